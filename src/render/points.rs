//! Points in words and numbers: one in full, all by their patterns, or as a heat map.

use super::board;
use super::theme::{Role, Theme};
use crate::board::diagram::{self, Cell};
use crate::board::{Axis, Color, Direction, Point};
use crate::pattern::Pattern4;
use crate::words::english;
use crate::words::{AnnotatedBoard, CellView, HeatMap, SideView};

/// One point in full.
pub(super) fn cell(cell: &CellView, theme: Theme) -> String {
    let mover = cell.to_move;
    let (own, other) = match mover {
        Color::Black => (&cell.black, &cell.white),
        Color::White => (&cell.white, &cell.black),
    };
    let stands = cell.stone.map_or("empty", Color::name);
    let [runs, free, sum, pattern, for_] = english::CELL_HEADINGS;
    let heading = format!(
        "{:<17} {runs:>7} {free:>7} {sum:>4}  {pattern:<18} {for_} {}",
        format!("{}, {stands}", cell.point),
        english::side(mover.other()),
    );
    let mut text = theme.paint(Role::Heading, &heading) + "\n";
    for axis in Axis::ALL {
        text += &axis_row(axis, own, other);
    }
    if let Some(pattern4) = own.pattern4 {
        text += &format!("  together: {} ({})\n", pattern4.name(), english::pattern4(pattern4));
    }
    if let Some(pattern4) = other.pattern4 {
        let who = english::side(mover.other());
        text += &format!("  for {who}: {} ({})\n", pattern4.name(), english::pattern4(pattern4));
    }
    if cell.stone.is_none() {
        text += &format!("  value {} against {}", own.runs.value(), other.runs.value());
        for (name, score) in &cell.scores {
            let (rank, next) = cell.ranks.get(name).copied().unwrap_or((0, 0));
            text += &format!(" · {name} {score}, {}", english::rank(rank, *score, next));
        }
        text.push('\n');
    }
    text
}

fn axis_row(axis: Axis, own: &SideView, other: &SideView) -> String {
    let ends = Direction::ALL.iter().enumerate().filter(|(_, d)| axis.directions().contains(d));
    let ends: Vec<usize> = ends.map(|(i, _)| i).collect();
    let pair = |values: &[u8; 8]| format!("{} · {}", values[ends[0]], values[ends[1]]);
    let pattern = own.patterns[axis as usize];
    let named = format!("{:<4} {}", pattern.name(), english::pattern(pattern));
    format!(
        "  {:<15} {:>7} {:>7} {:>4}  {named:<18} {}\n",
        english::axis(axis),
        pair(&own.runs.own),
        pair(&own.runs.free),
        own.runs.sums()[axis as usize],
        other.patterns[axis as usize].name(),
    )
}

/// The letter of a combined pattern, as its name begins.
fn letter(pattern: Pattern4) -> Option<char> {
    (pattern > Pattern4::Forbid).then(|| pattern.name().chars().next()).flatten()
}

/// Every empty point's combined pattern for both sides: two boards and a legend.
pub(super) fn annotated(annotated: &AnnotatedBoard, theme: Theme) -> String {
    let position = &annotated.position;
    let mover = position.to_move();
    let mut text = String::new();
    // The mover's own comes last: it is the one that is still in sight.
    for color in [mover.other(), mover] {
        text += &theme.paint(Role::Heading, &english::patterns_heading(color));
        text.push('\n');
        text += &board::board(position, theme, |point| {
            let cell = annotated.cells.get(point.index())?;
            let side = if color == Color::Black { &cell.black } else { &cell.white };
            Some((Role::Mark, letter(side.pattern4?)?.to_string()))
        });
    }
    let seen = |pattern: &Pattern4| {
        annotated.cells.iter().any(|c| [c.black.pattern4, c.white.pattern4].contains(&Some(*pattern)))
    };
    for pattern in Pattern4::ALL.into_iter().rev().filter(seen) {
        if let Some(letter) = letter(pattern) {
            text += &format!("  {letter}  {:<15} {}\n", pattern.name(), english::pattern4(pattern));
        }
    }
    text + &english::cell_advice() + "\n"
}

/// One evaluator's scores on the board, shortened to what fits, and the point it would play.
pub(super) fn heat(map: &HeatMap, theme: Theme) -> String {
    let best = map.scores.iter().map(|(_, score)| *score).max().unwrap_or(0);
    let score_of = |point: Point| map.scores.iter().find(|(p, _)| *p == point).map(|(_, score)| *score);
    let lowest = map.scores.iter().map(|(_, score)| *score).min().unwrap_or(0);
    let mut text = theme.paint(Role::Heading, &english::heat_heading(map.name, map.position.to_move()));
    text.push('\n');
    if theme.plain {
        text += &(english::stones(&map.position) + "\n");
        let mut scores = map.scores.clone();
        scores.retain(|(_, score)| *score > lowest);
        scores.sort_by_key(|&(point, score)| (std::cmp::Reverse(score), point));
        for same in scores.chunk_by(|one, other| one.1 == other.1) {
            let points: Vec<Point> = same.iter().map(|(point, _)| *point).collect();
            text += &format!("{}: {}\n", same[0].1, english::points(&points));
        }
        return text + &english::heat_choice(map).join("\n") + "\n";
    }
    text += &diagram::frame(5, |point| {
        let stone = map.position.stone(point);
        let bracketed = map.choice == Some(point);
        let Some(score) = score_of(point).filter(|score| *score > lowest) else {
            let role = stone.map_or(Role::Dim, Role::Stone);
            let glyph = theme.paint(role, &theme.glyphs.of(stone).to_string());
            return Cell { text: glyph, width: theme.glyphs.width(stone), bracketed };
        };
        let role = match score {
            s if s == best => Role::Good,
            s if s * 4 >= best => Role::Doubt,
            _ => Role::Dim,
        };
        // Five digits are what fits.
        let number = if score < 100_000 { score.to_string() } else { format!("{}k", score / 1000) };
        Cell { text: theme.paint(role, &number), width: number.len(), bracketed }
    });
    text + &english::heat_choice(map).join("\n") + "\n"
}
