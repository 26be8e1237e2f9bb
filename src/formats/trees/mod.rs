//! Whole-board trees in the formats of other programs.
//!
//! Both formats have no links and no symmetries: a part that this program's tree holds once is written
//! wherever it is reached, for every white move that leads there.

pub mod brackets;
pub mod moves;
pub mod nested;

use thiserror::Error;

use crate::board::{Point, Position};
use crate::strategy::tree::Tree;

/// Why a file cannot be read as a tree.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{at}: {what}")]
pub struct TreeError {
    /// The place: the moves that lead there, or an offset in bytes.
    pub at: String,
    /// The fault.
    pub what: String,
}

/// Plays each of White's replies and Black's answer in turn, calls `work` there, and takes both moves back.
fn each(
    position: &mut Position,
    decided: Vec<(Point, Point)>,
    work: &mut dyn FnMut(&mut Position, Point, Point),
) {
    for (reply, attack) in decided {
        let made = position.make(reply).and_then(|()| position.make(attack));
        debug_assert!(made.is_ok(), "a decision is a legal move");
        work(position, reply, attack);
        position.undo();
        position.undo();
    }
}

/// White's replies after which a tree has a decision, each with Black's answer.
fn decided(tree: &Tree, position: &mut Position) -> Vec<(Point, Point)> {
    let empties: Vec<Point> = position.empties().collect();
    let mut attack = |reply| {
        position.make(reply).ok()?;
        let attack = tree.get(position);
        position.undo();
        Some((reply, attack?))
    };
    empties.into_iter().filter_map(&mut attack).collect()
}
