//! Whole-board trees in other programs' files.
//!
//! Both forms know no links and no pictures: what our tree holds once is written wherever it is reached, for
//! every white move that leads there.

pub mod brackets;
pub mod moves;
pub mod nested;

use thiserror::Error;

use crate::board::{Point, Position, Rule};
use crate::strategy::tree::Tree;

/// Why a file holds no tree.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{at}: {what}")]
pub struct TreeError {
    /// Where: the moves that lead there, or an offset.
    pub at: String,
    /// What is wrong there.
    pub what: String,
}

fn start(rule: Rule) -> Position {
    let mut position = Position::new(rule);
    position.make(Point::CENTRE).expect("the board is empty");
    position
}

/// White's moves after which a tree decides.
fn decided(tree: &Tree, position: &mut Position) -> Vec<(Point, Point)> {
    let mut replies = Vec::new();
    let empties: Vec<Point> = position.empties().collect();
    for reply in empties {
        if position.make(reply).is_ok() {
            replies.extend(tree.get(position).map(|attack| (reply, attack)));
            position.undo();
        }
    }
    replies
}
