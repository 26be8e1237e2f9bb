//! A lesson, its steps and its questions.

use super::claim::Claim;
use super::seek::Seek;
use crate::board::{Point, Position, named};
use crate::solve::Class;
use crate::teach::Text;
use crate::teach::train::PuzzleFilter;

/// The value of `format` in every lesson.
pub const FORMAT: &str = "yonsan-lesson";
/// The version that is read.
pub const VERSION: u64 = 1;
/// The number of tries for a question.
pub const TRIES: usize = 2;

/// A lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// Lower-case words joined by dashes; an id never changes once it is published.
    pub id: String,
    /// The title.
    pub title: Text,
    /// The subject of the lesson, in one line.
    pub about: Text,
    /// The licence, as an SPDX identifier.
    pub licence: String,
    /// The puzzles for practice that its file states; [`Lesson::drills`] has them for every lesson.
    pub stated_drills: Vec<PuzzleFilter>,
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
    /// The text; for a question, the text of the question.
    pub text: Text,
    /// The board of the step.
    pub board: Option<LessonBoard>,
    /// The kind of the step.
    pub kind: StepKind,
    /// The place in the file where the step begins: line and column, from 1.
    pub place: (usize, usize),
}

/// A board and the claims about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonBoard {
    /// Rule, stones and the side to move.
    pub position: Position,
    /// Empty points that are marked.
    pub marks: Vec<Point>,
    /// Claims about the position.
    pub claims: Vec<Claim>,
}

/// The kind of a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StepKind {
    /// A text is shown, with or without a board.
    Told,
    /// A line is demonstrated move by move.
    Demonstration(Demonstration),
    /// A question is asked.
    Question(Question),
}

/// A line that is demonstrated on the step's board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Demonstration {
    /// The moves of both sides.
    pub line: Vec<Point>,
    /// The class of win that the side to move still has after each of its moves, up to its five.
    pub proves: Option<Class>,
    /// Claims about the final position.
    pub then: Vec<Claim>,
    /// The text that is shown at the end.
    pub after: Option<Text>,
}

/// A question about the step's board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// Lower-case words joined by dashes, unique in the lesson; an id never changes once it is published.
    pub id: String,
    /// How it is answered.
    pub manner: Manner,
    /// The points that the question asks for.
    pub seek: Seek,
    /// The author's answer: all the points, or one of the right moves.
    pub answer: Vec<Point>,
    /// The number of moves to be played, each answered by the program.
    pub moves: usize,
    /// A hint that the user may ask for.
    pub hint: Option<Text>,
    /// The text that is shown after the question.
    pub after: Option<Text>,
}

named! {
    /// How a question is answered; the names are the keys in files.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum Manner {
        /// By a move of the side to move; every move that fulfils the task is right.
        Play = "play",
        /// By all required points, in any order.
        Name = "name",
        /// By predicting the next move.
        Predict = "predict",
    }
}

impl LessonStep {
    /// The question of the step; `None` where it has none.
    pub const fn question(&self) -> Option<&Question> {
        match &self.kind {
            StepKind::Question(question) => Some(question),
            StepKind::Told | StepKind::Demonstration(_) => None,
        }
    }
}
