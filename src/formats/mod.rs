//! Positions and games in other programs' files.
//!
//! Every reader takes bytes, whatever they hold, and answers with a position or with what is wrong and
//! where. None of them recurses, so that depth costs memory only.

pub mod list;
mod psq;
#[cfg(test)]
pub(crate) mod random;
mod sgf;
pub mod trees;

use std::path::Path;

use thiserror::Error;

pub use psq::PsqError;
pub use sgf::SgfError;

use crate::board::diagram::{self, DiagramError};
use crate::board::{ByColor, Color, Impossible, Point, Position, Rule, Setup};

/// A kind of file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Format {
    /// A drawn board of 15 lines, `.txt`.
    Text,
    /// Smart Game Format, `.sgf`.
    Sgf,
    /// A game of the Piskvork manager, `.psq`.
    Psq,
    /// A proof of ours, `.json`; not read by [`read`] yet.
    Certificate,
    /// A puzzle of ours, `.yaml`; read by [`crate::teach`], never by [`read`].
    Puzzle,
}

impl Format {
    /// The format that a file's ending names, upper or lower case.
    ///
    /// ```
    /// use yonsan::formats::Format;
    /// assert_eq!(Format::of_name("games/final.SGF"), Some(Format::Sgf));
    /// assert_eq!(Format::of_name("sgf"), None);
    /// ```
    pub fn of_name(name: &str) -> Option<Self> {
        let ending = Path::new(name).extension()?.to_str()?.to_ascii_lowercase();
        match ending.as_str() {
            "txt" => Some(Self::Text),
            "sgf" => Some(Self::Sgf),
            "psq" => Some(Self::Psq),
            "json" => Some(Self::Certificate),
            "yaml" | "yml" => Some(Self::Puzzle),
            _ => None,
        }
    }

    /// The ending of its files, without the dot.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Text => "txt",
            Self::Sgf => "sgf",
            Self::Psq => "psq",
            Self::Certificate => "json",
            Self::Puzzle => "yaml",
        }
    }
}

/// What the reader of a file wants from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Choice {
    /// The rule, whatever the file says; else the file's, else freestyle.
    pub rule: Option<Rule>,
    /// Stop after this many moves; what comes later is not looked at.
    pub ply: Option<usize>,
    /// Which game of the file, from 1; the first unless it says otherwise.
    pub game: Option<usize>,
    /// The side to move where the file leaves it open: a diagram, or an SGF set-up without `PL`. A side
    /// that contradicts the file's moves is an error ([`FormatError::Side`]).
    pub side: Option<Color>,
}

/// What a file held.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loaded {
    /// The position after the last move wanted; it remembers its moves.
    pub position: Position,
    /// Lines of play in the chosen game besides the main line.
    pub left_out: usize,
    /// Games in the file.
    pub games: usize,
}

/// Why a file gives no position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FormatError {
    /// The file is empty or blank.
    #[error("empty file")]
    Empty,
    /// Neither a stone nor a move in it.
    #[error("no stone and no move")]
    Nothing,
    /// The board is not 15 by 15; its size as written.
    #[error("board size {0}")]
    Size(String),
    /// The file has fewer games.
    #[error("no game {game}, {games} in the file")]
    NoSuchGame {
        /// The game asked for.
        game: usize,
        /// Games in the file.
        games: usize,
    },
    /// The game has fewer moves.
    #[error("no ply {ply}, {plies} in the game")]
    NoSuchPly {
        /// The ply asked for.
        ply: usize,
        /// Moves in the game.
        plies: usize,
    },
    /// A side was asked for, but the file's moves make it the other's turn.
    #[error("{} to move", .to_move.name())]
    Side {
        /// The side to move according to the file.
        to_move: Color,
    },
    /// A diagram that is not UTF-8 text.
    #[error("byte {offset}: not UTF-8")]
    NotUtf8 {
        /// The first byte that is not, from 0.
        offset: usize,
    },
    /// A drawn board is wrong.
    #[error(transparent)]
    Diagram(#[from] DiagramError),
    /// An SGF file is wrong.
    #[error(transparent)]
    Sgf(#[from] SgfError),
    /// A Piskvork file is wrong.
    #[error(transparent)]
    Psq(#[from] PsqError),
    /// The stones or moves make no possible position.
    #[error(transparent)]
    Impossible(#[from] Impossible),
    /// Another room reads this format.
    #[error("{} is read elsewhere", .0.ending())]
    ReadElsewhere(Format),
}

/// A game as a file tells it, not yet known to be possible.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Game {
    /// Stones set up before the first move.
    stones: ByColor<Vec<Point>>,
    /// The side that makes the first move, where the file says so.
    first: Option<Color>,
    /// The moves, cut at the ply wanted.
    moves: Vec<Point>,
    rule: Option<Rule>,
    left_out: usize,
    games: usize,
}

/// Reads a position.
///
/// ```
/// use yonsan::formats::{Choice, Format, read};
/// let loaded = read(Format::Sgf, b"(;SZ[15];B[hh];W[ig])", &Choice::default()).unwrap();
/// assert_eq!(loaded.position.moves(), ["h8".parse().unwrap(), "i9".parse().unwrap()]);
/// ```
pub fn read(format: Format, bytes: &[u8], choice: &Choice) -> Result<Loaded, FormatError> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    if bytes.trim_ascii().is_empty() {
        return Err(FormatError::Empty);
    }
    match format {
        Format::Text => read_diagram(bytes, choice),
        Format::Sgf => load(sgf::read(bytes, choice)?, choice),
        Format::Psq => load(psq::read(bytes, choice)?, choice),
        // The place where `crate::proof` is asked for the position of a certificate.
        Format::Certificate | Format::Puzzle => Err(FormatError::ReadElsewhere(format)),
    }
}

fn load(game: Game, choice: &Choice) -> Result<Loaded, FormatError> {
    let fewer = if game.stones.white.len() < game.stones.black.len() { Color::White } else { Color::Black };
    let position = Setup {
        rule: choice.rule.or(game.rule).unwrap_or_default(),
        stones: game.stones,
        to_move: game.first.or(choice.side).unwrap_or(fewer),
    }
    .position()?
    .after(&game.moves)?;
    match choice.side {
        Some(side) if side != position.to_move() => Err(FormatError::Side { to_move: position.to_move() }),
        _ => Ok(Loaded { position, left_out: game.left_out, games: game.games }),
    }
}

/// A drawn board; its move numbers, if it has them, are the plies. All of them are checked, those after
/// the ply wanted too, for a diagram shows them all at once.
fn read_diagram(bytes: &[u8], choice: &Choice) -> Result<Loaded, FormatError> {
    only_game(choice)?;
    let text =
        std::str::from_utf8(bytes).map_err(|error| FormatError::NotUtf8 { offset: error.valid_up_to() })?;
    let (rule, side) = diagram::stated(text);
    let rule = choice.rule.or(rule).unwrap_or_default();
    let mut position = diagram::parse(text, rule, choice.side.or(side))?;
    let plies = position.moves().len();
    let ply = choice.ply.unwrap_or(plies);
    check_ply(choice, plies)?;
    if let Some(side) = choice.side
        && (plies - ply) % 2 == 1
    {
        // The side wanted is the one to move after the cut.
        position = diagram::parse(text, rule, Some(side.other()))?;
    }
    (ply..plies).for_each(|_| {
        position.undo();
    });
    Ok(Loaded { position, left_out: 0, games: 1 })
}

/// Refuses any game but the first, for formats that hold one.
const fn only_game(choice: &Choice) -> Result<(), FormatError> {
    match choice.game {
        None | Some(1) => Ok(()),
        Some(game) => Err(FormatError::NoSuchGame { game, games: 1 }),
    }
}

/// Refuses a ply beyond the last move.
fn check_ply(choice: &Choice, plies: usize) -> Result<(), FormatError> {
    match choice.ply {
        Some(ply) if ply > plies => Err(FormatError::NoSuchPly { ply, plies }),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests;
