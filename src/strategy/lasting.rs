//! Computes the longest line through each decision from a verification of the whole tree.

use std::cmp::Reverse;
use std::collections::HashMap;

use super::canonical::Canonical;
use super::tree::Tree;
use super::walk::{Step, walk};
use crate::board::Position;

/// Records, for the tree and for every decision, the plies from the empty board of the longest line through
/// it.
///
/// `leaves` holds, for each decision, the same number over its replies that lose to a VCT, in the order of
/// [`super::verify::decisions`] over all second moves. Returns whether `leaves` has one number for each
/// decision; otherwise nothing is recorded.
pub fn note(tree: &mut Tree, leaves: &[usize]) -> bool {
    // The decisions in the order of the walk, and the indices of those directly behind each.
    let mut decisions: Vec<(Position, Vec<usize>)> = Vec::new();
    let mut numbers: HashMap<Canonical, usize> = HashMap::new();
    let mut way: Vec<usize> = Vec::new();
    walk(tree, &mut |step| match step {
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
    });
    if decisions.len() != leaves.len() {
        return false;
    }
    let mut longest = leaves.to_vec();
    // Positions with more stones come first, so that the decisions behind a decision are computed before it.
    let mut order: Vec<usize> = (0..leaves.len()).collect();
    order.sort_by_key(|&i| Reverse(decisions[i].0.count()));
    for i in order {
        for &next in &decisions[i].1 {
            longest[i] = longest[i].max(longest[next]);
        }
    }
    tree.longest = longest.iter().max().map(|&plies| plies as u16);
    for ((position, _), plies) in decisions.iter().zip(longest) {
        tree.note(Canonical::of(position).0, plies as u16);
    }
    true
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
        assert!(!note(&mut tree, &leaves[1..]) && tree.lasting(&at("h8o9")).is_none());
        assert!(note(&mut tree, &leaves));
        for moves in ["h8o9", "h8o9g7a1", "h8o9g7b3", "h8o9g7b3f8a1"] {
            assert_eq!(tree.lasting(&at(moves)), Some(23), "{moves}");
        }
        assert_eq!(tree.longest, Some(23));
        // A change of the tree invalidates all of these numbers.
        tree.remove(&at("h8o9g7b3"));
        assert_eq!(tree.lasting(&at("h8o9")), None);
    }
}
