//! Texts about the answer key.

use std::collections::BTreeMap;

use super::phrases::{grouped, points, say};
use super::verdicts::shortest;
use crate::board::Point;
use crate::reply::Lang;
use crate::solve::{Class, MoveValue, ValuedMove, Verdict};
use crate::teach::analyze::Key;

/// The letters of the map: the letter for each name of a value.
pub const KEY_MARKS: [(&str, &str); 7] = [
    ("best", "B"),
    ("equivalent", "E"),
    ("longer", "L"),
    ("other-route", "R"),
    ("refuted", "-"),
    ("loses", "!"),
    ("unknown", "?"),
];

/// The largest number of points that are named; more points are only counted.
const MANY: usize = 30;

/// The lines under the map: the win, the legend with the points that matter, and the replies that refute.
pub fn key(lang: Lang, key: &Key) -> Vec<String> {
    let (side, class) = (key.position.to_move(), key.goal);
    let mut lines = vec![match &key.win.verdict {
        Verdict::Proven(win) => {
            let how = shortest(lang, key.win.shortest);
            say!(lang, "key-win", side, class, length = win, how, line = win.line)
        }
        Verdict::Disproven(_) => say!(lang, "key-no-win", side, class),
        Verdict::Unknown(limit) => say!(lang, "key-unknown", side, class, limit),
    }];
    for (name, mark) in KEY_MARKS {
        let all: Vec<&(Point, ValuedMove)> =
            key.moves.iter().filter(|(_, value)| value.value.key_name() == name).collect();
        let (value, count) = (name, all.len());
        let moves = match name {
            "refuted" => by_reply(lang, &all),
            // Their plies are not known, so that there is nothing to tell but their number.
            "other-route" | "loses" | "unknown" if count > MANY => String::new(),
            _ => by_length(lang, key, &all),
        };
        lines.extend(match (count, moves.is_empty()) {
            (0, _) => None,
            (_, true) => Some(say!(lang, "key-legend", mark, value, count)),
            (_, false) => Some(say!(lang, "key-legend-named", mark, value, count, moves)),
        });
    }
    // What fours do not win may be won by threats, which this key does not look for.
    let fours_fail =
        class == Class::Vcf && key.moves.iter().any(|(_, value)| value.value == MoveValue::ThrowsWin);
    lines.extend(fours_fail.then(|| say!(lang, "key-only-fours")));
    lines
}

/// The moves in groups of equal length, the shortest first.
fn by_length(lang: Lang, key: &Key, all: &[&(Point, ValuedMove)]) -> String {
    let mut lengths: BTreeMap<_, Vec<Point>> = BTreeMap::new();
    for (point, value) in all {
        let length = value.plies.map(|plies| (plies, key.at_most.contains(*point)));
        lengths.entry(length).or_default().push(*point);
    }
    let told = lengths.into_iter().map(|(length, alike)| {
        let point = match alike.len() {
            ..=MANY => points(&alike),
            count => say!(lang, "key-many", count),
        };
        match length {
            Some((plies, true)) => say!(lang, "key-move-at-most", point, plies),
            Some((plies, false)) => say!(lang, "key-move", point, plies),
            None => point,
        }
    });
    told.collect::<Vec<_>>().join("  ")
}

/// The refuting replies, the most frequent first, with the moves that they refute.
fn by_reply(lang: Lang, all: &[&(Point, ValuedMove)]) -> String {
    let refuted = all.iter().filter(|(_, value)| value.value == MoveValue::ThrowsWin);
    let mut replies = grouped(refuted.filter_map(|(point, value)| Some((value.reply()?, *point))));
    if let [(reply, refuted)] = &replies[..]
        && refuted.len() == all.len()
        && refuted.len() > 1
    {
        return say!(lang, "key-all-by", reply);
    }
    replies.sort_by_key(|(reply, refuted)| (std::cmp::Reverse(refuted.len()), *reply));
    let told = replies.iter().map(|(reply, refuted)| match refuted.len() {
        ..=6 => say!(lang, "key-by", points = refuted, reply),
        count => say!(lang, "key-many-by", count, reply),
    });
    told.reduce(|most, next| say!(lang, "key-and-by", most, next)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::board::{PointSet, Position, Rule};
    use crate::solve::{Answer, Limit};

    #[test]
    fn a_number_of_moves_is_told_once() {
        let quiet = |point| (point, ValuedMove::new(MoveValue::OtherRoute));
        let alike = Key {
            position: Position::new(Rule::Freestyle),
            goal: Class::Vct,
            win: Answer {
                verdict: Verdict::Unknown(Limit::Nodes),
                shortest: false,
                nodes: 0,
                time: Duration::ZERO,
            },
            moves: Point::all().map(quiet).collect(),
            at_most: PointSet::EMPTY,
            nodes: 0,
        };
        let told = key(Lang::En, &alike);
        assert_eq!(told[1].matches("225 moves").count(), 1, "{told:?}");
    }
}
