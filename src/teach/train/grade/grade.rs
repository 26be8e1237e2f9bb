//! The grade of one move.

use crate::board::Point;
use crate::solve::{Class, Limit, MoveValue};
use crate::teach::puzzle::GoalKind;

/// The grade of a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grade {
    /// The move.
    pub point: Point,
    /// The verdict.
    pub mark: MoveValue,
    /// Stones more than the shortest win takes, where the move wins in the goal's class or a wider one and
    /// both lengths are known to be the shortest.
    pub extra_stones: Option<u16>,
    /// The most stubborn reply, or the one that refutes the move; none when the game is over.
    pub reply: Option<Point>,
    /// What the opponent has after a losing move, to its end; after a thrown win, the reply that saves him.
    pub refutation: Vec<Point>,
    /// Whether the win is certain: a five, or two five points and the opponent without one.
    pub decided: bool,
    /// The limit that was hit, for [`MoveValue::Unproven`].
    pub limit: Option<Limit>,
    /// For [`MoveValue::ThrowsWin`]: the reply stands on a point that the shortest win needed.
    pub key_point: bool,
    /// For [`MoveValue::ThrowsWin`]: whether there was a win of the goal's class before the move.
    pub had_win: bool,
    /// For [`MoveValue::ThrowsWin`]: the reply is a four itself, and has to be stopped there.
    pub reply_threatens: Option<Point>,
    /// For [`MoveValue::ThrowsWin`] of a VCF: points where the attacker could still make a four after the reply.
    pub fours_left: usize,
    /// For [`MoveValue::ThrowsWin`] of a VCF: the class of a wider win that is left, where one is seen.
    pub left: Option<Class>,
    /// The kind of goal that the verdict is about.
    pub goal: GoalKind,
}

impl Grade {
    pub(super) const fn new(point: Point, mark: MoveValue) -> Self {
        Self {
            point,
            mark,
            extra_stones: None,
            reply: None,
            refutation: Vec::new(),
            decided: false,
            limit: None,
            key_point: false,
            had_win: false,
            reply_threatens: None,
            fours_left: 0,
            left: None,
            goal: GoalKind::Vcf,
        }
    }

    /// A move that loses or throws the win away, with the line of play that shows it.
    pub(super) fn lost(point: Point, mark: MoveValue, line: Vec<Point>) -> Self {
        Self { reply: line.first().copied(), refutation: line, ..Self::new(point, mark) }
    }

    /// A move that was not settled because of a limit.
    pub(super) fn unproven(point: Point, limit: Limit) -> Self {
        Self { limit: Some(limit), ..Self::new(point, MoveValue::Unproven) }
    }

    /// The plies of the win that the move keeps, counted from before the move, where its length is known. `least` are
    /// the plies of the shortest win.
    pub fn whole(&self, least: Option<u16>) -> Option<u16> {
        Some(least? + 2 * self.extra_stones?)
    }
}
