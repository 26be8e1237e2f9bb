//! What is said about points and evaluators.

use super::super::views::HeatMap;
use super::side;
use crate::board::Color;

/// Above the board of one side's combined patterns.
pub fn patterns_heading(color: Color) -> String {
    format!("What each empty point would make for {}:", side(color))
}

/// Under the two boards of patterns.
pub fn cell_advice() -> String {
    "One point in full: cell h8. One evaluator's heat map: annotate --by powers".to_owned()
}

/// Above a heat map.
pub fn heat_heading(name: &str, mover: Color) -> String {
    format!("What {name} gives each point, {} to move (dots are at its lowest score):", side(mover))
}

/// Under a heat map: the point it would play.
pub fn heat_choice(map: &HeatMap) -> Vec<String> {
    let mut lines = Vec::new();
    lines.push(match map.choice {
        Some(point) => format!("{} would play {point} (in brackets).", map.name),
        None => format!("{} has no point to play.", map.name),
    });
    match (map.flow, map.choice) {
        (Some(flow), choice) if Some(flow) != choice => {
            lines.push(format!("The decision flow that it imitates would play {flow}."));
        }
        (Some(_), _) => lines.push("The decision flow that it imitates agrees.".to_owned()),
        (None, _) => {}
    }
    lines
}

/// Where a score stands among all.
pub fn rank(rank: usize, score: i64, next: i64) -> String {
    match rank {
        1 if next == score => "the highest on the board, with others".to_owned(),
        1 => format!("the highest on the board (next: {next})"),
        _ => format!("place {rank} (highest: {next})"),
    }
}
