//! Shapes and lines as text.

use super::board;
use super::theme::{Role, Theme, ended};
use crate::reply::{Lang, LinesView, ShapesView, SideShapes};
use crate::teach::analyze::PositionStatus;
use crate::words::{pad, pad_left, say};

/// The board with marks on the forks of the side to move, the shapes of both sides, and the status.
pub(super) fn shapes(view: &ShapesView, theme: Theme) -> String {
    let mover = view.position.to_move();
    let forks = &view.sides[mover].forks;
    let mut text = board::board(&view.position, theme, |point| {
        let fork = forks.iter().any(|fork| fork.point == point);
        fork.then(|| (Role::Mark, theme.mark("*", |lang| say::mark(lang, "fork"))))
    });
    for color in [mover.other(), mover] {
        let SideShapes { rating, shapes, forks } = &view.sides[color];
        let heading = say!(theme.lang, "shapes-heading", side = color, rating = rating.to_string());
        text += &theme.line(Role::Heading, &heading);
        let lines = shapes
            .iter()
            .map(|shape| say::shape(theme.lang, shape))
            .chain(forks.iter().map(|fork| say::fork(theme.lang, fork)));
        lines.for_each(|line| text += &format!("  {line}\n"));
    }
    let role = match view.assessment.status {
        PositionStatus::Won => Role::Good,
        PositionStatus::Lost => Role::Bad,
        PositionStatus::Unknown(_) => Role::Doubt,
        PositionStatus::Neutral | PositionStatus::Over(_) => Role::Heading,
    };
    text + &theme.headed(role, say::status(theme.lang, view))
}

/// The lines that hold stones: their names, integers and stones.
pub(super) fn lines(view: &LinesView, theme: Theme) -> String {
    if theme.plain {
        return lines_told(view, theme.lang);
    }
    let (name, integer) = (say!(theme.lang, "lines-line"), say!(theme.lang, "lines-integer"));
    let heading =
        format!("{} {}  {}", pad(&name, 22), pad_left(&integer, 10), say!(theme.lang, "lines-points"));
    let mut text = theme.paint(Role::Heading, &heading) + "\n";
    for (line, word) in view.lines.stored() {
        let on = (0..15).filter_map(|bit| line.point(bit));
        let cells: Vec<String> = on
            .map(|point| {
                let stone = view.position.stone(point);
                theme.paint(stone.map_or(Role::Dim, Role::Stone), &theme.glyphs.of(stone).to_string())
            })
            .collect();
        text += &format!("{} {word:>10}  {}\n", pad(&say::line_name(theme.lang, line), 22), cells.join(" "));
    }
    text + &lines_foot(view, theme.lang)
}

/// A sentence for each line that holds stones.
fn lines_told(view: &LinesView, lang: Lang) -> String {
    let mut text = String::new();
    for (line, word) in view.lines.stored() {
        let on = (0..15).filter_map(|bit| line.point(bit));
        let stones: Vec<String> = on
            .filter_map(|point| {
                Some(format!("{point} {}", say::side_name(lang, view.position.stone(point)?)))
            })
            .collect();
        text += &format!("{}, {word}: {}\n", say::line_name(lang, line), stones.join(", "));
    }
    text + &lines_foot(view, lang)
}

/// What the lines take, and the canonical picture.
fn lines_foot(view: &LinesView, lang: Lang) -> String {
    say::lines_end(lang, view) + "\n" + &ended(&say::canonical(lang, view))
}
