//! Games of the Piskvork manager, as the Gomocup publishes them, and its older records.
//!
//! `.psq`: a line `Piskvorky 15x15, 11:11, 0`, then one line `x,y,time` for each move, x and y from 1 at the
//! upper left; the first line of another form ends the moves. The names of the players follow, then a number.
//! `.rec`: the names first, without a header, and x and y from 0.

use super::Format;
use super::charset::{Charset, Looks};
use super::error::{FormatError, Place, Wrong};
use super::game::Game;
use super::line::Line;
use crate::board::{Point, SIZE};

/// A game as it is written in the file; points are parsed later, because a reader may want only the first of
/// them.
pub(super) struct Record<'a> {
    /// The line of the first move, from 1.
    line: usize,
    /// The coordinate of the first column and row: 0 or 1.
    base: usize,
    /// x, y and the time of each move, as written.
    listed: Vec<(&'a str, &'a str, Option<&'a str>)>,
    /// Black's name, then White's.
    names: [String; 2],
    guessed: bool,
}

/// Reads a `.psq` or a `.rec` file.
pub(super) fn read(
    format: Format,
    bytes: &[u8],
    charset: Option<Charset>,
) -> Result<Record<'_>, FormatError> {
    if format == Format::Rec {
        let before = lines(bytes).take_while(|line| coordinates(line).is_none()).count();
        let mut record = Record::of_moves(bytes, before, 0)?;
        (record.names, record.guessed) = first_two(lines(bytes).take(before), charset);
        return Ok(record);
    }
    let second_begins = check_header(lines(bytes).next().unwrap_or_default())?;
    let mut record = Record::of_moves(bytes, 1, 1)?;
    (record.names, record.guessed) = first_two(lines(bytes).skip(1 + record.listed.len()), charset);
    if second_begins {
        record.names.swap(0, 1);
    }
    Ok(record)
}

impl Record<'_> {
    /// The first `ply` moves; all of them where no number is given.
    pub fn moves(&self, ply: Option<usize>) -> Result<Line, FormatError> {
        let plies = self.listed.len();
        let wanted = ply.unwrap_or(plies);
        let listed = self.listed.get(..wanted).ok_or(FormatError::NoSuchPly { ply: wanted, plies })?;
        let moves = listed.iter().enumerate().map(|(i, &(x, y, _))| {
            let off = || Wrong::OffBoard(format!("{x},{y}")).at(Place::Line(i + self.line)).into();
            point(x, y, self.base).ok_or_else(off)
        });
        Ok(Line::of_moves(moves.collect::<Result<_, FormatError>>()?))
    }

    /// The whole game.
    pub fn game(&self) -> Result<Game, FormatError> {
        let mut game = Game::of_line(self.moves(None)?);
        game.tell("PB", &self.names[0]);
        game.tell("PW", &self.names[1]);
        let takes_time = |time: &str| time.bytes().any(|byte| byte != b'0');
        game.timed = self.listed.iter().any(|(.., time)| time.is_some_and(takes_time));
        game.guessed = self.guessed;
        Ok(game)
    }
}

impl<'a> Record<'a> {
    /// The moves that begin after this number of lines.
    fn of_moves(bytes: &'a [u8], before: usize, base: usize) -> Result<Self, FormatError> {
        let listed: Vec<_> = lines(bytes).skip(before).map_while(coordinates).collect();
        if listed.is_empty() {
            return Err(FormatError::Nothing);
        }
        Ok(Self { line: before + 1, base, listed, names: Default::default(), guessed: false })
    }
}

fn lines(bytes: &[u8]) -> impl Iterator<Item = &[u8]> {
    bytes.split(|&byte| byte == b'\n').map(<[u8]>::trim_ascii)
}

/// Two lines as names, of which the second may be missing; and whether their encoding was guessed.
fn first_two<'a>(lines: impl Iterator<Item = &'a [u8]>, charset: Option<Charset>) -> ([String; 2], bool) {
    let mut lines = lines.filter(|line| !line.is_empty());
    let mut guesses = false;
    let mut name = || {
        let line = lines.next().unwrap_or_default();
        let (charset, guessed) = Charset::of(Looks::of(line), charset, None);
        guesses |= guessed;
        // A number is not a name (it says how the game ended), and a question mark means that there is none.
        Some(charset.decode(line))
            .filter(|name| name != "?" && name.parse::<i64>().is_err())
            .unwrap_or_default()
    };
    ([name(), name()], guesses)
}

/// Returns an error for boards other than 15 by 15; otherwise whether the second player begins.
fn check_header(header: &[u8]) -> Result<bool, FormatError> {
    let header = String::from_utf8_lossy(header);
    let (name, rest) = header.split_once(char::is_whitespace).ok_or(Wrong::NoHeader.at(Place::Line(1)))?;
    let mut parts = rest.split(',').map(str::trim);
    let size = parts.next().unwrap_or_default();
    let (width, height) = size.split_once(['x', 'X']).ok_or(Wrong::NoHeader.at(Place::Line(1)))?;
    if !name.eq_ignore_ascii_case("piskvorky") || !is_number(width) || !is_number(height) {
        return Err(Wrong::NoHeader.at(Place::Line(1)).into());
    }
    if [width, height].iter().all(|n| n.parse() == Ok(SIZE)) {
        Ok(parts.nth(1) == Some("1"))
    } else {
        Err(FormatError::Size(size.to_owned()))
    }
}

/// The numbers of a line `n,n` or `n,n,n`.
fn coordinates(line: &[u8]) -> Option<(&str, &str, Option<&str>)> {
    let line = std::str::from_utf8(line).ok()?;
    let mut numbers = line.split(',').map(str::trim);
    let (x, y, time) = (numbers.next()?, numbers.next()?, numbers.next());
    let plain = [x, y].into_iter().chain(time).all(is_number) && numbers.next().is_none();
    plain.then_some((x, y, time))
}

pub(super) fn is_number(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}

/// The point with these coordinates, counted from `base` at the upper left.
pub(super) fn point(x: &str, y: &str, base: usize) -> Option<Point> {
    let x = x.parse::<usize>().ok()?.checked_sub(base)?;
    let y = y.parse::<usize>().ok()?.checked_sub(base)?;
    Point::from_top(x, y)
}

/// A point's coordinates, counted from `base` at the upper left.
pub(super) fn coordinates_of(point: Point, base: usize) -> (usize, usize) {
    (point.x() + base, point.rows_above() + base)
}

/// Writes moves from the empty board, and the players' names, as a `.psq` or a `.rec` file.
pub(super) fn write(format: Format, moves: &[Point], names: [&str; 2]) -> String {
    let [black, white] = names.map(one_line);
    let base = usize::from(format == Format::Psq);
    let line = |&point: &Point| {
        let (x, y) = coordinates_of(point, base);
        format!("{x},{y},0\n")
    };
    let listed: String = moves.iter().map(line).collect();
    if format == Format::Rec {
        return format!("{black}\n{white}\n{listed}");
    }
    format!("Piskvorky {SIZE}x{SIZE}, 0:0, 0\n{listed}{black}\n{white}\n-1\n")
}

/// A name as one line; a question mark where there is no name.
fn one_line(name: &str) -> String {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() { "?".to_owned() } else { name }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Position, Rule, notation};
    use crate::formats::{Choice, read};

    const HEADER: &str = "Piskvorky 15x15, 11:11, 0\n";

    fn load(text: &str, ply: Option<usize>) -> Result<Position, FormatError> {
        let choice = Choice { ply, ..Choice::default() };
        read(Format::Psq, text.as_bytes(), &choice).map(|loaded| loaded.position)
    }

    #[test]
    fn moves_end_where_the_names_begin() {
        let expected = notation::parse("a15h8o1", Rule::Freestyle);
        let text = format!("{HEADER}1,1,0\n8,8\n 15, 15, 7 \nnames\n1,2,3\n");
        assert_eq!(load(&text, None).ok(), expected.ok());
        assert_eq!(load(&text.replace('\n', "\r\n"), None), load(&text, None));
        let h8 = notation::parse("a15h8", Rule::Freestyle);
        assert_eq!(load(&text, Some(2)).ok(), h8.ok());
        let none = FormatError::NoSuchPly { ply: 4, plies: 3 };
        assert_eq!(load(&text, Some(4)), Err(none));
    }

    #[test]
    fn faults_say_what_and_where() {
        for header in ["Piskvorky", "15x15, 0:0, 0", "Gomoku 15x15,", "Piskvorky x,"] {
            let text = format!("{header}\n8,8,0\n");
            assert_eq!(load(&text, None), Err(Wrong::NoHeader.at(Place::Line(1)).into()), "{header}");
        }
        let large = HEADER.replace("15x15", "20x20") + "8,8,0\n";
        assert_eq!(load(&large, None), Err(FormatError::Size("20x20".into())));
        for empty in ["", "name\n", "8,8,0,0\n", "8,-8,0\n"] {
            let text = format!("{HEADER}{empty}");
            assert_eq!(load(&text, None), Err(FormatError::Nothing), "{empty}");
        }
        for (x, y) in [("0", "1"), ("1", "0"), ("16", "8"), ("8", "99999999999999999999")] {
            let off = Wrong::OffBoard(format!("{x},{y}")).at(Place::Line(3));
            let text = format!("{HEADER}8,8,0\n{x},{y},0\n");
            assert_eq!(load(&text, None), Err(off.into()));
            assert!(load(&text, Some(1)).is_ok());
        }
    }
}
