//! The shapes that a stone would make on each point, for the whole board at once.

use super::words::{four_points, open_three_points, open_two_points, three_points};
use super::{Lines, Rules, point_on};
use crate::board::{LINES, MASKS, POINTS, Point, PointSet};

/// For each kind of shape, the number of axes on which a stone on a point makes it, in four bits each.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(in crate::solve) struct Made(u32);

impl Made {
    const FOUR: usize = 0;
    const THREE: usize = 1;
    const OPEN_THREE: usize = 2;
    const OPEN_TWO: usize = 3;
    /// The index of the defender's fours.
    const ANSWER: usize = 4;
    const SHAPES: usize = 5;

    const fn count(self, shape: usize) -> u32 {
        self.0 >> (4 * shape) & 15
    }

    /// The number of fours.
    pub const fn fours(self) -> u32 {
        self.count(Self::FOUR)
    }

    /// The number of open threes: threes with an empty point at both ends.
    pub const fn open_threes(self) -> u32 {
        self.count(Self::OPEN_THREE)
    }

    /// The number of threes that are not open.
    pub const fn closed_threes(self) -> u32 {
        self.count(Self::THREE).saturating_sub(self.open_threes())
    }

    /// The number of open twos.
    pub const fn open_twos(self) -> u32 {
        self.count(Self::OPEN_TWO)
    }

    /// Whether the attacker's stone makes a four, or has three stones in a window of five.
    const fn threatens(self) -> bool {
        self.count(Self::FOUR) + self.count(Self::THREE) > 0
    }
}

/// The shapes that a stone makes on each point. They are updated only for the lines whose stones have
/// changed.
pub(in crate::solve) struct Shapes {
    /// The attacker's stones for which all values hold.
    attacker: [u16; LINES],
    defender: [u16; LINES],
    /// For each line, the points where each kind of shape is made.
    words: [[u16; Made::SHAPES]; LINES],
    made: [Made; POINTS],
    /// The points where the attacker's stone makes a four, or has three stones in a window of five.
    pub threatening: PointSet,
    /// The points where the defender makes a four.
    pub answers: PointSet,
    /// The number of open threes that the attacker could make; a point counts once for each axis.
    pub open_threes: u32,
}

impl Shapes {
    /// The shapes of the empty board.
    pub const fn none() -> Self {
        Self {
            attacker: [0; LINES],
            defender: [0; LINES],
            words: [[0; Made::SHAPES]; LINES],
            made: [Made(0); POINTS],
            threatening: PointSet::EMPTY,
            answers: PointSet::EMPTY,
            open_threes: 0,
        }
    }

    /// The shapes that a stone on the point makes.
    pub const fn at(&self, point: Point) -> Made {
        self.made[point.index()]
    }

    /// Updates the lines whose stones have changed.
    pub fn follow<R: Rules>(&mut self, lines: &Lines) {
        const CHUNK: usize = 8;
        const { assert!(LINES.is_multiple_of(CHUNK)) };
        for first in (0..LINES).step_by(CHUNK) {
            let differs = |line: usize| {
                (self.attacker[line] ^ lines.attacker[line]) | (self.defender[line] ^ lines.defender[line])
            };
            // Most lines have not changed; eight of them are compared at once.
            if (first..first + CHUNK).fold(0, |all, line| all | differs(line)) == 0 {
                continue;
            }
            for line in first..first + CHUNK {
                if self.attacker[line] != lines.attacker[line] || self.defender[line] != lines.defender[line]
                {
                    self.look_at::<R>(line, lines.attacker[line], lines.defender[line]);
                }
            }
        }
    }

    fn look_at<R: Rules>(&mut self, line: usize, attacker: u16, defender: u16) {
        let empty = MASKS[line] & !(attacker | defender);
        let mut words = [0; Made::SHAPES];
        words[Made::FOUR] = four_points::<R::Attacker>(attacker, empty);
        words[Made::THREE] = three_points(attacker, empty);
        words[Made::OPEN_THREE] = open_three_points(attacker, empty);
        words[Made::OPEN_TWO] = open_two_points(attacker, empty);
        words[Made::ANSWER] = four_points::<R::Defender>(defender, empty);
        (self.attacker[line], self.defender[line]) = (attacker, defender);
        let before = std::mem::replace(&mut self.words[line], words);
        self.open_threes += words[Made::OPEN_THREE].count_ones();
        self.open_threes -= before[Made::OPEN_THREE].count_ones();
        let mut changed = 0;
        for shape in 0..Made::SHAPES {
            let mut others = words[shape] ^ before[shape];
            changed |= others;
            while others != 0 {
                let bit = others.trailing_zeros();
                others &= others - 1;
                let made = &mut self.made[point_on(line as u8, bit).index()].0;
                let one = 1 << (4 * shape);
                *made = if words[shape] >> bit & 1 == 1 { *made + one } else { *made - one };
            }
        }
        while changed != 0 {
            let point = point_on(line as u8, changed.trailing_zeros());
            changed &= changed - 1;
            let made = self.at(point);
            put(&mut self.threatening, point, made.threatens());
            put(&mut self.answers, point, made.count(Made::ANSWER) > 0);
        }
    }
}

fn put(points: &mut PointSet, point: Point, holds: bool) {
    if holds {
        points.insert(point);
    } else {
        points.remove(point);
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Freestyle, RenjuForBlack, RenjuForWhite, Standard};
    use super::*;
    use crate::board::{Dice, Position, Rule, notation};

    fn shapes(lines: &Lines) -> Shapes {
        let mut shapes = Shapes::none();
        shapes.follow::<Freestyle>(lines);
        shapes
    }

    #[test]
    fn a_stone_counts_on_each_of_its_axes() {
        // Black has f8 and g8, free at both ends, and h1 and h5; White two stones that are far away.
        let position = notation::parse("f8o1g8o15h1a15h5a1", Rule::Freestyle).unwrap();
        let shapes = shapes(&Lines::new::<Freestyle>(&position, position.to_move()));
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

    /// The threatening points, the points where the defender makes a four, and the number of open threes,
    /// computed without the stored values.
    fn counted<R: Rules>(lines: &Lines) -> (PointSet, PointSet, usize) {
        let points = |word: fn(u16, u16) -> u16, of: &[u16; LINES]| -> Vec<Point> {
            let on = |line: usize| {
                let word = word(of[line], lines.empty(line));
                (0..15).filter(move |bit| word >> bit & 1 == 1).map(move |bit| point_on(line as u8, bit))
            };
            (0..LINES).flat_map(on).collect()
        };
        let fours = points(four_points::<R::Attacker>, &lines.attacker);
        let threes = points(three_points, &lines.attacker);
        let answers = points(four_points::<R::Defender>, &lines.defender);
        let opens = points(open_three_points, &lines.attacker);
        (fours.into_iter().chain(threes).collect(), answers.into_iter().collect(), opens.len())
    }

    fn follows<R: Rules>(rule: Rule) {
        let mut dice = Dice::new(7);
        let mut shapes = Shapes::none();
        for _ in 0..60 {
            let mut position = Position::new(rule);
            for _ in 0..dice.below(90) {
                let _ = position.make(Point::from_index(dice.below(POINTS)));
            }
            let lines = Lines::new::<R>(&position, position.to_move());
            shapes.follow::<R>(&lines);
            let mut anew = Shapes::none();
            anew.follow::<R>(&lines);
            assert!(Point::all().all(|point| shapes.at(point) == anew.at(point)));
            let found = (shapes.threatening, shapes.answers, shapes.open_threes as usize);
            assert_eq!(found, counted::<R>(&lines), "{}", notation::write(&position));
        }
    }

    #[test]
    fn shapes_follow_the_stones() {
        follows::<Freestyle>(Rule::Freestyle);
        follows::<Standard>(Rule::Standard);
        follows::<RenjuForBlack>(Rule::Renju);
        follows::<RenjuForWhite>(Rule::Renju);
    }
}
