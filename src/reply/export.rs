//! The pictures and pages that can be exported, as data.

use std::rc::Rc;

use super::handout::{HandoutPuzzle, Sheet};
use super::picture::Picture;
use crate::board::{Point, Position, named};
use crate::check::Checked;
use crate::formats::Notes;
use crate::solve::{Class, Win};
use crate::teach::Text;
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

/// A page that steps through a proof.
#[derive(Debug)]
pub struct ProofPage {
    /// The title of the puzzle that is shown; `None` outside a puzzle.
    pub title: Option<Text>,
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
