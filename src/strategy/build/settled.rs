//! The settled decisions: those for which every reply was verified to have an answer.
//!
//! Second moves share positions. A decision that is made or taken back behind one of them may also belong to
//! another one that was finished before. That one is then no longer finished, until the new decisions have
//! been verified too.

use std::collections::HashMap;

use super::super::tree::Tree;
use super::super::verify::{Decision, decisions};
use crate::board::{Canonical, Point, PointSet, Position};

/// The decisions that were settled, and those that were taken back.
#[derive(Clone, Debug, Default)]
pub struct Settled {
    /// Black's move, and the number of decisions that had been taken back when it was settled.
    attacks: HashMap<Canonical, (Point, usize)>,
    /// For each decision that was taken back, its number, by the hash of the position. A wrong match only
    /// causes a second move to be verified again.
    gone: HashMap<u64, usize>,
    taken_back: usize,
}

impl Settled {
    /// All decisions of a tree that were verified, or that are behind its finished second moves.
    pub fn of(tree: &Tree) -> Self {
        let mut settled = Self::default();
        if tree.is_measured() && !tree.finished.is_empty() {
            settled.attacks.extend(tree.verified().map(|(position, attack)| (position, (attack, 0))));
        } else {
            settled.add(&decisions(tree, &tree.finished).0);
        }
        settled
    }

    /// Records that every reply to these decisions has an answer.
    pub fn add(&mut self, decisions: &[Decision]) {
        let settled = decisions.iter().map(canonical);
        self.attacks.extend(settled.map(|(position, attack)| (position, (attack, self.taken_back))));
    }

    /// Records that the decision in a position was taken back.
    pub fn take_back(&mut self, position: &Position) {
        self.taken_back += 1;
        self.gone.insert(position.symmetric_hash(), self.taken_back);
    }

    /// Whether the decision in a position was taken back at some time.
    pub(super) fn was_taken_back(&self, position: &Position) -> bool {
        self.gone.contains_key(&position.symmetric_hash())
    }

    /// Whether this decision was settled, with the same move.
    pub fn contains(&self, decision: &Decision) -> bool {
        self.since(decision).is_some()
    }

    /// Whether all present decisions behind a second move are settled.
    pub fn holds(&self, tree: &Tree, second: Point) -> bool {
        decisions(tree, &PointSet::from_iter([second])).0.iter().all(|decision| {
            self.since(decision)
                .is_some_and(|since| since == self.taken_back || !self.lost_a_reply(tree, decision, since))
        })
    }

    /// Removes the second moves that are no longer finished from the tree's finished ones, and returns them.
    pub fn withdraw(&self, tree: &mut Tree) -> PointSet {
        let doubtful: PointSet = tree.finished.iter().filter(|&second| !self.holds(tree, second)).collect();
        tree.finished = tree.finished.minus(&doubtful);
        doubtful
    }

    /// The number of decisions that had been taken back when this one was settled; `None` where it is not
    /// settled.
    fn since(&self, decision: &Decision) -> Option<usize> {
        let (position, attack) = canonical(decision);
        self.attacks.get(&position).filter(|settled| settled.0 == attack).map(|settled| settled.1)
    }

    /// Whether a reply leads to a position whose decision was taken back after this one was settled.
    fn lost_a_reply(&self, tree: &Tree, decision: &Decision, since: usize) -> bool {
        let Ok(after) = decision.position.clone().after(&[decision.attack]) else { return true };
        after.different_moves().into_iter().any(|reply| {
            let gone = self.gone.get(&after.symmetric_hash_after(reply));
            gone.is_some_and(|&gone| gone > since)
                && after.clone().after(&[reply]).is_ok_and(|replied| !tree.contains(&replied))
        })
    }
}

fn canonical(decision: &Decision) -> (Canonical, Point) {
    let (canonical, symmetry) = Canonical::of(&decision.position);
    (canonical, symmetry.apply(decision.attack))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::strategy::testing::{at, point, tree};

    #[test]
    fn what_two_second_moves_share_is_finished_behind_neither_once_it_changes() {
        let decided =
            [("h8o8", "g7"), ("h8o10", "g7"), ("h8o8g7o10", "f6"), ("h8o12", "g7"), ("h8o8g7a1", "f6")];
        let mut tree = tree(&decided, &[("o8", 35), ("o10", 35), ("o12", 35)]);
        let mut settled = Settled::of(&tree);
        let finished = tree.finished;
        assert!(settled.withdraw(&mut tree).is_empty());
        // The position is decided with another move.
        tree.insert(&at("h8o10g7o8"), point("i9"));
        let shared: PointSet = ["o8", "o10"].map(point).into_iter().collect();
        assert_eq!(settled.clone().withdraw(&mut tree.clone()), shared);
        // The new decision is settled.
        settled.add(&decisions(&tree, &shared).0);
        assert!(settled.withdraw(&mut tree).is_empty());
        assert_eq!(tree.finished, finished);
        // After a decision is taken back, a reply has no answer.
        tree.remove(&at("h8o8g7a1"));
        settled.take_back(&at("h8o8g7a1"));
        assert_eq!(settled.withdraw(&mut tree), PointSet::from_iter([point("o8")]));
        assert_eq!(tree.finished.len(), 2);
        // The second move is finished again once the reply is verified to lose to threats.
        settled.add(&decisions(&tree, &PointSet::from_iter([point("o8")])).0);
        assert!(settled.holds(&tree, point("o8")));
        // A position that was left to threats now has a decision.
        tree.insert(&at("h8o12g7a1"), point("f6"));
        assert_eq!(settled.withdraw(&mut tree), PointSet::from_iter([point("o12")]));
    }
}
