//! Hints in rungs.

use std::rc::Rc;

use super::options::SolveOptions;
use super::task::Ladder;
use super::{Answer, Session};
use crate::reply::{Reply, Trouble};
use crate::solve::defend::Fate;
use crate::solve::{Budget, Class};
use crate::teach::analyze::{self, Finding, SearchRequest};
use crate::teach::puzzle::GoalKind;
use crate::teach::train::facts;
use crate::teach::train::grade::Grader;
use crate::teach::train::hint::{self, Rung, SoughtPoints};

/// The limit on nodes of the search for a win by threats on which hints are based: about two seconds at the
/// most.
const HINT_NODES: u64 = 200_000;

impl Session {
    pub(super) fn hint(&mut self, limits: &Budget) -> Answer {
        let none = if self.game.is_some() { Trouble::NoHintsInGame } else { Trouble::NoPuzzle };
        let task = self.board.task.as_ref().ok_or(none)?;
        if task.awaits_reply(&self.board.position) {
            return Err(Trouble::ReplyFirst(self.board.position.to_move()));
        }
        if let Some(rungs) = self.rungs_to_points(limits)? {
            return self.next_rung(&rungs);
        }
        let finding = self.hinted(limits)?;
        let task = self.board.task.as_ref().ok_or(Trouble::NoPuzzle)?;
        let Some(win) = finding.verdict.proven() else {
            return Ok(Reply::Finding(finding));
        };
        let mut rungs = hint::rungs(&task.puzzle, &self.board.position, win, finding.shortest, &mut self.vcf);
        if task.look && self.board.position == task.start {
            let tempting = facts::threats(&self.board.position);
            if !tempting.is_empty() {
                rungs.insert(0, Rung::Tempting(tempting));
            }
        }
        self.next_rung(&rungs)
    }

    /// The win that hints lead to: the one that is known already, so that hints, `why` and `step` speak of the same proof;
    /// otherwise one that is searched, which is then known.
    fn hinted(&mut self, limits: &Budget) -> Result<Rc<Finding>, Trouble> {
        let side = self.board.position.to_move();
        let goal = self.puzzle_goal().unwrap_or(Class::Vcf);
        let fits = |known: &Rc<Finding>| {
            let class = known.verdict.proven().map(|win| win.class);
            known.position == self.board.position && class.is_some_and(|class| class <= goal)
        };
        if let Some(known) = self.known.answer(&SolveOptions::default(), Some(side)).filter(fits) {
            return Ok(known);
        }
        let found = Rc::new(match goal {
            Class::Vct | Class::Win => {
                let budget = Budget { nodes: Some(HINT_NODES), ..limits.telling() };
                let question = SearchRequest { goal, shortest: true, all: false, budget };
                analyze::find(&mut self.vcf, &self.board.position, &question).map_err(Trouble::Refused)?
            }
            Class::Vcf => self.shortest(limits)?,
        });
        // A walk goes on through the win that it began with.
        if found.verdict.proven().is_some() && self.known.walk().is_none() {
            self.known.keep(Rc::clone(&found), SolveOptions::default());
        }
        Ok(found)
    }

    /// The hints for a puzzle without a win to play: points are to be found, or there is nothing to find.
    fn rungs_to_points(&mut self, limits: &Budget) -> Result<Option<Vec<Rung>>, Trouble> {
        let task = self.board.task.as_ref().ok_or(Trouble::NoPuzzle)?;
        let kind = task.puzzle.goal.kind;
        if kind.attacks() {
            return Ok(None);
        }
        let (position, found) = (self.board.position.clone(), task.found.clone());
        let is_here = |known: &&Ladder| known.position == position && known.found == found;
        if let Some(known) = task.ladder.as_ref().filter(is_here) {
            return Ok(Some(known.rungs.clone()));
        }
        let budget = Budget { nodes: Some(HINT_NODES), ..limits.clone() };
        let rungs = if kind == GoalKind::None {
            let facts = facts::facts(&self.board.position, kind, &budget).map_err(Trouble::NoHelp)?;
            hint::decoy_rungs(&task.puzzle, &facts)
        } else {
            let sought = self.sought(kind, budget)?;
            let task = self.board.task.as_ref().ok_or(Trouble::NoPuzzle)?;
            hint::rungs_to_points(&task.puzzle, &self.board.position, &sought)
        };
        if let Some(task) = &mut self.board.task {
            task.ladder = Some(Ladder { position, found, rungs: rungs.clone() });
        }
        Ok(Some(rungs))
    }

    /// The whole answer: the win, or the last rung where there is no win to play.
    pub(super) fn show_answer(&mut self, limits: &Budget) -> Answer {
        if self.board.task.as_ref().is_some_and(|task| !task.puzzle.goal.kind.attacks() && task.is_open())
            && let Ok(Some(rungs)) = self.rungs_to_points(limits)
            && let Some(rung) = rungs.last()
        {
            let reply = Reply::Hint { number: rungs.len(), of: Some(rungs.len()), rung: rung.clone() };
            self.shown(true);
            return Ok(reply);
        }
        self.won(&SolveOptions::default(), limits, |_, finding| Ok(Reply::Finding(finding)))
    }

    /// The points to be found, and the threat where one of them must hold.
    fn sought(&mut self, kind: GoalKind, budget: Budget) -> Result<SoughtPoints, Trouble> {
        let task = self.board.task.as_ref().ok_or(Trouble::NoPuzzle)?;
        let (found, goal) = (task.found.clone(), task.puzzle.goal);
        if kind == GoalKind::Defend {
            let defence =
                analyze::defend(&self.board.position, Class::Vct, &budget).map_err(Trouble::Refused)?;
            let loses = |(point, fate): &(_, Fate)| matches!(fate, Fate::Loses(_)).then_some(*point);
            return Ok(SoughtPoints {
                left: defence.holding().collect(),
                found,
                wrong: defence.moves.iter().filter_map(loses).collect(),
                holds: true,
                threat: Finding::of_threat(&self.board.position, &defence).verdict.proven().cloned(),
            });
        }
        let mut grader = Grader { vcf: &mut self.vcf, budget, goal };
        let wanted = grader.wanted(&self.board.position);
        let mut sought = SoughtPoints { found, ..SoughtPoints::default() };
        sought.left = wanted.points.iter().copied().filter(|point| !sought.found.contains(point)).collect();
        if wanted.complete {
            let others = self.board.position.empties().filter(|point| !wanted.points.contains(point));
            sought.wrong = others.collect();
        }
        Ok(sought)
    }

    /// The rung after those that were shown in this position.
    fn next_rung(&mut self, rungs: &[Rung]) -> Answer {
        let task = self.board.task.as_mut().ok_or(Trouble::NoPuzzle)?;
        // With every point found the puzzle is done: there is always a rung.
        let last = rungs.len().checked_sub(1).ok_or(Trouble::NoWin)?;
        // Each point that is found opens a ladder of its own.
        let here = task.place(&self.board.position);
        let shown = task.rungs_shown.get(&here).copied().unwrap_or(0);
        let at = shown.min(last);
        if shown <= last {
            task.hints += 1;
            task.help += rungs[at].cost();
            task.rungs_shown.insert(here, at + 1);
        }
        // Where the puzzle asks whether there is a win, the number of rungs would reveal it.
        let of = (!task.look || at == last).then_some(rungs.len());
        Ok(Reply::Hint { number: at + 1, of, rung: rungs[at].clone() })
    }
}
