//! Logs of moves as browser consoles show them: `N: x, y`, x and y from 0 at the upper left.
//!
//! ```text
//! New Game! X - user, O - AI
//! AppModel.js:168 1: 7, 7
//! 2: 8, 6 AppModel.js:168:9
//! ```
//!
//! Text before and after a move is ignored, and so is every line without a move. A move with the number 1
//! begins a game.

use super::error::{Located, Place, Wrong};
use super::line::Line;
use super::psq::{coordinates_of, is_number, point};
use crate::board::Point;

/// The games of a log, each as its moves or its fault.
pub(super) fn read(text: &str) -> Vec<Result<Line, Located>> {
    let mut games: Vec<Result<Vec<Point>, Located>> = Vec::new();
    for (i, text) in text.lines().enumerate() {
        let Some((number, x, y)) = numbered(text) else { continue };
        if number == "1" {
            games.push(Ok(Vec::new()));
        }
        let Some(game) = games.last_mut() else {
            games.push(Err(Wrong::MoveNumber(number.to_owned(), 1).at(Place::Line(i + 1))));
            continue;
        };
        let Ok(moves) = game else { continue };
        let expected = moves.len() + 1;
        if number.parse() != Ok(expected) {
            *game = Err(Wrong::MoveNumber(number.to_owned(), expected).at(Place::Line(i + 1)));
        } else if let Some(point) = point(x, y, 0) {
            moves.push(point);
        } else {
            *game = Err(Wrong::OffBoard(format!("{x}, {y}")).at(Place::Line(i + 1)));
        }
    }
    games.into_iter().map(|game| game.map(Line::of_moves)).collect()
}

/// Whether a text is a log: one of its lines is a move with the number 1.
pub(super) fn is_log(text: &str) -> bool {
    text.lines().any(|line| numbered(line).is_some_and(|(number, ..)| number == "1"))
}

/// The move number and the coordinates in a line.
fn numbered(line: &str) -> Option<(&str, &str, &str)> {
    let words: Vec<&str> = line.split_whitespace().collect();
    words.windows(3).find_map(|three| {
        let number = three[0].strip_suffix(':')?;
        let x = three[1].strip_suffix(',')?;
        [number, x, three[2]].into_iter().all(is_number).then_some((number, x, three[2]))
    })
}

/// Writes moves from the empty board.
pub(super) fn write(moves: &[Point]) -> String {
    let line = |(i, &point): (usize, &Point)| {
        let (x, y) = coordinates_of(point, 0);
        format!("{}: {x}, {y}\n", i + 1)
    };
    moves.iter().enumerate().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Rule;
    use crate::board::notation;

    fn games(text: &str) -> Vec<Result<String, Located>> {
        let written = |line: Line| {
            notation::write(&crate::board::Position::from_moves(Rule::Freestyle, &line.moves).unwrap())
        };
        read(text).into_iter().map(|game| game.map(written)).collect()
    }

    #[test]
    fn prefixes_and_headers_are_skipped() {
        let text = "one\nNew Game! X — user, O — AI AppModel.js:94:13\n1: 7, 7 AppModel.js:168:9\n\
                    AppModel.js:168 2: 8, 6\n\n 3: 0, 14\n16:35\nagain\n1: 6, 7\n";
        assert_eq!(games(text), [Ok("h8i9a1".to_owned()), Ok("g8".to_owned())]);
        assert!(is_log(text) && !is_log("2: 1, 1") && !is_log("09.03.2016 16:29"));
        assert_eq!(read("nothing"), []);
    }

    #[test]
    fn a_fault_spoils_one_game() {
        let text = "1: 7, 7\n3: 8, 6\n4: 9, 9\n1: 15, 0\n1: 7, 7\n";
        let number = Wrong::MoveNumber("3".into(), 2).at(Place::Line(2));
        let off = Wrong::OffBoard("15, 0".into()).at(Place::Line(4));
        assert_eq!(games(text), [Err(number), Err(off), Ok("h8".to_owned())]);
        assert_eq!(
            read("5: 1, 1\n6: 1, 2")[0].as_ref().unwrap_err().to_string(),
            "line 1: move 5 where move 1 is next"
        );
    }
}
