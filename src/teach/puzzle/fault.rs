//! What may be wrong with a file of puzzles.

use thiserror::Error;

use super::puzzle::{FORMAT, VERSION};
use crate::board::Color;
use crate::board::diagram::DiagramError;
use crate::board::notation::NotationError;
use crate::teach::FileError;

/// What is wrong with a file of puzzles, and where.
///
/// The place is that of the value at fault, or of the key where it is a key's. In a position drawn as a
/// literal block (`|`) it is the drawn line, and in one that stands on one line the word; for faults of
/// a position as a whole it is where the position starts. Faults without a place of their own (a key
/// that is missing or stands twice, an alias repeated too often) stand where their puzzle starts.
pub type PuzzleError = FileError<PuzzleFault>;

/// What is wrong with a puzzle, and what to do.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PuzzleFault {
    /// No puzzle in the file.
    #[error("no puzzle; one begins with format: {FORMAT}")]
    NoPuzzle,
    /// The YAML reader's own words: no YAML, a key that is unknown (it lists those it knows), missing
    /// or there twice, a value of another type.
    #[error("{0}")]
    Yaml(String),
    /// Another `format`.
    #[error("format {0}; a puzzle has {FORMAT}")]
    Format(String),
    /// Another `version`.
    #[error("version {0}; write {VERSION}, or get a program that knows it")]
    Version(u64),
    /// An `id` of another form.
    #[error("id {0}; write a kind, a dash and four digits, as in vcf-0001")]
    Id(String),
    /// A value that is not one of those known for its key.
    #[error("{key} {word}; write one of: {}", .known.join(", "))]
    Word {
        /// The key.
        key: &'static str,
        /// What was written.
        word: String,
        /// What may be written.
        known: Vec<&'static str>,
    },
    /// Nothing where something must be said.
    #[error("{0} is blank; fill it in")]
    Blank(&'static str),
    /// A theme that is no word of lower-case letters, digits and dashes.
    #[error("theme {0:?}; use lower-case letters, digits and dashes")]
    Theme(String),
    /// A limit that no line of play can have.
    #[error("within {within}; count the plies to the five{}", if *.odd { ", an odd number" } else { "" })]
    Within {
        /// Plies as written.
        within: u16,
        /// Whether it must be odd, because the side to move attacks.
        odd: bool,
    },
    /// A drawn position is wrong; its line numbers count from the drawing's first line.
    #[error(transparent)]
    Diagram(#[from] DiagramError),
    /// A position on one line is wrong; its columns count from the text's first character.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The position says who moves, and `side` says otherwise.
    #[error("side {}, but in the position {} moves; change one of them", .side.name(), .side.other().name())]
    Side {
        /// What `side` says.
        side: Color,
    },
    /// A side has won already.
    #[error("{} has won already; take the five away", .0.name())]
    Won(Color),
}
