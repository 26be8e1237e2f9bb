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
    /// Numbers that were compared: how long lines last after a decision, as the tree says, or after a move, as the file
    /// said that it was imported from.
    pub compared: usize,
    /// Those that do not hold as far as was searched.
    pub longer: Vec<Longer>,
    /// Replies without an answer: the position after the decision's move, and the reply.
    pub open: Vec<(Position, Point)>,
}

impl Tally {
    /// Whether everything that was looked at holds: every reply has an answer, and no number said too little.
    pub const fn holds(&self) -> bool {
        self.open.is_empty() && self.longer.is_empty()
    }

    /// Compares what was said of a position with the plies that were found, if they were.
    pub(super) fn compare(&mut self, position: &Position, said: u16, found: Option<usize>) {
        self.compared += 1;
        if found.is_none_or(|found| found > usize::from(said)) {
            self.longer.push(Longer { position: position.clone(), said, found });
        }
    }

    /// Adds another tally.
    pub fn add(&mut self, other: Self) {
        self.decisions += other.decisions;
        self.decided += other.decided;
        self.leaves += other.leaves;
        self.shared += other.shared;
        self.longest = self.longest.max(other.longest);
        self.nodes += other.nodes;
        self.checked += other.checked;
        self.compared += other.compared;
        self.longer.extend(other.longer);
        self.open.extend(other.open);
    }
}

/// A number that does not hold as far as was searched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Longer {
    /// The position after which it was said.
    pub position: Position,
    /// The plies from the empty board within which Black was said to have won.
    pub said: u16,
    /// Those within which he wins by what was found; `None` where that was not found out.
    pub found: Option<usize>,
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
