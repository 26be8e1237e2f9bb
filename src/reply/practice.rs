//! Replies in practice, as data.

use super::lists::{CycleView, Track};
use super::views::TaskView;
use crate::board::Point;
use crate::teach::Notice;
use crate::teach::train::{Attempt, AttemptMode, Millis, PracticeStats, Skill};

/// An attempt that has ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Closed {
    /// The attempt.
    pub attempt: Attempt,
    /// The solver's rating before and after it; both are equal where the attempt is not rated.
    pub skill: (Skill, Skill),
    /// The number of attempts so far that were rated, this one included.
    pub rated: usize,
    /// The time until the puzzle is due again, in milliseconds.
    pub due_in: Millis,
    /// Whether the puzzle was shown as a rotated or mirrored image.
    pub turned: bool,
}

/// What follows in practice.
#[derive(Default, Debug)]
pub enum Upcoming {
    /// The puzzle stays on the board.
    #[default]
    Stays,
    /// A puzzle was set.
    Task {
        /// The puzzle.
        task: Box<TaskView>,
        /// Why the puzzle was chosen.
        mode: AttemptMode,
        /// The puzzle's rating, where it does not reveal the answer.
        rating: Option<f64>,
        /// The solver's rating.
        skill: Skill,
        /// The number of the puzzle in the placement, from 1; `None` where the solver is placed.
        placing: Option<usize>,
        /// Whether the puzzle failed before in this session.
        again: bool,
        /// The fixed list in which the puzzle stands, if there is one.
        track: Option<Box<Track>>,
        /// In a review: the number of puzzles that are due, including this one; in a fixed list that of the puzzles
        /// left.
        due: usize,
        /// In a streak: the remaining time in milliseconds.
        left: Option<Millis>,
    },
    /// The time is up.
    Over(Run),
    /// All puzzles of a list were set.
    Done(Run),
    /// A cycle through a set has ended.
    Cycle(Box<CycleView>),
    /// Nothing in the last session failed or was slow.
    NothingToReplay,
    /// No puzzle is due; the milliseconds until the next one is, if there is one.
    NothingDue(Option<Millis>),
    /// No puzzle fulfils the conditions.
    NoneFits,
}

/// A streak: puzzles against the clock.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Run {
    /// The number of puzzles solved without a wrong move.
    pub solved: usize,
    /// The number of puzzles tried.
    pub tried: usize,
    /// The number of puzzles solved in a row at present.
    pub row: usize,
    /// The largest number of puzzles solved in a row.
    pub longest: usize,
}

/// What follows a good move, where it is not the reply that delays the five longest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Then {
    /// The user chooses the defender's reply.
    YourReply,
    /// The line is won, and the defender tries this other reply instead; the number of replies that are left
    /// after it.
    Otherwise(Point, usize),
}

/// The statistics of practice.
#[derive(Debug)]
pub struct StatsView {
    /// The statistics.
    pub stats: PracticeStats,
    /// The present time.
    pub now: Millis,
    /// Notices about stored progress.
    pub notices: Vec<Notice>,
}
