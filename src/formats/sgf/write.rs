//! Writes a tree as SGF text.

use crate::board::{Color, Point, SIZE};
use crate::formats::game::{Board, Change, Event, Game, Mark, Notes, Visit};

/// The largest number of nodes in a line of text.
const NODES: usize = 10;

/// Writes a game with all its notes.
pub fn write(game: &Game) -> String {
    let mut text = format!("(;FF[4]GM[4]CA[UTF-8]AP[yonsan:{}]SZ[{SIZE}]", env!("CARGO_PKG_VERSION"));
    let rule = game.rule.filter(|_| game.fact("RU").is_none());
    property("RU", rule.map(|rule| rule.name().to_owned()), &mut text);
    for (fact, told) in game.facts() {
        property(fact, [escaped(told)], &mut text);
    }
    // The boards from the root to the node, and the depths at which parentheses are open.
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
    property(&letter(color), [point.map(letters).unwrap_or_default()], text);
}

fn set_up(change: &Change, text: &mut String) {
    for (name, points) in [("AB", &change.put.black), ("AW", &change.put.white), ("AE", &change.removed)] {
        property(name, points.iter().copied().map(letters), text);
    }
    property("PL", change.turn.map(letter), text);
}

fn said(notes: &Notes, text: &mut String) {
    property("C", Some(escaped(&notes.comment)).filter(|comment| !comment.is_empty()), text);
    property("HO", notes.hot.then(|| "1".to_owned()), text);
    for mark in Mark::ALL {
        let marked = notes.marks.iter().filter(|(other, _)| *other == mark);
        property(mark.name(), marked.map(|(_, point)| letters(*point)), text);
    }
    let label = |(point, label): &(Point, String)| format!("{}:{}", letters(*point), escaped(label));
    property("LB", notes.labels.iter().map(label), text);
    for (name, values) in &notes.others {
        property(name, values.iter().cloned(), text);
    }
}

/// Writes a property with its values, unless there are none.
fn property(name: &str, values: impl IntoIterator<Item = String>, text: &mut String) {
    for (i, value) in values.into_iter().enumerate() {
        *text += if i == 0 { name } else { "" };
        *text += &format!("[{value}]");
    }
}

fn escaped(value: &str) -> String {
    value.replace('\\', "\\\\").replace(']', "\\]")
}

fn letter(color: Color) -> String {
    color.letter().to_ascii_uppercase().to_string()
}

/// A point's two letters: the column, and the row counted from above.
fn letters(point: Point) -> String {
    let letter = |n: usize| char::from(b'a' + n as u8);
    [letter(point.x()), letter(point.rows_above())].iter().collect()
}
