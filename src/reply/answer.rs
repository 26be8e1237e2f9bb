//! Everything that the program answers, as data. Prose and JSON are two renderings of it.

use std::rc::Rc;

use super::Lang;
use super::export::Document;
use super::glossary::Term;
use super::lesson::{LessonReply, Stands};
use super::practice::{Closed, StatsView, Then, Upcoming};
use super::said::Said;
use super::trouble::{CommandName, Trouble};
use super::views::{
    AnnotatedBoard, BoardMap, CellView, CheckedFile, Converted, DefenceView, GameView, HeatMap, LinesView,
    LintView, Look, Mined, ReviewView, ShapesView, StepView, StrategyView, TaskView, TreeView, WhyView,
    WinChecks,
};
use crate::board::{Color, Point, Position, Rule};
use crate::teach::Notice;
use crate::teach::analyze::{Finding, Key, Pillars, Study, WhyNot};
use crate::teach::explain::MoveReason;
use crate::teach::lesson::QuestionOutcome;
use crate::teach::puzzle::Puzzle;
use crate::teach::train::Attempt;
use crate::teach::train::grade::{Grade, GradeReport, NothingVerdict};
use crate::teach::train::hint::Rung;

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
    /// What one message tells.
    Said(Said),
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
    /// The whole-board tree, and some of it verified.
    Strategy(Box<StrategyView>),
    /// A part of the board, in sentences.
    Look(Box<Look>),
    /// A game was looked through.
    Review(Box<ReviewView>),
    /// Puzzles were linted.
    Linted(Box<LintView>),
    /// Puzzles were looked for.
    Mined(Box<Mined>),
    /// Something to be taken as it is, such as a puzzle's file.
    Text(String),
    /// A picture or page that the door has to render and write.
    Exported {
        /// What the file shows.
        document: Box<Document>,
        /// The file; `-` is standard output.
        file: String,
    },
    /// The contents of a file, byte for byte.
    Contents(Vec<u8>),
    /// A file became another.
    Converted(Box<Converted>),
    /// A game against the program.
    Game(Box<GameView>),
    /// A puzzle move was graded; the board after it, and what of the puzzle is left.
    Graded {
        /// Which puzzle.
        puzzle: Box<Puzzle>,
        /// The grade.
        grade: Box<Grade>,
        /// What the move makes.
        reason: Option<Box<MoveReason>>,
        /// The board as it now stands.
        position: Box<Position>,
        /// Misses and hints so far.
        misses: usize,
        /// Rungs of help taken so far.
        hints: usize,
        /// Attacking moves of the solver's side so far, and plies of the whole win that he is on, where its length is known.
        moves: (usize, Option<u16>),
        /// Whether a move that does not keep the win may be made again.
        again: bool,
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
    /// The answer that there is nothing to find was graded.
    Nothing {
        /// Which puzzle.
        puzzle: Box<Puzzle>,
        /// How good it is.
        nothing: NothingVerdict,
        /// Misses so far.
        misses: usize,
        /// Rungs of help taken so far.
        hints: usize,
    },
    /// Moves of a puzzle were graded.
    Report {
        /// Which puzzle.
        puzzle: Box<Puzzle>,
        /// The grades.
        report: Box<GradeReport>,
    },
    /// Why each move of a win works.
    Why(Box<WhyView>),
    /// A step through the win.
    Step(Box<StepView>),
    /// A rung of help.
    Hint {
        /// Which rung, from 1.
        number: usize,
        /// Rungs in all, where that may be told.
        of: Option<usize>,
        /// What it says.
        rung: Rung,
    },
    /// One point, in full.
    Cell(Box<CellView>),
    /// Every point.
    Annotated(Box<AnnotatedBoard>),
    /// Every point as one evaluator sees it.
    Heat(Box<HeatMap>),
    /// The whole board, line by line.
    Map(Box<BoardMap>),
    /// What three ways to see a win say.
    WinChecks(Box<WinChecks>),
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
    /// Something in a lesson.
    Lesson(LessonReply),
    /// Help on all commands, or on one.
    Help(HelpView),
    /// The language that is spoken from now on, or where none is named the one that is spoken.
    Lang(Option<Lang>),
    /// The terms of the game, or one of them.
    Glossary(Option<&'static Term>),
    /// Something is wrong.
    Trouble(Trouble),
    /// The end.
    Goodbye,
}

/// What happened in practice.
#[derive(Default, Debug)]
pub struct PracticeView {
    /// What is to be told about what is remembered.
    pub notices: Vec<Notice>,
    /// What could not be read of the files that were asked for; the rest is practised.
    pub troubles: Vec<Trouble>,
    /// What the command itself answers, where it was one about the puzzle.
    pub answer: Option<Box<Reply>>,
    /// The attempt that came to its end.
    pub closed: Option<Closed>,
    /// What comes now.
    pub next: Upcoming,
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
}

impl Reply {
    /// How a lesson's question ended by this, where one did: what there is to remember.
    pub fn outcome(&self) -> Option<&QuestionOutcome> {
        match self {
            Self::Lesson(LessonReply::Judged(view)) => match &view.stands {
                Stands::Over(outcome) => Some(outcome),
                _ => None,
            },
            _ => None,
        }
    }

    /// Whether a task was set.
    pub const fn sets_task(&self) -> bool {
        match self {
            Self::Task(_) => true,
            Self::Practice(view) => {
                matches!(view.next, Upcoming::Task { .. })
                    || matches!(&view.answer, Some(answer) if matches!(**answer, Self::Task(_)))
            }
            _ => false,
        }
    }

    /// Whether this is an answer to something that went wrong.
    pub const fn is_trouble(&self) -> bool {
        matches!(self, Self::Trouble(_))
    }
}

/// The reply that one message tells: `said!("id", name = value, ...)`. The id is always written out, so that a test can
/// hold the code against the message files.
macro_rules! said {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::reply::Reply::Said($crate::reply::Said {
            message: $id,
            values: vec![$((stringify!($name), $crate::reply::SaidValue::from($value))),*],
        })
    };
}

pub(crate) use said;

/// Help on commands; what they do is said in the words of a language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HelpView {
    /// All commands, in the order in which they are listed.
    Overview(Vec<CommandName>),
    /// One command in full.
    Command {
        /// Its name, with that of its part: `puzzles list`.
        path: String,
        /// How it is used: a line for the command and for each of its parts.
        usage: String,
    },
}
