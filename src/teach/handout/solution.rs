//! The solution of a puzzle, proven.

use crate::board::Point;
use crate::check::Checked;
use crate::solve::{Budget, Class, Win, goal};
use crate::teach::puzzle::{GoalKind, Puzzle};
use crate::teach::train::facts::{self, Facts, Flaw};

/// The solution of a puzzle.
#[derive(Clone, Debug)]
pub struct Solution {
    /// The right first moves, those of the shortest win, or the points to be found; the one of the line comes first. Empty
    /// where there is nothing to find.
    pub right: Vec<Point>,
    /// Whether it is known that no other move is as good. For a win it may be that another one is as short.
    pub complete: bool,
    /// The win; where a move has to hold, the win that the opponent threatens.
    pub win: Option<Checked<Win>>,
    /// Whether it is proven that no win of the class is shorter.
    pub shortest: bool,
    /// The class of the wins or of the threat, or of those that were excluded where there is nothing to find; `None` for
    /// points that hold.
    pub class: Option<Class>,
}

impl Solution {
    /// Proves the solution of a puzzle; the budget is for each of two searches. A budget without a limit on nodes gets
    /// that of the facts of a puzzle ([`facts::NODES`]).
    ///
    /// # Errors
    /// When the claim of the puzzle does not hold, or could not be proven within the budget.
    pub fn of(puzzle: &Puzzle, budget: &Budget) -> Result<Self, Flaw> {
        let budget = Budget { nodes: budget.nodes.or(Some(facts::NODES)), ..budget.clone() };
        let kind = puzzle.goal.kind;
        let facts = facts::facts(&puzzle.position, kind, &budget)?;
        let start = facts.start();
        let Facts { right, settled, minimal, class, line, .. } = facts;
        let win = match class {
            Some(class) if !line.is_empty() => {
                // For the class of any win a shorter one is not searched: the facts have found this one in the same way.
                let search = if class == Class::Win { goal::solve } else { goal::shortest };
                let found = search(class, &start, &budget).verdict.into_proven()?;
                Some(Checked::new(found, &|| budget.stop.is_raised())?)
            }
            _ => None,
        };
        let class = class.or((kind == GoalKind::None).then_some(Class::Vct));
        Ok(Self { right, complete: settled, win, shortest: minimal, class })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::teach::puzzle::{self, library};

    /// The first puzzle of each kind that ships, and a decoy.
    fn of_kind(kind: GoalKind) -> Puzzle {
        let decoys = || {
            let texts = include_str!("../../../tests/data/goals.yaml");
            puzzle::parse_all(texts).unwrap().into_iter().find(|puzzle| puzzle.goal.kind == kind)
        };
        library::puzzles()
            .iter()
            .find(|puzzle| puzzle.goal.kind == kind)
            .cloned()
            .or_else(decoys)
            .unwrap_or_else(|| panic!("no puzzle of the kind {kind:?}"))
    }

    #[test]
    fn every_kind_of_puzzle_has_a_solution() {
        for kind in GoalKind::ALL {
            let puzzle = of_kind(kind);
            let solution = Solution::of(&puzzle, &Budget::default()).unwrap();
            assert_eq!(solution.right.is_empty(), kind == GoalKind::None, "{}", puzzle.id);
            assert_eq!(solution.win.is_some(), kind.attacks() || kind == GoalKind::Defend, "{}", puzzle.id);
            if let (Some(win), true) = (&solution.win, kind.attacks()) {
                assert_eq!(win.first(), solution.right[0], "{}", puzzle.id);
                assert_eq!(Some(win.plies()), puzzle.goal.within, "{}", puzzle.id);
            }
        }
    }

    #[test]
    fn a_claim_that_does_not_hold_has_none() {
        let mut puzzle = of_kind(GoalKind::Vcf);
        puzzle.position = "h8i9".parse().unwrap();
        assert!(matches!(Solution::of(&puzzle, &Budget::default()), Err(Flaw::NoWin(_))));
        let few = Budget { nodes: Some(10), ..Budget::default() };
        let long = library::find("vct-0100").unwrap();
        assert!(matches!(Solution::of(long, &few), Err(Flaw::Unsettled(_))));
    }
}
