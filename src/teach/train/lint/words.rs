//! Checks the points and numbers in titles, hints and notes against the proof.

use super::finding::LintMessage;
use crate::board::Point;
use crate::teach::puzzle::GoalKind;
use crate::teach::train::facts::Facts;

/// The remark in the notes of a puzzle whose length is not known to be minimal.
pub const NOT_MINIMAL: &str = "Minimal length not proven.";

/// The statements of a text that contradict the facts: an empty point that does not belong to the solution,
/// or a wrong number of stones, plies or points.
pub fn against(text: &str, facts: &Facts) -> Vec<LintMessage> {
    let words: Vec<&str> =
        text.split(|c: char| !c.is_alphanumeric() && c != '-').filter(|word| !word.is_empty()).collect();
    let mut wrong = Vec::new();
    for (at, word) in words.iter().enumerate() {
        // A word that begins with a capital letter is not read as a point.
        if let Ok(point) = word.parse::<Point>()
            && word.starts_with(|c: char| c.is_ascii_lowercase())
            && !belongs(point, facts)
        {
            wrong.push(LintMessage::Point(point));
        }
        if let Ok(number) = word.parse::<u64>()
            && let Some((unit, right)) = words.get(at + 1).and_then(|unit| counted(unit, facts))
            && number != right
        {
            wrong.push(LintMessage::Count(number, unit, right));
        }
    }
    wrong
}

fn belongs(point: Point, facts: &Facts) -> bool {
    // A decoy has no solution, so its texts may name any point; any text may name a stone.
    if facts.kind == GoalKind::None || !facts.position.is_empty(point) {
        return true;
    }
    // Points near the solution and the tempting moves are allowed; a text may also name a reply to one of
    // these.
    let all = [&facts.line, &facts.right, &facts.tempting].into_iter().flatten();
    let (columns, rows): (Vec<usize>, Vec<usize>) = all.map(|near| (near.x(), near.y())).unzip();
    let within = |values: &[usize], value: usize| {
        let least = values.iter().min().copied().unwrap_or(value);
        let most = values.iter().max().copied().unwrap_or(value);
        value + 1 >= least && value <= most + 1
    };
    within(&columns, point.x()) && within(&rows, point.y())
}

/// What a number before this word counts, and the right number.
fn counted(unit: &str, facts: &Facts) -> Option<(&'static str, u64)> {
    let plies = facts.line.len() as u64;
    match unit {
        "stone" | "stones" if plies > 0 => Some(("stones", plies.div_ceil(2))),
        "ply" | "plies" if plies > 0 => Some(("plies", plies)),
        "point" | "points" if facts.kind.finds_points() => Some(("points", facts.right.len() as u64)),
        _ => None,
    }
}
