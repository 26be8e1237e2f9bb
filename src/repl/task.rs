//! A puzzle being solved.

use super::options::Replies;
use crate::board::{Point, Position};
use crate::teach::puzzle::Puzzle;

/// Where a person stands with a puzzle.
#[derive(Clone, Debug)]
pub(super) struct Task {
    pub puzzle: Puzzle,
    /// The position it starts from (the puzzle's, perhaps under another rule or side).
    pub start: Position,
    pub misses: usize,
    pub hints: usize,
    /// The points named so far, where all of them are to be found.
    pub found: Vec<Point>,
    /// The position in which help was asked for last, by its hash, and the rungs shown there: each
    /// position has its own ladder.
    pub ladder: (u64, usize),
    /// What that help costs.
    pub help: f64,
    /// The moves that were tried, good or bad.
    pub tried: Vec<Point>,
    /// How the defender's replies are chosen.
    pub replies: Replies,
    /// Where other replies lead that are still to be answered, the solver to move.
    pub pending: Vec<Position>,
    pub state: State,
}

/// How far it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum State {
    Open,
    Solved,
    /// The answer was shown.
    Shown,
}

impl Task {
    pub fn new(puzzle: Puzzle, start: Position) -> Self {
        Self {
            puzzle,
            start,
            misses: 0,
            hints: 0,
            found: Vec::new(),
            ladder: (0, 0),
            help: 0.0,
            tried: Vec::new(),
            replies: Replies::Stubborn,
            pending: Vec::new(),
            state: State::Open,
        }
    }

    /// Attacking moves made so far.
    pub fn moves(&self, position: &Position) -> usize {
        (position.count() - self.start.count()).div_ceil(2)
    }

    /// Whether the solver is to name the defender's reply in this position.
    pub fn awaits_reply(&self, position: &Position) -> bool {
        let turn = position.to_move() == self.start.to_move();
        self.replies == Replies::Mine && self.is_open() && self.puzzle.goal.kind.attacks() && !turn
    }

    /// Whether moves are graded.
    pub fn is_open(&self) -> bool {
        self.state == State::Open
    }
}
