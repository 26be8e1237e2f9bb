//! The state of a puzzle that is being solved.

use std::collections::{BTreeMap, BTreeSet};

use super::options::Replies;
use crate::board::{Point, Position};
use crate::teach::explain::MoveReason;
use crate::teach::puzzle::{GoalKind, Puzzle};
use crate::teach::train::grade::Grade;
use crate::teach::train::hint::Rung;

/// The state of a puzzle that is being solved.
#[derive(Clone, Debug)]
pub(super) struct Task {
    pub puzzle: Puzzle,
    /// The position from which it starts: the puzzle's, perhaps under another rule or side.
    pub start: Position,
    pub misses: usize,
    /// The number of wrong moves in each position, by the key of the place ([`Task::place`]).
    pub missed_at: BTreeMap<u64, usize>,
    /// The last wrong move, until a right one is made.
    pub missed: Option<Missed>,
    pub hints: usize,
    /// The points found so far, where all of them are to be found.
    pub found: Vec<Point>,
    /// The number of rungs shown, by the key of the place: hints begin again in each position, and go on where they
    /// were when it comes back.
    pub rungs_shown: BTreeMap<u64, usize>,
    /// The hints for points to be found that were searched last, which may have taken a second.
    pub ladder: Option<Ladder>,
    /// The commands that were asked for help beside `hint`.
    pub looked: BTreeSet<String>,
    /// The amount by which these hints lower the score.
    pub help: f64,
    /// The plies of the whole win after each number of attacking moves, where the length is known: a detour
    /// makes it longer.
    pub whole: Vec<Option<u16>>,
    /// The moves that were tried, good or bad.
    pub tried: Vec<Point>,
    /// The manner of the defender's replies.
    pub replies: Replies,
    /// The positions after other replies that are still to be answered, with the solver to move.
    pub pending: Vec<Position>,
    /// Whether the puzzle asks if there is a win at all.
    pub look: bool,
    /// Whether the puzzle is a moment of the game on the board, to which leaving it returns.
    pub in_game: bool,
    pub state: State,
}

/// The hints for the points that are to be found in a position, where some are found.
#[derive(Clone, Debug)]
pub(super) struct Ladder {
    pub position: Position,
    pub found: Vec<Point>,
    pub rungs: Vec<Rung>,
}

/// A wrong move, with what is known of it.
#[derive(Clone, Debug)]
pub(super) struct Missed {
    pub grade: Grade,
    /// What it makes.
    pub reason: MoveReason,
    /// Whether its refutation was told.
    pub told: bool,
}

/// The progress of a puzzle.
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
            missed_at: BTreeMap::new(),
            missed: None,
            hints: 0,
            found: Vec::new(),
            rungs_shown: BTreeMap::new(),
            ladder: None,
            looked: BTreeSet::new(),
            help: 0.0,
            tried: Vec::new(),
            replies: Replies::Stubborn,
            pending: Vec::new(),
            in_game: false,
            state: State::Open,
        }
    }

    /// The puzzle from its start; hints that were shown stay shown.
    pub fn again(self) -> Self {
        let Self { hints, rungs_shown, looked, help, in_game, .. } = self;
        Self { hints, rungs_shown, looked, help, in_game, ..Self::new(self.puzzle, self.start) }
    }

    /// The key of a place in the puzzle: the position, and where points are to be found the number of those found.
    pub fn place(&self, position: &Position) -> u64 {
        position.hash() ^ self.found.len() as u64
    }

    /// Records a wrong move in this position, and returns whether its refutation is kept back: it may give the right
    /// move away, so it is told from the second wrong move on.
    pub fn miss(&mut self, position: &Position, grade: &Grade, reason: &MoveReason) -> bool {
        self.misses += 1;
        let place = self.place(position);
        let misses = self.missed_at.entry(place).or_default();
        *misses += 1;
        let told = *misses > 1;
        self.missed = Some(Missed { grade: grade.clone(), reason: reason.clone(), told });
        !told
    }

    /// The number of attacking moves made so far.
    pub fn moves(&self, position: &Position) -> usize {
        (position.count() - self.start.count()).div_ceil(2)
    }

    /// The plies of the whole win that is being played, where the length is known.
    pub fn whole(&self, position: &Position) -> Option<u16> {
        *self.whole.get(self.moves(position))?
    }

    /// Records a move that keeps the win, made in this position.
    pub fn kept(&mut self, position: &Position, grade: &Grade) {
        let moves = self.moves(position);
        self.whole.truncate(moves + 1);
        self.whole.push(grade.whole(self.whole(position)));
    }

    /// Whether the user must choose the defender's reply in this position.
    pub fn awaits_reply(&self, position: &Position) -> bool {
        let turn = position.to_move() == self.start.to_move();
        self.replies == Replies::Mine && self.is_open() && self.puzzle.goal.kind.attacks() && !turn
    }

    /// Whether a move was tried, or a hint was taken.
    pub fn is_begun(&self) -> bool {
        !self.tried.is_empty() || self.hints > 0
    }

    /// Whether moves are graded.
    pub fn is_open(&self) -> bool {
        self.state == State::Open
    }
}
