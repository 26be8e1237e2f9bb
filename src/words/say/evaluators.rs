//! What is said about evaluators that play and look ahead, about maps of the whole board, and about the win checks.

use super::phrases::{Join, list, listed, pad, points, say};
use crate::board::{Color, Direction, Point};
use crate::evaluate::wincheck::Seen;
use crate::evaluate::{Ahead, p};
use crate::reply::{CellView, HeatMap, Lang, MapKind, WinChecks};
use crate::teach::analyze::{LikeMove, Likeness};

/// The heading of a map of the whole board.
pub fn map_heading(lang: Lang, kind: MapKind, side: Color) -> String {
    match kind {
        MapKind::Value => say!(lang, "map-value", side),
        MapKind::Patterns => say!(lang, "map-patterns", side),
    }
}

/// The points that show one thing on a map; only their number where they are many.
pub fn map_told(lang: Lang, what: &str, points: &[Point], count_alone: bool) -> String {
    let count = points.len();
    if count_alone {
        say!(lang, "map-counted", what, count)
    } else {
        say!(lang, "map-told", what, count, points)
    }
}

/// What more is told under a heat map: equal points, where score and flow part, and what is foreseen.
pub fn heat_more(lang: Lang, map: &HeatMap) -> Vec<String> {
    let mut lines = Vec::new();
    let (count, all) = (map.equal.len(), points(&map.equal));
    if map.drawn {
        lines.push(say!(lang, "evaluator-drawn", count, points = all));
    } else if count > 1 {
        lines.push(say!(lang, "evaluator-equal", count, points = all));
    }
    if let (Some([(own, enemy), (u, v)]), Some(choice), Some(flow)) = (map.values, map.choice, map.flow) {
        let (score, less) = (p(own, enemy).to_string(), p(u, v).to_string());
        lines.push(say!(lang, "evaluator-differs", choice, own, enemy, score, flow, u, v, less));
    }
    if let Some(cell) = &map.style {
        lines.extend(style(lang, cell));
    }
    lines.extend(ahead(lang, &map.ahead));
    lines
}

/// Each depth with its choice and line, and where the choice changes.
fn ahead(lang: Lang, all: &[Ahead]) -> Vec<String> {
    if all.is_empty() {
        return Vec::new();
    }
    let mut lines = vec![say!(lang, "evaluator-ahead")];
    let mut depths = Vec::new();
    let mut last = None;
    for this in all {
        let first = this.line.first().copied();
        let changes = last.is_some_and(|last| last != first);
        last = Some(first);
        let depth = say!(lang, "evaluator-depth", plies = this.plies);
        let outcome = this.wins().map_or("value", |wins| if wins { "wins" } else { "loses" });
        let outcome = say!(lang, "evaluator-outcome", outcome, value = this.value.to_string());
        let mut line = format!("  {} {} ({outcome})", pad(&depth, 12), points(&this.line));
        if changes {
            depths.push(this.plies);
            line += &format!(" <- {}", say!(lang, "evaluator-changes"));
        }
        lines.push(line);
    }
    lines.push(if depths.is_empty() {
        say!(lang, "evaluator-stays")
    } else {
        say!(lang, "evaluator-moved", count = depths.len(), depths = list(lang, &depths, Join::And))
    });
    lines
}

/// One point by the eight directions of the article, and by its two tables.
fn style(lang: Lang, cell: &CellView) -> Vec<String> {
    let (x, y) = (cell.point.x() + 1, cell.point.rows_above() + 1);
    let mut lines = vec![say!(lang, "style-heading", point = cell.point, x, y)];
    for (number, way) in (1..).zip(Direction::CLOCKWISE) {
        let of = |values: &[u8; 8]| values[way as usize];
        let (black, white) = (&cell.black.runs, &cell.white.runs);
        let (black, black_free) = (of(&black.own), of(&black.free));
        let (white, white_free) = (of(&white.own), of(&white.free));
        let row = say!(lang, "style-row", black, black_free, white, white_free);
        lines.push(format!("  {number} {} {row}", pad(&say!(lang, "style-way", way), 16)));
    }
    if let Some([attack, defence]) = cell.tables.map(|tables| tables.map(|half| half.to_string())) {
        let sum = cell.tables.map(|[attack, defence]| (attack + defence).to_string());
        lines.push(say!(lang, "style-sum", side = cell.to_move, attack, defence, sum));
    }
    lines
}

/// What the two tables of the evaluator `terminator` give a point.
pub fn halves(lang: Lang, [attack, defence]: [i64; 2]) -> String {
    say!(lang, "style-halves", attack = attack.to_string(), defence = defence.to_string())
}

/// What the three win checks see, move by move where there is something to see.
pub fn win_checks(lang: Lang, view: &WinChecks) -> Vec<String> {
    let moves = view.seen.iter().filter(|seen| seen.ply > 0).count();
    let mut lines = vec![if view.agree() {
        say!(lang, "wincheck-agree", count = moves)
    } else {
        say!(lang, "wincheck-differ")
    }];
    let told = |seen: &&Seen| seen.checks.whole || !seen.agrees();
    lines.extend(view.seen.iter().filter(told).map(|seen| {
        let says = |sees: bool| say!(lang, "wincheck-says", sees = if sees { "yes" } else { "no" });
        let (whole, around, before) =
            (says(seen.checks.whole), says(seen.checks.around), says(seen.checks.before));
        say!(lang, "wincheck-seen", where = seen_at(lang, seen), whole, around, before)
    }));
    if lines.len() == 1 {
        lines.push(say!(lang, "wincheck-none"));
    }
    let printed = view.seen.iter().filter(|seen| seen.as_printed != seen.checks.around);
    lines.extend(printed.map(|seen| say!(lang, "wincheck-printed", where = seen_at(lang, seen))));
    lines
}

fn seen_at(lang: Lang, seen: &Seen) -> String {
    match seen.point.filter(|_| seen.ply > 0) {
        Some(point) => say!(lang, "wincheck-move", ply = seen.ply.to_string(), side = seen.side, point),
        None => say!(lang, "wincheck-set-up", side = seen.side),
    }
}

/// The moves of a game beside those of an evaluator.
pub fn likeness(lang: Lang, like: &Likeness) -> Vec<String> {
    const IN_A_LINE: usize = 6;
    let of = |side: Option<Color>| {
        let moves = like.moves.iter().filter(move |this| side.is_none_or(|side| this.side == side));
        (moves.clone().filter(|this| this.agrees()).count(), moves.count())
    };
    let sides = Color::BOTH.map(|side| {
        let (agree, count) = of(Some(side));
        say!(lang, "like-side", side, agree, count)
    });
    let (agree, count) = of(None);
    let name = match like.plies {
        1 => like.name.to_owned(),
        plies => say!(lang, "like-deep", name = like.name, plies),
    };
    let sides = listed(lang, sides);
    let mut lines = vec![say!(lang, "like-heading", name, agree, count, sides)];
    if let Some(parts) = &like.flow_parts {
        let (count, moves) = (parts.len(), list(lang, parts, Join::And));
        lines.push(match count {
            0 => say!(lang, "like-flow-agrees"),
            _ => say!(lang, "like-flow", count, moves),
        });
    }
    lines.push(say!(lang, "like-legend"));
    let told = |this: &LikeMove| {
        let mark = match this.choice {
            _ if this.agrees() => "=".to_owned(),
            _ if this.equal => "~".to_owned(),
            choice => format!("/{}", choice.map(|point| point.to_string()).unwrap_or_default()),
        };
        pad(&format!("{} {}{mark}", this.ply, this.played), 12)
    };
    let rows = like.moves.chunks(IN_A_LINE);
    lines.extend(rows.map(|row| format!("  {}", row.iter().map(told).collect::<String>().trim_end())));
    lines
}
