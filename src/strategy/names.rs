//! The names of the 26 openings: three stones, Black's in the centre and his second one within two points
//! of it, White's between them in time and next to the first.
//!
//! They are the traditional Japanese names that renju uses for them. *Direct* openings have White's stone
//! beside the first one (`h9`), *indirect* ones diagonally from it (`i9`).

use crate::board::{Point, PointSet, Position, Rule};

/// An opening of three stones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opening {
    /// Its name, in lower case.
    pub name: &'static str,
    /// White's stone beside Black's (direct), or diagonally from it (indirect).
    pub direct: bool,
    /// Its number among its kind, 1 to 13.
    pub number: usize,
    /// Column and row of the third stone, from 0.
    third: (usize, usize),
}

/// The third stones with White on `h9`, in the order of their numbers.
const DIRECT: [(&str, (usize, usize)); 13] = [
    ("kansei", (7, 9)),
    ("keigetsu", (8, 9)),
    ("sosei", (9, 9)),
    ("kagetsu", (8, 8)),
    ("zangetsu", (9, 8)),
    ("ugetsu", (8, 7)),
    ("kinsei", (9, 7)),
    ("shogetsu", (7, 6)),
    ("kyugetsu", (8, 6)),
    ("shingetsu", (9, 6)),
    ("zuisei", (7, 5)),
    ("sangetsu", (8, 5)),
    ("yusei", (9, 5)),
];

/// The third stones with White on `i9`, in the order of their numbers.
const INDIRECT: [(&str, (usize, usize)); 13] = [
    ("chosei", (9, 9)),
    ("kyogetsu", (9, 8)),
    ("kosei", (9, 7)),
    ("suigetsu", (9, 6)),
    ("ryusei", (9, 5)),
    ("ungetsu", (8, 7)),
    ("hogetsu", (8, 6)),
    ("rangetsu", (8, 5)),
    ("gingetsu", (7, 6)),
    ("myojo", (7, 5)),
    ("shagetsu", (6, 6)),
    ("meigetsu", (6, 5)),
    ("suisei", (5, 5)),
];

/// All 26, the direct ones first.
pub fn openings() -> impl Iterator<Item = Opening> {
    let of = |direct: bool, all: [(&'static str, (usize, usize)); 13]| {
        all.into_iter().enumerate().map(move |(i, (name, third))| Opening {
            name,
            direct,
            number: i + 1,
            third,
        })
    };
    of(true, DIRECT).chain(of(false, INDIRECT))
}

/// The opening with this name.
pub fn by_name(name: &str) -> Option<Opening> {
    openings().find(|opening| opening.name == name)
}

/// The opening that a position of three stones is a picture of; `None` for any other position.
pub fn of(position: &Position) -> Option<Opening> {
    openings().find(|opening| opening.position(position.rule()).is_picture_of(position))
}

impl Opening {
    /// Its three stones, White to move.
    ///
    /// # Panics
    /// Never: three points of the board, all different.
    pub fn position(self, rule: Rule) -> Position {
        let point = |(x, y)| Point::new(x, y).expect("a point of the board");
        let second = if self.direct { (7, 8) } else { (8, 8) };
        let moves = [Point::CENTRE, point(second), point(self.third)];
        Position::from_moves(rule, &moves).expect("three different points")
    }

    /// The points where a third stone makes this opening of a position of two stones.
    pub fn thirds(self, position: &Position) -> PointSet {
        let becomes =
            |point: &Point| position.clone().after(&[*point]).is_ok_and(|after| of(&after) == Some(self));
        position.empties().filter(becomes).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_third_stone_near_the_centre_has_exactly_one_name() {
        for (direct, second) in [(true, "h9"), (false, "i9")] {
            let two =
                Position::from_moves(Rule::Freestyle, &[Point::CENTRE, second.parse().unwrap()]).unwrap();
            let near = |p: &Point| p.x().abs_diff(7) <= 2 && p.y().abs_diff(7) <= 2;
            let mut named = PointSet::EMPTY;
            for opening in openings().filter(|opening| opening.direct == direct) {
                let thirds = opening.thirds(&two);
                assert!(matches!(thirds.len(), 1 | 2), "{opening:?}: {thirds:?}");
                assert!(thirds.intersection(&named).is_empty(), "{opening:?}");
                named = named.union(&thirds);
            }
            assert_eq!(named, two.empties().filter(near).collect());
        }
        assert_eq!(openings().count(), 26);
        assert_eq!(by_name("kagetsu").map(|o| (o.direct, o.number)), Some((true, 4)));
    }
}
