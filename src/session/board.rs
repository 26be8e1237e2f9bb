//! The board edited by hand, and commands that go back and forth.

use super::grammar::Command;
use super::grammar::board::{COLOR, FREE_POINTS, NEW_RULE, NUMBERS, TAKEN_POINTS};
use super::outside::Outside;
use super::{Answer, Session};
use crate::board::{Color, IllegalMove, Point, Position, Rule, Setup};
use crate::reply::{Done, Reply, Trouble};

impl Session {
    /// The puzzle that is open, or the board as it stands.
    pub(super) fn standing(&self) -> Reply {
        let task = self.is_grading().then(|| self.task_view()).flatten();
        let board = || Reply::Board { position: Box::new(self.board.position.clone()), numbers: false };
        task.unwrap_or_else(board)
    }

    /// The board; that of a puzzle under renju as the puzzle shows it, without marks on the forbidden points.
    pub(super) fn show(&self, command: &Command) -> Reply {
        let open = self.board.task.as_ref().filter(|task| task.is_open() && task.start.rule() == Rule::Renju);
        if let Some(task) = open.and_then(|_| self.task_view()).filter(|_| !command.has(&NUMBERS)) {
            return task;
        }
        Reply::Board { position: Box::new(self.board.position.clone()), numbers: command.has(&NUMBERS) }
    }

    /// Replaces the position; `undo` restores the old one.
    pub(super) fn change(&mut self, position: Position) {
        self.board.advance(self.board.moment(), position);
        self.known.forget();
    }

    /// Goes on to a position that is no longer the puzzle's.
    pub(super) fn depart(&mut self, position: Position) {
        self.change(position);
        self.board.task = None;
    }

    /// A change by hand.
    pub(super) fn edit(&mut self, position: Position, done: Done) -> Reply {
        self.leave_study();
        let before = self.board.record.clone();
        self.depart(position.clone());
        // Without a move there was nothing in the record that the board does not show.
        let replaced = !before.line().0.is_empty() && !before.is_of_game(&self.board.record);
        let done = if replaced { Done::NewRecord(Box::new(done)) } else { done };
        Reply::Changed(done, Box::new(position))
    }

    pub(super) fn edited(&mut self, setup: &Setup, done: Done) -> Answer {
        let position = setup.position().map_err(Trouble::Impossible)?;
        Ok(self.edit(position, done))
    }

    pub(super) fn place(&mut self, command: &Command, _: &mut dyn Outside) -> Answer {
        let points: Vec<Point> = command.all(&FREE_POINTS).flatten().collect();
        let color = command.need(&COLOR)?;
        if let Some(&point) = points.iter().find(|&&point| !self.board.position.is_empty(point)) {
            return Err(Trouble::Illegal(IllegalMove::Occupied(point)));
        }
        let mut setup = self.board.position.setup();
        setup.stones[color].extend_from_slice(&points);
        self.edited(&setup, Done::Placed(color, points.len()))
    }

    pub(super) fn remove(&mut self, command: &Command, _: &mut dyn Outside) -> Answer {
        let points: Vec<Point> = command.all(&TAKEN_POINTS).flatten().collect();
        if let Some(&point) = points.iter().find(|&&point| self.board.position.is_empty(point)) {
            return Err(Trouble::NoStone(point));
        }
        let mut setup = self.board.position.setup();
        for color in Color::BOTH {
            setup.stones[color].retain(|point| !points.contains(point));
        }
        let removed = self.board.position.count() - setup.stones.black.len() - setup.stones.white.len();
        self.edited(&setup, Done::Removed(removed))
    }

    pub(super) fn clear(&mut self) -> Reply {
        let empty = Position::new(self.board.position.rule());
        self.edit(empty, Done::Cleared)
    }

    pub(super) fn swap(&mut self) -> Answer {
        let mut setup = self.board.position.setup();
        std::mem::swap(&mut setup.stones.black, &mut setup.stones.white);
        setup.to_move = setup.to_move.other();
        self.edited(&setup, Done::Swapped)
    }

    pub(super) fn turn(&mut self, color: Color) -> Reply {
        if color == self.board.position.to_move() {
            return Reply::Done(Done::Turn(color));
        }
        let position = self.board.position.with_turn(color);
        self.edit(position, Done::Turn(color))
    }

    /// Returns or changes the rule; positions loaded later without a rule of their own get it too.
    pub(super) fn rule(&mut self, command: &Command, _: &mut dyn Outside) -> Answer {
        let before = self.board.position.rule();
        let Some(rule) = command.get(&NEW_RULE) else { return Ok(Reply::Done(Done::Rule(before))) };
        let position = self.board.position.with_rule(rule).map_err(Trouble::Impossible)?;
        self.usual = rule;
        Ok(if rule == before { Reply::Done(Done::Rule(rule)) } else { self.edit(position, Done::Rule(rule)) })
    }

    pub(super) fn undo(&mut self, outside: &dyn Outside) -> Answer {
        let stones = self.board.undo().ok_or(Trouble::NothingToUndo)?;
        self.known.forget();
        let undone = Reply::Changed(Done::Undone(stones), Box::new(self.board.position.clone()));
        self.studied(undone, outside)
    }

    pub(super) fn redo(&mut self, outside: &dyn Outside) -> Answer {
        let stones = self.board.redo().ok_or(Trouble::NothingToRedo)?;
        self.known.forget();
        let redone = Reply::Changed(Done::Redone(stones), Box::new(self.board.position.clone()));
        self.studied(redone, outside)
    }
}
