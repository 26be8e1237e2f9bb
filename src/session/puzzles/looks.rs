//! The question whether there is a win at all, as which some puzzles are set.

use crate::board::Dice;
use crate::teach::puzzle::{GoalKind, Puzzle};
use crate::teach::train;

/// Of this many puzzles won by threats one is set like a decoy, unless they alone were asked for: a person who is asked
/// whether there is a win must not know from the question that there is none. There are four times as many of them
/// as decoys; where one trains on decoys only, every other puzzle is one that is won.
const WON_LOOKS: usize = 4;

/// Whether a puzzle is set as the question whether there is a win at all: each puzzle where there is none, and some of those
/// won by threats.
pub fn looks(puzzle: &Puzzle, dice: &mut Dice) -> bool {
    match puzzle.goal.kind {
        GoalKind::None => true,
        GoalKind::Vct => dice.below(WON_LOOKS) == 0,
        _ => false,
    }
}

/// Whether a puzzle is set so each time, as [`looks`] says for dice that always fall alike for it.
pub fn looks_always(puzzle: &Puzzle) -> bool {
    looks(puzzle, &mut Dice::new(u64::from_str_radix(&train::content(puzzle), 16).unwrap_or_default()))
}
