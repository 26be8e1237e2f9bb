//! Computes the longest line through each decision from a verification of the whole tree.

use std::cmp::Reverse;
use std::collections::HashMap;

use super::openings;
use super::tree::Tree;
use super::walk::{Step, walk_behind};
use crate::board::{Canonical, PointSet, Position};
use crate::solve::Stop;

/// Notes for every decision behind some of White's second moves, and for the tree, the plies from the empty board that no
/// line through it exceeds; what was known behind the others stays.
///
/// `leaves` holds the same for the replies to it that lose to a VCT, in the order of
/// [`super::verify::decisions`] behind these second moves. Returns whether it has one number for each decision, and the
/// tree knew those behind all other second moves; where it does not, nothing is noted.
pub fn note(tree: &mut Tree, seconds: &PointSet, leaves: &[usize]) -> bool {
    let mut behind = Behind::of(tree, seconds);
    let start = openings::start(tree.rule());
    let others = openings::second_moves().minus(seconds);
    let mut others = others.iter().filter_map(|second| start.clone().after(&[second]).ok());
    let is_known = |after: &Position| !tree.contains(after) || tree.lasting(after).is_some();
    if behind.decisions.len() != leaves.len() || !others.all(|after| is_known(&after)) {
        return false;
    }
    behind.note(tree, leaves.to_vec());
    // What stands behind others as well may last longer than was known.
    raise(tree);
    true
}

/// Notes for every decision at least the plies that the decisions behind it last, where it was known how long lines last.
pub(super) fn raise(tree: &mut Tree) {
    if tree.is_measured() {
        let mut behind = Behind::of(tree, &openings::second_moves());
        let own = |(position, _): &(Position, _)| usize::from(tree.lasting(position).unwrap_or(0));
        let own = behind.decisions.iter().map(own).collect();
        behind.note(tree, own);
    }
}

/// The decisions behind some second moves as they are walked, and the numbers of those right behind each.
struct Behind {
    decisions: Vec<(Position, Vec<usize>)>,
}

impl Behind {
    fn of(tree: &Tree, seconds: &PointSet) -> Self {
        let mut decisions: Vec<(Position, Vec<usize>)> = Vec::new();
        let mut numbers: HashMap<Canonical, usize> = HashMap::new();
        let mut way: Vec<usize> = Vec::new();
        walk_behind(tree, seconds, &Stop::default(), &mut |step| match step {
            Step::Decision(position, ..) | Step::Link(position, _) => {
                let number = *numbers.entry(Canonical::of(position).0).or_insert(decisions.len());
                if let Some(&before) = way.last() {
                    decisions[before].1.push(number);
                }
                if number == decisions.len() {
                    decisions.push((position.clone(), Vec::new()));
                    way.push(number);
                }
            }
            Step::Leave => drop(way.pop()),
        })
        .expect("the flag that would stop it is known here only");
        Self { decisions }
    }

    /// Notes the greatest of what each decision and those behind it last.
    fn note(&mut self, tree: &mut Tree, mut longest: Vec<usize>) {
        // Positions with more stones come first, so that what stands behind a decision is done before it.
        let mut order: Vec<usize> = (0..longest.len()).collect();
        order.sort_by_key(|&i| Reverse(self.decisions[i].0.count()));
        for i in order {
            for &next in &self.decisions[i].1 {
                longest[i] = longest[i].max(longest[next]);
            }
        }
        for ((position, _), plies) in self.decisions.iter().zip(longest) {
            tree.note(Canonical::of(position).0, plies as u16);
        }
        let start = openings::start(tree.rule());
        let seconds = openings::second_moves();
        let after = seconds.iter().filter_map(|second| start.clone().after(&[second]).ok());
        tree.longest = after.filter_map(|after| tree.lasting(&after)).max();
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{at, point, tree};
    use super::super::verify::decisions;
    use super::*;
    use crate::board::notation;

    #[test]
    fn what_lasts_longest_behind_a_decision_counts_for_it_through_links_too() {
        // The last position is reached by two orders of White's stones; the second time it is a link.
        let decided = [("h8o9", "g7"), ("h8o9g7a1", "f8"), ("h8o9g7b3", "f8"), ("h8o9g7a1f8b3", "e9")];
        let mut tree = tree(&decided, &[]);
        let all = [point("o9")].into_iter().collect();
        let (decisions, links) = decisions(&tree, &all);
        assert_eq!((decisions.len(), links), (4, 1));
        let leaves: Vec<usize> = decisions
            .iter()
            .map(|decision| match notation::write(&decision.position).as_str() {
                "h8o9" => 15,
                "h8o9g7b3" => 17,
                "h8o9g7a1" => 19,
                _ => 23,
            })
            .collect();
        assert!(!note(&mut tree, &all, &leaves[1..]) && tree.lasting(&at("h8o9")).is_none());
        assert!(note(&mut tree, &all, &leaves));
        for moves in ["h8o9", "h8o9g7a1", "h8o9g7b3", "h8o9g7b3f8a1"] {
            assert_eq!(tree.lasting(&at(moves)), Some(23), "{moves}");
        }
        assert_eq!(tree.longest, Some(23));
        // A change of the tree invalidates all of these numbers.
        tree.remove(&at("h8o9g7b3"));
        assert_eq!(tree.lasting(&at("h8o9")), None);
    }
}
