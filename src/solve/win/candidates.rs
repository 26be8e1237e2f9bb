//! The order in which moves and replies are tried.

use std::cmp::Reverse;

use crate::board::{Color, POINTS, Point, Position};
use crate::evaluate;
use crate::pattern::{Pattern, PatternIndex};

/// The largest distance of a quiet move from the nearest stone, in rows and columns.
const REACH: isize = 3;

/// How often each point has been a winning quiet move, which orders the candidates of later positions.
///
/// It is worth keeping from one search to the next when the positions are similar, such as all positions
/// after White's fourth move with the same first three.
#[derive(Clone, Debug)]
pub struct Experience {
    wins: [u32; POINTS],
}

impl Default for Experience {
    fn default() -> Self {
        Self { wins: [0; POINTS] }
    }
}

impl Experience {
    /// Records that a quiet move on this point won.
    pub fn won(&mut self, point: Point) {
        self.wins[point.index()] += 1;
    }

    /// The addition to a point's value: as much as an open two for the first win, and little more for each
    /// further win.
    fn bonus(&self, point: Point) -> i64 {
        (10.0 * f64::from(self.wins[point.index()] + 1).log2()) as i64
    }
}

/// The value of a line through a point for the side whose stone is put there.
const fn worth(pattern: Pattern) -> i64 {
    match pattern {
        Pattern::Dead | Pattern::Ol | Pattern::B1 => 0,
        Pattern::F1 => 1,
        Pattern::B2 => 2,
        Pattern::F2 => 7,
        Pattern::F2A => 8,
        Pattern::F2B => 9,
        Pattern::B3 => 10,
        Pattern::F3 => 36,
        Pattern::F3S => 40,
        Pattern::B4 => 60,
        Pattern::F4 => 200,
        Pattern::F5 => 1000,
    }
}

/// The value of a point for a side on all its lines: five times its own value plus three times the other
/// side's.
pub(super) fn value(patterns: &PatternIndex, point: Point, side: Color) -> i64 {
    let sum = |color| patterns.patterns(point, color).into_iter().map(worth).sum::<i64>();
    5 * sum(side) + 3 * sum(side.other())
}

/// A function that gives the value of a point for the side to move, as the search uses it to order moves.
pub fn values(position: &Position) -> impl Fn(Point) -> i64 {
    let patterns = PatternIndex::new(position);
    let side = position.to_move();
    move |point| value(&patterns, point, side)
}

/// The attacker's moves, the most promising first: those that won in neighbouring positions, then by value
/// and experience.
pub(super) fn candidates(position: &Position, nearby: &[Point], experience: &Experience) -> Vec<Point> {
    let patterns = PatternIndex::new(position);
    let attacker = position.to_move();
    let mut points: Vec<Point> =
        evaluate::candidates(position, REACH).iter().filter(|&point| position.may_play(point)).collect();
    points.sort_by_cached_key(|&point| {
        let close = nearby.iter().filter(|&&near| near == point).count();
        (Reverse(close), Reverse(value(&patterns, point, attacker) + experience.bonus(point)), point)
    });
    points
}
