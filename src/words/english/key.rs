//! The answer key in words.

use super::verdicts::class;
use super::{count, length, limit, points, side};
use crate::board::Point;
use crate::solve::Verdict;
use crate::teach::key::{Key, Value};

/// The letters of the map: for each name of a value its letter and what it means.
pub const KEY_MARKS: [(&str, &str, &str); 7] = [
    ("best", "B", "best: nothing shorter was found"),
    ("equivalent", "E", "as short as the best"),
    ("longer", "L", "wins with more plies"),
    ("other-route", "R", "wins by another route, outside the class"),
    ("refuted", "-", "refuted: after a reply no win of the class is left"),
    ("loses", "!", "loses: the opponent makes five, or has continuous fours"),
    ("unknown", "?", "not settled within the limits"),
];

/// Under the map: the win, the legend with the points that matter, and the replies that refute.
pub fn key(key: &Key) -> Vec<String> {
    let who = side(key.position.to_move());
    let of = class(key.goal);
    let mut lines = vec![match &key.win.verdict {
        Verdict::Proven(win) => {
            let how = if key.win.shortest { "the shortest there is" } else { "a shorter one may exist" };
            format!("{who} has a {of} in {} · {how}: {}", length(win.stones()), points(&win.line))
        }
        Verdict::Disproven(_) => format!("{who} has no {of}."),
        Verdict::Unknown(hit) => {
            format!("Whether {who} has a {of} was not settled: {}.", limit(*hit))
        }
    }];
    for (name, mark, means) in KEY_MARKS {
        let all: Vec<(Point, &Value)> = key
            .moves
            .iter()
            .filter(|(_, value)| value.name() == name)
            .map(|(point, value)| (*point, value))
            .collect();
        if all.is_empty() {
            continue;
        }
        let number = count(all.len() as u64, "move", "moves");
        let named = match name {
            "refuted" => by_reply(&all),
            "loses" | "unknown" if all.len() > 30 => String::new(),
            _ => all.iter().map(|(point, value)| one(key, *point, value)).collect::<Vec<_>>().join("  "),
        };
        let colon = if named.is_empty() { "." } else { ": " };
        lines.push(format!("{mark} {means} · {number}{colon}{named}"));
    }
    lines
}

fn one(key: &Key, point: Point, value: &Value) -> String {
    match value.plies() {
        Some(plies) if key.at_most.contains(point) => {
            format!("{point} (at the most {})", count(plies, "ply", "plies"))
        }
        Some(plies) => format!("{point} ({})", count(plies, "ply", "plies")),
        None => point.to_string(),
    }
}

/// The replies that refute, the most frequent first, with what they refute.
fn by_reply(all: &[(Point, &Value)]) -> String {
    let mut replies: Vec<(Point, Vec<Point>)> = Vec::new();
    for (point, value) in all {
        let Value::Refuted(reply) = value else { continue };
        match replies.iter_mut().find(|(known, _)| known == reply) {
            Some((_, refuted)) => refuted.push(*point),
            None => replies.push((*reply, vec![*point])),
        }
    }
    replies.sort_by_key(|(reply, refuted)| (std::cmp::Reverse(refuted.len()), *reply));
    let told = replies.iter().map(|(reply, refuted)| match refuted.len() {
        few @ 1..=6 if few > 0 => format!("{} by {reply}", points(refuted)),
        many => format!("{} by {reply}", count(many as u64, "move", "moves")),
    });
    told.collect::<Vec<_>>().join(", ")
}
