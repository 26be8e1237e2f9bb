//! Everything that the program answers, as data. Prose and JSON are two renderings of it.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::practice::{PracticeView, StatsView, Then, Upcoming};
use super::trouble::{CommandName, Trouble};
use crate::board::{ByColor, Color, Point, Position, Rule};
use crate::check::Report as CheckReport;
use crate::pattern::shapes::{Fork, Shape};
use crate::pattern::{Lines, Pattern, Pattern4, Runs};
use crate::solve::defend::Defence;
use crate::solve::{Class, Win};
use crate::store::Notice;
use crate::teach::combination::Combination;
use crate::teach::detail::Detail;
use crate::teach::explain::Reason;
use crate::teach::finding::Finding;
use crate::teach::grade::{Grade, Report};
use crate::teach::hint::Rung;
use crate::teach::key::Key;
use crate::teach::outline::Outline;
use crate::teach::pillars::Pillars;
use crate::teach::puzzle::Puzzle;
use crate::teach::status::Assessment;
use crate::teach::study::Study;
use crate::teach::train::Attempt;
use crate::teach::walk::{Next, Taken};
use crate::teach::whynot::WhyNot;

/// An answer.
#[derive(Debug)]
pub enum Reply {
    /// Nothing to say.
    Silent,
    /// The board, perhaps with move numbers.
    Board {
        /// What to draw.
        position: Box<Position>,
        /// Whether stones carry the numbers of their moves.
        numbers: bool,
    },
    /// A task was set.
    Task(Box<TaskView>),
    /// Something was done.
    Done(Done),
    /// Something was done to the board, and here it is.
    Changed(Done, Box<Position>),
    /// A search was asked for.
    Finding(Rc<Finding>),
    /// Every move of a threatened side was looked at.
    Defence(Box<DefenceView>),
    /// The value of every move.
    Key(Box<Key>),
    /// Why a move does not win, or that it does.
    WhyNot(Box<WhyNot>),
    /// A proof as an outline.
    Tree(Box<TreeView>),
    /// What a win rests on.
    Pillars(Box<Pillars>),
    /// What the whole-board tree plays.
    Study(Box<Study>),
    /// A puzzle move was graded; the board after it, and what of the puzzle is left.
    Graded {
        /// Which puzzle.
        puzzle: Box<Puzzle>,
        /// The grade.
        grade: Box<Grade>,
        /// What the move makes.
        reason: Option<Box<Reason>>,
        /// The board as it now stands.
        position: Box<Position>,
        /// Misses and hints so far.
        misses: usize,
        /// Rungs of help taken so far.
        hints: usize,
        /// Attacking moves of the solver's side so far.
        moves: usize,
        /// Where all points are to be found: how many are, and out of how many.
        found: Option<(usize, usize)>,
        /// What comes after a good move, where it is not the most stubborn reply.
        then: Option<Then>,
    },
    /// Something happened in practice.
    Practice(Box<PracticeView>),
    /// What practice has come to.
    Stats(Box<StatsView>),
    /// All attempts, for other programs.
    Attempts {
        /// In the order in which they were made.
        attempts: Vec<Attempt>,
        /// As comma-separated values; else as JSON.
        csv: bool,
        /// What is to be told about what is remembered.
        notices: Vec<Notice>,
    },
    /// The solver named the defender's reply.
    Replied {
        /// Whose reply.
        color: Color,
        /// Where.
        point: Point,
        /// The board after it.
        position: Box<Position>,
    },
    /// Moves of a puzzle were graded.
    Report {
        /// Which puzzle.
        puzzle: Box<Puzzle>,
        /// The grades.
        report: Box<Report>,
    },
    /// Why each move of a win works.
    Why(Box<WhyView>),
    /// A step through the win.
    Step(Box<StepView>),
    /// A rung of help.
    Hint {
        /// Which rung, from 1.
        number: usize,
        /// Rungs in all.
        of: usize,
        /// What it says.
        rung: Rung,
    },
    /// One point, in full.
    Cell(Box<CellView>),
    /// Every point.
    Annotated(Box<AnnotatedBoard>),
    /// Every point as one evaluator sees it.
    Heat(Box<HeatMap>),
    /// The shapes of both sides and the position's status.
    Shapes(Box<ShapesView>),
    /// The position as lines.
    Lines(Box<LinesView>),
    /// Certificates were checked.
    Checked(Vec<CheckedFile>),
    /// The puzzles there are.
    Puzzles(Vec<Puzzle>),
    /// One puzzle, without its solution.
    Puzzle(Box<Puzzle>),
    /// Help on all commands, or on one.
    Help(Option<CommandName>),
    /// Something is wrong.
    Trouble(Trouble),
    /// The end.
    Goodbye,
}

/// Small things that were done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Done {
    /// A position was loaded; lines of play that were left out of it.
    Loaded {
        /// Variations besides the main line.
        left_out: usize,
        /// Games in the file.
        games: usize,
        /// The side to move.
        to_move: Color,
    },
    /// A move was made; a five perhaps.
    Moved {
        /// Who.
        color: Color,
        /// Where.
        point: Point,
        /// Whether it wins.
        wins: bool,
    },
    /// Moves were taken back, or a change where there are none; in a puzzle a move goes with its answer.
    Undone(Vec<Point>),
    /// Moves were made again, or a change where there are none.
    Redone(Vec<Point>),
    /// Stones were put down.
    Placed(Color, usize),
    /// Stones were taken away.
    Removed(usize),
    /// The board was cleared.
    Cleared,
    /// The colours were swapped.
    Swapped,
    /// This side is to move.
    Turn(Color),
    /// This rule holds.
    Rule(Rule),
    /// Something was written to a file.
    Saved(String),
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
    pub moves: Vec<(Reason, Option<Detail>)>,
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
    pub reason: Option<Reason>,
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
    pub defence: Defence,
    /// The holding moves that are counter-threats, and where they lead.
    pub combinations: Vec<Combination>,
}

impl std::ops::Deref for DefenceView {
    type Target = Defence;

    fn deref(&self) -> &Defence {
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
    /// The point its decision flow plays, where it has one beside its scores.
    pub flow: Option<Point>,
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
#[derive(Clone, Debug)]
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
    pub fn win(&self) -> &Win {
        self.finding.verdict.proven().expect("a tree is drawn of a win")
    }
}

impl Reply {
    /// Whether a task was set.
    pub const fn sets_task(&self) -> bool {
        match self {
            Self::Task(_) => true,
            Self::Practice(view) => matches!(view.next, Upcoming::Task { .. }),
            _ => false,
        }
    }

    /// Whether this is an answer to something that went wrong.
    pub const fn is_trouble(&self) -> bool {
        matches!(self, Self::Trouble(_))
    }
}
