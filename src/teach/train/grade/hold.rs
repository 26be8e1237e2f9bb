//! Grades a defending move: whether it holds.

use super::grade::Grade;
use super::grader::Grader;
use crate::board::{Point, Position};
use crate::solve::first::{self, Judgement};
use crate::solve::{Class, Limit, MoveValue, Verdict, goal};

impl Grader<'_> {
    /// Grades a defender's move, which is on the board. The move has the best value when the opponent has no
    /// VCT after it, or when this side wins first.
    pub(super) fn grade_hold(&self, position: &Position, board: &Position, point: Point) -> Grade {
        let holds = || Grade { decided: true, ..Grade::new(point, MoveValue::Best) };
        if board.winner().is_some() {
            return holds();
        }
        if let Some(five) = board.five_points(board.to_move()).iter().next() {
            return Grade::lost(point, MoveValue::LosesNow, vec![five]);
        }
        let budget = self.quick();
        let lost = |mark, line| Grade { had_win: true, ..Grade::lost(point, mark, line) };
        if let Verdict::Proven(win) = goal::shortest(Class::Vcf, board, &budget).verdict
            && self.accepts(&win)
        {
            return lost(MoveValue::LosesNow, win.line);
        }
        match goal::solve(Class::Vct, board, &budget).verdict {
            Verdict::Proven(win) if self.accepts(&win) => lost(MoveValue::ThrowsWin, win.line),
            Verdict::Proven(_) => Grade::unproven(point, Limit::Interrupted),
            Verdict::Disproven(_) => holds(),
            Verdict::Unknown(limit) => match first::judge_in(Class::Vct, position, point, &budget).0 {
                Judgement::Wins(first) if self.accepts(&*first) => holds(),
                _ => Grade::unproven(point, limit),
            },
        }
    }
}
