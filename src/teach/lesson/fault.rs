//! The faults of a lesson's file, and of the lesson's content.

use thiserror::Error;

use super::lesson::FORMAT;
use crate::board::Point;
use crate::solve::Class;
use crate::teach::FileError;

/// A fault in a lesson's file, with its place.
pub type LessonError = FileError<LessonFault>;

/// A fault in a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LessonFault {
    /// The message of the YAML reader.
    #[error("{0}")]
    Yaml(String),
    /// The lesson exceeds a limit.
    #[error("more than {most} {what} in one lesson; make several of it")]
    Large {
        /// The thing of which there are too many.
        what: &'static str,
        /// The limit.
        most: usize,
    },
    /// The file holds no lesson.
    #[error("no lesson; one begins with format: {FORMAT}")]
    NoLesson,
    /// The value of `format` or `version` is not the expected one.
    #[error("{key} {found}; a lesson has {expected}")]
    Head {
        /// The key.
        key: &'static str,
        /// What was written.
        found: String,
        /// What was expected.
        expected: String,
    },
    /// An id that has not the required form.
    #[error("id '{0}'; use lower-case letters, digits and dashes")]
    Id(String),
    /// Two questions with this id.
    #[error("the id '{0}' stands twice; give every question its own")]
    Twice(String),
    /// A required key is missing in a step.
    #[error("{key} is missing; {why}")]
    Missing {
        /// The key.
        key: &'static str,
        /// The reason why it is required.
        why: &'static str,
    },
    /// Two keys that exclude each other.
    #[error("'{0}' and '{1}' do not go together in a step; make it two")]
    Both(&'static str, &'static str),
    /// An unknown word.
    #[error("{key} '{word}'; write one of: {}", .known.join(", "))]
    Word {
        /// The key.
        key: &'static str,
        /// What was written.
        word: String,
        /// The words that are known.
        known: Vec<&'static str>,
    },
    /// The ratings of a drill cannot be read.
    #[error("rating '{0}'; write a range, as in: 800..1200")]
    Ratings(String),
    /// The position cannot be read; the message.
    #[error("board: {0}; write moves (h8i9) or a set-up (B:h8i8,W:j8,b)")]
    Board(String),
    /// The points cannot be read.
    #[error("{key} '{text}'; write points, as in: h8 i9")]
    Points {
        /// The key.
        key: &'static str,
        /// What was written.
        text: String,
    },
    /// A point that must be empty holds a stone.
    #[error("{key} {point}: there is a stone on it; name an empty point")]
    Taken {
        /// The key.
        key: &'static str,
        /// The point.
        point: Point,
    },
    /// A line that is illegal; the message.
    #[error("line: {0}; every move needs an empty point, and none follows a five")]
    Line(String),
    /// The points of a question, or a claim, cannot be read; the text, and examples of what may be written.
    #[error("'{0}' is not understood; {1}")]
    Words(String, &'static str),
    /// A claim that does not hold.
    #[error("'{claim}' does not hold: {found}")]
    Claim {
        /// The claim.
        claim: String,
        /// What was found instead.
        found: String,
    },
    /// The stated answer differs from the solver's.
    #[error("answer: {stated}; the solver finds {found}")]
    Answer {
        /// The stated answer.
        stated: String,
        /// The solver's answer.
        found: String,
    },
    /// A move of a demonstration after which there is no win of the class.
    #[error("line: {point} keeps no {}", .class.name())]
    Keeps {
        /// The move.
        point: Point,
        /// The class.
        class: Class,
    },
    /// A text names a point that is neither a stone nor in a claim.
    #[error(
        "the text names {0}, which is no stone of the board and in no claim, answer or line; state what it says"
    )]
    Unfounded(Point),
}
