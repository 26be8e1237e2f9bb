//! Why a win works, and what it rests on, for programs.

use serde_json::{Value, json};

use super::names;
use crate::board::{Point, notation};
use crate::reply::WhyView;
use crate::solve::{Class, Limit};
use crate::teach::analyze::{Pillars, WinAfterChange};
use crate::teach::explain::{AnsweredReplies, CounterFour, Four, MoveDetail, MoveReason};

/// `yonsan.why/1`. `gain`, `cost` and `rest` are squares; `answers` and `counters` are those of the proof, and
/// empty for moves that were only played.
pub fn why(view: &WhyView) -> Value {
    json!({
        "schema": "yonsan.why/1",
        "rule": view.position.rule().name(),
        "position": notation::write(&view.position),
        "attacker": view.position.to_move().name(),
        "class": view.class.map(Class::name),
        "line": names(&view.line),
        "moves": view.moves.iter().map(|(reason, detail)| told(reason, detail.as_ref())).collect::<Vec<_>>(),
    })
}

fn told(reason: &MoveReason, detail: Option<&MoveDetail>) -> Value {
    let named = |moves: &[(usize, Point)]| {
        let named = moves.iter().map(|(number, point)| json!({"number": number, "move": point.to_string()}));
        named.collect::<Vec<_>>()
    };
    let threes =
        reason.threes.iter().map(|three| json!({"axis": three.axis.name(), "stones": names(&three.stones)}));
    let left_open = reason.left_open.iter().map(
        |left| json!({"number": left.number, "move": left.attack.to_string(), "points": names(&left.points)}),
    );
    json!({
        "number": reason.number,
        "move": reason.attack.to_string(),
        "kind": reason.kind.name(),
        "gain": [reason.attack.to_string()],
        "cost": names(&reason.cost()),
        "rest": names(&reason.rest),
        "five": names(&reason.five),
        "fours": reason.fours.iter().map(four).collect::<Vec<_>>(),
        "threes": threes.collect::<Vec<_>>(),
        "stops_five": reason.stops_five,
        "reply": reason.reply.map(|point| point.to_string()),
        "decides": reason.decides,
        "threat": reason.threat.as_ref().map(|threat| {
            json!({"line": names(&threat.line), "fours": threat.fours})
        }),
        "needs": named(&reason.needs),
        "left_open": left_open.collect::<Vec<_>>(),
        "serves": named(&reason.serves),
        "answers": detail.map_or(Vec::new(), |detail| detail.answers.iter().map(answered).collect()),
        "counters": detail.map_or(Vec::new(), |detail| detail.counters.iter().map(counter).collect()),
    })
}

fn four(four: &Four) -> Value {
    json!({"axis": four.axis.name(), "stones": names(&four.stones), "fives": names(&four.fives)})
}

fn answered(way: &AnsweredReplies) -> Value {
    json!({
        "replies": names(&way.replies),
        "elsewhere": way.elsewhere,
        "number": way.number,
        "move": way.attack.to_string(),
        "stones": way.stones(),
        "line": names(&way.line),
    })
}

fn counter(counter: &CounterFour) -> Value {
    json!({
        "reply": counter.reply.to_string(),
        "fives": names(&counter.fives),
        "number": counter.number,
        "move": counter.attack.to_string(),
        "kind": counter.kind.name(),
        "fours": counter.fours,
    })
}

/// `yonsan.pillars/1`. A stone's `without` and a point's `with` is `gone`, `wins` or `unknown`; on every point
/// that is not listed the win stays as it is.
pub fn pillars(found: &Pillars) -> Value {
    let changed = |(point, change): &(Point, WinAfterChange), key: &str| {
        let (plies, limit) = match change {
            WinAfterChange::Gone => (None, None),
            WinAfterChange::Wins(plies) => (Some(plies), None),
            WinAfterChange::Unknown(limit) => (None, Some(Limit::name(*limit))),
        };
        json!({"point": point.to_string(), key: change.name(), "plies": plies, "limit": limit})
    };
    json!({
        "schema": "yonsan.pillars/1",
        "rule": found.position.rule().name(),
        "position": notation::write(&found.position),
        "attacker": found.attacker().name(),
        "goal": found.class.name(),
        "plies": found.plies,
        "stones": found.stones.iter().map(|known| changed(known, "without")).collect::<Vec<_>>(),
        "points": found.points.iter().map(|known| changed(known, "with")).collect::<Vec<_>>(),
        "nodes": found.nodes,
    })
}
