//! The levels of an opponent: what each of them sees of the board, and how far it looks.

use super::style::Style;
use super::think::{FOURS, Sight};

/// The highest level.
pub const LEVELS: u8 = 5;

/// An opponent: its level and its style.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opponent {
    /// The level, from 1, which sees little but its own shapes, to [`LEVELS`], which plays the tree and searches for
    /// threats far ahead.
    pub level: u8,
    /// The style.
    pub style: Style,
    /// The seed of its taste: another seed values shapes a little differently, and may play other moves. Equal seeds
    /// give equal play, and 0 values shapes as they were fitted.
    pub seed: u64,
}

impl Default for Opponent {
    fn default() -> Self {
        Self { level: LEVELS, style: Style::default(), seed: 0 }
    }
}

/// What a level can do.
pub(super) struct Strength {
    /// What it sees of the shapes on the board.
    pub sight: Sight,
    /// The most plies that it looks ahead; answers to fours and to open threes are not counted.
    pub depth: u16,
    /// The limit on positions of this search; `None` where the budget alone limits it.
    pub nodes: Option<u64>,
    /// The limit on nodes of the searches for a win by fours, of either side, in each of these positions.
    pub fours: u64,
    /// The limit on nodes of the search for an own win by threats.
    pub proof: u64,
    /// The most plies that this win may take.
    pub within: Option<u16>,
}

/// The strength of a level.
pub(super) const fn strength(level: u8) -> Strength {
    let none = Strength { sight: Sight::All, depth: 1, nodes: Some(0), fours: 0, proof: 0, within: None };
    match level {
        0 | 1 => Strength { sight: Sight::Own, nodes: Some(2_000), ..none },
        2 => Strength { sight: Sight::Lines, nodes: Some(2_000), ..none },
        // Five plies are a four-three: the four, its answer, the open four, its answer, the five.
        3 => Strength { nodes: Some(2_000), proof: 500, within: Some(5), ..none },
        4 => Strength { depth: 3, nodes: Some(4_000), fours: 50, proof: 1_000, within: Some(9), ..none },
        _ => Strength { depth: u16::MAX, nodes: None, fours: FOURS, proof: 100_000, ..none },
    }
}
