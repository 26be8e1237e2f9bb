//! The board and the puzzle on it, and what `undo` and `redo` bring back.

use super::options::Replies;
use super::record::Record;
use super::task::{State, Task};
use crate::board::{FiveStop, Point, Position};
use crate::formats::{FormatError, NodeId};

/// A board that can be had back, with the puzzle and the record of the game it belonged to.
#[derive(Clone)]
pub(super) struct Moment {
    position: Position,
    task: Option<Task>,
    record: Record,
}

/// The board as it stands, and the boards before and after it.
///
/// A game against the program is no part of a moment: `undo` may bring a puzzle back beside it.
#[derive(Default)]
pub(super) struct History {
    pub position: Position,
    /// The puzzle on the board, until the position is changed by hand.
    pub task: Option<Task>,
    /// The game of which the board is a part.
    pub record: Record,
    past: Vec<Moment>,
    future: Vec<Moment>,
}

impl History {
    /// A board with nothing before it.
    pub fn new(position: Position, task: Option<Task>) -> Self {
        Self { record: Record::of(&position), position, task, ..Self::default() }
    }

    /// The board as it stands, to be had back later.
    pub fn moment(&self) -> Moment {
        Moment { position: self.position.clone(), task: self.task.clone(), record: self.record.clone() }
    }

    /// Goes on to a position; `before` is what `undo` brings back.
    pub fn advance(&mut self, before: Moment, position: Position) {
        self.past.push(before);
        self.record.follow(&position);
        self.position = position;
        self.future.clear();
    }

    /// Goes to a node of the record.
    pub fn visit(&mut self, node: NodeId) -> Result<(), FormatError> {
        let mut record = self.record.clone();
        let position = record.go(node, &self.position)?;
        let before = self.moment();
        self.record = record;
        self.advance(before, position);
        Ok(())
    }

    /// Changes the record, which goes on from the board as it then stands.
    pub fn rewrite(&mut self, change: impl FnOnce(&mut Record)) -> Result<(), FormatError> {
        let before = self.moment();
        change(&mut self.record);
        let at = self.record.node();
        match self.record.go(at, &self.position) {
            Ok(position) => {
                self.advance(before, position);
                Ok(())
            }
            Err(error) => {
                self.record = before.record;
                Err(error)
            }
        }
    }

    /// Goes on along a walk: however many steps it has, `undo` takes it back as a whole, to the board from before
    /// its first step. The record of the game stays where it is.
    pub fn walk_to(&mut self, position: Position, is_first_step: bool) {
        if is_first_step {
            self.past.push(self.moment());
            self.future.clear();
        }
        self.position = position;
    }

    /// Returns from a walk to the board from before its first step, which then is no change to take back.
    pub fn walk_home(&mut self) {
        if let Some(before) = self.past.pop() {
            self.position = before.position;
        }
    }

    /// Sets a puzzle on the position where it begins, which is on the board; `undo` brings the board without it back.
    pub fn begin(&mut self, task: Task) {
        let before = self.moment();
        self.advance(before, task.start.clone());
        self.task = Some(task);
    }

    /// Leaves a puzzle that is a moment of the game: the game is as it was before, at that move. `undo` brings the puzzle
    /// back. Returns whether there was such a puzzle.
    pub fn return_to_game(&mut self) -> bool {
        let is_try = |task: Option<&Task>| task.is_some_and(|task| task.in_game);
        if !is_try(self.task.as_ref()) {
            return false;
        }
        let game = self.past.iter().rev().find(|moment| !is_try(moment.task.as_ref())).cloned();
        let Some(Moment { position, task, record }) = game else { return false };
        self.past.push(self.moment());
        self.future.clear();
        (self.position, self.task, self.record) = (position, task, record);
        true
    }

    /// The puzzle that is on the board, or that was before the position was changed by hand.
    pub fn puzzle_before(&self) -> Option<&Task> {
        self.task.as_ref().or_else(|| self.past.iter().rev().find_map(|moment| moment.task.as_ref()))
    }

    /// Goes back, and says which moves were taken back; `None` where nothing can be.
    pub fn undo(&mut self) -> Option<Vec<Point>> {
        let before = match self.past.pop() {
            Some(before) => before,
            // A game that was loaded is taken back move by move; a puzzle starts where it starts.
            None if self.task.is_none() => {
                let mut before = self.position.clone();
                before.undo()?;
                let mut record = self.record.clone();
                record.follow(&before);
                Moment { position: before, task: None, record }
            }
            None => return None,
        };
        let after = self.exchange(before);
        let stones = made(&self.position, &after.position);
        self.future.push(after);
        Some(stones)
    }

    /// Goes forward again, and says which moves were made again; `None` where nothing was taken back.
    pub fn redo(&mut self) -> Option<Vec<Point>> {
        let after = self.future.pop()?;
        let stones = made(&self.position, &after.position);
        let before = self.exchange(after);
        self.past.push(before);
        Some(stones)
    }

    /// Brings a moment back and hands out the present one. What was counted of a puzzle stays counted.
    fn exchange(&mut self, Moment { position, task, record }: Moment) -> Moment {
        let present = self.moment();
        (self.position, self.record) = (position, record);
        match (&mut self.task, task) {
            (Some(now), Some(then)) if now.in_game == then.in_game && now.puzzle.id == then.puzzle.id => {
                now.pending = then.pending;
            }
            (now, then) => *now = then,
        }
        self.reopen();
        present
    }

    /// After the board went to and fro the puzzle is open again, unless this board decides it or its answer was shown.
    fn reopen(&mut self) {
        if let Some(task) = self.task.as_mut().filter(|task| task.state != State::Shown) {
            // The solver's moves are answered at once, except the one that decides.
            let attacker = task.start.to_move();
            let forced = task.replies != Replies::Mine || self.position.five_stop() == FiveStop::Impossible;
            let decided = (self.position.to_move() != attacker && forced) || self.position.winner().is_some();
            task.state = if decided { State::Solved } else { State::Open };
        }
    }
}

/// The moves that lead from one position to a later one; none where it was changed by hand.
fn made(before: &Position, after: &Position) -> Vec<Point> {
    after.moves().get(before.moves().len()..).map_or(Vec::new(), <[Point]>::to_vec)
}
