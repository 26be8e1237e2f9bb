//! The lines of the board: four axes, eight directions, 88 lines.
//!
//! Each point lies on four lines. A line is stored as a word of 15 bits: bit `x` of a row and of either
//! diagonal is the point in column `x`, bit `y` of a column is the point in row `y`. Diagonals shorter than
//! 15 points use only some of these bits; [`Line::mask`] gives them.

use super::named;
use super::point::{POINTS, Point, SIZE};

/// The number of lines on the board: 15 rows, 15 columns and 29 diagonals of each kind, the short ones
/// included.
pub const LINES: usize = 88;

named! {
    /// One of the four axes through a point.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Axis {
        /// West to east, `w-e`.
        Row = "row",
        /// South to north, `s-n`.
        Column = "column",
        /// South-west to north-east, `sw-ne`.
        Diagonal = "diagonal",
        /// South-east to north-west, `se-nw`.
        Antidiagonal = "antidiagonal",
    }
}

impl Axis {
    /// The two directions along the axis, towards lower bits of the line first.
    ///
    /// Along the antidiagonal, lower bits lie to the north-west; its name `se-nw` has the opposite order, as
    /// in the program's output.
    pub const fn directions(self) -> [Direction; 2] {
        match self {
            Self::Row => [Direction::W, Direction::E],
            Self::Column => [Direction::S, Direction::N],
            Self::Diagonal => [Direction::Sw, Direction::Ne],
            Self::Antidiagonal => [Direction::Nw, Direction::Se],
        }
    }

    /// The indices of the axis's two directions in [`Direction::ALL`].
    pub const fn ends(self) -> [usize; 2] {
        let first = 2 * self as usize;
        [first, first + 1]
    }
}

named! {
    /// One of the eight directions from a point. The two directions of an axis follow each other, in the
    /// order of [`Axis::ALL`].
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Direction {
        /// West, towards column a.
        W = "w",
        /// East, towards column o.
        E = "e",
        /// South, towards row 1.
        S = "s",
        /// North, towards row 15.
        N = "n",
        /// South-west.
        Sw = "sw",
        /// North-east.
        Ne = "ne",
        /// South-east.
        Se = "se",
        /// North-west.
        Nw = "nw",
    }
}

impl Direction {
    /// All eight directions, clockwise from the north; opposite directions are four places apart.
    pub const CLOCKWISE: [Self; 8] =
        [Self::N, Self::Ne, Self::E, Self::Se, Self::S, Self::Sw, Self::W, Self::Nw];

    /// One step in this direction: columns to the east and rows to the north.
    pub const fn step(self) -> (isize, isize) {
        match self {
            Self::W => (-1, 0),
            Self::E => (1, 0),
            Self::S => (0, -1),
            Self::N => (0, 1),
            Self::Sw => (-1, -1),
            Self::Ne => (1, 1),
            Self::Se => (1, -1),
            Self::Nw => (-1, 1),
        }
    }
}

impl Point {
    /// The points in a direction up to the edge of the board, nearest first.
    pub fn walk(self, direction: Direction) -> impl Iterator<Item = Self> {
        let (dx, dy) = direction.step();
        std::iter::successors(self.offset(dx, dy), move |p| p.offset(dx, dy))
    }

    /// The line through the point along an axis, and the point's bit on it.
    pub const fn on(self, axis: Axis) -> (Line, usize) {
        let (x, y) = (self.x(), self.y());
        match axis {
            Axis::Row => (Line(y as u8), x),
            Axis::Column => (Line((SIZE + x) as u8), y),
            Axis::Diagonal => (Line((2 * SIZE + x + SIZE - 1 - y) as u8), x),
            Axis::Antidiagonal => (Line((4 * SIZE - 1 + x + y) as u8), x),
        }
    }
}

/// One of the 88 lines.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Line(u8);

impl Line {
    /// All lines, in the order of their numbers.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (0..LINES as u8).map(Self)
    }

    /// The line's number, 0 to 87: rows from row 1, columns from a, then diagonals, then antidiagonals.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The axis of the line.
    pub const fn axis(self) -> Axis {
        match self.0 {
            0..15 => Axis::Row,
            15..30 => Axis::Column,
            30..59 => Axis::Diagonal,
            _ => Axis::Antidiagonal,
        }
    }

    /// The bits of the line's 15-bit word that are points of the board.
    pub const fn mask(self) -> u16 {
        MASKS[self.0 as usize]
    }

    /// The point at a bit of [`Line::mask`]; `None` for any other bit.
    pub const fn point(self, bit: usize) -> Option<Point> {
        let number = self.0 as usize;
        match self.axis() {
            Axis::Row => Point::new(bit, number),
            Axis::Column => Point::new(number - SIZE, bit),
            Axis::Diagonal => Point::new(bit, (bit + 3 * SIZE - 1).wrapping_sub(number)),
            Axis::Antidiagonal => Point::new(bit, (number + 1 - 4 * SIZE).wrapping_sub(bit)),
        }
    }
}

/// [`Line::mask`] of each line, by the line's number.
pub(crate) static MASKS: [u16; LINES] = {
    let mut masks = [0; LINES];
    let mut index = 0;
    while index < POINTS {
        let mut axis = 0;
        while axis < 4 {
            let (line, bit) = Point::from_index(index).on(Axis::ALL[axis]);
            masks[line.index()] |= 1 << bit;
            axis += 1;
        }
        index += 1;
    }
    masks
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ends_of_an_axis_are_its_directions() {
        for axis in Axis::ALL {
            let mut ends = axis.ends().map(|end| Direction::ALL[end]);
            let mut directions = axis.directions();
            ends.sort();
            directions.sort();
            assert_eq!(ends, directions, "{axis:?}");
        }
    }

    #[test]
    fn points_and_lines_name_each_other() {
        for point in Point::all() {
            for axis in Axis::ALL {
                let (line, bit) = point.on(axis);
                assert_eq!(line.axis(), axis);
                assert_eq!(line.point(bit), Some(point));
                assert!(line.mask() >> bit & 1 == 1);
                for (direction, step) in axis.directions().into_iter().zip([-1, 1]) {
                    let next = point.walk(direction).next();
                    let neighbour = usize::try_from(bit as isize + step).ok();
                    let by_bit = neighbour.filter(|b| line.mask() >> b & 1 == 1);
                    assert_eq!(next, by_bit.and_then(|b| line.point(b)));
                }
            }
        }
    }

    #[test]
    fn there_are_88_lines_and_four_through_each_point() {
        let bits: u32 = Line::all().map(|line| line.mask().count_ones()).sum();
        assert_eq!(bits as usize, 4 * POINTS);
        assert!(Line::all().all(|line| line.mask() != 0));
        for line in Line::all() {
            let named = (0..16).filter(|&bit| line.point(bit).is_some());
            assert_eq!(named.fold(0, |mask, bit| mask | 1 << bit), line.mask());
        }
    }
}
