//! Texts about the game on the board.

use super::phrases::{listed, points, say};
use crate::board::Point;
use crate::formats::{Fact, Mark};
use crate::reply::{Lang, NodeView};

/// The lines under the board: the facts of the game, where the board is in it, what is said of it, and how it goes on.
pub fn node(lang: Lang, view: &NodeView) -> Vec<String> {
    let mut lines: Vec<String> =
        view.facts.iter().map(|(fact, text)| format!("{}: {text}", fact_name(lang, fact))).collect();
    let (made, of) = view.ply;
    let lines_of_game = view.lines;
    lines.push(say!(lang, "record-at", made, of, count = lines_of_game));
    lines.extend(view.notes.comment.lines().map(|line| format!("  {line}")));
    for mark in Mark::ALL {
        let marked: Vec<Point> =
            view.notes.marks.iter().filter(|(known, _)| *known == mark).map(|(_, point)| *point).collect();
        if !marked.is_empty() {
            lines.push(say!(lang, "record-marked", mark = mark.name(), points = points(&marked)));
        }
    }
    let labels = view.notes.labels.iter().map(|(point, label)| format!("{point} {label}"));
    if !view.notes.labels.is_empty() {
        lines.push(say!(lang, "record-labels", labels = listed(lang, labels)));
    }
    if view.next.len() > 1 {
        let ways = view.next.iter().enumerate().map(|(number, point)| {
            let point = point.map_or_else(|| say!(lang, "record-pass"), |point| point.to_string());
            NodeView::letter(number).map_or(point.clone(), |letter| format!("{letter} {point}"))
        });
        lines.push(say!(lang, "record-ways", ways = listed(lang, ways)));
    }
    lines
}

/// The name of a fact of a game.
fn fact_name(lang: Lang, fact: Fact) -> String {
    say!(lang, "record-fact", fact)
}
