//! What is said, in any language: a function for each kind of reply, which chooses the messages and gives them their
//! values.

mod board;
pub mod convert;
mod defence;
pub mod engine;
pub mod export;
mod faults;
mod game;
mod glossary;
mod grades;
mod help;
mod key;
pub(crate) mod lesson;
pub mod puzzles;
mod reasons;
mod review;
mod shapes;
mod spoken;
pub mod strategy;
pub(crate) mod train;
mod tree;
mod verdicts;
mod why;
mod whynot;

pub use faults::{misuse, trouble};
pub use help::{does, more};
pub use review::review;
pub use verdicts::finding;

pub(crate) use board::{
    axis, cell_headings, cell_stands, cell_together, heat_choice, heat_heading, pattern, pattern4, rank,
};
pub(crate) use defence::defence;
pub(crate) use game::game;
pub(crate) use glossary::glossary;
pub(crate) use grades::{grade, nothing};
pub(crate) use help::{example, overview};
pub(crate) use key::{KEY_MARKS, key};
pub(crate) use reasons::{reason, refuted, rung, step_end, stepped};
pub(crate) use shapes::{fork, line_name, lines_end, shape, status};
pub(crate) use spoken::{axis_of_cell, look, mark, stones};
pub(crate) use tree::{tree_heading, tree_row};
pub(crate) use verdicts::{
    answered, breaks, checked, done, first_moves, hint_heading, language, progress, puzzle_line, report_end,
    said, solved, stopped, task_line,
};
pub(crate) use why::{pillars, why_in_full};
pub(crate) use whynot::why_not;

pub(crate) use super::speech::points;
use super::speech::say;
use super::{pad, pad_left, width};
use crate::board::{Axis, Color, Point};
use crate::pattern::shapes::ShapeKind;
use crate::reply::Lang;
use crate::solve::{Class, Limit};

/// The name of a side in a table, or before the prompt.
pub(crate) fn side_name(lang: Lang, side: Color) -> String {
    say!(lang, "side-name", side)
}

/// The name of a class of wins, in full.
fn class(lang: Lang, class: Class) -> String {
    say!(lang, "class", class)
}

/// What a win of a class is made of.
fn class_means(lang: Lang, class: Class) -> String {
    say!(lang, "class-means", class)
}

/// Which limit was hit.
fn limit(lang: Lang, limit: Limit) -> String {
    say!(lang, "limit", limit)
}

/// How the last of several words is joined to the others.
#[derive(Clone, Copy)]
enum Join {
    /// `a and b`
    And,
    /// `a or b`
    Or,
    /// `a and at b`
    AndAt,
}

/// Words joined as in speech: `a`, `a and b`, `a, b and c`.
fn list<T: ToString>(lang: Lang, words: &[T], join: Join) -> String {
    let words: Vec<String> = words.iter().map(ToString::to_string).collect();
    let [most @ .., last] = &words[..] else { return String::new() };
    if most.is_empty() {
        return last.clone();
    }
    let most = listed(lang, most.iter().cloned());
    match join {
        Join::And => say!(lang, "list-and", most, last),
        Join::Or => say!(lang, "list-or", most, last),
        Join::AndAt => say!(lang, "list-and-at", most, last),
    }
}

/// Words joined as in a list that is not closed: `a, b, c`.
fn listed(lang: Lang, words: impl IntoIterator<Item = String>) -> String {
    let words = words.into_iter();
    words.reduce(|most, next| say!(lang, "list-next", most, next)).unwrap_or_default()
}

/// Parts of a sentence joined so that each may have commas of its own: `a; b; c`.
fn parted(lang: Lang, parts: impl IntoIterator<Item = String>) -> String {
    let parts = parts.into_iter();
    parts.reduce(|most, next| say!(lang, "list-part", most, next)).unwrap_or_default()
}

/// A line of the board: `row 8`, `column i`, or a diagonal's name.
fn line(lang: Lang, axis: Axis, point: Point) -> String {
    match axis {
        // A row's number is a name: as text its digits are never grouped.
        Axis::Row => say!(lang, "line-row", number = (point.y() + 1).to_string()),
        Axis::Column => say!(lang, "line-column", letter = ((b'a' + point.x() as u8) as char).to_string()),
        Axis::Diagonal => say!(lang, "line-diagonal", point),
        Axis::Antidiagonal => say!(lang, "line-antidiagonal", point),
    }
}

/// An axis in a sentence.
fn axis_name(lang: Lang, axis: Axis) -> String {
    say!(lang, "axis-name", axis)
}

/// The length of a win in the attacker's stones, and in plies: `5 stones (9 plies)`.
fn length(lang: Lang, stones: u16) -> String {
    say!(lang, "length", stones, plies = 2 * stones - 1)
}

/// A number of moves of both sides: `9 plies`.
fn plies(lang: Lang, plies: u16) -> String {
    say!(lang, "plies", plies)
}

/// What a shape is called.
fn kind(lang: Lang, kind: ShapeKind) -> String {
    let name = if kind == ShapeKind::WideThree { ShapeKind::OpenThree } else { kind }.name();
    say!(lang, "shape", shape = name)
}

/// Words with a capital at the beginning, in scripts that have capitals.
fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().collect::<String>() + letters.as_str())
}

/// The values of each key together, in the order in which the keys first come.
pub(crate) fn grouped<K: PartialEq, V>(pairs: impl IntoIterator<Item = (K, V)>) -> Vec<(K, Vec<V>)> {
    let mut groups: Vec<(K, Vec<V>)> = Vec::new();
    for (key, value) in pairs {
        match groups.iter_mut().find(|(known, _)| *known == key) {
            Some((_, values)) => values.push(value),
            None => groups.push((key, vec![value])),
        }
    }
    groups
}

/// Lines that begin with this many blanks.
fn indented(lines: impl IntoIterator<Item = String>, blanks: usize) -> impl Iterator<Item = String> {
    lines.into_iter().map(move |line| format!("{}{line}", " ".repeat(blanks)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_read_as_speech() {
        let said = |lang, words: &[&str]| list(lang, words, Join::And);
        assert_eq!(said(Lang::En, &[]), "");
        assert_eq!(said(Lang::En, &["a"]), "a");
        assert_eq!(said(Lang::En, &["a", "b", "c"]), "a, b and c");
        assert_eq!(said(Lang::Zh, &["a", "b", "c"]), "a、b、c");
        assert_eq!(said(Lang::Ru, &["a", "b", "c"]), "a, b и c");
    }
}
