//! The result of a verification, and the shards into which it may be divided.

use serde::Deserialize;

use crate::board::{Point, Position};

/// The amount and the result of a verification.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The number of decisions verified.
    pub decisions: usize,
    /// The number of replies that lead to other decisions.
    pub decided: usize,
    /// The number of replies that lose to a VCT (leaves).
    pub leaves: usize,
    /// The number of leaves that are answered by a proof found after another reply.
    pub shared: usize,
    /// The number of plies from the empty board to the end of the longest VCT met.
    pub longest: usize,
    /// The number of nodes of the searches.
    pub nodes: u64,
    /// The number of positions that the checker examined.
    pub checked: u64,
    /// Replies without an answer: the position after the decision's move, and the reply.
    pub open: Vec<(Position, Point)>,
}

impl Tally {
    /// Adds the numbers of another tally.
    pub fn add(&mut self, other: Self) {
        self.decisions += other.decisions;
        self.decided += other.decided;
        self.leaves += other.leaves;
        self.shared += other.shared;
        self.longest = self.longest.max(other.longest);
        self.nodes += other.nodes;
        self.checked += other.checked;
        self.open.extend(other.open);
    }
}

/// One of the shards into which a piece of work is divided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Shard {
    /// The number of the shard, counted from 1.
    pub number: usize,
    /// The number of shards.
    pub of: usize,
}

impl Shard {
    /// Whether the number of the shard is valid.
    pub(super) fn is_one(&self) -> bool {
        (1..=self.of).contains(&self.number)
    }
}

impl std::str::FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let numbers =
            text.split_once('/').and_then(|(number, of)| Some((number.parse().ok()?, of.parse().ok()?)));
        numbers
            .map(|(number, of)| Self { number, of })
            .filter(Self::is_one)
            .ok_or_else(|| format!("'{text}' is no shard; write K/N, the first of four as 1/4"))
    }
}
