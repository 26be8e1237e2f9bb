//! A puzzle being solved.

use super::options::Replies;
use crate::board::{Point, Position};
use crate::teach::puzzle::{GoalKind, Puzzle};
use crate::teach::train::grade::Grade;

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
    /// Plies of the whole win after as many attacking moves as stand before each, where its length is known: a
    /// longer way makes it longer.
    pub whole: Vec<Option<u16>>,
    /// The moves that were tried, good or bad.
    pub tried: Vec<Point>,
    /// How the defender's replies are chosen.
    pub replies: Replies,
    /// Where other replies lead that are still to be answered, the solver to move.
    pub pending: Vec<Position>,
    /// Whether it is not said if there is a win at all.
    pub look: bool,
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
            whole: vec![puzzle.goal.within],
            look: puzzle.goal.kind == GoalKind::None,
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

    /// Plies of the whole win, as far as it was played.
    pub fn whole(&self, position: &Position) -> Option<u16> {
        *self.whole.get(self.moves(position))?
    }

    /// A move that keeps the win, from this position on.
    pub fn kept(&mut self, position: &Position, grade: &Grade) {
        let moves = self.moves(position);
        self.whole.truncate(moves + 1);
        self.whole.push(grade.whole(self.whole(position)));
    }

    /// Whether the solver is to name the defender's reply in this position.
    pub fn awaits_reply(&self, position: &Position) -> bool {
        let turn = position.to_move() == self.start.to_move();
        self.replies == Replies::Mine && self.is_open() && self.puzzle.goal.kind.attacks() && !turn
    }

    /// Whether something was tried, or help was taken.
    pub fn is_begun(&self) -> bool {
        !self.tried.is_empty() || self.hints > 0
    }

    /// Whether moves are graded.
    pub fn is_open(&self) -> bool {
        self.state == State::Open
    }
}
