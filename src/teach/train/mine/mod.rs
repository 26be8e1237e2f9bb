//! New puzzles, found in games, in the program's own play and on random boards.
//!
//! Each item of work stands alone and depends on the settings and its number only: so the same seed gives the same
//! puzzles, whatever the number of threads, and work that was interrupted goes on where it stopped.

mod clean;
mod games;
mod search;
mod twin;

pub use twin::{Twin, twin};

use crate::board::{Dice, Position, Rule};
use crate::solve::Budget;
use crate::teach::puzzle::GoalKind;
use crate::teach::train::facts::Facts;

/// What is looked for, and how hard.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The kinds of puzzles that are wanted.
    pub kinds: Vec<GoalKind>,
    /// What proving one puzzle may take.
    pub budget: Budget,
    /// Where chance begins.
    pub seed: u64,
    /// The rule of own games and random boards; without one, both take turns.
    pub rule: Option<Rule>,
}

impl Settings {
    fn wants(&self, kind: GoalKind) -> bool {
        self.kinds.contains(&kind)
    }

    fn rule(&self, number: u64) -> Rule {
        self.rule.unwrap_or(Rule::ALL[number as usize % Rule::ALL.len()])
    }
}

/// One item of work.
#[derive(Clone, Debug)]
pub enum Item {
    /// A game that somebody brought, or a position.
    Game(Box<Position>),
    /// A game of the program against itself, by its number.
    Play(u64),
    /// A board of random stones, by its number.
    Board(u64),
}

/// Where a puzzle was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// In a game that somebody brought.
    Game,
    /// In the program's own play.
    Play,
    /// On a random board.
    Board,
}

impl Item {
    /// Where its puzzles come from.
    pub const fn origin(&self) -> Origin {
        match self {
            Self::Game(_) => Origin::Game,
            Self::Play(_) => Origin::Play,
            Self::Board(_) => Origin::Board,
        }
    }
}

/// The puzzles in an item, in order.
pub fn work(item: &Item, settings: &Settings) -> Vec<Facts> {
    match item {
        Item::Game(game) if game.moves().is_empty() => search::in_board(game, settings),
        Item::Game(game) => search::in_game(game, settings),
        Item::Play(number) => {
            let game = games::own_play(settings.rule(*number), &mut dice(settings.seed, 2 * number));
            search::in_game(&game, settings)
        }
        Item::Board(number) => {
            let mut dice = dice(settings.seed, 2 * number + 1);
            let board = games::board(settings.rule(*number), &mut dice);
            board.map_or(Vec::new(), |board| search::in_board(&board, settings))
        }
    }
}

/// The numbers of a seed's nth sequence; each is independent of how the others are used.
const fn dice(seed: u64, number: u64) -> Dice {
    Dice::new(seed.wrapping_mul(0xd605_1ec5_2c6f_7d33) ^ number.wrapping_mul(0xa076_1d64_78bd_642f))
}
