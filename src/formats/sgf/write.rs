//! From a tree to text.

use std::fmt::Write;

use crate::board::{Color, Point, SIZE};
use crate::formats::game::{Board, Change, Event, Game, Mark, Notes, Visit};

/// Nodes in a line of text, at the most.
const NODES: usize = 10;

/// Writes a game, with all that is said in it.
pub fn write(game: &Game) -> String {
    let mut text = format!("(;FF[4]GM[4]CA[UTF-8]AP[yonsan:{}]SZ[{SIZE}]", env!("CARGO_PKG_VERSION"));
    if let Some(rule) = game.rule {
        property("RU", rule.name(), &mut text);
    }
    for (fact, told) in game.facts() {
        if fact != "RU" || game.rule.is_none() {
            property(fact, told, &mut text);
        }
    }
    // The boards from the root down to the node, and the depths at which parentheses are open.
    let mut boards = vec![Board::default()];
    let mut open: Vec<usize> = Vec::new();
    let mut nodes = 0;
    for Visit { id, depth, has_siblings } in game.walk() {
        while open.pop_if(|opened| *opened >= depth).is_some() {
            text.push(')');
        }
        if id != Game::ROOT {
            nodes += 1;
            if has_siblings || nodes % NODES == 1 {
                text.push('\n');
                nodes = 1;
            }
            text += if has_siblings { "(;" } else { ";" };
        }
        if has_siblings {
            open.push(depth);
        }
        boards.truncate(depth + 1);
        let mut board = boards[depth];
        match game.event(id) {
            Event::Nothing => {}
            Event::Move(at) => played(board.turn(), Some(*at), &mut text),
            Event::Pass => played(board.turn(), None, &mut text),
            Event::Setup(change) => set_up(change, &mut text),
        }
        if let Some(notes) = game.notes(id) {
            said(notes, &mut text);
        }
        board.apply(game.event(id));
        boards.push(board);
    }
    text += &")".repeat(open.len());
    text + ")\n"
}

fn played(color: Color, point: Option<Point>, text: &mut String) {
    let letter = color.letter().to_ascii_uppercase();
    write!(text, "{letter}[{}]", point.map(letters).unwrap_or_default()).expect("a string takes everything");
}

fn set_up(change: &Change, text: &mut String) {
    for (name, points) in [("AB", &change.put.black), ("AW", &change.put.white), ("AE", &change.removed)] {
        points_of(name, points.iter().copied(), text);
    }
    if let Some(turn) = change.turn {
        property("PL", &turn.letter().to_ascii_uppercase().to_string(), text);
    }
}

fn said(notes: &Notes, text: &mut String) {
    if !notes.comment.is_empty() {
        property("C", &notes.comment, text);
    }
    if notes.hot {
        property("HO", "1", text);
    }
    for mark in Mark::ALL {
        points_of(mark.name(), notes.marks.iter().filter(|(m, _)| *m == mark).map(|(_, point)| *point), text);
    }
    for (i, (point, label)) in notes.labels.iter().enumerate() {
        text.push_str(if i == 0 { "LB[" } else { "[" });
        *text += &letters(*point);
        text.push(':');
        escape(label, text);
        text.push(']');
    }
}

fn points_of(name: &str, points: impl Iterator<Item = Point>, text: &mut String) {
    for (i, point) in points.enumerate() {
        *text += if i == 0 { name } else { "" };
        text.push('[');
        *text += &letters(point);
        text.push(']');
    }
}

fn property(name: &str, value: &str, text: &mut String) {
    *text += name;
    text.push('[');
    escape(value, text);
    text.push(']');
}

fn escape(value: &str, text: &mut String) {
    for c in value.chars() {
        if matches!(c, ']' | '\\') {
            text.push('\\');
        }
        text.push(c);
    }
}

/// A point's two letters: the column, and the row from above.
fn letters(point: Point) -> String {
    let letter = |n: usize| char::from(b'a' + n as u8);
    [letter(point.x()), letter(point.rows_above())].iter().collect()
}
