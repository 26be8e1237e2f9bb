//! The answer key, the explanation of a move that does not win, and the proof as a tree, as JSON.

use serde_json::{Value as Json, json};

use super::forbidden::ruling;
use super::values::{array, limit};
use crate::board::Point;
use crate::proof;
use crate::reply::TreeView;
use crate::solve::{Answer, MoveValue, ValuedMove};
use crate::teach::analyze::Key;
use crate::teach::analyze::{Cause, WhyNot};

/// The fields of a move's value; null where they do not apply.
fn value(point: Point, value: &ValuedMove) -> Json {
    json!({
        "point": point,
        "value": value.value.key_name(),
        "plies": value.plies,
        "reply": value.reply(),
        "line": (value.value == MoveValue::LosesNow).then_some(&value.refutation),
        "limit": value.limit,
    })
}

/// `yonsan.key/1`: 225 points, row by row from a1.
pub fn key(key: &Key) -> Json {
    let Answer { verdict, shortest, .. } = &key.win;
    let points = array(Point::all(), |point| {
        let mut cell = match key.moves.iter().find(|(known, _)| *known == point) {
            Some((_, found)) => {
                let mut cell = value(point, found);
                cell["shortest"] = json!(found.plies.map(|_| !key.at_most.contains(point)));
                cell
            }
            None => json!({"point": point, "value": "stone"}),
        };
        cell["stone"] = json!(key.position.stone(point));
        cell
    });
    json!({
        "schema": "yonsan.key/1",
        "rule": key.position.rule(),
        "position": key.position,
        "attacker": key.position.to_move(),
        "goal": key.goal,
        "verdict": verdict.name(),
        "limit": limit(verdict),
        "plies": verdict.proven().map(|win| win.plies()),
        "shortest": shortest,
        "line": verdict.proven().map(|win| &win.line),
        "points": points,
        "nodes": key.nodes,
    })
}

/// `yonsan.whynot/1`.
pub fn why_not(found: &WhyNot) -> Json {
    let reach = found.reach.as_ref().map(|reach| {
        json!({
            "fours": reach.fours,
            "length": reach.length(),
            "line": reach.line,
            "complete": reach.complete,
        })
    });
    let mut object = value(found.point, &found.value);
    object["schema"] = json!("yonsan.whynot/1");
    object["rule"] = json!(found.position.rule());
    object["position"] = json!(found.position);
    object["attacker"] = json!(found.position.to_move());
    object["goal"] = json!(found.goal);
    object["move"] = json!(found.point);
    object["wins"] = json!(found.value.value.keeps());
    object["four"] = json!(!found.reason.fours.is_empty());
    object["forbidden"] = json!(found.forbidden().map(ruling));
    object["causes"] = array(&found.causes, cause);
    object["reach"] = json!(reach);
    object["best"] = json!(
        found.win.proven().map(|win| json!({"move": win.first(), "plies": win.plies(), "line": win.line}))
    );
    object
}

fn cause(cause: &Cause) -> Json {
    let mut object = json!({"cause": cause.name()});
    match cause {
        Cause::MakesFive(points) | Cause::GainsTempo(points) => object["points"] = json!(points),
        Cause::HasFours(line) => object["line"] = json!(line),
        Cause::NoThreat => {}
        Cause::FiveByBlocking(point) => object["points"] = json!([point]),
        Cause::TakesPoint { number } => object["number"] = json!(number),
        Cause::SharesLines(lines) => {
            object["lines"] = array(lines, |(axis, four)| json!({"axis": axis, "four": four}));
        }
    }
    object
}

/// `yonsan.tree/1`: the certificate as the checker reads it, with the number of every node in the outline.
pub fn tree(tree: &TreeView) -> Json {
    let text = proof::write(&tree.win().certificate);
    let mut object: Json = serde_json::from_str(&text).unwrap_or_default();
    for (i, number) in tree.outline.numbers.iter().enumerate() {
        object["nodes"][i]["id"] = json!(number);
    }
    object["schema"] = json!("yonsan.tree/1");
    object["class"] = json!(tree.win().class);
    object["plies"] = json!(tree.win().plies());
    object
}
