//! Why a file gives no position and no game.

use thiserror::Error;

use super::list::ListError;
use super::log::LogError;
use super::openings::OpeningError;
use super::{Format, LibError, PsqError, RifError, SgfError};
use crate::board::diagram::DiagramError;
use crate::board::notation::NotationError;
use crate::board::{Color, Impossible, Point};

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
    /// A text that is not UTF-8 where only that can be read.
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
    /// A library is wrong.
    #[error(transparent)]
    Lib(#[from] LibError),
    /// A database is wrong.
    #[error(transparent)]
    Rif(#[from] RifError),
    /// A log of moves is wrong.
    #[error(transparent)]
    Log(#[from] LogError),
    /// A line of openings is wrong.
    #[error(transparent)]
    Opening(#[from] OpeningError),
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
