//! Help where points are to be found, each by itself: those that hold, or all that win.

use super::Rung;
use crate::board::{Point, PointSet, Position};
use crate::solve::Win;
use crate::teach::puzzle::Puzzle;

/// What is known of a position in which points are to be found.
#[derive(Clone, Debug, Default)]
pub struct Sought {
    /// The points that do it and are not found yet.
    pub left: Vec<Point>,
    /// The points that are found.
    pub found: Vec<Point>,
    /// Points that are known not to do it.
    pub wrong: PointSet,
    /// Whether one of them is enough, because it holds.
    pub holds: bool,
    /// What the opponent has if this side passes.
    pub threat: Option<Win>,
}

/// The rungs: what is threatened or how many points there are, the theme, the area, three candidates, one of the
/// points, what the threat is in full or the points in full. What would give the answer away before its time is left out.
pub fn rungs_to_points(puzzle: &Puzzle, position: &Position, sought: &Sought) -> Vec<Rung> {
    let mut rungs = Vec::new();
    match &sought.threat {
        Some(threat) if sought.holds => rungs.push(Rung::Threat(threat.stones())),
        _ => rungs.push(Rung::Points { found: sought.found.len(), left: sought.left.len() }),
    }
    if !puzzle.themes.is_empty() {
        rungs.push(Rung::Themes(puzzle.themes.clone()));
    }
    rungs.extend(super::rectangle(&sought.left).map(|(lower, upper)| Rung::Around(lower, upper)));
    rungs.extend(candidates(position, sought));
    if sought.holds {
        rungs.extend(sought.threat.iter().map(|threat| Rung::ThreatLine(threat.line.clone())));
    }
    rungs.extend(sought.left.first().map(|&point| Rung::One(point)));
    if sought.left.len() > 1 {
        rungs.push(Rung::Every(sought.left.clone()));
    }
    if *position == puzzle.position && sought.found.is_empty() {
        super::in_the_author_s_words(&mut rungs, puzzle);
    }
    rungs
}

/// One of the points among the two nearest that do not do it.
fn candidates(position: &Position, sought: &Sought) -> Option<Rung> {
    let &first = sought.left.first()?;
    let mut wrong: Vec<Point> = position.empties().filter(|&point| sought.wrong.contains(point)).collect();
    super::nearest_first(&mut wrong, first);
    let mut points = vec![first, *wrong.first()?, *wrong.get(1)?];
    points.sort();
    Some(Rung::OneOf(points))
}
