//! The grade of one move.

use crate::board::{Point, Ruling};
use crate::solve::{Class, Limit, MoveValue};
use crate::teach::puzzle::GoalKind;

/// The grade of a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grade {
    /// The move.
    pub point: Point,
    /// The value of the move; where forbidden points are to be found, the best for one of them, and
    /// [`MoveValue::ThrowsWin`] for any other.
    pub mark: MoveValue,
    /// The number of stones more than the shortest win takes, where the move wins in the goal's class or a
    /// wider one and both lengths are known to be the shortest.
    pub extra_stones: Option<u16>,
    /// The reply that delays the five longest, or the one that refutes the move; `None` when the game is
    /// over.
    pub reply: Option<Point>,
    /// The opponent's winning line after a losing move; after a move that gives the win away, the reply that
    /// saves the opponent.
    pub refutation: Vec<Point>,
    /// Whether the win is certain: a five, or two five points and the opponent without one.
    pub decided: bool,
    /// The limit that was hit, for [`MoveValue::Unproven`].
    pub limit: Option<Limit>,
    /// For [`MoveValue::ThrowsWin`]: whether the reply is on a point that the shortest win needs.
    pub key_point: bool,
    /// For [`MoveValue::ThrowsWin`]: whether there was a win of the goal's class before the move.
    pub had_win: bool,
    /// For [`MoveValue::ThrowsWin`]: where the reply makes a four, the point that stops it.
    pub reply_threatens: Option<Point>,
    /// For [`MoveValue::ThrowsWin`] of a VCF: the number of points where the attacker can still make a four
    /// after the reply.
    pub fours_left: usize,
    /// For [`MoveValue::ThrowsWin`] of a VCF: the wider class of a win that the attacker still has, where one
    /// is found.
    pub left: Option<Class>,
    /// What renju says of the move, where it is forbidden or where forbidden points are to be found.
    pub ruling: Option<Ruling>,
    /// The kind of the goal for which the move is graded.
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
            ruling: None,
            goal: GoalKind::Vcf,
        }
    }

    /// The grade of a move that loses or gives the win away, with the line that shows it.
    pub(super) fn lost(point: Point, mark: MoveValue, line: Vec<Point>) -> Self {
        Self { reply: line.first().copied(), refutation: line, ..Self::new(point, mark) }
    }

    /// The grade of a move that was not settled because of a limit.
    pub(super) fn unproven(point: Point, limit: Limit) -> Self {
        Self { limit: Some(limit), ..Self::new(point, MoveValue::Unproven) }
    }

    /// The grade of a point where the points are to be found that renju forbids.
    pub(super) fn ruling(ruling: Ruling) -> Self {
        let point = ruling.point;
        let mark = if ruling.is_forbidden() { MoveValue::Best } else { MoveValue::ThrowsWin };
        Self { ruling: Some(ruling), ..Self::new(point, mark) }
    }

    /// The name of the verdict: that of the value, or `allowed` for a wrong point where forbidden ones are to be found.
    pub fn verdict(&self) -> &'static str {
        if self.allowed().is_some() { "allowed" } else { self.mark.name() }
    }

    /// What renju says of the move, where it is forbidden.
    pub fn forbidden(&self) -> Option<&Ruling> {
        self.ruling.as_ref().filter(|ruling| ruling.is_forbidden())
    }

    /// What renju says of the move, where it is allowed and forbidden points are to be found.
    pub fn allowed(&self) -> Option<&Ruling> {
        self.ruling.as_ref().filter(|ruling| !ruling.is_forbidden())
    }

    /// The plies of the win after the move, counted from before the move; `None` where its length is not
    /// known. `least` is the plies of the shortest win.
    pub fn whole(&self, least: Option<u16>) -> Option<u16> {
        Some(least? + 2 * self.extra_stones?)
    }
}
