//! Walks through a win, and hints, as JSON.

use serde_json::{Value, json};

use super::values::array;
use super::why::told;
use crate::reply::{Lang, StepView};
use crate::teach::analyze::{Next, Taken};
use crate::teach::train::hint::Rung;
use crate::words::say;

/// `yonsan.step/1`: the stones of a walk, one after the other. `at` counts the stones, `of` those of the whole line.
pub fn steps(steps: &[StepView]) -> Value {
    let last = steps.last();
    json!({
        "schema": "yonsan.step/1",
        "rule": last.map(|step| step.position.rule()),
        "position": last.map(|step| &step.position),
        "steps": array(steps, step),
    })
}

/// A stone, what it is in the proof, and who plays next.
fn step(step: &StepView) -> Value {
    let (side, point, taken) =
        step.played.map_or((None, None, None), |(side, point, taken)| (Some(side), Some(point), Some(taken)));
    let role = taken.map(|taken| match taken {
        Taken::Attack(_) => "attack",
        Taken::Five => "five",
        Taken::Named(_) => "answered",
        Taken::Elsewhere(_) => "elsewhere",
        Taken::LeavesFive(_) => "leaves-five",
    });
    let next = match step.next {
        Next::Attack(_) => "attack",
        Next::Reply(_) => "reply",
        Next::Five(_) => "five",
        Next::Over => "over",
    };
    json!({
        "at": step.at,
        "of": step.of,
        "side": side,
        "move": point,
        "role": role,
        "position": step.position,
        "why": step.reason.as_ref().map(|reason| told(reason, None)),
        "defence": step.defence.as_ref().map(|does| {
            json!({"only": does.only, "fives": does.fives, "must": does.must})
        }),
        "next": next,
    })
}

/// `yonsan.hint/1`: hints in their order, each with its number, the number of all where that is told, its words in the
/// language chosen, and the points that it names.
pub fn hints(hints: &[(usize, Option<usize>, Rung)], lang: Lang) -> Value {
    let hint = |(number, of, rung): &(usize, Option<usize>, Rung)| {
        let (kind, points) = match rung {
            Rung::Length { .. } => ("length", Vec::new()),
            Rung::Themes(_) => ("themes", Vec::new()),
            Rung::Area(lower, upper) => ("area", vec![*lower, *upper]),
            Rung::Candidates(points) => ("candidates", points.clone()),
            Rung::First(point) => ("first", vec![*point]),
            Rung::Why(reason) => ("why", vec![reason.attack]),
            Rung::Line(points) => ("line", points.clone()),
            Rung::Threat(_) => ("threat", Vec::new()),
            Rung::Points { .. } => ("points", Vec::new()),
            Rung::Around(lower, upper) => ("around", vec![*lower, *upper]),
            Rung::OneOf(points) => ("one-of", points.clone()),
            Rung::ThreatLine(points) => ("threat-line", points.clone()),
            Rung::One(point) => ("one", vec![*point]),
            Rung::Every(points) => ("every", points.clone()),
            Rung::Words(_) => ("words", Vec::new()),
            Rung::Tempting(points) => ("tempting", points.clone()),
            Rung::Nothing => ("nothing", Vec::new()),
        };
        let words = say::rung(lang, rung).join("\n");
        json!({"number": number, "of": of, "kind": kind, "points": points, "text": words})
    };
    json!({"schema": "yonsan.hint/1", "hints": array(hints, hint)})
}
