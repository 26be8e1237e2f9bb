//! The eight pictures of the board.

use super::point::{Point, SIZE};

/// One of the eight ways to turn and mirror the board onto itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Symmetry(u8);

impl Symmetry {
    /// The picture that changes nothing.
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

    /// The symmetry that leads back.
    #[must_use]
    pub const fn inverse(self) -> Self {
        // Where columns and rows are swapped last, going back the two mirrors have changed places.
        if self.0 & 4 != 0 { Self(4 | (self.0 & 1) << 1 | self.0 >> 1 & 1) } else { self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::PointSet;

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
