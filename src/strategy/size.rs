//! The size of a tree.

use super::codec;
use super::openings;
use super::tree::Tree;
use super::verify;
use crate::solve::{Limit, Stop};

/// The size of a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// The number of decisions that can be reached.
    pub decisions: usize,
    /// The number of replies that lead to a decision met before.
    pub links: usize,
    /// The number of replies that are left to a VCT.
    pub leaves: usize,
    /// The number of bytes of the encoded tree.
    pub bytes: usize,
}

/// Counts the size of a tree.
///
/// # Errors
/// When it is stopped.
pub fn of(tree: &Tree, stop: &Stop) -> Result<Size, Limit> {
    let (decisions, links) = verify::decisions_until(tree, &openings::second_moves(), stop)?;
    let replies: usize = decisions
        .iter()
        .filter_map(|decision| decision.position.clone().after(&[decision.attack]).ok())
        .map(|after| after.different_moves().len())
        .sum();
    // Every decision, except those after second moves, is itself a reply to another one.
    let firsts = decisions.iter().filter(|decision| decision.position.count() == 2).count();
    let leaves = replies + firsts - decisions.len() - links;
    Ok(Size { decisions: decisions.len(), links, leaves, bytes: codec::encode_until(tree, stop)?.len() })
}
