//! Searches for new puzzles in games, in the program's own play and on random boards.
//!
//! Each work item depends only on the settings and its number. So the same seed gives the same puzzles for
//! any number of threads, and interrupted work can be continued.

mod clean;
mod games;
mod moments;
mod quality;
mod rejection;
mod search;
mod settings;
mod spare;
mod twin;

pub(in crate::teach::train) use quality::fall;
pub use quality::{Quality, quality};
pub use rejection::Rejection;
pub use settings::{MineItem, MineSettings};
pub use twin::{Twin, twin};

use crate::board::{Dice, Point, Position};
use crate::teach::train::facts::Facts;

/// A puzzle that was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Candidate {
    /// Its facts.
    pub facts: Facts,
    /// The moves that followed in the game; none where the puzzle does not keep the moves of a game.
    pub went: Vec<Point>,
}

/// The puzzles in an item, in order; and for every other position that was looked at, why it is none.
pub fn work(item: &MineItem, settings: &MineSettings) -> Vec<Result<Candidate, Rejection>> {
    match item {
        MineItem::Game(game) if game.moves().is_empty() => still(search::in_board(game, settings)),
        MineItem::Game(game) => in_game(game, settings),
        MineItem::Play(number) => {
            let mut dice = dice(settings.seed, 2 * number);
            let game = games::own_play(settings.rule(*number), &mut dice, &settings.budget.stop);
            in_game(&game, settings)
        }
        MineItem::Board(number) => {
            let mut dice = dice(settings.seed, 2 * number + 1);
            let board = games::board(settings.rule(*number), &mut dice);
            board.map_or(Vec::new(), |board| still(search::in_board(&board, settings)))
        }
    }
}

/// The puzzles in a game, with the moves that followed.
fn in_game(game: &Position, settings: &MineSettings) -> Vec<Result<Candidate, Rejection>> {
    let whole = |facts: Facts| {
        let went = game.moves().strip_prefix(facts.position.moves());
        let went = went.filter(|_| !facts.position.moves().is_empty()).unwrap_or_default().to_vec();
        Candidate { facts, went }
    };
    search::in_game(game, settings).into_iter().map(|found| found.map(whole)).collect()
}

/// The puzzles of positions that come from no game.
fn still(found: Vec<Result<Facts, Rejection>>) -> Vec<Result<Candidate, Rejection>> {
    let still = |facts| Candidate { facts, went: Vec::new() };
    found.into_iter().map(|found| found.map(still)).collect()
}

/// The generator of the `number`th sequence of a seed; the sequences are independent of each other.
const fn dice(seed: u64, number: u64) -> Dice {
    Dice::new(seed.wrapping_mul(0xd605_1ec5_2c6f_7d33) ^ number.wrapping_mul(0xa076_1d64_78bd_642f))
}
