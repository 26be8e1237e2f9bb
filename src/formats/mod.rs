//! Positions and games in the files of other programs.
//!
//! Every reader accepts any bytes, and returns a position, games, or a fault with its place. No reader
//! recurses, so that deep trees cost only memory. [`read`] returns a position, [`games`] returns all games,
//! and an [`Exporter`] writes games and reports what was lost.
//!
//! ```
//! use yonsan::formats::{Choice, Exporter, Format, Manner, games};
//! let sgf = b"(;SZ[15]PB[Ann];B[hh];W[ig])";
//! let game = games(Format::Sgf, sgf, &Choice::default())?.next().unwrap()??;
//! let mut exporter = Exporter::new(Format::Pos, Manner::default())?;
//! assert_eq!(exporter.add(&game)?, b"h8i9\n");
//! assert!(exporter.losses.facts.contains("PB"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod certificate;
mod charset;
mod error;
mod export;
mod format;
mod game;
mod import;
mod item;
mod lib;
mod line;
pub mod list;
mod log;
mod losses;
mod note;
mod openings;
mod pos;
mod psq;
#[cfg(test)]
pub(crate) mod random;
mod rif;
mod rules;
mod sgf;
pub mod trees;

use std::io::BufRead;

pub use charset::Charset;
pub use error::{FormatError, Located, Place, Wrong};
pub use export::{Exporter, Manner};
pub use format::Format;
pub use game::{Change, Event, FACTS, Fact, Game, Mark, NodeId, Notes, Visit};
pub use import::{database, games, sniff};
pub use item::Item;
pub use losses::{ExportError, Losses};
pub use pos::Rows;

use crate::board::diagram;
use crate::board::{Color, Position, Rule};
use line::{check_ply, only_game};

/// The options for reading a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Choice {
    /// The rule, regardless of the file. Where none is chosen, the file's rule applies, otherwise `usual`.
    pub rule: Option<Rule>,
    /// The rule of a file that does not state one; freestyle by default.
    pub usual: Rule,
    /// The number of moves to read; later moves are ignored.
    pub ply: Option<usize>,
    /// The number of the game in the file, from 1; the first where none is chosen.
    pub game: Option<usize>,
    /// The side to move where the file does not state it: for a diagram, or an SGF set-up without `PL`. A
    /// side that contradicts the file's moves is an error ([`FormatError::Side`]).
    pub side: Option<Color>,
    /// The encoding of the file's texts where they are not UTF-8, regardless of the file. Where none is
    /// chosen, the file's own statement applies, otherwise a guess.
    pub charset: Option<Charset>,
    /// The edge from which rows are counted in positions of one line.
    pub rows: Rows,
}

/// The content of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loaded {
    /// The position after the last move that was asked for, with its moves.
    pub position: Position,
    /// The number of lines of play in the chosen game besides the main line.
    pub left_out: usize,
    /// The number of games in the file.
    pub games: usize,
}

/// Reads a position.
///
/// # Errors
/// When the file holds no game, not the chosen one, or an impossible position; and when the format is not
/// read here.
///
/// ```
/// use yonsan::formats::{Choice, Format, read};
/// let loaded = read(Format::Sgf, b"(;SZ[15];B[hh];W[ig])", &Choice::default()).unwrap();
/// assert_eq!(loaded.position.moves(), ["h8".parse().unwrap(), "i9".parse().unwrap()]);
/// ```
pub fn read(format: Format, bytes: &[u8], choice: &Choice) -> Result<Loaded, FormatError> {
    let bytes = content(bytes)?;
    match format {
        Format::Text => read_diagram(bytes, choice),
        Format::Sgf => sgf::read(bytes, choice),
        Format::Psq | Format::Rec => {
            only_game(choice)?;
            psq::read(format, bytes, choice.charset)?.moves(choice.ply)?.load(0, 1, choice)
        }
        _ => chosen(games(format, bytes, choice)?, choice),
    }
}

/// The bytes of a file without the byte order mark of UTF-8.
fn without_mark(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes)
}

/// The bytes of a file; an error where they are blank.
fn content(bytes: &[u8]) -> Result<&[u8], FormatError> {
    Some(without_mark(bytes)).filter(|bytes| !bytes.trim_ascii().is_empty()).ok_or(FormatError::Empty)
}

/// Reads a position from a RIF database, without holding it in memory.
///
/// # Errors
/// When the database is malformed, does not hold the chosen game, or that game is impossible.
pub fn read_database<R: BufRead>(reader: R, choice: &Choice) -> Result<Loaded, FormatError> {
    chosen(database(reader, choice), choice)
}

/// The chosen one of all games.
fn chosen(items: impl Iterator<Item = Item>, choice: &Choice) -> Result<Loaded, FormatError> {
    let wanted = choice.game.unwrap_or(1);
    let mut found = None;
    let mut games = 0;
    for item in items {
        games += 1;
        let game = item?;
        if games == wanted {
            found = Some(game?);
        }
    }
    let game = found.ok_or(FormatError::NoSuchGame { game: wanted, games })?;
    Ok(Loaded { position: game.position(choice)?, left_out: game.lines() - 1, games })
}

/// Reads a diagram; its move numbers, if it has any, are the plies. All of them are checked, including those
/// after the chosen ply, because a diagram shows them all at once.
fn read_diagram(bytes: &[u8], choice: &Choice) -> Result<Loaded, FormatError> {
    only_game(choice)?;
    let text = import::text_of(bytes)?;
    let (rule, side) = diagram::stated(text);
    let rule = choice.rule.or(rule).unwrap_or(choice.usual);
    let mut position = diagram::parse(text, rule, choice.side.or(side))?;
    let plies = position.moves().len();
    let ply = choice.ply.unwrap_or(plies);
    check_ply(choice, plies)?;
    if let Some(side) = choice.side
        && (plies - ply) % 2 == 1
    {
        // The chosen side is the one to move after the cut.
        position = diagram::parse(text, rule, Some(side.other()))?;
    }
    (ply..plies).for_each(|_| {
        position.undo();
    });
    Ok(Loaded { position, left_out: 0, games: 1 })
}

#[cfg(test)]
mod tests;
