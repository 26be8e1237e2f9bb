//! The moves that a rule allows.

use super::color::{ByColor, Color};
use super::line::Axis;
use super::point::{Point, PointSet};
use super::position::Position;
use super::renju::Ruling;
use super::rule::Rule;

/// How far the stones of a forbidden shape lie from the point that makes it.
const REACH: usize = 5;

/// How the side to move can stop a five of the other side. Its own five is not looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FiveStop {
    /// The other side has no five point.
    NotNeeded,
    /// By a stone on the only five point.
    Only(Point),
    /// It cannot: there are several five points, or one where it may not play.
    Impossible,
}

impl Position {
    /// How the side to move can stop a five of the other side.
    ///
    /// ```
    /// use yonsan::{Position, board::FiveStop};
    /// let position: Position = "B:e8f8g8h8,W:d8,w".parse()?;
    /// assert_eq!(position.five_stop(), FiveStop::Only("i8".parse()?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn five_stop(&self) -> FiveStop {
        let fives = self.five_points(self.to_move().other());
        let mut points = fives.iter();
        match (points.next(), points.next()) {
            (None, _) => FiveStop::NotNeeded,
            (Some(only), None) if self.may_play(only) => FiveStop::Only(only),
            (Some(_), _) => FiveStop::Impossible,
        }
    }

    /// The points where the side to move may play: the empty ones that are not forbidden, row by row from `a1`. Whether
    /// the game is over is not looked at.
    ///
    /// ```
    /// let position: yonsan::Position = "renju B:f8g8h9h10,W:a1,b".parse()?;
    /// assert_eq!(position.empties().count() - position.legal_moves().count(), 1); // not h8
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn legal_moves(&self) -> impl Iterator<Item = Point> {
        Point::all().filter(|&point| self.may_play(point))
    }

    /// Whether the side to move may play on a point: it is empty and not forbidden. Whether the game is over is not
    /// looked at.
    pub fn may_play(&self, point: Point) -> bool {
        self.is_empty(point) && !(self.to_move() == Color::Black && self.is_forbidden(point))
    }

    /// Whether renju forbids Black to play on an empty point; `false` under the other rules.
    pub fn is_forbidden(&self, point: Point) -> bool {
        self.rule() == Rule::Renju && forbids(&self.stones_of_both(), point)
    }

    /// What the last move makes, where it is a black move that renju forbids; `None` where it is not, and under
    /// the other rules.
    pub fn forbidden_move(&self) -> Option<Ruling> {
        let (before, last) = self.before_black()?;
        Some(Ruling::of(&before, last)).filter(Ruling::is_forbidden)
    }

    /// Whether the last move is a black move that renju forbids.
    pub(super) fn is_last_forbidden(&self) -> bool {
        self.before_black().is_some_and(|(before, last)| forbids(&before, last))
    }

    /// The stones before Black's last move and that move, where renju judges it.
    fn before_black(&self) -> Option<(ByColor<PointSet>, Point)> {
        if self.rule() != Rule::Renju || self.to_move() == Color::Black {
            return None;
        }
        let last = self.last_move()?;
        let mut before = self.stones_of_both();
        before.black.remove(last);
        Some((before, last))
    }

    /// What a black stone on an empty point makes, and whether renju forbids it, whichever side is to move and
    /// whatever the position's rule.
    pub fn ruling(&self, point: Point) -> Ruling {
        Ruling::of(&self.stones_of_both(), point)
    }

    fn stones_of_both(&self) -> ByColor<PointSet> {
        ByColor::from_fn(|color| *self.stones(color))
    }
}

/// Whether renju forbids a black stone on an empty point. Most points need no further look: a forbidden shape takes two
/// other stones near the point on each of two axes, or four on one.
fn forbids(stones: &ByColor<PointSet>, point: Point) -> bool {
    let near = |axis: Axis| {
        let beside = axis.directions().into_iter().flat_map(|direction| point.walk(direction).take(REACH));
        beside.filter(|&other| stones.black.contains(other)).count()
    };
    let counts = Axis::ALL.map(near);
    let two = counts.iter().filter(|&&count| count > 1).count() > 1;
    (two || counts.iter().any(|&count| count > 3)) && Ruling::of(stones, point).is_forbidden()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Dice, POINTS};

    #[test]
    fn the_quick_look_misses_nothing() {
        let mut dice = Dice::new(5);
        let mut forbidden = 0;
        for _ in 0..200 {
            let mut stones = ByColor::<PointSet>::default();
            for _ in 0..dice.below(120) {
                let point = Point::from_index(dice.below(POINTS));
                if !stones.black.contains(point) && !stones.white.contains(point) {
                    stones[if dice.below(3) == 0 { Color::White } else { Color::Black }].insert(point);
                }
            }
            for point in Point::all().filter(|&p| !stones.black.contains(p) && !stones.white.contains(p)) {
                let slow = Ruling::of(&stones, point).is_forbidden();
                assert_eq!(forbids(&stones, point), slow, "{point}");
                forbidden += u32::from(slow);
            }
        }
        assert!(forbidden > 500, "{forbidden}");
    }
}
