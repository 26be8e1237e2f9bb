//! What makes a position impossible.

use thiserror::Error;

use super::point::Point;

/// One thing that makes a position impossible.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    /// One side's stone is listed twice on a point, or more often.
    #[error("{0} twice")]
    Twice(Point),
    /// Both sides have a stone on a point.
    #[error("{0} black and white")]
    BothColors(Point),
    /// Both sides have a winning five.
    #[error("two winners")]
    TwoWinners,
    /// A move (counted from 1) onto a point that already holds a stone.
    #[error("move {ply} on {point}, occupied")]
    Occupied {
        /// Which move, counted from 1.
        ply: usize,
        /// Where.
        point: Point,
    },
    /// Moves go on after this one (counted from 1) had won.
    #[error("moves after the five at {ply}")]
    AfterFive {
        /// The winning move, counted from 1.
        ply: usize,
    },
}

/// All that is wrong with a position; never empty.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("impossible position: {}", .0.iter().map(Fault::to_string).collect::<Vec<_>>().join("; "))]
pub struct Impossible(pub Vec<Fault>);
