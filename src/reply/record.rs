//! What a game's record says of the board.

use crate::board::{Point, Position};
use crate::formats::{Fact, Notes};

/// The board in its game: the move that led to it, what the record says of it, and how the game goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NodeView {
    /// The position.
    pub position: Position,
    /// The number of moves and passes that led to the board, and that of the whole line.
    pub ply: (usize, usize),
    /// What is said of the board.
    pub notes: Notes,
    /// The moves that follow, the main line's first; `None` for a pass.
    pub next: Vec<Option<Point>>,
    /// The number of lines of the whole game.
    pub lines: usize,
    /// The facts of the whole game, where they were asked for.
    pub facts: Vec<(Fact, String)>,
}

impl NodeView {
    /// The letter of a following move, from `a`; the moves after the 26th have none.
    pub fn letter(number: usize) -> Option<char> {
        u8::try_from(number).ok().filter(|number| *number < 26).map(|number| char::from(b'a' + number))
    }
}
