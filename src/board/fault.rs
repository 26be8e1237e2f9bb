//! What makes a position impossible.

use thiserror::Error;

use super::point::Point;

/// One thing that makes a position impossible.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    /// A point is listed twice or more often for the same side.
    #[error("{0} twice")]
    Twice(Point),
    /// A point is listed for both sides.
    #[error("{0} black and white")]
    BothColors(Point),
    /// Both sides have a winning five.
    #[error("two winners")]
    TwoWinners,
    /// A move is made on a point that already holds a stone.
    #[error("move {ply} on {point}, occupied")]
    Occupied {
        /// The number of the move, counted from 1.
        ply: usize,
        /// The occupied point.
        point: Point,
    },
    /// There are moves after a move that won.
    #[error("moves after the five at {ply}")]
    AfterFive {
        /// The number of the winning move, counted from 1.
        ply: usize,
    },
    /// There are moves after a black move that renju forbids, which lost the game.
    #[error("moves after the forbidden move {ply}")]
    AfterForbidden {
        /// The number of the forbidden move, counted from 1.
        ply: usize,
    },
}

/// All faults of a position; the list is never empty.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("impossible position: {}", .0.iter().map(Fault::to_string).collect::<Vec<_>>().join("; "))]
pub struct Impossible(pub Vec<Fault>);
