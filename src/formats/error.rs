//! Why a file gives no position and no game.

use std::fmt;

use thiserror::Error;

use super::Format;
use super::list::ListError;
use crate::board::diagram::DiagramError;
use crate::board::notation::NotationError;
use crate::board::{Color, Impossible, Point};

/// Why a file gives no position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FormatError {
    /// The file is empty or blank.
    #[error("empty file")]
    Empty,
    /// The file holds neither a stone nor a move.
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
    /// A text that is not UTF-8 where only that can be read.
    #[error("byte {offset}: not UTF-8")]
    NotUtf8 {
        /// The first byte that is not, from 0.
        offset: usize,
    },
    /// A drawn board is wrong.
    #[error(transparent)]
    Diagram(#[from] DiagramError),
    /// A file of another program is wrong at some place.
    #[error(transparent)]
    Located(#[from] Located),
    /// A list of games is wrong.
    #[error(transparent)]
    List(#[from] ListError),
    /// A position in one line is wrong.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// A pass in the line that leads to the position, which gomoku does not know.
    #[error("move {ply}: pass")]
    Pass {
        /// Which move.
        ply: usize,
    },
    /// A way through a tree whose last move is on a stone.
    #[error("a move on a stone: {0:?}")]
    OnAStone(Vec<Point>),
    /// The stones or moves make no possible position.
    #[error(transparent)]
    Impossible(#[from] Impossible),
    /// Another room reads this format.
    #[error("{} is read elsewhere", .0.name())]
    ReadElsewhere(Format),
}

/// What is wrong with a file of another program, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{at}{what}")]
pub struct Located {
    /// The place.
    pub at: Place,
    /// What is wrong there.
    pub what: Wrong,
}

/// A place in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// The file as a whole.
    File,
    /// A byte, from 0.
    Byte(usize),
    /// A line, from 1.
    Line(usize),
    /// A move of the game, from 1.
    Move(usize),
    /// A game by its id, as written.
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

/// What can be wrong at a place of a file. Texts of the file are shortened where they are long.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Wrong {
    /// An SGF file without `(;`.
    #[error("no game")]
    NoGame,
    /// A game or a value that never ends, by its bracket.
    #[error("{0} is not closed")]
    Unclosed(char),
    /// A byte that cannot stand there.
    #[error("unexpected {}", .0.escape_ascii())]
    Unexpected(u8),
    /// A property, by its name, without a value.
    #[error("{0} without value")]
    NoValue(String),
    /// A property with a value that means nothing here: another game, no colour, no point of the board.
    #[error("{0}[{1}]")]
    Value(String, String),
    /// A pass, which gomoku does not know.
    #[error("pass")]
    Pass,
    /// A move of the wrong side; whose turn it is.
    #[error("{} should move", .0.name())]
    Turn(Color),
    /// A property that puts stones down, takes them away or changes the turn after this move.
    #[error("{0} after move {1}")]
    LateSetup(String, usize),
    /// A text or a byte that is no point of the board.
    #[error("{0} is no point")]
    NoPoint(String),
    /// Coordinates beside the board, as written.
    #[error("{0} is off the board")]
    OffBoard(String),
    /// More nodes than a game can hold.
    #[error("more than {0} nodes")]
    TooManyNodes(usize),
    /// A library that does not begin as libraries do.
    #[error("no RenLib library begins like this")]
    NoLibrary,
    /// The major and minor version of a library in a version without a description.
    #[error("version {0}.{1}, known are 3.0 to 3.4")]
    Version(u8, u8),
    /// The file ends in the middle of a library's tree.
    #[error("the file ends, and the tree does not")]
    TreeCut,
    /// Flags that contradict each other, or whose meaning is not described anywhere.
    #[error("flags {0:#04x}")]
    Flags(u16),
    /// A library's tree has ended, and the file goes on.
    #[error("the tree has ended, and the file goes on")]
    Trailing,
    /// No XML; what the XML parser says.
    #[error("{0}")]
    Xml(String),
    /// XML whose first element is this one, and so no database of games.
    #[error("<{0}> where <database> should begin")]
    Root(String),
    /// The file ends before its last element does.
    #[error("the file ends inside an element")]
    ElementCut,
    /// Elements within elements, tables or texts that are larger than any real one.
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
    /// Something else than pairs of numbers.
    #[error("{0} where a number should stand, or one number too few")]
    NoNumber(String),
}

impl Wrong {
    /// The fault at a place.
    pub(super) const fn at(self, at: Place) -> Located {
        Located { at, what: self }
    }

    /// The fault at a byte, from 0.
    pub(super) const fn at_byte(self, offset: usize) -> Located {
        self.at(Place::Byte(offset))
    }
}
