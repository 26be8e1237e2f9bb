//! The RenjuNet database: an XML file with tables of players, tournaments, rules and openings, then all games.
//!
//! ```text
//! <game tournament="1" round="F2" rule="1" black="1" white="2" bresult="1"><move>h8 h9 h7</move></game>
//! ```
//!
//! The file is large, so that it is read game by game: memory holds the tables and one game. Real files have
//! stray bytes of Latin-1, games without moves, and moves that are none.

mod read;
mod stray;
#[cfg(test)]
mod tests;
mod write;

use thiserror::Error;

pub(super) use read::Games;
pub(super) use write::Writer;

/// What is wrong with a database. Offsets are bytes from 0.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RifError {
    /// It is no XML.
    #[error("byte {offset}: {what}")]
    Xml {
        /// Where.
        offset: u64,
        /// What the XML parser says.
        what: String,
    },
    /// It is XML, and no database of games.
    #[error("byte {offset}: <{element}> where <database> should begin")]
    Root {
        /// Where.
        offset: u64,
        /// The element that is there.
        element: String,
    },
    /// The file ends before its last element does.
    #[error("byte {offset}: the file ends inside an element")]
    Cut {
        /// The end of the file.
        offset: u64,
    },
    /// Elements within elements, tables or texts that are larger than any real one.
    #[error("byte {offset}: too large to be real")]
    TooLarge {
        /// Where.
        offset: u64,
    },
    /// A word among the moves of a game that is no point.
    #[error("game {game}: {word} is no point")]
    Move {
        /// The game's id, as written.
        game: String,
        /// The word.
        word: String,
    },
    /// A game without a move.
    #[error("game {game}: no moves")]
    NoMoves {
        /// The game's id, as written.
        game: String,
    },
}
