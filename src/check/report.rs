//! What the checker found.

use thiserror::Error;

use crate::board::Point;
use crate::proof::FormError;

/// What the checker found, and how much work that was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Whether the certificate holds.
    pub outcome: Outcome,
    /// Positions looked at: each is a node, met after some line of moves. Never more than the bound.
    pub positions: u64,
    /// Nodes of the certificate, reached or not.
    pub nodes: usize,
}

/// Whether a certificate proves what it claims.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The attacker wins against every reply.
    Valid,
    /// The certificate breaks.
    Invalid {
        /// Why.
        reason: Reason,
        /// The moves from the root to where it breaks, the attacker's first: the first such line, replies
        /// taken row by row from a1. It can be played on a board: a five of the defender, a reply without
        /// an answer and a move that fills the board are its last move, a move on an occupied point is not.
        line: Vec<Point>,
    },
    /// Neither: the bound on positions was reached before the end.
    OutOfBound,
    /// Neither: the work was stopped from outside.
    Stopped,
}

/// Why a certificate was not accepted.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// It breaks: it does not prove what it claims.
    #[error("{reason}{}", after(.line))]
    Invalid {
        /// Why.
        reason: Reason,
        /// The moves from the root to where it breaks, as in [`Outcome::Invalid`].
        line: Vec<Point>,
    },
    /// Not known: it takes more positions to check than the bound allows.
    #[error("not settled within {bound} positions")]
    OutOfBound {
        /// The bound.
        bound: u64,
    },
    /// Not known: the work was stopped from outside.
    #[error("stopped")]
    Stopped,
}

/// The line of a refusal in words; nothing where it breaks at the root.
fn after(line: &[Point]) -> String {
    let moves: Vec<String> = line.iter().map(Point::to_string).collect();
    if line.is_empty() { String::new() } else { format!(" (after {})", moves.join(" ")) }
}

/// Why a certificate breaks. Nodes are named by their index.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Reason {
    /// It was never a certificate (one read by [`crate::proof::parse`] always is).
    #[error("malformed: {0}")]
    Malformed(FormError),
    /// The node's move is on an occupied point.
    #[error("node {node}: {point} is occupied")]
    MoveOccupied {
        /// The node.
        node: usize,
        /// Its move.
        point: Point,
    },
    /// The node's move makes no five, and the defender makes one after it.
    #[error("node {node}: the defender makes a five at {point}")]
    DefenderMakesFive {
        /// The node.
        node: usize,
        /// Where the defender wins; the first such point, row by row from a1.
        point: Point,
    },
    /// A reply to the node's move is not listed, and there is no `otherwise`.
    #[error("node {node}: no answer to {reply}")]
    NoAnswer {
        /// The node.
        node: usize,
        /// The reply.
        reply: Point,
    },
    /// The node's move, or the reply to it, takes the last empty point: a draw.
    #[error("node {node}: the board is full")]
    BoardFull {
        /// The node.
        node: usize,
    },
}
