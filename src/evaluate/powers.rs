//! Powers of two: the evaluator of the article on point values.
//!
//! A point has a *value* for each side: how many own stones a stone put there would join. With `u` the
//! value for the side to move and `v` that for the other, the point scores [`p`]`(u, v)`, which is meant
//! to imitate a [decision flow](Powers::flow) by a single number.
//!
//! Where the article and its arithmetic part, this is what is done here:
//!
//! - It wants `p(u, v) > p(x, y)` where `v > x` and `v >= y`. With `v = y` that fails for its own formula
//!   (and for `u = x` asks for `p > p`); it holds for `v > y`.
//! - The flow plays the point where the side to move has most before it looks at a two of the other
//!   side; the formula has p(0, 2) = 18 > 12 = p(1, 1). Both are offered, and differ there.
//! - Values are not capped. The formula was made for 0 to 4, but two runs added reach 5 and more, and
//!   p(0, 5) = 1026 > 513 = p(4, 0): the formula then stops the other side's five instead of making
//!   its own. The flow does not.
//! - Its second correction would lower a line of four that is shut on one side, and so lose the win; here
//!   it lowers no point where a five can be made.
//! - It leaves open how the edge and the room behind a point should count. [`Powers::room_breaks_ties`] is
//!   this program's answer, not the article's.
//!
//! It was written for freestyle and does not know overlines.

use super::{Evaluator, candidates, first_best};
use crate::board::{Axis, Color, Direction, Point, Position};
use crate::pattern::Runs;

/// The article's n1 to n8: up first, then against the clock. `n1 + n5`, `n2 + n6`, `n3 + n7` and
/// `n4 + n8` are the sums of the column, the antidiagonal, the row and the diagonal.
pub const NUMBERED: [Direction; 8] = [
    Direction::N,
    Direction::Nw,
    Direction::W,
    Direction::Sw,
    Direction::S,
    Direction::Se,
    Direction::E,
    Direction::Ne,
];

/// The score of a point where the side to move has the value `own` and the other side `enemy`:
/// 2^(2 own + 1) + 2^(2 enemy).
///
/// # Panics
/// In debug builds when a value exceeds 30; on the board none exceeds 14.
pub const fn p(own: u8, enemy: u8) -> i64 {
    (1 << (2 * own + 1)) + (1 << (2 * enemy))
}

/// How the runs around a point make its value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Measure {
    /// The longest run in one direction (the article's first definition).
    Base,
    /// The largest sum of two opposite runs (its first correction, and its final definition).
    #[default]
    Corrected,
}

/// The evaluator and its options.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Powers {
    /// How runs make a value.
    pub measure: Measure,
    /// The article's second correction: a line of the largest value that is shut behind its stones counts
    /// 1 instead. Every line of the largest value is judged by itself, and a line that runs on both
    /// sides of the point is shut when either end is. A point where some line holds four or more is
    /// left as it is.
    pub shut_lines_count_one: bool,
    /// This program's own addition: of points that score alike, the one with more [room](Self::room) for
    /// the side to move is chosen, then the one with more for the other side. Scores do not change.
    pub room_breaks_ties: bool,
}

/// Free points that matter on one side of a line: a five reaches no further from the point.
const USEFUL: u8 = 4;

/// One line through a point (one direction, by [`Measure::Base`]) as it counts for a value.
struct Counted {
    stones: u8,
    shut: bool,
    room: u8,
}

impl Powers {
    /// The value of a point for a side, in stones; `None` on a stone.
    pub fn value(&self, position: &Position, point: Point, color: Color) -> Option<u8> {
        position
            .is_empty(point)
            .then(|| self.value_of(&Runs::of(position, point, color)))
    }

    fn value_of(self, runs: &Runs) -> u8 {
        let lines = self.lines(runs);
        let largest = lines.iter().map(|line| line.stones).fold(0, u8::max);
        if !self.shut_lines_count_one || runs.value() >= 4 {
            return largest;
        }
        let corrected = lines.iter().map(|line| {
            if line.stones == largest && line.shut {
                1
            } else {
                line.stones
            }
        });
        corrected.fold(0, u8::max)
    }

    /// The room of a point for a side: on the roomiest line of the largest value, the free points on either
    /// side of the run that a stone would make, at most 4 a side. 0 where the value is 0.
    pub fn room(&self, position: &Position, point: Point, color: Color) -> u8 {
        let runs = Runs::of(position, point, color);
        let value = self.value_of(&runs);
        let lines = self.lines(&runs);
        let largest = lines
            .iter()
            .filter(|line| value > 0 && line.stones == value);
        largest.map(|line| line.room).fold(0, u8::max)
    }

    fn lines(self, runs: &Runs) -> Vec<Counted> {
        let shut = |i: usize| runs.own[i] > 0 && runs.free[i] == 0;
        let pairs = Axis::ALL.map(|axis| [2 * axis as usize, 2 * axis as usize + 1]);
        let room = |pair: [usize; 2]| pair.iter().map(|&i| runs.free[i].min(USEFUL)).sum();
        match self.measure {
            Measure::Base => pairs
                .into_iter()
                .flat_map(|pair| pair.map(|i| (i, pair)))
                .map(|(i, pair)| Counted {
                    stones: runs.own[i],
                    shut: shut(i),
                    room: room(pair),
                })
                .collect(),
            Measure::Corrected => pairs
                .into_iter()
                .map(|pair| Counted {
                    stones: runs.own[pair[0]] + runs.own[pair[1]],
                    shut: pair.into_iter().any(shut),
                    room: room(pair),
                })
                .collect(),
        }
    }

    /// Own and enemy value for the side to move.
    fn values(self, position: &Position, point: Point) -> Option<(u8, u8)> {
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
        first_best(candidates(position, self.reach()), |point| {
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
        })
    }
}

impl Evaluator for Powers {
    fn name(&self) -> &'static str {
        "powers"
    }

    fn score(&self, position: &Position, point: Point) -> Option<i64> {
        self.values(position, point)
            .map(|(own, enemy)| p(own, enemy))
    }

    fn choose(&self, position: &Position) -> Option<Point> {
        let side = position.to_move();
        first_best(candidates(position, self.reach()), |point| {
            let room = |color| {
                if self.room_breaks_ties {
                    self.room(position, point, color)
                } else {
                    0
                }
            };
            (self.score(position, point), room(side), room(side.other()))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{ByColor, Rule, SIZE, Setup, notation};

    const BASE: Powers = Powers {
        measure: Measure::Base,
        shut_lines_count_one: false,
        room_breaks_ties: false,
    };
    const CORRECTED: Powers = Powers {
        measure: Measure::Corrected,
        ..BASE
    };
    const SHUT: Powers = Powers {
        shut_lines_count_one: true,
        ..CORRECTED
    };

    fn read(text: &str) -> Position {
        notation::parse(text, Rule::Freestyle).unwrap()
    }

    fn point(name: &str) -> Point {
        name.parse().unwrap()
    }

    /// The article's <row, column>, both from 1 at the upper left.
    fn at(row: usize, column: usize) -> Point {
        Point::new(column - 1, SIZE - row).unwrap()
    }

    fn figure(black: &[(usize, usize)], white: &[(usize, usize)]) -> Position {
        let points = |list: &[(usize, usize)]| list.iter().map(|&(r, c)| at(r, c)).collect();
        let setup = Setup {
            rule: Rule::Freestyle,
            stones: ByColor {
                black: points(black),
                white: points(white),
            },
            to_move: Color::White,
        };
        setup.position().unwrap()
    }

    #[test]
    fn all_pairs_are_in_the_published_order() {
        let order = "44 43 42 41 40 34 24 14 04 33 32 31 30 23 13 03 22 21 20 12 02 11 10 01 00";
        let scores: Vec<i64> = order
            .split(' ')
            .map(|pair| p(pair.as_bytes()[0] - b'0', pair.as_bytes()[1] - b'0'))
            .collect();
        assert_eq!(scores.len(), 25);
        assert!(scores.is_sorted_by(|a, b| a > b), "{scores:?}");
    }

    #[test]
    fn two_rules_hold_and_one_needs_mending() {
        let all = || (0..5u8).flat_map(|a| (0..5u8).map(move |b| (a, b)));
        let mut broken = 0;
        for (u, v) in all() {
            for (x, y) in all() {
                if u > x && u >= y {
                    assert!(p(u, v) > p(x, y));
                }
                if v > x && v > y {
                    assert!(p(u, v) > p(x, y));
                }
                if v > x && v == y && p(u, v) <= p(x, y) {
                    broken += 1;
                }
                if u >= x && x > y {
                    assert!(p(u, x) > p(u, y));
                }
            }
        }
        assert!(broken > 0, "as printed the second rule asks for p > p");
        assert!(p(0, 2) < p(1, 2));
    }

    /// A board with the values of the second figure; White is to move.
    #[test]
    fn the_second_figure() {
        let position = figure(&[(2, 2), (3, 2), (3, 3), (4, 3)], &[(2, 3), (2, 4), (2, 5)]);
        for (place, white, black, score) in [
            (at(3, 4), 1, 2, 24),
            (at(5, 4), 0, 2, 18),
            (at(5, 5), 0, 0, 3),
        ] {
            for powers in [BASE, CORRECTED] {
                assert_eq!(powers.value(&position, place, Color::White), Some(white));
                assert_eq!(powers.value(&position, place, Color::Black), Some(black));
                assert_eq!(powers.score(&position, place), Some(score));
            }
        }
        assert_eq!(BASE.value(&position, at(2, 2), Color::Black), None);
        assert_eq!(BASE.score(&position, at(2, 2)), None);
        // The four lines at <3,4> one by one, as the text counts them.
        let white = Runs::of(&position, at(3, 4), Color::White);
        let black = Runs::of(&position, at(3, 4), Color::Black);
        let by_name = |runs: &Runs, n: usize| {
            let i = |d| Direction::ALL.iter().position(|&e| e == d).unwrap();
            runs.own[i(NUMBERED[n - 1])].max(runs.own[i(NUMBERED[n + 3])])
        };
        // Row, column, the diagonal that falls to the right, the one that rises.
        assert_eq!([3, 1, 2, 4].map(|n| by_name(&white, n)), [0, 1, 1, 1]);
        assert_eq!([3, 1, 2, 4].map(|n| by_name(&black, n)), [2, 0, 0, 1]);
    }

    #[test]
    fn the_sixth_figure() {
        let position = figure(&[], &[(3, 3), (3, 5), (3, 6)]);
        assert_eq!(BASE.value(&position, at(3, 4), Color::White), Some(2));
        assert_eq!(CORRECTED.value(&position, at(3, 4), Color::White), Some(3));
    }

    #[test]
    fn numbers_turn_against_the_clock_and_opposite_ones_differ_by_four() {
        for n in 0..4 {
            let (dx, dy) = NUMBERED[n].step();
            assert_eq!(NUMBERED[n + 4].step(), (-dx, -dy));
        }
    }

    #[test]
    fn a_shut_line_counts_one_but_never_where_a_five_can_be_made() {
        // The article's two threes: one against a black stone, one open.
        let position = figure(&[(2, 2)], &[(2, 3), (2, 4), (2, 5), (6, 4), (7, 3), (8, 2)]);
        let [shut, open] = [at(2, 6), at(5, 5)];
        assert_eq!(CORRECTED.value(&position, shut, Color::White), Some(3));
        assert_eq!(SHUT.value(&position, shut, Color::White), Some(1));
        assert_eq!(SHUT.value(&position, open, Color::White), Some(3));
        // The edge shuts as well, in both directions of a line.
        let edge = read("B:a1b1c1,W:,w");
        assert_eq!(SHUT.value(&edge, point("d1"), Color::Black), Some(1));
        let split = read("B:a1b1d1,W:,w");
        assert_eq!(SHUT.value(&split, point("c1"), Color::Black), Some(1));
        // A second line of the same value that is open keeps it, a smaller one keeps its own.
        let two = read("B:a1b1c1d2d3d4,W:,w");
        assert_eq!(SHUT.value(&two, point("d1"), Color::Black), Some(3));
        let smaller = read("B:a1b1c1d2d3,W:,w");
        assert_eq!(SHUT.value(&smaller, point("d1"), Color::Black), Some(2));
        // A four is a four, and so is a three with a one behind the point.
        for text in ["B:a1b1c1d1,W:,w", "B:a1b1c1d1f1,W:g1,w"] {
            let four = read(text);
            let value = CORRECTED.value(&four, point("e1"), Color::Black);
            assert_eq!(SHUT.value(&four, point("e1"), Color::Black), value);
        }
        let base = Powers {
            shut_lines_count_one: true,
            ..BASE
        };
        let gap = read("B:a1b1c1e1,W:,w");
        assert_eq!(base.value(&gap, point("d1"), Color::Black), Some(3));
    }

    #[test]
    fn room_breaks_ties_and_nothing_else() {
        // Two threes of Black's; the first maximum is the one at the edge.
        let position = read("B:b2c2d2h8i9j10,W:,b");
        let roomy = Powers {
            room_breaks_ties: true,
            ..CORRECTED
        };
        assert_eq!(CORRECTED.choose(&position), Some(point("a2")));
        assert_eq!(roomy.room(&position, point("a2"), Color::Black), 4);
        assert_eq!(roomy.room(&position, point("g7"), Color::Black), 8);
        assert_eq!(roomy.room(&position, point("a15"), Color::Black), 0);
        assert_eq!(roomy.scores(&position), CORRECTED.scores(&position));
        let chosen = roomy.choose(&position).unwrap();
        assert_eq!(roomy.room(&position, chosen, Color::Black), 8);
    }

    #[test]
    fn flow_and_score_order_pairs_alike_but_for_a_two_of_the_other_side() {
        // Up to 4, they differ only where one point has (0, 2) and the other an own value of 1 below it.
        let step = |u: u8, v: u8| match (u, v) {
            (4, _) => (4, 0),
            (_, 4) => (3, 0),
            (3, _) => (2, 0),
            (_, 3) => (1, 0),
            _ => (0, u),
        };
        let all = || (0..5u8).flat_map(|a| (0..5u8).map(move |b| (a, b)));
        let mut differ = Vec::new();
        for (u, v) in all() {
            for (x, y) in all() {
                if step(u, v) > step(x, y) && p(u, v) < p(x, y) {
                    differ.push(((u, v), (x, y)));
                }
            }
        }
        assert_eq!(differ, [((1, 0), (0, 2)), ((1, 1), (0, 2))]);
    }

    #[test]
    fn flow_builds_where_the_score_stops_a_two() {
        let position = read("B:h8i8,W:a15,w");
        assert_eq!(CORRECTED.choose(&position), Some(point("g8")));
        assert_eq!(CORRECTED.flow(&position), Some(point("a14")));
    }

    #[test]
    fn each_step_of_the_flow() {
        for (text, chosen) in [
            ("B:a1b1c1d1,W:h8h9h10h11,b", "e1"),
            ("B:a1b1c1,W:h8h9h10h11,b", "h7"),
            ("B:a1b1c1,W:h8h9h10,b", "d1"),
            ("B:a1b1,W:h8h9h10,b", "h7"),
            ("B:a1b1,W:h8h9,b", "c1"),
        ] {
            let position = read(text);
            assert_eq!(CORRECTED.flow(&position), Some(point(chosen)), "{text}");
            assert_eq!(CORRECTED.choose(&position), Some(point(chosen)), "{text}");
        }
    }

    #[test]
    fn uncapped_values_let_the_score_overlook_a_five() {
        let position = read("B:a1b1c1d1,W:h10i10j10l10m10,b");
        assert_eq!(CORRECTED.flow(&position), Some(point("e1")));
        assert_eq!(CORRECTED.choose(&position), Some(point("k10")));
        assert_eq!(BASE.choose(&position), Some(point("e1")));
    }
}
