//! Stones as they were written down, and what may be wrong with them.

use thiserror::Error;

use super::color::{ByColor, Color};
use super::point::{Point, PointSet};
use super::position::Position;
use super::rule::Rule;

/// Stones put on a board in no order, not yet known to be possible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The rule.
    pub rule: Rule,
    /// The stones of each side, as listed.
    pub stones: ByColor<Vec<Point>>,
    /// The side to move.
    pub to_move: Color,
}

/// One thing that makes a position impossible.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    /// One side's stone is listed twice on a point, or more often.
    #[error("{0} twice")]
    Twice(Point),
    /// Both sides have a stone on a point.
    #[error("{0} black and white")]
    BothColors(Point),
    /// Both sides have a winning five.
    #[error("two winners")]
    TwoWinners,
    /// A move (counted from 1) onto a point that already holds a stone.
    #[error("move {ply} on {point}, occupied")]
    Occupied {
        /// Which move, counted from 1.
        ply: usize,
        /// Where.
        point: Point,
    },
    /// Moves go on after this one (counted from 1) had won.
    #[error("moves after the five at {ply}")]
    AfterFive {
        /// The winning move, counted from 1.
        ply: usize,
    },
}

/// All that is wrong with a position; never empty.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("impossible position: {}", .0.iter().map(Fault::to_string).collect::<Vec<_>>().join("; "))]
pub struct Impossible(pub Vec<Fault>);

impl Setup {
    /// The position that these stones make.
    ///
    /// # Errors
    /// When a point is listed twice or both sides have a five: all faults at once.
    pub fn position(&self) -> Result<Position, Impossible> {
        let mut faults = Vec::new();
        let mut seen = ByColor::<PointSet>::default();
        let mut twice = ByColor::<PointSet>::default();
        for color in Color::BOTH {
            for &point in &self.stones[color] {
                if !seen[color].insert(point) {
                    // Listed once more or a thousand times, it is one fault.
                    if twice[color].insert(point) {
                        faults.push(Fault::Twice(point));
                    }
                } else if seen[color.other()].contains(point) {
                    faults.push(Fault::BothColors(point));
                }
            }
        }
        let position = Position::placed(self.rule, seen, self.to_move);
        if faults.is_empty() && Color::BOTH.into_iter().all(|c| position.has_won(c)) {
            faults.push(Fault::TwoWinners);
        }
        if faults.is_empty() { Ok(position) } else { Err(Impossible(faults)) }
    }
}
