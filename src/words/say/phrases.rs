//! Phrases that several subjects use: names, lengths, lists of points and of words.

pub(crate) use super::super::speech::points;
pub(super) use super::super::speech::say;
pub(super) use super::super::width::{pad, pad_left, width};
use crate::board::{Axis, Color, Point};
use crate::pattern::shapes::ShapeKind;
use crate::reply::Lang;
use crate::solve::{Class, Limit};
use crate::teach::puzzle::Puzzle;
use crate::teach::train::lint::NOT_MINIMAL;

/// The name of a side in a table, or before the prompt.
pub(crate) fn side_name(lang: Lang, side: Color) -> String {
    say!(lang, "side-name", side)
}

/// The name of a class of wins, in full.
pub(super) fn class(lang: Lang, class: Class) -> String {
    say!(lang, "class", class)
}

/// The definition of a class of wins.
pub(super) fn class_means(lang: Lang, class: Class) -> String {
    say!(lang, "class-means", class)
}

/// The limit that was hit.
pub(super) fn limit(lang: Lang, limit: Limit) -> String {
    say!(lang, "limit", limit = limit.name())
}

/// How the last of several words is joined to the others.
#[derive(Clone, Copy)]
pub(super) enum Join {
    /// `a and b`
    And,
    /// `a or b`
    Or,
    /// `a and at b`
    AndAt,
}

/// Words joined as in speech: `a`, `a and b`, `a, b and c`.
pub(super) fn list<T: ToString>(lang: Lang, words: &[T], join: Join) -> String {
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

/// Words separated by commas, without a conjunction: `a, b, c`.
pub(super) fn listed(lang: Lang, words: impl IntoIterator<Item = String>) -> String {
    let words = words.into_iter();
    words.reduce(|most, next| say!(lang, "list-next", most, next)).unwrap_or_default()
}

/// The names of themes, separated by commas; one that is not known is its author's own word.
pub(super) fn themes(lang: Lang, themes: &[String]) -> String {
    listed(lang, themes.iter().map(|theme| say!(lang, "theme", theme)))
}

/// Parts of a sentence separated by semicolons, because they may contain commas: `a; b; c`.
pub(super) fn parted(lang: Lang, parts: impl IntoIterator<Item = String>) -> String {
    let parts = parts.into_iter();
    parts.reduce(|most, next| say!(lang, "list-part", most, next)).unwrap_or_default()
}

/// A line of the board: `row 8`, `column i`, or a diagonal's name.
pub(super) fn line(lang: Lang, axis: Axis, point: Point) -> String {
    match axis {
        // A row's number is passed as text, so that its digits are never grouped.
        Axis::Row => say!(lang, "line-row", number = (point.y() + 1).to_string()),
        Axis::Column => say!(lang, "line-column", letter = ((b'a' + point.x() as u8) as char).to_string()),
        Axis::Diagonal => say!(lang, "line-diagonal", point),
        Axis::Antidiagonal => say!(lang, "line-antidiagonal", point),
    }
}

/// An axis in a sentence.
pub(super) fn axis_name(lang: Lang, axis: Axis) -> String {
    say!(lang, "axis-name", axis)
}

/// The length of a win in the attacker's stones, and in plies: `5 stones (9 plies)`.
pub(super) fn length(lang: Lang, stones: u16) -> String {
    say!(lang, "length", stones, plies = 2 * stones - 1)
}

/// A number of moves of both sides: `9 plies`.
pub(super) fn plies(lang: Lang, plies: u16) -> String {
    say!(lang, "plies", plies)
}

/// The name of a kind of shape.
pub(super) fn kind(lang: Lang, kind: ShapeKind) -> String {
    let name = if kind == ShapeKind::WideThree { ShapeKind::OpenThree } else { kind }.name();
    say!(lang, "shape", shape = name)
}

/// The text with a capital letter at its beginning, in scripts that have capital letters.
pub(super) fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().collect::<String>() + letters.as_str())
}

/// Groups the values by their keys, in the order in which the keys first occur.
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
pub(super) fn indented(
    lines: impl IntoIterator<Item = String>,
    blanks: usize,
) -> impl Iterator<Item = String> {
    lines.into_iter().map(move |line| format!("{}{line}", " ".repeat(blanks)))
}

/// Moves with their numbers.
pub(super) fn moves(lang: Lang, moves: &[(usize, Point)]) -> String {
    let named: Vec<String> = moves.iter().map(|(number, point)| format!("{number} {point}")).collect();
    list(lang, &named, Join::And)
}

/// The message that a check was stopped before its end.
pub(crate) fn stopped(lang: Lang) -> String {
    say!(lang, "fault-stopped")
}

/// The reply that was given to a good move.
pub(crate) fn answered(lang: Lang, side: Color, point: Point) -> String {
    format!("  {}", say!(lang, "answered", side, point))
}

/// The notes of a solved puzzle, where it has any.
pub fn notes(lang: Lang, puzzle: &Puzzle) -> Option<String> {
    let notes = puzzle.notes.as_ref()?.in_language(lang.name());
    Some(if notes == NOT_MINIMAL { say!(lang, "solved-not-minimal") } else { notes.to_owned() })
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
