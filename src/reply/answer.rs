//! All replies of the program, as data. Text and JSON are two renderings of them.

use std::rc::Rc;

use super::Lang;
use super::drill::DrillView;
use super::export::Document;
use super::forbidden::ForbiddenView;
use super::glossary::Term;
use super::lesson::{LessonReply, Stands};
use super::lists::ListsReply;
use super::points::{AnnotatedBoard, BoardMap, CellView, HeatMap};
use super::practice::{Closed, StatsView, Then, Upcoming};
use super::record::NodeView;
use super::said::Said;
use super::trouble::{CommandName, Trouble};
use super::views::{
    CheckedFile, Converted, DefenceView, GameView, LinesView, LintView, Look, Mined, MomentView, MoveView,
    ReviewView, ShapesView, StepView, StrategyView, TaskView, TreeView, WhyView, WinChecks, WorthView,
};
use crate::board::diagram::Glyphs;
use crate::board::{Color, Point, Position, Prohibition, Rule};
use crate::teach::Notice;
use crate::teach::analyze::{Finding, Key, Pillars, Study, WhyNot};
use crate::teach::explain::MoveReason;
use crate::teach::lesson::{QuestionOutcome, Remembered};
use crate::teach::puzzle::Puzzle;
use crate::teach::train::grade::{Grade, GradeReport, NothingVerdict};
use crate::teach::train::hint::Rung;
use crate::teach::train::{Attempt, PracticeList};

/// A reply.
#[derive(Debug)]
pub enum Reply {
    /// Nothing is shown.
    Silent,
    /// The board, perhaps with move numbers.
    Board {
        /// The position.
        position: Box<Position>,
        /// Whether stones are drawn as the numbers of their moves.
        numbers: bool,
    },
    /// A task was set.
    Task(Box<TaskView>),
    /// A single message.
    Said(Said),
    /// A small action was done.
    Done(Done),
    /// The board was changed; the action and the position after it.
    Changed(Done, Box<Position>),
    /// The result of a search.
    Finding(Rc<Finding>),
    /// The results of all moves of a threatened side.
    Defence(Box<DefenceView>),
    /// The value of every move.
    Key(Box<Key>),
    /// Why a move does not win, or that it wins.
    WhyNot(Box<WhyNot>),
    /// A proof as an outline.
    Tree(Box<TreeView>),
    /// What a win depends on.
    Pillars(Box<Pillars>),
    /// The move of the whole-board tree.
    Study(Box<Study>),
    /// The whole-board tree, and the result of verifying a part of it.
    Strategy(Box<StrategyView>),
    /// A part of the board, in sentences.
    Look(Box<Look>),
    /// A game was looked through.
    Review(Box<ReviewView>),
    /// The board is at a moment of a reviewed game.
    Moment(Box<MomentView>),
    /// Puzzles were linted.
    Linted(Box<LintView>),
    /// The result of a search for puzzles.
    Mined(Box<Mined>),
    /// A text that is shown unchanged, such as a puzzle's file.
    Text(String),
    /// A picture or page that the caller has to render and write.
    Exported {
        /// The content of the file.
        document: Box<Document>,
        /// The file; `-` is standard output.
        file: String,
    },
    /// The contents of a file, byte for byte.
    Contents(Vec<u8>),
    /// A file was converted to another format.
    Converted(Box<Converted>),
    /// A game against the program.
    Game(Box<GameView>),
    /// A move of a puzzle was graded.
    Graded {
        /// The puzzle.
        puzzle: Box<Puzzle>,
        /// The grade.
        grade: Box<Grade>,
        /// What the move makes.
        reason: Option<Box<MoveReason>>,
        /// The current position.
        position: Box<Position>,
        /// The number of wrong moves so far.
        misses: usize,
        /// The number of hints taken so far.
        hints: usize,
        /// The number of attacking moves of the solver's side so far, and the plies of the whole win that the
        /// moves follow, where its length is known.
        moves: (usize, Option<u16>),
        /// Whether a move that does not keep the win may be replaced by another one.
        again: bool,
        /// Whether the refutation of a wrong move is kept back, because it is the first one in this position: it may
        /// give the right move away.
        veiled: bool,
        /// Where all points are to be found: the number of points found, and the number of all.
        found: Option<(usize, usize)>,
        /// What follows a good move, where it is not the reply that delays the five longest.
        then: Option<Then>,
        /// Whether the puzzle is a moment of the game on the board.
        in_game: bool,
        /// The right points that were named on the same line before this one, with what each of them makes.
        earlier: Box<[(Grade, MoveReason)]>,
    },
    /// The reply to a command in practice.
    Practice(Box<PracticeView>),
    /// What happened in the opening drill.
    Drill(Box<DrillView>),
    /// A reply about sets, playlists or exams.
    Lists(ListsReply),
    /// The statistics of practice.
    Stats(Box<StatsView>),
    /// All attempts, as data for other programs.
    Attempts {
        /// The attempts in the order in which they were made.
        attempts: Vec<Attempt>,
        /// The sets and exams to which attempts belong.
        lists: Vec<PracticeList>,
        /// The results of lesson questions.
        results: Vec<Remembered>,
        /// Whether the attempts are written as comma-separated values; otherwise everything as JSON.
        csv: bool,
        /// Notices about stored progress.
        notices: Vec<Notice>,
    },
    /// The user chose the defender's reply.
    Replied {
        /// The side of the reply.
        color: Color,
        /// The point of the reply.
        point: Point,
        /// The position after it.
        position: Box<Position>,
    },
    /// The answer that there is nothing to find was graded.
    Nothing {
        /// The puzzle.
        puzzle: Box<Puzzle>,
        /// The verdict.
        nothing: NothingVerdict,
        /// The number of wrong moves so far.
        misses: usize,
        /// The number of hints taken so far.
        hints: usize,
    },
    /// Moves of a puzzle were graded.
    Report {
        /// The puzzle.
        puzzle: Box<Puzzle>,
        /// The grades.
        report: Box<GradeReport>,
    },
    /// Why each move of a win works.
    Why(Box<WhyView>),
    /// A step of a walk through a win.
    Step(Box<StepView>),
    /// A hint.
    Hint {
        /// The number of the rung, from 1.
        number: usize,
        /// The number of all rungs, where it may be shown.
        of: Option<usize>,
        /// The rung.
        rung: Rung,
    },
    /// One point, in full.
    Cell(Box<CellView>),
    /// The data of every point.
    Annotated(Box<AnnotatedBoard>),
    /// The scores of one evaluator on all points.
    Heat(Box<HeatMap>),
    /// The whole board, line by line.
    Map(Box<BoardMap>),
    /// What three ways to see a win say.
    WinChecks(Box<WinChecks>),
    /// The shapes of both sides and the position's status.
    Shapes(Box<ShapesView>),
    /// The position as lines.
    Lines(Box<LinesView>),
    /// The points that renju forbids to Black, and those that only look forbidden.
    Forbidden(Box<ForbiddenView>),
    /// The named openings, with what is known of them under renju.
    Openings,
    /// A move that the program would play.
    Suggested(Box<MoveView>),
    /// Certificates were checked.
    Checked(Vec<CheckedFile>),
    /// The list of puzzles.
    Puzzles(Vec<Puzzle>),
    /// One puzzle, without its solution.
    Puzzle(Box<Puzzle>),
    /// How good a puzzle is, and why.
    Worth(Box<WorthView>),
    /// A reply in a lesson.
    Lesson(LessonReply),
    /// Help on all commands, or on one.
    Help(HelpView),
    /// The board in its game.
    Node(Box<NodeView>),
    /// The ways to draw stones, one below the other; the one that the conversation has from now on, where one was chosen.
    Glyphs(Option<Glyphs>),
    /// The language that is used from now on; with `None`, the present language.
    Lang(Option<Lang>),
    /// The terms of the game, or one of them.
    Glossary(Option<&'static Term>),
    /// A command failed.
    Trouble(Trouble),
    /// The conversation ends.
    Goodbye,
}

/// The reply to a command in practice.
#[derive(Default, Debug)]
pub struct PracticeView {
    /// Notices about stored progress.
    pub notices: Vec<Notice>,
    /// The faults of the given files that could not be read; the other files are used.
    pub troubles: Vec<Trouble>,
    /// The reply to the command itself, where it is about the puzzle.
    pub answer: Option<Box<Reply>>,
    /// Whether the reply counts as help, which is said once in a puzzle.
    pub helped: bool,
    /// The attempt that has ended.
    pub closed: Option<Closed>,
    /// What follows.
    pub next: Upcoming,
}

/// Small actions that were done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Done {
    /// A position was loaded.
    Loaded {
        /// The number of variations that came with the main line.
        kept: usize,
        /// The number of variations that were left out.
        left_out: usize,
        /// The number of games in the file.
        games: usize,
        /// The side to move.
        to_move: Color,
    },
    /// A move was made.
    Moved {
        /// The side.
        color: Color,
        /// The point.
        point: Point,
        /// Whether it makes a five.
        wins: bool,
    },
    /// Black made a move that renju forbids, for these reasons, and White has won.
    Forbidden(Point, Vec<Prohibition>),
    /// Moves were taken back, or a change of the board where the list is empty; in a puzzle a move is taken
    /// back together with its reply.
    Undone(Vec<Point>),
    /// Moves were made again, or a change of the board where the list is empty.
    Redone(Vec<Point>),
    /// This number of stones of a side was added.
    Placed(Color, usize),
    /// This number of stones was removed.
    Removed(usize),
    /// The board was cleared.
    Cleared,
    /// The colours were swapped.
    Swapped,
    /// This side is to move from now on.
    Turn(Color),
    /// This rule applies from now on.
    Rule(Rule),
    /// A change of the board with which a new record of a game begins; `undo` brings the old one back.
    NewRecord(Box<Done>),
}

impl Reply {
    /// The result of a lesson's question that this reply ends, to be stored.
    pub fn outcome(&self) -> Option<&QuestionOutcome> {
        match self {
            Self::Lesson(LessonReply::Judged(view)) => match &view.stands {
                Stands::Over(outcome) => Some(outcome),
                _ => None,
            },
            _ => None,
        }
    }

    /// This reply with another one in the place of a document that is to be written to a file, also where an export that
    /// shows the answer has ended an attempt in practice.
    #[must_use]
    pub fn exported_by(self, write: impl FnOnce(&Document, String) -> Self) -> Self {
        match self {
            Self::Exported { document, file } => write(&document, file),
            Self::Practice(mut view) if matches!(view.answer.as_deref(), Some(Self::Exported { .. })) => {
                view.answer = view.answer.map(|answer| Box::new(answer.exported_by(write)));
                Self::Practice(view)
            }
            other => other,
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

    /// Whether this is the reply to a command that failed.
    pub const fn is_trouble(&self) -> bool {
        matches!(self, Self::Trouble(_))
    }
}

/// A reply that is a single message: `said!("id", name = value, ...)`. The id is always written as a literal,
/// so that a test can compare the code with the message files.
macro_rules! said {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::reply::Reply::Said($crate::reply::Said {
            message: $id,
            values: vec![$((stringify!($name), $crate::reply::SaidValue::from($value))),*],
        })
    };
}

pub(crate) use said;

/// Help on commands; the texts are added in a language later.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HelpView {
    /// All commands, in the order in which they are listed.
    Overview(Vec<CommandName>),
    /// One command in full.
    Command {
        /// The name of the command, with that of its subcommand: `puzzles list`.
        path: String,
        /// The usage: one line for the command and one for each of its subcommands.
        usage: String,
    },
}
