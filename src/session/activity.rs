//! What a conversation is about as a whole.

use super::cards::Drill;
use super::course::Course;
use super::examined::Exam;
use super::options::SolveOptions;
use super::training::Training;
use crate::reply::{LessonTrouble, Trouble};
use crate::teach::analyze::Study;

/// A study that goes on.
#[derive(Default)]
pub(super) struct Studying {
    /// The options with which it was begun.
    pub options: SolveOptions,
    /// What was told last.
    pub told: Option<Study>,
}

/// What a conversation is about. A lesson that is opened ends practice, and practice that begins ends a lesson;
/// each ends a study.
///
/// A puzzle on the board and a game against the program are not told here: in practice the position may be changed by
/// hand and played on from, and a game may be begun from the board of a lesson.
#[derive(Default)]
pub(super) enum Activity {
    #[default]
    Free,
    /// A series of puzzles.
    Practice(Box<Training>),
    /// A lesson that is open. No puzzle is on its board, nor on one that `undo` brings back.
    Lesson(Box<Course>),
    /// An opening is studied move by move, on a board without a puzzle and a game.
    Study(Box<Studying>),
    /// Cards of openings, on a board without a puzzle and a game.
    Drill(Box<Drill>),
    /// An exam, on a board without a puzzle and a game: nothing of a puzzle may be asked.
    Exam(Box<Exam>),
}

impl Activity {
    /// The series of puzzles that is under way.
    pub const fn training(&self) -> Option<&Training> {
        match self {
            Self::Practice(training) => Some(training),
            Self::Free | Self::Lesson(_) | Self::Study(_) | Self::Drill(_) | Self::Exam(_) => None,
        }
    }

    pub const fn training_mut(&mut self) -> Option<&mut Training> {
        match self {
            Self::Practice(training) => Some(training),
            Self::Free | Self::Lesson(_) | Self::Study(_) | Self::Drill(_) | Self::Exam(_) => None,
        }
    }

    /// Practice ends, and is handed out.
    pub fn take_training(&mut self) -> Option<Box<Training>> {
        match std::mem::take(self) {
            Self::Practice(training) => Some(training),
            other @ (Self::Free | Self::Lesson(_) | Self::Study(_) | Self::Drill(_) | Self::Exam(_)) => {
                *self = other;
                None
            }
        }
    }

    /// The lesson that is open.
    pub const fn course(&self) -> Option<&Course> {
        match self {
            Self::Lesson(course) => Some(course),
            Self::Free | Self::Practice(_) | Self::Study(_) | Self::Drill(_) | Self::Exam(_) => None,
        }
    }

    /// The lesson that is open; it is an error to ask for it where there is none.
    pub fn lesson(&mut self) -> Result<&mut Course, Trouble> {
        match self {
            Self::Lesson(course) => Ok(course),
            Self::Free | Self::Practice(_) | Self::Study(_) | Self::Drill(_) | Self::Exam(_) => {
                Err(Trouble::Lesson(LessonTrouble::None))
            }
        }
    }
}
