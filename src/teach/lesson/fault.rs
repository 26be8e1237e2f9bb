//! What may be wrong with a lesson's file, and with what the lesson says.

use thiserror::Error;

use super::lesson::FORMAT;
use crate::board::Point;
use crate::solve::Class;
use crate::teach::FileError;

/// What is wrong with a lesson's file, and where.
pub type LessonError = FileError<LessonFault>;

/// What is wrong with a lesson, and what was expected.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LessonFault {
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
    #[error("{key} '{word}'; write one of: {}", .known.join(", "))]
    Word {
        /// The key.
        key: &'static str,
        /// What was written.
        word: String,
        /// What may be written.
        known: Vec<&'static str>,
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
