//! Grades answers to puzzles in which all points of a kind are to be found: the points that win by a VCF
//! where there is one, otherwise those that win by a VCT; where the side to move has neither, the points that
//! hold. Where the goal asks for them, the points that renju forbids.

use super::grade::Grade;
use super::grader::Grader;
use super::report::GradeReport;
use crate::board::{Point, Position};
use crate::solve::defend::{self, Fate};
use crate::solve::first::{self, First};
use crate::solve::{Attack, Class};
use crate::teach::puzzle::GoalKind;

/// The search for all points gets this many times the nodes of a search for one win.
const TIMES: u64 = 15;

/// The points to be found in a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct WantedPoints {
    /// The effect of each of these points: wins by fours, wins by threats, holds, or is forbidden.
    pub kind: GoalKind,
    /// All points that are known to have this effect.
    pub points: Vec<Point>,
    /// Whether no other point has this effect.
    pub complete: bool,
}

impl Grader<'_> {
    /// The points to be found in a position.
    pub(crate) fn wanted(&mut self, position: &Position) -> WantedPoints {
        if self.goal.kind == GoalKind::Forbidden {
            let points = position.empties().filter(|&point| position.is_forbidden(point)).collect();
            return WantedPoints { kind: GoalKind::Forbidden, points, complete: true };
        }
        let fours = self.vcf.all(position, &self.budget);
        if let Some(all) = fours.verdict.proven() {
            let points = all.wins.iter().map(Attack::first).collect();
            return WantedPoints { kind: GoalKind::Vcf, points, complete: all.open.is_none() };
        }
        let budget = self.times(TIMES);
        let (_, moves) = first::all(Class::Vct, position, &budget);
        if !moves.wins.is_empty() {
            let points = moves.wins.iter().map(First::point).collect();
            return WantedPoints { kind: GoalKind::Vct, points, complete: moves.open.is_none() };
        }
        self.holding(position)
    }

    /// The points that hold against the opponent's threat.
    pub(super) fn holding(&self, position: &Position) -> WantedPoints {
        let defence = defend::defend(position, Class::Vct, &self.times(TIMES));
        let complete = defence.moves.iter().all(|(_, fate)| !matches!(fate, Fate::Unknown(_)));
        WantedPoints { kind: GoalKind::Defend, points: defence.holding().collect(), complete }
    }

    /// Grades one of the points by its effect.
    pub(super) fn grade_found(&mut self, position: &Position, point: Point) -> Grade {
        let wanted = self.wanted(position);
        self.by_itself(&wanted, position, point)
    }

    fn by_itself(&mut self, wanted: &WantedPoints, position: &Position, point: Point) -> Grade {
        let all = std::mem::replace(&mut self.goal.kind, wanted.kind);
        let grade = self.grade(position, point);
        self.goal.kind = all;
        Grade { decided: false, ..grade }
    }

    /// Grades each move in the same position, up to the first wrong one.
    pub(super) fn find_all(&mut self, position: &Position, moves: &[Point]) -> GradeReport {
        let wanted = self.wanted(position);
        let mut report = GradeReport::default();
        for (i, &point) in moves.iter().enumerate() {
            let grade = self.by_itself(&wanted, position, point);
            let keeps = grade.mark.keeps();
            report.grades.push(grade);
            if !keeps {
                report.ungraded = moves[i + 1..].to_vec();
                return report;
            }
        }
        report.solved = wanted.complete && wanted.points.iter().all(|point| moves.contains(point));
        report
    }
}
