//! Runs of own stones next to a point, and the empty points behind them.

use crate::board::{Axis, Color, Direction, Point, Position};

/// The run of a side next to a point in each direction, in the order of [`Direction::ALL`].
///
/// The content of the point itself is ignored: it may be empty or hold a stone of either side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Runs {
    /// The number of own stones in a row that begins next to the point.
    pub own: [u8; 8],
    /// The number of empty points directly behind that run, up to the next stone or the edge.
    pub free: [u8; 8],
}

impl Runs {
    /// The runs of a side around a point.
    pub fn of(position: &Position, point: Point, color: Color) -> Self {
        let stones = position.stones(color);
        let mut runs = Self::default();
        for (i, direction) in Direction::ALL.into_iter().enumerate() {
            let run = point.walk(direction).take_while(|&p| stones.contains(p)).count();
            let free = point.walk(direction).skip(run).take_while(|&p| position.is_empty(p)).count();
            runs.own[i] = run as u8;
            runs.free[i] = free as u8;
        }
        runs
    }

    /// For each axis, in the order of [`Axis::ALL`], the sum in stones of its two opposite runs.
    pub fn sums(&self) -> [u8; 4] {
        Axis::ALL.map(|axis| axis.ends().map(|end| self.own[end]).iter().sum())
    }

    /// The largest of the sums: one less than the longest run that a stone on the point would make.
    pub fn value(&self) -> u8 {
        self.sums().into_iter().fold(0, u8::max)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::board::{ByColor, Rule, SIZE, Setup, notation};

    /// Whether a stone of this side on the point makes a five, decided by the sums of the four axes. Each sum
    /// is tested by itself, because under the standard rule an overline on one axis must not hide a five on
    /// another.
    fn foreseen(position: &Position, point: Point, color: Color) -> bool {
        let sums = Runs::of(position, point, color).sums();
        sums.into_iter().any(|sum| position.rule().wins(usize::from(sum) + 1))
    }

    /// Plays the points in order, as far as the rules allow, and checks that three methods agree on whether a
    /// side has won: from all stones of the board, from the last move, and from the sums of its runs before
    /// the move.
    fn three_ways_agree(rule: Rule, moves: &[Point]) -> bool {
        let mut position = Position::new(rule);
        for &point in moves {
            let mover = position.to_move();
            let winner = foreseen(&position, point, mover).then_some(mover);
            if position.make(point).is_err() {
                break;
            }
            assert_eq!(position.winner(), winner);
            assert_eq!(Color::BOTH.into_iter().find(|&color| position.has_won(color)), winner);
        }
        position.winner().is_some()
    }

    /// All points of a narrow rectangle of the board in random order. Narrow rectangles give many long runs.
    fn games() -> impl Strategy<Value = Vec<Point>> {
        (5..=SIZE, 1..=SIZE).prop_flat_map(|(width, height)| {
            let corner = Point::all().filter(move |p| p.x() < width && p.y() < height);
            Just(corner.collect::<Vec<_>>()).prop_shuffle()
        })
    }

    proptest! {
        #[test]
        fn three_ways_to_see_a_win_agree_on_every_game(moves in games()) {
            for rule in Rule::ALL {
                three_ways_agree(rule, &moves);
            }
        }

        /// Boards with any number of stones of one side, including overlines.
        #[test]
        fn sums_foresee_fives_on_dense_boards(stones in prop::collection::vec(prop::bool::weighted(0.7), 225)) {
            for rule in Rule::ALL {
                let black: Vec<Point> = Point::all().filter(|p| stones[p.index()]).collect();
                let stones = ByColor { black, white: Vec::new() };
                let position = Setup { rule, stones, to_move: Color::Black }.position().unwrap();
                for point in position.empties() {
                    let five = position.makes_five(Color::Black, point);
                    prop_assert_eq!(foreseen(&position, point, Color::Black), five);
                }
            }
        }
    }

    #[test]
    fn a_game_is_won_in_both_rules_and_six_in_one() {
        let won = notation::parse("h8a1h9b1h10c1h11d1h12", Rule::Standard).unwrap();
        for rule in Rule::ALL {
            assert!(three_ways_agree(rule, won.moves()));
            // A point that joins stones to a six, one that makes a seven, and an overline on one axis with a
            // five on another.
            for (text, point, wins) in [
                ("B:a1b1d1e1f1,W:,b", "c1", rule == Rule::Freestyle),
                ("B:a1b1c1d1e1f1,W:,b", "g1", rule == Rule::Freestyle),
                ("B:a1b1c1e1f1d2d3d4d5,W:,b", "d1", true),
            ] {
                let mut position = notation::parse(text, rule).unwrap();
                let point = point.parse().unwrap();
                assert_eq!(foreseen(&position, point, Color::Black), wins, "{text} {rule:?}");
                if position.make(point).is_ok() {
                    assert_eq!(position.winner().is_some(), wins, "{text} {rule:?}");
                    assert_eq!(position.has_won(Color::Black), wins, "{text} {rule:?}");
                }
            }
        }
    }

    #[test]
    fn runs_and_room_by_direction() {
        // Row 8 is `. . X O O . X . ...` from f8 on, the point being g8.
        let position = notation::parse("B:f8j8k8,W:h8i8h9g7,b", Rule::Freestyle).unwrap();
        let point = "g8".parse().unwrap();
        let black = Runs::of(&position, point, Color::Black);
        let white = Runs::of(&position, point, Color::White);
        //                         w  e  s  n sw ne se nw
        assert_eq!(black.own, [1, 0, 0, 0, 0, 0, 0, 0]);
        assert_eq!(black.free, [5, 0, 0, 7, 6, 0, 7, 6]);
        assert_eq!(white.own, [0, 2, 1, 0, 0, 1, 0, 0]);
        assert_eq!(white.free, [0, 0, 6, 7, 6, 6, 7, 6]);
        assert_eq!(white.sums(), [2, 1, 1, 0]);
        assert_eq!((black.value(), white.value()), (1, 2));
    }

    #[test]
    fn a_value_is_one_less_than_the_longest_run() {
        let position = notation::parse("B:a1b1d1e1f1c2c3,W:,b", Rule::Standard).unwrap();
        for point in position.empties() {
            let longest = Axis::ALL.map(|axis| position.run_through(Color::Black, point, axis));
            let value = Runs::of(&position, point, Color::Black).value();
            assert_eq!(Some(value as usize + 1), longest.into_iter().max());
        }
        assert_eq!(Runs::of(&position, "c1".parse().unwrap(), Color::Black).value(), 5);
    }
}
