//! Games of the Piskvork manager, as the Gomocup publishes them.
//!
//! A line `Piskvorky 15x15, 11:11, 0`, then one `x,y,time` for each move, x and y from 1 at the upper
//! left; the first line of another form ends the moves.

use thiserror::Error;

use super::{Choice, FormatError, Game, check_ply, only_game};
use crate::board::{Point, SIZE};

/// What is wrong with a `.psq` file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PsqError {
    /// The first line is not `Piskvorky WxH, ...`.
    #[error("line 1: not a Piskvorky header")]
    Header,
    /// A move beside the board.
    #[error("line {line}: {x},{y} is off the board")]
    OffBoard {
        /// Line of the file, from 1.
        line: usize,
        /// The column as written.
        x: String,
        /// The row as written.
        y: String,
    },
}

pub(super) fn read(bytes: &[u8], choice: &Choice) -> Result<Game, FormatError> {
    only_game(choice)?;
    let mut lines = bytes.split(|&byte| byte == b'\n').map(<[u8]>::trim_ascii);
    let header = lines.next().ok_or(PsqError::Header)?;
    check_size(header)?;
    let listed: Vec<(&str, &str)> = lines.map_while(coordinates).collect();
    if listed.is_empty() {
        return Err(FormatError::Nothing);
    }
    check_ply(choice, listed.len())?;
    let wanted = choice.ply.unwrap_or(listed.len());
    let moves = listed[..wanted]
        .iter()
        .enumerate()
        .map(|(i, &(x, y))| {
            point(x, y).ok_or_else(|| PsqError::OffBoard { line: i + 2, x: x.to_owned(), y: y.to_owned() })
        })
        .collect::<Result<_, _>>()?;
    Ok(Game { moves, games: 1, ..Game::default() })
}

fn check_size(header: &[u8]) -> Result<(), FormatError> {
    let header = String::from_utf8_lossy(header);
    let (name, rest) = header.split_once(char::is_whitespace).ok_or(PsqError::Header)?;
    let size = rest.split(',').next().unwrap_or(rest).trim();
    let (width, height) = size.split_once(['x', 'X']).ok_or(PsqError::Header)?;
    if !name.eq_ignore_ascii_case("piskvorky") || !is_number(width) || !is_number(height) {
        return Err(PsqError::Header.into());
    }
    if [width, height].iter().all(|n| n.parse() == Ok(SIZE)) {
        Ok(())
    } else {
        Err(FormatError::Size(size.to_owned()))
    }
}

/// The first two numbers of a line `n,n` or `n,n,n`.
fn coordinates(line: &[u8]) -> Option<(&str, &str)> {
    let line = std::str::from_utf8(line).ok()?;
    let mut numbers = line.split(',').map(str::trim);
    let (x, y, time) = (numbers.next()?, numbers.next()?, numbers.next());
    let plain = [x, y].into_iter().chain(time).all(is_number) && numbers.next().is_none();
    plain.then_some((x, y))
}

fn is_number(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}

/// The point from coordinates that count from 1 at the upper left.
fn point(x: &str, y: &str) -> Option<Point> {
    let x = x.parse::<usize>().ok()?.checked_sub(1)?;
    Point::new(x, SIZE.checked_sub(y.parse().ok()?)?)
}

#[cfg(test)]
mod tests {
    use std::fmt::Write;

    use proptest::prelude::*;

    use super::*;
    use crate::board::{Position, Rule, notation};
    use crate::formats::{Format, read};

    const HEADER: &str = "Piskvorky 15x15, 11:11, 0\n";

    fn load(text: &str, ply: Option<usize>) -> Result<Position, FormatError> {
        let choice = Choice { ply, ..Choice::default() };
        read(Format::Psq, text.as_bytes(), &choice).map(|loaded| loaded.position)
    }

    fn write(position: &Position) -> String {
        let mut text = HEADER.to_owned();
        for point in position.moves() {
            writeln!(text, "{},{},25", point.x() + 1, SIZE - point.y()).unwrap();
        }
        text + "ONE.zip\nTWO.zip\n-1\n"
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
            assert_eq!(load(&text, None), Err(PsqError::Header.into()), "{header}");
        }
        let large = HEADER.replace("15x15", "20x20") + "8,8,0\n";
        assert_eq!(load(&large, None), Err(FormatError::Size("20x20".into())));
        for empty in ["", "name\n", "8,8,0,0\n", "8,-8,0\n"] {
            let text = format!("{HEADER}{empty}");
            assert_eq!(load(&text, None), Err(FormatError::Nothing), "{empty}");
        }
        for (x, y) in [("0", "1"), ("1", "0"), ("16", "8"), ("8", "99999999999999999999")] {
            let off = PsqError::OffBoard { line: 3, x: x.into(), y: y.into() };
            let text = format!("{HEADER}8,8,0\n{x},{y},0\n");
            assert_eq!(load(&text, None), Err(off.into()));
            assert!(load(&text, Some(1)).is_ok());
        }
    }

    proptest! {
        #[test]
        fn what_is_written_is_read_back(game in crate::formats::random::game()) {
            prop_assume!(!game.moves().is_empty());
            let read = load(&write(&game), None).unwrap();
            prop_assert_eq!(read.moves(), game.moves());
        }

        #[test]
        fn no_bytes_panic(
            game in crate::formats::random::game(),
            changes in crate::formats::random::changes(),
            ply in prop::option::of(0..9usize),
        ) {
            let bytes = crate::formats::random::change(write(&game).into_bytes(), &changes);
            let _ = read(Format::Psq, &bytes, &Choice { ply, ..Choice::default() });
        }
    }
}
