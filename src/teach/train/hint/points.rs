//! Hints for puzzles in which points are to be found: a point that holds, or all points that win.

use super::ladder;
use super::rung::{self, Rung};
use crate::board::{Point, PointSet, Position};
use crate::check::Checked;
use crate::solve::Win;
use crate::teach::puzzle::Puzzle;

/// The known points of a position in which points are to be found.
#[derive(Clone, Debug, Default)]
pub(crate) struct SoughtPoints {
    /// The right points that are not found yet.
    pub left: Vec<Point>,
    /// The right points that are found.
    pub found: Vec<Point>,
    /// The points that are known to be wrong.
    pub wrong: PointSet,
    /// Whether one of them is enough, because the task is to hold.
    pub holds: bool,
    /// The win that the opponent has if this side passes.
    pub threat: Option<Checked<Win>>,
}

/// The rungs in order: the threat or the number of points, the theme, the area, three candidates, one of the
/// points, the threat in full or all points. Rungs that tell nothing new or would give the answer away
/// too early are left out.
pub(crate) fn rungs_to_points(puzzle: &Puzzle, position: &Position, sought: &SoughtPoints) -> Vec<Rung> {
    let mut rungs = Vec::new();
    match &sought.threat {
        Some(threat) if sought.holds => rungs.push(Rung::Threat(threat.stones())),
        _ => rungs.push(Rung::Points { found: sought.found.len(), left: sought.left.len() }),
    }
    rungs.extend(rung::themes(puzzle));
    let around = rung::rectangle(&sought.left);
    rungs.extend(around.map(|(lower, upper)| Rung::Around(lower, upper)));
    rungs.extend(candidates(position, sought, around));
    if sought.holds {
        rungs.extend(sought.threat.iter().map(|threat| Rung::ThreatLine(threat.line.clone())));
    }
    rungs.extend(sought.left.first().map(|&point| Rung::One(point)));
    if sought.left.len() > 1 {
        rungs.push(Rung::Every(sought.left.clone()));
    }
    if *position == puzzle.position && sought.found.is_empty() {
        rung::in_the_authors_words(&mut rungs, puzzle);
    }
    ladder::new_ones(rungs, puzzle, position)
}

/// One of the right points among the two nearest wrong ones, all of them in the rectangle that was shown
/// before.
fn candidates(position: &Position, sought: &SoughtPoints, around: Option<(Point, Point)>) -> Option<Rung> {
    let &first = sought.left.first()?;
    let tempts = |point: &Point| sought.wrong.contains(*point) && rung::inside(around, *point);
    let mut wrong: Vec<Point> = position.empties().filter(tempts).collect();
    rung::nearest_first(&mut wrong, first, around);
    rung::among(first, &wrong).map(Rung::OneOf)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::teach::puzzle::library;

    #[test]
    fn what_is_named_besides_lies_in_the_area_that_was_told() {
        let puzzle = library::find("find-all-0050").expect("three forks between e5 and e9");
        let left: Vec<Point> = ["e5", "e7", "e9"].map(|name| name.parse().unwrap()).into();
        let sought = |left: &[Point]| SoughtPoints {
            left: left.to_vec(),
            wrong: puzzle.position.empties().filter(|point| !left.contains(point)).collect(),
            ..SoughtPoints::default()
        };
        let named = |left: &[Point]| {
            let rungs = rungs_to_points(puzzle, &puzzle.position, &sought(left));
            rungs
                .into_iter()
                .find_map(|rung| if let Rung::OneOf(points) = rung { Some(points) } else { None })
        };
        // In the column between them two points are taken, and the rectangle has no other point.
        assert_eq!(named(&left), None);
        let wide: Vec<Point> = ["e5", "g9"].map(|name| name.parse().unwrap()).into();
        let points = named(&wide).expect("there is room in between");
        assert!(points.contains(&wide[0]) && points.len() == 3);
        assert!(points.iter().all(|&point| rung::inside(rung::rectangle(&wide), point)));
    }
}
