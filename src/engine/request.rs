//! Parses a line of the manager.

use crate::board::Point;

/// A line of the manager.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Request {
    line: String,
    /// The first word, in capital letters.
    pub command: String,
}

impl Request {
    /// Reads a line; `None` when it is blank.
    pub fn parse(line: &str) -> Option<Self> {
        let line = line.trim();
        let command = line.split(char::is_whitespace).next().filter(|word| !word.is_empty())?;
        Some(Self { line: line.to_owned(), command: command.to_ascii_uppercase() })
    }

    /// The first word as it was sent, and the text after it.
    pub fn parts(&self) -> (&str, &str) {
        let (word, rest) = self.line.split_once(char::is_whitespace).unwrap_or((&self.line, ""));
        (word, rest.trim())
    }

    /// The three numbers of a line in a list of stones: x, y, and 1 for a stone of the engine, 2 for one of
    /// the opponent, 3 for one that only other games use. `None` for any other line.
    pub fn stone(&self) -> Option<[usize; 3]> {
        numbers(&self.line)
    }
}

/// Numbers separated by commas; `None` where there are more or fewer than `COUNT`, or other text.
pub(super) fn numbers<const COUNT: usize>(text: &str) -> Option<[usize; COUNT]> {
    let all: Option<Vec<usize>> = text.split(',').map(|word| word.trim().parse().ok()).collect();
    all?.try_into().ok()
}

/// A point in the protocol's form.
pub(super) fn written(point: Point) -> String {
    format!("{},{}", point.x(), point.rows_above())
}
