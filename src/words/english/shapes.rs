//! What is said about shapes, lines and a position's status.

use super::super::views::{LinesView, ShapesView};
use super::{count, length, limit, points, side};
use crate::board::{Color, Line, Point};
use crate::pattern::shapes::{Fork, Shape, ShapeKind};
use crate::teach::status::Status;

/// Above the shapes of one side.
pub fn shapes_heading(color: Color, rating: u32) -> String {
    format!("{}: rating {rating}", side(color))
}

pub(super) const fn kind(kind: ShapeKind) -> &'static str {
    match kind {
        ShapeKind::Five => "five",
        ShapeKind::OpenFour => "open four",
        ShapeKind::Four => "four",
        ShapeKind::WideThree | ShapeKind::OpenThree => "open three",
        ShapeKind::BrokenThree => "broken three",
        ShapeKind::ClosedThree => "closed three",
        ShapeKind::OpenTwo => "open two",
        ShapeKind::SplitTwo => "split two",
    }
}

/// A shape: its stones, what raises it and what closes it.
pub fn shape(shape: &Shape) -> String {
    let name = format!("{} of {}", kind(shape.kind), shape.cells);
    let mut text = format!("{name:<17} {}", points(&shape.stones));
    if !shape.raising.is_empty() {
        text += &format!("  raised at {}", points(&shape.raising));
    }
    match (shape.kind, shape.closing.is_empty()) {
        (ShapeKind::Five, _) => {}
        (_, true) => text += ", closed by no move",
        (_, false) => text += &format!(", closed at {}", points(&shape.closing)),
    }
    text
}

/// A fork: where, and which threats it makes.
pub fn fork(fork: &Fork) -> String {
    let threats =
        fork.threats.iter().map(|threat| format!("{} {}", kind(threat.kind), points(&threat.stones)));
    let threats: Vec<String> = threats.collect();
    format!("fork {} at {}: {}", fork.kind.name(), fork.point, threats.join(" + "))
}

/// The status and what it rests on.
pub fn status(view: &ShapesView) -> Vec<String> {
    let mover = side(view.position.to_move());
    let other = side(view.position.to_move().other());
    let known = &view.assessment;
    let mut lines = vec![match known.status {
        Status::Over(winner) => format!("Status: {} has won.", side(winner)),
        Status::Won => format!("Status: won for {mover}, who is to move."),
        Status::Neutral => format!("Status: neutral, {mover} to move."),
        Status::Lost => format!("Status: lost for {mover}, who is to move."),
        Status::Unknown(hit) => format!("Status: unknown, {mover} to move ({}).", limit(hit)),
    }];
    if let Some(win) = &known.attack {
        lines.push(format!(
            "  {mover} wins by continuous threats in {}: {}",
            length(win.stones()),
            points(&win.line)
        ));
    }
    match (&known.threat, known.status) {
        (Some(win), _) => lines.push(format!(
            "  {other} threatens a win by continuous threats in {}: {}",
            length(win.stones()),
            points(&win.line)
        )),
        (None, Status::Neutral) => {
            lines.push(format!(
                "  Neither {mover} nor, after a pass, {other} has a win by continuous threats."
            ));
        }
        (None, _) => {}
    }
    if known.threat.is_none() && known.holds.is_some() {
        lines.truncate(1);
        lines.push(format!("  Whether {other} threatens to win was not settled."));
    }
    match known.holds.as_deref() {
        Some([]) if known.status == Status::Lost => {
            lines.push(format!("  After every move {other} has such a win."));
        }
        Some([]) => lines.push("  No move was seen to hold.".to_owned()),
        Some(holds) if holds.len() > 30 => {
            lines.push(format!("  {} hold.", count(holds.len() as u64, "move", "moves")));
        }
        Some(holds) => lines.push(format!("  What holds: {}", points(holds))),
        None => {}
    }
    lines
}

/// A line of the board, by its ends.
pub fn line_name(line: Line) -> String {
    let mask = line.mask();
    let ends = [mask.trailing_zeros(), mask.ilog2()];
    let ends: Vec<Point> = ends.into_iter().filter_map(|bit| line.point(bit as usize)).collect();
    let axis = line.axis().name();
    match ends[..] {
        [first, last] if first != last => format!("{axis} {first}-{last}"),
        _ => format!("{axis} {}", points(&ends[..1])),
    }
}

/// Heading of the table of lines.
pub const fn stones_of_line() -> [&'static str; 3] {
    ["line", "integer", "points"]
}

/// Under the lines: what they take.
pub fn lines_end(view: &LinesView) -> String {
    let stones = view.position.count() as u64;
    format!(
        "{}, {}, against {} for its moves, a byte each. A move changes 4 lines.",
        count(view.lines.len() as u64, "line", "lines"),
        count(view.lines.bytes() as u64, "byte", "bytes"),
        count(stones, "byte", "bytes"),
    )
}
