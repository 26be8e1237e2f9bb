//! A game without variations: set-up stones, then moves.

use super::{Choice, FormatError, Loaded};
use crate::board::{ByColor, Color, Point, Position, Rule, Setup};

/// A game without variations as a file records it; it may be impossible.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Line {
    /// The stones that are set up before the first move.
    pub stones: ByColor<Vec<Point>>,
    /// The side that makes the first move, where the file states it.
    pub first: Option<Color>,
    /// The moves, alternately by both sides.
    pub moves: Vec<Point>,
    /// The rule, where the file states it.
    pub rule: Option<Rule>,
}

impl Line {
    /// Moves from the empty board, black first.
    pub fn of_moves(moves: Vec<Point>) -> Self {
        Self { moves, ..Self::default() }
    }

    /// The set-up and the moves of a position, with its rule.
    pub fn of_position(position: &Position) -> Self {
        Self {
            stones: ByColor::from_fn(|color| position.placed_stones()[color].iter().collect()),
            first: Some(position.first_to_move()),
            moves: position.moves().to_vec(),
            rule: Some(position.rule()),
        }
    }

    /// Whether stones were set up.
    pub fn has_stones(&self) -> bool {
        Color::BOTH.into_iter().any(|color| !self.stones[color].is_empty())
    }

    /// Whether it does not begin with the empty board and Black to move.
    pub fn is_set_up(&self) -> bool {
        self.has_stones() || self.first == Some(Color::White)
    }

    /// Cuts the game at the chosen ply.
    pub fn cut(mut self, choice: &Choice) -> Result<Self, FormatError> {
        check_ply(choice, self.moves.len())?;
        self.moves.truncate(choice.ply.unwrap_or(self.moves.len()));
        Ok(self)
    }

    /// The position after the last move, under the chosen rule.
    pub fn position(self, choice: &Choice) -> Result<Position, FormatError> {
        let to_move = turn(self.first.or(choice.side), self.stones.black.len(), self.stones.white.len());
        let position =
            Setup { rule: choice.rule.or(self.rule).unwrap_or(choice.usual), stones: self.stones, to_move }
                .position()?
                .after(&self.moves)?;
        match choice.side {
            Some(side) if side != position.to_move() => {
                Err(FormatError::Side { to_move: position.to_move() })
            }
            _ => Ok(position),
        }
    }

    /// The result for a reader of positions.
    pub fn load(self, left_out: usize, games: usize, choice: &Choice) -> Result<Loaded, FormatError> {
        Ok(Loaded { position: self.cut(choice)?.position(choice)?, left_out, games })
    }
}

/// The side to move: the stated one, otherwise the side with fewer stones, black when they are equal.
pub(super) fn turn(said: Option<Color>, black: usize, white: usize) -> Color {
    said.unwrap_or(if white < black { Color::White } else { Color::Black })
}

/// Returns an error for any game but the first, for formats that hold one game.
pub(super) const fn only_game(choice: &Choice) -> Result<(), FormatError> {
    match choice.game {
        None | Some(1) => Ok(()),
        Some(game) => Err(FormatError::NoSuchGame { game, games: 1 }),
    }
}

/// Returns an error for a ply beyond the last move.
pub(super) fn check_ply(choice: &Choice, plies: usize) -> Result<(), FormatError> {
    match choice.ply {
        Some(ply) if ply > plies => Err(FormatError::NoSuchPly { ply, plies }),
        _ => Ok(()),
    }
}
