//! Both orders in turns: what takes hundreds of thousands of nodes in one of them often takes few in the other.

use std::mem;

use super::super::lines::Rules;
use super::super::verdict::Limit;
use super::graph::Graph;
use super::order::Order;
use super::search::Search;
use crate::board::Point;

/// The number of nodes of the first turn, which is in the narrow order.
const FIRST: u64 = 35_000;

/// The number of nodes of the first two turns. Every later turn doubles the nodes of all turns before it.
const SECOND: u64 = 300_000;

/// A search whose limit on nodes is less than this has a single turn, in the narrow order, unless its caller chooses
/// another number.
pub(super) const MANY: u64 = 1_000_000;

impl<R: Rules> Search<R> {
    /// Whether the attacker, who has to take the point `must` if there is one, wins with at most this many
    /// stones. Each order has a graph of its own, which it keeps between its turns.
    pub(super) fn in_turns(&mut self, must: Option<Point>, stones: u16) -> Result<bool, Limit> {
        let mut end = u64::MAX;
        if self.meter.limit() >= self.many {
            end = FIRST;
            self.memory /= 2;
        }
        let mut resting = Graph::new(Order::Wide);
        loop {
            let root = self.open(must, None)?;
            if let Some(won) = self.settle(root, stones, end)? {
                return Ok(won);
            }
            mem::swap(&mut self.graph, &mut resting);
            end = SECOND.max(2 * end);
        }
    }
}
