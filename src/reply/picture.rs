//! A picture of boards, as data.

use super::points::HeatMap;
use crate::board::{Point, PointSet, Position};
use crate::pattern::forbidden_points;
use crate::teach::Text;

/// A picture: a board, or a strip of boards along a line of play.
#[derive(Debug)]
pub struct Picture {
    /// The title of the puzzle that is shown; `None` outside a puzzle.
    pub title: Option<Text>,
    /// The boards from first to last; there is at least one.
    pub panels: Vec<Panel>,
    /// Marked points, grouped by the reason for the mark.
    pub marks: Vec<(PictureMark, Vec<Point>)>,
    /// The scores of an evaluator for the points of the first board.
    pub heat: Option<HeatMap>,
    /// Whether the points are marked that renju forbids to Black.
    pub forbidden: bool,
}

/// One board of a picture.
#[derive(Debug)]
pub struct Panel {
    /// The board.
    pub position: Position,
    /// The index of the move with the number 1; `None` where no stone has a number.
    pub numbered: Option<usize>,
    /// The number of moves that the panel before this one showed; the later moves are listed under this
    /// panel.
    pub shown: usize,
}

/// The reason for marking a point of a picture. Each reason has its own shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PictureMark {
    /// The user chose it.
    Chosen,
    /// A win begins here.
    Wins,
    /// This move holds against the threat.
    Holds,
    /// Renju forbids Black to play here; these points are those of each board, and are not listed in a picture.
    Forbidden,
}

impl Panel {
    /// The moves that the panel before this one did not show, each with its number.
    pub fn new_moves(&self) -> impl Iterator<Item = (usize, Point)> + '_ {
        let first = self.numbered.unwrap_or(usize::MAX);
        let moves = self.position.moves().iter().enumerate().skip(self.shown.max(first));
        moves.map(move |(i, &point)| (i + 1 - first, point))
    }

    /// The points of the board that renju forbids to Black, where it is the rule of the game.
    pub fn forbidden(&self) -> PointSet {
        forbidden_points(&self.position)
    }

    /// The number on the stone at this point; `None` where it has none.
    pub fn number(&self, point: Point) -> Option<usize> {
        let first = self.numbered?;
        let at = self.position.moves().iter().position(|&known| known == point)?;
        (at + 1).checked_sub(first).filter(|&number| number > 0)
    }
}
