//! Smart Game Format: the main line of a game or a set-up, and whole trees.
//!
//! Files state `GM[4]` (gomoku), `GM[1]` or `GM[5]`; where `SZ` is given it must be 15. Points are two
//! letters, column and then row, with `aa` at the upper left. `CA` states the encoding of the texts.

mod scan;
mod tree;
mod write;

use self::scan::{Found, Property, Scanner};
pub(super) use self::tree::games;
pub(super) use self::write::write;
use super::line::{Line, check_ply};
use super::{Choice, FormatError, Loaded, Located, Place, Wrong, rules};
use crate::board::{Color, Point, Rule, SIZE};

/// The position at the end of a game of the file. Content after the chosen ply is ignored.
pub(super) fn read(bytes: &[u8], choice: &Choice) -> Result<Loaded, FormatError> {
    let wanted = choice.game.unwrap_or(1);
    let mut scanner = Scanner::new(bytes, choice.charset);
    let mut chosen = None;
    let mut games = 0;
    while scanner.seek_game() {
        games += 1;
        scanner.charset();
        // The main line ends where the first variation ends.
        let (mut main_line, mut over) = (Vec::new(), false);
        let lines = scanner.game(&mut |found| match found {
            Found::Close => over = true,
            Found::Property(property) if !over => main_line.push(property),
            _ => {}
        })?;
        if games == wanted {
            chosen = Some((main_line, lines));
        }
    }
    if games == 0 {
        return Err(Wrong::NoGame.at(Place::File).into());
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
    if plies == 0 && !line.has_stones() {
        return Err(FormatError::Nothing);
    }
    Ok(Loaded { position: line.position(choice)?, left_out: lines - 1, games })
}

/// Returns an error for games other than gomoku and boards other than 15 by 15.
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

/// Adds set-up stones and moves to the game, up to the chosen ply.
fn replay(properties: &[Property], wanted: Option<usize>, game: &mut Line) -> Result<(), Located> {
    for property in properties {
        match property.name.as_str() {
            "AB" | "AW" | "AE" | "PL" if game.moves.is_empty() => set_up(property, game)?,
            "AB" | "AW" | "AE" | "PL" if Some(game.moves.len()) == wanted => return Ok(()),
            "AB" | "AW" | "AE" | "PL" => return Err(late(property, game.moves.len())),
            name => {
                let Some(color) = mover(name) else { continue };
                let begins = if game.has_stones() { color } else { Color::Black };
                for value in &property.values {
                    let first = *game.first.get_or_insert(begins);
                    if Some(game.moves.len()) == wanted {
                        return Ok(());
                    }
                    let ply = game.moves.len() + 1;
                    let expected = if ply % 2 == 1 { first } else { first.other() };
                    if color != expected {
                        return Err(Wrong::Turn(expected).at(Place::Move(ply)));
                    }
                    game.moves.push(played(value, ply)?.ok_or_else(|| Wrong::Pass.at(Place::Move(ply)))?);
                }
            }
        }
    }
    Ok(())
}

/// The point of a move; `None` for a pass.
fn played(value: &[u8], ply: usize) -> Result<Option<Point>, Located> {
    let value = clean(value);
    if matches!(value.as_str(), "" | "tt") {
        return Ok(None);
    }
    let point = point(&value).ok_or_else(|| Wrong::NoPoint(short(&value)).at(Place::Move(ply)))?;
    Ok(Some(point))
}

/// Applies `AB`, `AW`, `AE` or `PL`.
fn set_up(property: &Property, game: &mut Line) -> Result<(), Located> {
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
fn turn(property: &Property) -> Result<Color, Located> {
    let value = property.values[property.values.len() - 1];
    match clean(value).to_ascii_lowercase().as_str() {
        "b" | "black" => Ok(Color::Black),
        "w" | "white" => Ok(Color::White),
        _ => Err(wrong(property, value)),
    }
}

/// The points that the values of a property list. Each point is kept twice at most, so that a short file
/// cannot fill the memory; a point with two stones is already a fault.
fn points(property: &Property) -> Result<Vec<Point>, Located> {
    let mut points = Vec::new();
    for value in &property.values {
        put(&mut points, &area(&clean(value)).ok_or_else(|| wrong(property, value))?);
    }
    Ok(points)
}

/// Adds stones. A third stone on a point is dropped, so that a short file cannot fill the memory; a point
/// with two stones is already a fault.
fn put(stones: &mut Vec<Point>, points: &[Point]) {
    for &point in points {
        if stones.iter().filter(|&&stone| stone == point).count() < 2 {
            stones.push(point);
        }
    }
}

/// The side whose move the property is; `None` for any other property.
fn mover(name: &str) -> Option<Color> {
    match name {
        "B" => Some(Color::Black),
        "W" => Some(Color::White),
        _ => None,
    }
}

/// The rule that `RU` states, if it is one of this program's and clear.
fn rule(property: &Property) -> Option<Rule> {
    let value = (property.name == "RU").then(|| clean(property.values[0]).to_ascii_lowercase())?;
    match value.as_str() {
        "0" => Some(Rule::Freestyle),
        "1" => Some(Rule::Standard),
        "4" => Some(Rule::Renju),
        name => rules::named(name),
    }
}

fn wrong(property: &Property, value: &[u8]) -> Located {
    Wrong::Value(property.name.clone(), short(&clean(value))).at_byte(property.offset)
}

fn late(property: &Property, ply: usize) -> Located {
    Wrong::LateSetup(property.name.clone(), ply).at_byte(property.offset)
}

/// A value without escapes and without blanks around it.
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
