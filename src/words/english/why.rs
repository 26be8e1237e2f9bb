//! A move of a proof in full, and what a win rests on.

use super::reasons::reason;
use super::verdicts::class;
use super::{count, length, limit, list, points, side};
use crate::board::Point;
use crate::teach::detail::{Answered, Counter, Detail};
use crate::teach::explain::{Kind, Reason};
use crate::teach::pillars::{Change, Pillars};

/// A move with its squares, what it depends on, and what meets every reply.
pub fn why_in_full(why: &Reason, detail: Option<&Detail>) -> Vec<String> {
    let defender = side(why.attacker.other());
    let mut lines = reason(&Reason { serves: Vec::new(), defences: Vec::new(), ..why.clone() });
    let mut say = |text: String| lines.push(format!("    {text}"));
    let squares =
        [("cost", why.cost()), ("rest", why.rest.clone())].into_iter().filter(|(_, all)| !all.is_empty());
    let squares: String = squares.map(|(name, all)| format!(" · {name} {}", points(&all))).collect();
    say(format!("gain {}{squares}", why.attack));
    if !why.needs.is_empty() {
        say(format!("it needs: {}", moves(&why.needs)));
    }
    for (used, after) in left_open(why) {
        let (used, after) = (list(&used, "and"), moves(&after));
        say(format!("it uses {used}, which {defender} left open in his replies to {after}"));
    }
    if !why.serves.is_empty() {
        say(format!("it serves: {}", moves(&why.serves)));
    }
    let Some(detail) = detail.filter(|_| !why.decides) else { return lines };
    if !detail.answers.is_empty() {
        say(format!("{defender}'s replies, and what meets them:"));
        detail.answers.iter().for_each(|way| say(format!("  {}", answered(way))));
    }
    if detail.counters.is_empty() {
        say(match why.reply {
            Some(reply) => format!("{reply} makes no four of {defender}'s own"),
            None => format!("no reply makes a four of {defender}'s own"),
        });
    } else {
        say(format!("{defender}'s own fours do not help:"));
        detail.counters.iter().for_each(|four| say(format!("  {}", counter(four, defender))));
    }
    lines
}

/// Moves with their numbers.
pub(super) fn moves(moves: &[(usize, Point)]) -> String {
    let named: Vec<String> = moves.iter().map(|(number, point)| format!("{number} {point}")).collect();
    list(&named, "and")
}

/// Moves with their numbers.
type Numbered = Vec<(usize, Point)>;

/// Points that were left open, with all the moves after which they were.
fn left_open(why: &Reason) -> Vec<(Vec<Point>, Numbered)> {
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

fn answered(way: &Answered) -> String {
    let mut replies = points(&way.replies);
    if way.elsewhere {
        replies += if replies.is_empty() { "elsewhere" } else { " or elsewhere" };
    }
    let such = if way.replies.len() > 1 { "at the longest " } else { "" };
    let stones = count(way.stones(), "stone", "stones");
    format!("{replies}: {} {} wins in {stones}: {such}{}", way.number, way.attack, points(&way.line))
}

fn counter(counter: &Counter, defender: &str) -> String {
    let Counter { reply, fives, number, attack, kind, fours } = counter;
    let met = match kind {
        Kind::Five => "makes five first",
        Kind::StraightFour => "stands there and makes a straight four",
        Kind::DoubleFour => "stands there and makes a double four",
        Kind::Four | Kind::BrokenFour | Kind::FourThree => "stands there and makes a four itself",
        Kind::Quiet => "stands there, and the proof goes on",
    };
    let after = match fours {
        Some(1) if *kind == Kind::Five => String::new(),
        Some(1) => "; then no reply makes a four".to_owned(),
        Some(most) => {
            let more = count(*most - 1, "four", "fours");
            format!("; {more} more of {defender}'s can follow one after the other, then none")
        }
        None => String::new(),
    };
    format!("{reply} (five at {}): {number} {attack} {met}{after}", list(fives, "and"))
}

/// Under the map: the load-bearing stones, and where one stone more would save the defender.
pub fn pillars(found: &Pillars) -> Vec<String> {
    let (attacker, defender) = (side(found.attacker()), side(found.attacker().other()));
    let pick = |all: &[(Point, Change)], wanted: &dyn Fn(Change) -> bool| -> Vec<Point> {
        all.iter().filter(|(_, change)| wanted(*change)).map(|(point, _)| *point).collect()
    };
    let gone = |change: Change| change == Change::Gone;
    let open = |change: Change| matches!(change, Change::Unknown(_));
    let stays = |change: Change| matches!(change, Change::Wins(_));
    let (bearing, spare) = (pick(&found.stones, &gone), pick(&found.stones, &stays));
    let open_stones = pick(&found.stones, &open);
    let mut lines =
        vec![format!("{attacker}: {} in {}", class(found.class), length(found.plies.div_ceil(2)))];
    lines.push(match bearing.len() {
        0 if open_stones.is_empty() => "load-bearing: none; without any one stone a win is left".to_owned(),
        0 => "load-bearing: none is known to be".to_owned(),
        all if all == found.stones.len() => format!("load-bearing (#): {}, every one", points(&bearing)),
        _ => format!("load-bearing (#): {}", points(&bearing)),
    });
    if !spare.is_empty() && !bearing.is_empty() {
        lines.push(format!("a win is left without any one of: {}", points(&spare)));
    }
    let (saving, open_points) = (pick(&found.points, &gone), pick(&found.points, &open));
    let more = format!("one {} stone more", found.attacker().other().name());
    lines.push(match (saving.is_empty(), open_points.is_empty()) {
        (true, true) => format!("{more} would save {defender} nowhere"),
        (true, false) => format!("{more} is not known to save {defender} anywhere"),
        (false, true) => format!("{more} would save {defender} at {}, nowhere else (+)", list(&saving, "or")),
        (false, false) => format!("{more} would save {defender} at {} (+)", list(&saving, "or")),
    });
    if let Some(hit) = found.limit() {
        let all: Vec<Point> = open_stones.into_iter().chain(open_points).collect();
        lines.push(format!("not settled (?): {}: {}", points(&all), limit(hit)));
    }
    lines
}
