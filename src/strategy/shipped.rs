//! The trees that are built into the program.

use std::sync::OnceLock;

use super::codec;
use super::tree::Tree;
use crate::board::{Color, Point, Position, Rule};
use crate::solve::KnownWin;

/// The bytes of the built-in tree under a rule; `None` where there is none.
const fn bytes(rule: Rule) -> Option<&'static [u8]> {
    match rule {
        Rule::Freestyle => Some(include_bytes!("../../lessons/strategy/freestyle.tree")),
        Rule::Standard => Some(include_bytes!("../../lessons/strategy/standard.tree")),
        Rule::Renju => None,
    }
}

/// The number of stones with which every line of the built-in trees is over.
const MOST_STONES: usize = 35;

/// The built-in tree under a rule; it is decoded on the first call. Under renju it has no moves.
///
/// # Panics
/// When the built-in bytes are not a tree; a test decodes them.
pub fn shipped(rule: Rule) -> &'static Tree {
    static TREES: [OnceLock<Tree>; Rule::ALL.len()] = [const { OnceLock::new() }; Rule::ALL.len()];
    TREES[rule as usize].get_or_init(|| {
        let decoded = |bytes| codec::decode(bytes).expect("the shipped trees are read by a test");
        bytes(rule).map_or_else(|| Tree::new(rule), decoded)
    })
}

/// The move by which the built-in tree wins a position for Black, the side to move, and within how many plies; `None` where
/// it has none.
///
/// The tree is not decoded for a position that it cannot have. A search for any win that knows these moves tries them first:
///
/// ```
/// use yonsan::solve::Budget;
/// use yonsan::{Class, Position, Solver, strategy};
/// let opening: Position = "h8i9g9h7".parse()?;
/// let budget = Budget { known: Some(strategy::shipped_win), ..Budget::default() };
/// let win = Solver::new(Class::Win).budget(budget).solve(&opening).into_proven()?;
/// assert_eq!(win.first().to_string(), "i7");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn shipped_win(position: &Position) -> Option<KnownWin> {
    let [black, white] = Color::BOTH.map(|color| position.stones(color));
    let may_be_met = position.to_move() == Color::Black
        && black.len() == white.len()
        && black.contains(Point::CENTRE)
        && position.count() < MOST_STONES;
    let tree = may_be_met.then(|| shipped(position.rule()))?;
    let point = tree.answer(position)?;
    let stones = tree.lasting(position).or(tree.longest).map_or(MOST_STONES, usize::from);
    Some(KnownWin { point, plies: stones.saturating_sub(position.count()) as u16 })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shipped_trees_are_read_and_written_the_same() {
        for rule in [Rule::Freestyle, Rule::Standard] {
            let tree = shipped(rule);
            assert_eq!(tree.rule(), rule);
            assert_eq!(Some(&codec::encode(tree)[..]), bytes(rule));
        }
    }
}
