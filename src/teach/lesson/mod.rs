//! Lessons: steps of text, boards, lines that are played out, and questions.
//!
//! ```yaml
//! format: yonsan-lesson
//! version: 1
//! id: fives
//! title: Fives
//! about: Where the game ends.
//! licence: CC-BY-4.0
//! steps:
//!   - text: One idea, in a few sentences.
//!   - board: B:f8g8h8i8,W:e8,b       # a set-up or moves
//!     text: What is to be seen on it.
//!     mark: j8                       # points that are marked on the board
//!     claims: [black fives = j8]     # what the text says of it, for the machine
//!   - line: j8                       # a line to be played out from the board
//!     board: B:f8g8h8i8,W:e8,b
//!     text: What is going to be shown.
//!     proves: vcf                    # each move of the side to move keeps a win of this class
//!     then: [black five]             # claims about the end
//!     after: What was shown.
//!   - name: black fives              # play: one point, predict: a reply, name: all the points
//!     id: one-end
//!     board: B:f8g8h8i8,W:e8,b
//!     text: Where does Black make five?
//!     answer: j8
//! ```
//!
//! What a question seeks is told by a [`Seek`], and a statement by a [`Claim`]; [`check`] tries every one of
//! them against the solver. So a lesson can be wrong in its words only, not in its facts.

mod answers;
pub mod check;
mod claim;
mod judge;
pub mod library;
pub mod memory;
mod seek;
mod sets;
mod yaml;

use thiserror::Error;

pub use answers::{Stage, among, answer_of, stages};
pub use claim::Claim;
pub use judge::{Judged, Why, judge};
pub use seek::{Seek, What};
pub use yaml::parse;

use crate::board::{Point, Position};
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
    pub steps: Vec<Step>,
}

impl Lesson {
    /// Its questions, in order.
    pub fn questions(&self) -> impl Iterator<Item = &Question> {
        self.steps.iter().filter_map(Step::question)
    }
}

/// A step of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// What is said: of a question, what is asked.
    pub text: String,
    /// What it is about.
    pub board: Option<Board>,
    /// What is done on it.
    pub kind: Kind,
    /// Where it begins in its file: line and column, from 1.
    pub place: (usize, usize),
}

/// A board and what is said of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// Rule, stones and the side to move.
    pub position: Position,
    /// Empty points that are marked.
    pub marks: Vec<Point>,
    /// Statements about the position.
    pub claims: Vec<Claim>,
}

/// What is done in a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Something is told, or seen.
    Told,
    /// A line is played out.
    Demonstration(Demonstration),
    /// Something is asked.
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
    /// Help.
    pub hint: Option<String>,
    /// What is said when it is over.
    pub after: Option<String>,
}

/// How a question is answered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Manner {
    /// By a move of the side to move; any that does it.
    Play,
    /// By all the points, in any order.
    Name,
    /// By the move that will be made.
    Predict,
}

impl Manner {
    /// The key in files, and the name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Play => "play",
            Self::Name => "name",
            Self::Predict => "predict",
        }
    }
}

/// How a question ended: what there is to remember of it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// The lesson's id.
    pub lesson: String,
    /// The question's id.
    pub question: String,
    /// Whether it was answered rightly, and how.
    pub result: Result,
    /// Hints that were taken.
    pub hints: usize,
}

/// How a question was answered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Result {
    /// At the first try.
    First,
    /// At the second.
    Second,
    /// Not: the answer was shown.
    Missed,
}

impl Result {
    /// The name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Second => "second",
            Self::Missed => "missed",
        }
    }

    /// The result with this name, if there is one.
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::First, Self::Second, Self::Missed].into_iter().find(|result| result.name() == name)
    }
}

impl Step {
    /// What is asked in it.
    pub const fn question(&self) -> Option<&Question> {
        match &self.kind {
            Kind::Question(question) => Some(question),
            Kind::Told | Kind::Demonstration(_) => None,
        }
    }
}

/// What is wrong with a lesson's file, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}, column {column}: {reason}")]
pub struct LessonError {
    /// Line of the file, from 1.
    pub line: usize,
    /// Column of the line, in characters from 1.
    pub column: usize,
    /// What is wrong, and what was expected.
    pub reason: Reason,
}

/// What is wrong with a lesson, and what was expected.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Reason {
    /// The YAML reader's own words.
    #[error("{0}")]
    Yaml(String),
    /// More than a lesson may have.
    #[error("more than {most} {what} in one lesson; make several of it")]
    Large {
        /// What there is too much of.
        what: &'static str,
        /// How much there may be.
        most: usize,
    },
    /// Nothing where a lesson should be.
    #[error("no lesson; one begins with format: {FORMAT}")]
    NoLesson,
    /// Another `format` or `version`.
    #[error("{key} {found}; a lesson has {expected}")]
    Head {
        /// The key.
        key: &'static str,
        /// What was written.
        found: String,
        /// What was expected.
        expected: String,
    },
    /// An id of another form.
    #[error("id '{0}'; use lower-case letters, digits and dashes")]
    Id(String),
    /// Two questions of the same id.
    #[error("the id '{0}' stands twice; give every question its own")]
    Twice(String),
    /// Something is missing in a step.
    #[error("{key} is missing; {why}")]
    Missing {
        /// The key.
        key: &'static str,
        /// What needs it.
        why: &'static str,
    },
    /// Keys that do not go together.
    #[error("'{0}' and '{1}' do not go together in a step; make it two")]
    Both(&'static str, &'static str),
    /// A word that is not known.
    #[error("{key} '{word}'; write one of: {known}")]
    Word {
        /// The key.
        key: &'static str,
        /// What was written.
        word: String,
        /// What may be written.
        known: String,
    },
    /// No position.
    #[error("board: {0}; write moves (h8i9) or a set-up (B:h8i8,W:j8,b)")]
    Board(String),
    /// No points.
    #[error("{key} '{text}'; write points, as in: h8 i9")]
    Points {
        /// The key.
        key: &'static str,
        /// What was written.
        text: String,
    },
    /// A point that cannot be meant because a stone is on it.
    #[error("{key} {point}: there is a stone on it; name an empty point")]
    Taken {
        /// The key.
        key: &'static str,
        /// The point.
        point: Point,
    },
    /// A line that cannot be played.
    #[error("line: {0}; every move needs an empty point, and none follows a five")]
    Line(String),
    /// What a question seeks, or a claim, is not understood.
    #[error("'{0}' is not understood; {1}")]
    Words(String, &'static str),
    /// A statement that is not so.
    #[error("'{claim}' does not hold: {found}")]
    Claim {
        /// The statement.
        claim: String,
        /// What was found instead.
        found: String,
    },
    /// An answer that is not the solver's.
    #[error("answer: {stated}; the solver finds {found}")]
    Answer {
        /// What is written.
        stated: String,
        /// What is found.
        found: String,
    },
    /// A move of a demonstration that keeps no win of the class.
    #[error("line: {point} keeps no {}", .class.name())]
    Keeps {
        /// The move.
        point: Point,
        /// The class.
        class: Class,
    },
    /// A text that names a point of which nothing is stated.
    #[error(
        "the text names {0}, which is no stone of the board and in no claim, answer or line; state what it says"
    )]
    Unfounded(Point),
}
