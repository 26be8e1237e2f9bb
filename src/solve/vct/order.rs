//! The two orders in which a search for threats chooses what to search next, and the bounds of its numbers.
//!
//! Proof numbers alone may follow one four for hundreds of thousands of nodes: below it lie so many moves that one of
//! them always seems cheap. A wider order finds some of those wins sooner, and others later (`turns`).

/// A proof or disproof number that means "cannot be reached".
pub(super) const NEVER: u32 = u32::MAX / 4;

/// The largest estimated cost of a move. Replies add to it on the way to the root, which must not make it
/// [`NEVER`].
pub(super) const DEAREST: u32 = 1 << 24;

/// An order of search. The verdict does not depend on it, only how soon it is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::solve) enum Order {
    /// Proof numbers decide. This proves nearly all wins of games within few nodes.
    Narrow,
    /// A threat seems more expensive the more often the search went below it, a four is not played before
    /// moves that do not need it, and short VCFs are looked for before longer ones.
    Wide,
}

impl Order {
    /// The amount, in eighths of a doubling, by which a move costs more where it could as well be played before
    /// the four that was just played.
    pub const fn postponed(self) -> i32 {
        match self {
            Self::Narrow => 0,
            Self::Wide => 48,
        }
    }

    /// The number of stones of the VCF that a move must threaten to count at its first turn; `None` where any
    /// VCF will do.
    pub const fn short(self) -> Option<u16> {
        match self {
            Self::Narrow => None,
            Self::Wide => Some(3),
        }
    }

    /// The amount that each further open reply adds to a threat's proof number.
    pub const fn another(self) -> u32 {
        match self {
            Self::Narrow => 1,
            Self::Wide => 6,
        }
    }

    /// What a threat with this proof number seems to cost after the search went below it `descents` times.
    pub const fn cost(self, proof: u32, descents: u32) -> u32 {
        match self {
            Self::Narrow => proof,
            Self::Wide => {
                let eighths = 8 + 5 * descents.saturating_add(1).ilog2();
                let cost = proof as u64 * eighths as u64 / 8;
                // What is lost stays so, and nothing else seems lost.
                if proof == NEVER {
                    NEVER
                } else if cost < NEVER as u64 {
                    cost as u32
                } else {
                    NEVER - 1
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_wide_order_counts_descents() {
        assert_eq!([0, 1, 1_000].map(|descents| Order::Narrow.cost(40, descents)), [40; 3]);
        assert_eq!(
            [0, 1, 1_023, u32::MAX].map(|descents| Order::Wide.cost(40, descents)),
            [40, 65, 290, 815]
        );
        assert_eq!([NEVER, NEVER - 1].map(|proof| Order::Wide.cost(proof, 1_000)), [NEVER, NEVER - 1]);
    }
}
