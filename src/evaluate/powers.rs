//! Powers of two: the evaluator of the article on point values.
//!
//! A point has a *value* for each side: the number of own stones that a stone on the point would join. With
//! the value `u` for the side to move and the value `v` for the other side, the point scores [`p`]`(u, v)`,
//! which is meant to imitate a [decision flow](Powers::flow) by a single number.
//!
//! Where the text of the article and its formula disagree, this program does the following:
//!
//! - It wants `p(u, v) > p(x, y)` where `v > x` and `v >= y`. With `v = y` that fails for its own formula
//!   (and for `u = x` asks for `p > p`); it holds for `v > y`.
//! - The flow plays a point of value 1 for the side to move before it considers a two of the other side; the
//!   formula has p(0, 2) = 18 > 12 = p(1, 1). Both are implemented, and differ there.
//! - Values are not limited. The formula was made for values from 0 to 4, but two runs together may reach 5
//!   and more, and p(0, 5) = 1026 > 513 = p(4, 0): the formula then stops the other side's five instead of
//!   making its own. The flow does not.
//! - Its second correction would lower a line of four that is shut on one side, and so lose the win; this
//!   program lowers no point where a five can be made.
//! - It does not say how the edge and the space behind a point should count. [`Powers::room_breaks_ties`] is
//!   this program's answer, not the article's.
//!
//! It was written for freestyle and does not know overlines.

use super::{Evaluator, all_best, candidates};
use crate::board::{Axis, Color, Point, Position};
use crate::pattern::Runs;

/// The score of a point where the side to move has the value `own` and the other side `enemy`:
/// 2^(2 own + 1) + 2^(2 enemy).
///
/// # Panics
/// In debug builds when a value exceeds 30; on the board none exceeds 14.
pub const fn p(own: u8, enemy: u8) -> i64 {
    (1 << (2 * own + 1)) + (1 << (2 * enemy))
}

/// How the value of a point is computed from the runs around it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Measure {
    /// The longest run in one direction, in stones (the article's first definition).
    Base,
    /// The largest sum of two opposite runs, in stones (the article's first correction, and its final
    /// definition).
    #[default]
    Corrected,
}

/// The evaluator and its options.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Powers {
    /// How the value of a point is computed.
    pub measure: Measure,
    /// The article's second correction: a line of the largest value that is shut behind its stones counts 1
    /// instead. Every line of the largest value is tested separately, and a line with stones on both sides of
    /// the point is shut when either end is. A point where some line holds four or more stones is not
    /// changed.
    pub shut_lines_count_one: bool,
    /// This program's own addition: among points of equal score, the one with more [space](Self::room) for
    /// the side to move is chosen, then the one with more for the other side. Scores do not change.
    pub room_breaks_ties: bool,
}

/// The largest number of empty points that count on one side of a line: a five reaches no further from the
/// point.
const USEFUL: u8 = 4;

/// One line through a point (one direction for [`Measure::Base`]) that may give the point its value.
struct Counted {
    stones: u8,
    shut: bool,
    room: u8,
}

impl Powers {
    /// The value of a point for a side, in stones; `None` on a stone.
    pub fn value(&self, position: &Position, point: Point, color: Color) -> Option<u8> {
        position.is_empty(point).then(|| self.value_of(&Runs::of(position, point, color)))
    }

    fn value_of(self, runs: &Runs) -> u8 {
        let lines = self.lines(runs);
        let largest = lines.iter().map(|line| line.stones).fold(0, u8::max);
        if !self.shut_lines_count_one || runs.value() >= 4 {
            return largest;
        }
        let corrected =
            lines.iter().map(|line| if line.stones == largest && line.shut { 1 } else { line.stones });
        corrected.fold(0, u8::max)
    }

    /// The space of a point for a side: on each line of the largest value, the number of empty points on both
    /// sides of the run that a stone would make, at most 4 on each side; the maximum of these lines. It is 0
    /// where the value is 0.
    pub fn room(&self, position: &Position, point: Point, color: Color) -> u8 {
        let runs = Runs::of(position, point, color);
        let value = self.value_of(&runs);
        let lines = self.lines(&runs);
        let largest = lines.iter().filter(|line| value > 0 && line.stones == value);
        largest.map(|line| line.room).fold(0, u8::max)
    }

    /// What a point adds to the score for the side that moves, and for the side that does not.
    pub(super) fn parts(self, position: &Position, point: Point, color: Color) -> [i64; 2] {
        let value = self.value_of(&Runs::of(position, point, color));
        [p(value, 0) - 1, p(0, value) - 2]
    }

    fn lines(self, runs: &Runs) -> Vec<Counted> {
        let shut = |i: usize| runs.own[i] > 0 && runs.free[i] == 0;
        let counted = |ends: &[usize], axis: Axis| Counted {
            stones: ends.iter().map(|&i| runs.own[i]).sum(),
            shut: ends.iter().any(|&i| shut(i)),
            room: axis.ends().iter().map(|&i| runs.free[i].min(USEFUL)).sum(),
        };
        let of = |axis: Axis| match self.measure {
            Measure::Base => axis.ends().map(|i| counted(&[i], axis)).into_iter().collect(),
            Measure::Corrected => vec![counted(&axis.ends(), axis)],
        };
        Axis::ALL.into_iter().flat_map(of).collect()
    }

    /// Own and enemy value for the side to move.
    pub(crate) fn values(self, position: &Position, point: Point) -> Option<(u8, u8)> {
        let side = position.to_move();
        let own = self.value(position, point, side)?;
        Some((own, self.value(position, point, side.other())?))
    }

    /// The point that the decision flow plays: an own 4; the other side's 4; an own 3; the other side's
    /// 3; else the largest own value (a 4 is 4 or more). `None` on a full board.
    ///
    /// The article leaves open which of several points to take; here it is the one with the largest
    /// score, then the first, row by row from `a1`.
    pub fn flow(&self, position: &Position) -> Option<Point> {
        let best = all_best(candidates(position, self.reach()).iter(), |point| {
            let (own, enemy) = self.values(position, point)?;
            let step = match (own, enemy) {
                (4.., _) => 4,
                (_, 4..) => 3,
                (3, _) => 2,
                (_, 3) => 1,
                _ => 0,
            };
            let most = if step == 0 { own } else { 0 };
            Some((step, most, p(own, enemy)))
        });
        best.first().copied()
    }
}

impl Evaluator for Powers {
    fn name(&self) -> &'static str {
        "powers"
    }

    fn score(&self, position: &Position, point: Point) -> Option<i64> {
        self.values(position, point).map(|(own, enemy)| p(own, enemy))
    }

    fn among(&self, position: &Position, equal: Vec<Point>) -> Vec<Point> {
        if !self.room_breaks_ties {
            return equal;
        }
        let side = position.to_move();
        all_best(equal, |point| (self.room(position, point, side), self.room(position, point, side.other())))
    }
}

#[cfg(test)]
mod tests;
