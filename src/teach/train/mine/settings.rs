//! The settings of the mine and its work items.

use crate::board::{Position, Rule};
use crate::solve::Budget;
use crate::teach::puzzle::GoalKind;

/// The settings of the mine.
#[derive(Clone, Debug)]
pub struct MineSettings {
    /// The kinds of puzzles that are wanted.
    pub kinds: Vec<GoalKind>,
    /// The budget for proving one puzzle.
    pub budget: Budget,
    /// The seed of all random numbers.
    pub seed: u64,
    /// The rule of the program's games and random boards; `None` for freestyle and standard in turn.
    pub rule: Option<Rule>,
    /// Whether a puzzle from a game keeps all its moves; otherwise only the stones that matter.
    pub whole: bool,
}

impl MineSettings {
    pub(super) fn wants(&self, kind: GoalKind) -> bool {
        self.kinds.contains(&kind)
    }

    pub(super) fn rule(&self, number: u64) -> Rule {
        self.rule.unwrap_or([Rule::Freestyle, Rule::Standard][number as usize % 2])
    }
}

/// One item of work.
#[derive(Clone, Debug)]
pub enum MineItem {
    /// A given game or position.
    Game(Box<Position>),
    /// A game of the program against itself, by its number.
    Play(u64),
    /// A board of random stones, by its number.
    Board(u64),
}
