//! The forbidden moves of renju, by their definition.
//!
//! White may play everywhere. A black stone that makes a row of exactly five wins, whatever else it makes.
//! Otherwise it is forbidden when it makes
//!
//! - an *overline*: a row of six or more;
//! - a *double-four*: two or more fours. A four is four stones that become a row of exactly five by one more
//!   stone; two fours may lie on one line;
//! - a *double-three*: two or more threes that are real. A three is three stones that become a straight four by
//!   one more stone: a row of four that each of two stones, one at either end, makes a row of exactly five. It is
//!   real when it can grow so by at least one stone that makes no five and is itself not forbidden.
//!
//! The definition therefore calls itself, with one stone more on the board each time. What is here follows it word for
//! word, and looks at stones alone; [`PatternIndex`](crate::pattern::PatternIndex) answers the same question fast.
//!
//! ```
//! use yonsan::board::{Position, Prohibition};
//! let position: Position = "renju B:f8g8h9h10,W:a1,b".parse().unwrap();
//! let ruling = position.ruling("h8".parse().unwrap());
//! assert_eq!(ruling.prohibitions(), [Prohibition::DoubleThree]);
//! assert_eq!(ruling.threes[0].grows().next(), Some("e8".parse().unwrap()));
//! ```

use super::color::ByColor;
use super::line::{Axis, Direction};
use super::named;
use super::point::{Point, PointSet};

named! {
    /// A reason for which a black move is forbidden.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Prohibition {
        /// Six or more black stones in a row.
        Overline = "overline",
        /// Two or more fours at once.
        DoubleFour = "double-four",
        /// Two or more real threes at once.
        DoubleThree = "double-three",
    }
}

/// What a black stone on an empty point makes, as far as the rule of renju asks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ruling {
    /// The point.
    pub point: Point,
    /// The stones of a row of exactly five; empty where the stone makes none.
    pub five: Vec<Point>,
    /// The stones of each row of six or more.
    pub overlines: Vec<Vec<Point>>,
    /// The stones of each four.
    pub fours: Vec<Vec<Point>>,
    /// The threes, real or not, where there are at least two: a single one is never asked whether it is real.
    pub threes: Vec<Three>,
}

/// Three stones in a row that become a straight four by one more stone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Three {
    /// The three stones.
    pub stones: Vec<Point>,
    /// What the stone makes on each point where it would make the straight four, with the three on the board.
    pub growing: Vec<Ruling>,
}

impl Ruling {
    /// What a black stone on an empty point makes among these stones.
    pub(super) fn of(stones: &ByColor<PointSet>, point: Point) -> Self {
        let board = Board(*stones).with(point);
        let long = Axis::ALL.into_iter().filter(|&axis| board.length(point, axis) >= 5);
        let rows: Vec<Vec<Point>> = long.map(|axis| board.row(point, axis)).collect();
        let mut ruling = Self {
            point,
            five: rows.iter().find(|row| row.len() == 5).cloned().unwrap_or_default(),
            overlines: rows.iter().filter(|row| row.len() > 5).cloned().collect(),
            fours: Axis::ALL.into_iter().flat_map(|axis| board.fours(point, axis)).collect(),
            threes: Vec::new(),
        };
        let threes: Vec<_> = Axis::ALL.into_iter().filter_map(|axis| board.three(point, axis)).collect();
        if threes.len() > 1 {
            let three = |(stones, grows): (Vec<Point>, Vec<Point>)| {
                let growing = grows.into_iter().map(|grow| Self::of(&board.0, grow)).collect();
                Three { stones, growing }
            };
            ruling.threes = threes.into_iter().map(three).collect();
        }
        ruling
    }

    /// Whether the stone makes a row of exactly five and so wins.
    pub fn wins(&self) -> bool {
        !self.five.is_empty()
    }

    /// The reasons for which the stone is forbidden; none where it is allowed.
    pub fn prohibitions(&self) -> Vec<Prohibition> {
        if self.wins() { Vec::new() } else { self.shapes() }
    }

    /// The reasons for which the stone would be forbidden if it did not make a five.
    pub fn shapes(&self) -> Vec<Prohibition> {
        let applies = |kind: &Prohibition| match kind {
            Prohibition::Overline => !self.overlines.is_empty(),
            Prohibition::DoubleFour => self.fours.len() > 1,
            Prohibition::DoubleThree => self.threes.iter().filter(|three| three.is_real()).count() > 1,
        };
        Prohibition::ALL.into_iter().filter(applies).collect()
    }

    /// Whether the stone is forbidden.
    pub fn is_forbidden(&self) -> bool {
        !self.prohibitions().is_empty()
    }

    /// Whether the stone is allowed although it makes two threes, or would be forbidden but for a five.
    pub fn only_looks_forbidden(&self) -> bool {
        !self.is_forbidden() && (self.threes.len() > 1 || !self.shapes().is_empty())
    }
}

impl Three {
    /// The points where it grows into a straight four by a stone that makes no five and is not forbidden.
    pub fn grows(&self) -> impl Iterator<Item = Point> + '_ {
        self.allowed().map(|ruling| ruling.point)
    }

    /// What the stones make by which it grows so.
    fn allowed(&self) -> impl Iterator<Item = &Ruling> {
        self.growing.iter().filter(|ruling| !ruling.wins() && !ruling.is_forbidden())
    }

    /// What shows that it can grow: of the stones by which it grows one that does not even look forbidden, where
    /// there is one.
    pub fn growth(&self) -> Option<&Ruling> {
        self.allowed().find(|ruling| !ruling.only_looks_forbidden()).or_else(|| self.allowed().next())
    }

    /// Whether it can grow.
    pub fn is_real(&self) -> bool {
        self.grows().next().is_some()
    }
}

/// The stones of both sides.
#[derive(Clone, Copy)]
struct Board(ByColor<PointSet>);

impl Board {
    fn is_empty(&self, point: Point) -> bool {
        !self.0.black.contains(point) && !self.0.white.contains(point)
    }

    /// The board with one more black stone.
    fn with(mut self, point: Point) -> Self {
        self.0.black.insert(point);
        self
    }

    /// The black stones next to a point in a direction, up to the first point that holds none.
    fn beside(&self, point: Point, direction: Direction) -> impl Iterator<Item = Point> {
        point.walk(direction).take_while(|&p| self.0.black.contains(p))
    }

    /// The number of black stones in a row through a black stone along an axis.
    fn length(&self, point: Point, axis: Axis) -> usize {
        1 + axis.directions().map(|direction| self.beside(point, direction).count()).iter().sum::<usize>()
    }

    /// The black stones in a row through a black stone along an axis, in the order of the line.
    fn row(&self, point: Point, axis: Axis) -> Vec<Point> {
        let [back, forth] = axis.directions();
        let mut row: Vec<Point> = self.beside(point, back).collect();
        row.reverse();
        row.push(point);
        row.extend(self.beside(point, forth));
        row
    }

    /// The points at both ends of the row through a black stone along an axis, as far as they are empty. One more
    /// black stone makes this row longer only there.
    fn ends(&self, point: Point, axis: Axis) -> impl Iterator<Item = Point> {
        let end = move |direction| point.walk(direction).find(|&p| !self.0.black.contains(p));
        axis.directions().into_iter().filter_map(end).filter(|&p| self.is_empty(p))
    }

    /// The fours along an axis that contain a black stone: what is left of a row of exactly five that one more
    /// stone makes. A straight four becomes a five by either of two stones and is one four.
    fn fours(&self, point: Point, axis: Axis) -> Vec<Vec<Point>> {
        let mut fours = Vec::new();
        for end in self.ends(point, axis) {
            let board = self.with(end);
            if board.length(end, axis) == 5 {
                let four = board.row(end, axis).into_iter().filter(|&p| p != end).collect();
                if !fours.contains(&four) {
                    fours.push(four);
                }
            }
        }
        fours
    }

    /// Whether the row through a black stone along an axis is a straight four.
    fn is_straight_four(&self, point: Point, axis: Axis) -> bool {
        let makes_five = |&end: &Point| self.with(end).length(end, axis) == 5;
        self.length(point, axis) == 4 && self.ends(point, axis).filter(makes_five).count() == 2
    }

    /// The three along an axis that contains a black stone, and the points where it grows into a straight
    /// four. There is never more than one: the points at both ends of a straight four are empty, and no black
    /// stone lies behind them.
    fn three(&self, point: Point, axis: Axis) -> Option<(Vec<Point>, Vec<Point>)> {
        let straight = |&end: &Point| self.with(end).is_straight_four(end, axis);
        let mut grows: Vec<Point> = self.ends(point, axis).filter(straight).collect();
        grows.sort_unstable();
        let four = self.with(*grows.first()?).row(point, axis);
        Some((four.into_iter().filter(|p| *p != grows[0]).collect(), grows))
    }
}
