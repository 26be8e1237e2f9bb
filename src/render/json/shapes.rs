//! Shapes and lines as JSON.

use serde_json::{Value, json};

use super::values::array;
use crate::board::{Line, Point};
use crate::check::Checked;
use crate::pattern::renumbered;
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

/// `yonsan.lines/1`. `first` is the point of the line's lowest two bits that are on the board. The canonical picture has
/// a line `from` each of the position's, perhaps read backwards.
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
    let renumbered = |(from, _): (Line, u32)| {
        let (to, backwards) = renumbered(from, view.symmetry);
        json!({
            "line": to.index(),
            "axis": to.axis(),
            "word": view.canonical.word(to),
            "from": from.index(),
            "backwards": backwards,
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
        "symmetric_hash": format!("{:016x}", view.position.symmetric_hash()),
        "canonical": {
            "symmetry": view.symmetry.name(),
            "position": view.position.picture(view.symmetry).setup().position().ok(),
            "lines": array(view.lines.stored(), renumbered),
        },
    })
}
