//! What may be wrong with a puzzle's claim.

use thiserror::Error;

use crate::board::{Color, Point};
use crate::check::Outcome;
use crate::solve::{Class, Limit};

/// Why the claim of a puzzle does not hold, or is not seen to.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Flaw {
    /// Somebody has won already.
    #[error("{} has won", .0.name())]
    Over(Color),
    /// There is no win of the class; everything in it was looked at.
    #[error("no {}", .0.name())]
    NoWin(Class),
    /// There is a win of a narrower class: the puzzle is another one.
    #[error("{} wins already", .0.name())]
    Narrower(Class),
    /// A win where there should be none.
    #[error("{first} wins in {plies} plies")]
    Wins {
        /// Its first move.
        first: Point,
        /// Its plies.
        plies: u16,
    },
    /// Nothing has to be stopped: the opponent has no win by threats.
    #[error("no threat")]
    NoThreat,
    /// No move holds.
    #[error("nothing holds")]
    NothingHolds,
    /// A limit was hit first.
    #[error("not settled: {}", .0.name())]
    Unsettled(Limit),
    /// The checker did not accept the certificate: a fault of this program.
    #[error("certificate refused: {0:?}")]
    Certificate(Outcome),
}
