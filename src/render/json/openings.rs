//! The named openings as JSON.

use serde_json::{Value, json};

use super::values::array;
use crate::board::{Color, Rule};
use crate::strategy::{RenjuOpening, renju_openings};

/// `yonsan.openings/1`.
pub fn openings() -> Value {
    json!({"schema": "yonsan.openings/1", "rule": "renju", "openings": array(renju_openings(), opening)})
}

/// An opening. `white` is the search with White to move, `pass` the win that Black has if White passes.
fn opening(known: &RenjuOpening) -> Value {
    let opening = known.opening;
    json!({
        "number": opening.number(),
        "name": opening.name,
        "written": opening.written,
        "moves": opening.position(Rule::Renju).moves(),
        "known": known.known.map(Color::name),
        "white": {"vct": "disproven", "win": "unknown", "nodes": known.open_nodes},
        "pass": {"win": "proven", "plies": known.pass_plies, "nodes": known.pass_nodes},
    })
}
