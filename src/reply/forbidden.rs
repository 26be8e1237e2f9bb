//! The points that renju forbids, as data.

use crate::board::{Point, Position, Ruling};

/// What renju forbids to Black, on the whole board or on one point.
#[derive(Debug)]
pub struct ForbiddenView {
    /// The position; who is to move does not matter.
    pub position: Position,
    /// The point that was asked about; `None` for the whole board.
    pub point: Option<Point>,
    /// The forbidden points, row by row from `a1`.
    pub points: Vec<Ruling>,
    /// The points that look forbidden and are allowed, row by row from `a1`; a point that was asked about and is
    /// allowed is always here.
    pub allowed: Vec<Ruling>,
}
