//! The answer key, and a move that does not win.

use super::super::options::SolveOptions;
use super::{Answer, Session};
use crate::board::{IllegalMove, Point, Position};
use crate::solve::{Budget, Class, Stop};
use crate::strategy;
use crate::teach::key;
use crate::teach::study;
use crate::teach::whynot;
use crate::words::{Reply, Trouble};

impl Session {
    /// The board with the side to move that was asked for.
    pub(super) fn seen_by(&self, options: &SolveOptions) -> Position {
        options.side.map_or_else(|| self.position.clone(), |side| self.position.with_turn(side))
    }

    pub(super) fn key(&mut self, options: &SolveOptions, stop: &Stop) -> Answer {
        self.fit(options);
        // Where any win will do, the widest class that can be gone through.
        let puzzle_goal = self.puzzle_goal().map(|goal| goal.min(Class::Vct));
        let goal = options.goal.or(puzzle_goal).unwrap_or(Class::Vcf);
        let position = self.seen_by(options);
        let budget = options.budget(stop.clone());
        let key = key::key(&mut self.vcf, &position, goal, &budget).map_err(Trouble::Refused)?;
        self.shown(key.win.verdict.proven().is_some());
        Ok(Reply::Key(Box::new(key)))
    }

    pub(super) fn why_not(&mut self, point: Point, options: &SolveOptions, stop: &Stop) -> Answer {
        self.fit(options);
        let position = self.seen_by(options);
        let budget = options.budget(stop.clone());
        let found = whynot::why_not(&mut self.vcf, &position, point, options.goal, &budget)
            .map_err(Trouble::Refused)?
            .ok_or(Trouble::Illegal(IllegalMove::Occupied(point)))?;
        self.shown(found.win.proven().is_some());
        Ok(Reply::WhyNot(Box::new(found)))
    }

    pub(super) fn study(&mut self, options: &SolveOptions, stop: &Stop) -> Answer {
        // Somebody waits, and every reply is a question of its own.
        let all = std::thread::available_parallelism().map_or(1, usize::from);
        let threads = options.threads.map_or(all, usize::from);
        let budget = Budget { threads, ..options.budget(stop.clone()) };
        let tree = strategy::shipped(self.position.rule());
        let found = study::study(tree, &self.position, &budget).map_err(Trouble::Unstudied)?;
        Ok(Reply::Study(Box::new(found)))
    }
}
