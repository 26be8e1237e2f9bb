//! Why a win works and what it depends on, as JSON.

use serde_json::{Value, json};

use super::forbidden::ruling;
use super::values::array;
use crate::board::Point;
use crate::reply::WhyView;
use crate::teach::analyze::{Pillars, WinAfterChange};
use crate::teach::explain::MoveReason;
use crate::teach::explain::{AnsweredReplies, MoveDetail};

/// `yonsan.why/1`. `gain`, `cost` and `rest` are squares; `answers` and `counters` are those of the proof,
/// and empty for moves without a proof.
pub fn why(view: &WhyView) -> Value {
    json!({
        "schema": "yonsan.why/1",
        "rule": view.position.rule(),
        "position": view.position,
        "attacker": view.position.to_move(),
        "class": view.class,
        "line": view.line,
        "moves": array(&view.moves, |(reason, detail)| told(reason, detail.as_ref())),
    })
}

pub(super) fn told(reason: &MoveReason, detail: Option<&MoveDetail>) -> Value {
    let named =
        |moves: &[(usize, Point)]| array(moves, |(number, point)| json!({"number": number, "move": point}));
    json!({
        "number": reason.number,
        "move": reason.attack,
        "kind": reason.kind,
        "gain": [reason.attack],
        "cost": reason.cost(),
        "rest": reason.rest,
        "five": reason.five,
        "fours": reason.fours,
        "threes": reason.threes,
        "stops_five": reason.stops_five,
        "reply": reason.reply,
        "decides": reason.decides,
        "forbidden": reason.ruling.as_ref().map(ruling),
        "threat": reason.threat,
        "needs": named(&reason.needs),
        "left_open": reason.left_open,
        "serves": named(&reason.serves),
        "answers": detail.map_or(json!([]), |detail| array(&detail.answers, answered)),
        "counters": detail.map_or(&[][..], |detail| &detail.counters),
    })
}

fn answered(way: &AnsweredReplies) -> Value {
    json!({
        "replies": way.replies,
        "elsewhere": way.elsewhere,
        "number": way.number,
        "move": way.attack,
        "stones": way.stones(),
        "line": way.line,
    })
}

/// `yonsan.pillars/1`. A stone's `without` and a point's `with` is `gone`, `wins` or `unknown`; a stone on a
/// point that is not listed does not change the win.
pub fn pillars(found: &Pillars) -> Value {
    let changed = |(point, change): &(Point, WinAfterChange), key: &str| {
        let (plies, limit) = match change {
            WinAfterChange::Gone => (None, None),
            WinAfterChange::Wins(plies) => (Some(plies), None),
            WinAfterChange::Unknown(limit) => (None, Some(limit)),
        };
        json!({"point": point, key: change.name(), "plies": plies, "limit": limit})
    };
    json!({
        "schema": "yonsan.pillars/1",
        "rule": found.position.rule(),
        "position": found.position,
        "attacker": found.attacker(),
        "goal": found.class,
        "plies": found.plies,
        "stones": array(&found.stones, |known| changed(known, "without")),
        "points": array(&found.points, |known| changed(known, "with")),
        "nodes": found.nodes,
    })
}
