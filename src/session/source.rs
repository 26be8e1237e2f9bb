//! Reads a position in any of the forms that a user may give.

use std::io::{self, BufRead};

use super::outside::Outside;
use crate::board::notation::{self, NotationError};
use crate::board::{Position, Rule};
use crate::formats::{self, Choice, Format, FormatError, Game, Item, Loaded};
use crate::proof::{self, Certificate};
use crate::reply::Trouble;
use crate::strategy::{OPENINGS, Opening};
use crate::teach::puzzle::library;
use crate::teach::puzzle::{self, Puzzle};

/// A position and the data that came with it.
pub(super) struct Source {
    pub position: Position,
    pub puzzle: Option<Puzzle>,
    /// Its certificate, where it was read from one.
    pub certificate: Option<Certificate>,
    /// The game of which the position is a part, with all that its file says.
    pub game: Option<Game>,
    /// The number of lines of play besides the main line.
    pub variations: usize,
    /// The number of games in the file.
    pub games: usize,
}

impl Source {
    fn alone(position: Position) -> Self {
        Self { position, puzzle: None, certificate: None, game: None, variations: 0, games: 1 }
    }
}

/// Reads any of the forms of a position: moves, a set-up, a file, a puzzle's id, an opening's name.
pub(super) fn resolve(text: &str, choice: &Choice, outside: &mut dyn Outside) -> Result<Source, Trouble> {
    let mut source = if let Some(puzzle) = library::find(text) {
        from_puzzle(puzzle.clone(), text, choice)?
    } else if let Some(opening) = Opening::named(text) {
        Source::alone(opening.position(choice.rule.unwrap_or(choice.usual)))
    } else if Format::of_name(text) == Some(Format::Rif) {
        let file = database(text, outside)?;
        let source = loaded(formats::read_database(file, &Choice { side: None, ..*choice }), text)?;
        let games = formats::database(database(text, outside)?, &whole(choice));
        Source { game: chosen(games, choice), ..source }
    } else if text == "-" || Format::of_name(text).is_some() {
        let bytes = outside.read(text).map_err(|e| Trouble::Unreadable(text.to_owned(), e))?;
        from_file(text, &bytes, choice)?
    } else {
        from_line(text, choice, outside)?
    };
    if let Some(side) = choice.side {
        source.position = source.position.with_turn(side);
    }
    if let Some(puzzle) = source.puzzle.as_mut().filter(|puzzle| puzzle.position != source.position) {
        puzzle.set_in(source.position.clone());
    }
    Ok(source)
}

/// Opens a database, which is read game by game because of its size.
pub(super) fn database(name: &str, outside: &mut dyn Outside) -> Result<Box<dyn BufRead>, Trouble> {
    let unreadable = |error| Trouble::Unreadable(name.to_owned(), error);
    let mut file = outside.open(name).map_err(unreadable)?;
    if file.fill_buf().map_err(unreadable)?.is_empty() {
        return Err(Trouble::Format(name.to_owned(), FormatError::Empty));
    }
    Ok(file)
}

/// The failure that no puzzle has this id, with the most similar id.
pub(super) fn unknown_puzzle(id: &str) -> Trouble {
    let ids = library::puzzles().iter().map(|puzzle| puzzle.id.as_str());
    Trouble::UnknownPuzzle(id.to_owned(), nearest(id, ids))
}

fn from_line(text: &str, choice: &Choice, outside: &mut dyn Outside) -> Result<Source, Trouble> {
    match written(text, choice) {
        Ok(_) if choice.game.is_some_and(|game| game != 1) => Err(Trouble::NotAGame(text.to_owned())),
        Ok(position) => Ok(Source::alone(position)),
        Err(Trouble::Notation(text, error @ NotationError::NotAPoint { .. })) => {
            let wanted = text.trim();
            if library::looks_like_id(wanted) {
                return Err(unknown_puzzle(wanted));
            }
            // For the name of an existing file or folder, or a name like one, the failure to read it is
            // reported.
            match outside.read(wanted) {
                Ok(_) => Err(Trouble::UnknownEnding(wanted.to_owned())),
                Err(e) if e.kind() != io::ErrorKind::NotFound || wanted.contains(['/', '.']) => {
                    Err(Trouble::Unreadable(wanted.to_owned(), e))
                }
                Err(_) => Err(match nearest(wanted, OPENINGS.iter().map(|opening| opening.name)) {
                    Some(like) => Trouble::UnknownOpening(wanted.to_owned(), like),
                    None => Trouble::Notation(text, error),
                }),
            }
        }
        Err(trouble) => Err(trouble),
    }
}

/// Reads moves or a set-up. Moves after the chosen ply must be points, but are not played.
fn written(text: &str, choice: &Choice) -> Result<Position, Trouble> {
    let rule = choice.rule.unwrap_or(choice.usual);
    let wrong = |error| Trouble::Notation(text.trim().to_owned(), error);
    if let (Some(ply), false) = (choice.ply, text.contains(':')) {
        let moves = notation::points(text).map_err(wrong)?;
        let plies = moves.len();
        let moves = moves.get(..ply).ok_or(Trouble::NoSuchPly { ply, plies })?;
        if plies > 0 {
            return Position::from_moves(rule, moves).map_err(|e| wrong(e.into()));
        }
    }
    cut(notation::parse(text, rule).map_err(wrong)?, choice.ply)
}

fn from_file(name: &str, bytes: &[u8], choice: &Choice) -> Result<Source, Trouble> {
    let wrong = |error| Trouble::Format(name.to_owned(), error);
    let bytes = unmarked(bytes);
    if bytes.iter().all(u8::is_ascii_whitespace) {
        return Err(wrong(FormatError::Empty));
    }
    match format(name, bytes) {
        Format::Puzzle => {
            let entries = puzzle::parse_each(text_of(name, bytes)?);
            let games = entries.len();
            let chosen = choice.game.unwrap_or(1).checked_sub(1).and_then(|i| entries.into_iter().nth(i));
            let entry = chosen.ok_or_else(|| Trouble::NoSuchPuzzleInFile(name.to_owned(), games))?;
            let puzzle = entry.puzzle.map_err(|e| Trouble::PuzzleFile(name.to_owned(), e))?;
            let alone = Choice { game: None, ..*choice };
            Ok(Source { games, ..from_puzzle(puzzle, name, &alone)? })
        }
        Format::Certificate => {
            not_a_game(name, choice)?;
            let certificate =
                proof::parse(text_of(name, bytes)?).map_err(|e| Trouble::Proof(name.to_owned(), e))?;
            let position = under(certificate.position.clone(), choice.rule)?;
            Ok(Source { certificate: Some(certificate), ..Source::alone(position) })
        }
        Format::Pos => Ok(Source::alone(written(text_of(name, bytes)?.trim(), choice)?)),
        format => {
            let side = choice.side.filter(|_| format == Format::Text);
            let source = loaded(formats::read(format, bytes, &Choice { side, ..*choice }), name)?;
            let games = formats::games(format, bytes, &whole(choice)).ok();
            Ok(Source { game: games.and_then(|games| chosen(games, choice)), ..source })
        }
    }
}

fn loaded(read: Result<Loaded, FormatError>, name: &str) -> Result<Source, Trouble> {
    let Loaded { position, left_out: variations, games } =
        read.map_err(|error| Trouble::Format(name.to_owned(), error))?;
    Ok(Source { variations, games, ..Source::alone(position) })
}

/// The choice of whole games, under whatever rule and with whatever side to move their files state.
const fn whole(choice: &Choice) -> Choice {
    Choice { rule: None, ply: None, game: None, side: None, ..*choice }
}

/// The chosen one of the games of a file; `None` where it has a fault in a part that the position does not need.
fn chosen(games: impl Iterator<Item = Item>, choice: &Choice) -> Option<Game> {
    games.into_iter().nth(choice.game.unwrap_or(1).checked_sub(1)?)?.ok()?.ok()
}

/// A file as text, without a byte order mark.
pub(super) fn read_text(name: &str, outside: &mut dyn Outside) -> Result<String, Trouble> {
    let bytes = outside.read(name).map_err(|error| Trouble::Unreadable(name.to_owned(), error))?;
    text_of(name, unmarked(&bytes)).map(str::to_owned)
}

/// Bytes without the byte order mark of UTF-8 before them.
fn unmarked(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes)
}

pub(super) fn text_of<'a>(name: &str, bytes: &'a [u8]) -> Result<&'a str, Trouble> {
    std::str::from_utf8(bytes).map_err(|_| Trouble::NotText(name.to_owned()))
}

/// The format of a file, by its extension; for standard input and `.txt` files by their content.
pub(super) fn format(name: &str, bytes: &[u8]) -> Format {
    match Format::of_name(name) {
        None | Some(Format::Text) => {}
        Some(format) => return format,
    }
    if let Some(format) = formats::sniff(bytes) {
        return format;
    }
    let Ok(text) = std::str::from_utf8(bytes) else { return Format::Text };
    if text.get(..4096).unwrap_or(text).contains(puzzle::FORMAT) {
        return Format::Puzzle;
    }
    // Moves and set-ups may take several lines; a diagram also has empty points.
    let one_line = !text.trim().contains('\n') || notation::parse(text, Rule::default()).is_ok();
    if name == "-" && one_line { Format::Pos } else { Format::Text }
}

fn from_puzzle(puzzle: Puzzle, name: &str, choice: &Choice) -> Result<Source, Trouble> {
    not_a_game(name, choice)?;
    let position = under(puzzle.position.clone(), choice.rule)?;
    Ok(Source { puzzle: Some(puzzle), ..Source::alone(position) })
}

fn under(position: Position, rule: Option<Rule>) -> Result<Position, Trouble> {
    match rule {
        Some(rule) => position.with_rule(rule).map_err(Trouble::Impossible),
        None => Ok(position),
    }
}

fn not_a_game(name: &str, choice: &Choice) -> Result<(), Trouble> {
    let is_asked = choice.ply.is_some() || choice.game.is_some();
    if is_asked { Err(Trouble::NotAGame(name.to_owned())) } else { Ok(()) }
}

/// Takes moves back until this many plies are left.
fn cut(mut position: Position, ply: Option<usize>) -> Result<Position, Trouble> {
    let plies = position.moves().len();
    match ply {
        Some(ply) if ply > plies => Err(Trouble::NoSuchPly { ply, plies }),
        Some(ply) => {
            while position.moves().len() > ply {
                position.undo();
            }
            Ok(position)
        }
        None => Ok(position),
    }
}

/// The most similar word, if it is similar enough to be meant: by the number of letters to change, add or
/// remove, and of adjacent letters to swap.
pub(super) fn nearest<'a>(word: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    known
        .map(|other| (distance(&word.to_lowercase(), other), other))
        .filter(|(distance, other)| *distance <= 1 + other.len() / 4)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, other)| other)
}

/// The number of letters to change, add or remove, and of adjacent letters to swap (optimal string
/// alignment).
fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut rows: Vec<Vec<usize>> = vec![(0..=b.len()).collect()];
    for i in 0..a.len() {
        let mut row = vec![i + 1];
        for j in 0..b.len() {
            let change = rows[i][j] + usize::from(a[i] != b[j]);
            let mut least = change.min(row[j] + 1).min(rows[i][j + 1] + 1);
            if i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j] {
                least = least.min(rows[i - 1][j - 1] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_spelled_alike_are_found() {
        let known = ["solve", "show", "step"];
        assert_eq!(nearest("slove", known.into_iter()), Some("solve"));
        // Swapping two adjacent letters counts less than changing two letters.
        assert_eq!(nearest("slove", ["move", "solve"].into_iter()), Some("solve"));
        assert_eq!(nearest("stepp", known.into_iter()), Some("step"));
        assert_eq!(nearest("zzz", known.into_iter()), None);
        assert_eq!((distance("kitten", "sitting"), distance("", "ab")), (3, 2));
    }
}
