//! Makes a tree smaller by leaving out decisions that threats win anyway, or faster by adding decisions where
//! threats take long.
//!
//! These are *prune 1* and *expand* of the freestyle program. Its *prune 2*, links for repeated positions, is
//! not needed here: a tree holds each position once.

use super::lasting;
use super::tree::Tree;
use super::verify::{Decision, vct_within};
use crate::board::{Color, Position};
use crate::solve::{Limit, Stop, Win, zone};

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

/// The VCT after a reply that does not touch it is found in at most this many times the nodes.
const MARGIN: u64 = 8;

/// A VCT that need not be written down.
#[derive(Clone, Copy, Debug)]
pub struct Quick {
    /// Nodes of the search that finds it, at the most.
    pub nodes: u64,
    /// Plies that it takes, at the most; any number.
    pub plies: Option<u16>,
}

/// Goes through the replies to decisions. Where threats do not win quickly, but `most` nodes find a VCT that lasts no longer
/// than the decision is known to, the position is decided by the first move of that VCT, and then the replies to that
/// move are gone through: they have two plies less, so that none of them takes longer. Returns how many were decided. How
/// long lines last stays known, where it was.
///
/// Replies that do not touch a VCT that Black has if White passes, and that is found in a small part of the nodes, are
/// answered by it, and not searched. A reply
/// that stays open with `most` nodes is left alone: the tree does not hold there, as before. Where `most` nodes find the
/// VCT, but not a VCT after each reply to its first move, nothing is decided.
///
/// # Errors
/// When it is stopped; the tree is still valid.
pub fn expand(
    tree: &mut Tree,
    decisions: &[Decision],
    quick: Quick,
    most: u64,
    stop: &Stop,
) -> Result<usize, Limit> {
    let goes_on = |position: &Position, attack| {
        position.clone().after(&[attack]).ok().filter(|after| after.winner().is_none())
    };
    let work = decisions.iter().filter_map(|Decision { position, attack }| {
        Some((goes_on(position, *attack)?, tree.lasting(position).or(tree.longest)))
    });
    let mut work: Vec<(Position, Option<u16>)> = work.collect();
    let mut decided = 0;
    while let Some((mut after, longest)) = work.pop() {
        let own = quick.plies.map(|plies| after.count() as u16 + 1 + plies);
        let quickly = longest.into_iter().chain(own).min();
        let unless_met = quickly.map(|plies| plies.saturating_sub(1));
        let (threat, spent) = vct_within(&after.with_turn(Color::Black), unless_met, quick.nodes, stop)?;
        let threat = threat.filter(|_| spent.saturating_mul(MARGIN) <= quick.nodes);
        let spoils = threat.map(|threat| zone::of(&threat.certificate));
        for reply in after.different_moves() {
            if spoils.is_some_and(|spoils| !spoils.contains(reply)) || after.make(reply).is_err() {
                continue;
            }
            let slow = !tree.contains(&after) && vct_within(&after, quickly, quick.nodes, stop)?.0.is_none();
            if slow
                && let Some(win) = vct_within(&after, longest, most, stop)?.0
                && let Some(next) = goes_on(&after, win.first())
                && let lasts = after.count() as u16 + win.plies()
                && holds(tree, &next, lasts, most, stop)?
            {
                tree.insert_lasting(&after, win.first(), lasts);
                decided += 1;
                work.push((next, Some(lasts)));
            }
            after.undo();
        }
    }
    // What was left to threats behind one decision may stand behind others, too.
    lasting::raise(tree);
    Ok(decided)
}

/// Whether every reply leads to a decision, or is answered by a VCT that this number of nodes suffices for and that lasts
/// for no more plies from the empty board.
///
/// A search that may take longer can need more nodes than one that may not, and whoever verifies the tree allows each
/// reply what the tree allows: that search must find a win as well.
fn holds(tree: &Tree, after: &Position, longest: u16, nodes: u64, stop: &Stop) -> Result<bool, Limit> {
    for reply in after.different_moves() {
        let Ok(replied) = after.clone().after(&[reply]) else { return Ok(false) };
        let found = |within| Ok(vct_within(&replied, within, nodes, stop)?.0);
        let answered = tree.contains(&replied)
            || match found(tree.longest)? {
                Some(win) if replied.count() as u16 + win.plies() <= longest => true,
                Some(_) => found(Some(longest))?.is_some(),
                None => false,
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
