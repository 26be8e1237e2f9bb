//! The state of the opening drill.

use std::time::Duration;

use crate::board::Dice;
use crate::teach::train::OpeningCard;

/// A drill that is under way.
pub(super) struct Drill {
    pub cards: Vec<OpeningCard>,
    /// Whether the cards are those of a game tree.
    pub of_game: bool,
    /// The card that was set last, until it is answered.
    pub open: Option<OpeningCard>,
    /// The ids of the cards that were asked.
    pub done: Vec<String>,
    /// Whether a command was asked that tells of the position.
    pub helped: bool,
    pub begun: Duration,
    pub dice: Dice,
}
