//! Sets of lines.

use super::star;
use crate::board::{LINES, Point, SIZE};

/// The number of the first line of each axis.
const FIRST: [u8; 4] = [0, SIZE as u8, 2 * SIZE as u8, 4 * SIZE as u8 - 1];

/// A set of lines: for each axis a word with one bit for each of its lines.
///
/// The four words are independent of each other, so that a change of one line on each axis takes hardly longer than that
/// of a single line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::solve) struct LineSet([u32; 4]);

impl LineSet {
    pub const NONE: Self = Self([0; 4]);

    /// All lines.
    pub const ALL: Self = {
        let mut words = [0; 4];
        let mut axis = 0;
        while axis < 4 {
            let end = if axis < 3 { FIRST[axis + 1] } else { LINES as u8 };
            words[axis] = (1 << (end - FIRST[axis])) - 1;
            axis += 1;
        }
        Self(words)
    };

    pub fn is_empty(self) -> bool {
        self == Self::NONE
    }

    /// Includes the line of an axis, or leaves it out.
    #[inline]
    pub fn set(&mut self, axis: usize, line: u8, included: bool) {
        let place = line - FIRST[axis];
        self.0[axis] = self.0[axis] & !(1 << place) | u32::from(included) << place;
    }

    /// Includes the four lines through a point.
    pub fn insert_through(&mut self, point: Point) {
        let lines = star(point).lines;
        (0..4).for_each(|axis| self.set(axis, lines[axis], true));
    }

    /// The axis and the number of each line, in the order of their numbers.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = (usize, u8)> {
        (0..4).flat_map(move |axis| {
            let mut left = self.0[axis];
            std::iter::from_fn(move || {
                (left != 0).then(|| {
                    let place = left.trailing_zeros() as u8;
                    left &= left - 1;
                    (axis, FIRST[axis] + place)
                })
            })
        })
    }
}
