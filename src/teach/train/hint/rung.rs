//! The rungs of hints, and the functions that build them.

use crate::board::Point;
use crate::teach::explain::MoveReason;
use crate::teach::puzzle::Puzzle;

/// One rung of hints; each reveals more than the one before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rung {
    /// The length of the win.
    Length {
        /// Attacking stones, the five included.
        stones: u16,
        /// Whether the search has shown that no shorter win exists.
        shortest: bool,
    },
    /// The themes of the puzzle.
    Themes(Vec<String>),
    /// The corner points of the area in which all attacking moves lie.
    Area(Point, Point),
    /// Three points, one of which starts the win.
    Candidates(Vec<Point>),
    /// The first move.
    First(Point),
    /// The first move and why it works.
    Why(Box<MoveReason>),
    /// The whole line up to the five.
    Line(Vec<Point>),
    /// The opponent's threat: a win with this many stones.
    Threat(u16),
    /// The number of points.
    Points {
        /// The number of points that are found.
        found: usize,
        /// The number of points that are not found.
        left: usize,
    },
    /// The corner points of the area in which the points lie.
    Around(Point, Point),
    /// Three points, one of which is sought.
    OneOf(Vec<Point>),
    /// The opponent's line if this side passes.
    ThreatLine(Vec<Point>),
    /// One of the points.
    One(Point),
    /// All points that are not found.
    Every(Vec<Point>),
    /// A hint of the author instead of a generated rung.
    Words(String),
    /// The moves that seem to win.
    Tempting(Vec<Point>),
    /// There is nothing to find.
    Nothing,
}

impl Rung {
    /// The amount by which the rung lowers the score of an attempt (1 without hints).
    pub const fn cost(&self) -> f64 {
        match self {
            Self::Length { .. }
            | Self::Threat(_)
            | Self::Points { .. }
            | Self::Themes(_)
            | Self::Tempting(_) => 0.05,
            Self::Area(..) | Self::Around(..) | Self::Words(_) | Self::Why(_) | Self::ThreatLine(_) => 0.1,
            Self::Candidates(_) | Self::OneOf(_) => 0.2,
            Self::First(_) | Self::Line(_) | Self::One(_) | Self::Every(_) | Self::Nothing => 0.3,
        }
    }
}

/// The themes of a puzzle, where it has any.
pub(super) fn themes(puzzle: &Puzzle) -> Option<Rung> {
    (!puzzle.themes.is_empty()).then(|| Rung::Themes(puzzle.themes.clone()))
}

/// Replaces the first rungs by the puzzle's own hints.
pub(super) fn in_the_authors_words(rungs: &mut [Rung], puzzle: &Puzzle) {
    for (rung, words) in rungs.iter_mut().zip(&puzzle.hints) {
        *rung = Rung::Words(words.clone());
    }
}

/// Two corners of the rectangle around points; `None` where it is so small that it would reveal the points.
pub(super) fn rectangle(points: &[Point]) -> Option<(Point, Point)> {
    let columns = || points.iter().map(|p| p.x());
    let rows = || points.iter().map(|p| p.y());
    let lower = Point::new(columns().min()?, rows().min()?)?;
    let upper = Point::new(columns().max()?, rows().max()?)?;
    let size = (upper.x() - lower.x() + 1) * (upper.y() - lower.y() + 1);
    (size >= 4).then_some((lower, upper))
}

/// Whether a point lies in the rectangle between two corners; true where there is no rectangle.
pub(super) fn inside(corners: Option<(Point, Point)>, point: Point) -> bool {
    corners.is_none_or(|(lower, upper)| {
        (lower.x()..=upper.x()).contains(&point.x()) && (lower.y()..=upper.y()).contains(&point.y())
    })
}

/// The answer among the first two of the wrong points, in board order; `None` where there are fewer than two.
pub(super) fn among(answer: Point, wrong: &[Point]) -> Option<Vec<Point>> {
    let mut points = vec![answer, *wrong.first()?, *wrong.get(1)?];
    points.sort();
    Some(points)
}

/// Sorts points by how plausible they are: those nearest to the answer first, those outside the shown area
/// last.
pub(super) fn nearest_first(points: &mut [Point], answer: Point, area: Option<(Point, Point)>) {
    let far = |p: Point| p.x().abs_diff(answer.x()).max(p.y().abs_diff(answer.y()));
    points.sort_by_key(|&p| (!inside(area, p), far(p), p.index()));
}
