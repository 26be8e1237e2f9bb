//! Grades the answer that there is nothing to find.

use super::grader::Grader;
use super::report::NothingVerdict;
use crate::board::Position;
use crate::solve::{Limit, Verdict, goal};
use crate::teach::puzzle::GoalKind;

impl Grader<'_> {
    /// Grades the answer that there is nothing to find.
    pub fn nothing(&mut self, position: &Position) -> NothingVerdict {
        let Some(class) = self.goal.kind.class() else {
            let wanted = match self.goal.kind {
                GoalKind::Defend => self.holding(position),
                _ => self.wanted(position),
            };
            return if wanted.points.is_empty() {
                NothingVerdict::Unknown(Limit::Nodes)
            } else {
                NothingVerdict::Points(wanted.points)
            };
        };
        // Every threat has to be tried, which takes longer than finding one that wins.
        let budget = if self.budget.nodes.is_none() { self.times(12) } else { self.quick() };
        match goal::solve(class, position, &budget).verdict {
            Verdict::Proven(win) if self.accepts(&win) => NothingVerdict::Wins(win.class),
            Verdict::Proven(_) => NothingVerdict::Unknown(Limit::Interrupted),
            Verdict::Disproven(class) => NothingVerdict::Right(class),
            Verdict::Unknown(limit) => NothingVerdict::Unknown(limit),
        }
    }
}
