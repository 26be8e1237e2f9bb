//! The patterns of all points, updated whenever a stone is added or removed.

use super::composite::Pattern4;
use super::shape::Pattern;
use super::table::{Table, pattern_of, radius};
use crate::board::{Axis, ByColor, Color, Point, PointSet, Position, Rule};

/// The number of slots from one row to the next: 15 points and 5 slots off the board, which are the padding
/// after one row and before the next. No window has to be cut at an edge.
const STRIDE: usize = 20;
/// The number of slots off the board before the first row and before the first column.
const PADDING: usize = 5;
/// The number of all slots, a power of two, so that a bit mask replaces a bounds check.
const SLOTS: usize = 512;

/// The slot of a point.
const fn slot(point: Point) -> usize {
    (point.y() + PADDING) * STRIDE + point.x() + PADDING
}

/// For each axis, the number of slots from a point to the next one towards higher bits of the line.
const STEPS: [usize; 4] = {
    let mut steps = [0; 4];
    let mut i = 0;
    while i < 4 {
        let (dx, dy) = Axis::ALL[i].directions()[1].step();
        steps[i] = dx.wrapping_add(dy * STRIDE as isize) as usize;
        i += 1;
    }
    steps
};

/// The bits of the entries of both sides along the first axis, and of their groups among them.
const BOTH: u64 = 0x0000_00ff_0000_00ff;
const BOTH_GROUPS: u64 = 0x0000_00f0_0000_00f0;

/// The patterns of every point, occupied ones too, for both sides and along all axes.
///
/// [`make`](Self::make) and [`undo`](Self::undo) update only the windows that contain the stone: 32 points
/// and 64 patterns in freestyle, 40 and 80 in standard and renju. An index takes 13 kilobytes; all indices share
/// the tables of each rule.
///
/// ```
/// use yonsan::board::{Axis, Color, Point, Rule, notation};
/// use yonsan::pattern::{Pattern, Pattern4, PatternIndex};
/// let position = notation::parse("B:f8g8,W:,b", Rule::Freestyle).unwrap();
/// let mut index = PatternIndex::new(&position);
/// let h8: Point = "h8".parse().unwrap();
/// assert_eq!(index.pattern(h8, Axis::Row, Color::Black), Pattern::F3S);
/// index.make("e8".parse().unwrap(), Color::White);
/// assert_eq!(index.pattern(h8, Axis::Row, Color::Black), Pattern::B3);
/// assert_eq!(index.pattern4(h8, Color::Black), Some(Pattern4::KBlock3));
/// ```
#[derive(Clone)]
pub struct PatternIndex {
    rule: Rule,
    tables: ByColor<&'static Table>,
    occupied: PointSet,
    /// The key of each slot and axis: black's in the low 16 bits, white's in the high 16 bits. Keys of slots
    /// off the board have no meaning.
    keys: [[u32; 4]; SLOTS],
    /// The table entries of each slot, one byte for each axis: black's in the low four bytes, white's in the high ones.
    entries: [u64; SLOTS],
}

impl PatternIndex {
    /// The patterns of a position.
    pub fn new(position: &Position) -> Self {
        let rule = position.rule();
        let mut index = Self {
            rule,
            tables: ByColor::from_fn(|color| Table::of(rule, color)),
            occupied: PointSet::EMPTY,
            keys: [[0; 4]; SLOTS],
            entries: [0; SLOTS],
        };
        index.shut_edges();
        for color in Color::BOTH {
            for point in position.stones(color).iter() {
                index.make(point, color);
            }
        }
        index
    }

    /// Marks the slots off the board as shut cells for both sides, and enters the patterns of the empty
    /// board.
    fn shut_edges(&mut self) {
        let radius = radius(self.rule) as isize;
        for point in Point::all() {
            for (i, axis) in Axis::ALL.into_iter().enumerate() {
                let (dx, dy) = axis.directions()[1].step();
                let key: u16 = (-radius..=radius)
                    .filter(|&d| point.offset(d * dx, d * dy).is_none())
                    .map(|d| 2 * Table::digit(d, radius as usize))
                    .sum();
                self.keys[slot(point)][i] = u32::from(key) << 16 | u32::from(key);
                for color in Color::BOTH {
                    let entry = u64::from(self.tables[color].entry(key));
                    self.entries[slot(point)] |= entry << (32 * color as usize + 8 * i);
                }
            }
        }
    }

    /// The pattern of a point along an axis for a side, as if the point held a stone of that side.
    #[inline]
    pub const fn pattern(&self, point: Point, axis: Axis, color: Color) -> Pattern {
        pattern_of((self.entries_of(point, color) >> (8 * axis as usize)) as u8)
    }

    /// The four patterns of a point for a side, in the order of [`Axis::ALL`].
    #[inline]
    pub const fn patterns(&self, point: Point, color: Color) -> [Pattern; 4] {
        let [a, b, c, d] = self.entries_of(point, color).to_le_bytes();
        [pattern_of(a), pattern_of(b), pattern_of(c), pattern_of(d)]
    }

    #[inline]
    const fn entries_of(&self, point: Point, color: Color) -> u32 {
        (self.entries[slot(point) % SLOTS] >> (32 * color as usize)) as u32
    }

    /// For black and for white, the groups of the four patterns of a point: three bits each. The order of the axes does not
    /// matter to those who look a combined pattern up.
    #[inline]
    pub(crate) const fn groups(&self, point: Point) -> [u16; 2] {
        // Two bytes are moved together, then four.
        let groups = self.entries[slot(point) % SLOTS] >> 4 & 0x0707_0707_0707_0707;
        let pairs = (groups | groups >> 5) & 0x003f_003f_003f_003f;
        let all = (pairs | pairs >> 10) & 0x0000_0fff_0000_0fff;
        [all as u16, (all >> 32) as u16]
    }

    /// The combined pattern of a point for a side; `None` where the point holds a stone.
    #[inline]
    pub fn pattern4(&self, point: Point, color: Color) -> Option<Pattern4> {
        if self.occupied.contains(point) {
            return None;
        }
        if self.rule == Rule::Renju && color == Color::Black && self.forbids(point) {
            return Some(Pattern4::Forbid);
        }
        Some(Pattern4::of(self.patterns(point, color)))
    }

    /// The rule.
    pub(super) const fn rule(&self) -> Rule {
        self.rule
    }

    /// The empty points at both ends of the black row through a black stone along an axis, where they lie within
    /// four points of it.
    pub(super) fn ends(&self, stone: Point, axis: Axis) -> impl Iterator<Item = Point> + use<> {
        let radius = radius(self.rule);
        let key = self.keys[slot(stone)][axis as usize] as u16;
        let (dx, dy) = axis.directions()[1].step();
        [-1, 1].into_iter().filter_map(move |sign| {
            let holds = |distance: &isize| key / Table::digit(sign * distance, radius) % 3;
            let distance = sign * (1..=4).find(|distance| holds(distance) != 1).filter(|d| holds(d) == 0)?;
            stone.offset(distance * dx, distance * dy)
        })
    }

    /// Whether the point holds no stone.
    pub(super) const fn is_empty(&self, point: Point) -> bool {
        !self.occupied.contains(point)
    }

    /// Puts a stone on an empty point.
    ///
    /// # Panics
    /// In debug builds when the point holds a stone.
    pub fn make(&mut self, point: Point, color: Color) {
        self.make_marked(point, color);
    }

    /// Puts a stone on an empty point, as [`make`](Self::make) does, and returns a bit for each of the points in the
    /// order of [`around`](Self::around): it is set where the group of a pattern of the point has changed.
    pub(crate) fn make_marked(&mut self, point: Point, color: Color) -> u64 {
        let new = self.occupied.insert(point);
        debug_assert!(new, "{point} holds a stone");
        match self.rule {
            Rule::Freestyle => self.change::<4, false, true>(point, color),
            Rule::Standard => self.change::<5, false, true>(point, color),
            Rule::Renju => self.change::<5, false, false>(point, color),
        }
    }

    /// The points that see a stone on this point under a rule; `None` for those that lie off the board.
    pub(crate) fn around(rule: Rule, point: Point) -> impl Iterator<Item = Option<Point>> {
        let steps = Axis::ALL.into_iter().map(|axis| axis.directions()[1].step());
        steps.flat_map(move |(dx, dy)| {
            let distances = (1..=radius(rule) as isize).flat_map(|distance| [distance, -distance]);
            distances.map(move |distance| point.offset(distance * dx, distance * dy))
        })
    }

    /// Removes a stone of this side from its point. Stones may be removed in any order.
    ///
    /// # Panics
    /// In debug builds when the point is empty. The side of the stone is not checked: with the wrong side,
    /// all later patterns are wrong.
    pub fn undo(&mut self, point: Point, color: Color) {
        let there = self.occupied.remove(point);
        debug_assert!(there, "{point} is empty");
        match self.rule {
            Rule::Freestyle => self.change::<4, true, true>(point, color),
            Rule::Standard => self.change::<5, true, true>(point, color),
            Rule::Renju => self.change::<5, true, false>(point, color),
        };
    }

    /// Adds a stone, or removes it (`TAKE`), and marks where patterns change. `ALIKE` says that both sides have one table; with one address fewer to
    /// keep the loop is measurably faster.
    fn change<const RADIUS: usize, const TAKE: bool, const ALIKE: bool>(
        &mut self,
        point: Point,
        color: Color,
    ) -> u64 {
        let centre = slot(point);
        let (mut marks, mut mark) = (0, 1);
        let (black, white) = match color {
            Color::Black => (1, 2),
            Color::White => (2, 1),
        };
        let unit: u32 = white << 16 | black;
        for (axis, step) in STEPS.into_iter().enumerate() {
            for distance in 1..=RADIUS {
                // A point at `distance` in one direction sees the stone in the opposite direction.
                for (sign, seen) in [(1, -(distance as isize)), (-1, distance as isize)] {
                    let offset = step.wrapping_mul(distance).wrapping_mul(sign as usize);
                    let at = centre.wrapping_add(offset) % SLOTS;
                    let digit = unit * u32::from(Table::digit(seen, RADIUS));
                    // The arithmetic wraps: slots off the board may count more stones than a key has digits
                    // for.
                    let key = if TAKE {
                        self.keys[at][axis].wrapping_sub(digit)
                    } else {
                        self.keys[at][axis].wrapping_add(digit)
                    };
                    self.keys[at][axis] = key;
                    let of_white = if ALIKE { self.tables.black } else { self.tables.white };
                    let new = u64::from(self.tables.black.entry(key as u16))
                        | u64::from(of_white.entry((key >> 16) as u16)) << 32;
                    let old = self.entries[at];
                    let shift = 8 * axis;
                    self.entries[at] = old & !(BOTH << shift) | new << shift;
                    marks |= if (old >> shift ^ new) & BOTH_GROUPS == 0 { 0 } else { mark };
                    mark <<= 1;
                }
            }
        }
        marks
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use Pattern::{B1, Dead, F1};

    use crate::board::{POINTS, Symmetry};
    use crate::pattern::scan::Scan;

    type Stones = Vec<Option<Color>>;

    /// Adds a stone on each empty point and removes it from each occupied point.
    fn toggle(index: &mut PatternIndex, stones: &mut Stones, point: Point, color: Color) {
        if let Some(old) = stones[point.index()].take() {
            index.undo(point, old);
        } else {
            stones[point.index()] = Some(color);
            index.make(point, color);
        }
    }

    fn index_of(stones: &Stones, rule: Rule) -> PatternIndex {
        let mut index = PatternIndex::new(&Position::new(rule));
        for point in Point::all() {
            if let Some(color) = stones[point.index()] {
                index.make(point, color);
            }
        }
        index
    }

    fn assert_scanned(index: &PatternIndex, stones: &Stones, scan: &mut Scan) {
        for point in Point::all() {
            for color in Color::BOTH {
                let scanned = Axis::ALL.map(|axis| scan.pattern(|p| stones[p.index()], point, axis, color));
                assert_eq!(index.patterns(point, color), scanned, "{point} {color:?}");
                let kind = Some(Pattern4::of(scanned)).filter(|_| stones[point.index()].is_none());
                let known = index.pattern4(point, color);
                // Which points renju forbids is tested with the definition of forbidden moves.
                let forbidden = known == Some(Pattern4::Forbid);
                assert!(known == kind || forbidden && index.rule == Rule::Renju && color == Color::Black);
            }
        }
    }

    fn assert_same(one: &PatternIndex, other: &PatternIndex) {
        for point in Point::all() {
            for color in Color::BOTH {
                assert_eq!(one.patterns(point, color), other.patterns(point, color));
                assert_eq!(one.pattern4(point, color), other.pattern4(point, color));
            }
        }
    }

    fn rule() -> impl Strategy<Value = Rule> {
        prop::sample::select(&Rule::ALL)
    }

    /// Boards from nearly empty to nearly full, with varying numbers of stones of each side.
    fn stones() -> impl Strategy<Value = Stones> {
        (0u8..=100, 0u8..=100).prop_flat_map(|(full, black)| {
            let one = (0u8..100, 0u8..100).prop_map(move |(a, b)| {
                (a < full).then_some(if b < black { Color::Black } else { Color::White })
            });
            prop::collection::vec(one, POINTS)
        })
    }

    /// The image of an axis under a symmetry.
    fn image(axis: Axis, symmetry: Symmetry) -> Axis {
        let next = Point::CENTRE.walk(axis.directions()[0]).next().unwrap();
        let next = symmetry.apply(next);
        let along =
            |axis: &Axis| axis.directions().iter().any(|&d| Point::CENTRE.walk(d).next() == Some(next));
        Axis::ALL.into_iter().find(along).unwrap()
    }

    proptest! {
        #[test]
        fn index_and_scan_agree_after_any_makes_and_undos(
            rule in rule(),
            mut stones in stones(),
            changes in prop::collection::vec((0..POINTS, prop::sample::select(&Color::BOTH)), 0..120),
        ) {
            let mut scan = Scan::new(rule);
            let mut index = index_of(&stones, rule);
            for (i, &(point, color)) in changes.iter().enumerate() {
                toggle(&mut index, &mut stones, Point::from_index(point), color);
                if i == changes.len() / 2 {
                    assert_scanned(&index, &stones, &mut scan);
                }
            }
            assert_scanned(&index, &stones, &mut scan);
            assert_same(&index, &index_of(&stones, rule));
            // All stones are removed in another order than they were added.
            for point in Point::all() {
                if let Some(color) = stones[point.index()].take() {
                    index.undo(point, color);
                }
            }
            assert_same(&index, &PatternIndex::new(&Position::new(rule)));
        }

        #[test]
        fn pictures_and_swapped_colours_have_the_same_patterns(rule in rule(), stones in stones()) {
            let index = index_of(&stones, rule);
            // Under renju the two sides have different patterns.
            let alike = rule != Rule::Renju;
            let swapped = index_of(&stones.iter().map(|s| s.map(Color::other)).collect(), rule);
            for symmetry in Symmetry::ALL {
                let mut turned = vec![None; POINTS];
                for point in Point::all() {
                    turned[symmetry.apply(point).index()] = stones[point.index()];
                }
                let turned = index_of(&turned, rule);
                for point in Point::all() {
                    let to = symmetry.apply(point);
                    for color in Color::BOTH {
                        for axis in Axis::ALL {
                            let pattern = index.pattern(point, axis, color);
                            prop_assert_eq!(turned.pattern(to, image(axis, symmetry), color), pattern);
                            prop_assert!(!alike || swapped.pattern(point, axis, color.other()) == pattern);
                        }
                        prop_assert_eq!(turned.pattern4(to, color), index.pattern4(point, color));
                    }
                }
            }
        }
    }

    #[test]
    fn edges_shut_the_line() {
        let corner = Point::from_index(0);
        for rule in Rule::ALL {
            let index = PatternIndex::new(&Position::new(rule));
            assert_scanned(&index, &vec![None; POINTS], &mut Scan::new(rule));
            assert_eq!(index.patterns(corner, Color::Black), [B1, B1, B1, Dead]);
            assert_eq!(index.patterns(Point::CENTRE, Color::White), [F1; 4]);
        }
    }
}
