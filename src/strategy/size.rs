//! How large a tree is.

use super::codec;
use super::openings;
use super::tree::Tree;
use super::verify;

/// How large a tree is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// Decisions that can be reached.
    pub decisions: usize,
    /// Replies that lead to a decision met before.
    pub links: usize,
    /// Replies that are left to a VCT.
    pub leaves: usize,
    /// Bytes as shipped.
    pub bytes: usize,
}

/// Counts a tree.
pub fn size(tree: &Tree) -> Size {
    let all = openings::second_moves().into_iter().collect();
    let (decisions, links) = verify::decisions(tree, &all);
    let replies: usize = decisions
        .iter()
        .filter_map(|decision| decision.position.clone().after(&[decision.attack]).ok())
        .map(|after| openings::different_moves(&after).len())
        .sum();
    // Every decision but those on second moves is itself a reply to another one.
    let firsts = decisions.iter().filter(|decision| decision.position.count() == 2).count();
    let leaves = replies + firsts - decisions.len() - links;
    Size { decisions: decisions.len(), links, leaves, bytes: codec::encode(tree).len() }
}
