//! Forbidden points as JSON.

use serde_json::{Map, Value, json};

use super::values::array;
use crate::board::{Prohibition, Ruling, Three};
use crate::reply::ForbiddenView;

/// `yonsan.forbidden/1`.
pub fn forbidden(view: &ForbiddenView) -> Value {
    json!({
        "schema": "yonsan.forbidden/1",
        "rule": "renju",
        "position": view.position,
        "points": array(&view.points, ruling),
        "allowed": array(&view.allowed, allowed),
    })
}

/// A forbidden point with its reasons.
pub(super) fn ruling(ruling: &Ruling) -> Value {
    Value::Object(point(ruling))
}

/// A forbidden point with its reasons: only the shapes for which it is forbidden are listed.
fn point(ruling: &Ruling) -> Map<String, Value> {
    let kinds = ruling.prohibitions();
    let only = |kind, value: Value| if kinds.contains(&kind) { value } else { json!([]) };
    let real = ruling.threes.iter().filter(|three| three.is_real());
    let mut object = Map::new();
    object.insert("point".to_owned(), json!(ruling.point));
    object.insert("kinds".to_owned(), json!(kinds));
    object.insert("overlines".to_owned(), json!(ruling.overlines));
    object.insert("fours".to_owned(), only(Prohibition::DoubleFour, json!(ruling.fours)));
    object.insert("threes".to_owned(), only(Prohibition::DoubleThree, array(real, three)));
    object
}

/// A three that can grow. Where every stone by which it grows looks forbidden itself, one of them is explained.
fn three(three: &Three) -> Value {
    let mut object = json!({"stones": three.stones, "grows": three.grows().collect::<Vec<_>>()});
    if let Some(growth) = three.growth().filter(|growth| growth.only_looks_forbidden()) {
        object["allowed"] = json!([allowed(growth)]);
    }
    object
}

/// A point that is allowed: the five that it makes, or each three that cannot grow with what stops it.
pub(super) fn allowed(ruling: &Ruling) -> Value {
    let mut because = Vec::new();
    if ruling.wins() {
        because.push(json!({"five": ruling.five}));
    } else {
        let stopped = ruling.threes.iter().filter(|three| !three.is_real());
        because.extend(
            stopped.map(|three| json!({"three": three.stones, "stopped": array(&three.growing, stops)})),
        );
    }
    json!({"point": ruling.point, "because": because})
}

/// Why a stone does not let a three grow: it makes a five, or is forbidden in its turn.
fn stops(ruling: &Ruling) -> Value {
    if ruling.wins() { json!({"point": ruling.point, "five": ruling.five}) } else { self::ruling(ruling) }
}
