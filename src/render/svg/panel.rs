//! One board of a picture.

use super::super::points::short;
use crate::board::{Color, Point, SIZE};
use crate::reply::{HeatMap, Panel, Picture, PictureMark};

/// The distance from one point to the next, in SVG units.
const CELL: usize = 32;
/// The distance from the left or lower edge to the first line, in SVG units; the coordinates are drawn there.
const NEAR: usize = 44;
/// The distance from the last line to the right or upper edge, in SVG units.
const FAR: usize = 24;
/// The width and height of a board, in SVG units.
pub(super) const SIDE: usize = NEAR + (SIZE - 1) * CELL + FAR;

/// The coordinates of a point in the picture.
const fn at(point: Point) -> (usize, usize) {
    (NEAR + point.x() * CELL, FAR + point.rows_above() * CELL)
}

/// The board with all its stones, numbers and marks.
pub(super) fn panel(panel: &Panel, picture: &Picture, first: bool) -> String {
    let mut text = frame();
    if let Some(map) = picture.heat.as_ref().filter(|_| first) {
        text += &heat(map);
    }
    let position = &panel.position;
    for point in Point::all() {
        if let Some(color) = position.stone(point) {
            let number = panel.number(point);
            text += &stone(point, color, number, position.last_move() == Some(point));
        }
    }
    for (mark, points) in &picture.marks {
        let seen = |point: &&Point| *mark == PictureMark::Chosen || position.is_empty(**point);
        for &point in points.iter().filter(seen) {
            // The style depends on what is below the mark, so that a number there is still legible.
            let on = if picture.heat.is_some() {
                "value"
            } else {
                position.stone(point).map_or("empty", Color::name)
            };
            text += &self::mark(*mark, point, on);
        }
    }
    if picture.forbidden {
        for point in panel.forbidden().iter() {
            text += &self::mark(PictureMark::Forbidden, point, "empty");
        }
    }
    text
}

/// The background, lines, star points and coordinates.
fn frame() -> String {
    let (low, high) = (FAR, FAR + (SIZE - 1) * CELL);
    let (left, right) = (NEAR, NEAR + (SIZE - 1) * CELL);
    let mut text = format!(
        "<rect class=\"wood\" width=\"{SIDE}\" height=\"{SIDE}\" rx=\"8\"/>\n<path class=\"grid\" d=\""
    );
    for i in 0..SIZE {
        let (x, y) = (NEAR + i * CELL, FAR + i * CELL);
        text += &format!("M{left} {y}H{right}M{x} {low}V{high}");
    }
    text += "\"/>\n";
    for (x, y) in [(3, 3), (11, 3), (7, 7), (3, 11), (11, 11)] {
        text +=
            &format!("<circle class=\"star\" cx=\"{}\" cy=\"{}\" r=\"3\"/>", NEAR + x * CELL, FAR + y * CELL);
    }
    text.push('\n');
    for (i, letter) in ('a'..).take(SIZE).enumerate() {
        let (x, y) = (NEAR + i * CELL, high + 29);
        text += &format!("<text class=\"name\" x=\"{x}\" y=\"{y}\">{letter}</text>");
        let (x, y) = (left - 27, high - i * CELL + 5);
        text += &format!("<text class=\"name\" x=\"{x}\" y=\"{y}\">{}</text>\n", i + 1);
    }
    text
}

/// A stone with its number, or with a dot where it is the last move.
fn stone(point: Point, color: Color, number: Option<usize>, last: bool) -> String {
    let (x, y) = at(point);
    let name = color.name();
    let mut text = format!("<circle class=\"stone {name}\" cx=\"{x}\" cy=\"{y}\" r=\"14\"/>");
    match number {
        Some(number) => {
            let small = if number > 99 { " small" } else { "" };
            let y = y + if number > 99 { 4 } else { 5 };
            text += &format!("<text class=\"number-{name}{small}\" x=\"{x}\" y=\"{y}\">{number}</text>");
            if last {
                text += &format!("<circle class=\"ring\" cx=\"{x}\" cy=\"{y}\" r=\"16\"/>", y = at(point).1);
            }
        }
        None if last => text += &format!("<circle class=\"dot-{name}\" cx=\"{x}\" cy=\"{y}\" r=\"5\"/>"),
        None => {}
    }
    text.push('\n');
    text
}

/// A mark: a square on a chosen point, a triangle where a win begins, a diamond where a side holds, a cross on a
/// forbidden point.
fn mark(mark: PictureMark, point: Point, on: &str) -> String {
    let (x, y) = at(point);
    let (name, path) = match mark {
        PictureMark::Chosen => ("chosen", "m-8-8h16v16h-16z"),
        PictureMark::Wins => ("wins", "m0-11l10.5 17h-21z"),
        PictureMark::Holds => ("holds", "m0-11l11 11l-11 11l-11-11z"),
        PictureMark::Forbidden => ("forbidden", "m-7-7l14 14m0-14l-14 14"),
    };
    format!("<path class=\"mark {name} at-{on}\" d=\"M{x} {y}{path}\"/>\n")
}

/// For each point, the amount of an evaluator's score above its lowest score: a disc of that size, and the
/// number.
fn heat(map: &HeatMap) -> String {
    let scores = || map.scores.iter().map(|(_, score)| *score);
    let (low, high) = (scores().min().unwrap_or(0), scores().max().unwrap_or(0));
    let mut text = String::new();
    for &(point, score) in map.scores.iter().filter(|(_, score)| *score > low) {
        let (x, y) = at(point);
        let share = (score - low) as f64 / (high - low) as f64;
        let (radius, strength) = (5.0 + 10.0 * share, 0.25 + 0.75 * share);
        text += &format!(
            "<circle class=\"wood\" cx=\"{x}\" cy=\"{y}\" r=\"11\"/><circle class=\"heat\" cx=\"{x}\" cy=\"{y}\" r=\"{radius:.1}\" fill-opacity=\"{strength:.2}\"/>"
        );
        let number = short(score);
        let size = if number.len() > 3 { "value small" } else { "value" };
        text += &format!("<text class=\"{size}\" x=\"{x}\" y=\"{}\">{number}</text>\n", y + 4);
    }
    if let Some(choice) = map.choice {
        let (x, y) = at(choice);
        text += &format!("<circle class=\"choice\" cx=\"{x}\" cy=\"{y}\" r=\"16\"/>\n");
    }
    text
}
