//! Reports on the moves that answer a puzzle.

use super::grade::Grade;
use crate::board::Point;
use crate::solve::{Class, Limit};

/// The moves of a puzzle graded one after the other, each answered by the grade's reply.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct GradeReport {
    /// The moves as far as they were graded: it stops at the first that does not keep the win.
    pub grades: Vec<Grade>,
    /// Moves after that.
    pub ungraded: Vec<Point>,
    /// Whether the win is certain after the last move.
    pub solved: bool,
    /// Where no move was given but the answer that there is nothing to find: how good it is.
    pub nothing: Option<NothingVerdict>,
}

/// How good the answer is that there is nothing to find.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NothingVerdict {
    /// There is no win of the class; everything in it was looked at.
    Right(Class),
    /// There is a win of the class.
    Wins(Class),
    /// There are points to be found, or moves that hold.
    Points(Vec<Point>),
    /// A limit was hit first.
    Unknown(Limit),
}
