//! The proof number and the disproof number of a position.

use super::order::NEVER;

/// The index of a position in the graph.
pub(super) type NodeId = u32;

/// The proof number and the disproof number of one position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Numbers {
    pub proof: u32,
    pub disproof: u32,
}

impl Numbers {
    pub const WON: Self = Self { proof: 0, disproof: NEVER };
    pub const LOST: Self = Self { proof: NEVER, disproof: 0 };

    /// The numbers of a position to which a number of candidates is added. `self` are its numbers without them, and `best`
    /// is the estimated cost of the cheapest candidate; `None` where there is none.
    pub fn with_candidates(self, best: Option<u32>, candidates: usize) -> Self {
        let proof = best.map_or(self.proof, |best| best.min(self.proof));
        Self { proof, disproof: self.disproof + candidates as u32 }
    }
}
