//! Texts about points and evaluators.

use super::phrases::{pad, say, side_name};
use crate::board::{Axis, Color};
use crate::pattern::{Pattern, Pattern4};
use crate::reply::HeatMap;
use crate::reply::Lang;

/// The heading of a heat map; `told` says whether it is described in words or drawn.
pub fn heat_heading(lang: Lang, name: &str, mover: Color, told: bool) -> String {
    if told {
        say!(lang, "board-heat-told", name, side = mover)
    } else {
        say!(lang, "board-heat", name, side = mover)
    }
}

/// The lines under a heat map: the point that the evaluator would play.
pub fn heat_choice(lang: Lang, map: &HeatMap, told: bool) -> Vec<String> {
    let choice = match map.choice {
        Some(point) if told => say!(lang, "board-choice-told", name = map.name, point),
        Some(point) => say!(lang, "board-choice", name = map.name, point),
        None => say!(lang, "board-no-choice", name = map.name),
    };
    let flow = map.flow.map(|point| match map.choice {
        Some(choice) if choice == point => say!(lang, "board-flow-agrees"),
        _ => say!(lang, "board-flow", point),
    });
    std::iter::once(choice).chain(flow).collect()
}

/// The rank of a score among the scores of all points; `next` is the best score of all other points.
pub fn rank(lang: Lang, rank: usize, score: i64, next: i64) -> String {
    let highest = next.to_string();
    match rank {
        1 if next == score => say!(lang, "board-shares-highest"),
        1 => say!(lang, "board-highest", next = highest),
        _ => say!(lang, "board-rank", rank = rank.to_string(), highest),
    }
}

/// The content of a point: a stone, or nothing.
pub fn cell_stands(lang: Lang, stone: Option<Color>) -> String {
    stone.map_or_else(|| say!(lang, "board-empty"), |side| side_name(lang, side))
}

/// The headings of the table that describes one point: runs, free points, sum, pattern, and the other side.
pub fn cell_headings(lang: Lang, other: Color) -> [String; 5] {
    [
        say!(lang, "board-runs"),
        say!(lang, "board-free"),
        say!(lang, "board-sum"),
        say!(lang, "board-pattern"),
        say!(lang, "board-for-other", other),
    ]
}

/// The combined pattern of a point, for the side to move (`None`) or for the other side.
pub fn cell_together(lang: Lang, other: Option<Color>, made: Pattern4) -> String {
    let means = pattern4(lang, made);
    match other {
        None => say!(lang, "board-together", name = made, means),
        Some(other) => say!(lang, "board-together-other", other, name = made, means),
    }
}

/// An axis with its two ends.
pub fn axis(lang: Lang, axis: Axis) -> String {
    let ends = match axis {
        Axis::Row => "w-e",
        Axis::Column => "s-n",
        Axis::Diagonal => "sw-ne",
        Axis::Antidiagonal => "se-nw",
    };
    format!("{}{ends}", pad(&say!(lang, "board-axis", axis), 10))
}

/// The meaning of a combined pattern.
pub fn pattern4(lang: Lang, pattern: Pattern4) -> String {
    say!(lang, "board-pattern4", pattern)
}

/// The meaning of a pattern along one line.
pub fn pattern(lang: Lang, pattern: Pattern) -> String {
    say!(lang, "board-line-pattern", pattern)
}
