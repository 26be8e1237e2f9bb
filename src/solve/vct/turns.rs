//! Both orders, in turns or on two threads: what takes hundreds of thousands of nodes in one of them often takes few in
//! the other.

use std::mem;

use super::super::lines::Rules;
use super::super::threads::beside;
use super::super::verdict::Limit;
use super::graph::Graph;
use super::order::Order;
use super::search::{Search, Second};
use crate::board::Point;

/// The number of nodes of the first turn, which is in the narrow order.
const FIRST: u64 = 35_000;

/// The number of nodes of the first two turns. Every later turn doubles the nodes of all turns before it.
const SECOND: u64 = 300_000;

/// The number of nodes after which a second thread begins in the wide order, if there is one. A shorter search is over
/// before the thread would have been of use.
const ALONE: u64 = 3_000;

/// A search whose limit on nodes is less than this has a single turn, in the narrow order, unless its caller chooses
/// another number.
pub(super) const MANY: u64 = 1_000_000;

impl<R: Rules> Search<R> {
    /// Whether the attacker, who has to take the point `must` if there is one, wins with at most this many
    /// stones. Each order has a graph of its own, which it keeps between its turns.
    pub(super) fn in_turns(&mut self, must: Option<Point>, stones: u16) -> Result<bool, Limit> {
        let mut end = u64::MAX;
        if self.meter.limit() >= self.many {
            if self.second.is_some() {
                end = ALONE;
            } else {
                end = FIRST;
                self.memory /= 2;
            }
        }
        let mut resting = Graph::new(Order::Wide);
        loop {
            let root = self.open(must, None)?;
            if let Some(won) = self.settle(root, stones, end)? {
                return Ok(won);
            }
            if let Some(second) = self.second.take() {
                return self.on_two_threads(*second, must, stones);
            }
            mem::swap(&mut self.graph, &mut resting);
            end = SECOND.max(2 * end);
        }
    }

    /// Goes on in the narrow order, with the wide one on another thread. The first to find an answer stops the other, and
    /// this search becomes the one that has found it.
    fn on_two_threads(&mut self, second: Second<R>, must: Option<Point>, stones: u16) -> Result<bool, Limit> {
        let Second { mut search, stop } = second;
        let left = self.meter.limit().saturating_sub(self.nodes()) / 2;
        let settled = |search: &mut Self| {
            search.meter.allow(left);
            let root = search.open(must, None)?;
            let won = search.settle(root, stones, u64::MAX)?;
            stop.raise();
            Ok(won.expect("only a limit or an answer ends the search"))
        };
        let mut wide = Err(Limit::Nodes);
        let mut found = beside(|| wide = settled(&mut search), || settled(self));
        stop.lower();
        if found.is_err() && wide.is_ok() {
            mem::swap(self, &mut search);
            found = wide;
        }
        self.elsewhere = search.nodes();
        found
    }
}
