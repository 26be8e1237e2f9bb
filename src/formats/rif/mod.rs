//! The RenjuNet database: an XML file with tables of players, tournaments, rules and openings, then all games.
//!
//! ```text
//! <game tournament="1" round="F2" rule="1" black="1" white="2" bresult="1"><move>h8 h9 h7</move></game>
//! ```
//!
//! The file is large, so that it is read game by game: memory holds the tables and one game. Real files
//! contain single bytes of Latin-1, games without moves, and invalid moves.

mod read;
mod stray;
#[cfg(test)]
mod tests;
mod write;

pub(super) use read::games;
pub(super) use write::Writer;
