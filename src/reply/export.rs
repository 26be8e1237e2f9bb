//! What pictures and pages show, as data.

use std::rc::Rc;

use super::views::HeatMap;
use crate::board::{Point, Position};
use crate::solve::{Class, Win};
use crate::teach::explain::guide::Met;
use crate::teach::lesson::{Lesson, Stage};

/// A picture: a board, or a strip of boards along a line of play.
#[derive(Debug)]
pub struct Picture {
    /// The title of what is shown, where it has one of its own.
    pub title: Option<String>,
    /// The boards from first to last; one at the least.
    pub panels: Vec<Panel>,
    /// Marked points.
    pub marks: Vec<(Mark, Vec<Point>)>,
    /// What an evaluator gives the points of the first board.
    pub heat: Option<HeatMap>,
}

/// One board of a picture.
#[derive(Debug)]
pub struct Panel {
    /// The board.
    pub position: Position,
    /// The move from which on moves are numbered, from 1; none where none is.
    pub numbered: Option<usize>,
    /// How many moves the board before this one showed: those after them are told under it.
    pub shown: usize,
}

/// Why a point is marked. Each has a shape of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// Somebody wanted it.
    Chosen,
    /// A win begins here.
    Wins,
    /// The side under threat holds with it.
    Holds,
}

/// A proof as a page that steps through it.
#[derive(Debug)]
pub struct ProofPage {
    /// The title of what is shown, where it has one of its own.
    pub title: Option<String>,
    /// The win.
    pub win: Win,
    /// The class in which it was found; none where its certificate was brought along.
    pub class: Option<Class>,
    /// Whether no shorter win of the class exists.
    pub shortest: bool,
    /// Positions that the checker looked at before it accepted the proof.
    pub checked: u64,
    /// Why the move of each node works.
    pub guide: Vec<Option<Met>>,
}

/// A lesson as a page.
#[derive(Debug)]
pub struct LessonPage {
    /// The lesson.
    pub lesson: Rc<Lesson>,
    /// For each step the boards of its question; none where nothing is asked.
    pub stages: Vec<Vec<Stage>>,
}

/// What can be wrong with what was asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ExportTrouble {
    /// This build of the program makes no PNG.
    NoPng,
    /// The renderer refused the picture.
    Renderer(String),
}

impl Panel {
    /// Moves that are new on this board, each with its number.
    pub fn new_moves(&self) -> impl Iterator<Item = (usize, Point)> + '_ {
        let first = self.numbered.unwrap_or(usize::MAX);
        let moves = self.position.moves().iter().enumerate().skip(self.shown.max(first));
        moves.map(move |(i, &point)| (i + 1 - first, point))
    }

    /// The number that a stone carries.
    pub fn number(&self, point: Point) -> Option<usize> {
        let first = self.numbered?;
        let at = self.position.moves().iter().position(|&known| known == point)?;
        (at + 1).checked_sub(first).filter(|&number| number > 0)
    }
}
