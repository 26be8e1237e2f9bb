//! What is said in a lesson, as data.

use std::rc::Rc;

use crate::board::{Point, Position};
use crate::teach::lesson::{
    JudgedPoint, Lesson, LessonError, LessonStep, Manner, Question, QuestionOutcome, TriedCounts, among,
};

/// An answer in a lesson.
#[derive(Debug)]
pub enum LessonReply {
    /// The lessons there are, and how many questions of each were answered rightly.
    List(&'static [Lesson], Vec<usize>),
    /// A step.
    Step(Box<LessonStepView>),
    /// Points were given as an answer.
    Judged(Box<LessonJudged>),
    /// Help.
    Hint(LessonHint),
    /// The lesson is over, or was left.
    Ended(LessonEnd),
    /// A lesson was tried against the solver.
    Tried(Rc<Lesson>, TriedCounts),
}

/// Where a lesson stands.
#[derive(Clone, Debug)]
pub struct LessonStepView {
    /// The lesson.
    pub lesson: Rc<Lesson>,
    /// The step, from 0.
    pub at: usize,
    /// Whether it is the first that is shown, and the lesson's title belongs above it.
    pub opens: bool,
    /// The board as it stands, where moves of an answer have been played.
    pub played: Option<Position>,
    /// Whether it is asked for still.
    pub open: bool,
    /// Steps of the file that were left out because they are broken.
    pub broken: Vec<LessonError>,
}

impl LessonStepView {
    /// The step.
    ///
    /// # Panics
    /// When it is none of the lesson's.
    pub fn step(&self) -> &LessonStep {
        &self.lesson.steps[self.at]
    }
}

/// An answer judged.
#[derive(Debug)]
pub struct LessonJudged {
    /// The question.
    pub question: Question,
    /// What is to be said of each point.
    pub points: Vec<JudgedPoint>,
    /// How the question stands now.
    pub stands: Stands,
    /// The board as it now stands.
    pub position: Position,
    /// The points, or the line to the five, where the answer is shown.
    pub shown: Vec<Point>,
}

/// How a question stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stands {
    /// It was no answer: nothing is counted.
    Void,
    /// Another try is left.
    Again,
    /// The number of points that are named, and the number of points that are asked for.
    Named(usize, usize),
    /// The move was answered there; the next is to be found.
    GoesOn(Point),
    /// It is over. This is what may be remembered of it.
    Over(QuestionOutcome),
}

/// Help with a question.
#[derive(Debug)]
pub enum LessonHint {
    /// The author's words.
    Words(String),
    /// How many points there are, and one of them where there are several.
    Points(usize, Option<Point>),
    /// One of these does it.
    Among(Vec<Point>),
}

impl LessonHint {
    /// The help with a question on a board, in the order in which it is given; after the last there is no other.
    pub fn all(question: &Question, board: &Position) -> Vec<Self> {
        let sought = question.answer.len();
        let one = || Self::Points(sought, question.answer.first().copied());
        let authors = question.hint.clone().map(Self::Words);
        let generated = match (question.manner, &authors) {
            (Manner::Name, None) => vec![Self::Points(sought, None), one()],
            (Manner::Name, Some(_)) => vec![one()],
            (Manner::Play | Manner::Predict, _) => vec![Self::Among(among(question, board))],
        };
        authors.into_iter().chain(generated).collect()
    }
}

/// The end of a lesson.
#[derive(Debug)]
pub struct LessonEnd {
    /// The lesson.
    pub lesson: Rc<Lesson>,
    /// How its questions ended, those that were answered.
    pub outcomes: Vec<QuestionOutcome>,
    /// Whether the last step was reached.
    pub finished: bool,
    /// The lesson after it.
    pub next: Option<&'static Lesson>,
}

/// What can be wrong with what was asked for in a lesson.
#[derive(Debug)]
pub enum LessonTrouble {
    /// No lesson of this name; perhaps one that is spelled alike.
    Unknown(String, Option<&'static str>),
    /// A file with nothing that can be taught.
    File(String, Vec<LessonError>),
    /// Nothing is asked at this step, or no longer.
    NothingAsked,
    /// One point is asked for.
    OnePoint,
    /// The first step is the first.
    First,
    /// No lesson is open.
    None,
}
