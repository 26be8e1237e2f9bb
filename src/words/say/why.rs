//! Texts about a move of a proof in full, and about what a win depends on.

use super::phrases::{Join, class, grouped, length, list, moves, points, say};
use super::reasons::reason;
use super::tree::replies;
use crate::board::{Color, Point};
use crate::reply::Lang;
use crate::teach::analyze::{Pillars, WinAfterChange};
use crate::teach::explain::{AnsweredReplies, CounterFour, MoveDetail, MoveKind, MoveReason};

/// A move with its squares, the moves it depends on, and the answer to every reply.
pub fn why_in_full(lang: Lang, why: &MoveReason, detail: Option<&MoveDetail>) -> Vec<String> {
    let other = why.attacker.other();
    let mut lines = reason(lang, &MoveReason { serves: Vec::new(), defences: Vec::new(), ..why.clone() });
    let mut say = |text: String| lines.push(format!("    {text}"));
    let mut squares = say!(lang, "why-gain", point = why.attack);
    let cost = why.cost();
    if !cost.is_empty() {
        squares = say!(lang, "why-cost", squares, points = cost);
    }
    if !why.rest.is_empty() {
        squares = say!(lang, "why-rest", squares, points = why.rest);
    }
    say(squares);
    if !why.needs.is_empty() {
        say(say!(lang, "why-needs", moves = moves(lang, &why.needs)));
    }
    let left_open = why.left_open.iter().map(|left| (&left.points, (left.number, left.attack)));
    for (used, after) in grouped(left_open) {
        let (used, after) = (list(lang, used, Join::And), moves(lang, &after));
        say(say!(lang, "why-uses", points = used, other, moves = after));
    }
    if !why.serves.is_empty() {
        say(say!(lang, "reason-serves", moves = moves(lang, &why.serves)));
    }
    let Some(detail) = detail.filter(|_| !why.decides) else { return lines };
    if !detail.answers.is_empty() {
        say(say!(lang, "why-replies", other));
        detail.answers.iter().for_each(|way| say(format!("  {}", answered(lang, way))));
    }
    if detail.counters.is_empty() {
        say(match why.reply {
            Some(reply) => say!(lang, "why-reply-no-four", reply, other),
            None => say!(lang, "why-no-reply-four", other),
        });
    } else {
        say(say!(lang, "why-fours-no-help", other));
        detail.counters.iter().for_each(|four| say(format!("  {}", counter(lang, four, other))));
    }
    lines
}

fn answered(lang: Lang, way: &AnsweredReplies) -> String {
    let AnsweredReplies { attack, line, .. } = way;
    let (replies, number) = (replies(lang, &way.replies, way.elsewhere), way.number.to_string());
    let line = if way.replies.len() > 1 { say!(lang, "why-longest", line) } else { points(line) };
    say!(lang, "why-meets", replies, number, attack, stones = way.stones(), line)
}

fn counter(lang: Lang, counter: &CounterFour, other: Color) -> String {
    let CounterFour { reply, attack, kind, .. } = counter;
    let (fives, number) = (list(lang, &counter.fives, Join::And), counter.number.to_string());
    let met = say!(lang, "why-counter", reply, fives, number, attack, kind);
    match counter.fours {
        Some(1) if *kind == MoveKind::Five => met,
        Some(1) => say!(lang, "why-then-none", met),
        Some(most) => say!(lang, "why-then-more", met, count = most - 1, other),
        None => met,
    }
}

/// The lines under the map: the stones that the win needs, and the points where one more stone would save the
/// defender.
pub fn pillars(lang: Lang, found: &Pillars) -> Vec<String> {
    let (side, other) = (found.attacker(), found.attacker().other());
    let pick = |all: &[(Point, WinAfterChange)], name: &str| -> Vec<Point> {
        all.iter().filter(|(_, change)| change.name() == name).map(|(point, _)| *point).collect()
    };
    let [bearing, spare, open_stones] = ["gone", "wins", "unknown"].map(|name| pick(&found.stones, name));
    let [saving, open_points] = ["gone", "unknown"].map(|name| pick(&found.points, name));
    let (class, length) = (class(lang, found.class), length(lang, found.plies.div_ceil(2)));
    let mut lines = vec![say!(lang, "pillars-heading", side, class, length)];
    lines.push(match bearing.len() {
        0 if open_stones.is_empty() => say!(lang, "pillars-none"),
        0 => say!(lang, "pillars-none-known"),
        all if all == found.stones.len() => say!(lang, "pillars-all", points = bearing),
        _ => say!(lang, "pillars-some", points = bearing),
    });
    if !spare.is_empty() && !bearing.is_empty() {
        lines.push(say!(lang, "pillars-spare", points = spare));
    }
    let points = list(lang, &saving, Join::Or);
    lines.push(match (saving.is_empty(), open_points.is_empty()) {
        (true, true) => say!(lang, "pillars-saves-nowhere", other),
        (true, false) => say!(lang, "pillars-saves-unknown", other),
        (false, true) => say!(lang, "pillars-saves-only", other, points),
        (false, false) => say!(lang, "pillars-saves", other, points),
    });
    if let Some(limit) = found.limit() {
        lines.push(say!(lang, "pillars-open", points = [open_stones, open_points].concat(), limit));
    }
    lines
}
