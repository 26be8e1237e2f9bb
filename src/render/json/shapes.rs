//! Shapes and lines as JSON.

use serde_json::{Value, json};

use super::values::array;
use crate::board::{Line, Point};
use crate::check::Checked;
use crate::reply::{LinesView, ShapesView};
use crate::solve::Win;
use crate::teach::analyze::PositionStatus;

/// `yonsan.shapes/1`.
pub fn shapes(view: &ShapesView) -> Value {
    let known = &view.assessment;
    let win = |win: &Option<Checked<Win>>| {
        win.as_ref().map(|win| json!({"plies": win.plies(), "stones": win.stones(), "line": win.line}))
    };
    let (limit, winner) = match known.status {
        PositionStatus::Unknown(limit) => (Some(limit), None),
        PositionStatus::Over(winner) => (None, Some(winner)),
        PositionStatus::Won | PositionStatus::Neutral | PositionStatus::Lost => (None, None),
    };
    json!({
        "schema": "yonsan.shapes/1",
        "rule": view.position.rule(),
        "position": view.position,
        "to_move": view.position.to_move(),
        "black": view.sides.black,
        "white": view.sides.white,
        "status": known.status.name(),
        "limit": limit,
        "winner": winner,
        "attack": win(&known.attack),
        "threat": win(&known.threat),
        "holds": known.holds,
        "nodes": known.nodes,
    })
}

/// `yonsan.lines/1`. `first` is the first point of the line, at the lowest bits that are on the board.
pub fn lines(view: &LinesView) -> Value {
    let line = |(line, word): (Line, u32)| {
        let points: Vec<Point> = (0..15).filter_map(|bit| line.point(bit)).collect();
        json!({
            "line": line.index(),
            "axis": line.axis(),
            "first": points.first(),
            "last": points.last(),
            "word": word,
        })
    };
    json!({
        "schema": "yonsan.lines/1",
        "rule": view.position.rule(),
        "position": view.position,
        "to_move": view.position.to_move(),
        "lines": array(view.lines.stored(), line),
        "bytes": view.lines.bytes(),
        "move_bytes": view.position.count(),
    })
}
