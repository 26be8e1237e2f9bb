//! The pictures and pages that can be exported, as data.

use std::rc::Rc;

use super::handout::{HandoutPuzzle, Sheet};
use super::points::HeatMap;
use crate::board::{Point, PointSet, Position, named};
use crate::check::Checked;
use crate::formats::Notes;
use crate::pattern::forbidden_points;
use crate::solve::{Class, Win};
use crate::teach::analyze::{Review, Slip};
use crate::teach::explain::Met;
use crate::teach::lesson::{Lesson, Stage};

/// The content of a file. The caller renders it in the reader's language and writes the file.
#[derive(Debug)]
pub enum Document {
    /// An SVG picture.
    Svg(Picture, Paper),
    /// A picture as PNG pixels.
    Png(Picture, Paper),
    /// An HTML page that steps through a proof.
    Proof(ProofPage),
    /// An HTML page that teaches a lesson.
    Lesson(LessonPage),
    /// An HTML page of a game and its review.
    Game(GamePage),
    /// A sheet of puzzles to be printed.
    Sheet(Sheet),
    /// An HTML page on which puzzles are solved.
    Solve(Vec<HandoutPuzzle>),
    /// A deck of cards, as lines of a text. Where a package is asked for, the caller makes it of the cards.
    Deck(Vec<HandoutPuzzle>),
}

named! {
    /// The colours of a picture.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    pub enum Paper {
        /// Light or dark, as the reader's browser prefers.
        #[default]
        Auto = "auto",
        /// Dark lines on a light ground.
        Light = "light",
        /// Light lines on a dark ground.
        Dark = "dark",
    }
}

/// A picture: a board, or a strip of boards along a line of play.
#[derive(Debug)]
pub struct Picture {
    /// The title of the puzzle that is shown; `None` outside a puzzle.
    pub title: Option<String>,
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

/// A page that steps through a proof.
#[derive(Debug)]
pub struct ProofPage {
    /// The title of the puzzle that is shown; `None` outside a puzzle.
    pub title: Option<String>,
    /// The win.
    pub win: Checked<Win>,
    /// The class in which the win was found; `None` for a certificate from a file.
    pub class: Option<Class>,
    /// Whether no shorter win of the class exists.
    pub shortest: bool,
    /// For each node of the proof, why its move works.
    pub guide: Vec<Option<Met>>,
}

/// A page that teaches a lesson.
#[derive(Debug)]
pub struct LessonPage {
    /// The lesson.
    pub lesson: Rc<Lesson>,
    /// For each step the boards of its question; empty for a step without a question.
    pub stages: Vec<Vec<Stage>>,
}

/// A page of a game and its review.
#[derive(Debug)]
pub struct GamePage {
    /// The name of the game or of the event, where its record has one.
    pub name: Option<String>,
    /// The names of Black's and White's player, where the record has them.
    pub players: [Option<String>; 2],
    /// The position before the first move.
    pub start: Position,
    /// The nodes of the game; the first one is the start, and a parent comes before its children.
    pub nodes: Vec<GameNode>,
    /// The indices of the nodes along the moves that were reviewed, the start first.
    pub main: Vec<usize>,
    /// The review.
    pub review: Rc<Review>,
    /// The moves that seem to be mistakes, though nothing was proven.
    pub slips: Vec<Slip>,
}

/// A node of a game on a page.
#[derive(Debug)]
pub struct GameNode {
    /// The index of the node before it; 0 for the start.
    pub parent: usize,
    /// The move that leads to it; `None` for a pass and for the start.
    pub point: Option<Point>,
    /// What the record says of the board.
    pub notes: Notes,
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
