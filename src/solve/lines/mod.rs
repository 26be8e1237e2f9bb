//! The board as its 88 lines, one 15-bit word each for the attacker and the defender, and the fours and fives
//! that can be made on them.
//!
//! A move changes four lines. The five points of a line are computed from its words by a few shifts, so
//! nothing is stored for single points (compare "position as lines" in the 35-ply strategy); the search
//! keeps, for each line, only the points where the attacker makes a four.

mod forbidden;
mod reach;
mod rules;
mod set;
pub(super) mod shapes;
mod words;

pub(super) use rules::{Barred, Freestyle, RenjuForBlack, RenjuForWhite, Rules, Standard, under_rules};
pub(super) use set::LineSet;
use words::{five_points, four_points, window_points};

use crate::board::{Axis, Color, LINES, MASKS, POINTS, Point, PointSet, Position};

/// The four lines through a point, and its bit on each.
#[derive(Clone, Copy)]
pub(super) struct Star {
    pub lines: [u8; 4],
    pub bits: [u16; 4],
}

static STARS: [Star; POINTS] = {
    let mut stars = [Star { lines: [0; 4], bits: [0; 4] }; POINTS];
    let mut index = 0;
    while index < POINTS {
        let mut axis = 0;
        while axis < 4 {
            let (line, bit) = Point::from_index(index).on(Axis::ALL[axis]);
            stars[index].lines[axis] = line.index() as u8;
            stars[index].bits[axis] = 1 << bit;
            axis += 1;
        }
        index += 1;
    }
    stars
};

static ON_LINE: [[u8; 16]; LINES] = {
    let mut points = [[u8::MAX; 16]; LINES];
    let mut index = 0;
    while index < POINTS {
        let mut axis = 0;
        while axis < 4 {
            let (line, bit) = Point::from_index(index).on(Axis::ALL[axis]);
            points[line.index()][bit] = index as u8;
            axis += 1;
        }
        index += 1;
    }
    points
};

/// The lines through a point.
pub(super) fn star(point: Point) -> &'static Star {
    &STARS[point.index()]
}

/// The point at a bit of a line.
pub(super) fn point_on(line: u8, bit: u32) -> Point {
    Point::from_index(ON_LINE[line as usize][bit as usize] as usize)
}

/// The stones of both sides as words of the lines, and the points where the attacker makes fours.
#[derive(Clone)]
pub(super) struct Lines {
    pub attacker: [u16; LINES],
    pub defender: [u16; LINES],
    /// For each line, the points where the attacker makes a four.
    pub fours: [u16; LINES],
    /// The lines on which `fours` is not empty.
    pub active: LineSet,
}

/// The content of `fours` for eight lines before a pair of stones was added.
pub(super) struct Before {
    fours: [u16; 8],
    active: LineSet,
}

impl Lines {
    pub fn new<R: Rules>(position: &Position, attacker: Color) -> Self {
        let none = [0; LINES];
        let mut lines = Self { attacker: none, defender: none, fours: none, active: LineSet::NONE };
        for point in position.stones(attacker).iter() {
            lines.toggle_attacker(point);
        }
        for point in position.stones(attacker.other()).iter() {
            lines.toggle_defender(point);
        }
        lines.refresh_all::<R>(LineSet::ALL);
        lines
    }

    /// The same stones, where the attacker becomes the defender and the defender the attacker. `fours` is left empty; call
    /// [`refresh_all`](Self::refresh_all) with [`LineSet::ALL`] before it is used.
    pub const fn exchanged(&self) -> Self {
        Self { attacker: self.defender, defender: self.attacker, fours: [0; LINES], active: LineSet::NONE }
    }

    #[inline]
    pub fn empty(&self, line: usize) -> u16 {
        MASKS[line] & !(self.attacker[line] | self.defender[line])
    }

    #[inline]
    pub fn toggle_attacker(&mut self, point: Point) {
        let star = star(point);
        for axis in 0..4 {
            self.attacker[star.lines[axis] as usize] ^= star.bits[axis];
        }
    }

    #[inline]
    pub fn toggle_defender(&mut self, point: Point) {
        let star = star(point);
        for axis in 0..4 {
            self.defender[star.lines[axis] as usize] ^= star.bits[axis];
        }
    }

    /// Whether a stone of the attacker on this point makes a four.
    #[inline]
    pub fn makes_four(&self, point: Point) -> bool {
        let star = star(point);
        (0..4).any(|axis| self.fours[star.lines[axis] as usize] & star.bits[axis] != 0)
    }

    /// All five points of the attacker on the whole board.
    pub fn attacker_fives<R: Rules>(&self) -> PointSet {
        collect(|line| five_points::<R::Attacker>(self.attacker[line], self.empty(line)))
    }

    /// All five points of the defender on the whole board.
    pub fn all_defender_fives<R: Rules>(&self) -> PointSet {
        collect(|line| five_points::<R::Defender>(self.defender[line], self.empty(line)))
    }

    /// The empty points.
    pub fn empties(&self) -> PointSet {
        Point::all().filter(|point| self.empty(point.y()) >> point.x() & 1 == 1).collect()
    }

    /// All points where the defender makes a four.
    pub fn defender_fours<R: Rules>(&self) -> PointSet {
        collect(|line| four_points::<R::Defender>(self.defender[line], self.empty(line)))
    }

    /// The empty points of every window of five that holds at least this many stones of the attacker and none of the
    /// defender.
    pub fn attacker_windows(&self, stones: u32) -> PointSet {
        collect(|line| window_points(self.attacker[line], self.empty(line), stones))
    }

    /// The empty points of every window of five that holds at least this many stones of the defender and none
    /// of the attacker.
    pub fn defender_windows(&self, stones: u32) -> PointSet {
        collect(|line| window_points(self.defender[line], self.empty(line), stones))
    }

    /// Computes `fours` again for the lines through a point.
    pub fn refresh_at<R: Rules>(&mut self, point: Point) {
        let lines = star(point).lines;
        (0..4).for_each(|axis| self.refresh_line::<R>(axis, lines[axis]));
    }

    /// Computes `fours` again for these lines.
    pub fn refresh_all<R: Rules>(&mut self, lines: LineSet) {
        lines.iter().for_each(|(axis, line)| self.refresh_line::<R>(axis, line));
    }

    #[inline]
    fn refresh_line<R: Rules>(&mut self, axis: usize, line: u8) {
        let fours = four_points::<R::Attacker>(self.attacker[line as usize], self.empty(line as usize));
        self.fours[line as usize] = fours;
        self.active.set(axis, line, fours != 0);
    }

    /// The defender's five points on the four lines through a point.
    #[inline]
    pub fn defender_fives<R: Rules>(&self, point: Point) -> Fifths {
        let star = star(point);
        let own: [u16; 4] = std::array::from_fn(|i| self.defender[star.lines[i] as usize]);
        let empty: [u16; 4] = std::array::from_fn(|i| self.empty(star.lines[i] as usize));
        let mut fives = Fifths::None;
        for axis in 0..4 {
            fives = fives.and(star.lines[axis], five_points::<R::Defender>(own[axis], empty[axis]));
        }
        fives
    }

    /// The attacker's five points after a four on this point; the stone is not added.
    #[inline]
    pub fn fives_after<R: Rules>(&self, point: Point) -> Fifths {
        let star = star(point);
        let mut fives = Fifths::None;
        for axis in 0..4 {
            let (line, bit) = (star.lines[axis] as usize, star.bits[axis]);
            if self.fours[line] & bit != 0 {
                let word = five_points::<R::Attacker>(self.attacker[line] | bit, self.empty(line) & !bit);
                fives = fives.and(line as u8, word);
            }
        }
        fives
    }

    /// Computes `fours` again after an attacker's stone on one point and a defender's stone on another were
    /// added. Returns the content before.
    #[inline]
    pub fn refresh<R: Rules>(&mut self, attack: Point, reply: Point) -> Before {
        let lines = touched(attack, reply);
        let own: [u16; 8] = std::array::from_fn(|i| self.attacker[lines[i] as usize]);
        let empty: [u16; 8] = std::array::from_fn(|i| self.empty(lines[i] as usize));
        let mut fours = [0; 8];
        for i in 0..8 {
            fours[i] = four_points::<R::Attacker>(own[i], empty[i]);
        }
        let before =
            Before { fours: std::array::from_fn(|i| self.fours[lines[i] as usize]), active: self.active };
        for i in 0..8 {
            let line = lines[i];
            self.fours[line as usize] = fours[i];
            self.active.set(i % 4, line, fours[i] != 0);
        }
        before
    }

    /// Undoes [`Lines::refresh`].
    #[inline]
    pub fn restore(&mut self, attack: Point, reply: Point, before: &Before) {
        for (&line, &fours) in touched(attack, reply).iter().zip(&before.fours) {
            self.fours[line as usize] = fours;
        }
        self.active = before.active;
    }
}

/// The points given by a word for each line.
fn collect(word: impl Fn(usize) -> u16) -> PointSet {
    let mut words = [0; LINES];
    for (line, into) in words.iter_mut().enumerate() {
        *into = word(line);
    }
    let mut points = PointSet::EMPTY;
    for (line, mut word) in words.into_iter().enumerate() {
        while word != 0 {
            points.insert(point_on(line as u8, word.trailing_zeros()));
            word &= word - 1;
        }
    }
    points
}

/// The lines through either point. The line through both occurs twice, which is harmless: its content is
/// saved with the same value both times.
#[inline]
fn touched(attack: Point, reply: Point) -> [u8; 8] {
    let (a, b) = (star(attack).lines, star(reply).lines);
    [a[0], a[1], a[2], a[3], b[0], b[1], b[2], b[3]]
}

/// The five points of a side: none, one or several, as far as a search must distinguish them. Several cannot be
/// stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fifths {
    None,
    One(Point),
    Several,
}

impl Fifths {
    /// Adds the five points of a line.
    #[inline]
    fn and(self, line: u8, word: u16) -> Self {
        if word == 0 {
            return self;
        }
        if word & (word - 1) != 0 {
            return Self::Several;
        }
        let point = point_on(line, word.trailing_zeros());
        match self {
            Self::None => Self::One(point),
            Self::One(same) if same == point => self,
            Self::One(_) | Self::Several => Self::Several,
        }
    }
}

impl From<PointSet> for Fifths {
    fn from(points: PointSet) -> Self {
        let mut points = points.iter();
        match (points.next(), points.next()) {
            (None, _) => Self::None,
            (Some(point), None) => Self::One(point),
            (Some(_), Some(_)) => Self::Several,
        }
    }
}
