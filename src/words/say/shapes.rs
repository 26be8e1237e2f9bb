//! What is said about shapes, lines and a position's status.

use super::{kind, length, pad, points, say, width};
use crate::board::{Color, Line, Point};
use crate::pattern::shapes::{Fork, Shape, ShapeKind};
use crate::reply::Lang;
use crate::reply::{LinesView, ShapesView};
use crate::teach::analyze::status::PositionStatus;

/// Above the shapes of one side.
pub fn shapes_heading(lang: Lang, side: Color, rating: u32) -> String {
    say!(lang, "shapes-heading", side, rating = rating.to_string())
}

/// A shape: its stones, what raises it and what closes it.
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

/// A fork: where, and which threats it makes.
pub fn fork(lang: Lang, fork: &Fork) -> String {
    let threats =
        fork.threats.iter().map(|threat| format!("{} {}", kind(lang, threat.kind), points(&threat.stones)));
    let threats: Vec<String> = threats.collect();
    say!(lang, "shapes-fork", kind = fork.kind, point = fork.point, threats = threats.join(" + "))
}

/// The status and what it rests on.
pub fn status(lang: Lang, view: &ShapesView) -> Vec<String> {
    let mover = view.position.to_move();
    let other = mover.other();
    let known = &view.assessment;
    let mut lines = vec![match known.status {
        PositionStatus::Over(winner) => say!(lang, "status-over", side = winner),
        PositionStatus::Won => say!(lang, "status-won", side = mover),
        PositionStatus::Neutral => say!(lang, "status-neutral", side = mover),
        PositionStatus::Lost => say!(lang, "status-lost", side = mover),
        PositionStatus::Unknown(hit) => say!(lang, "status-unknown", side = mover, limit = hit),
    }];
    let mut tell = |text: String| lines.push(format!("  {text}"));
    if let Some(win) = &known.attack {
        let length = length(lang, win.stones());
        tell(say!(lang, "status-attack", side = mover, class = win.class, length, line = win.line));
    }
    match (&known.threat, known.status) {
        (Some(win), _) => {
            let length = length(lang, win.stones());
            tell(say!(lang, "status-threat", other, class = win.class, length, line = win.line));
        }
        (None, PositionStatus::Neutral) => tell(say!(lang, "status-neither", side = mover, other)),
        (None, _) => {}
    }
    if known.threat.is_none() && known.holds.is_some() {
        lines.truncate(1);
        lines.push(format!("  {}", say!(lang, "status-threat-unknown", other)));
    }
    lines.extend(known.holds.as_deref().map(|holds| {
        let what = match holds {
            [] if known.status == PositionStatus::Lost => say!(lang, "status-all-lose", other),
            [] => say!(lang, "status-none-seen"),
            many if many.len() > 30 => say!(lang, "status-many-hold", count = many.len()),
            holds => say!(lang, "status-holds", points = holds),
        };
        format!("  {what}")
    }));
    lines
}

/// A line of the board, by its ends.
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

/// Heading of the table of lines.
pub fn stones_of_line(lang: Lang) -> [String; 3] {
    [say!(lang, "lines-line"), say!(lang, "lines-integer"), say!(lang, "lines-points")]
}

/// Under the lines: what they take.
pub fn lines_end(lang: Lang, view: &LinesView) -> String {
    say!(
        lang,
        "lines-end",
        lines = view.lines.len(),
        bytes = view.lines.bytes(),
        stones = view.position.count()
    )
}
