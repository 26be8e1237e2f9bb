//! Replies about sets, playlists and exams, as data.

use super::views::TaskView;
use crate::teach::Notice;
use crate::teach::train::{Cycle, ExamReport, Millis, Playlist, PracticeList};

/// A reply about sets, playlists or exams.
#[derive(Debug)]
pub enum ListsReply {
    /// The sets that are solved in cycles.
    Sets(Box<SetsView>),
    /// The playlists of themes.
    Playlists(Box<PlaylistsView>),
    /// What happens in an exam, or what became of one.
    Exam(Box<ExamView>),
    /// The exams that were taken.
    Exams(Box<ExamsView>),
}

/// The fixed list of puzzles in which a puzzle of practice stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Track {
    /// A cycle through a set.
    Set {
        /// The name of the set.
        name: String,
        /// The cycle, from 1.
        cycle: usize,
        /// The number of the set's puzzles.
        of: usize,
    },
    /// The playlist of some themes.
    Playlist {
        /// The themes.
        themes: Vec<String>,
        /// The number of its puzzles.
        of: usize,
    },
    /// The puzzles of an exam that is over.
    Exam {
        /// The number of the exam, from 1.
        number: usize,
        /// The number of its puzzles.
        of: usize,
    },
}

/// A cycle through a set that has ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CycleView {
    /// The name of the set.
    pub name: String,
    /// The number of the set's puzzles.
    pub of: usize,
    /// The cycle.
    pub cycle: Cycle,
    /// The cycle before it.
    pub before: Option<Cycle>,
    /// The ids of the puzzles that were not solved at once and alone.
    pub missed: Vec<String>,
}

/// A set and its cycles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetView {
    /// The set.
    pub set: PracticeList,
    /// The cycles that were begun.
    pub cycles: Vec<Cycle>,
}

/// All sets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetsView {
    /// Notices about stored progress.
    pub notices: Vec<Notice>,
    /// The sets, the oldest first.
    pub sets: Vec<SetView>,
    /// The present time.
    pub now: Millis,
}

/// All playlists.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlaylistsView {
    /// Notices about stored progress.
    pub notices: Vec<Notice>,
    /// The playlists.
    pub playlists: Vec<Playlist>,
}

/// A puzzle of an exam that goes on.
#[derive(Debug)]
pub struct ExamTask {
    /// The puzzle.
    pub task: TaskView,
    /// The number of answers so far.
    pub answered: usize,
    /// The number of the exam's puzzles.
    pub of: usize,
    /// The time that is left, in milliseconds.
    pub left: Option<Millis>,
    /// Whether all points are to be named in one answer.
    pub finds_points: bool,
}

/// Why an exam is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExamEnd {
    /// Every puzzle was answered.
    Answered,
    /// The time is up.
    TimeUp,
    /// It was left.
    Left,
}

/// What happens in an exam, or what became of one.
#[derive(Default, Debug)]
pub struct ExamView {
    /// Notices about stored progress.
    pub notices: Vec<Notice>,
    /// Whether an answer was noted.
    pub noted: bool,
    /// The puzzle that is to be answered.
    pub task: Option<Box<ExamTask>>,
    /// Why the exam is over, where it has just ended.
    pub end: Option<ExamEnd>,
    /// The report of an exam that is over.
    pub report: Option<Box<ExamReport>>,
}

/// All exams.
#[derive(Clone, PartialEq, Debug)]
pub struct ExamsView {
    /// Notices about stored progress.
    pub notices: Vec<Notice>,
    /// Their reports, the oldest first.
    pub reports: Vec<ExamReport>,
    /// The present time.
    pub now: Millis,
}
