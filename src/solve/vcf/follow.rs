//! A search for fours that follows a game: stones are put down and taken back, and at any time either side may be asked
//! for a VCF.

use super::attack::Attack;
use super::search::Search;
use crate::board::{ByColor, Color, Point, Position, Rule};
use crate::solve::Budget;
use crate::solve::lines::{AtLeastFive, ExactlyFive, Fives};
use crate::solve::table::{DeadEnds, FOREVER};

/// What the search does under every rule.
trait Following {
    fn toggle(&mut self, own: bool, point: Point);
    fn find(&mut self, nodes: u64) -> Option<Attack>;
}

impl<F: Fives> Following for Search<F> {
    fn toggle(&mut self, own: bool, point: Point) {
        if own { self.toggle_attacker(point) } else { self.toggle_defender(point) }
    }

    fn find(&mut self, nodes: u64) -> Option<Attack> {
        self.meter.allow(nodes);
        self.find_here(None, FOREVER).ok()?.ok()
    }
}

/// The search under a rule without one: it never finds a VCF.
struct Nothing;

impl Following for Nothing {
    fn toggle(&mut self, _: bool, _: Point) {}

    fn find(&mut self, _: u64) -> Option<Attack> {
        None
    }
}

/// The searches for the fours of both sides on one board.
pub(crate) struct FollowedFours(ByColor<Box<dyn Following>>);

impl FollowedFours {
    /// The searches in a position. Their tables of dead ends together take at most `memory` bytes.
    pub fn new(position: &Position, memory: usize) -> Self {
        Self(ByColor::from_fn(|color| -> Box<dyn Following> {
            let position = position.with_turn(color);
            let (table, meter) = (DeadEnds::new(memory / 2), Budget::default().meter());
            match position.rule() {
                Rule::Freestyle => Box::new(Search::<AtLeastFive>::new(&position, table, meter)),
                Rule::Standard => Box::new(Search::<ExactlyFive>::new(&position, table, meter)),
                Rule::Renju => Box::new(Nothing),
            }
        }))
    }

    /// Puts a stone of a side on an empty point, or takes it back.
    pub fn toggle(&mut self, color: Color, point: Point) {
        self.0[color].toggle(true, point);
        self.0[color.other()].toggle(false, point);
    }

    /// A VCF of a side that is to move, found within this many nodes. Neither side may have a five at hand.
    pub fn find(&mut self, color: Color, nodes: u64) -> Option<Attack> {
        self.0[color].find(nodes)
    }
}
