//! The direct searches of a position that failed, and what winning it by further ones is expected to cost.

use std::collections::HashMap;

use crate::board::Canonical;

/// The limits on nodes of the successive searches of a position; each further search has three times as many
/// as the one before. The first search wins easy positions, and shows how hard the others are.
const SEARCHES: [u64; 4] = [150_000, 600_000, 2_000_000, 6_000_000];
/// The expected cost of a further search, as a multiple of its nodes: costs are heavy-tailed, and a position
/// that was not won so far will often not be won by three times the nodes either.
const HEAVY: f64 = 7.0;
/// The number of stones from which on positions have similar costs; with every four stones fewer the cost
/// doubles.
const ALIKE: usize = 10;
/// The number of expected VCT searches from which on a failed search counts as having left many.
pub(super) const MANY_LEFT: f32 = 500.0;

/// The direct searches of a position that failed.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct FailedSearches {
    /// The number of searches that failed.
    pub searches: usize,
    /// The number of VCT searches that were still expected to be needed when the last of them ended; infinite
    /// where all moves that it tried had failed.
    pub left: f32,
}

/// The failed searches, by position.
pub type FailedByPosition = HashMap<Canonical, FailedSearches>;

/// The limit on nodes of the next search of a position that was searched `before` times.
pub(super) fn search_nodes(before: usize) -> u64 {
    let last = SEARCHES.len() - 1;
    let more = before.saturating_sub(last) as u32;
    SEARCHES[before.min(last)].saturating_mul(3u64.saturating_pow(more))
}

/// The factor by which the work on a position with this number of stones is larger than on one with many
/// stones.
pub(super) fn size(stones: usize) -> f64 {
    2f64.sqrt().powi((ALIKE.saturating_sub(stones) / 2) as i32)
}

impl FailedSearches {
    /// The factor by which a position is harder than most. Of the positions with few VCT searches left after
    /// a search of 600,000 nodes, the next search won 6 of 14; of the others, 1 of 25.
    pub(super) fn hardness(self) -> f64 {
        if self.searches == 0 { 1.0 } else { f64::from(self.left / MANY_LEFT).clamp(0.4, 10.0) }
    }

    /// The expected cost, in nodes, of winning a position with this number of stones by further searches.
    pub(super) fn cost(self, stones: usize) -> f64 {
        HEAVY * self.hardness() * size(stones) * search_nodes(self.searches) as f64
    }
}
