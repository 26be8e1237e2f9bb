//! The stones of a position, and the points where one more stone makes a five.
//!
//! The board has 572 windows of five points in a row. For each window the number of stones of each side is
//! kept; a window with four stones of one side and an empty point lacks one stone for a five.

use std::sync::LazyLock;

use crate::board::{Axis, ByColor, Color, POINTS, Point, PointSet, Position, Rule};

/// Five points in a row, and the point beyond each end where there is one on the board.
struct Window {
    points: [Point; 5],
    beyond: [Option<Point>; 2],
}

/// All windows, and for each point the windows that contain it, at most twenty.
struct Windows {
    all: Vec<Window>,
    through: Vec<Vec<u16>>,
}

static WINDOWS: LazyLock<Windows> = LazyLock::new(|| {
    let mut windows = Windows { all: Vec::new(), through: vec![Vec::new(); POINTS] };
    for axis in Axis::ALL {
        let [back, forth] = axis.directions();
        for first in Point::all() {
            let mut ahead = first.walk(forth);
            let [Some(b), Some(c), Some(d), Some(e)] = std::array::from_fn(|_| ahead.next()) else {
                continue;
            };
            let points = [first, b, c, d, e];
            for point in points {
                windows.through[point.index()].push(windows.all.len() as u16);
            }
            let beyond = [first.walk(back).next(), ahead.next()];
            windows.all.push(Window { points, beyond });
        }
    }
    windows
});

/// The stones of a position, which can be added and removed one by one.
pub(super) struct Stones {
    windows: &'static Windows,
    /// Whether only exactly five in a row win, for each side.
    exactly: ByColor<bool>,
    on: [Option<Color>; POINTS],
    empty: usize,
    /// For each window, the numbers of stones of both sides, packed as the sum of one [`ONE`] for each stone.
    held: Vec<u8>,
    /// The windows that lack one stone, in no order. Whether a sixth stone lies beyond a window is tested
    /// later, by `five_points`.
    lacking_one: ByColor<Vec<u16>>,
}

/// The amount that a stone of each side adds to the packed number of a window: black's count has the lower
/// four bits, white's the upper four.
const ONE: ByColor<u8> = ByColor { black: 1, white: 16 };

/// The side that has four of the five points of a window, with the fifth point empty.
const fn lacks_one(held: u8) -> Option<Color> {
    const BLACK: u8 = 4 * ONE.black;
    const WHITE: u8 = 4 * ONE.white;
    match held {
        BLACK => Some(Color::Black),
        WHITE => Some(Color::White),
        _ => None,
    }
}

impl Stones {
    /// The stones of a position.
    pub(super) fn of(position: &Position) -> Self {
        let windows = LazyLock::force(&WINDOWS);
        let mut stones = Self {
            windows,
            exactly: match position.rule() {
                Rule::Freestyle => ByColor { black: false, white: false },
                Rule::Standard => ByColor { black: true, white: true },
                Rule::Renju => ByColor { black: true, white: false },
            },
            on: [None; POINTS],
            empty: POINTS,
            held: vec![0; windows.all.len()],
            lacking_one: ByColor::default(),
        };
        for color in Color::BOTH {
            for point in position.stones(color).iter() {
                stones.put(color, point);
            }
        }
        stones
    }

    /// The stone on each point.
    pub(super) const fn on(&self) -> &[Option<Color>; POINTS] {
        &self.on
    }

    /// The points with a stone of each side, black's first.
    pub(super) fn sets(&self) -> [PointSet; 2] {
        Color::BOTH.map(|color| Point::all().filter(|point| self.on[point.index()] == Some(color)).collect())
    }

    /// Whether the point holds no stone.
    pub(super) const fn is_empty(&self, point: Point) -> bool {
        self.on[point.index()].is_none()
    }

    /// Whether no empty point is left.
    pub(super) const fn is_full(&self) -> bool {
        self.empty == 0
    }

    /// Adds a stone on an empty point.
    pub(super) fn put(&mut self, color: Color, point: Point) {
        debug_assert!(self.is_empty(point));
        self.on[point.index()] = Some(color);
        self.empty -= 1;
        self.change(point, |held| held + ONE[color]);
    }

    /// Removes a stone from its point.
    pub(super) fn take(&mut self, color: Color, point: Point) {
        debug_assert!(self.on[point.index()] == Some(color));
        self.on[point.index()] = None;
        self.empty += 1;
        self.change(point, |held| held - ONE[color]);
    }

    fn change(&mut self, point: Point, count: impl Fn(u8) -> u8) {
        for &window in &self.windows.through[point.index()] {
            let held = &mut self.held[window as usize];
            let before = lacks_one(*held);
            *held = count(*held);
            let after = lacks_one(*held);
            if before == after {
                continue;
            }
            if let Some(color) = before {
                self.lacking_one[color].retain(|&other| other != window);
            }
            if let Some(color) = after {
                self.lacking_one[color].push(window);
            }
        }
    }

    /// Whether five stones of this side in the window make a winning five: where exactly five win, no sixth
    /// stone may be next to them.
    fn counts(&self, color: Color, window: &Window) -> bool {
        let sixth = |beyond: &Option<Point>| beyond.is_some_and(|p| self.on[p.index()] == Some(color));
        !self.exactly[color] || !window.beyond.iter().any(sixth)
    }

    /// The empty points where a stone of this side makes a five, in no order; a point may occur more than
    /// once.
    pub(super) fn five_points(&self, color: Color) -> impl Iterator<Item = Point> + '_ {
        let windows = self.lacking_one[color].iter();
        windows
            .map(|&window| &self.windows.all[window as usize])
            .filter(move |window| self.counts(color, window))
            .filter_map(|window| window.points.into_iter().find(|&p| self.is_empty(p)))
    }

    /// The empty points where a stone of this side makes four of its own in a window without a stone of the other side.
    pub(super) fn four_points(&self, color: Color) -> PointSet {
        let windows = self.windows.all.iter().zip(&self.held);
        let three = windows.filter(|&(_, &held)| held == 3 * ONE[color]);
        three.flat_map(|(window, _)| window.points).filter(|&point| self.is_empty(point)).collect()
    }

    /// Whether this side has a five on the board.
    pub(super) fn has_five(&self, color: Color) -> bool {
        let windows = self.windows.all.iter().zip(&self.held);
        windows.filter(|&(_, &held)| held == 5 * ONE[color]).any(|(window, _)| self.counts(color, window))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Setup;

    fn stones(rule: Rule, black: &str) -> Stones {
        let black: Vec<Point> = black.split(' ').map(|p| p.parse().unwrap()).collect();
        let setup = Setup { rule, stones: ByColor { black, white: vec![] }, to_move: Color::White };
        Stones::of(&setup.position().unwrap())
    }

    fn points(rule: Rule, black: &str) -> String {
        let points: PointSet = stones(rule, black).five_points(Color::Black).collect();
        format!("{points:?}")
    }

    #[test]
    fn there_are_572_windows_and_twenty_through_the_centre() {
        assert_eq!(WINDOWS.all.len(), 572);
        assert_eq!(WINDOWS.through[Point::CENTRE.index()].len(), 20);
        assert_eq!(WINDOWS.through[0].len(), 3);
    }

    #[test]
    fn five_points_stop_at_the_edge() {
        let free = |black| points(Rule::Freestyle, black);
        assert_eq!(free("l8 m8 n8 o8"), "{k8}");
        assert_eq!(free("a4 b3 c2 d1"), "{}");
        assert_eq!(free("a5 b4 c3 d2"), "{e1}");
        assert_eq!(free("k11 l12 n14 o15"), "{m13}");
        assert_eq!(free("h5 h6 h7 h8"), "{h4, h9}");
    }

    #[test]
    fn six_are_a_five_under_some_rules_only() {
        let six = "a1 b1 c1 d1 f1";
        assert_eq!(points(Rule::Freestyle, six), "{e1}");
        assert_eq!(points(Rule::Standard, six), "{}");
        assert_eq!(points(Rule::Renju, six), "{}");
        assert_eq!(points(Rule::Standard, "c1 d1 e1 f1 h1"), "{b1}");
        let has = |rule, black| stones(rule, black).has_five(Color::Black);
        assert!(has(Rule::Standard, "a1 b1 c1 d1 e1"));
        assert!(has(Rule::Freestyle, "j1 k1 l1 m1 n1 o1"));
        assert!(!has(Rule::Standard, "j1 k1 l1 m1 n1 o1"));
    }

    #[test]
    fn what_is_taken_leaves_no_trace() {
        let mut stones = stones(Rule::Standard, "c1 d1 e1 f1");
        let points = |s: &Stones| s.five_points(Color::Black).collect::<PointSet>();
        let before = (points(&stones), stones.held.clone());
        for (color, point) in [(Color::Black, "h1"), (Color::White, "b1"), (Color::Black, "g1")] {
            stones.put(color, point.parse().unwrap());
        }
        assert!(points(&stones).is_empty());
        for (color, point) in [(Color::Black, "g1"), (Color::White, "b1"), (Color::Black, "h1")] {
            stones.take(color, point.parse().unwrap());
        }
        assert!((points(&stones), stones.held.clone()) == before && stones.empty == 221);
    }
}
