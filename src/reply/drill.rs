//! Replies in the opening drill, as data.

use crate::board::{Color, Point, Position};
use crate::teach::Notice;
use crate::teach::train::Millis;

/// What an answer to a card is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardVerdict {
    /// The move of the tree or of the file; of White's, one that lasts longest.
    Right,
    /// Another move, which a search proved to win; the plies of the win, where they are known.
    Proven(Option<u16>),
    /// Another move than that of the tree or the file; what it is worth is not known.
    Another,
    /// A reply of White's that does not last longest: the plies that it lasts, and those of the longest, where they are
    /// known.
    Shorter(Option<u16>, Option<u16>),
    /// The answer was asked for.
    Shown,
}

/// An answer to a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardAnswer {
    /// The move; `None` where the answer was asked for.
    pub point: Option<Point>,
    /// What it is worth.
    pub verdict: CardVerdict,
    /// The moves that are right.
    pub right: Vec<Point>,
    /// The side that was asked.
    pub side: Color,
    /// The time until the card is due again, in milliseconds.
    pub due_in: Millis,
}

/// What happened in the opening drill.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DrillView {
    /// Notices about stored progress.
    pub notices: Vec<Notice>,
    /// The answer to the card before.
    pub answer: Option<CardAnswer>,
    /// The position of the next card; `None` where there is none left.
    pub next: Option<Box<Position>>,
    /// Whether the cards are those of a game tree, and not of a whole-board tree.
    pub of_game: bool,
    /// Where no card is left, the milliseconds until one is due again.
    pub wait: Option<Millis>,
}
