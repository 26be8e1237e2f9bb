//! Guesses that guide a search for wins, and moves that are known to win.

use std::time::Duration;

use super::progress::ProgressCallback;
use super::stop::Stop;
use crate::board::{Point, Position};

/// Makes a guide that takes at most this many bytes. Several threads may ask it at once.
pub type NewGuide = fn(usize) -> Box<dyn Guide>;

/// A move that is known to win, such as one of a solved tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KnownWin {
    /// The move of the side to move.
    pub point: Point,
    /// The number of plies, the five included, within which it wins against every reply.
    pub plies: u16,
}

/// Returns what is known to win in a position; `None` where nothing is. A search for quiet wins plays the move and proves
/// the win itself, so that a wrong one costs time and nothing else.
pub type KnownWins = fn(&Position) -> Option<KnownWin>;

/// A source of guesses about positions, such as an alpha-beta search. A search for quiet wins tries first what
/// the guide recommends, and proves it by itself, so that a wrong guess costs time and nothing else.
pub trait Guide: Send + Sync {
    /// The move that the guide has seen to win this position for the side to move; `None` where it remembers
    /// none.
    fn winning_move(&self, position: &Position) -> Option<Point>;

    /// Compares the moves of the side to move within these limits. The position must not be over, and no side may
    /// have a five at once.
    fn compare(&self, position: &Position, limits: GuideLimits) -> Compared;
}

/// How long a guide may look at a position.
#[derive(Clone, Debug)]
pub struct GuideLimits {
    /// The largest number of positions that it looks at.
    pub nodes: u64,
    /// The number of threads on which it may look.
    pub threads: usize,
    /// The longest time that it may take.
    pub time: Option<Duration>,
    /// The flag that stops it.
    pub stop: Stop,
    /// The function that is called with the number of positions looked at.
    pub progress: Option<ProgressCallback>,
}

/// What a guide says of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Compared {
    /// The moves, the best first.
    pub moves: Vec<Point>,
    /// The guessed value of the position for the side to move, in hundredths of a logit.
    pub value: i32,
    /// Whether the guide has seen the best move to win.
    pub wins: bool,
    /// The number of positions that it looked at, which count as nodes.
    pub nodes: u64,
}
