//! The content of a game that a format cannot hold, and the reasons why a game cannot be written.

use std::collections::BTreeSet;

use thiserror::Error;

use super::charset::Charset;
use super::{Format, FormatError};

/// The content that was not written, because the format has no place for it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Losses {
    /// The number of games after the first.
    pub games: usize,
    /// The number of games that could not be read.
    pub unreadable: usize,
    /// The fault of the first of them.
    pub why: Option<FormatError>,
    /// Whether only the position of a proof was written.
    pub proof: bool,
    /// The number of lines of play besides the main line.
    pub lines: usize,
    /// The number of comments.
    pub comments: usize,
    /// The number of labels on points.
    pub labels: usize,
    /// The number of marks on points and on nodes.
    pub marks: usize,
    /// The facts about the game, by their SGF names.
    pub facts: BTreeSet<&'static str>,
    /// The properties to which this program gives no meaning.
    pub properties: BTreeSet<String>,
    /// The number of games whose moves were written as stones.
    pub orders: usize,
    /// The number of games whose set-up stones were written as moves.
    pub invented: usize,
    /// Whether the rule was not written.
    pub rule: bool,
    /// The number of games with thinking times.
    pub times: usize,
    /// The number of games whose text encoding was guessed.
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
    /// The set-up stones cannot be alternating moves from the empty board, and the format holds only moves.
    #[error("a set-up of {black} black and {white} white stones")]
    Setup {
        /// The number of black stones.
        black: usize,
        /// The number of white stones.
        white: usize,
    },
    /// No order of the stones of the set-up was found in which nothing ends the game before the last stone.
    #[error("a set-up without a possible order of moves")]
    NoOrder,
    /// A text has a character that the encoding cannot represent.
    #[error("a character that the encoding does not know: {0}")]
    Character(char, Charset),
    /// The format is not made from games.
    #[error("no {} from games", .0.name())]
    Elsewhere(Format),
    /// The game itself is wrong.
    #[error(transparent)]
    Game(#[from] FormatError),
}
