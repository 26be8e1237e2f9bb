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
    let mut boards = vec![Board::default()];
    let mut nodes = 0;
    for visit in game.walk() {
        match visit {
            Visit::Enter(id, siblings) => {
                let mut board = boards[boards.len() - 1];
                if id != Game::ROOT {
                    nodes += 1;
                    if siblings || nodes % NODES == 1 {
                        text.push('\n');
                        nodes = 1;
                    }
                    text += if siblings { "(;" } else { ";" };
                }
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
            Visit::Leave(_, siblings) => {
                boards.pop();
                if siblings {
                    text.push(')');
                }
            }
        }
    }
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
    for (name, mark) in
        [("MA", Mark::Cross), ("TR", Mark::Triangle), ("SQ", Mark::Square), ("CR", Mark::Circle)]
    {
        points_of(name, notes.marks.iter().filter(|(m, _)| *m == mark).map(|(_, point)| *point), text);
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
