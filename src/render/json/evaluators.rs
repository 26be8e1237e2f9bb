//! What evaluators say of a board and of a game, for programs.

use serde_json::{Value, json};

use super::annotate;
use super::values::array;
use crate::board::Direction;
use crate::evaluate::Ahead;
use crate::reply::{AnnotatedBoard, BoardMap, CellView, HeatMap, WinChecks};
use crate::teach::analyze::{LikeMove, Likeness};

/// `yonsan.annotate/1` with the evaluator that was asked for and the point it would play; where it was
/// asked for in another form, its scores are those of that form.
pub fn annotate_by(board: &AnnotatedBoard, map: &HeatMap) -> Value {
    let mut value = annotate(board);
    for (i, cell) in board.cells.iter().enumerate() {
        if let Some((_, score)) = map.scores.iter().find(|(point, _)| *point == cell.point) {
            value["points"][i]["scores"][map.name] = json!(score);
        }
    }
    value["by"] = json!(map.name);
    value["choice"] = json!(map.choice);
    value["equal"] = json!(map.equal);
    value["drawn"] = json!(map.drawn);
    value["flow"] = json!(map.flow);
    if let Some([choice, flow]) = map.values {
        value["values"] = json!({"choice": choice, "flow": flow});
    }
    if !map.ahead.is_empty() {
        value["ahead"] = array(ahead_with_changes(&map.ahead), |(ahead, changes)| {
            json!({
                "plies": ahead.plies,
                "move": ahead.line.first(),
                "changes": changes,
                "value": ahead.wins().is_none().then_some(ahead.value),
                "wins": ahead.wins(),
                "line": ahead.line,
            })
        });
    }
    if let Some(cell) = &map.style {
        value["gstyle"] = g_style(cell);
    }
    value
}

/// Each depth, and whether its choice is another than that of the depth before.
fn ahead_with_changes(all: &[Ahead]) -> impl Iterator<Item = (&Ahead, bool)> {
    all.iter().enumerate().map(|(i, this)| (this, i > 0 && all[i - 1].line.first() != this.line.first()))
}

/// Stones and free points behind them in the directions 1 to 8 of the article, for both sides.
fn g_style(cell: &CellView) -> Value {
    let [black, white] = [&cell.black, &cell.white].map(|side| {
        array(Direction::CLOCKWISE, |way| json!([side.runs.own[way as usize], side.runs.free[way as usize]]))
    });
    json!({"black": black, "white": white})
}

/// `yonsan.annotate/1` with the map that was asked for; its figures are those of the side to move.
pub fn annotate_map(map: &BoardMap) -> Value {
    let mut value = annotate(&map.board);
    value["map"] = json!(map.kind.name());
    value
}

/// `yonsan.wincheck/1`.
pub fn win_checks(view: &WinChecks) -> Value {
    json!({
        "schema": "yonsan.wincheck/1",
        "rule": view.position.rule(),
        "position": view.position,
        "agree": view.agree(),
        "winner": view.position.winner(),
        "plies": array(&view.seen, |seen| json!({
            "ply": seen.ply,
            "point": seen.point,
            "side": seen.side,
            "whole": seen.checks.whole,
            "around": seen.checks.around,
            "before": seen.checks.before,
            "as_printed": seen.as_printed,
        })),
    })
}

/// The moves of a game beside those of an evaluator.
pub(super) fn likeness(like: &Likeness) -> Value {
    let told = |this: &LikeMove| {
        json!({
            "ply": this.ply,
            "side": this.side,
            "played": this.played,
            "choice": this.choice,
            "agrees": this.agrees(),
            "equal": this.equal,
        })
    };
    json!({
        "name": like.name,
        "plies": like.plies,
        "agree": like.moves.iter().filter(|this| this.agrees()).count(),
        "flow_parts": like.flow_parts,
        "moves": array(&like.moves, told),
    })
}
