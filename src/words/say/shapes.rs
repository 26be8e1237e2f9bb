//! Texts about shapes, lines and a position's status.

use super::phrases::{indented, kind, pad, points, say, width};
use crate::board::{Line, Point, Symmetry};
use crate::pattern::renumbered;
use crate::pattern::shapes::{Fork, Shape, ShapeKind};
use crate::reply::Lang;
use crate::reply::{LinesView, ShapesView};
use crate::teach::analyze::PositionStatus;

/// A shape: its stones, its raising points and its closing points.
pub fn shape(lang: Lang, shape: &Shape) -> String {
    let cells = shape.cells.to_string();
    let name = |of| say!(lang, "shapes-of", kind = kind(lang, of), cells);
    let widest = ShapeKind::ALL.into_iter().map(|of| width(&name(of))).max().unwrap_or(0);
    let mut text = format!("{} {}", pad(&name(shape.kind), widest), points(&shape.stones));
    if !shape.raising.is_empty() {
        text += &format!("  {}", say!(lang, "shapes-raised", points = shape.raising));
    }
    match (shape.kind, shape.closing.is_empty()) {
        (ShapeKind::Five, _) => text,
        (_, true) => say!(lang, "shapes-never-closed", shape = text),
        (_, false) => say!(lang, "shapes-closed", shape = text, points = shape.closing),
    }
}

/// A fork: its point and its threats.
pub fn fork(lang: Lang, fork: &Fork) -> String {
    let threat = |shape: &Shape| format!("{} {}", kind(lang, shape.kind), points(&shape.stones));
    let threats: Vec<String> = fork.threats.iter().map(threat).collect();
    say!(lang, "shapes-fork", kind = fork.kind, point = fork.point, threats = threats.join(" + "))
}

/// The status of a position, and the facts on which it is based.
pub fn status(lang: Lang, view: &ShapesView) -> Vec<String> {
    let side = view.position.to_move();
    let other = side.other();
    let known = &view.assessment;
    let status = match known.status {
        PositionStatus::Over(side) => say!(lang, "status-over", side),
        PositionStatus::Won => say!(lang, "status-won", side),
        PositionStatus::Neutral => say!(lang, "status-neutral", side),
        PositionStatus::Lost => say!(lang, "status-lost", side),
        PositionStatus::Unknown(limit) => say!(lang, "status-unknown", side, limit),
    };
    let attack = known.attack.as_ref().filter(|_| known.threat.is_some() || known.holds.is_none());
    let attack =
        attack.map(|win| say!(lang, "status-attack", side, class = win.class, length = win, line = win.line));
    let threat = match &known.threat {
        Some(win) => {
            Some(say!(lang, "status-threat", other, class = win.class, length = win, line = win.line))
        }
        None if known.holds.is_some() => Some(say!(lang, "status-threat-unknown", other)),
        None if known.status == PositionStatus::Neutral => Some(say!(lang, "status-neither", side, other)),
        None => None,
    };
    let holds = known.holds.as_deref().map(|points| match points.len() {
        0 if known.status == PositionStatus::Lost => say!(lang, "status-all-lose", other),
        0 => say!(lang, "status-none-seen"),
        1..=30 => say!(lang, "status-holds", points),
        count => say!(lang, "status-many-hold", count),
    });
    let rests_on = [attack, threat, holds].into_iter().flatten();
    std::iter::once(status).chain(indented(rests_on, 2)).collect()
}

/// The name of a line of the board, by its ends.
pub fn line_name(lang: Lang, line: Line) -> String {
    let mask = line.mask();
    let ends = [mask.trailing_zeros(), mask.ilog2()];
    let ends: Vec<Point> = ends.into_iter().filter_map(|bit| line.point(bit as usize)).collect();
    let axis = say!(lang, "lines-axis", axis = line.axis());
    match ends[..] {
        [first, last] if first != last => format!("{axis} {first}-{last}"),
        _ => format!("{axis} {}", points(&ends[..1])),
    }
}

/// The line under the table of lines: their number, and the bytes they take.
pub fn lines_end(lang: Lang, view: &LinesView) -> String {
    let (lines, bytes) = (view.lines.count(), view.lines.bytes());
    say!(lang, "lines-end", lines, bytes, stones = view.position.count())
}

/// Which of the eight pictures is the canonical one, and what each stored line becomes there.
pub fn canonical(lang: Lang, view: &LinesView) -> Vec<String> {
    let hash = format!("{:016x}", view.position.symmetric_hash());
    let symmetry = view.symmetry.name();
    let becomes = view.lines.stored().map(|(line, _)| {
        let (to, backwards) = renumbered(line, view.symmetry);
        let (from, word) = (line_name(lang, line), view.canonical.word(to).to_string());
        let backwards = if backwards { "yes" } else { "no" };
        say!(lang, "lines-becomes", from, to = line_name(lang, to), backwards, word)
    });
    let moved = view.symmetry != Symmetry::IDENTITY;
    [say!(lang, "lines-hash", hash), say!(lang, "lines-canonical", symmetry)]
        .into_iter()
        .chain(indented(becomes.filter(|_| moved), 2))
        .collect()
}
