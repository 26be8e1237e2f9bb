//! Reads all games of a file, one after the other.

use std::io::BufRead;

use super::game::Game;
use super::item::Item;
use super::line::Line;
use super::{Choice, Format, FormatError, Located, lib, list, log, openings, pos, psq, rif, sgf};

/// The games of a file, each complete: the choice's ply and game are ignored.
///
/// # Errors
/// When the file is empty, is wrong before its first game, or has a format that is not read here.
pub fn games<'a>(
    format: Format,
    bytes: &'a [u8],
    choice: &Choice,
) -> Result<Box<dyn Iterator<Item = Item> + 'a>, FormatError> {
    let bytes = super::content(bytes)?;
    let choice = *choice;
    let one = |game: Game| -> Box<dyn Iterator<Item = Item>> { Box::new(std::iter::once(Ok(Ok(game)))) };
    let games: Box<dyn Iterator<Item = Item>> = match format {
        Format::Sgf => Box::new(sgf::games(bytes, choice.charset)),
        Format::Rif => Box::new(rif::games(bytes)),
        Format::Lib => {
            let game = lib::read(bytes, choice.charset)?;
            game.check()?;
            one(game)
        }
        Format::Psq | Format::Rec => one(psq::read(format, bytes, choice.charset)?.game()?),
        Format::Text => {
            let alone = Choice { ply: None, game: None, ..choice };
            one(Game::of_position(&super::read_diagram(bytes, &alone)?.position))
        }
        Format::Pos => one(pos::read(text_of(bytes)?, choice.rows)?),
        Format::List => Box::new(list::each(text_of(bytes)?).map(move |game| {
            Ok(game.map_err(FormatError::List).map(|(rule, position)| {
                Game::of_line(Line { rule, ..choice.rows.line(Line::of_position(&position)) })
            }))
        })),
        Format::Openings => Box::new(openings::read(text_of(bytes)?).map(of_line).map(Ok)),
        Format::Log => {
            let games = log::read(text_of(bytes)?);
            if games.is_empty() {
                return Err(FormatError::Nothing);
            }
            Box::new(games.into_iter().map(of_line).map(Ok))
        }
        Format::Certificate | Format::Puzzle => return Err(FormatError::ReadElsewhere(format)),
    };
    Ok(Box::new(checked(games, choice)))
}

/// The games of a database, read without holding it in memory.
pub fn database<R: BufRead>(reader: R, choice: &Choice) -> impl Iterator<Item = Item> + use<R> {
    checked(rif::games(reader), *choice)
}

fn of_line(line: Result<Line, Located>) -> Result<Game, FormatError> {
    Ok(Game::of_line(line?))
}

/// The games, each with the chosen rule and side, or the reason why it is impossible.
fn checked<I: Iterator<Item = Item>>(games: I, choice: Choice) -> impl Iterator<Item = Item> + use<I> {
    games.map(move |item| item.map(|game| game.and_then(|game| possible(game, &choice))))
}

/// The game with the chosen rule and side, if it is not empty and its main line is legal. A line with a pass
/// is not tested, because it leads to no position.
fn possible(mut game: Game, choice: &Choice) -> Result<Game, FormatError> {
    game.rule = choice.rule.or(game.rule);
    if let Some(side) = choice.side {
        game.decide(side);
    }
    if game.is_empty() {
        return Err(FormatError::Nothing);
    }
    if let Ok(mut line) = game.line() {
        line.moves.truncate(choice.ply.unwrap_or(usize::MAX));
        line.position(&Choice { side: choice.side, usual: choice.usual, ..Choice::default() })?;
    }
    Ok(game)
}

pub(super) fn text_of(bytes: &[u8]) -> Result<&str, FormatError> {
    std::str::from_utf8(bytes).map_err(|error| FormatError::NotUtf8 { offset: error.valid_up_to() })
}

/// The format of a file as far as its bytes show it; used for standard input and for `.txt` files.
pub fn sniff(bytes: &[u8]) -> Option<Format> {
    let bytes = super::without_mark(bytes);
    if lib::is_library(bytes) {
        return Some(Format::Lib);
    }
    let start = String::from_utf8_lossy(&bytes[..bytes.len().min(4096)]);
    let text = start.trim_start();
    let first = text.lines().next().unwrap_or_default();
    match text {
        // A diagram may begin with a stone in brackets.
        _ if text.strip_prefix('(').is_some_and(|rest| rest.trim_start().starts_with(';')) => {
            Some(Format::Sgf)
        }
        _ if text.starts_with('{') => Some(Format::Certificate),
        _ if text.starts_with('<') => Some(Format::Rif),
        _ if text.starts_with("Piskvor") => Some(Format::Psq),
        _ if openings::is_opening(first) => Some(Format::Openings),
        _ if log::is_log(text) => Some(Format::Log),
        _ => None,
    }
}
