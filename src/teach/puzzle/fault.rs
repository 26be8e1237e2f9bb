//! The faults of a puzzle file.

use thiserror::Error;

use super::puzzle::{FORMAT, VERSION};
use crate::board::diagram::DiagramError;
use crate::board::notation::NotationError;
use crate::board::{Color, Point};
use crate::teach::FileError;

/// A fault of a puzzle file, with its place.
///
/// The place is that of the wrong value, or of the wrong key. In a position drawn as a literal block (`|`) it
/// is the line of the diagram, and in a position in one line it is the word; for faults of a position as a
/// whole it is the start of the position. Faults without a place of their own (a key that is missing or
/// repeated, an alias repeated too often) have the place where their puzzle starts.
pub type PuzzleError = FileError<PuzzleFault>;

impl PuzzleFault {
    /// The fault of a text in which there is no puzzle.
    pub(super) fn without_puzzle(text: &str) -> Self {
        if text.lines().any(|line| line.starts_with('#')) { Self::OnlyComments } else { Self::NoPuzzle }
    }
}

/// A fault of a puzzle, with advice.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PuzzleFault {
    /// The file holds no puzzle.
    #[error("no puzzle; one begins with format: {FORMAT}")]
    NoPuzzle,
    /// The file holds comments and no puzzle, as a search that found nothing leaves it.
    #[error("only comments and no puzzle, as a search that found nothing leaves it")]
    OnlyComments,
    /// The message of the YAML reader: the text is not YAML, a key is unknown (the message lists the known
    /// ones), missing or repeated, or a value has another type.
    #[error("{0}")]
    Yaml(String),
    /// The value of `format` is not the expected one.
    #[error("format {0}; a puzzle has {FORMAT}")]
    Format(String),
    /// The value of `version` is not the expected one.
    #[error("version {0}; write {VERSION}, or get a program that knows it")]
    Version(u64),
    /// An `id` that has not the required form.
    #[error("id {0}; write a kind, a dash and four digits, as in vcf-0001")]
    Id(String),
    /// A value that is not one of those known for its key.
    #[error("{key} {word}; write one of: {}", .known.join(", "))]
    Word {
        /// The key.
        key: &'static str,
        /// What was written.
        word: String,
        /// The values that are known.
        known: Vec<&'static str>,
    },
    /// A text that must not be blank.
    #[error("{0} is blank; fill it in")]
    Blank(&'static str),
    /// A theme that is not a word of lower-case letters, digits and dashes.
    #[error("theme {0:?}; use lower-case letters, digits and dashes")]
    Theme(String),
    /// A number of plies that is impossible for the goal.
    #[error("within {within}; count the plies to the five{}", if *.odd { ", an odd number" } else { "" })]
    Within {
        /// The number of plies as written.
        within: u16,
        /// Whether it must be odd, because the side to move attacks.
        odd: bool,
    },
    /// A diagram is wrong; its line numbers count from the diagram's first line.
    #[error(transparent)]
    Diagram(#[from] DiagramError),
    /// A position on one line is wrong; its columns count from the text's first character.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// `side` contradicts the side to move in the position.
    #[error("side {}, but in the position {} moves; change one of them", .side.name(), .side.other().name())]
    Side {
        /// The side in `side`.
        side: Color,
    },
    /// A move that followed in the game is impossible.
    #[error("went: {0} cannot be played there")]
    Went(Point),
    /// A side has won already.
    #[error("{} has won already; take the five away", .0.name())]
    Won(Color),
}
