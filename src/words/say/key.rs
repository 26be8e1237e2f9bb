//! The answer key in words.

use std::collections::BTreeMap;

use super::verdicts::shortest;
use super::{length, points, say};
use crate::board::Point;
use crate::reply::Lang;
use crate::solve::{MoveValue, ValuedMove, Verdict};
use crate::teach::analyze::key::Key;

/// The letters of the map: for each name of a value its letter.
pub const KEY_MARKS: [(&str, &str); 7] = [
    ("best", "B"),
    ("equivalent", "E"),
    ("longer", "L"),
    ("other-route", "R"),
    ("refuted", "-"),
    ("loses", "!"),
    ("unknown", "?"),
];

/// More points than that are counted, not named.
const MANY: usize = 30;

/// What a value means, by its name.
pub fn key_means(lang: Lang, value: &str) -> String {
    say!(lang, "key-means", value)
}

/// Under the map: the win, the legend with the points that matter, and the replies that refute.
pub fn key(lang: Lang, key: &Key) -> Vec<String> {
    let who = key.position.to_move();
    let mut lines = vec![match &key.win.verdict {
        Verdict::Proven(win) => say!(
            lang,
            "key-win",
            side = who,
            class = key.goal,
            length = length(lang, win.stones()),
            how = shortest(lang, key.win.shortest),
            line = win.line
        ),
        Verdict::Disproven(_) => say!(lang, "key-no-win", side = who, class = key.goal),
        Verdict::Unknown(hit) => say!(lang, "key-unknown", side = who, class = key.goal, limit = hit),
    }];
    for (name, mark) in KEY_MARKS {
        let all: Vec<(Point, &ValuedMove)> = key
            .moves
            .iter()
            .filter(|(_, value)| value.value.key_name() == name)
            .map(|(point, value)| (*point, value))
            .collect();
        if all.is_empty() {
            continue;
        }
        let named = match name {
            "refuted" => by_reply(lang, &all),
            "loses" | "unknown" if all.len() > MANY => String::new(),
            _ => by_length(lang, key, &all),
        };
        lines.push(if named.is_empty() {
            say!(lang, "key-legend", mark, value = name, count = all.len())
        } else {
            say!(lang, "key-legend-named", mark, value = name, count = all.len(), moves = named)
        });
    }
    lines
}

/// Moves that take as long together, the shortest first.
fn by_length(lang: Lang, key: &Key, all: &[(Point, &ValuedMove)]) -> String {
    let mut lengths: BTreeMap<_, Vec<Point>> = BTreeMap::new();
    for (point, value) in all {
        let length = value.plies.map(|plies| (plies, key.at_most.contains(*point)));
        lengths.entry(length).or_default().push(*point);
    }
    let told = lengths.into_iter().map(|(length, alike)| {
        let named =
            if alike.len() > MANY { say!(lang, "key-many", count = alike.len()) } else { points(&alike) };
        match length {
            Some((plies, true)) => say!(lang, "key-move-at-most", point = named, plies),
            Some((plies, false)) => say!(lang, "key-move", point = named, plies),
            None => named,
        }
    });
    told.collect::<Vec<_>>().join("  ")
}

/// The replies that refute, the most frequent first, with what they refute.
fn by_reply(lang: Lang, all: &[(Point, &ValuedMove)]) -> String {
    let mut replies: Vec<(Point, Vec<Point>)> = Vec::new();
    for (point, value) in all {
        let Some(reply) = value.reply().filter(|_| value.value == MoveValue::ThrowsWin) else { continue };
        match replies.iter_mut().find(|(known, _)| *known == reply) {
            Some((_, refuted)) => refuted.push(*point),
            None => replies.push((reply, vec![*point])),
        }
    }
    replies.sort_by_key(|(reply, refuted)| (std::cmp::Reverse(refuted.len()), *reply));
    let told = replies.iter().map(|(reply, refuted)| match refuted.len() {
        ..=6 => say!(lang, "key-by", points = refuted, reply),
        many => say!(lang, "key-many-by", count = many, reply),
    });
    told.reduce(|most, next| say!(lang, "key-and-by", most, next)).unwrap_or_default()
}
