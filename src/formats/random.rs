//! Random games, and random damage to the files that hold them.

use proptest::prelude::*;

use super::game::{Change, Event, Game, Mark};
use crate::board::{ByColor, Color, Point, PointSet, Position, Rule};

/// A game of up to 60 moves that ends with a five if there is one.
pub fn game() -> impl Strategy<Value = Position> {
    let points: Vec<Point> = Point::all().collect();
    let order = (Just(points).prop_shuffle(), 0..60usize);
    order.prop_map(|(points, plies)| {
        let mut position = Position::new(Rule::Freestyle);
        for &point in &points[..plies] {
            if position.make(point).is_err() {
                break;
            }
        }
        position
    })
}

/// The bytes of a game in the format of the Piskvork manager.
pub fn psq(position: &Position) -> String {
    let line = |point: &Point| format!("{},{},25\n", point.x() + 1, point.rows_above() + 1);
    let moves: String = position.moves().iter().map(line).collect();
    format!("Piskvorky 15x15, 11:11, 0\n{moves}ONE.zip\nTWO.zip\n-1\n")
}

/// A game as an SGF editor might write it, with a comment that is hard to read and a label at each move.
pub fn sgf(position: &Position) -> String {
    let mut text = "(;FF[4]GM[4]SZ[15]C[a \\] (;\\\\]".to_owned();
    for (i, point) in position.moves().iter().enumerate() {
        let color = if i % 2 == 0 { 'B' } else { 'W' };
        let column = char::from(b'a' + point.x() as u8);
        let row = char::from(b'o' - point.y() as u8);
        text += &format!("\n;{color}[{column}{row}]LB[{column}{row}:{i}]");
    }
    text + ")"
}

/// Changes to bytes: a place (as a fraction of the length), the kind of change, and a byte for it.
pub fn changes() -> impl Strategy<Value = Vec<(f64, u8, u8)>> {
    let byte = prop_oneof![any::<u8>(), prop::sample::select(b"()[];\\:, \nBWAELPXYZ15abht".to_vec())];
    prop::collection::vec((0.0..1.0, 0..5u8, byte), 0..8)
}

/// The bytes with some of them replaced, inserted, removed or cut off.
pub fn change(mut bytes: Vec<u8>, changes: &[(f64, u8, u8)]) -> Vec<u8> {
    for &(place, kind, byte) in changes {
        let at = (place * bytes.len() as f64) as usize;
        match kind {
            _ if at >= bytes.len() => bytes.push(byte),
            0 => bytes.truncate(at),
            1 | 2 => bytes[at] = byte,
            3 => bytes.insert(at, byte),
            _ => {
                bytes.remove(at);
            }
        }
    }
    bytes
}

/// Texts with all characters that the formats treat specially.
const TEXTS: [&str; 7] = ["", "a comment", "two\nlines", "[a\\b]:(;W[aa])", "黑胜 黒勝ソ 흑", "\"<&>\"", "x"];

/// A tree of up to 40 nodes whose moves are on empty points; labels are on points of next moves. It contains
/// passes and set-ups where `set_ups` is true.
pub fn tree(set_ups: bool) -> impl Strategy<Value = Game> {
    let node = (any::<prop::sample::Index>(), any::<prop::sample::Index>(), 0..TEXTS.len(), any::<u8>());
    let nodes = prop::collection::vec(node, 1..40);
    (nodes, any::<[u8; 3]>()).prop_map(move |(nodes, first)| {
        let mut game = Game::default();
        let mut known = vec![(Game::ROOT, PointSet::EMPTY)];
        if set_ups && first[0] < 100 {
            let points = [first[1] % 225, first[2] % 225].map(|n| Point::from_index(n.into()));
            let turn = Some(Color::BOTH[usize::from(first[0] % 2)]);
            let put = ByColor { black: vec![points[0]], white: Vec::new() };
            *game.event_mut(Game::ROOT) = Event::Setup(Box::new(Change { put, removed: Vec::new(), turn }));
            known[0].1.insert(points[0]);
        }
        for (parent, point, text, kind) in nodes {
            let (parent, taken) = known[parent.index(known.len())];
            let empties: Vec<Point> = Point::all().filter(|&point| !taken.contains(point)).collect();
            let point = empties[point.index(empties.len())];
            let pass = set_ups && kind < 10;
            let node = game.add(parent, if pass { Event::Pass } else { Event::Move(point) });
            let mut now = taken;
            if !pass {
                now.insert(point);
            }
            known.push((node, now));
            let labelled = kind % 4 == 0 && !pass;
            let before = game.notes(parent).map_or(&[][..], |notes| &notes.labels);
            if labelled && !before.iter().any(|(at, _)| *at == point) {
                let label = TEXTS[1 + text % 6].replace('\n', " ");
                game.notes_mut(parent).labels.push((point, label));
            }
            if kind % 3 == 0 && text > 0 {
                game.notes_mut(node).comment = TEXTS[text].to_owned();
                game.notes_mut(node).hot = kind % 2 == 0;
            }
            if set_ups && kind % 7 == 0 {
                game.notes_mut(node)
                    .others
                    .push(("BL".to_owned(), vec![kind.to_string(), "a\\]b".to_owned()]));
            }
            if set_ups && kind % 5 == 0 {
                game.notes_mut(node).marks.push((Mark::Square, point));
            }
        }
        game
    })
}
