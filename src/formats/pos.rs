//! Moves or a set-up in one line, with rows counted from below, as in this program, or from above.

use crate::board::{Position, Rule, Symmetry, named, notation};

use super::FormatError;
use super::game::Game;
use super::line::Line;

named! {
    /// The edge from which rows are counted.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
    pub enum Rows {
        /// Row 15 of the board is written as row 1.
        Top = "top",
        /// Row 1 is the lowest, as everywhere else in this program.
        #[default]
        Bottom = "bottom",
    }
}

impl Rows {
    /// The symmetry between points with rows counted from this edge and points of this program, in both
    /// directions.
    fn symmetry(self) -> Symmetry {
        match self {
            Self::Bottom => Symmetry::IDENTITY,
            // The symmetry that swaps south and north.
            Self::Top => Symmetry::ALL[2],
        }
    }

    /// A line with its rows counted in the other way.
    pub(super) fn line(self, mut line: Line) -> Line {
        for point in line.stones.black.iter_mut().chain(&mut line.stones.white).chain(&mut line.moves) {
            *point = self.symmetry().apply(*point);
        }
        line
    }
}

/// Reads a line. Moves may follow a five here; they are checked when they are played.
pub(super) fn read(text: &str, rows: Rows) -> Result<Game, FormatError> {
    let text = text.trim();
    if text.is_empty() {
        return Err(FormatError::Empty);
    }
    let line = if text.contains(':') {
        let position = notation::parse(text, Rule::default())?;
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

/// Writes the moves of a game from the empty board; of any other game, writes the final position as a set-up.
pub(super) fn write(position: &Position, rows: Rows) -> String {
    notation::write(&position.picture(rows.symmetry()))
}

/// A line of a list: the rule, where it is known, and the game.
pub(super) fn write_listed(position: &Position, told: bool, rows: Rows) -> String {
    let rule = if told { position.rule().name().to_owned() + "\t" } else { String::new() };
    rule + &write(position, rows) + "\n"
}
