//! Stones in the order in which they were written down, before they are checked.

use super::color::{ByColor, Color};
use super::fault::{Fault, Impossible};
use super::point::{Point, PointSet};
use super::position::Position;
use super::rule::Rule;

/// Stones of both sides in any order, not yet checked: they may make no possible position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The rule.
    pub rule: Rule,
    /// The stones of each side, as listed.
    pub stones: ByColor<Vec<Point>>,
    /// The side to move.
    pub to_move: Color,
}

impl Setup {
    /// The position that these stones make.
    ///
    /// # Errors
    /// When a point is listed twice, for one side or for both: all such points. When there is none, but both
    /// sides have a winning five.
    pub fn position(&self) -> Result<Position, Impossible> {
        let mut faults = Vec::new();
        let mut seen = ByColor::<PointSet>::default();
        let mut twice = ByColor::<PointSet>::default();
        for color in Color::BOTH {
            for &point in &self.stones[color] {
                if !seen[color].insert(point) {
                    // A point that is listed three times or more is reported once.
                    if twice[color].insert(point) {
                        faults.push(Fault::Twice(point));
                    }
                } else if seen[color.other()].contains(point) {
                    faults.push(Fault::BothColors(point));
                }
            }
        }
        let position = Position::placed(self.rule, seen, self.to_move);
        if faults.is_empty() && Color::BOTH.into_iter().all(|c| position.has_won(c)) {
            faults.push(Fault::TwoWinners);
        }
        if faults.is_empty() { Ok(position) } else { Err(Impossible(faults)) }
    }
}

impl Position {
    /// The rule, the stones and the side to move of this position; the stones are listed row by row from
    /// `a1`.
    pub fn setup(&self) -> Setup {
        let stones = ByColor::from_fn(|color| self.stones(color).iter().collect());
        Setup { rule: self.rule(), stones, to_move: self.to_move() }
    }

    /// A position with this position's stones and moves under another rule.
    ///
    /// # Errors
    /// When the stones or moves are impossible under that rule: all faults at once.
    pub fn with_rule(&self, rule: Rule) -> Result<Self, Impossible> {
        let stones = ByColor::from_fn(|color| self.placed_stones()[color].iter().collect());
        Setup { rule, stones, to_move: self.first_to_move() }.position()?.after(self.moves())
    }
}
