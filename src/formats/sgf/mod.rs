//! Smart Game Format: the main line of a game or a set-up, and whole trees.
//!
//! Files say `GM[4]` (gomoku), `GM[1]` or `GM[5]`; `SZ` must be 15 where it stands. Points are two
//! letters, column then row, `aa` at the upper left. `CA` says in which encoding the texts are.

mod scan;
mod tree;
mod write;

use thiserror::Error;

use self::scan::{MainLine, Nobody, Property, Scanner};
pub(super) use self::tree::games;
pub(super) use self::write::write;
use super::line::{Line, check_ply};
use super::{Choice, FormatError, Loaded};
use crate::board::{Color, Point, Rule, SIZE};

/// What is wrong with an SGF file. Offsets are bytes from 0, plies count from 1.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SgfError {
    /// No `(;` in it.
    #[error("no game")]
    NoGame,
    /// A game or a value that never ends.
    #[error("byte {offset}: {bracket} is not closed")]
    Unclosed {
        /// The bracket.
        bracket: char,
        /// Where it opens.
        offset: usize,
    },
    /// A byte that cannot stand there.
    #[error("byte {offset}: unexpected {}", .byte.escape_ascii())]
    Unexpected {
        /// The byte.
        byte: u8,
        /// Where.
        offset: usize,
    },
    /// More nodes than can be held.
    #[error("byte {offset}: more than {} nodes", super::Game::MOST)]
    TooLarge {
        /// The first node too many.
        offset: usize,
    },
    /// A property without a value.
    #[error("byte {offset}: {name} without value")]
    NoValue {
        /// The property.
        name: String,
        /// Where it starts.
        offset: usize,
    },
    /// A value that means nothing here: another game, no colour, no point of the board.
    #[error("byte {offset}: {name}[{value}]")]
    Value {
        /// The property.
        name: String,
        /// The value, shortened if it is long.
        value: String,
        /// Where the property starts.
        offset: usize,
    },
    /// A move beside the board.
    #[error("move {ply}: {value} is no point")]
    OffBoard {
        /// Which move.
        ply: usize,
        /// The value, shortened if it is long.
        value: String,
    },
    /// A pass, which gomoku does not know.
    #[error("move {ply}: pass")]
    Pass {
        /// Which move.
        ply: usize,
    },
    /// A move of the wrong side.
    #[error("move {ply}: {} should move", .expected.name())]
    Turn {
        /// Which move.
        ply: usize,
        /// Whose turn it is.
        expected: Color,
    },
    /// Stones put down or taken away, or the turn changed, when moves have been made.
    #[error("byte {offset}: {name} after move {ply}")]
    LateSetup {
        /// The property.
        name: String,
        /// The last move before it.
        ply: usize,
        /// Where the property starts.
        offset: usize,
    },
}

/// The position that a game of the file leads to. What comes after the ply wanted is not looked at.
pub(super) fn read(bytes: &[u8], choice: &Choice) -> Result<Loaded, FormatError> {
    let wanted = choice.game.unwrap_or(1);
    let mut scanner = Scanner::new(bytes, choice.charset);
    let mut chosen = None;
    let mut games = 0;
    while scanner.seek_game() {
        games += 1;
        scanner.charset();
        if games == wanted {
            let mut main = MainLine::default();
            let lines = scanner.game(&mut main)?;
            chosen = Some((main.line, lines));
        } else {
            scanner.game(&mut Nobody)?;
        }
    }
    if games == 0 {
        return Err(SgfError::NoGame.into());
    }
    let (properties, lines) = chosen.ok_or(FormatError::NoSuchGame { game: wanted, games })?;
    properties.iter().try_for_each(check_kind)?;
    let plies = properties
        .iter()
        .filter(|property| mover(&property.name).is_some())
        .map(|property| property.values.len())
        .sum();
    check_ply(choice, plies)?;
    let mut line = Line { rule: properties.iter().find_map(rule), ..Line::default() };
    replay(&properties, choice.ply, &mut line)?;
    if plies == 0 && line.stones.black.is_empty() && line.stones.white.is_empty() {
        return Err(FormatError::Nothing);
    }
    Ok(Loaded { position: line.position(choice)?, left_out: lines - 1, games })
}

/// Refuses other games than gomoku and other boards than 15 by 15.
fn check_kind(property: &Property) -> Result<(), FormatError> {
    let value = clean(property.values[0]);
    match property.name.as_str() {
        "SZ" if !value.split(':').all(|n| n.trim().parse() == Ok(SIZE)) => {
            Err(FormatError::Size(short(&value)))
        }
        "GM" if !matches!(value.as_str(), "1" | "4" | "5") => Err(wrong(property, property.values[0]).into()),
        _ => Ok(()),
    }
}

/// Puts set-up and moves into the game, up to the ply wanted.
fn replay(line: &[Property], ply: Option<usize>, game: &mut Line) -> Result<(), SgfError> {
    for property in line {
        if let Some(color) = mover(&property.name) {
            for value in &property.values {
                if !push_move(color, value, ply, game)? {
                    return Ok(());
                }
            }
        } else if matches!(property.name.as_str(), "AB" | "AW" | "AE" | "PL") {
            if game.moves.is_empty() {
                set_up(property, game)?;
            } else if Some(game.moves.len()) == ply {
                return Ok(());
            } else {
                return Err(SgfError::LateSetup {
                    name: property.name.clone(),
                    ply: game.moves.len(),
                    offset: property.offset,
                });
            }
        }
    }
    Ok(())
}

/// Adds a move, or says that enough have been made.
fn push_move(color: Color, value: &[u8], wanted: Option<usize>, game: &mut Line) -> Result<bool, SgfError> {
    let set_up = !game.stones.black.is_empty() || !game.stones.white.is_empty();
    let first = *game.first.get_or_insert(if set_up { color } else { Color::Black });
    if Some(game.moves.len()) == wanted {
        return Ok(false);
    }
    let ply = game.moves.len() + 1;
    let expected = if ply % 2 == 1 { first } else { first.other() };
    if color != expected {
        return Err(SgfError::Turn { ply, expected });
    }
    let point = played(value, ply)?.ok_or(SgfError::Pass { ply })?;
    game.moves.push(point);
    Ok(true)
}

/// Where a move is made; nowhere when it is a pass.
fn played(value: &[u8], ply: usize) -> Result<Option<Point>, SgfError> {
    let value = clean(value);
    if matches!(value.as_str(), "" | "tt") {
        return Ok(None);
    }
    let point = point(&value).ok_or_else(|| SgfError::OffBoard { ply, value: short(&value) })?;
    Ok(Some(point))
}

/// Applies `AB`, `AW`, `AE` or `PL`.
fn set_up(property: &Property, game: &mut Line) -> Result<(), SgfError> {
    if property.name == "PL" {
        game.first = Some(turn(property)?);
        return Ok(());
    }
    let points = points(property)?;
    match property.name.as_str() {
        "AB" => put(&mut game.stones.black, &points),
        "AW" => put(&mut game.stones.white, &points),
        _ => Color::BOTH
            .into_iter()
            .for_each(|color| game.stones[color].retain(|point| !points.contains(point))),
    }
    Ok(())
}

/// The side that `PL` names.
fn turn(property: &Property) -> Result<Color, SgfError> {
    let value = property.values[property.values.len() - 1];
    match clean(value).to_ascii_lowercase().as_str() {
        "b" | "black" => Ok(Color::Black),
        "w" | "white" => Ok(Color::White),
        _ => Err(wrong(property, value)),
    }
}

/// The points that the values of a property list. Each is there twice at the most, so that a short file cannot
/// ask for millions; two stones on a point are a fault already.
fn points(property: &Property) -> Result<Vec<Point>, SgfError> {
    let mut points = Vec::new();
    for value in &property.values {
        put(&mut points, &area(&clean(value)).ok_or_else(|| wrong(property, value))?);
    }
    Ok(points)
}

/// Adds stones. Two on a point are a fault already: a third is dropped, for a short file can ask for millions.
fn put(stones: &mut Vec<Point>, points: &[Point]) {
    for &point in points {
        if stones.iter().filter(|&&stone| stone == point).count() < 2 {
            stones.push(point);
        }
    }
}

/// The side whose move a property is.
fn mover(name: &str) -> Option<Color> {
    match name {
        "B" => Some(Color::Black),
        "W" => Some(Color::White),
        _ => None,
    }
}

/// The rule that `RU` states, if it is one of ours and clear.
fn rule(property: &Property) -> Option<Rule> {
    let value = (property.name == "RU").then(|| clean(property.values[0]).to_ascii_lowercase())?;
    match value.as_str() {
        "0" => Some(Rule::Freestyle),
        "1" => Some(Rule::Standard),
        name => Rule::from_name(name),
    }
}

fn wrong(property: &Property, value: &[u8]) -> SgfError {
    SgfError::Value { name: property.name.clone(), value: short(&clean(value)), offset: property.offset }
}

/// A value without escapes and outer blanks.
fn clean(value: &[u8]) -> String {
    let text = String::from_utf8_lossy(value);
    let mut escaped = false;
    let plain = |c: &char| {
        escaped = *c == '\\' && !escaped;
        !escaped
    };
    let text: String = text.chars().filter(plain).collect();
    text.trim().to_owned()
}

fn short(value: &str) -> String {
    value.chars().take(20).collect()
}

fn point(text: &str) -> Option<Point> {
    let [x, y] = text.as_bytes() else { return None };
    let (x, y) = (x.checked_sub(b'a')?, y.checked_sub(b'a')?);
    Point::from_top(x.into(), y.into())
}

/// A point, or the points of a rectangle between two corners, `aa:cc`.
fn area(text: &str) -> Option<Vec<Point>> {
    let (from, to) = text.split_once(':').unwrap_or((text, text));
    let (from, to) = (point(from)?, point(to)?);
    let inside = |low: usize, high: usize, n: usize| (low.min(high)..=low.max(high)).contains(&n);
    let points = Point::all().filter(|p| inside(from.x(), to.x(), p.x()) && inside(from.y(), to.y(), p.y()));
    Some(points.collect())
}

#[cfg(test)]
mod tests;
