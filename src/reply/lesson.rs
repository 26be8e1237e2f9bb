//! Replies in lessons, as data.

use std::rc::Rc;

use crate::board::{Point, Position};
use crate::teach::Text;
use crate::teach::lesson::{
    JudgedPoint, Lesson, LessonError, LessonStep, Manner, Question, QuestionOutcome, TriedCounts, among,
};

/// A reply in a lesson.
#[derive(Debug)]
pub enum LessonReply {
    /// The list of lessons.
    List(LessonList),
    /// A step.
    Step(Box<LessonStepView>),
    /// Points were judged as an answer.
    Judged(Box<LessonJudged>),
    /// A hint.
    Hint(LessonHint),
    /// The lesson has ended or was left.
    Ended(LessonEnd),
    /// A lesson was checked with the solver.
    Tried(Rc<Lesson>, TriedCounts),
}

/// The course: all lessons in their order, and how far the user has come.
#[derive(Clone, Debug)]
pub struct LessonList {
    /// The lessons.
    pub lessons: &'static [Lesson],
    /// The number of questions of each lesson that were answered correctly.
    pub known: Vec<usize>,
    /// The lesson and its step, from 0, with which the course goes on; `None` where it was not begun or is at its end.
    pub left: Option<(&'static Lesson, usize)>,
}

/// A step of a lesson as it is shown.
#[derive(Clone, Debug)]
pub struct LessonStepView {
    /// The lesson.
    pub lesson: Rc<Lesson>,
    /// The step, from 0.
    pub at: usize,
    /// Whether it is the first step shown, so that the lesson's title is shown above it.
    pub opens: bool,
    /// Whether the lesson was left at this step before.
    pub resumed: bool,
    /// The position after the moves of an answer; `None` where no moves were played.
    pub played: Option<Position>,
    /// Whether the question still awaits an answer.
    pub open: bool,
    /// The faults of steps of the file that were left out.
    pub broken: Vec<LessonError>,
}

impl LessonStepView {
    /// The step that is shown.
    ///
    /// # Panics
    /// When the index is not that of a step of the lesson.
    pub fn step(&self) -> &LessonStep {
        &self.lesson.steps[self.at]
    }
}

/// A judged answer.
#[derive(Debug)]
pub struct LessonJudged {
    /// The question.
    pub question: Question,
    /// The judgement of each point.
    pub points: Vec<JudgedPoint>,
    /// The state of the question.
    pub stands: Stands,
    /// The current position.
    pub position: Position,
    /// The points, or the line to the five, where the answer is shown.
    pub shown: Vec<Point>,
}

/// The state of a question after an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stands {
    /// The input was not an answer, and is not counted.
    Void,
    /// Another try is left.
    Again,
    /// The number of points that are named, and the number of points that are asked for.
    Named(usize, usize),
    /// The move was answered with this reply; the next move is to be found.
    GoesOn(Point),
    /// The question has ended; its result to be stored.
    Over(QuestionOutcome),
}

/// A hint for a question.
#[derive(Debug)]
pub enum LessonHint {
    /// A hint of the author.
    Words(Text),
    /// The number of points and, where there are several, one of them.
    Points(usize, Option<Point>),
    /// One of these points is right.
    Among(Vec<Point>),
}

impl LessonHint {
    /// The hints for a question in a position, in the order in which they are given.
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
    /// The results of the questions that were answered.
    pub outcomes: Vec<QuestionOutcome>,
    /// Whether the last step was reached.
    pub finished: bool,
    /// The next lesson in the list.
    pub next: Option<&'static Lesson>,
}

/// Why a command in a lesson failed.
#[derive(Debug)]
pub enum LessonTrouble {
    /// There is no lesson of this name; the most similar name, if there is one.
    Unknown(String, Option<&'static str>),
    /// A file without a usable lesson; its faults.
    File(String, Vec<LessonError>),
    /// The step has no question, or the question has ended.
    NothingAsked,
    /// The question asks for a single point.
    OnePoint,
    /// There is no step before the first one.
    First,
    /// No lesson is open.
    None,
}
