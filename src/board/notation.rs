//! Positions as one line of text.
//!
//! Moves from the empty board, black first, separators optional: `h8i9j10`, `H8,I9,J10`, `h8_i9`.
//! Or a set-up: black's stones, white's stones, the side to move: `B:h8i8j9,W:j8k9,b`.

use std::fmt::{self, Write};
use std::str::FromStr;

use thiserror::Error;

use super::color::{ByColor, Color};
use super::fault::Impossible;
use super::point::Point;
use super::position::Position;
use super::rule::Rule;
use super::setup::Setup;

/// Why a line of text is no position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NotationError {
    /// The text is empty.
    #[error("empty")]
    Empty,
    /// A part that names no point, and where it starts (characters, from 1).
    #[error("column {column}: not a point: {word}")]
    NotAPoint {
        /// The part as written.
        word: String,
        /// Where it starts, in characters from 1.
        column: usize,
    },
    /// A set-up that has not the form `B:...,W:...,b` or `B:...,W:...,w`.
    #[error("not a set-up")]
    NotASetup,
    /// The points make no possible position.
    #[error(transparent)]
    Impossible(#[from] Impossible),
}

/// Reads either form.
///
/// # Errors
/// When the text is neither form, or when its points make no possible position.
///
/// ```
/// use yonsan::board::{Rule, notation};
/// let game = notation::parse("H8, i9", Rule::Freestyle).unwrap();
/// let setup = notation::parse("B:h8,W:i9,b", Rule::Freestyle).unwrap();
/// assert_eq!(game, setup);
/// assert_eq!(notation::write(&game), "h8i9");
/// ```
pub fn parse(text: &str, rule: Rule) -> Result<Position, NotationError> {
    let text = text.trim();
    if text.is_empty() {
        return Err(NotationError::Empty);
    }
    if !text.contains(':') {
        return Ok(Position::from_moves(rule, &points(text)?)?);
    }
    let lower = text.to_ascii_lowercase();
    let body = lower.strip_prefix("b:").ok_or(NotationError::NotASetup)?;
    let (body, side) = body.rsplit_once(',').ok_or(NotationError::NotASetup)?;
    let to_move = match side.trim() {
        "b" => Color::Black,
        "w" => Color::White,
        _ => return Err(NotationError::NotASetup),
    };
    let (black, white) = body.split_once("w:").ok_or(NotationError::NotASetup)?;
    let before_white = 2 + black.chars().count() + 2;
    let stones = ByColor { black: points_from(black, 2)?, white: points_from(white, before_white)? };
    Ok(Setup { rule, stones, to_move }.position()?)
}

/// Reads either form under freestyle rules, or under the rule whose name precedes it: `standard h8i9j10`.
///
/// ```
/// use yonsan::{Position, Rule};
/// let position: Position = "B:h8j10,W:i9,w".parse()?;
/// assert_eq!(position.rule(), Rule::Freestyle);
/// assert_eq!(position, "h8 i9 j10".parse()?);
/// let other: Position = "standard h8i9j10".parse()?;
/// assert_eq!(other.rule(), Rule::Standard);
/// assert_eq!(other.to_string(), "standard h8i9j10");
/// # Ok::<(), yonsan::board::notation::NotationError>(())
/// ```
impl FromStr for Position {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let text = text.trim_start();
        let rule_and_rest = text.split_once(char::is_whitespace);
        match rule_and_rest.and_then(|(word, rest)| Some((Rule::from_name(word)?, rest))) {
            Some((rule, rest)) => parse(rest, rule),
            None => parse(text, Rule::default()),
        }
    }
}

/// Writes the position as [`write()`] does, after the rule's name where the rule is not freestyle. What is written can be
/// read again by [`str::parse`].
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.rule() != Rule::default() {
            write!(f, "{} ", self.rule().name())?;
        }
        f.write_str(&write(self))
    }
}

/// Reads points; separators are optional, as in [`parse`]. An empty text gives an empty list.
///
/// # Errors
/// When a part of the text names no point.
pub fn points(text: &str) -> Result<Vec<Point>, NotationError> {
    points_from(text, 0)
}

/// Reads points from the end of a line that has `skipped` characters before them; the columns in errors
/// include those.
fn points_from(text: &str, skipped: usize) -> Result<Vec<Point>, NotationError> {
    let mut points = Vec::with_capacity(text.len() / 2);
    // Where the point that is being read begins: in bytes, and in characters.
    let mut begun = None;
    let end = (text.len(), ',');
    for (column, (at, c)) in text.char_indices().chain([end]).enumerate() {
        let separator = c.is_whitespace() || matches!(c, ',' | '_' | ';' | '-');
        if !separator && c.is_ascii_digit() && begun.is_some() {
            continue;
        }
        if let Some((start, first)) = begun {
            let (word, column) = (&text[start..at], skipped + first + 1);
            points.push(word.parse().map_err(|_| NotationError::NotAPoint { word: word.into(), column })?);
        }
        begun = (!separator).then_some((at, column));
    }
    Ok(points)
}

/// Writes the moves where the position was reached by moves from the empty board, otherwise the set-up.
pub fn write(position: &Position) -> String {
    let from_nothing = position.count() == position.moves().len() && position.first_to_move() == Color::Black;
    if from_nothing && !position.moves().is_empty() {
        return position.moves().iter().map(Point::to_string).collect();
    }
    write_setup(position)
}

/// Writes the set-up form, points in order of their index.
pub fn write_setup(position: &Position) -> String {
    let mut text = String::new();
    for (color, prefix) in [(Color::Black, "B:"), (Color::White, ",W:")] {
        text += prefix;
        for point in position.stones(color).iter() {
            write!(text, "{point}").expect("a string takes everything");
        }
    }
    text.push(',');
    text.push(position.to_move().letter());
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Position, NotationError> {
        parse(text, Rule::Freestyle)
    }

    #[test]
    fn both_forms_are_read() {
        let moves = read("h8i9j10").unwrap();
        for same in
            ["H8,I9,J10", "h8_i9_j10", "h8 i9 j10", " h8-i9;j10 ", "B:h8j10,W:i9,w", "b: h8, j10 ,w: i9, W"]
        {
            assert_eq!(read(same), Ok(moves.clone()), "{same}");
        }
        assert_eq!(read("B:,W:,b"), Ok(Position::new(Rule::Freestyle)));
        assert_eq!(write(&Position::new(Rule::Freestyle)), "B:,W:,b");
        assert_eq!(write(&read("B:,W:h8,b").unwrap()), "B:,W:h8,b");
    }

    #[test]
    fn what_is_displayed_is_read_again_with_its_rule() {
        for text in ["h8i9j10", "standard h8i9", "B:,W:,b", "standard B:a1,W:,w", "standard B:,W:,b"] {
            let position: Position = text.parse().unwrap();
            assert_eq!(position.to_string(), text);
        }
        assert_eq!("  freestyle  h8 i9 ".parse(), read("h8i9"));
        assert_eq!("standard".parse::<Position>(), read("standard"));
        assert_eq!("standard ".parse::<Position>(), Err(NotationError::Empty));
    }

    #[test]
    fn faults_say_what_and_where() {
        assert_eq!(read("  "), Err(NotationError::Empty));
        let word = |word: &str, column| Err(NotationError::NotAPoint { word: word.into(), column });
        assert_eq!(read("h8p9"), word("p9", 3));
        assert_eq!(read("h8, 9"), word("9", 5));
        assert_eq!(read("h8i"), word("i", 3));
        assert_eq!(read("B:h8,W:z3,b"), word("z3", 8));
        for not in ["B:h8,W:i9", "B:h8,W:i9,x", "W:h8,B:i9,b", "B:h8,b"] {
            assert_eq!(read(not), Err(NotationError::NotASetup), "{not}");
        }
    }
}
