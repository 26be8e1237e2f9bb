//! The named openings: White's second stone is next to Black's first, and Black's third is at most two points
//! away.
//!
//! Thirteen are *direct*, with the second stone beside the first, and thirteen *indirect*, with the second
//! stone on its diagonal. The names are Japanese and are used for gomoku and renju; most are names of moons
//! and stars.

use crate::board::{Canonical, Point, PointSet, Position, Rule};

/// A named opening.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opening {
    /// Its name.
    pub name: &'static str,
    /// Its name in Japanese writing.
    pub written: &'static str,
    /// White's second and Black's third stone, in one of the eight images.
    moves: [&'static str; 2],
}

const fn opening(name: &'static str, written: &'static str, moves: [&'static str; 2]) -> Opening {
    Opening { name, written, moves }
}

/// The direct openings, then the indirect ones, each in the order of their numbers.
pub const OPENINGS: [Opening; 26] = [
    opening("kansei", "寒星", ["h9", "h10"]),
    opening("keigetsu", "溪月", ["h9", "i10"]),
    opening("sosei", "疎星", ["h9", "j10"]),
    opening("kagetsu", "花月", ["h9", "i9"]),
    opening("zangetsu", "残月", ["h9", "j9"]),
    opening("ugetsu", "雨月", ["h9", "i8"]),
    opening("kinsei", "金星", ["h9", "j8"]),
    opening("shogetsu", "松月", ["h9", "h7"]),
    opening("kyugetsu", "丘月", ["h9", "i7"]),
    opening("shingetsu", "新月", ["h9", "j7"]),
    opening("zuisei", "瑞星", ["h9", "h6"]),
    opening("sangetsu", "山月", ["h9", "i6"]),
    opening("yusei", "遊星", ["h9", "j6"]),
    opening("chosei", "長星", ["i9", "j10"]),
    opening("kyogetsu", "峡月", ["i9", "j9"]),
    opening("kosei", "恒星", ["i9", "j8"]),
    opening("suigetsu", "水月", ["i9", "j7"]),
    opening("ryusei", "流星", ["i9", "j6"]),
    opening("ungetsu", "雲月", ["i9", "i8"]),
    opening("hogetsu", "浦月", ["i9", "i7"]),
    opening("rangetsu", "嵐月", ["i9", "i6"]),
    opening("gingetsu", "銀月", ["i9", "h7"]),
    opening("myojo", "明星", ["i9", "h6"]),
    opening("shagetsu", "斜月", ["i9", "g7"]),
    opening("meigetsu", "名月", ["i9", "g6"]),
    opening("suisei", "彗星", ["i9", "f6"]),
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

    /// Its number in renju: `D1` to `D13` for the direct openings, `I1` to `I13` for the indirect ones.
    pub fn number(&self) -> String {
        let half = OPENINGS.len() / 2;
        let before = OPENINGS.iter().take_while(|opening| opening.name != self.name).count();
        format!("{}{}", if before < half { 'D' } else { 'I' }, before % half + 1)
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
        let numbers = ["kansei", "kagetsu", "yusei", "chosei", "hogetsu", "suisei"];
        let numbers = numbers.map(|name| Opening::named(name).unwrap().number());
        assert_eq!(numbers, ["D1", "D4", "D13", "I1", "I7", "I13"]);
    }
}
