//! What an attacker's stone would make on each point, the whole board at once.

use super::words::{open_three_points, open_two_points, three_points};
use super::{Lines, point_on};
use crate::board::{LINES, POINTS, Point, PointSet};

/// On how many of its axes a stone on a point makes a shape; bits of four, a shape each.
#[derive(Clone, Copy, Default)]
pub(in crate::solve) struct Made(u32);

impl Made {
    const FOUR: u32 = 0;
    const THREE: u32 = 4;
    const OPEN_THREE: u32 = 8;
    const OPEN_TWO: u32 = 12;

    fn count(self, shape: u32) -> u32 {
        self.0 >> shape & 15
    }

    /// Fours.
    pub fn fours(self) -> u32 {
        self.count(Self::FOUR)
    }

    /// Open threes: threes with an empty point at both ends.
    pub fn open_threes(self) -> u32 {
        self.count(Self::OPEN_THREE)
    }

    /// Threes that are not open.
    pub fn closed_threes(self) -> u32 {
        self.count(Self::THREE).saturating_sub(self.open_threes())
    }

    /// Open twos.
    pub fn open_twos(self) -> u32 {
        self.count(Self::OPEN_TWO)
    }
}

/// What an attacker's stone makes, point by point.
pub(in crate::solve) struct Shapes {
    made: [Made; POINTS],
    /// The points where he makes a four, or has three stones in a window of five.
    pub threatening: PointSet,
    /// How many open threes he could make, a point counted on each of its lines.
    pub open_threes: u32,
}

impl Shapes {
    /// What a stone on the point makes.
    pub fn at(&self, point: Point) -> Made {
        self.made[point.index()]
    }

    fn add(&mut self, shape: u32, words: &[u16; LINES]) -> PointSet {
        let mut points = PointSet::EMPTY;
        for (line, mut word) in words.iter().copied().enumerate() {
            while word != 0 {
                let point = point_on(line as u8, word.trailing_zeros());
                word &= word - 1;
                self.made[point.index()].0 += 1 << shape;
                points.insert(point);
            }
        }
        points
    }
}

impl Lines {
    /// What the attacker's next stone would make.
    pub fn shapes(&self) -> Shapes {
        let empty: [u16; LINES] = std::array::from_fn(|line| self.empty(line));
        let [mut threes, mut opens, mut twos] = [[0; LINES]; 3];
        for line in 0..LINES {
            threes[line] = three_points(self.attacker[line], empty[line]);
            opens[line] = open_three_points(self.attacker[line], empty[line]);
            twos[line] = open_two_points(self.attacker[line], empty[line]);
        }
        let open_threes = opens.iter().map(|word: &u16| word.count_ones()).sum();
        let mut shapes =
            Shapes { made: [Made::default(); POINTS], threatening: PointSet::EMPTY, open_threes };
        let fours = shapes.add(Made::FOUR, &self.fours);
        shapes.threatening = fours.union(&shapes.add(Made::THREE, &threes));
        shapes.add(Made::OPEN_THREE, &opens);
        shapes.add(Made::OPEN_TWO, &twos);
        shapes
    }
}

#[cfg(test)]
mod tests {
    use super::super::AtLeastFive;
    use super::*;
    use crate::board::{Rule, notation};

    #[test]
    fn a_stone_counts_on_each_of_its_axes() {
        // Black has f8 and g8, free at both ends, and h1 and h5; White two stones that are far away.
        let position = notation::parse("f8o1g8o15h1a15h5a1", Rule::Freestyle).unwrap();
        let shapes = Lines::new::<AtLeastFive>(&position, position.to_move()).shapes();
        let made = |name: &str| {
            let made = shapes.at(name.parse().unwrap());
            [made.fours(), made.open_threes(), made.closed_threes(), made.open_twos()]
        };
        assert_eq!(made("h8"), [0, 1, 0, 1]);
        assert_eq!(made("h4"), [0, 0, 1, 1]);
        assert_eq!(made("g7"), [0, 0, 0, 2]);
        for name in ["h8", "h4", "d8", "j8"] {
            assert!(shapes.threatening.contains(name.parse().unwrap()), "{name}");
        }
    }
}
