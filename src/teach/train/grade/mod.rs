//! Grades moves with proofs.

mod all;
mod fours;
mod grade;
mod grader;
mod hold;
mod nothing;
mod report;
mod threats;

pub use grade::Grade;
pub use grader::Grader;
pub use report::{GradeReport, NothingVerdict};

use crate::board::{Point, Position};
use crate::solve::MoveValue;
use crate::teach::puzzle::GoalKind;

impl Grader<'_> {
    /// Grades a move of the side to move. Where the goal is to find nothing, it is graded as a move towards a
    /// VCT.
    pub fn grade(&mut self, position: &Position, point: Point) -> Grade {
        let mut board = position.clone();
        let grade = match self.goal.kind {
            _ if board.make(point).is_err() => Grade::new(point, MoveValue::Illegal),
            GoalKind::Forbidden => Grade::ruling(position.ruling(point)),
            _ if let Some(ruling) = board.forbidden_move() => {
                Grade { ruling: Some(ruling), ..Grade::lost(point, MoveValue::LosesNow, Vec::new()) }
            }
            GoalKind::Vcf => self.grade_fours(position, board, point),
            GoalKind::Vct | GoalKind::Win | GoalKind::None => self.grade_threats(position, &board, point),
            GoalKind::Defend => self.grade_hold(position, &board, point),
            GoalKind::FindAll => return self.grade_found(position, point),
        };
        Grade { goal: self.goal.kind, ..grade }
    }

    /// Grades the moves of a side, starting from a position. Where all points are to be found, each move is
    /// graded by itself. An empty list of moves is the answer that there is nothing to find.
    pub fn grade_all(&mut self, position: &Position, moves: &[Point]) -> GradeReport {
        if moves.is_empty() {
            let nothing = self.nothing(position);
            let solved = matches!(nothing, NothingVerdict::Right(_));
            return GradeReport { solved, nothing: Some(nothing), ..GradeReport::default() };
        }
        if self.goal.kind.finds_points() {
            return self.find_all(position, moves);
        }
        let mut board = position.clone();
        let mut report = GradeReport::default();
        for (i, &point) in moves.iter().enumerate() {
            let grade = self.grade(&board, point);
            report.solved = grade.decided;
            self.goal.within = grade.whole(self.goal.within).map(|plies| plies.saturating_sub(2));
            let (keeps, reply) = (grade.mark.keeps(), grade.reply);
            report.grades.push(grade);
            if !keeps {
                report.ungraded = moves[i + 1..].to_vec();
                break;
            }
            for played in [Some(point), reply].into_iter().flatten() {
                if board.make(played).is_err() {
                    break;
                }
            }
        }
        report
    }
}
