//! A point of the board, its name, and sets of points.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use thiserror::Error;

/// Points along one side of the board.
pub const SIZE: usize = 15;
/// Points on the whole board.
pub const POINTS: usize = SIZE * SIZE;

/// One of the 225 points, with `a1` at the lower left and `o15` at the upper right; no letter is skipped.
///
/// ```
/// use yonsan::board::Point;
/// let centre: Point = "h8".parse().unwrap();
/// assert_eq!((centre.x(), centre.y()), (7, 7));
/// assert_eq!(centre.to_string(), "h8");
/// assert_eq!("H8".parse(), Ok(centre));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(u8);

impl Point {
    /// The centre, `h8`.
    pub const CENTRE: Self = Self(112);

    /// The point in column `x` and row `y`, both counted from 0 at `a1`; `None` off the board.
    pub const fn new(x: usize, y: usize) -> Option<Self> {
        if x < SIZE && y < SIZE { Some(Self((y * SIZE + x) as u8)) } else { None }
    }

    /// The point in column `x` and the row that has `above` rows above it, both counted from 0 at the upper left, as
    /// most other programs count; `None` off the board.
    ///
    /// ```
    /// use yonsan::board::Point;
    /// let corner = Point::from_top(0, 14).unwrap();
    /// assert_eq!((corner.to_string().as_str(), corner.rows_above()), ("a1", 14));
    /// assert_eq!(Point::from_top(0, 15), None);
    /// ```
    pub const fn from_top(x: usize, above: usize) -> Option<Self> {
        if above < SIZE { Self::new(x, SIZE - 1 - above) } else { None }
    }

    /// The point with this index; points are counted row by row from `a1`.
    ///
    /// # Panics
    /// When the index is 225 or more.
    pub const fn from_index(index: usize) -> Self {
        assert!(index < POINTS, "a point's index is below 225");
        Self(index as u8)
    }

    /// The index, 0 to 224; points are counted row by row from `a1`.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column, 0 for `a`.
    pub const fn x(self) -> usize {
        self.0 as usize % SIZE
    }

    /// The row, 0 for row 1.
    pub const fn y(self) -> usize {
        self.0 as usize / SIZE
    }

    /// The number of rows above the point, 0 for row 15.
    pub const fn rows_above(self) -> usize {
        SIZE - 1 - self.y()
    }

    /// The point `dx` columns to the right and `dy` rows up; `None` off the board.
    pub const fn offset(self, dx: isize, dy: isize) -> Option<Self> {
        let (x, y) = (self.x() as isize + dx, self.y() as isize + dy);
        if x < 0 || y < 0 {
            return None;
        }
        Self::new(x as usize, y as usize)
    }

    /// All 225 points, row by row from `a1`.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..POINTS as u8).map(Self)
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Digit by digit: points are written by the thousand where fingerprints of puzzles are taken.
        let row = self.y() as u8 + 1;
        f.write_char((b'a' + self.x() as u8) as char)?;
        if row >= 10 {
            f.write_char('1')?;
        }
        f.write_char((b'0' + row % 10) as char)
    }
}

/// Serialized as its name.
impl serde::Serialize for Point {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A word that names no point of the board.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("not a point: {0}")]
pub struct NotAPoint(pub String);

impl FromStr for Point {
    type Err = NotAPoint;

    fn from_str(text: &str) -> Result<Self, NotAPoint> {
        let (column, row) = match *text.as_bytes() {
            [column, ones @ b'1'..=b'9'] => (column, ones - b'0'),
            [column, b'1', ones @ b'0'..=b'9'] => (column, 10 + ones - b'0'),
            _ => return Err(NotAPoint(text.to_owned())),
        };
        let x = column.to_ascii_lowercase().wrapping_sub(b'a');
        Self::new(x.into(), usize::from(row) - 1).ok_or_else(|| NotAPoint(text.to_owned()))
    }
}

/// The bits of the last 64-bit word that stand for points.
const LAST: u64 = (1 << (POINTS - 3 * 64)) - 1;

/// A set of points, stored as 225 bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct PointSet([u64; 4]);

impl PointSet {
    /// The empty set.
    pub const EMPTY: Self = Self([0; 4]);

    /// Whether the point belongs to the set.
    pub const fn contains(&self, point: Point) -> bool {
        self.0[point.index() / 64] >> (point.index() % 64) & 1 != 0
    }

    /// Adds the point; returns whether it was not in the set before.
    pub const fn insert(&mut self, point: Point) -> bool {
        let new = !self.contains(point);
        self.0[point.index() / 64] |= 1 << (point.index() % 64);
        new
    }

    /// Removes the point; returns whether it was in the set.
    pub const fn remove(&mut self, point: Point) -> bool {
        let there = self.contains(point);
        self.0[point.index() / 64] &= !(1 << (point.index() % 64));
        there
    }

    /// Number of points.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether no point belongs to the set.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 4]
    }

    /// The union: the points that belong to at least one of the two sets.
    #[must_use]
    pub fn union(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    /// The intersection: the points that belong to both sets.
    #[must_use]
    pub fn intersection(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    /// The difference: the points of this set that do not belong to the other.
    #[must_use]
    pub fn minus(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    /// The set whose points have indices larger by `places` (fewer than 64); points that would have an index
    /// above 224 are left out. As rows follow each other in the index, a point shifted beyond column o enters
    /// the next row at column a.
    #[must_use]
    pub(super) fn after(&self, places: u32) -> Self {
        let carried = |i: usize| self.0.get(i.wrapping_sub(1)).map_or(0, |word| word >> (64 - places));
        let mut after = std::array::from_fn(|i| self.0[i] << places | carried(i));
        after[3] &= LAST;
        Self(after)
    }

    /// The set whose points have indices smaller by `places` (fewer than 64); points that would have an index
    /// below 0 are left out.
    #[must_use]
    pub(super) fn before(&self, places: u32) -> Self {
        let carried = |i: usize| self.0.get(i + 1).map_or(0, |word| word << (64 - places));
        Self(std::array::from_fn(|i| self.0[i] >> places | carried(i)))
    }

    /// The points in ascending order of their index.
    pub fn iter(&self) -> impl Iterator<Item = Point> + use<> {
        let words = self.0;
        (0..4).flat_map(move |i| {
            let mut word = words[i];
            std::iter::from_fn(move || {
                if word == 0 {
                    return None;
                }
                let bit = word.trailing_zeros() as usize;
                word &= word - 1;
                Some(Point::from_index(i * 64 + bit))
            })
        })
    }
}

impl FromIterator<Point> for PointSet {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Self {
        let mut set = Self::EMPTY;
        for point in points {
            set.insert(point);
        }
        set
    }
}

impl fmt::Debug for PointSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_is_read_back_by_its_name() {
        for point in Point::all() {
            assert_eq!(point.to_string().parse(), Ok(point));
            assert_eq!(point.to_string().to_uppercase().parse(), Ok(point));
        }
    }

    #[test]
    fn words_that_are_no_points_are_refused() {
        for word in ["", "h", "8", "p8", "h0", "h16", "h08", "h8 ", "h+8", "h８", "hh8", "é8", "h888"] {
            assert_eq!(word.parse::<Point>(), Err(NotAPoint(word.to_owned())));
        }
    }

    #[test]
    fn sets_move_along_the_order_of_points() {
        let set: PointSet = Point::all().filter(|p| p.index() * p.index() % 11 < 5).collect();
        for places in [1, 14, 15, 16, 32] {
            let moved = |by: isize| -> PointSet {
                let index = set.iter().filter_map(|p| p.index().checked_add_signed(by));
                index.filter(|&index| index < POINTS).map(Point::from_index).collect()
            };
            assert_eq!(set.after(places), moved(places as isize));
            assert_eq!(set.before(places), moved(-(places as isize)));
        }
    }

    #[test]
    fn a_set_holds_what_was_put_in() {
        let mut set: PointSet = Point::all().filter(|p| p.index() % 7 == 0).collect();
        assert_eq!(set.len(), 33);
        assert!(set.iter().all(|p| p.index() % 7 == 0));
        assert!(set.remove(Point::from_index(7)) && !set.remove(Point::from_index(7)));
        assert!(set.insert(Point::from_index(7)) && !set.insert(Point::from_index(7)));
    }
}
