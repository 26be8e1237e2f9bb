//! A suggested move as JSON.

use serde_json::{Value, json};

use super::values::{array, guess};
use crate::play::Reason;
use crate::reply::MoveView;

/// `yonsan.move/1`. A value is a guess between -1 and 1 for the side to move, and null where something is proven.
pub fn suggested(view: &MoveView) -> Value {
    let choice = &view.choice;
    let source = match choice.reason {
        Reason::Tree | Reason::Listed => "tree",
        Reason::Five => "five",
        Reason::StopsFive => "block",
        Reason::Wins(..) => "proof",
        Reason::Values | Reason::Lost => "search",
        Reason::Evaluator => "evaluator",
    };
    let moves = choice.thought.as_ref().map_or(&[][..], |thought| &thought.moves);
    let best = moves.iter().find(|guess| guess.point == choice.point);
    let alone = [choice.point];
    let line = best.map_or(&choice.line[..], |guess| &guess.line);
    json!({
        "schema": "yonsan.move/1",
        "rule": view.position.rule(),
        "position": view.position,
        "move": choice.point,
        "source": source,
        "value": best.map(|guess| guess.value),
        "depth": choice.thought.as_ref().map(|thought| thought.depth),
        "line": if line.is_empty() { &alone } else { line },
        "moves": array(moves.iter().take(view.multi), guess),
        "nodes": choice.thought.as_ref().map(|thought| thought.nodes),
        "seconds": view.time.as_secs_f64(),
    })
}
