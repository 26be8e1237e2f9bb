//! The data that replies show: boards, points, shapes, proofs and games.

use std::time::Duration;

use serde::Serialize;

use super::trouble::Trouble;
use crate::board::{Axis, ByColor, Color, Point, Position, Symmetry};
use crate::check::{Checked, Report as CheckReport};
use crate::evaluate::Player;
use crate::evaluate::wincheck::Seen;
use crate::formats::{Format, Losses};
use crate::pattern::Lines;
use crate::pattern::shapes::{Fork, Shape};
use crate::play::{Choice, Opponent};
use crate::solve::defend::Defence;
use crate::solve::{Class, Win};
use crate::strategy::Tree;
use crate::strategy::size::Size;
use crate::strategy::tally::Tally;
use crate::teach::analyze::{Assessment, Finding, Likeness, Next, Review, Slip, Taken};
use crate::teach::explain::{Combination, MoveDetail, MoveReason, Outline, ReplyReason};
use crate::teach::puzzle::Puzzle;
use crate::teach::train::lint::Linted;
use crate::teach::train::mine::{Quality, Rejection};
use std::rc::Rc;

/// The current state of a game against the program.
#[derive(Debug)]
pub struct GameView {
    /// The position.
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
    /// The program's move.
    pub choice: Option<Choice>,
    /// The number of plies within which White, the user, loses against the tree whatever White plays; `None`
    /// where the tree gives no number.
    pub lost_within: Option<u16>,
    /// Whether the game was ended by the user.
    pub over: bool,
}

/// A game that the person is to win within some stones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contest {
    /// The number of stones of their own within which the person must win.
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
    pub tree: Rc<Tree>,
    /// How large it is.
    pub size: Size,
    /// The number of decisions behind the finished second moves, and the result of verifying some of them.
    pub verified: Option<(usize, Tally)>,
}

/// The part of the board that is described in sentences.
#[derive(Debug)]
pub enum Look {
    /// The line through a point.
    Line(Position, Axis, Point),
    /// The contents of the eight directions from a point.
    Around(Position, Point),
    /// The five points and open threes of both sides.
    Threats(Position),
    /// The last move.
    Last(Position),
}

/// A puzzle as it is set.
#[derive(Debug)]
pub struct TaskView {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The current position.
    pub position: Position,
}

/// Why the attacking moves of a line work.
#[derive(Debug)]
pub struct WhyView {
    /// The position where the line starts, the attacker to move.
    pub position: Position,
    /// The line; for moves without a proof, up to the last legal one.
    pub line: Vec<Point>,
    /// Whether a shorter win of the class may exist.
    pub may_be_shorter: bool,
    /// The class of the win that was proven; `None` for moves that were played.
    pub class: Option<Class>,
    /// The requested attacking moves, each with the proof's answers to every reply where there is a proof.
    pub moves: Vec<(MoveReason, Option<MoveDetail>)>,
    /// Whether a single move was requested, which is explained in full.
    pub in_full: bool,
}

/// One step of a walk through a win.
#[derive(Debug)]
pub struct StepView {
    /// Whether a shorter win of the class may exist.
    pub may_be_shorter: bool,
    /// The number of stones played in the walk.
    pub at: usize,
    /// The number of stones of the line.
    pub of: usize,
    /// The stone just played (or the one taken back by a step back): its side, its point, and its role in the
    /// proof.
    pub played: Option<(Color, Point, Taken)>,
    /// Why the move works, for an attacking move.
    pub reason: Option<MoveReason>,
    /// What the reply does, for a stone of the defender's.
    pub defence: Option<ReplyReason>,
    /// The next step.
    pub next: Next,
    /// The current position.
    pub position: Position,
    /// Whether the board is another than before.
    pub moved: bool,
}

/// The moves that hold against a threat.
#[derive(Debug)]
pub struct DefenceView {
    /// The position, the defender to move.
    pub position: Position,
    /// The result of each move.
    pub defence: Checked<Defence>,
    /// The holding moves that are counter-threats, with their lines.
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
    /// The number of the move at which a walk through the proof is.
    pub here: Option<usize>,
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
    /// The moves that seem to be mistakes, though nothing was proven.
    pub slips: Vec<Slip>,
}

/// A moment of a reviewed game, which is on the board.
#[derive(Debug)]
pub struct MomentView {
    /// The review; it has a moment before the move of this number.
    pub review: Rc<Review>,
    /// The number of the move that was played there.
    pub ply: usize,
}

/// The shapes on a board, and the status of the position.
#[derive(Debug)]
pub struct ShapesView {
    /// The position.
    pub position: Position,
    /// The shapes of each side.
    pub sides: ByColor<SideShapes>,
    /// The status for the side to move.
    pub assessment: Assessment,
}

/// The shapes of one side on the board.
#[derive(Clone, Debug, Serialize)]
pub struct SideShapes {
    /// The rating: the sum over its shapes.
    pub rating: u32,
    /// Its shapes, the strongest first.
    pub shapes: Vec<Shape>,
    /// The points where it would make a fork.
    pub forks: Vec<Fork>,
}

/// A position and its lines.
#[derive(Debug)]
pub struct LinesView {
    /// The position.
    pub position: Position,
    /// Its lines.
    pub lines: Lines,
    /// The symmetry that leads to the canonical one of its eight pictures.
    pub symmetry: Symmetry,
    /// The lines of the canonical picture, which are those of the position in another order.
    pub canonical: Lines,
}

/// A certificate file and the result of checking it.
#[derive(Debug)]
pub struct CheckedFile {
    /// The name of the file.
    pub file: String,
    /// The checker's report, or why the file cannot be checked.
    pub report: Result<CheckReport, Trouble>,
}

impl TreeView {
    /// The win of the finding.
    ///
    /// # Panics
    /// When the finding has no win.
    pub fn win(&self) -> &Checked<Win> {
        self.finding.verdict.proven().expect("a tree is drawn of a win")
    }
}

/// The result of a conversion.
#[derive(Debug)]
pub struct Converted {
    /// The file that was written; `-` is standard output.
    pub file: String,
    /// The format of the file.
    pub to: Format,
    /// The number of games written.
    pub games: usize,
    /// The content of the games that was not written.
    pub losses: Losses,
    /// The written text, where a conversation shows it.
    pub text: Option<String>,
}

/// The findings of lint in files of puzzles.
#[derive(Debug)]
pub struct LintView {
    /// The names of the files that were read.
    pub files: Vec<String>,
    /// The findings.
    pub linted: Linted,
    /// The faults of the files that could not be read.
    pub troubles: Vec<Trouble>,
    /// Whether lint was stopped before its end.
    pub interrupted: bool,
}

/// A puzzle, and how good it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WorthView {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// What its quality is made of.
    pub quality: Quality,
}

/// The result of a search for puzzles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mined {
    /// The file that the puzzles were written to.
    pub file: Option<String>,
    /// The puzzles as text; empty where they were written to a file.
    pub text: String,
    /// The number of work items done.
    pub done: usize,
    /// The number of all work items.
    pub items: usize,
    /// The number of puzzles found.
    pub found: usize,
    /// How many positions were rejected since the work was begun or continued, by the reason.
    pub rejected: Vec<(Rejection, usize)>,
}

/// A move that the program suggests.
#[derive(Debug)]
pub struct MoveView {
    /// The position.
    pub position: Position,
    /// The move, the reason for it, and what a search by guessed values says.
    pub choice: Choice,
    /// The number of moves that are shown.
    pub multi: usize,
    /// The time that it took.
    pub time: Duration,
}
