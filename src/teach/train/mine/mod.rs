//! Searches for new puzzles in games, in the program's own play and on random boards.
//!
//! Each work item depends only on the settings and its number. So the same seed gives the same puzzles for
//! any number of threads, and interrupted work can be continued.

mod clean;
mod games;
mod search;
mod settings;
mod twin;

pub use settings::{MineItem, MineSettings};
pub use twin::{Twin, twin};

use crate::board::Dice;
use crate::teach::train::facts::Facts;

/// The puzzles in an item, in order.
pub fn work(item: &MineItem, settings: &MineSettings) -> Vec<Facts> {
    match item {
        MineItem::Game(game) if game.moves().is_empty() => search::in_board(game, settings),
        MineItem::Game(game) => search::in_game(game, settings),
        MineItem::Play(number) => {
            let game = games::own_play(settings.rule(*number), &mut dice(settings.seed, 2 * number));
            search::in_game(&game, settings)
        }
        MineItem::Board(number) => {
            let mut dice = dice(settings.seed, 2 * number + 1);
            let board = games::board(settings.rule(*number), &mut dice);
            board.map_or(Vec::new(), |board| search::in_board(&board, settings))
        }
    }
}

/// The generator of the `number`th sequence of a seed; the sequences are independent of each other.
const fn dice(seed: u64, number: u64) -> Dice {
    Dice::new(seed.wrapping_mul(0xd605_1ec5_2c6f_7d33) ^ number.wrapping_mul(0xa076_1d64_78bd_642f))
}
