//! A search for fours that follows a game: stones are put down and taken back, and at any time either side may be asked
//! for a VCF.

use super::attack::Attack;
use super::search::Search;
use crate::board::{ByColor, Color, Point, Position};
use crate::solve::Budget;
use crate::solve::lines::{Rules, under_rules};
use crate::solve::table::{DeadEnds, FOREVER};

/// What the search does under every rule.
trait Following {
    fn toggle(&mut self, own: bool, point: Point);
    fn find(&mut self, nodes: u64) -> Option<Attack>;
}

impl<R: Rules> Following for Search<R> {
    fn toggle(&mut self, own: bool, point: Point) {
        if own { self.toggle_attacker(point) } else { self.toggle_defender(point) }
    }

    fn find(&mut self, nodes: u64) -> Option<Attack> {
        self.meter.allow(nodes);
        self.find_here(None, FOREVER).ok()?.ok()
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
            under_rules!(position, R => Box::new(Search::<R>::new(&position, table, meter)))
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
