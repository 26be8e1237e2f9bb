//! The data that replies show of single points: what they hold, what a stone there would make, and what evaluators say.

use std::collections::BTreeMap;

use crate::board::{Color, Point, Position, named};
use crate::evaluate::Ahead;
use crate::pattern::{Pattern, Pattern4, Runs};

/// A point from the view of one side.
#[derive(Clone, Debug)]
pub struct SideView {
    /// The runs and empty points in the eight directions.
    pub runs: Runs,
    /// The patterns along the four axes.
    pub patterns: [Pattern; 4],
    /// The combined pattern; `None` on a stone.
    pub pattern4: Option<Pattern4>,
}

/// Everything about one point.
#[derive(Clone, Debug)]
pub struct CellView {
    /// The point.
    pub point: Point,
    /// The stone on it.
    pub stone: Option<Color>,
    /// The side to move.
    pub to_move: Color,
    /// The view of black.
    pub black: SideView,
    /// The view of white.
    pub white: SideView,
    /// The score of the point by each evaluator, for the side to move.
    pub scores: BTreeMap<&'static str, i64>,
    /// For each evaluator: the rank of the point's score, and the best score of all other points.
    pub ranks: BTreeMap<&'static str, (usize, i64)>,
    /// What the tables of the evaluator `terminator` for attack and for defence give an empty point.
    pub tables: Option<[i64; 2]>,
}

/// The data of every point.
#[derive(Debug)]
pub struct AnnotatedBoard {
    /// The position.
    pub position: Position,
    /// Its points, row by row from `a1`; a single point where only one was requested.
    pub cells: Vec<CellView>,
    /// Whether points that would make only a two or a closed three are shown, too.
    pub twos: bool,
}

impl AnnotatedBoard {
    /// The combined pattern that a stone of this side would make on a point; `None` where it makes none, or none that is
    /// shown.
    pub fn pattern(&self, cell: &CellView, side: Color) -> Option<Pattern4> {
        let pattern = if side == Color::Black { cell.black.pattern4 } else { cell.white.pattern4 }?;
        let least = if self.twos { Pattern4::LFlex2 } else { Pattern4::HFlex3 };
        (pattern >= least).then_some(pattern)
    }
}

/// The scores of one evaluator, and the point it would play.
#[derive(Debug)]
pub struct HeatMap {
    /// The evaluator.
    pub name: &'static str,
    /// The position.
    pub position: Position,
    /// The scores of the empty points.
    pub scores: Vec<(Point, i64)>,
    /// The point it would play.
    pub choice: Option<Point>,
    /// All points that it likes as much as the one it would play, that one among them.
    pub equal: Vec<Point>,
    /// Whether the point was drawn among them.
    pub drawn: bool,
    /// The point its decision flow plays, where it has one beside its scores.
    pub flow: Option<Point>,
    /// Own and enemy value of the point it would play and of the one its flow plays, where they differ.
    pub values: Option<[(u8, u8); 2]>,
    /// What it chooses when it plays ahead, for each number of plies.
    pub ahead: Vec<Ahead>,
    /// The one point that was asked for as the article's array has it, of the evaluator that counts so.
    pub style: Option<Box<CellView>>,
}

named! {
    /// What a map of the whole board shows.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum MapKind {
        /// How many own stones a stone on the point would join along each line, and the largest of the four.
        Value = "value",
        /// What a stone on the point makes along each line.
        Patterns = "patterns",
    }
}

/// A map of the whole board for the side to move, line by line.
#[derive(Debug)]
pub struct BoardMap {
    /// What it shows.
    pub kind: MapKind,
    /// The points.
    pub board: AnnotatedBoard,
}

impl BoardMap {
    /// A point as the side sees it whose map this is.
    pub fn side(&self, point: Point) -> Option<&SideView> {
        let cell = self.board.cells.get(point.index())?;
        Some(if self.board.position.to_move() == Color::Black { &cell.black } else { &cell.white })
    }
}
