//! The rating of the 35-ply strategy as an evaluator: the own rating minus the other side's rating, after the
//! move.
//!
//! A rating is the sum over a side's shapes ([`crate::pattern::shapes`]): a four 5, an open three 4, 3 or 2,
//! a closed three 1, an open two 2 or 1. The text gives no rating for a five, because the game is over; in
//! this program a move that makes a five scores more than any position.

use super::Evaluator;
use crate::board::{Color, Point, Position};
use crate::pattern::{Lines, shapes};

/// What a five is worth: more than all shapes of a board.
pub(super) const FIVE: i64 = 10_000;

/// The evaluator. It has no options. Its shapes count exact fives only, under either rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rating;

impl Evaluator for Rating {
    fn name(&self) -> &'static str {
        "rating"
    }

    fn score(&self, position: &Position, point: Point) -> Option<i64> {
        score(position, &mut Lines::of(position), point)
    }

    /// The stones of one shape lie at most four points apart.
    fn reach(&self) -> isize {
        4
    }

    fn scores(&self, position: &Position) -> [Option<i64>; crate::board::POINTS] {
        let mut lines = Lines::of(position);
        std::array::from_fn(|i| score(position, &mut lines, Point::from_index(i)))
    }
}

/// The score of an empty point; `lines` are unchanged when the function returns.
fn score(position: &Position, lines: &mut Lines, point: Point) -> Option<i64> {
    let side = position.to_move();
    if !position.is_empty(point) {
        return None;
    }
    if position.makes_five(side, point) {
        return Some(FIVE);
    }
    lines.toggle(side, point);
    let rating = |color: Color| i64::from(shapes::rating(&shapes::shapes(lines, color)));
    let score = rating(side) - rating(side.other());
    lines.toggle(side, point);
    Some(score)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Rule, notation};

    fn read(text: &str) -> Position {
        notation::parse(text, Rule::Standard).unwrap()
    }

    fn at(text: &str, point: &str) -> i64 {
        Rating.score(&read(text), point.parse().unwrap()).unwrap()
    }

    #[test]
    fn the_own_rating_less_the_enemy_s_after_the_move() {
        // An open two becomes an open three of 7 points.
        assert_eq!(at("B:g8h8,W:,b", "i8"), 4);
        // A stone far away leaves the open two unchanged.
        assert_eq!(at("B:g8h8,W:,b", "a1"), 2);
        // With a white stone next to it, it becomes a closed two, which has no rating; a single white stone
        // has none either.
        assert_eq!(at("B:g8h8,W:,w", "i8"), 0);
        assert_eq!(at("B:g8h8,W:,w", "a1"), -2);
    }

    #[test]
    fn a_five_is_past_rating() {
        assert_eq!(at("B:e8f8g8h8,W:,b", "i8"), FIVE);
        assert_eq!(Rating.choose(&read("B:e8f8g8h8,W:d8,b")), "i8".parse().ok());
        // Six in a row do not win under the standard rule.
        assert!(at("B:d8e8f8g8i8,W:,b", "h8") < 100);
    }

    #[test]
    fn scores_leave_no_stone_behind() {
        let position = read("B:g8h8c3,W:i9j10,w");
        let all = Rating.scores(&position);
        for point in Point::all() {
            assert_eq!(all[point.index()], Rating.score(&position, point));
        }
    }
}
