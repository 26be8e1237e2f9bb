//! The board in sentences, for ears: nothing is drawn.

use super::super::views::Look;
use super::{axis, list, points, shapes, side};
use crate::board::{Axis, Color, Direction, Point, Position};
use crate::pattern::Lines;
use crate::pattern::shapes::shapes as shapes_of;

/// All stones, whose turn it is, and the last move.
pub fn stones(position: &Position) -> String {
    let of = |color| {
        let stones: Vec<Point> = position.stones(color).iter().collect();
        if stones.is_empty() {
            format!("{} has no stones.", side(color))
        } else {
            format!("{}: {}.", side(color), list(&stones, "and"))
        }
    };
    let turn = match position.winner() {
        Some(winner) => format!("{} has five.", side(winner)),
        None => format!("{} to move.", side(position.to_move())),
    };
    let last = position.last_move().map_or(String::new(), |last| format!(" Last move {last}."));
    format!("{} {} {turn}{last}", of(Color::Black), of(Color::White))
}

/// What was looked at.
pub fn look(look: &Look) -> Vec<String> {
    match look {
        Look::Line(position, along, point) => vec![line(position, *along, *point)],
        Look::Around(position, point) => around(position, *point),
        Look::Threats(position) => threats(position),
        Look::Last(position) => vec![last(position)],
    }
}

/// A run of equal points: `empty a8 to c8`, `black d8`.
fn runs(position: &Position, all: &[Point]) -> String {
    let named = |stone: Option<Color>| stone.map_or("empty", Color::name);
    let runs = all.chunk_by(|one, other| position.stone(*one) == position.stone(*other));
    let words: Vec<String> = runs
        .map(|run| match run {
            [only] => format!("{} {only}", named(position.stone(*only))),
            [first, .., end] => format!("{} {first} to {end}", named(position.stone(*first))),
            [] => String::new(),
        })
        .collect();
    words.join(", ")
}

fn line(position: &Position, along: Axis, point: Point) -> String {
    let [back, on] = along.directions();
    let mut all: Vec<Point> = point.walk(back).collect();
    all.reverse();
    all.push(point);
    all.extend(point.walk(on));
    let name = axis(along).split(' ').next().unwrap_or_default().to_owned();
    format!("{name} through {point}: {}.", runs(position, &all))
}

fn around(position: &Position, point: Point) -> Vec<String> {
    // As far as a five reaches.
    const FAR: usize = 4;
    let mut lines = vec![format!("{point} is {}.", position.stone(point).map_or("empty", Color::name))];
    for direction in Direction::CLOCKWISE {
        let near: Vec<Point> = point.walk(direction).take(FAR).collect();
        let edge = if near.len() < FAR { ", then the edge" } else { "" };
        let what = if near.is_empty() { "the edge".to_owned() } else { runs(position, &near) + edge };
        lines.push(format!("{}: {what}.", way(direction)));
    }
    lines
}

const fn way(direction: Direction) -> &'static str {
    match direction {
        Direction::N => "Up",
        Direction::Ne => "Up and right",
        Direction::E => "Right",
        Direction::Se => "Down and right",
        Direction::S => "Down",
        Direction::Sw => "Down and left",
        Direction::W => "Left",
        Direction::Nw => "Up and left",
    }
}

fn threats(position: &Position) -> Vec<String> {
    let lines = Lines::of(position);
    let mut words = Vec::new();
    for color in [position.to_move(), position.to_move().other()] {
        let who = side(color);
        let fives: Vec<Point> = position.five_points(color).iter().collect();
        if !fives.is_empty() {
            words.push(format!("{who} makes five at {}.", list(&fives, "or")));
        }
        for shape in shapes_of(&lines, color).iter().filter(|shape| shape.kind.is_open_three()) {
            words.push(format!(
                "{who} has an {} {}: raised at {}, closed at {}.",
                shapes::kind(shape.kind),
                points(&shape.stones),
                list(&shape.raising, "or"),
                list(&shape.closing, "or")
            ));
        }
    }
    if words.is_empty() {
        words.push("No side has a four or an open three.".to_owned());
    }
    words
}

fn last(position: &Position) -> String {
    match (position.last_move(), position.moves().len()) {
        (Some(point), number) => {
            let color = position.stone(point).unwrap_or(position.to_move().other());
            format!("Move {number}: {} {point}. {} to move.", color.name(), side(position.to_move()))
        }
        (None, _) => format!("No move was played yet. {} to move.", side(position.to_move())),
    }
}
