//! What replies show: boards, points, shapes, proofs and games, as data.

use serde::Serialize;

use super::trouble::Trouble;
use crate::board::{Axis, ByColor, Color, Point, Position, named};
use crate::check::{Checked, Report as CheckReport};
use crate::evaluate::wincheck::Seen;
use crate::evaluate::{Ahead, Player};
use crate::formats::{Format, Losses};
use crate::pattern::shapes::{Fork, Shape};
use crate::pattern::{Lines, Pattern, Pattern4, Runs};
use crate::play::{Choice, Opponent};
use crate::solve::defend::Defence;
use crate::solve::{Class, Win};
use crate::strategy::Tree;
use crate::strategy::size::Size;
use crate::strategy::tally::Tally;
use crate::teach::analyze::{Assessment, Finding, Likeness, Next, Review, Taken};
use crate::teach::explain::{Combination, MoveDetail, MoveReason, Outline};
use crate::teach::puzzle::Puzzle;
use crate::teach::train::lint::Linted;
use std::collections::BTreeMap;
use std::rc::Rc;

/// A game against the program, as it stands.
#[derive(Debug)]
pub struct GameView {
    /// The board.
    pub position: Position,
    /// The program's level and style.
    pub opponent: Opponent,
    /// The program's side.
    pub side: Color,
    /// The published evaluator that plays instead of the program, where one does.
    pub by: Option<Player>,
    /// The contest to win within some stones, where there is one.
    pub contest: Option<Contest>,
    /// The person's move.
    pub played: Option<Point>,
    /// The program's answer.
    pub choice: Option<Choice>,
    /// Plies within which White, the person, is over whatever is played; where the tree promises it.
    pub lost_within: Option<u16>,
    /// Whether the game was left.
    pub over: bool,
}

/// A game that the person is to win within some stones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contest {
    /// So many of the person's own stones.
    pub stones: u16,
    /// How many of them were played.
    pub played: u16,
}

impl Contest {
    /// Stones that are left to win with.
    pub const fn left(self) -> u16 {
        self.stones.saturating_sub(self.played)
    }
}

/// The whole-board tree.
#[derive(Debug)]
pub struct StrategyView {
    /// The tree.
    pub tree: &'static Tree,
    /// How large it is.
    pub size: Size,
    /// How many decisions stand behind the finished second moves, and what was found at some of them.
    pub verified: Option<(usize, Tally)>,
}

/// What of the board is wanted in sentences.
#[derive(Debug)]
pub enum Look {
    /// The line through a point.
    Line(Position, Axis, Point),
    /// What lies around a point in all eight directions.
    Around(Position, Point),
    /// Fives at hand and open threes of both sides.
    Threats(Position),
    /// The last move.
    Last(Position),
}

/// A puzzle as it is set.
#[derive(Debug)]
pub struct TaskView {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The board as it stands.
    pub position: Position,
}

/// Why the attacking moves of a line work.
#[derive(Debug)]
pub struct WhyView {
    /// Where the line starts, the attacker to move.
    pub position: Position,
    /// The line; of moves that were played, as far as they went.
    pub line: Vec<Point>,
    /// The class of the win that was proven; `None` for moves that were played.
    pub class: Option<Class>,
    /// The attacking moves that were asked for, each with what the proof has against every reply.
    pub moves: Vec<(MoveReason, Option<MoveDetail>)>,
    /// Whether one move was asked for: it is told in full.
    pub in_full: bool,
}

/// One step of a walk through a win.
#[derive(Debug)]
pub struct StepView {
    /// Where the walk stands: stones played, out of the whole line.
    pub at: usize,
    /// Stones of the line.
    pub of: usize,
    /// The stone just played (or to be played again after a step back), whose it is, and what the proof has
    /// to do with it.
    pub played: Option<(Color, Point, Taken)>,
    /// Why, for an attacking move.
    pub reason: Option<MoveReason>,
    /// What comes next.
    pub next: Next,
    /// The board as it now stands.
    pub position: Position,
}

/// What holds, and where.
#[derive(Debug)]
pub struct DefenceView {
    /// The position, the defender to move.
    pub position: Position,
    /// What became of each move.
    pub defence: Checked<Defence>,
    /// The holding moves that are counter-threats, and where they lead.
    pub combinations: Vec<Combination>,
}

impl std::ops::Deref for DefenceView {
    type Target = Checked<Defence>;

    fn deref(&self) -> &Checked<Defence> {
        &self.defence
    }
}

/// A win and its proof as an outline.
#[derive(Debug)]
pub struct TreeView {
    /// The finding; it has a win.
    pub finding: Rc<Finding>,
    /// Its proof.
    pub outline: Outline,
    /// The number of the move at which a walk through it stands.
    pub here: Option<usize>,
}

/// A point as one side sees it.
#[derive(Clone, Debug)]
pub struct SideView {
    /// Runs and free points in eight directions.
    pub runs: Runs,
    /// The patterns along the four axes.
    pub patterns: [Pattern; 4],
    /// The patterns together; none on a stone.
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
    /// As black sees it.
    pub black: SideView,
    /// As white sees it.
    pub white: SideView,
    /// What each evaluator gives it, for the side to move.
    pub scores: BTreeMap<&'static str, i64>,
    /// For each evaluator: its best score on the board, and the best of all other points.
    pub ranks: BTreeMap<&'static str, (usize, i64)>,
    /// What the tables of the evaluator `terminator` for attack and for defence give an empty point.
    pub tables: Option<[i64; 2]>,
}

/// Everything about every point.
#[derive(Debug)]
pub struct AnnotatedBoard {
    /// The position.
    pub position: Position,
    /// Its points, row by row from `a1`; one alone where only that was asked for.
    pub cells: Vec<CellView>,
}

/// The scores of one evaluator, and the point it would play.
#[derive(Debug)]
pub struct HeatMap {
    /// The evaluator.
    pub name: &'static str,
    /// The position.
    pub position: Position,
    /// Scores of the empty points.
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

/// What three ways to see a win say of a position and the moves that led to it.
#[derive(Debug)]
pub struct WinChecks {
    /// The position.
    pub position: Position,
    /// What they see, of the set-up and move by move.
    pub seen: Vec<Seen>,
}

impl WinChecks {
    /// Whether the three say the same everywhere.
    pub fn agree(&self) -> bool {
        self.seen.iter().all(Seen::agrees)
    }
}

/// A game that was looked through.
#[derive(Debug)]
pub struct ReviewView {
    /// Where a forced win appeared, was missed, or could last be escaped.
    pub review: Review,
    /// The moves of an evaluator, where one was asked for.
    pub by: Option<Likeness>,
}

/// The shapes on a board and what they come to.
#[derive(Debug)]
pub struct ShapesView {
    /// The position.
    pub position: Position,
    /// What each side has.
    pub sides: ByColor<SideShapes>,
    /// The status for the side to move.
    pub assessment: Assessment,
}

/// What one side has on the board.
#[derive(Clone, Debug, Serialize)]
pub struct SideShapes {
    /// The sum over its shapes.
    pub rating: u32,
    /// Its shapes, the strongest first.
    pub shapes: Vec<Shape>,
    /// Where it would make a fork.
    pub forks: Vec<Fork>,
}

/// A position and its lines.
#[derive(Debug)]
pub struct LinesView {
    /// The position.
    pub position: Position,
    /// Its lines.
    pub lines: Lines,
}

/// A certificate file and what the checker says of it.
#[derive(Debug)]
pub struct CheckedFile {
    /// Its name.
    pub file: String,
    /// The checker's report, or why there is none.
    pub report: Result<CheckReport, Trouble>,
}

impl TreeView {
    /// The win.
    ///
    /// # Panics
    /// When the finding has none.
    pub fn win(&self) -> &Checked<Win> {
        self.finding.verdict.proven().expect("a tree is drawn of a win")
    }
}

/// A file that became another.
#[derive(Debug)]
pub struct Converted {
    /// What was written; `-` is standard output.
    pub file: String,
    /// In which format.
    pub to: Format,
    /// How many games.
    pub games: usize,
    /// What of them was not written.
    pub losses: Losses,
    /// What was written, where a conversation shows it.
    pub text: Option<String>,
}

/// What lint found in files of puzzles.
#[derive(Debug)]
pub struct LintView {
    /// The names of the files that were read.
    pub files: Vec<String>,
    /// What was found in them.
    pub linted: Linted,
    /// The files that could not be read.
    pub troubles: Vec<Trouble>,
    /// Whether it was stopped, so that it says nothing of the rest.
    pub interrupted: bool,
}

/// What mining came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mined {
    /// The file it was written to.
    pub file: Option<String>,
    /// All that was found, as it is written; nothing where it went into the file.
    pub text: String,
    /// Items looked through.
    pub done: usize,
    /// Items in all.
    pub items: usize,
    /// Puzzles found.
    pub found: usize,
}
