//! Why a file cannot be read as a position or a game.

use std::fmt;

use thiserror::Error;

use super::Format;
use super::list::ListError;
use crate::board::diagram::DiagramError;
use crate::board::notation::NotationError;
use crate::board::{Color, Impossible, Point};

/// Why a file cannot be read as a position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FormatError {
    /// The file is empty or blank.
    #[error("empty file")]
    Empty,
    /// The file holds no stone and no move.
    #[error("no stone and no move")]
    Nothing,
    /// The board is not 15 by 15; its size as written.
    #[error("board size {0}")]
    Size(String),
    /// The file has fewer games than were asked for.
    #[error("no game {game}, {games} in the file")]
    NoSuchGame {
        /// The number of the game that was asked for, from 1.
        game: usize,
        /// The number of games in the file.
        games: usize,
    },
    /// The game has fewer moves than were asked for.
    #[error("no ply {ply}, {plies} in the game")]
    NoSuchPly {
        /// The ply that was asked for.
        ply: usize,
        /// The number of moves in the game.
        plies: usize,
    },
    /// A side to move was chosen that contradicts the file's moves.
    #[error("{} to move", .to_move.name())]
    Side {
        /// The side to move according to the file.
        to_move: Color,
    },
    /// The text is not UTF-8, which this format requires.
    #[error("byte {offset}: not UTF-8")]
    NotUtf8 {
        /// The offset of the first byte that is not UTF-8, from 0.
        offset: usize,
    },
    /// The diagram of a board is wrong.
    #[error(transparent)]
    Diagram(#[from] DiagramError),
    /// A file of another program is wrong at a place.
    #[error(transparent)]
    Located(#[from] Located),
    /// A list of games is wrong.
    #[error(transparent)]
    List(#[from] ListError),
    /// A position in one line of text is wrong.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The line that leads to the position contains a pass, which gomoku does not allow.
    #[error("move {ply}: pass")]
    Pass {
        /// The number of the move, from 1.
        ply: usize,
    },
    /// The path through a tree whose last move is on an occupied point.
    #[error("a move on a stone: {0:?}")]
    OnAStone(Vec<Point>),
    /// The stones or moves make no possible position.
    #[error(transparent)]
    Impossible(#[from] Impossible),
    /// This format is not read by [`super::read`].
    #[error("{} is read elsewhere", .0.name())]
    ReadElsewhere(Format),
}

/// A fault in a file of another program, and its place.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{at}{what}")]
pub struct Located {
    /// The place.
    pub at: Place,
    /// The fault.
    pub what: Wrong,
}

/// A place in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// The file as a whole.
    File,
    /// A byte, by its offset from 0.
    Byte(usize),
    /// A line, counted from 1.
    Line(usize),
    /// A move of the game, counted from 1.
    Move(usize),
    /// A game, by its id as written.
    Game(String),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File => Ok(()),
            Self::Byte(offset) => write!(f, "byte {offset}: "),
            Self::Line(line) => write!(f, "line {line}: "),
            Self::Move(ply) => write!(f, "move {ply}: "),
            Self::Game(id) => write!(f, "game {id}: "),
        }
    }
}

/// The fault at a place of a file. Quotations from the file are shortened where they are long.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Wrong {
    /// An SGF file without `(;`.
    #[error("no game")]
    NoGame,
    /// A game or a value that is not closed; its opening bracket.
    #[error("{0} is not closed")]
    Unclosed(char),
    /// A byte that is not allowed there.
    #[error("unexpected {}", .0.escape_ascii())]
    Unexpected(u8),
    /// A property without a value; the property's name.
    #[error("{0} without value")]
    NoValue(String),
    /// A property with a value that has no meaning here: another game, no colour, or no point of the board.
    #[error("{0}[{1}]")]
    Value(String, String),
    /// A pass, which gomoku does not allow.
    #[error("pass")]
    Pass,
    /// A move of the wrong side; the side to move.
    #[error("{} should move", .0.name())]
    Turn(Color),
    /// A property that adds stones, removes them or changes the side to move after this move.
    #[error("{0} after move {1}")]
    LateSetup(String, usize),
    /// A text or a byte that is not a point of the board.
    #[error("{0} is no point")]
    NoPoint(String),
    /// Coordinates off the board, as written.
    #[error("{0} is off the board")]
    OffBoard(String),
    /// More nodes than a game can hold.
    #[error("more than {0} nodes")]
    TooManyNodes(usize),
    /// A library that does not begin with the bytes of a RenLib library.
    #[error("no RenLib library begins like this")]
    NoLibrary,
    /// A library with a version that has no published description; its major and minor version.
    #[error("version {0}.{1}, known are 3.0 to 3.4")]
    Version(u8, u8),
    /// The file ends in the middle of a library's tree.
    #[error("the file ends, and the tree does not")]
    TreeCut,
    /// Flags that contradict each other or have no published meaning.
    #[error("flags {0:#04x}")]
    Flags(u16),
    /// The file goes on after the end of the library's tree.
    #[error("the tree has ended, and the file goes on")]
    Trailing,
    /// The file is not XML; the message of the XML parser.
    #[error("{0}")]
    Xml(String),
    /// XML whose first element is this one, so that it is not a database of games.
    #[error("<{0}> where <database> should begin")]
    Root(String),
    /// The file ends before its last element is closed.
    #[error("the file ends inside an element")]
    ElementCut,
    /// Nested elements, tables or texts that exceed the limits of the reader.
    #[error("too large to be real")]
    TooLarge,
    /// A game without a move.
    #[error("no moves")]
    NoMoves,
    /// The first line is not `Piskvorky WxH, ...`.
    #[error("not a Piskvorky header")]
    NoHeader,
    /// A move whose number, as written, is not the next one.
    #[error("move {0} where move {1} is next")]
    MoveNumber(String, usize),
    /// A line that is not a list of pairs of numbers.
    #[error("{0} where a number should stand, or one number too few")]
    NoNumber(String),
}

impl Wrong {
    /// The fault together with its place.
    pub(super) const fn at(self, at: Place) -> Located {
        Located { at, what: self }
    }

    /// The fault at a byte offset, from 0.
    pub(super) const fn at_byte(self, offset: usize) -> Located {
        self.at(Place::Byte(offset))
    }
}
