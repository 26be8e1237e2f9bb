//! A search for fours that follows a game: stones are put down and taken back, and at any time either side may be asked
//! for a VCF.

use std::mem;

use super::attack::Attack;
use super::search::Search;
use crate::board::{ByColor, Color, Point, Position};
use crate::solve::Budget;
use crate::solve::budget::Meter;
use crate::solve::lines::{LineSet, Rules, under_rules};
use crate::solve::table::{DeadEnds, FOREVER};

/// What the search does under every rule.
trait Following {
    fn toggle(&mut self, own: bool, point: Point);
    fn find(&mut self, nodes: u64) -> Option<Attack>;
}

/// The search for the fours of one side. Where stones change, its fours are computed again only when they are asked for.
pub(in crate::solve) struct Follower<R> {
    search: Search<R>,
    /// The lines whose fours are to be computed.
    stale: LineSet,
}

impl<R: Rules> Search<R> {
    /// The search for the other side's fours on the same stones.
    pub fn exchanged(&self, table: DeadEnds, meter: Meter) -> Follower<R::Exchanged> {
        Follower { search: Search::on(self.lines.exchanged(), self.over, table, meter), stale: LineSet::ALL }
    }
}

impl<R: Rules> Follower<R> {
    /// Adds a stone of the searching side (`own`) or of the other side on an empty point, or removes it.
    pub fn change(&mut self, own: bool, point: Point) {
        self.search.toggle(own, point);
        self.stale.insert_through(point);
    }

    /// The search, with all fours as the stones lie now.
    pub fn search(&mut self) -> &mut Search<R> {
        self.search.lines.refresh_all::<R>(mem::replace(&mut self.stale, LineSet::NONE));
        &mut self.search
    }

    /// The memory of the search.
    pub fn into_table(self) -> DeadEnds {
        self.search.table
    }
}

impl<R: Rules> Following for Follower<R> {
    fn toggle(&mut self, own: bool, point: Point) {
        self.change(own, point);
    }

    fn find(&mut self, nodes: u64) -> Option<Attack> {
        let search = self.search();
        search.meter.allow(nodes);
        search.find_here(None, FOREVER).ok()?.ok()
    }
}

/// The searches for the fours of both sides on one board.
pub(crate) struct FollowedFours(ByColor<Box<dyn Following + Send>>);

impl FollowedFours {
    /// The searches in a position. Their tables of dead ends together take at most `memory` bytes.
    pub fn new(position: &Position, memory: usize) -> Self {
        Self(ByColor::from_fn(|color| -> Box<dyn Following + Send> {
            let position = position.with_turn(color);
            let (table, meter) = (DeadEnds::new(memory / 2), Budget::default().meter());
            under_rules!(position, R => {
                Box::new(Follower { search: Search::<R>::new(&position, table, meter), stale: LineSet::NONE })
            })
        }))
    }

    /// Puts a stone of a colour on an empty point, or takes it back, in the search of one side.
    pub fn toggle(&mut self, side: Color, color: Color, point: Point) {
        self.0[side].toggle(side == color, point);
    }

    /// A VCF of a side that is to move, found within this many nodes. Neither side may have a five at hand.
    pub fn find(&mut self, color: Color, nodes: u64) -> Option<Attack> {
        self.0[color].find(nodes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Rule, notation};

    #[test]
    fn a_win_is_found_while_all_its_stones_are_there() {
        // With i9, Black has a four-three at i8.
        let position = notation::parse("B:f8g8h8i10,W:e8c3d12l4m11,b", Rule::Freestyle).unwrap();
        let mut fours = FollowedFours::new(&position, 1 << 16);
        let [i9, i8]: [Point; 2] = ["i9", "i8"].map(|point| point.parse().unwrap());
        for _ in 0..2 {
            assert!(fours.find(Color::Black, 1_000).is_none());
            fours.toggle(Color::Black, Color::Black, i9);
            assert_eq!(fours.find(Color::Black, 1_000).map(|win| win.first()), Some(i8));
            fours.toggle(Color::Black, Color::White, i8);
            assert!(fours.find(Color::Black, 1_000).is_none());
            fours.toggle(Color::Black, Color::White, i8);
            fours.toggle(Color::Black, Color::Black, i9);
        }
    }
}
