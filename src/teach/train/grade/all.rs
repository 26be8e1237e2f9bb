//! Puzzles in which all the points are to be found: those that win, by fours where there is such a win, else by
//! threats; where the side to move has no win, those that hold.

use super::grade::Grade;
use super::grader::Grader;
use super::report::GradeReport;
use crate::board::{Point, Position};
use crate::solve::defend::{self, Fate};
use crate::solve::first::{self, First};
use crate::solve::{Attack, Class};
use crate::teach::puzzle::GoalKind;

/// How many times the nodes of a search for one win go into the search for all.
const TIMES: u64 = 15;

/// The points that are to be found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct WantedPoints {
    /// What a single one of them does: wins by fours, wins by threats, or holds.
    pub kind: GoalKind,
    /// All points known to do it.
    pub points: Vec<Point>,
    /// Whether no other point does it.
    pub complete: bool,
}

impl Grader<'_> {
    /// What is to be found in a position.
    pub(crate) fn wanted(&mut self, position: &Position) -> WantedPoints {
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

    /// The points that hold.
    pub(super) fn holding(&self, position: &Position) -> WantedPoints {
        let defence = defend::defend(position, Class::Vct, &self.times(TIMES));
        let complete = defence.moves.iter().all(|(_, fate)| !matches!(fate, Fate::Unknown(_)));
        WantedPoints { kind: GoalKind::Defend, points: defence.holding().collect(), complete }
    }

    /// Grades one of the points by what it does.
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

    /// Grades each move from the same position, to the first that is wrong.
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
