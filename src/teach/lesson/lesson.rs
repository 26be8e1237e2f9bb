//! A lesson, its steps and its questions.

use super::claim::Claim;
use super::seek::Seek;
use crate::board::{Point, Position, named};
use crate::solve::Class;

/// What `format` says in every lesson.
pub const FORMAT: &str = "yonsan-lesson";
/// The version that is read.
pub const VERSION: u64 = 1;
/// Tries that a question allows.
pub const TRIES: usize = 2;

/// A lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// Lower-case words joined by dashes; it never changes.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// What it teaches, in one line.
    pub about: String,
    /// The licence, as an SPDX identifier.
    pub licence: String,
    /// Its steps, in order.
    pub steps: Vec<LessonStep>,
}

impl Lesson {
    /// Its questions, in order.
    pub fn questions(&self) -> impl Iterator<Item = &Question> {
        self.steps.iter().filter_map(LessonStep::question)
    }
}

/// A step of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonStep {
    /// What is said: of a question, what is asked.
    pub text: String,
    /// What it is about.
    pub board: Option<LessonBoard>,
    /// What is done on it.
    pub kind: StepKind,
    /// Where it begins in its file: line and column, from 1.
    pub place: (usize, usize),
}

/// A board and what is said of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonBoard {
    /// Rule, stones and the side to move.
    pub position: Position,
    /// Empty points that are marked.
    pub marks: Vec<Point>,
    /// Statements about the position.
    pub claims: Vec<Claim>,
}

/// What is done in a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StepKind {
    /// A text is shown, with or without a board.
    Told,
    /// A line is played out.
    Demonstration(Demonstration),
    /// A question is asked.
    Question(Question),
}

/// A line that is played out on the step's board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Demonstration {
    /// The moves of both sides.
    pub line: Vec<Point>,
    /// The class of win that each move of the side to move keeps, up to its five.
    pub proves: Option<Class>,
    /// Statements about the end.
    pub then: Vec<Claim>,
    /// What is said under the end.
    pub after: Option<String>,
}

/// A question about the step's board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// Lower-case words joined by dashes, different in a lesson; it never changes.
    pub id: String,
    /// How it is answered.
    pub manner: Manner,
    /// What is sought.
    pub seek: Seek,
    /// The points, or one that does.
    pub answer: Vec<Point>,
    /// How many moves are to be played, each answered by the program.
    pub moves: usize,
    /// A hint that the person may ask for.
    pub hint: Option<String>,
    /// What is said when it is over.
    pub after: Option<String>,
}

named! {
    /// How a question is answered; the names are the keys in files.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum Manner {
        /// By a move of the side to move; any move that does it is right.
        Play = "play",
        /// By all the points, in any order.
        Name = "name",
        /// By the move that will be made.
        Predict = "predict",
    }
}

impl LessonStep {
    /// What is asked in it.
    pub const fn question(&self) -> Option<&Question> {
        match &self.kind {
            StepKind::Question(question) => Some(question),
            StepKind::Told | StepKind::Demonstration(_) => None,
        }
    }
}
