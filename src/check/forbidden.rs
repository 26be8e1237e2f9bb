//! The moves that renju forbids to Black, read from the cells of lines.
//!
//! Of each line through a point eleven cells matter: the point itself in the middle, and five to each side. For Black
//! a cell holds a black stone, is empty, or is closed by a white stone or the edge of the board. With a black stone in
//! the middle, a line makes
//!
//! - a five: five black cells in a row with no black cell next to them;
//! - an overline: six black cells in a row;
//! - a four: four black cells and an empty one in such a row of five. Two rows with the same four black cells are
//!   the two sides of a straight four, which is one four;
//! - a three: six cells in a row with no black cell next to them, the outer two empty, and of the inner four three
//!   black and one empty. A black stone on this one, the *growing point*, makes a straight four.
//!
//! A stone that makes a five is allowed. Any other is forbidden when it makes an overline, two fours or two real
//! threes. A three is real when at least one stone on a growing point of it makes no five and is not forbidden, with
//! the stone that is judged on the board.

use std::sync::LazyLock;

use crate::board::{Axis, Color, POINTS, Point, PointSet, Prohibition};

/// The number of cells to each side of the middle.
const REACH: usize = 5;
/// The number of cells of a line.
const CELLS: usize = 2 * REACH + 1;

/// The points of the cells of one line, from one end to the other; `None` beyond the edge.
type Cells = [Option<Point>; CELLS];

/// For each point, the cells of the four lines around it.
static AROUND: LazyLock<Vec<[Cells; 4]>> = LazyLock::new(|| {
    let cells = |point: Point, axis: Axis| {
        let (dx, dy) = axis.directions()[1].step();
        std::array::from_fn(|i| {
            let far = i as isize - REACH as isize;
            point.offset(far * dx, far * dy)
        })
    };
    Point::all().map(|point| Axis::ALL.map(|axis| cells(point, axis))).collect()
});

/// A number of cells in a row, from the first one on, as a set of bits.
const fn row(first: usize, length: usize) -> u16 {
    ((1 << length) - 1) << first
}

/// What stands on a line around a black stone in the middle: a bit for each cell.
#[derive(Clone, Copy)]
struct Line {
    black: u16,
    empty: u16,
}

impl Line {
    /// The rows of five cells that contain the middle and have no black cell next to them.
    fn fives(self) -> impl Iterator<Item = u16> {
        let alone = move |first: &usize| self.black & (row(first - 1, 7) & !row(*first, 5)) == 0;
        (1..=REACH).filter(alone).map(|first| row(first, 5))
    }

    fn has_five(self) -> bool {
        self.fives().any(|five| self.black & five == five)
    }

    fn has_overline(self) -> bool {
        (0..=REACH).map(|first| row(first, 6)).any(|six| self.black & six == six)
    }

    /// The number of fours.
    fn fours(self) -> usize {
        let none_closed = |five: &u16| (self.black | self.empty) & five == *five;
        let is_four = |five: &u16| (self.black & five).count_ones() == 4 && none_closed(five);
        let mut fours: Vec<u16> = self.fives().filter(is_four).map(|five| self.black & five).collect();
        // The two sides of a straight four follow each other.
        fours.dedup();
        fours.len()
    }

    /// The growing points of the three; none where there is no three.
    fn growing(self) -> u16 {
        let grows = |first: usize| {
            let (six, four) = (row(first, 6), row(first + 1, 4));
            let beside = row(first - 1, 8) & !six;
            let missing = four & !self.black;
            let open = (six & !four) | missing;
            let is_three = (self.black & four).count_ones() == 3
                && self.empty & open == open
                && self.black & beside == 0;
            if is_three { missing } else { 0 }
        };
        (1..REACH).fold(0, |all, first| all | grows(first))
    }

    /// The number of black cells that may belong to a four.
    fn near(self) -> u32 {
        (self.black & row(1, 9)).count_ones()
    }
}

/// Whether lines have enough black cells for a forbidden point: three on each of two lines, or five on one line, the
/// middle counted. Most points are decided by this.
fn may_be_forbidden(lines: &[Line; 4]) -> bool {
    let enough = |least: u32| lines.iter().filter(move |line| line.near() >= least).count();
    enough(3) > 1 || enough(5) > 0
}

/// The stone on each point.
type Board = [Option<Color>; POINTS];

/// The lines around an empty point with a black stone on it.
fn lines(board: &Board, point: Point) -> [Line; 4] {
    AROUND[point.index()].map(|cells| {
        let mut line = Line { black: 1 << REACH, empty: 0 };
        for (i, cell) in cells.into_iter().enumerate().filter(|&(i, _)| i != REACH) {
            match cell.map(|point| board[point.index()]) {
                Some(Some(Color::Black)) => line.black |= 1 << i,
                Some(None) => line.empty |= 1 << i,
                Some(Some(Color::White)) | None => {}
            }
        }
        line
    })
}

/// The reasons for which renju forbids Black an empty point where he makes no five; none where it is allowed.
pub(super) fn prohibitions(board: &Board, point: Point) -> Vec<Prohibition> {
    let lines = lines(board, point);
    if !may_be_forbidden(&lines) {
        return Vec::new();
    }
    let applies = |kind: &Prohibition| match kind {
        Prohibition::Overline => lines.iter().any(|line| line.has_overline()),
        Prohibition::DoubleFour => lines.iter().map(|line| line.fours()).sum::<usize>() > 1,
        Prohibition::DoubleThree => has_two_real_threes(board, point, &lines),
    };
    Prohibition::ALL.into_iter().filter(applies).collect()
}

/// Those of some empty points that, with one more stone of a color on them, leave another point forbidden to Black.
pub(super) fn forbidden_beside(board: &Board, point: Point, color: Color, extra: &PointSet) -> PointSet {
    if color == Color::White && !may_be_forbidden(&lines(board, point)) {
        return PointSet::EMPTY;
    }
    let forbids = |stone: &Point| {
        let mut with = *board;
        with[stone.index()] = Some(color);
        !prohibitions(&with, point).is_empty()
    };
    extra.iter().filter(forbids).collect()
}

/// Whether a black stone on an empty point, with these lines around it, makes two real threes.
fn has_two_real_threes(board: &Board, point: Point, lines: &[Line; 4]) -> bool {
    let growing = lines.map(Line::growing);
    if growing.iter().filter(|&&cells| cells != 0).count() < 2 {
        return false;
    }
    let mut with = *board;
    with[point.index()] = Some(Color::Black);
    let is_real = |(growing, cells): &(u16, Cells)| {
        let mut points = (0..CELLS).filter(|i| growing & (1 << i) != 0).filter_map(|i| cells[i]);
        points.any(|grow| may_grow(&with, grow))
    };
    growing.into_iter().zip(AROUND[point.index()]).filter(is_real).count() > 1
}

/// Whether a black stone on an empty point makes no five and is not forbidden.
fn may_grow(board: &Board, point: Point) -> bool {
    !lines(board, point).iter().any(|line| line.has_five()) && prohibitions(board, point).is_empty()
}
