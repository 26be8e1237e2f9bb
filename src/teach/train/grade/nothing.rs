//! The answer that there is nothing to find.

use super::grader::Grader;
use super::report::Nothing;
use crate::board::Position;
use crate::solve::{Limit, Verdict, goal};
use crate::teach::puzzle::GoalKind;

impl Grader<'_> {
    /// Grades the answer that there is nothing to find.
    pub fn nothing(&mut self, position: &Position) -> Nothing {
        let Some(class) = self.goal.kind.class() else {
            let wanted = match self.goal.kind {
                GoalKind::Defend => self.holding(position),
                _ => self.wanted(position),
            };
            return if wanted.points.is_empty() {
                Nothing::Unknown(Limit::Nodes)
            } else {
                Nothing::Points(wanted.points)
            };
        };
        // Every threat has to be tried, which takes longer than to find one that wins.
        let budget = match self.budget.nodes {
            None => self.times(12),
            Some(_) => self.quick(),
        };
        match goal::solve(class, position, &budget).verdict {
            Verdict::Proven(win) => Nothing::Wins(win.class),
            Verdict::Disproven(class) => Nothing::Right(class),
            Verdict::Unknown(limit) => Nothing::Unknown(limit),
        }
    }
}
