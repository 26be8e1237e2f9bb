//! Gomocup's openings: offsets from the centre, x to the right and y downwards, black first, an opening a line.
//!
//! ```text
//! 0,0, 1,0, 1,3
//! ```

use super::error::{Located, Place, Wrong};
use super::line::Line;
use crate::board::{Point, SIZE};

const CENTRE: i32 = (SIZE / 2) as i32;

/// The openings of a file, each as its moves or its fault. Blank lines are skipped.
pub(super) fn read(text: &str) -> impl Iterator<Item = Result<Line, Located>> {
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    lines.map(|(i, line)| opening(line, i + 1))
}

fn opening(text: &str, line: usize) -> Result<Line, Located> {
    let words = words(text);
    let number =
        |word: &str| word.parse::<i32>().map_err(|_| Wrong::NoNumber(shown(word)).at(Place::Line(line)));
    let pairs = words.chunks(2).map(|pair| {
        let [x, y] = pair else {
            return Err(Wrong::NoNumber(shown(pair[0])).at(Place::Line(line)));
        };
        let (x, y) = (number(x)?, number(y)?);
        let place = |n: i32| usize::try_from(n).ok();
        let point = place(x.saturating_add(CENTRE)).zip(place(CENTRE.saturating_sub(y)));
        let point = point.and_then(|(x, y)| Point::new(x, y));
        point.ok_or_else(|| Wrong::OffBoard(format!("{x},{y}")).at(Place::Line(line)))
    });
    Ok(Line::of_moves(pairs.collect::<Result<_, _>>()?))
}

fn words(line: &str) -> Vec<&str> {
    line.split([',', ' ', '\t', '\r']).filter(|word| !word.is_empty()).collect()
}

fn shown(word: &str) -> String {
    word.chars().take(20).collect()
}

/// Whether a line is an opening: pairs of numbers and nothing else.
pub(super) fn is_opening(line: &str) -> bool {
    let words = words(line);
    line.contains(',')
        && words.len().is_multiple_of(2)
        && words.iter().all(|word| word.parse::<i32>().is_ok())
}

/// Writes moves from the empty board.
pub(super) fn write(moves: &[Point]) -> String {
    let offset = |point: &Point| format!("{},{}", point.x() as i32 - CENTRE, CENTRE - point.y() as i32);
    moves.iter().map(offset).collect::<Vec<_>>().join(", ") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(text: &str) -> Result<Vec<String>, Located> {
        opening(text, 1).map(|line| line.moves.iter().map(Point::to_string).collect())
    }

    #[test]
    fn offsets_count_from_the_centre_and_downwards() {
        assert_eq!(points("0,0, 1,0, 1,3\r").unwrap(), ["h8", "i8", "i5"]);
        assert_eq!(points("-7,-7, 7,7").unwrap(), ["a15", "o1"]);
        let off = Wrong::OffBoard("-8,-6".into()).at(Place::Line(1));
        assert_eq!(points("-8,-6, -7,-6"), Err(off));
        for wrong in ["0,0, 1", "0,0, x,1", "0,0, 1,99999999999"] {
            assert!(matches!(points(wrong), Err(Located { what: Wrong::NoNumber(_), .. })), "{wrong}");
        }
        assert_eq!(read("\n0,0\n \n1,1, 0,0\n").count(), 2);
    }

    #[test]
    fn an_opening_is_told_from_other_lines() {
        assert!(is_opening("0,0, 1,0, 1,3") && is_opening("-8,-6, 1,1"));
        for other in ["", "h8i9", "B:h8,W:i9,b", "15 . . .", "1: 7, 7", "Piskvorky 15x15, 1, 0", "8,8,0"] {
            assert!(!is_opening(other), "{other}");
        }
    }

    #[test]
    fn what_is_written_is_read_back() {
        let all: Vec<Point> = Point::all().collect();
        let line = opening(write(&all).trim(), 1).unwrap();
        assert_eq!(line.moves, all);
    }
}
