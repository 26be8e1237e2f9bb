//! The moves of a VCF.

use super::super::verdict::Limit;
use crate::board::{Point, PointSet, Position};
use crate::proof::last_moves;

/// A four and its forced reply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// The attacker's four.
    pub attack: Point,
    /// The only reply that stops the five.
    pub reply: Point,
}

/// The moves of a VCF.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attack {
    /// The fours that leave one five point each.
    pub steps: Vec<Step>,
    /// The deciding move: a five, or a four that the defender cannot stop: it has more than one five point, or one where
    /// the defender may not play.
    pub last: Point,
    /// The number of attacking stones, the five included.
    pub stones: u16,
}

impl Attack {
    /// The first attacking move.
    pub fn first(&self) -> Point {
        self.steps.first().map_or(self.last, |step| step.attack)
    }

    /// The points of the attacking moves.
    pub(in crate::solve) fn points(&self) -> PointSet {
        self.steps.iter().map(|step| step.attack).chain([self.last]).collect()
    }

    /// The number of plies, the five included.
    pub const fn plies(&self) -> u16 {
        2 * self.stones - 1
    }

    /// The whole line with the stones of both sides, up to the five; `position` is its start.
    ///
    /// # Panics
    /// When the moves are not legal from the position.
    pub fn line(&self, position: &Position) -> Vec<Point> {
        let mut board = position.clone();
        let mut play = |point| board.make(point).expect("the run was found in this position");
        let mut line: Vec<Point> =
            self.steps.iter().flat_map(|s| [s.attack, s.reply]).chain([self.last]).collect();
        line.iter().copied().for_each(&mut play);
        if line.len() < self.plies() as usize {
            line.extend(last_moves(&board));
        }
        line
    }
}

/// A win and whether it is known to be the shortest; `None` where there is no win; or the limit that was hit.
pub(super) type Found<W> = Result<Option<(W, bool)>, Limit>;
