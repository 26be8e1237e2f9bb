//! The reasons why a puzzle's claim does not hold, or is not worth making.

use thiserror::Error;

use crate::board::{Color, Point};
use crate::check::Refusal;
use crate::solve::{Class, Limit, NotProven};

/// Why the claim of a puzzle does not hold, could not be proven, or is not worth making.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Flaw {
    /// The game is over: this side has won.
    #[error("{} has won", .0.name())]
    Over(Color),
    /// There is no win of the class; the search was complete.
    #[error("no {}", .0.name())]
    NoWin(Class),
    /// There is a win of this narrower class, so the puzzle has the wrong kind.
    #[error("{} wins already", .0.name())]
    Narrower(Class),
    /// There is a win where there should be none.
    #[error("{first} wins in {plies} plies")]
    Wins {
        /// Its first move.
        first: Point,
        /// Its plies.
        plies: u16,
    },
    /// There is nothing to defend against: the opponent has no VCT.
    #[error("no threat")]
    NoThreat,
    /// No move holds.
    #[error("nothing holds")]
    NothingHolds,
    /// Points that win are to be found, and the side to move has a five at once, which nobody passes over.
    #[error("a five at once")]
    FiveAtOnce,
    /// Any move wins: the side to move wins by threats even after a wasted move, whatever the opponent replies.
    #[error("a wasted move wins too")]
    AnyMoveWins,
    /// Renju forbids points to Black only, and neither the rule nor the side fits.
    #[error("not Black's move under renju")]
    NotRenju,
    /// The number of forbidden points is too small or too large for a puzzle.
    #[error("{0} forbidden points")]
    ForbiddenPoints(usize),
    /// A search hit this limit.
    #[error("not settled: {}", .0.name())]
    Unsettled(Limit),
    /// The checker refused the certificate, which is a fault of this program.
    #[error("certificate refused: {0}")]
    Certificate(Refusal),
}

impl From<Refusal> for Flaw {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::Stopped => Self::Unsettled(Limit::Interrupted),
            refusal => Self::Certificate(refusal),
        }
    }
}

impl From<NotProven> for Flaw {
    fn from(why: NotProven) -> Self {
        match why {
            NotProven::Disproven(class) => Self::NoWin(class),
            NotProven::Unknown(limit) => Self::Unsettled(limit),
        }
    }
}
