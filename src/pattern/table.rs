//! For each rule and side, a table with the pattern of every content of a line around a point.
//!
//! The content is encoded as a *key*: one base-3 digit for each neighbour in the window (not for the point
//! itself, where a stone is assumed): 0 empty, 1 own, 2 shut. Freestyle has 3^8 keys, standard and renju 3^10.
//! White's patterns under renju are those of freestyle, and ignore the outermost digit at either end.

use std::sync::OnceLock;

use super::composite::group;
use super::shape::Pattern;
use crate::board::{Color, Rule};

/// The number of points that a key has on each side of the centre: 4 in freestyle, 5 in standard and renju.
pub const fn radius(rule: Rule) -> usize {
    match rule {
        Rule::Freestyle => 4,
        Rule::Standard | Rule::Renju => 5,
    }
}

/// The number of entries of a table: every 16-bit number has one, so that a look-up needs no bounds check.
const ENTRIES: usize = 1 << 16;

/// The patterns of all keys for a side under a rule.
pub struct Table {
    /// By key: the number of the pattern in the low four bits, and that of its group above them.
    entries: [u8; ENTRIES],
}

/// The entry of a pattern in a table.
const fn entry(pattern: Pattern) -> u8 {
    pattern as u8 | group(pattern) << 4
}

/// By the low four bits of an entry: its pattern.
const PATTERNS: [Pattern; 16] = {
    let mut patterns = [Pattern::Dead; 16];
    let mut i = 0;
    while i < Pattern::ALL.len() {
        patterns[i] = Pattern::ALL[i];
        i += 1;
    }
    patterns
};

/// The pattern of an entry.
#[inline]
pub(super) const fn pattern_of(entry: u8) -> Pattern {
    PATTERNS[entry as usize & 15]
}

impl Table {
    /// The table of a side under a rule; only renju has different ones for the two sides. It is built on the
    /// first call (a few milliseconds) and kept.
    pub fn of(rule: Rule, color: Color) -> &'static Self {
        static FREESTYLE: OnceLock<Box<Table>> = OnceLock::new();
        static STANDARD: OnceLock<Box<Table>> = OnceLock::new();
        static RENJU_BLACK: OnceLock<Box<Table>> = OnceLock::new();
        static RENJU_WHITE: OnceLock<Box<Table>> = OnceLock::new();
        match (rule, color) {
            (Rule::Freestyle, _) => FREESTYLE.get_or_init(|| Self::build(rule, color)),
            (Rule::Standard, _) => STANDARD.get_or_init(|| Self::build(rule, color)),
            (Rule::Renju, Color::Black) => RENJU_BLACK.get_or_init(|| Self::build(rule, color)),
            (Rule::Renju, Color::White) => {
                RENJU_WHITE.get_or_init(|| Self::of(Rule::Freestyle, color).with_wider_keys())
            }
        }
    }

    /// The number that one cell of a window adds to a key where it holds an own stone; a shut cell adds twice
    /// as much. `radius` is the radius of the window, and `offset` the distance of the cell from the centre
    /// in points, positive towards higher bits of the line.
    ///
    /// # Panics
    /// In debug builds when the offset is 0 or lies outside the window.
    pub const fn digit(offset: isize, radius: usize) -> u16 {
        debug_assert!(offset != 0 && offset.unsigned_abs() <= radius);
        let place = offset + radius as isize - (offset > 0) as isize;
        3u16.pow(place as u32)
    }

    /// The pattern of a key; [`Pattern::Dead`] for numbers that are not a key.
    #[inline]
    pub const fn pattern(&self, key: u16) -> Pattern {
        pattern_of(self.entry(key))
    }

    /// The entry of a key.
    #[inline]
    pub(super) const fn entry(&self, key: u16) -> u8 {
        self.entries[key as usize]
    }

    fn build(rule: Rule, color: Color) -> Box<Self> {
        let radius = radius(rule);
        let keys = 3usize.pow(2 * radius as u32);
        let mut meanings = Meanings { rule, color, radius, known: vec![None; Window::NUMBERS] };
        Box::new(Self {
            entries: std::array::from_fn(|key| {
                entry(if key < keys { meanings.of(Window::of_key(key, radius)) } else { Pattern::Dead })
            }),
        })
    }

    /// The table with the same patterns for keys of radius 5, made from a table for keys of radius 4: the lowest
    /// and the highest digit of a key are ignored.
    fn with_wider_keys(&self) -> Box<Self> {
        let (keys, inner) = (3usize.pow(10), 3usize.pow(8));
        Box::new(Self {
            entries: std::array::from_fn(|key| {
                if key < keys { self.entries[key / 3 % inner] } else { entry(Pattern::Dead) }
            }),
        })
    }
}

/// The own stones and the empty points of a window; all other cells are shut. The centre is bit `radius`.
#[derive(Clone, Copy)]
struct Window {
    own: u16,
    empty: u16,
}

impl Window {
    fn of_key(mut key: usize, radius: usize) -> Self {
        let mut window = Self { own: 1 << radius, empty: 0 };
        for bit in (0..=2 * radius).filter(|&bit| bit != radius) {
            match key % 3 {
                0 => window.empty |= 1 << bit,
                1 => window.own |= 1 << bit,
                _ => {}
            }
            key /= 3;
        }
        window
    }

    /// The window with all cells beyond the nearest shut cell on each side shut.
    fn between_ends(self, radius: usize) -> Self {
        let open = connected(self.own | self.empty, radius);
        Self { own: self.own & open, empty: self.empty & open }
    }

    /// An upper bound of [`number`](Self::number): 11 bits of own stones, and 0 to 5 open cells on each side.
    const NUMBERS: usize = (1 << 11) * 36;

    /// A number that is unique for every window in which all cells [beyond the nearest shut
    /// cells](Self::between_ends) are shut.
    fn number(self, radius: usize) -> usize {
        let open = self.own | self.empty;
        let left = (open & ((1 << radius) - 1)).count_ones();
        let right = (open >> (radius + 1)).count_ones();
        usize::from(self.own) * 36 + (left * 6 + right) as usize
    }

    /// The window with one more own stone on a bit, centred on that bit.
    fn with(self, bit: usize, radius: usize) -> Self {
        let cells = (1u16 << (2 * radius + 1)) - 1;
        let centred = |set: u16| {
            if bit > radius { set >> (bit - radius) } else { set << (radius - bit) & cells }
        };
        Self { own: centred(self.own | 1 << bit), empty: centred(self.empty & !(1 << bit)) }
    }
}

/// The bits of a set that form a run without a gap with the centre.
fn connected(set: u16, radius: usize) -> u16 {
    let mut part = 1 << radius;
    loop {
        let grown = (part | part << 1 | part >> 1) & set;
        if grown == part {
            return part;
        }
        part = grown;
    }
}

/// The recursive evaluation of windows. Results are stored, because most windows are needed many times.
struct Meanings {
    rule: Rule,
    color: Color,
    radius: usize,
    /// The pattern of each window, by [`Window::number`]; `None` where it is not known yet.
    known: Vec<Option<Pattern>>,
}

impl Meanings {
    fn of(&mut self, window: Window) -> Pattern {
        let window = window.between_ends(self.radius);
        let number = window.number(self.radius);
        if let Some(pattern) = self.known[number] {
            return pattern;
        }
        let pattern = self.find(window);
        self.known[number] = Some(pattern);
        pattern
    }

    fn find(&mut self, window: Window) -> Pattern {
        let run = connected(window.own, self.radius).count_ones() as usize;
        if self.rule.wins(self.color, run) {
            return Pattern::F5;
        }
        if run > 5 {
            return Pattern::Ol;
        }
        if (window.own | window.empty).count_ones() < 5 {
            return Pattern::Dead;
        }
        let mut points = [0; Pattern::ALL.len()];
        for bit in 0..=2 * self.radius {
            if window.empty >> bit & 1 != 0 {
                points[self.of(window.with(bit, self.radius)) as usize] += 1;
            }
        }
        let make = |pattern: Pattern| points[pattern as usize];
        let flex3 = make(Pattern::F3) + make(Pattern::F3S);
        let flex2 = make(Pattern::F2) + make(Pattern::F2A) + make(Pattern::F2B);
        let straight_only = self.rule == Rule::Renju && self.color == Color::Black;
        match () {
            // Two fours on one line, which renju forbids: the stones of a straight four lie next to each other.
            () if make(Pattern::F5) >= 2 && straight_only && run < 4 => Pattern::Ol,
            () if make(Pattern::F5) >= 2 => Pattern::F4,
            () if make(Pattern::F5) == 1 => Pattern::B4,
            () if make(Pattern::F4) >= 2 => Pattern::F3S,
            () if make(Pattern::F4) == 1 => Pattern::F3,
            () if make(Pattern::B4) > 0 => Pattern::B3,
            () if flex3 >= 4 => Pattern::F2B,
            () if flex3 == 3 => Pattern::F2A,
            () if flex3 > 0 => Pattern::F2,
            () if make(Pattern::B3) > 0 => Pattern::B2,
            () if flex2 > 0 => Pattern::F1,
            () if make(Pattern::B2) > 0 => Pattern::B1,
            () => Pattern::Dead,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pattern::scan::{Cell, Scan, width};

    fn cell(glyph: char) -> Cell {
        match glyph {
            '.' | 'O' => Cell::Own,
            '_' => Cell::Empty,
            _ => Cell::Shut,
        }
    }

    /// The window around the `.` of a text, filled with `left` and `right` beyond its ends.
    fn window(text: &str, left: char, right: char, radius: usize) -> Vec<Cell> {
        let point = text.find('.').unwrap();
        let cells: Vec<char> = text.chars().collect();
        (point..=point + 2 * radius)
            .map(|i| match i.checked_sub(radius) {
                None => cell(left),
                Some(i) => cell(cells.get(i).copied().unwrap_or(right)),
            })
            .collect()
    }

    fn key(window: &[Cell], radius: usize) -> u16 {
        (-(radius as isize)..=radius as isize)
            .filter(|&d| d != 0)
            .map(|d| match window[(d + radius as isize) as usize] {
                Cell::Empty => 0,
                Cell::Own => Table::digit(d, radius),
                Cell::Shut => 2 * Table::digit(d, radius),
            })
            .sum()
    }

    /// Black's pattern of the `.` of a text.
    fn read(text: &str, left: char, right: char, rule: Rule) -> Pattern {
        let radius = radius(rule);
        let window = window(text, left, right, radius);
        let pattern = Table::of(rule, Color::Black).pattern(key(&window, radius));
        assert_eq!(Scan::new(rule).meaning(window, Color::Black), pattern, "{text}");
        pattern
    }

    /// The fourteen examples of the freestyle black-win program: `O` own, `X` shut, `.` the point. Cells
    /// beyond a string are empty, and all examples except the overline are valid under both rules.
    #[test]
    fn the_published_examples() {
        for (text, pattern) in [
            ("X_.__X", Pattern::Dead),
            ("X.____", Pattern::B1),
            ("X_.___", Pattern::F1),
            ("XO.___", Pattern::B2),
            ("_O__._", Pattern::F2),
            ("_O_.__", Pattern::F2A),
            ("_O.___", Pattern::F2B),
            ("XOO.__", Pattern::B3),
            ("_OO_._", Pattern::F3),
            ("__OO.__", Pattern::F3S),
            ("XOOO._X", Pattern::B4),
            ("_OOO._X", Pattern::F4),
            ("XOO.OOX", Pattern::F5),
        ] {
            for rule in Rule::ALL {
                assert_eq!(read(text, '_', '_', rule), pattern, "{text} {rule:?}");
            }
        }
        for rule in [Rule::Standard, Rule::Renju] {
            assert_eq!(read("OO.OOO", '_', '_', rule), Pattern::Ol);
        }
        assert_eq!(read("OO.OOO", '_', '_', Rule::Freestyle), Pattern::F5);
    }

    /// Two points of a line that make a five are a straight four or two fours; only renju tells them apart, and
    /// only for Black.
    #[test]
    fn two_fours_on_a_line_are_no_straight_four() {
        for two in ["O_O.O_O", "OOO_._OOO", "OO_O._OO", "OO_.O_OO"] {
            assert_eq!(read(two, '_', '_', Rule::Standard), Pattern::F4, "{two}");
            assert_eq!(read(two, '_', '_', Rule::Renju), Pattern::Ol, "{two}");
        }
        for (one, pattern) in [("_OO.O_", Pattern::F4), ("O_OO.O_", Pattern::B4), ("O_O.O_X", Pattern::B4)] {
            assert_eq!(read(one, '_', '_', Rule::Renju), pattern, "{one}");
        }
        // A three that could only become two fours on its line is no open three.
        assert_eq!(read("O_.O__O", 'X', '_', Rule::Standard), Pattern::F3);
        assert_eq!(read("O_.O__O", 'X', '_', Rule::Renju), Pattern::B3);
    }

    /// Shows which examples depend on the cells beyond their ends.
    #[test]
    fn three_examples_need_their_padding() {
        for rule in Rule::ALL {
            assert_eq!(read("X_.___", '_', 'X', rule), Pattern::B1);
            assert_eq!(read("_O_.__", 'X', '_', rule), Pattern::F2);
            assert_eq!(read("_O.___", 'X', '_', rule), Pattern::F2);
            for text in ["_O__._", "XOO.__", "_OO_._", "__OO.__", "_OOO._X"] {
                for (left, right) in [('X', '_'), ('_', 'X'), ('X', 'X')] {
                    let open = read(text, '_', '_', rule);
                    assert_eq!(read(text, left, right, rule), open, "{text}");
                }
            }
        }
    }

    #[test]
    fn every_key_is_what_the_scan_finds() {
        for (rule, color) in Rule::ALL.into_iter().flat_map(|rule| Color::BOTH.map(|color| (rule, color))) {
            let radius = radius(rule);
            let mut scan = Scan::new(rule);
            let table = Table::of(rule, color);
            for number in 0..3usize.pow(2 * radius as u32) {
                let mut rest = number;
                let window: Vec<Cell> = (0..=2 * radius)
                    .map(|i| {
                        if i == radius {
                            return Cell::Own;
                        }
                        let digit = rest % 3;
                        rest /= 3;
                        [Cell::Empty, Cell::Own, Cell::Shut][digit]
                    })
                    .collect();
                assert_eq!(usize::from(key(&window, radius)), number);
                let mirrored: Vec<Cell> = window.iter().rev().copied().collect();
                let pattern = table.pattern(number as u16);
                assert_eq!(pattern, table.pattern(key(&mirrored, radius)));
                let seen = width(rule, color);
                let window = window[radius - seen..=radius + seen].to_vec();
                assert_eq!(pattern, scan.meaning(window, color), "{rule:?} {color:?} {number}");
            }
        }
    }

    /// Each pattern occurs; only the overline needs a rule that asks for exactly five.
    #[test]
    fn all_patterns_occur() {
        for (rule, color) in Rule::ALL.into_iter().flat_map(|rule| Color::BOTH.map(|color| (rule, color))) {
            let entries = &Table::of(rule, color).entries;
            for pattern in Pattern::ALL {
                let expected = pattern != Pattern::Ol || !rule.wins(color, 6);
                assert_eq!(entries.contains(&entry(pattern)), expected, "{rule:?} {color:?} {pattern:?}");
            }
        }
    }
}
