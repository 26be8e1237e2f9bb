//! Lists of games, one in each line: one field holds the moves or a set-up, another one may hold the rule.
//!
//! Fields are separated by tabs, or by blanks where there is no tab; fields that hold neither are skipped.
//! Blank lines and lines that begin with `#` are comments.

use thiserror::Error;

use crate::board::notation::{self, NotationError};
use crate::board::{Position, Rule};

/// A fault in a list, with its line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ListError {
    /// The line has no field with a game.
    #[error("line {line}: no game")]
    NoGame {
        /// The line, counted from 1.
        line: usize,
    },
    /// The game is not possible.
    #[error("line {line}: {error}")]
    Game {
        /// The line, counted from 1.
        line: usize,
        /// The fault of the game.
        error: NotationError,
    },
    /// There is no line with a game.
    #[error("no game")]
    Empty,
}

/// Reads all games of a list; `rule` applies to lines that name none.
///
/// # Errors
/// When there is no game, or a line holds no game or an impossible one.
///
/// ```
/// use yonsan::{board::Rule, formats::list};
/// let games = list::read("# two games\nstandard\tB\th8i9j10\nh8h9 i9\n", Rule::Freestyle).unwrap();
/// assert_eq!(games.len(), 2);
/// assert_eq!((games[0].rule(), games[1].moves().len()), (Rule::Standard, 3));
/// ```
pub fn read(text: &str, rule: Rule) -> Result<Vec<Position>, ListError> {
    let games: Vec<Position> =
        lines(text).map(|(number, line)| Ok(game(line, number, rule)?.1)).collect::<Result<_, _>>()?;
    if games.is_empty() { Err(ListError::Empty) } else { Ok(games) }
}

/// The games one by one, each with the rule that its line names (`None` where it names none); such games are
/// read under freestyle rules.
pub(super) fn each(text: &str) -> impl Iterator<Item = Result<(Option<Rule>, Position), ListError>> {
    lines(text).map(|(number, line)| game(line, number, Rule::default()))
}

/// The lines that must hold a game, with their numbers from 1.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = text.lines().enumerate().map(|(i, line)| (i + 1, line.trim()));
    lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
}

fn game(line: &str, number: usize, rule: Rule) -> Result<(Option<Rule>, Position), ListError> {
    let tabs = line.contains('\t');
    let fields: Vec<&str> =
        if tabs { line.split('\t').map(str::trim).collect() } else { line.split_whitespace().collect() };
    let named = fields.iter().find_map(|field| Rule::from_name(field));
    let is_game = |field: &str| {
        field.starts_with("B:") || notation::points(field).is_ok_and(|points| !points.is_empty())
    };
    let mut games = fields.iter().copied().filter(|field| is_game(field));
    // With tabs, one field holds all moves; without tabs, each move may be a word of its own.
    let game = if tabs { games.next().map(str::to_owned) } else { Some(games.collect::<Vec<_>>().join(" ")) };
    let game = game.filter(|game| !game.is_empty()).ok_or(ListError::NoGame { line: number })?;
    let position = notation::parse(&game, named.unwrap_or(rule));
    Ok((named, position.map_err(|error| ListError::Game { line: number, error })?))
}
