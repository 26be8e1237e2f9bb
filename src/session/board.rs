//! The session's commands that edit the board and take changes back.

use super::grammar::Command;
use super::grammar::board::{COLOR, FREE_POINTS, NEW_RULE, NUMBERS, TAKEN_POINTS};
use super::options::Replies;
use super::outside::Outside;
use super::task::State;
use super::{Answer, Moment, Session};
use crate::board::{Color, IllegalMove, Point, Position, Setup};
use crate::reply::{Done, Reply, Trouble};

impl Session {
    pub(super) fn show(&self, command: &Command) -> Reply {
        Reply::Board { position: Box::new(self.position.clone()), numbers: command.has(&NUMBERS) }
    }

    /// Replaces the position; `undo` restores the old one.
    pub(super) fn change(&mut self, position: Position) {
        self.advance(position);
        self.finding = None;
        self.walk = None;
    }

    /// Replaces the position by one for which the finding is still valid; `undo` restores the old one.
    pub(super) fn advance(&mut self, position: Position) {
        self.past.push(self.moment());
        self.position = position;
        self.future.clear();
    }

    fn moment(&self) -> Moment {
        (self.position.clone(), self.task.clone())
    }

    /// Restores a moment and returns the present one. The counts of wrong moves and hints in a puzzle are
    /// kept.
    fn exchange(&mut self, (position, task): Moment) -> Moment {
        let present = self.moment();
        self.position = position;
        match (&mut self.task, task) {
            (Some(now), Some(then)) => now.pending = then.pending,
            (_, task) => self.task = task,
        }
        present
    }

    /// Changes the position by hand, which ends the grading of a puzzle.
    pub(super) fn edit(&mut self, position: Position, done: Done) -> Reply {
        self.change(position.clone());
        self.task = None;
        Reply::Changed(done, Box::new(position))
    }

    pub(super) fn edited(&mut self, setup: &Setup, done: Done) -> Answer {
        let position = setup.position().map_err(Trouble::Impossible)?;
        Ok(self.edit(position, done))
    }

    pub(super) fn place(&mut self, command: &Command, _: &mut dyn Outside) -> Answer {
        let points: Vec<Point> = command.all(&FREE_POINTS).flatten().collect();
        let color = command.need(&COLOR)?;
        if let Some(&point) = points.iter().find(|&&point| !self.position.is_empty(point)) {
            return Err(Trouble::Illegal(IllegalMove::Occupied(point)));
        }
        let mut setup = self.position.setup();
        setup.stones[color].extend_from_slice(&points);
        self.edited(&setup, Done::Placed(color, points.len()))
    }

    pub(super) fn remove(&mut self, command: &Command, _: &mut dyn Outside) -> Answer {
        let points: Vec<Point> = command.all(&TAKEN_POINTS).flatten().collect();
        if let Some(&point) = points.iter().find(|&&point| self.position.is_empty(point)) {
            return Err(Trouble::NoStone(point));
        }
        let mut setup = self.position.setup();
        for color in Color::BOTH {
            setup.stones[color].retain(|point| !points.contains(point));
        }
        let removed = self.position.count() - setup.stones.black.len() - setup.stones.white.len();
        self.edited(&setup, Done::Removed(removed))
    }

    pub(super) fn clear(&mut self) -> Reply {
        let empty = Position::new(self.position.rule());
        self.edit(empty, Done::Cleared)
    }

    pub(super) fn swap(&mut self) -> Answer {
        let mut setup = self.position.setup();
        std::mem::swap(&mut setup.stones.black, &mut setup.stones.white);
        setup.to_move = setup.to_move.other();
        self.edited(&setup, Done::Swapped)
    }

    pub(super) fn turn(&mut self, color: Color) -> Reply {
        if color == self.position.to_move() {
            return Reply::Done(Done::Turn(color));
        }
        let position = self.position.with_turn(color);
        self.edit(position, Done::Turn(color))
    }

    /// Returns or changes the rule; positions loaded later without a rule of their own get it too.
    pub(super) fn rule(&mut self, command: &Command, _: &mut dyn Outside) -> Answer {
        let before = self.position.rule();
        let Some(rule) = command.get(&NEW_RULE) else { return Ok(Reply::Done(Done::Rule(before))) };
        let position = self.position.with_rule(rule).map_err(Trouble::Impossible)?;
        self.usual = rule;
        Ok(if rule == before { Reply::Done(Done::Rule(rule)) } else { self.edit(position, Done::Rule(rule)) })
    }

    pub(super) fn undo(&mut self) -> Answer {
        let before = match self.past.pop() {
            Some(before) => before,
            // The moves of a loaded game can be taken back one by one; those before the start of a puzzle
            // cannot.
            None if self.task.is_none() => {
                let mut before = self.position.clone();
                before.undo().ok_or(Trouble::NothingToUndo)?;
                (before, None)
            }
            None => return Err(Trouble::NothingToUndo),
        };
        let after = self.exchange(before);
        let stones = made(&self.position, &after.0);
        self.future.push(after);
        self.reopen();
        Ok(Reply::Changed(Done::Undone(stones), Box::new(self.position.clone())))
    }

    pub(super) fn redo(&mut self) -> Answer {
        let after = self.future.pop().ok_or(Trouble::NothingToRedo)?;
        let stones = made(&self.position, &after.0);
        let before = self.exchange(after);
        self.past.push(before);
        self.reopen();
        Ok(Reply::Changed(Done::Redone(stones), Box::new(self.position.clone())))
    }

    /// Updates the state after `undo` or `redo`: a finding belongs to another position.
    pub(super) fn reopen(&mut self) {
        self.finding = None;
        self.walk = None;
        if let Some(task) = self.task.as_mut().filter(|task| task.state != State::Shown) {
            // The solver's moves are answered at once, except the deciding one.
            let attacker = task.start.to_move();
            let forced = task.replies != Replies::Mine || self.position.five_points(attacker).len() > 1;
            let decided = (self.position.to_move() != attacker && forced) || self.position.winner().is_some();
            task.state = if decided { State::Solved } else { State::Open };
        }
    }
}

/// The moves that lead from one position to a later one; empty where the position was changed by hand.
fn made(before: &Position, after: &Position) -> Vec<Point> {
    after.moves().get(before.moves().len()..).map_or(Vec::new(), <[Point]>::to_vec)
}
