//! The board in its game, with labels, marks and the letters of variations.

use super::board;
use super::theme::{Role, Theme, ended};
use crate::board::Point;
use crate::formats::Mark;
use crate::reply::NodeView;
use crate::words::say;

/// The board with the letters of the moves that follow, where there are several, and with labels and marks, and the
/// words about it.
pub(super) fn node(view: &NodeView, theme: Theme) -> String {
    let board = if theme.plain { board::plain(&view.position, theme) } else { noted(view, theme) };
    board + &ended(&say::node(theme.lang, view))
}

fn noted(view: &NodeView, theme: Theme) -> String {
    board::board(&view.position, theme, |point| {
        let sign = letter(view, point).or_else(|| label(view, point)).or_else(|| mark(view, point))?;
        Some((Role::Mark, sign))
    })
}

/// The letter of the variation that plays on a point.
fn letter(view: &NodeView, point: Point) -> Option<String> {
    let number = view.next.iter().position(|next| *next == Some(point)).filter(|_| view.next.len() > 1)?;
    NodeView::letter(number).map(String::from)
}

/// The first character of the label on a point, where one cell is enough for it.
fn label(view: &NodeView, point: Point) -> Option<String> {
    let (_, label) = view.notes.labels.iter().find(|(at, _)| *at == point)?;
    label.chars().next().filter(char::is_ascii).map(String::from)
}

/// The sign of the mark on an empty point; marks on stones are told below the board.
fn mark(view: &NodeView, point: Point) -> Option<String> {
    let (mark, _) = view.notes.marks.iter().find(|(_, at)| *at == point && view.position.is_empty(point))?;
    let sign = match mark {
        Mark::Cross => "x",
        Mark::Triangle => "^",
        Mark::Square => "#",
        Mark::Circle => "o",
    };
    Some(sign.to_owned())
}
