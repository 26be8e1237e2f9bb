//! The result of checking a certificate.

use thiserror::Error;

use crate::board::{Point, Prohibition};
use crate::proof::FormError;

/// The result of checking a certificate, and the amount of work.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Whether the certificate is valid.
    pub outcome: Outcome,
    /// The number of positions looked at: each is a node reached by one line of moves, or by lines that differ in one
    /// stone of the defender that changes nothing. Where the bound was reached, it is the bound.
    pub positions: u64,
    /// The number of nodes of the certificate, including those that cannot be reached.
    pub nodes: usize,
}

/// Whether a certificate proves what it claims.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The attacker wins against every reply.
    Valid,
    /// The certificate does not prove what it claims.
    Invalid {
        /// The reason.
        reason: Reason,
        /// The moves from the root to the fault, the attacker's first; the first such line when replies are
        /// taken row by row from a1. The line can be played on a board, and no side passes in it: a five of the
        /// defender, a reply without an answer, a move after which a pass is not answered and a move that fills
        /// the board are its last move; a move on an occupied point and a forbidden move are not part of it.
        line: Vec<Point>,
    },
    /// Undecided: the bound on positions was reached before the end.
    OutOfBound,
    /// Undecided: the work was stopped by the caller.
    Stopped,
}

/// Why a certificate was not accepted.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The certificate is invalid: it does not prove what it claims.
    #[error("{reason}{}", after(.line))]
    Invalid {
        /// The reason.
        reason: Reason,
        /// The moves from the root to the fault, as in [`Outcome::Invalid`].
        line: Vec<Point>,
    },
    /// Undecided: the check needs more positions than the bound allows.
    #[error("not settled within {bound} positions")]
    OutOfBound {
        /// The bound.
        bound: u64,
    },
    /// Undecided: the work was stopped by the caller.
    #[error("stopped")]
    Stopped,
}

/// The line of a refusal as text; empty where the fault is at the root.
fn after(line: &[Point]) -> String {
    let moves: Vec<String> = line.iter().map(Point::to_string).collect();
    if line.is_empty() { String::new() } else { format!(" (after {})", moves.join(" ")) }
}

/// The names of prohibitions as text.
fn names(kinds: &[Prohibition]) -> String {
    kinds.iter().map(|kind| kind.name()).collect::<Vec<_>>().join(", ")
}

/// The fault of an invalid certificate. Nodes are named by their index.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Reason {
    /// It has not the form of a certificate (a certificate read by [`crate::proof::parse`] always has).
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
    /// The node's move is forbidden to the attacker: he is Black, the rule is renju, and the move makes no five.
    #[error("node {node}: {point} is forbidden to Black ({})", names(.kinds))]
    MoveForbidden {
        /// The node.
        node: usize,
        /// Its move.
        point: Point,
        /// The prohibitions that apply, at least one.
        kinds: Vec<Prohibition>,
    },
    /// The node's move makes no five, and the defender makes one after it.
    #[error("node {node}: the defender makes a five at {point}")]
    DefenderMakesFive {
        /// The node.
        node: usize,
        /// The point where the defender makes a five; the first such point, row by row from a1.
        point: Point,
    },
    /// A legal reply to the node's move is not listed, and there is no `otherwise`.
    #[error("node {node}: no answer to {reply}")]
    NoAnswer {
        /// The node.
        node: usize,
        /// The reply.
        reply: Point,
    },
    /// The rule is renju, under which a side may pass, and the node's move wins against every reply, but not against
    /// a pass: there is no `otherwise`, or it is not valid without a stone of the defender.
    #[error("node {node}: no answer to a pass")]
    PassUnanswered {
        /// The node.
        node: usize,
    },
    /// The node's move, or the reply to it, takes the last empty point: the game is a draw.
    #[error("node {node}: the board is full")]
    BoardFull {
        /// The node.
        node: usize,
    },
}
