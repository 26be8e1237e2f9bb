//! Descriptions of the board in sentences, for a screen reader.

use super::board::pattern;
use super::phrases::{Join, axis_name, kind, list, say};
use crate::board::{Axis, Color, Direction, Point, Position};
use crate::pattern::Lines;
use crate::pattern::shapes::shapes as shapes_of;
use crate::reply::Lang;
use crate::reply::{Look, SideView};

/// All stones, the side to move, and the last move.
pub fn stones(lang: Lang, position: &Position) -> String {
    let of = |side| {
        let stones: Vec<Point> = position.stones(side).iter().collect();
        if stones.is_empty() {
            say!(lang, "spoken-no-stones", side)
        } else {
            say!(lang, "spoken-stones", side, points = list(lang, &stones, Join::And))
        }
    };
    let turn = match position.winner() {
        Some(_) if position.forbidden_move().is_some() => say!(lang, "spoken-forbidden"),
        Some(winner) => say!(lang, "spoken-five", side = winner),
        None => say!(lang, "spoken-turn", side = position.to_move()),
    };
    let mut sentences = vec![of(Color::Black), of(Color::White), turn];
    sentences.extend(position.last_move().map(|last| say!(lang, "spoken-last", point = last)));
    sentences.join(" ")
}

/// What a mark on the board means: `holds`, `loses`, `carries`, `saves`, `fork`, `marked`, `forbidden`, `allowed` or
/// `unknown`.
pub fn mark(lang: Lang, name: &str) -> String {
    say!(lang, "spoken-mark", mark = name)
}

/// One axis of a point: the values towards its two ends, their sum, and the patterns of both sides.
pub fn axis_of_cell(lang: Lang, axis: Axis, [own, other]: [&SideView; 2], opponent: Color) -> String {
    let pair = |values: &[u8; 8]| list(lang, &axis.ends().map(|end| values[end]), Join::And);
    let named = |side: &SideView| pattern(lang, side.patterns[axis as usize]);
    let (runs, free) = (pair(&own.runs.own), pair(&own.runs.free));
    let sum = own.runs.sums()[axis as usize].to_string();
    let (axis, made, others) = (axis_name(lang, axis), named(own), named(other));
    say!(lang, "spoken-axis", axis, runs, free, sum, made, other = opponent, others)
}

/// The description of a part of the board.
pub fn look(lang: Lang, look: &Look) -> Vec<String> {
    match look {
        Look::Line(position, along, point) => vec![line(lang, position, *along, *point)],
        Look::Around(position, point) => around(lang, position, *point),
        Look::Threats(position) => threats(lang, position),
        Look::Last(position) => vec![last(lang, position)],
    }
}

/// The name of a point's content, by which a message chooses its variant.
fn stands(stone: Option<Color>) -> &'static str {
    stone.map_or("empty", Color::name)
}

/// A run of equal points: `empty a8 to c8`, `black d8`.
fn runs(lang: Lang, position: &Position, all: &[Point]) -> String {
    let runs = all.chunk_by(|one, other| position.stone(*one) == position.stone(*other));
    let words = runs.filter_map(|run| match run {
        [only] => Some(say!(lang, "spoken-point", stands = stands(position.stone(*only)), point = only)),
        [first, .., end] => {
            Some(say!(lang, "spoken-run", stands = stands(position.stone(*first)), first, last = end))
        }
        [] => None,
    });
    words.reduce(|most, next| say!(lang, "spoken-next", most, next)).unwrap_or_default()
}

fn line(lang: Lang, position: &Position, along: Axis, point: Point) -> String {
    let [back, on] = along.directions();
    let mut all: Vec<Point> = point.walk(back).collect();
    all.reverse();
    all.push(point);
    all.extend(point.walk(on));
    say!(lang, "spoken-line", axis = axis_name(lang, along), point, runs = runs(lang, position, &all))
}

fn around(lang: Lang, position: &Position, point: Point) -> Vec<String> {
    // The number of points, in each direction, that a five through the point can reach.
    const FAR: usize = 4;
    let mut lines = vec![say!(lang, "spoken-here", point, stands = stands(position.stone(point)))];
    for direction in Direction::CLOCKWISE {
        let near: Vec<Point> = point.walk(direction).take(FAR).collect();
        let what = match near.len() {
            0 => say!(lang, "spoken-edge"),
            1..FAR => say!(lang, "spoken-then-edge", runs = runs(lang, position, &near)),
            _ => runs(lang, position, &near),
        };
        lines.push(say!(lang, "spoken-way", way = direction, what));
    }
    lines
}

fn threats(lang: Lang, position: &Position) -> Vec<String> {
    let lines = Lines::of(position);
    let mut words = Vec::new();
    for side in [position.to_move(), position.to_move().other()] {
        let fives: Vec<Point> = position.five_points(side).iter().collect();
        if !fives.is_empty() {
            words.push(say!(lang, "spoken-fives", side, points = list(lang, &fives, Join::Or)));
        }
        for shape in shapes_of(&lines, side).iter().filter(|shape| shape.kind.is_open_three()) {
            let [raising, closing] = [&shape.raising, &shape.closing].map(|all| list(lang, all, Join::Or));
            let kind = kind(lang, shape.kind);
            words.push(say!(lang, "spoken-three", side, kind, stones = shape.stones, raising, closing));
        }
    }
    if words.is_empty() {
        words.push(say!(lang, "spoken-no-threats"));
    }
    words
}

fn last(lang: Lang, position: &Position) -> String {
    let next = position.to_move();
    match (position.last_move(), position.moves().len()) {
        (Some(point), number) => {
            let side = position.stone(point).unwrap_or(next.other());
            let number = number.to_string();
            say!(lang, "spoken-move", number, side, point, other = next)
        }
        (None, _) => say!(lang, "spoken-no-move", side = next),
    }
}
