//! Small trees for the tests of this module.

use super::Tree;
use crate::board::{Point, Position, Rule, notation};

/// The freestyle position after these moves.
pub fn at(moves: &str) -> Position {
    notation::parse(moves, Rule::Freestyle).unwrap()
}

/// The point with this name.
pub fn point(name: &str) -> Point {
    name.parse().unwrap()
}

/// A freestyle tree with these decisions, each given as the moves before it and Black's answer. `finished`
/// lists the finished second moves, each with the plies of its longest line.
pub fn tree(decisions: &[(&str, &str)], finished: &[(&str, u16)]) -> Tree {
    let mut tree = Tree::new(Rule::Freestyle);
    for (moves, attack) in decisions {
        tree.insert(&at(moves), point(attack));
    }
    for &(second, plies) in finished {
        tree.finish(point(second), plies);
    }
    tree
}
