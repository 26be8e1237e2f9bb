//! A move of a proof in full, and what a win rests on.

use super::reasons::reason;
use super::tree::replies;
use super::{Join, class, length, list, points, say};
use crate::board::{Color, Point};
use crate::reply::Lang;
use crate::teach::analyze::pillars::{Pillars, WinAfterChange};
use crate::teach::explain::detail::{AnsweredReplies, CounterFour, MoveDetail};
use crate::teach::explain::{MoveKind, MoveReason};

/// A move with its squares, what it depends on, and what meets every reply.
pub fn why_in_full(lang: Lang, why: &MoveReason, detail: Option<&MoveDetail>) -> Vec<String> {
    let defender = why.attacker.other();
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
    for (used, after) in left_open(why) {
        let (used, after) = (list(lang, &used, Join::And), moves(lang, &after));
        say(say!(lang, "why-uses", points = used, other = defender, moves = after));
    }
    if !why.serves.is_empty() {
        say(say!(lang, "reason-serves", moves = moves(lang, &why.serves)));
    }
    let Some(detail) = detail.filter(|_| !why.decides) else { return lines };
    if !detail.answers.is_empty() {
        say(say!(lang, "why-replies", other = defender));
        detail.answers.iter().for_each(|way| say(format!("  {}", answered(lang, way))));
    }
    if detail.counters.is_empty() {
        say(match why.reply {
            Some(reply) => say!(lang, "why-reply-no-four", reply, other = defender),
            None => say!(lang, "why-no-reply-four", other = defender),
        });
    } else {
        say(say!(lang, "why-fours-no-help", other = defender));
        detail.counters.iter().for_each(|four| say(format!("  {}", counter(lang, four, defender))));
    }
    lines
}

/// Moves with their numbers.
pub(super) fn moves(lang: Lang, moves: &[(usize, Point)]) -> String {
    let named: Vec<String> = moves.iter().map(|(number, point)| format!("{number} {point}")).collect();
    list(lang, &named, Join::And)
}

/// Moves with their numbers.
type Numbered = Vec<(usize, Point)>;

/// Points that were left open, with all the moves after which they were.
fn left_open(why: &MoveReason) -> Vec<(Vec<Point>, Numbered)> {
    let mut folded: Vec<(Vec<Point>, Numbered)> = Vec::new();
    for left in &why.left_open {
        let after = (left.number, left.attack);
        match folded.iter_mut().find(|(points, _)| *points == left.points) {
            Some((_, all)) => all.push(after),
            None => folded.push((left.points.clone(), vec![after])),
        }
    }
    folded
}

fn answered(lang: Lang, way: &AnsweredReplies) -> String {
    let told = |line: String| {
        say!(
            lang,
            "why-meets",
            replies = replies(lang, &way.replies, way.elsewhere),
            number = way.number.to_string(),
            attack = way.attack,
            stones = way.stones(),
            line
        )
    };
    let line = points(&way.line);
    told(if way.replies.len() > 1 { say!(lang, "why-longest", line) } else { line })
}

fn counter(lang: Lang, counter: &CounterFour, defender: Color) -> String {
    let CounterFour { reply, fives, number, attack, kind, fours } = counter;
    let met = say!(
        lang,
        "why-counter",
        reply,
        fives = list(lang, fives, Join::And),
        number = number.to_string(),
        attack,
        kind
    );
    match fours {
        Some(1) if *kind == MoveKind::Five => met,
        Some(1) => say!(lang, "why-then-none", met),
        Some(most) => say!(lang, "why-then-more", met, count = *most - 1, other = defender),
        None => met,
    }
}

/// Under the map: the load-bearing stones, and where one stone more would save the defender.
pub fn pillars(lang: Lang, found: &Pillars) -> Vec<String> {
    let (side, other) = (found.attacker(), found.attacker().other());
    let pick = |all: &[(Point, WinAfterChange)], wanted: &dyn Fn(WinAfterChange) -> bool| -> Vec<Point> {
        all.iter().filter(|(_, change)| wanted(*change)).map(|(point, _)| *point).collect()
    };
    let gone = |change: WinAfterChange| change == WinAfterChange::Gone;
    let open = |change: WinAfterChange| matches!(change, WinAfterChange::Unknown(_));
    let stays = |change: WinAfterChange| matches!(change, WinAfterChange::Wins(_));
    let (bearing, spare) = (pick(&found.stones, &gone), pick(&found.stones, &stays));
    let open_stones = pick(&found.stones, &open);
    let mut lines = vec![say!(
        lang,
        "pillars-heading",
        side,
        class = class(lang, found.class),
        length = length(lang, found.plies.div_ceil(2))
    )];
    lines.push(match bearing.len() {
        0 if open_stones.is_empty() => say!(lang, "pillars-none"),
        0 => say!(lang, "pillars-none-known"),
        all if all == found.stones.len() => say!(lang, "pillars-all", points = bearing),
        _ => say!(lang, "pillars-some", points = bearing),
    });
    if !spare.is_empty() && !bearing.is_empty() {
        lines.push(say!(lang, "pillars-spare", points = spare));
    }
    let (saving, open_points) = (pick(&found.points, &gone), pick(&found.points, &open));
    let at = list(lang, &saving, Join::Or);
    lines.push(match (saving.is_empty(), open_points.is_empty()) {
        (true, true) => say!(lang, "pillars-saves-nowhere", other),
        (true, false) => say!(lang, "pillars-saves-unknown", other),
        (false, true) => say!(lang, "pillars-saves-only", other, points = at),
        (false, false) => say!(lang, "pillars-saves", other, points = at),
    });
    if let Some(hit) = found.limit() {
        let all: Vec<Point> = open_stones.into_iter().chain(open_points).collect();
        lines.push(say!(lang, "pillars-open", points = all, limit = hit));
    }
    lines
}
