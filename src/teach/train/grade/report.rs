//! Reports on the moves that answer a puzzle.

use super::grade::Grade;
use crate::board::Point;
use crate::solve::{Class, Limit};

/// The grades of a puzzle's moves, each move answered by the reply in its grade.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct GradeReport {
    /// The grades up to the first move that does not keep the win.
    pub grades: Vec<Grade>,
    /// The moves after that.
    pub ungraded: Vec<Point>,
    /// Whether the win is certain after the last move.
    pub solved: bool,
    /// The verdict on the answer that there is nothing to find, where no move was given.
    pub nothing: Option<NothingVerdict>,
}

/// The verdict on the answer that there is nothing to find.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NothingVerdict {
    /// There is no win of the class; every member of it was examined.
    Right(Class),
    /// There is a win of the class.
    Wins(Class),
    /// There are points to be found, or moves that hold.
    Points(Vec<Point>),
    /// The search hit this limit.
    Unknown(Limit),
}
