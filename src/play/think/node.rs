//! A position that is being searched: what is known of it before its moves are looked at, and what follows for how many of
//! them are looked at, and how deeply.

use std::sync::LazyLock;

use super::SURELY;
use super::moves::Candidate;
use crate::board::Point;

/// One ply of depth, in the unit in which the search counts depths.
pub(super) const PLY: i32 = 16;

/// What the search keeps of the positions on the way to the current one.
#[derive(Clone, Copy, Default)]
pub(super) struct Step {
    /// The move that was played; none for a pass.
    pub played: Option<Point>,
    /// The guessed value for the side to move.
    pub guess: i32,
    /// The move that is left out, where the question is how good the others are.
    pub without: Option<Point>,
}

/// What is asked of the position after a move: its value to this depth, between the bounds of the side that has played.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub depth: i32,
    pub alpha: i32,
    pub beta: i32,
    /// The number of moves from the root.
    pub ply: i32,
    /// Whether some move of that side is expected to be worth `beta` or more.
    pub cut: bool,
}

/// A position that is being searched; values are those for the side to move.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub depth: i32,
    pub alpha: i32,
    pub beta: i32,
    /// The number of moves from the root.
    pub ply: i32,
    /// Whether some move is expected to be worth `beta` or more.
    pub cut: bool,
    /// The guessed value.
    pub guess: i32,
    /// The guessed value, or what the table says where that is closer.
    pub known: i32,
    /// Whether the side to move stands better than at its last turn.
    pub better: bool,
    /// Whether the other side threatens an open four.
    pub threatened: bool,
}

/// The number of plies, in [`PLY`], by which a late move is searched less deeply, by depth in plies and by the number of
/// the move.
static LATE: LazyLock<[[i32; 64]; 32]> = LazyLock::new(|| {
    let less = |depth: usize, i: usize| 0.3 + 1.2 * (depth.max(1) as f64).ln() * (i.max(1) as f64).ln();
    std::array::from_fn(|depth| std::array::from_fn(|i| (f64::from(PLY) * less(depth, i)) as i32))
});

impl Node {
    /// Whether the value itself is asked for, and not only whether it is above a bound.
    pub const fn is_open(&self) -> bool {
        self.beta - self.alpha > 1
    }

    /// Whether both bounds are guesses, and no wins or losses.
    pub const fn is_undecided(&self) -> bool {
        self.alpha > -SURELY && self.beta < SURELY
    }

    /// The depth in plies.
    pub const fn plies(&self) -> i32 {
        self.depth / PLY
    }

    /// The number of moves that are looked at where none of them has to stop anything.
    pub fn width(&self) -> usize {
        let plain = 6 + 2 * self.plies().max(0) as usize;
        if self.better || self.is_open() { plain } else { plain * 3 / 5 }
    }

    /// Whether quiet moves, from the fourth on, are not expected to reach `alpha`.
    pub const fn is_hopeless(&self) -> bool {
        let gain = 80 * self.depth / PLY + 60;
        !self.is_open() && self.is_undecided() && self.depth <= 3 * PLY && self.guess + gain <= self.alpha
    }

    /// By how much less deeply move number `i` is searched first, where nothing has to be stopped.
    pub fn reduction(&self, i: usize, candidate: Candidate, forcing: bool) -> i32 {
        if self.threatened || self.depth < 2 * PLY || i < 1 + usize::from(self.is_open()) {
            return 0;
        }
        let mut less = LATE[(self.plies() as usize).min(31)][i.min(63)] - candidate.history / 512;
        if forcing {
            less -= PLY;
        }
        if self.cut {
            less += PLY / 2;
        }
        if !self.better {
            less += PLY / 4;
        }
        less
    }
}
