//! The answer key, a move that does not win, and the whole-board tree.

use super::options::SolveOptions;
use super::outside::Outside;
use super::{Answer, Session};
use crate::board::{IllegalMove, Point, Position};
use crate::reply::{Reply, StrategyView, Trouble};
use crate::solve::{Budget, Class, Stop};
use crate::strategy::tally::Tally;
use crate::strategy::verify::{self, Demand};
use crate::strategy::{self, size};
use crate::teach::analyze::{self, Refused};
use crate::teach::puzzle::GoalKind;
use crate::teach::train::grade::Grader;

impl Session {
    /// The board with the side to move that was asked for.
    pub(super) fn seen_by(&self, options: &SolveOptions) -> Position {
        options.side.map_or_else(|| self.position.clone(), |side| self.position.with_turn(side))
    }

    pub(super) fn key(&mut self, options: &SolveOptions, outside: &mut dyn Outside) -> Answer {
        self.fit(options);
        let budget = options.budget(outside.stop());
        let asked = self.task.as_ref().filter(|_| options.goal.is_none()).map(|task| task.puzzle.goal);
        let kind = asked.map(|goal| match goal.kind {
            GoalKind::FindAll => {
                Grader { vcf: &mut self.vcf, budget: budget.clone(), goal }.wanted(&self.position).kind
            }
            kind => kind,
        });
        if kind == Some(GoalKind::Defend) {
            // Here a move is worth what it holds.
            return self.defend(options, outside);
        }
        let goal = options.goal.or(kind.and_then(GoalKind::class)).unwrap_or(Class::Vcf);
        let position = self.seen_by(options);
        let key = analyze::key(&mut self.vcf, &position, goal, &budget).map_err(Trouble::Refused)?;
        let told = kind == Some(GoalKind::None) || key.win.verdict.proven().is_some();
        self.shown_of(&position, told);
        Ok(Reply::Key(Box::new(key)))
    }

    pub(super) fn why_not(&mut self, point: Point, options: &SolveOptions, stop: &Stop) -> Answer {
        self.fit(options);
        let position = self.seen_by(options);
        let budget = options.budget(stop.clone());
        let found = analyze::why_not(&mut self.vcf, &position, point, options.goal, &budget)
            .map_err(Trouble::Refused)?
            .ok_or(Trouble::Illegal(IllegalMove::Occupied(point)))?;
        self.shown_of(&position, found.win.proven().is_some());
        Ok(Reply::WhyNot(Box::new(found)))
    }

    pub(super) fn study(&mut self, options: &SolveOptions, stop: &Stop) -> Answer {
        // Somebody waits, and every reply is a question of its own.
        let all = crate::solve::threads::available();
        let threads = options.threads.map_or(all, usize::from);
        let budget = Budget { threads, ..options.budget(stop.clone()) };
        let tree = strategy::shipped(self.position.rule());
        let found = analyze::study(tree, &self.position, &budget).map_err(Trouble::Unstudied)?;
        Ok(Reply::Study(Box::new(found)))
    }

    /// The whole-board tree under the rule of the board, and some of its decisions verified.
    pub(super) fn strategy(&self, sample: Option<usize>, stop: &Stop) -> Answer {
        let tree = strategy::shipped(self.position.rule());
        let stopped = |_| Trouble::Unstudied(Refused::Stopped.into());
        let size = size::of(tree, stop).map_err(stopped)?;
        let verified = match sample {
            None => None,
            Some(sample) => {
                let (all, _) = verify::decisions_until(tree, &tree.finished, stop).map_err(stopped)?;
                let demand = Demand::new(tree, stop.clone());
                let looked =
                    verify::sample(&all, sample).map(|decision| verify::look(tree, decision, &demand));
                let mut tally = Tally::default();
                for looked in looked {
                    tally.add(looked.map_err(stopped)?);
                }
                Some((all.len(), tally))
            }
        };
        Ok(Reply::Strategy(Box::new(StrategyView { tree, size, verified })))
    }
}
