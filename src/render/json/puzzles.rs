//! The findings of lint as JSON.

use serde_json::{Value, json};

use super::values::array;
use crate::reply::{Lang, LintView, WorthView};
use crate::teach::train::lint::LintFinding;
use crate::words::say::puzzles as words;

/// `yonsan.lint/1`.
pub fn lint(view: &LintView) -> Value {
    let linted = &view.linted;
    let finding = |finding: &LintFinding| {
        json!({
            "file": view.files[finding.file],
            "line": finding.line,
            "column": finding.column,
            "puzzle": finding.id,
            "message": words::what(Lang::En, &finding.what),
        })
    };
    let (faults, notes): (Vec<&LintFinding>, Vec<&LintFinding>) =
        linted.findings.iter().partition(|finding| finding.what.is_fault());
    let (each, any) = linted.fall();
    let fall: serde_json::Map<String, Value> =
        each.into_iter().chain([("any", any)]).map(|(name, count)| (name.to_owned(), json!(count))).collect();
    json!({
        "schema": "yonsan.lint/1",
        "puzzles": linted.puzzles,
        "faults": array(faults, finding),
        "notes": array(notes, finding),
        "solved_at_first_choice": fall,
        "nodes": linted.nodes,
    })
}

/// `yonsan.quality/1`: the points of each part and what they are for.
pub fn worth(view: &WorthView) -> Value {
    let quality = &view.quality;
    let [origin, spare, evaluators, temptations, firsts, ideas] = quality.parts();
    json!({
        "schema": "yonsan.quality/1",
        "id": view.puzzle.id,
        "score": quality.score(),
        "points": {
            "origin": origin,
            "spare": spare,
            "evaluators": evaluators,
            "temptations": temptations,
            "firsts": firsts,
            "ideas": ideas,
        },
        "game": quality.game,
        "balanced": quality.balanced,
        "stones": quality.stones,
        "spare_stones": quality.spare,
        "solved_by": quality.fall,
        "tempting": quality.tempting,
        "right": quality.first,
        "themes": quality.ideas,
    })
}
