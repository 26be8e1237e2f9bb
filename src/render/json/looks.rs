//! Boards, lines and threats as JSON.

use serde_json::{Value, json};

use super::values::array;
use crate::board::{Axis, Color, Direction, Point, Position};
use crate::pattern::Lines;
use crate::pattern::shapes::shapes as shapes_of;
use crate::reply::Look;

/// `yonsan.show/1`. `moves` are those after the set-up, in order.
pub fn show(position: &Position) -> Value {
    json!({
        "schema": "yonsan.show/1",
        "rule": position.rule(),
        "position": position,
        "to_move": position.to_move(),
        "moves": position.moves(),
        "last": position.last_move(),
        "winner": position.winner(),
    })
}

/// `yonsan.scan/1`, `yonsan.around/1`, `yonsan.threats/1` or `yonsan.last/1`.
pub fn look(look: &Look) -> Value {
    match look {
        Look::Line(position, axis, point) => scan(position, *axis, *point),
        Look::Around(position, point) => around(position, *point),
        Look::Threats(position) => threats(position),
        Look::Last(position) => last(position),
    }
}

fn stands(position: &Position, point: Point) -> Value {
    json!({"point": point, "stone": position.stone(point)})
}

/// The points of the line from its west or south end on.
fn scan(position: &Position, axis: Axis, point: Point) -> Value {
    let [back, on] = axis.directions();
    let mut points: Vec<Point> = point.walk(back).collect();
    points.reverse();
    points.extend([point].into_iter().chain(point.walk(on)));
    json!({
        "schema": "yonsan.scan/1",
        "rule": position.rule(),
        "position": position,
        "axis": axis,
        "points": array(points, |point| stands(position, point)),
    })
}

/// The points of each direction, the nearest first, up to the edge.
fn around(position: &Position, point: Point) -> Value {
    let way = |direction: Direction| json!({"direction": direction.name(), "points": array(point.walk(direction), |at| stands(position, at))});
    json!({
        "schema": "yonsan.around/1",
        "rule": position.rule(),
        "position": position,
        "point": point,
        "stone": position.stone(point),
        "directions": array(Direction::CLOCKWISE, way),
    })
}

/// The points where each side makes five, and its open threes.
fn threats(position: &Position) -> Value {
    let lines = Lines::of(position);
    let side = |color: Color| {
        let threes = shapes_of(&lines, color).into_iter().filter(|shape| shape.kind.is_open_three());
        json!({
            "fives": position.five_points(color).iter().collect::<Vec<_>>(),
            "threes": array(threes, |shape| json!(shape)),
        })
    };
    json!({
        "schema": "yonsan.threats/1",
        "rule": position.rule(),
        "position": position,
        "to_move": position.to_move(),
        "black": side(Color::Black),
        "white": side(Color::White),
    })
}

fn last(position: &Position) -> Value {
    let last = position.last_move();
    json!({
        "schema": "yonsan.last/1",
        "rule": position.rule(),
        "position": position,
        "number": position.moves().len(),
        "move": last,
        "side": last.and_then(|point| position.stone(point)),
        "to_move": position.to_move(),
    })
}
