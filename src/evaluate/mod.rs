//! The values of points: published evaluators, each in a file of its own, behind one trait.
//!
//! None of them proves anything. They give every empty point a number for the side to move, and play the
//! point with the largest; they also show where such reasoning fails. None of them was made for renju: there a
//! [`Form`] gives a point that is forbidden to Black the score 0 where Black is to move, and never plays it.
//!
//! ```
//! use yonsan::{Position, evaluate};
//! let position: Position = "B:f8g8h8,W:h9h10,b".parse().unwrap();
//! let powers = evaluate::by_name("powers").unwrap();
//! assert_eq!(powers.score(&position, "i8".parse().unwrap()), Some(132)); // 2^(2*3+1) + 2^(2*1)
//! assert_eq!(powers.choose(&position).unwrap().to_string(), "i8");
//! ```

mod form;
mod kept;
mod player;
mod powers;
mod rating;
mod templates;
mod terminator;
pub mod wincheck;

pub use form::Form;
pub use kept::Kept;
pub use player::{Ahead, Player};
pub use powers::{Measure, Powers, p};
pub use rating::Rating;
pub use templates::Templates;
pub use terminator::{Tables, Terminator, g_style};

use crate::board::{Color, POINTS, Point, PointSet, Position};
use crate::pattern::forbidden_points;

/// A published way of scoring points.
pub trait Evaluator {
    /// The evaluator's name in JSON and on the command line.
    fn name(&self) -> &'static str;

    /// The score of a point for the side to move, larger is better; `None` on a stone.
    ///
    /// Scores of different evaluators cannot be compared.
    fn score(&self, position: &Position, point: Point) -> Option<i64>;

    /// The largest distance, in rows and columns, of the considered points from the nearest stone.
    fn reach(&self) -> isize {
        1
    }

    /// The scores of all points, indexed by point.
    fn scores(&self, position: &Position) -> [Option<i64>; POINTS] {
        std::array::from_fn(|i| self.score(position, Point::from_index(i)))
    }

    /// Those of several points with the largest score that it still prefers: all of them, unless it says otherwise.
    fn among(&self, _: &Position, equal: Vec<Point>) -> Vec<Point> {
        equal
    }

    /// Of its [`candidates`] all that it likes best, row by row from `a1`; none on a full board.
    fn best(&self, position: &Position) -> Vec<Point> {
        let near = candidates(position, self.reach());
        self.among(position, all_best(near.iter(), |point| self.score(position, point)))
    }

    /// The point this evaluator would play: the first of those it likes [`best`](Self::best). `None` on a full board.
    fn choose(&self, position: &Position) -> Option<Point> {
        self.best(position).first().copied()
    }
}

/// The names of all evaluators, as [`by_name`] takes them.
pub const NAMES: [&str; 4] = ["powers", "terminator", "templates", "rating"];

/// The evaluator with this name, with default options; `None` for an unknown name.
pub fn by_name(name: &str) -> Option<Box<dyn Evaluator>> {
    Form::named(name).map(|form| Box::new(form) as Box<dyn Evaluator>)
}

/// The empty points at most `reach` columns and rows away from some stone; the centre alone where there
/// is no stone; none on a full board. Points that are forbidden to the side to move are left out.
///
/// With a reach of 1 or more there is always a candidate while a point is empty, unless all near points are
/// forbidden.
pub fn candidates(position: &Position, reach: isize) -> PointSet {
    if position.count() == 0 {
        return PointSet::from_iter([Point::CENTRE]);
    }
    let near: PointSet = position.empties().filter(|&point| is_near(position, point, reach)).collect();
    near.minus(&forbidden(position))
}

/// The points that renju forbids to the side to move; none under the other rules.
fn forbidden(position: &Position) -> PointSet {
    if position.to_move() == Color::White { PointSet::EMPTY } else { forbidden_points(position) }
}

/// Whether renju forbids the side to move to play on an empty point.
fn is_forbidden(position: &Position, point: Point) -> bool {
    position.to_move() == Color::Black
        && position.is_empty(point)
        && position.is_forbidden(point)
        && position.winner().is_none()
}

/// Whether some stone lies at most `reach` columns and rows away from a point.
fn is_near(position: &Position, point: Point, reach: isize) -> bool {
    square(point, reach).any(|other| !position.is_empty(other))
}

/// The points at most `reach` columns and rows away from a point, itself among them.
fn square(point: Point, reach: isize) -> impl Iterator<Item = Point> {
    (-reach..=reach).flat_map(move |dy| (-reach..=reach).filter_map(move |dx| point.offset(dx, dy)))
}

/// All points with the largest key, in their order.
fn all_best<K: Ord>(points: impl IntoIterator<Item = Point>, key: impl Fn(Point) -> K) -> Vec<Point> {
    let mut best: Option<K> = None;
    let mut equal = Vec::new();
    for point in points {
        let this = key(point);
        if best.as_ref().is_none_or(|largest| this > *largest) {
            equal.clear();
            best = Some(this);
        } else if best.as_ref() != Some(&this) {
            continue;
        }
        equal.push(point);
    }
    equal
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::board::{ByColor, Color, Rule, Setup, notation};

    fn read(text: &str) -> Position {
        notation::parse(text, Rule::Freestyle).unwrap()
    }

    /// A full board on which no side has a five: rows of `XXOOXXOO...`, with colours swapped on every second
    /// row.
    fn full() -> Position {
        let black = |p: &Point| (p.x() / 2 + p.y()).is_multiple_of(2);
        let (black, white) = Point::all().partition(black);
        let setup = Setup { rule: Rule::Freestyle, stones: ByColor { black, white }, to_move: Color::Black };
        setup.position().unwrap()
    }

    #[test]
    fn names_name_their_evaluators() {
        for name in NAMES {
            assert_eq!(by_name(name).unwrap().name(), name);
        }
        assert!(by_name("").is_none() && by_name("Powers").is_none());
    }

    #[test]
    fn the_centre_first_and_nothing_on_a_full_board() {
        for evaluator in NAMES.map(|name| by_name(name).unwrap()) {
            assert_eq!(evaluator.choose(&read("B:,W:,b")), Some(Point::CENTRE));
            assert_eq!(evaluator.choose(&full()), None);
            assert_eq!(evaluator.scores(&full()), [None; POINTS]);
        }
        assert_eq!(Powers::default().flow(&full()), None);
    }

    #[test]
    fn candidates_lie_near_stones() {
        let position = read("B:a1,W:h8,b");
        assert_eq!(candidates(&position, 1).len(), 3 + 8);
        assert_eq!(candidates(&position, 2).len(), 8 + 24);
        assert!(candidates(&full(), 2).is_empty());
    }

    proptest! {
        /// The point with the largest score among all points that have one; among equal scores the first.
        #[test]
        fn no_point_far_from_stones_scores_more(
            moves in Just(Point::all().collect::<Vec<_>>()).prop_shuffle(),
            count in 1..225usize,
        ) {
            let mut position = Position::new(Rule::Freestyle);
            for &point in &moves[..count] {
                if position.make(point).is_err() {
                    break;
                }
            }
            for evaluator in NAMES.map(|name| by_name(name).unwrap()) {
                let scores = evaluator.scores(&position);
                let largest = scores.iter().flatten().max();
                let choice = evaluator.choose(&position);
                let reached = choice.and_then(|point| scores[point.index()]);
                prop_assert_eq!(reached.as_ref(), largest);
                // Equal scores are common where only shapes count, and distant points are not candidates.
                if !["templates", "rating"].contains(&evaluator.name()) {
                    let first = scores.iter().position(|s| s.as_ref() == largest && s.is_some());
                    prop_assert_eq!(choice, first.map(Point::from_index));
                }
            }
        }
    }
}
