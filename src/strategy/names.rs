//! The named openings: White's second stone is next to Black's first, and Black's third is at most two points
//! away.
//!
//! Thirteen are *direct*, with the second stone beside the first, and thirteen *indirect*, with the second
//! stone on its diagonal. The names are Japanese and are used for gomoku and renju; most are names of moons
//! and stars.

use super::canonical::Canonical;
use crate::board::{Point, PointSet, Position, Rule};

/// A named opening.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opening {
    /// Its name.
    pub name: &'static str,
    /// What the name means.
    pub meaning: &'static str,
    /// White's second and Black's third stone, in one of the eight images.
    moves: [&'static str; 2],
}

const fn opening(name: &'static str, meaning: &'static str, moves: [&'static str; 2]) -> Opening {
    Opening { name, meaning, moves }
}

/// The direct openings, then the indirect ones, each in the order of their numbers.
pub const OPENINGS: [Opening; 26] = [
    opening("kansei", "cold star", ["h9", "h10"]),
    opening("keigetsu", "valley moon", ["h9", "i10"]),
    opening("sosei", "distant star", ["h9", "j10"]),
    opening("kagetsu", "flower moon", ["h9", "i9"]),
    opening("zangetsu", "lingering moon", ["h9", "j9"]),
    opening("ugetsu", "rain moon", ["h9", "i8"]),
    opening("kinsei", "gold star", ["h9", "j8"]),
    opening("shogetsu", "pine moon", ["h9", "h7"]),
    opening("kyugetsu", "hill moon", ["h9", "i7"]),
    opening("shingetsu", "new moon", ["h9", "j7"]),
    opening("zuisei", "lucky star", ["h9", "h6"]),
    opening("sangetsu", "mountain moon", ["h9", "i6"]),
    opening("yusei", "wandering star", ["h9", "j6"]),
    opening("chosei", "long star", ["i9", "j10"]),
    opening("kyogetsu", "gorge moon", ["i9", "j9"]),
    opening("kosei", "fixed star", ["i9", "j8"]),
    opening("suigetsu", "water moon", ["i9", "j7"]),
    opening("ryusei", "shooting star", ["i9", "j6"]),
    opening("ungetsu", "cloud moon", ["i9", "i8"]),
    opening("hogetsu", "shore moon", ["i9", "i7"]),
    opening("rangetsu", "mist moon", ["i9", "i6"]),
    opening("gingetsu", "silver moon", ["i9", "h7"]),
    opening("myojo", "morning star", ["i9", "h6"]),
    opening("shagetsu", "slanting moon", ["i9", "g7"]),
    opening("meigetsu", "bright moon", ["i9", "g6"]),
    opening("suisei", "comet", ["i9", "f6"]),
];

impl Opening {
    /// The position with the three stones of the opening, White to move.
    ///
    /// # Panics
    /// When the table holds an illegal move; a test checks all of them.
    pub fn position(&self, rule: Rule) -> Position {
        let moves = self.moves.map(|name| name.parse().expect("the table holds points"));
        super::openings::start(rule).after(&moves).expect("the points of an opening are different")
    }

    /// The points where a third stone makes this opening from a position of two stones.
    pub fn thirds(&self, position: &Position) -> PointSet {
        let becomes = |point: &Point| {
            position.clone().after(&[*point]).is_ok_and(|after| Self::of(&after) == Some(self))
        };
        position.empties().filter(becomes).collect()
    }

    /// The opening with this name, in upper or lower case; `None` for an unknown name.
    pub fn named(name: &str) -> Option<&'static Self> {
        OPENINGS.iter().find(|opening| opening.name.eq_ignore_ascii_case(name.trim()))
    }

    /// The opening of a position of three stones, in any of its images; `None` where it is none of them.
    pub fn of(position: &Position) -> Option<&'static Self> {
        if position.count() != 3 {
            return None;
        }
        let canonical = Canonical::of(position).0;
        OPENINGS.iter().find(|opening| Canonical::of(&opening.position(position.rule())).0 == canonical)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::board::{Symmetry, notation};

    #[test]
    fn they_are_all_third_moves_within_two_points_and_no_two_are_pictures_of_each_other() {
        let canonical = |position: &Position| Canonical::of(position).0;
        let named: HashSet<Canonical> =
            OPENINGS.iter().map(|opening| canonical(&opening.position(Rule::Freestyle))).collect();
        assert_eq!(named.len(), 26);
        let near = |point: Point, by: usize| {
            let centre = Point::CENTRE;
            point.x().abs_diff(centre.x()).max(point.y().abs_diff(centre.y())) <= by
        };
        let mut all = HashSet::new();
        for second in ["h9", "i9"] {
            let start = notation::parse(&format!("h8{second}"), Rule::Freestyle).unwrap();
            for third in start.empties().filter(|&point| near(point, 2)) {
                all.insert(canonical(&start.clone().after(&[third]).unwrap()));
            }
        }
        assert_eq!(named, all);
    }

    #[test]
    fn every_picture_has_the_name() {
        for opening in &OPENINGS {
            let position = opening.position(Rule::Standard);
            for symmetry in Symmetry::ALL {
                assert_eq!(Opening::of(&position.picture(symmetry)), Some(opening));
            }
            assert_eq!(Opening::named(&opening.name.to_uppercase()), Some(opening));
        }
        assert_eq!(Opening::named("mugetsu"), None);
    }
}
