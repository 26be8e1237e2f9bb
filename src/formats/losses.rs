//! What of a game a format cannot hold, and why a game cannot be written at all.

use std::collections::BTreeSet;

use thiserror::Error;

use super::charset::Charset;
use super::{Format, FormatError};

/// What was not written, because the format has no place for it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Losses {
    /// Games after the first.
    pub games: usize,
    /// Games that cannot be read.
    pub unreadable: usize,
    /// What is wrong with the first of them.
    pub why: Option<FormatError>,
    /// Whether of a proof only the position is written.
    pub proof: bool,
    /// Lines of play besides the main line.
    pub lines: usize,
    /// Comments.
    pub comments: usize,
    /// Labels on points.
    pub labels: usize,
    /// Signs on points, and on nodes.
    pub marks: usize,
    /// Facts about the game, by their SGF names.
    pub facts: BTreeSet<&'static str>,
    /// Properties that no game of ours keeps.
    pub properties: BTreeSet<String>,
    /// Games whose moves became stones.
    pub orders: usize,
    /// Games whose stones became moves.
    pub invented: usize,
    /// Whether the rule is not written.
    pub rule: bool,
    /// Games that said how long each move took.
    pub times: usize,
    /// Games whose texts were read in an encoding that had to be guessed.
    pub guessed: usize,
}

impl Losses {
    /// Whether everything was written.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// Why a game cannot be written.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ExportError {
    /// Stones that cannot have been played by turns from the empty board, in a format of moves.
    #[error("a set-up of {black} black and {white} white stones")]
    Setup {
        /// Black stones.
        black: usize,
        /// White stones.
        white: usize,
    },
    /// A set-up in which a side has won: no order of its moves ends with the five.
    #[error("a set-up with a five")]
    Won,
    /// A text with a character that the encoding does not know.
    #[error("a character that the encoding does not know: {0}")]
    Character(char, Charset),
    /// A format that is not made from games.
    #[error("no {} from games", .0.name())]
    Elsewhere(Format),
    /// The game itself is wrong.
    #[error(transparent)]
    Game(#[from] FormatError),
}
