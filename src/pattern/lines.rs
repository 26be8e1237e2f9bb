//! A position stored as one 32-bit integer for each line that holds stones.
//!
//! Each point takes two bits. The *first*, lower bit is set for a white stone and the *second*, higher bit
//! for a black stone: the point at bit `i` of a [`Line`] has the bits `2i` and `2i + 1`. Empty points, and
//! bits that are not points of the board, are 0.
//!
//! There are 88 lines; only those that hold stones need to be stored, four bytes each. A move changes four
//! lines. Rotating or mirroring the board only renumbers the lines and may reverse them.

use crate::board::{Axis, Color, Direction, LINES, Line, Point, Position, SIZE, Symmetry};

/// The stones of a position, line by line. Rule and side to move are not in it.
///
/// ```
/// use yonsan::board::{Color, Position, Rule};
/// use yonsan::pattern::Lines;
/// let mut lines = Lines::default();
/// lines.toggle(Color::Black, "a1".parse().unwrap());
/// lines.toggle(Color::White, "b1".parse().unwrap());
/// let row_1 = lines.stored().next().unwrap();
/// assert_eq!((row_1.0.index(), row_1.1), (0, 0b01_10));
/// assert_eq!((lines.count(), lines.bytes()), (7, 28));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lines([u32; LINES]);

impl Default for Lines {
    /// The empty board: no line holds a stone.
    fn default() -> Self {
        Self([0; LINES])
    }
}

/// The bits that a stone of this side sets at the lowest point of a line.
const fn bits(color: Color) -> u32 {
    match color {
        Color::White => 0b01,
        Color::Black => 0b10,
    }
}

impl Lines {
    /// The lines of a position's stones.
    pub fn of(position: &Position) -> Self {
        let mut lines = Self::default();
        for color in Color::BOTH {
            position.stones(color).iter().for_each(|point| lines.toggle(color, point));
        }
        lines
    }

    /// Adds a stone on an empty point, or removes it from its point; four lines change.
    pub fn toggle(&mut self, color: Color, point: Point) {
        for axis in Axis::ALL {
            let (line, bit) = point.on(axis);
            self.0[line.index()] ^= bits(color) << (2 * bit);
        }
    }

    /// The integer of a line.
    pub const fn word(&self, line: Line) -> u32 {
        self.0[line.index()]
    }

    /// The lines that hold stones, in the order of their numbers.
    pub fn stored(&self) -> impl Iterator<Item = (Line, u32)> {
        Line::all().zip(self.0).filter(|(_, word)| *word != 0)
    }

    /// The number of lines that hold stones, at most 88.
    pub fn count(&self) -> usize {
        self.stored().count()
    }

    /// The size of the stored lines, in bytes.
    pub fn bytes(&self) -> usize {
        size_of::<u32>() * self.count()
    }

    /// The stone on a point, read from the line of its row.
    pub fn stone(&self, point: Point) -> Option<Color> {
        let (row, bit) = point.on(Axis::Row);
        let cell = self.word(row) >> (2 * bit) & 0b11;
        Color::BOTH.into_iter().find(|&color| bits(color) == cell)
    }

    /// The lines of the picture under a symmetry: each line goes to another place, perhaps backwards.
    #[must_use]
    pub fn picture(&self, symmetry: Symmetry) -> Self {
        let mut picture = Self::default();
        for (line, word) in self.stored() {
            let (to, backwards) = renumbered(line, symmetry);
            let cells = word >> (2 * line.mask().trailing_zeros());
            let cells = if backwards { reversed(cells, line.mask().count_ones()) } else { cells };
            picture.0[to.index()] = cells << (2 * to.mask().trailing_zeros());
        }
        picture
    }
}

/// Where a symmetry takes a line, and whether it then runs the other way.
pub fn renumbered(line: Line, symmetry: Symmetry) -> (Line, bool) {
    let (dx, dy) = line.axis().directions()[1].step();
    // What becomes of one step along the line can be seen anywhere, best in the centre.
    let from = symmetry.apply(Point::CENTRE);
    let to = Point::CENTRE.offset(dx, dy).map_or(from, |next| symmetry.apply(next));
    let step = (to.x() as isize - from.x() as isize, to.y() as isize - from.y() as isize);
    let (axis, backwards) = Axis::ALL
        .into_iter()
        .find_map(|axis| {
            let [down, up] = axis.directions().map(Direction::step);
            (step == up || step == down).then_some((axis, step == down))
        })
        .unwrap_or((line.axis(), false));
    let first = line.point(line.mask().trailing_zeros() as usize).unwrap_or(Point::CENTRE);
    (symmetry.apply(first).on(axis).0, backwards)
}

/// The lowest `length` points of a line in the opposite order.
const fn reversed(cells: u32, length: u32) -> u32 {
    let mut turned = 0;
    let mut i = 0;
    while i < length {
        turned |= (cells >> (2 * i) & 0b11) << (2 * (length - 1 - i));
        i += 1;
    }
    turned
}

/// The integer of a line from the view of a side: 01 its own stones, 10 the other side's stones, 11 what is
/// not a point of the board (the sixteenth place included), 00 empty points.
pub(super) const fn seen_by(color: Color, line: Line, word: u32) -> u32 {
    const LOW: u32 = 0x5555_5555;
    let own_first = match color {
        Color::White => word,
        Color::Black => (word & LOW) << 1 | word >> 1 & LOW,
    };
    let mut beyond = 0;
    let mut bit = 0;
    while bit <= SIZE {
        if line.mask() >> bit & 1 == 0 {
            beyond |= 0b11 << (2 * bit);
        }
        bit += 1;
    }
    own_first | beyond
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Rule, notation};

    #[test]
    fn seventeen_stones_may_be_26_lines_of_104_bytes() {
        let text = "B:i10g9h7j6i7f6h10g8f7,W:g6j7i6i8f9g7j9i9,w";
        let lines = Lines::of(&notation::parse(text, Rule::Standard).unwrap());
        let mut axes = [0; 4];
        lines.stored().for_each(|(line, _)| axes[line.axis() as usize] += 1);
        assert_eq!(axes.iter().sum::<usize>(), lines.count());
        assert_eq!((lines.count(), lines.bytes()), (26, 104), "{axes:?}");
    }

    #[test]
    fn the_lines_of_a_picture_are_those_of_the_position_renumbered() {
        for moves in ["h8", "a1b1", "h8i9i7g10", "a1o15b14h8c3", "h8h9i9g7a1b2c3n14k2"] {
            let position = notation::parse(moves, Rule::Standard).unwrap();
            for symmetry in Symmetry::ALL {
                let picture = position.picture(symmetry);
                assert_eq!(Lines::of(&position).picture(symmetry), Lines::of(&picture), "{moves}");
            }
        }
    }

    #[test]
    fn every_symmetry_numbers_all_lines_anew() {
        for symmetry in Symmetry::ALL {
            let mut met = [false; LINES];
            for line in Line::all() {
                let (to, _) = renumbered(line, symmetry);
                assert!(!std::mem::replace(&mut met[to.index()], true));
                assert_eq!(to.mask().count_ones(), line.mask().count_ones());
            }
        }
        let (turned, backwards) = renumbered(Point::CENTRE.on(Axis::Row).0, Symmetry::ALL[1]);
        assert_eq!((turned, backwards), (Point::CENTRE.on(Axis::Row).0, true));
    }
}
