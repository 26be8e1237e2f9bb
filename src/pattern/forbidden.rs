//! The points that renju forbids to Black, from the patterns that the index keeps.
//!
//! Most points are decided by their four patterns. Only where at least two of them are open threes is a stone put
//! on the point, and the points where the threes grow are judged in turn, to any depth. Nothing is remembered from
//! one question to the next, because a distant stone can change every answer.
//! [`Ruling`](crate::board::Ruling) is the definition that the tests compare this with.

use super::index::PatternIndex;
use super::shape::Pattern;
use crate::board::{Axis, Color, Point, PointSet, Position, Rule};

/// The points that are forbidden to Black in a game under renju that is not over; none under the other rules.
pub fn forbidden_points(position: &Position) -> PointSet {
    if position.rule() != Rule::Renju || position.winner().is_some() {
        return PointSet::EMPTY;
    }
    PatternIndex::new(position).forbidden_points()
}

/// What the patterns of a point say of a black stone there.
enum Judgement {
    /// It makes a five.
    Five,
    /// It makes an overline or two fours.
    Forbidden,
    /// It is allowed.
    Allowed,
    /// It makes open threes along at least two axes, and is forbidden when two of them can grow.
    Threes,
}

impl PatternIndex {
    /// Whether renju forbids Black to play on a point; `false` under the other rules, and where the point holds a
    /// stone.
    ///
    /// ```
    /// use yonsan::Position;
    /// use yonsan::pattern::PatternIndex;
    /// let position: Position = "renju B:f8g8h9h10,W:a1,b".parse()?;
    /// assert!(PatternIndex::new(&position).forbids("h8".parse()?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn forbids(&self, point: Point) -> bool {
        self.rule() == Rule::Renju && self.is_empty(point) && self.is_forbidden(point, &mut None)
    }

    /// All points that renju forbids to Black; none under the other rules.
    pub fn forbidden_points(&self) -> PointSet {
        if self.rule() != Rule::Renju {
            return PointSet::EMPTY;
        }
        let mut copy = None;
        let empty = Point::all().filter(|&point| self.is_empty(point));
        empty.filter(|&point| self.is_forbidden(point, &mut copy)).collect()
    }

    /// Whether renju forbids Black to play on an empty point. Stones are put on the copy, which is made only where
    /// threes have to be tried.
    fn is_forbidden(&self, point: Point, copy: &mut Option<Self>) -> bool {
        match self.judge(point) {
            Judgement::Five | Judgement::Allowed => false,
            Judgement::Forbidden => true,
            Judgement::Threes => copy.get_or_insert_with(|| self.clone()).has_two_real_threes(point),
        }
    }

    fn judge(&self, point: Point) -> Judgement {
        let (mut fours, mut threes, mut overline) = (0, 0, false);
        for pattern in self.patterns(point, Color::Black) {
            match pattern {
                Pattern::F5 => return Judgement::Five,
                Pattern::Ol => overline = true,
                Pattern::F4 | Pattern::B4 => fours += 1,
                Pattern::F3 | Pattern::F3S => threes += 1,
                _ => {}
            }
        }
        match () {
            () if overline || fours > 1 => Judgement::Forbidden,
            () if threes > 1 => Judgement::Threes,
            () => Judgement::Allowed,
        }
    }

    /// Whether at least two of the open threes that a black stone on the point makes can grow. The index is
    /// changed on the way and is afterwards what it was before.
    fn has_two_real_threes(&mut self, point: Point) -> bool {
        let threes = self.patterns(point, Color::Black).map(Pattern::is_flex3);
        let mut left = threes.iter().filter(|&&three| three).count();
        let mut real = 0;
        self.make(point, Color::Black);
        for axis in Axis::ALL.into_iter().filter(|&axis| threes[axis as usize]) {
            real += usize::from(self.grows(point, axis));
            left -= 1;
            if real == 2 || real + left < 2 {
                break;
            }
        }
        self.undo(point, Color::Black);
        real == 2
    }

    /// Whether the three along an axis with a black stone on this point becomes a straight four by a stone that
    /// makes no five and is not forbidden.
    fn grows(&mut self, stone: Point, axis: Axis) -> bool {
        // The straight four is a row, so that the stone that makes it lies at an end of the row of this one.
        self.ends(stone, axis).any(|end| {
            self.pattern(end, axis, Color::Black) == Pattern::F4
                && match self.judge(end) {
                    Judgement::Five | Judgement::Forbidden => false,
                    Judgement::Allowed => true,
                    Judgement::Threes => !self.has_two_real_threes(end),
                }
        })
    }
}
