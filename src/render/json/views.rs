//! The answer key, a move that does not win, and the proof as a tree.

use serde_json::{Value as Json, json};

use super::names;
use crate::board::{Color, Point, notation};
use crate::check::Checked;
use crate::proof;
use crate::reply::TreeView;
use crate::solve::{Answer, Limit, MoveValue, ValuedMove, Verdict, Win};
use crate::teach::analyze::{Cause, Key, WhyNot};

const fn limit(verdict: &Verdict<Checked<Win>>) -> Option<&'static str> {
    match verdict {
        Verdict::Unknown(limit) => Some(limit.name()),
        _ => None,
    }
}

/// A value's own fields; null where they say nothing.
fn value(point: Point, value: &ValuedMove) -> Json {
    let line = (value.value == MoveValue::LosesNow).then(|| names(&value.refutation));
    let (reply, hit) = (value.reply(), value.limit.map(Limit::name));
    json!({
        "point": point.to_string(),
        "value": value.value.key_name(),
        "plies": value.plies,
        "reply": reply.map(|point| point.to_string()),
        "line": line,
        "limit": hit,
    })
}

/// `yonsan.key/1`: 225 points, row by row from a1.
pub fn key(key: &Key) -> Json {
    let Answer { verdict, shortest, .. } = &key.win;
    let points = Point::all().map(|point| {
        let mut cell = match key.moves.iter().find(|(known, _)| *known == point) {
            Some((_, found)) => {
                let mut cell = value(point, found);
                cell["shortest"] = json!(found.plies.map(|_| !key.at_most.contains(point)));
                cell
            }
            None => json!({"point": point.to_string(), "value": "stone"}),
        };
        cell["stone"] = json!(key.position.stone(point).map(Color::name));
        cell
    });
    json!({
        "schema": "yonsan.key/1",
        "rule": key.position.rule().name(),
        "position": notation::write(&key.position),
        "attacker": key.position.to_move().name(),
        "goal": key.goal.name(),
        "verdict": verdict.name(),
        "limit": limit(verdict),
        "plies": verdict.proven().map(|win| win.plies()),
        "shortest": shortest,
        "line": verdict.proven().map(|win| names(&win.line)),
        "points": points.collect::<Vec<_>>(),
        "nodes": key.nodes,
    })
}

/// `yonsan.whynot/1`.
pub fn why_not(found: &WhyNot) -> Json {
    let reach = found.reach.as_ref().map(|reach| {
        json!({
            "fours": reach.fours,
            "length": reach.length(),
            "line": names(&reach.line),
            "complete": reach.complete,
        })
    });
    let mut object = value(found.point, &found.value);
    object["schema"] = json!("yonsan.whynot/1");
    object["rule"] = json!(found.position.rule().name());
    object["position"] = json!(notation::write(&found.position));
    object["attacker"] = json!(found.position.to_move().name());
    object["goal"] = json!(found.goal.name());
    object["move"] = json!(found.point.to_string());
    object["wins"] = json!(found.value.value.keeps());
    object["four"] = json!(!found.reason.fours.is_empty());
    object["causes"] = json!(found.causes.iter().map(cause).collect::<Vec<_>>());
    object["reach"] = json!(reach);
    object["best"] = json!(found.win.proven().map(|win| {
        json!({"move": win.first().to_string(), "plies": win.plies(), "line": names(&win.line)})
    }));
    object
}

fn cause(cause: &Cause) -> Json {
    let mut object = json!({"cause": cause.name()});
    match cause {
        Cause::MakesFive(fives) => object["points"] = json!(names(fives)),
        Cause::HasFours(line) => object["line"] = json!(names(line)),
        Cause::NoThreat => {}
        Cause::FiveByBlocking(point) => object["points"] = json!([point.to_string()]),
        Cause::TakesPoint { number } => object["number"] = json!(number),
        Cause::GainsTempo(stops) => object["points"] = json!(names(stops)),
        Cause::SharesLines(lines) => {
            let lines =
                lines.iter().map(|(axis, four)| json!({"axis": axis.name(), "four": four.to_string()}));
            object["lines"] = lines.collect();
        }
    }
    object
}

/// `yonsan.tree/1`: the certificate as the checker reads it, every node with the number under which the
/// outline shows it.
pub fn tree(tree: &TreeView) -> Json {
    let text = proof::write(&tree.win().certificate);
    let mut object: Json = serde_json::from_str(&text).unwrap_or_default();
    for (i, number) in tree.outline.numbers.iter().enumerate() {
        object["nodes"][i]["id"] = json!(number);
    }
    object["schema"] = json!("yonsan.tree/1");
    object["class"] = json!(tree.win().class.name());
    object["plies"] = json!(tree.win().plies());
    object
}
