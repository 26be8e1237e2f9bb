//! The shapes of the 35-ply strategy, found by sliding a window over a line's integer.
//!
//! A shape is a window that holds only stones of one side and empty points, and has no stone of that side
//! directly outside it. It is therefore exact under the standard rule, for which it was made. Under freestyle
//! every shape is valid too, but shapes that need overlines are not found.
//!
//! | shape | window |
//! | --- | --- |
//! | five | 5 points, all own |
//! | open four | 6 points, the middle four own, the ends empty |
//! | four | 5 points, any four own |
//! | open three | 6 points, three of the middle four own, the ends empty |
//! | closed three | 5 points, any three own |
//! | open two | 6 points, two of the middle four own, the ends empty |
//!
//! Stones that lie in several windows count once: an open three or two in two windows is one
//! of 7 points (`__OOO__`), an open four is not also two fours, an open three not also a closed one.

use serde::Serialize;

use super::lines::{Lines, seen_by};
use crate::board::{Axis, Color, Line, Point, Position, named};

named! {
    /// The kind of a shape; the strongest come first.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum ShapeKind {
        /// Five, exactly: the game is over.
        Five = "five",
        /// `_OOOO_`.
        OpenFour = "open-four",
        /// Four of five points.
        Four = "four",
        /// `__OOO__`, the open three of 7 points.
        WideThree = "wide-three",
        /// `_OOO__` or its mirror, an open three of 6 points.
        OpenThree = "open-three",
        /// `_OO_O_` or its mirror, an open three of 6 points.
        BrokenThree = "broken-three",
        /// Three of five points, and no open three.
        ClosedThree = "closed-three",
        /// Two adjacent stones with enough empty points for an open three.
        OpenTwo = "open-two",
        /// Two stones with a gap and enough empty points for an open three.
        SplitTwo = "split-two",
    }
}

impl ShapeKind {
    /// The number that the shape adds to the rating of its side. An open four is rated as one four; a five
    /// has the rating 0, because the game is over.
    pub const fn rating(self) -> u32 {
        match self {
            Self::Five => 0,
            Self::OpenFour | Self::Four => 5,
            Self::WideThree => 4,
            Self::OpenThree => 3,
            Self::BrokenThree | Self::OpenTwo => 2,
            Self::ClosedThree | Self::SplitTwo => 1,
        }
    }

    /// Whether its next stone makes a five.
    pub const fn is_four(self) -> bool {
        matches!(self, Self::OpenFour | Self::Four)
    }

    /// Whether its next stone makes an open four.
    pub const fn is_open_three(self) -> bool {
        matches!(self, Self::WideThree | Self::OpenThree | Self::BrokenThree)
    }

    /// Whether the other side has to answer it.
    pub const fn is_threat(self) -> bool {
        self.is_four() || self.is_open_three()
    }
}

/// A shape of one side on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Shape {
    /// The kind of the shape.
    pub kind: ShapeKind,
    /// The number of points of the window, or of two overlapping windows together: 5, 6 or 7.
    pub cells: usize,
    /// The axis on which it lies.
    pub axis: Axis,
    /// Its stones, in the order of the points of the line.
    pub stones: Vec<Point>,
    /// The points where one more own stone makes the next stronger shape: a five, an open four, a four or an
    /// open three.
    pub raising: Vec<Point>,
    /// The points where one stone of the other side ends the shape. No single stone ends an open four,
    /// because a four remains.
    pub closing: Vec<Point>,
}

/// A window that holds a shape; the points are bits of the line.
struct Window {
    kind: ShapeKind,
    own: u32,
    raising: u32,
    closing: u32,
    /// The number of overlapping windows that hold this shape with the same stones.
    times: usize,
}

/// The own stones (first bits) among the lowest `length` points of a line, one bit for each point; `None`
/// where one of these points holds anything but an own stone or nothing.
const fn own_stones(cells: u32, length: usize) -> Option<u32> {
    if cells & 0xaaaa_aaaa & ((1 << (2 * length)) - 1) != 0 {
        return None;
    }
    let (mut own, mut i) = (0, 0);
    while i < length {
        own |= (cells >> (2 * i) & 1) << i;
        i += 1;
    }
    Some(own)
}

/// Slides a window of 5 or 6 points over the line and adds every shape that it finds.
fn slide(seen: u32, length: usize, found: &mut Vec<Window>) {
    let is_own = |i: usize| seen >> (2 * i) & 0b11 == 0b01;
    // The line has 15 points; a window must not contain the sixteenth place.
    for start in 0..=15 - length {
        if is_own(start + length) || (start > 0 && is_own(start - 1)) {
            continue;
        }
        let Some(own) = own_stones(seen >> (2 * start), length) else { continue };
        let full = (1 << length) - 1;
        let ends = if length == 6 { 0b10_0001 } else { 0 };
        let stones = own >> own.trailing_zeros().min(31);
        let kind = match (length, own.count_ones()) {
            _ if own & ends != 0 => continue,
            (5, 5) => ShapeKind::Five,
            (5, 4) => ShapeKind::Four,
            (5, 3) => ShapeKind::ClosedThree,
            (6, 4) => ShapeKind::OpenFour,
            (6, 3) if stones == 0b111 => ShapeKind::OpenThree,
            (6, 3) => ShapeKind::BrokenThree,
            (6, 2) if stones == 0b11 => ShapeKind::OpenTwo,
            (6, 2) => ShapeKind::SplitTwo,
            _ => continue,
        };
        let free = full & !own;
        let (raising, closing) = match kind {
            ShapeKind::OpenFour => (free, 0),
            _ => (free & !ends, free),
        };
        add(found, &Window { kind, own, raising, closing, times: 1 }, start);
    }
}

/// Adds a window, or merges it into a known window with the same stones.
fn add(found: &mut Vec<Window>, window: &Window, start: usize) {
    let [own, raising, closing] = [window.own, window.raising, window.closing].map(|bits| bits << start);
    match found.iter_mut().find(|known| known.own == own) {
        // A raising point of either window raises the shape; a closing point must close both windows.
        Some(known) if known.kind == window.kind => {
            known.raising |= raising;
            known.closing &= closing;
            known.times += 1;
        }
        // Longer windows are searched first: these stones already belong to the open shape.
        Some(_) => {}
        None => found.push(Window { own, raising, closing, ..*window }),
    }
}

/// The windows of a line that hold a shape, those of 6 points before those of 5.
fn windows(seen: u32) -> Vec<Window> {
    let mut found = Vec::new();
    slide(seen, 6, &mut found);
    slide(seen, 5, &mut found);
    for window in &mut found {
        if window.times > 1 && window.kind == ShapeKind::OpenThree {
            window.kind = ShapeKind::WideThree;
        }
    }
    found
}

/// The shapes of a side on one line.
fn on_line(line: Line, seen: u32) -> impl Iterator<Item = Shape> {
    windows(seen).into_iter().map(move |window| {
        let points =
            |bits: u32| (0..15).filter(|i| bits >> i & 1 == 1).filter_map(|i| line.point(i)).collect();
        let Window { kind, own, raising, closing, times } = window;
        let cells = match kind {
            ShapeKind::Five | ShapeKind::Four | ShapeKind::ClosedThree => 5,
            _ if times > 1 => 7,
            _ => 6,
        };
        let (stones, raising, closing) = (points(own), points(raising), points(closing));
        Shape { kind, axis: line.axis(), cells, stones, raising, closing }
    })
}

/// What one line adds to the [`rating`] of a side.
pub(crate) fn line_rating(lines: &Lines, line: Line, color: Color) -> u32 {
    let word = lines.word(line);
    if word == 0 {
        return 0;
    }
    windows(seen_by(color, line, word)).iter().map(|window| window.kind.rating()).sum()
}

/// The shapes of a side, the strongest first, else in the order of the lines.
pub fn shapes(lines: &Lines, color: Color) -> Vec<Shape> {
    on_lines(lines.stored(), color)
}

fn on_lines(lines: impl Iterator<Item = (Line, u32)>, color: Color) -> Vec<Shape> {
    let mut all: Vec<Shape> =
        lines.flat_map(|(line, word)| on_line(line, seen_by(color, line, word))).collect();
    all.sort_by_key(|shape| shape.kind);
    all
}

/// The shapes of a side that lie on the four lines through a point and have a stone on it.
pub(super) fn shapes_through(lines: &Lines, color: Color, point: Point) -> Vec<Shape> {
    let through = Axis::ALL.into_iter().map(|axis| point.on(axis).0);
    let mut shapes = on_lines(through.map(|line| (line, lines.word(line))), color);
    shapes.retain(|shape| shape.stones.contains(&point));
    shapes
}

/// The rating of a side: the sum of the ratings of its shapes.
pub fn rating(shapes: &[Shape]) -> u32 {
    shapes.iter().map(|shape| shape.kind.rating()).sum()
}

named! {
    /// The kind of a fork, named by its threats.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum ForkKind {
        /// Two fours that one move cannot close.
        FourFour = "4x4",
        /// A four and an open three.
        ThreeFour = "3x4",
        /// Open threes.
        ThreeThree = "3x3",
    }
}

/// An empty point where one move makes two or more threats that one move cannot close.
///
/// It wins unless the other side has a stronger threat, or closes the threats by a sequence of its own
/// threats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Fork {
    /// The empty point.
    pub point: Point,
    /// The kind of the fork.
    pub kind: ForkKind,
    /// The threats that the move makes, the strongest first.
    pub threats: Vec<Shape>,
}

/// The forks of a side as if it were to move, row by row from `a1`. There are none once a side has won, and a
/// move that makes a five is not a fork; an open four alone is one threat and not a fork.
pub fn forks(position: &Position, color: Color) -> Vec<Fork> {
    if Color::BOTH.into_iter().any(|side| position.has_won(side)) {
        return Vec::new();
    }
    let mut lines = Lines::of(position);
    let empties = position.empties().filter(|&point| !position.makes_five(color, point));
    empties
        .filter_map(|point| {
            lines.toggle(color, point);
            let threats = shapes_through(&lines, color, point);
            lines.toggle(color, point);
            let threats = threats.into_iter().filter(|shape| shape.kind.is_threat()).collect();
            fork_of(point, threats)
        })
        .collect()
}

/// The fork of a move's threats; `None` for fewer than two. All threats of one move are never closed by one
/// point.
fn fork_of(point: Point, threats: Vec<Shape>) -> Option<Fork> {
    // The threats are sorted, the strongest first.
    let fours = threats.iter().take_while(|shape| shape.kind.is_four()).count();
    let kind = match (threats.len(), fours) {
        (..2, _) => return None,
        (_, 0) => ForkKind::ThreeThree,
        (_, 1) => ForkKind::ThreeFour,
        (_, 2..) => ForkKind::FourFour,
    };
    Some(Fork { point, kind, threats })
}
