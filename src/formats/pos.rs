//! Moves or a set-up in one line, with rows counted from below as we do, or from above.

use crate::board::notation;
use crate::board::{Point, Position};

use super::FormatError;
use super::game::Game;
use super::line::Line;

/// From where rows are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Rows {
    /// Row 15 is the first.
    Top,
    /// Row 1 is the lowest, as everywhere else in this program.
    #[default]
    Bottom,
}

impl Rows {
    /// `top` or `bottom`.
    pub fn named(name: &str) -> Option<Self> {
        match name.to_ascii_lowercase().as_str() {
            "top" => Some(Self::Top),
            "bottom" => Some(Self::Bottom),
            _ => None,
        }
    }

    /// A point as it is called in the other way of counting.
    fn turned(self, point: Point) -> Point {
        match self {
            Self::Bottom => point,
            Self::Top => Point::from_top(point.x(), point.y()).unwrap_or(point),
        }
    }

    fn line(self, mut line: Line) -> Line {
        for point in line.stones.black.iter_mut().chain(&mut line.stones.white).chain(&mut line.moves) {
            *point = self.turned(*point);
        }
        line
    }
}

/// Reads a line. Moves may go on after a five; they are looked at when they are played.
pub(super) fn read(text: &str, rows: Rows) -> Result<Game, FormatError> {
    let text = text.trim();
    if text.is_empty() {
        return Err(FormatError::Empty);
    }
    let line = if text.contains(':') {
        let position = notation::parse(text, crate::board::Rule::default())?;
        let setup = position.setup();
        Line { stones: setup.stones, first: Some(setup.to_move), ..Line::default() }
    } else {
        Line::of_moves(notation::points(text)?)
    };
    if line.moves.is_empty() && !text.contains(':') {
        return Err(FormatError::Nothing);
    }
    Ok(Game::of_line(rows.line(line)))
}

/// A game of one line whose rows are counted otherwise.
pub(super) fn turned(game: &Game, rows: Rows) -> Game {
    Line::of_game(game).map_or_else(|_| game.clone(), |line| Game::of_line(rows.line(line)))
}

/// Writes the moves of a game from the empty board, or of any other the position it ends with.
pub(super) fn write(position: &Position, rows: Rows) -> String {
    if rows == Rows::Bottom {
        return notation::write(position);
    }
    let game = Game::of_position(position);
    let line = Line::of_game(&game).map(|line| rows.line(line)).unwrap_or_default();
    let turned = line.position(&super::Choice { rule: Some(position.rule()), ..Default::default() });
    turned.map_or_else(|_| notation::write(position), |turned| notation::write(&turned))
}

/// A line of a list: the rule, where it is known, and the game.
pub(super) fn write_listed(position: &Position, told: bool, rows: Rows) -> String {
    let rule = if told { position.rule().name().to_owned() + "\t" } else { String::new() };
    rule + &write(position, rows) + "\n"
}
