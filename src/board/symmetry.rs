//! The eight symmetries of the board. Names in the code call the image of a position under a symmetry its picture.

use super::point::{Point, SIZE};

/// One of the eight rotations and reflections that map the board onto itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Symmetry(u8);

impl Symmetry {
    /// The symmetry that changes nothing.
    pub const IDENTITY: Self = Self(0);

    /// All eight, the identity first.
    pub const ALL: [Self; 8] = {
        let mut all = [Self(0); 8];
        let mut i = 0;
        while i < 8 {
            all[i] = Self(i as u8);
            i += 1;
        }
        all
    };

    /// Its name in JSON, and by which a message chooses its word.
    pub const fn name(self) -> &'static str {
        const NAMES: [&str; 8] = [
            "identity",
            "west-east",
            "south-north",
            "half-turn",
            "diagonal",
            "clockwise",
            "anticlockwise",
            "antidiagonal",
        ];
        NAMES[self.0 as usize]
    }

    /// Where a point goes: perhaps mirrored west-east, perhaps south-north, perhaps columns and rows swapped.
    #[must_use]
    pub const fn apply(self, point: Point) -> Point {
        let mut x = point.x();
        let mut y = point.y();
        if self.0 & 1 != 0 {
            x = SIZE - 1 - x;
        }
        if self.0 & 2 != 0 {
            y = SIZE - 1 - y;
        }
        if self.0 & 4 != 0 {
            (x, y) = (y, x);
        }
        Point::from_index(y * SIZE + x)
    }

    /// The inverse symmetry.
    #[must_use]
    pub const fn inverse(self) -> Self {
        // The swap comes last, so that in the inverse of a symmetry with a swap the two mirrorings change
        // places.
        if self.0 & 4 != 0 { Self(4 | (self.0 & 1) << 1 | self.0 >> 1 & 1) } else { self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::PointSet;

    #[test]
    fn each_is_what_its_name_says() {
        let goes = |name: &str, point: &str| {
            let symmetry = Symmetry::ALL.into_iter().find(|symmetry| symmetry.name() == name).unwrap();
            symmetry.apply(point.parse().unwrap()).to_string()
        };
        for (name, b1, a3) in [
            ("identity", "b1", "a3"),
            ("west-east", "n1", "o3"),
            ("south-north", "b15", "a13"),
            ("half-turn", "n15", "o13"),
            ("diagonal", "a2", "c1"),
            ("clockwise", "a14", "c15"),
            ("anticlockwise", "o2", "m1"),
            ("antidiagonal", "o14", "m15"),
        ] {
            assert_eq!((goes(name, "b1").as_str(), goes(name, "a3").as_str()), (b1, a3), "{name}");
        }
    }

    #[test]
    fn eight_different_pictures_and_no_point_lost() {
        let corner: Point = "b1".parse().unwrap();
        let pictures: PointSet = Symmetry::ALL.iter().map(|s| s.apply(corner)).collect();
        assert_eq!(pictures.len(), 8);
        for symmetry in Symmetry::ALL {
            let image: PointSet = Point::all().map(|p| symmetry.apply(p)).collect();
            assert_eq!(image.len(), 225);
            assert_eq!(symmetry.apply(Point::CENTRE), Point::CENTRE);
        }
    }
}
