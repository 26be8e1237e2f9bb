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
    use super::*;
    use crate::board::{Rule, notation};

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
