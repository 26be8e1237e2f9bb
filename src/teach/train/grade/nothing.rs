//! The answer that there is nothing to find.

use super::{Grader, Report};
use crate::board::{Point, Position};
use crate::solve::{Class, Limit, Verdict, goal};
use crate::teach::puzzle::GoalKind;

/// How good the answer is that there is nothing to find.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Nothing {
    /// There is no win of the class; everything in it was looked at.
    Right(Class),
    /// There is a win of the class.
    Wins(Class),
    /// There are points to be found, or moves that hold.
    Points(Vec<Point>),
    /// A limit was hit first.
    Unknown(Limit),
}

impl Report {
    /// A report on that answer.
    pub(super) const fn of_nothing(nothing: Nothing) -> Self {
        let solved = matches!(nothing, Nothing::Right(_));
        Self { grades: Vec::new(), ungraded: Vec::new(), solved, nothing: Some(nothing) }
    }
}

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
