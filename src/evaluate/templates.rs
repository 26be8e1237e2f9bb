//! The evaluator of the weighted templates.
//!
//! The point gets a stone of one side, and the nine points of each of the four lines around it are compared
//! with templates and their mirror images. The best template that contains the stone gives the line its
//! value, and the values of the lines are added, so that forks are seen. The value for the side to move is
//! raised by a tenth, and the value for the other side is added.
//!
//! Where the text contradicts itself, this program does the following:
//!
//! - Of its two remarks, that two shut fours equal an open one, and that it prefers to win, neither follows from its
//!   numbers (4000 twice is more than 7000; a five of its own is worth only a tenth more than stopping one). The numbers
//!   are followed.
//! - Its small random weights around stones ("1 to 20-30") are there only where they are asked for, with a seed
//!   ([`Templates::noise`]), so that otherwise the same position has the same scores. Each point has its weight for a
//!   whole game: an upper bound from 20 to 30 is drawn, then a weight from 1 up to it, and the weight counts while a
//!   stone lies within reach.
//!
//! A window holds nine points only, so that overlines count as fives, as in freestyle.

use super::{Evaluator, is_near};
use crate::board::{Axis, Color, Dice, POINTS, Point, Position};

/// Templates (`x` own, `_` empty) and their weights. Each also counts mirrored.
const TEMPLATES: [(&str, i64); 11] = [
    ("xxxxx", 99999),
    ("_xxxx_", 7000),
    ("_xxxx", 4000),
    ("_xxx_", 3000),
    ("_x_xxx", 2000),
    ("_xx_xx", 2000),
    ("_xxx_x", 2000),
    ("_xxx", 1500),
    ("_xx_x", 800),
    ("_x_xx", 800),
    ("_xx_", 200),
];

/// Points on each side of the one that is valued.
pub(super) const HALF: isize = 4;

/// The evaluator and its option.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Templates {
    /// The seed of the small random weights around stones; without one there are none.
    pub noise: Option<u64>,
}

impl Templates {
    /// The value of a point for a side, as if the point held a stone of that side.
    pub fn worth(position: &Position, point: Point, color: Color) -> i64 {
        Axis::ALL.into_iter().map(|axis| Self::on_axis(position, point, color, axis)).sum()
    }

    /// What a side would have on one line through a point with a stone of its own on it.
    pub(super) fn on_axis(position: &Position, point: Point, color: Color, axis: Axis) -> i64 {
        line_worth(&window(position, point, color, axis))
    }

    /// The score of a point near stones, from what the two sides would have there.
    pub(super) fn together(self, own: i64, enemy: i64, point: Point, near: bool) -> i64 {
        own * 11 / 10 + enemy + if near { self.weight(point) } else { 0 }
    }

    /// The small random weight of a point.
    fn weight(self, point: Point) -> i64 {
        self.noise.map_or(0, |seed| {
            let mut dice = Dice::new(seed.wrapping_mul(POINTS as u64) ^ point.index() as u64);
            let bound = 20 + dice.below(11);
            1 + dice.below(bound) as i64
        })
    }
}

/// The nine points of a line: `x` own, `_` empty, `#` anything else.
fn window(position: &Position, point: Point, color: Color, axis: Axis) -> [u8; 9] {
    let (dx, dy) = axis.directions()[0].step();
    std::array::from_fn(|i| {
        let by = i as isize - HALF;
        match point.offset(dx * by, dy * by) {
            _ if by == 0 => b'x',
            None => b'#',
            Some(other) => match position.stone(other) {
                None => b'_',
                Some(stone) if stone == color => b'x',
                Some(_) => b'#',
            },
        }
    })
}

/// The weight of the best template that contains the middle of the window as a stone.
fn line_worth(window: &[u8; 9]) -> i64 {
    let mirrored: [u8; 9] = std::array::from_fn(|i| window[8 - i]);
    let middle = HALF as usize;
    let fits = |window: &[u8; 9], template: &[u8]| {
        let starts = 0..=window.len() - template.len();
        starts.into_iter().any(|start| {
            let within = middle.checked_sub(start).and_then(|at| template.get(at));
            within == Some(&b'x') && window[start..].starts_with(template)
        })
    };
    let best = TEMPLATES
        .iter()
        .filter(|(template, _)| fits(window, template.as_bytes()) || fits(&mirrored, template.as_bytes()));
    best.map(|(_, weight)| *weight).max().unwrap_or(0)
}

impl Evaluator for Templates {
    fn name(&self) -> &'static str {
        "templates"
    }

    fn score(&self, position: &Position, point: Point) -> Option<i64> {
        let side = position.to_move();
        let worth = |color| Self::worth(position, point, color);
        let near = self.noise.is_some() && is_near(position, point, self.reach());
        position.is_empty(point).then(|| self.together(worth(side), worth(side.other()), point, near))
    }

    fn reach(&self) -> isize {
        2
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Rule, notation};

    fn worth(stones: &str, point: &str) -> i64 {
        let position = notation::parse(stones, Rule::Freestyle).unwrap();
        Templates::worth(&position, point.parse().unwrap(), Color::Black)
    }

    #[test]
    fn each_template_has_its_weight() {
        for (stones, point, weight) in [
            ("B:e8f8g8h8,W:,b", "i8", 99999),
            ("B:f8g8h8,W:,b", "i8", 7000),
            ("B:f8g8h8,W:e8,b", "i8", 4000),
            ("B:f8g8i8,W:,b", "j8", 2000),
            ("B:f8g8,W:,b", "i8", 800),
            ("B:f8h8,W:,b", "g8", 3000),
            ("B:f8g8,W:e8,b", "h8", 1500),
            ("B:g8,W:,b", "h8", 200),
            ("B:g8,W:f8,b", "h8", 0),
            ("B:g8,W:,b", "i8", 0),
            // The edge shuts a line.
            ("B:a8b8c8,W:,b", "d8", 4000),
        ] {
            assert_eq!(worth(stones, point), weight, "{stones} {point}");
        }
    }

    #[test]
    fn the_stone_is_part_of_the_template() {
        // An existing four that is three points away from h8 does not count for h8.
        assert_eq!(worth("B:i9j9k9l9,W:,b", "e9"), 0);
    }

    #[test]
    fn lines_add_up_and_the_own_side_gets_a_tenth_more() {
        assert_eq!(worth("B:f8g8h9h10,W:,b", "h8"), 6000);
        let position = notation::parse("B:f8g8,W:h9h10,b", Rule::Freestyle).unwrap();
        assert_eq!(Templates::default().score(&position, "h8".parse().unwrap()), Some(3300 + 3000));
    }

    #[test]
    fn the_noise_is_small_seeded_and_around_stones() {
        let position = notation::parse("B:f8g8,W:h9h10,b", Rule::Freestyle).unwrap();
        let plain = Templates::default().scores(&position);
        let noisy = |seed| Templates { noise: Some(seed) }.scores(&position);
        let mut seen = std::collections::BTreeSet::new();
        for seed in 0..50 {
            let scores = noisy(seed);
            for point in position.empties() {
                let extra = scores[point.index()].unwrap() - plain[point.index()].unwrap();
                let near = is_near(&position, point, 2);
                assert_eq!((1..=30).contains(&extra), near, "{point} {extra}");
                seen.insert(extra);
            }
        }
        assert_eq!(seen, (0..=30).collect(), "every weight is drawn");
        assert_eq!(noisy(7), noisy(7));
        assert_ne!(noisy(7), noisy(8));
    }

    #[test]
    fn two_shut_fours_are_worth_more_than_an_open_one() {
        let text: i64 = 2 * 4000;
        assert!(text > 7000, "as its numbers, not its remark, have it");
        assert_eq!(worth("B:e8f8g8h9h10h11,W:d8h12,b", "h8"), text);
    }
}
