//! Makes a tree smaller by leaving out decisions that threats win anyway, or faster by adding decisions where
//! threats take long.
//!
//! These are *prune 1* and *expand* of the freestyle program. Its *prune 2*, links for repeated positions, is
//! not needed here: a tree holds each position once.

use super::openings;
use super::tree::Tree;
use super::verify::{Decision, vct_within};
use crate::board::Position;
use crate::solve::{Limit, Stop, Win};

/// Removes those of the decisions in whose positions this number of nodes is enough for a VCT within the
/// tree's plies, and returns how many were removed. Decisions that could only be reached through them stay in
/// the tree, but are not written.
///
/// # Errors
/// When it is stopped; decisions removed until then stay removed, and the tree is still valid.
pub fn prune(tree: &mut Tree, decisions: &[Decision], nodes: u64, stop: &Stop) -> Result<usize, Limit> {
    let before = tree.len();
    for Decision { position, .. } in decisions {
        // The answers to White's second moves are always kept.
        if position.count() > 2 && leaf(tree, position, nodes, stop)?.is_some() {
            tree.remove(position);
        }
    }
    Ok(before - tree.len())
}

/// Visits the replies to decisions. Where `nodes` nodes are not enough for a VCT but `most` nodes are, the
/// position is decided by the first move of that VCT, and the replies to that move are visited too. Returns
/// how many positions were decided.
///
/// A reply that stays open with `most` nodes is not changed: the tree has no answer there, as before. Where
/// `most` nodes find the VCT, but not a VCT after each reply to its first move, nothing is decided.
///
/// # Errors
/// When it is stopped; the tree is still valid.
pub fn expand(
    tree: &mut Tree,
    decisions: &[Decision],
    nodes: u64,
    most: u64,
    stop: &Stop,
) -> Result<usize, Limit> {
    let goes_on = |position: &Position, attack| {
        position.clone().after(&[attack]).ok().filter(|after| after.winner().is_none())
    };
    let mut work: Vec<Position> =
        decisions.iter().filter_map(|decision| goes_on(&decision.position, decision.attack)).collect();
    let mut decided = 0;
    while let Some(mut after) = work.pop() {
        for reply in openings::different_moves(&after) {
            if after.make(reply).is_err() {
                continue;
            }
            let slow = !tree.contains(&after) && leaf(tree, &after, nodes, stop)?.is_none();
            if slow
                && let Some(win) = leaf(tree, &after, most, stop)?
                && let Some(next) = goes_on(&after, win.first())
                && holds(tree, &next, most, stop)?
            {
                tree.insert(&after, win.first());
                decided += 1;
                work.push(next);
            }
            after.undo();
        }
    }
    Ok(decided)
}

/// Whether every reply leads to a decision, or is answered by a VCT that this number of nodes is enough for.
fn holds(tree: &Tree, after: &Position, nodes: u64, stop: &Stop) -> Result<bool, Limit> {
    for reply in openings::different_moves(after) {
        let answered = match after.clone().after(&[reply]) {
            Ok(replied) => tree.contains(&replied) || leaf(tree, &replied, nodes, stop)?.is_some(),
            Err(_) => false,
        };
        if !answered {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Black's VCT within the tree's plies, if this number of nodes is enough to find it.
fn leaf(tree: &Tree, position: &Position, nodes: u64, stop: &Stop) -> Result<Option<Win>, Limit> {
    Ok(vct_within(position, tree.longest, nodes, stop)?.0)
}
