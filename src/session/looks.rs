//! The session's commands for the answer key, for moves that do not win, and for the whole-board tree.

use std::rc::Rc;

use super::grammar::Command;
use super::grammar::strategy::SAMPLE;
use super::grammar::wins::ATTACK;
use super::options::SolveOptions;
use super::outside::Outside;
use super::{Answer, Session};
use crate::board::{IllegalMove, Position};
use crate::reply::{Reply, StrategyView, Trouble};
use crate::solve::Class;
use crate::strategy::size;
use crate::strategy::tally::Tally;
use crate::strategy::verify::{self, Demand};
use crate::teach::analyze::{self, Refused};
use crate::teach::puzzle::GoalKind;
use crate::teach::train::grade::Grader;

impl Session {
    /// The position with the requested side to move.
    pub(super) fn seen_by(&self, options: &SolveOptions) -> Position {
        options.side.map_or_else(|| self.board.position.clone(), |side| self.board.position.with_turn(side))
    }

    pub(super) fn key(&mut self, command: &Command, outside: &mut dyn Outside) -> Answer {
        let options = self.fitted(command);
        let budget = options.budget(outside.limits()).telling();
        let asked = self.board.task.as_ref().filter(|_| options.goal.is_none()).map(|task| task.puzzle.goal);
        let kind = asked.map(|goal| match goal.kind {
            GoalKind::FindAll => {
                Grader { vcf: &mut self.vcf, budget: budget.clone(), goal }.wanted(&self.board.position).kind
            }
            kind => kind,
        });
        if kind == Some(GoalKind::Defend) {
            // Here the value of a move is whether it holds.
            return self.defend(command, outside);
        }
        let goal = options.goal.or(kind.and_then(GoalKind::class)).unwrap_or(Class::Vcf);
        let position = self.seen_by(&options);
        let key = analyze::key(&mut self.vcf, &position, goal, &budget).map_err(Trouble::Refused)?;
        let told = kind == Some(GoalKind::None) || key.win.verdict.proven().is_some();
        self.shown_of(&position, told);
        Ok(Reply::Key(Box::new(key)))
    }

    pub(super) fn why_not(&mut self, command: &Command, outside: &mut dyn Outside) -> Answer {
        if !command.has(&ATTACK)
            && let Some(refutation) = self.refutation()
        {
            return Ok(refutation);
        }
        let (point, options) = (command.need(&ATTACK)?, self.fitted(command));
        let position = self.seen_by(&options);
        let budget = options.budget(outside.limits());
        let found = analyze::why_not(&mut self.vcf, &position, point, options.goal, &budget)
            .map_err(Trouble::Refused)?
            .ok_or(Trouble::Illegal(IllegalMove::Occupied(point)))?;
        self.shown_of(&position, found.win.proven().is_some());
        Ok(Reply::WhyNot(Box::new(found)))
    }

    /// The whole-board tree under the position's rule, with the result of verifying some decisions.
    pub(super) fn strategy(&mut self, command: &Command, outside: &mut dyn Outside) -> Answer {
        self.take_tree(command, outside)?;
        let (stop, tree) = (&outside.stop(), self.strategy_tree());
        let stopped = |_| Trouble::Unstudied(Refused::Stopped.into());
        let size = size::of(tree, stop).map_err(stopped)?;
        let verified = match command.get(&SAMPLE) {
            None => None,
            Some(sample) => {
                let seconds = verify::seconds(tree);
                let (all, _) = verify::decisions_until(tree, &seconds, stop).map_err(stopped)?;
                let demand = Demand { numbers: true, ..Demand::new(tree, stop.clone()) };
                let looked =
                    verify::sample(&all, sample).map(|decision| verify::look(tree, decision, &demand));
                let mut tally = Tally::default();
                for looked in looked {
                    tally.add(looked.map_err(stopped)?);
                }
                Some((all.len(), tally))
            }
        };
        let tree = self.tree.clone().unwrap_or_else(|| Rc::new(tree.clone()));
        Ok(Reply::Strategy(Box::new(StrategyView { tree, size, verified })))
    }
}
