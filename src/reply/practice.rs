//! What is said while practising, as data.

use super::views::TaskView;
use crate::board::Point;
use crate::teach::Notice;
use crate::teach::train::{Attempt, AttemptMode, Millis, PracticeStats, Skill};

/// An attempt that came to its end.
#[derive(Clone, PartialEq, Debug)]
pub struct Closed {
    /// The attempt.
    pub attempt: Attempt,
    /// The solver before it and after it; the same where it does not count.
    pub skill: (Skill, Skill),
    /// Milliseconds until the puzzle is due again.
    pub due_in: Millis,
    /// Whether it was seen turned or mirrored.
    pub turned: bool,
}

/// What comes now.
#[derive(Default, Debug)]
pub enum Upcoming {
    /// The puzzle stays on the board.
    #[default]
    Stays,
    /// A puzzle was set.
    Task {
        /// The puzzle.
        task: Box<TaskView>,
        /// How it came to be chosen.
        mode: AttemptMode,
        /// What it is rated, where that tells nothing of the answer.
        rating: Option<f64>,
        /// The solver.
        skill: Skill,
        /// In a review: puzzles that are due, this one among them.
        due: usize,
        /// Against the clock: what is left of the time, in milliseconds.
        left: Option<Millis>,
    },
    /// The time is up.
    Over(Run),
    /// No puzzle is due; the milliseconds until the next one is, where there is one.
    NothingDue(Option<Millis>),
    /// No puzzle is as was asked for.
    NoneFits,
}

/// A run against the clock.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Run {
    /// Puzzles solved without a miss.
    pub solved: usize,
    /// Puzzles tried.
    pub tried: usize,
    /// Those solved in a row just now.
    pub row: usize,
    /// Most in a row.
    pub longest: usize,
}

/// What comes after a good move, where it is not the program's most stubborn reply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Then {
    /// The solver names the defender's reply.
    YourReply,
    /// The line is won. Now the defender tries this reply instead; how many other replies are left after it.
    Otherwise(Point, usize),
}

/// What practice has come to.
#[derive(Debug)]
pub struct StatsView {
    /// The figures.
    pub stats: PracticeStats,
    /// Now.
    pub now: Millis,
    /// What is to be told about what is remembered.
    pub notices: Vec<Notice>,
}
