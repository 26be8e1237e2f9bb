//! What may be said along with a command, at either door.

use std::str::FromStr;
use std::time::Duration;

use crate::board::{Color, Point, Rule};
use crate::evaluate::Powers;
use crate::formats::{Charset, Format, Rows};
use crate::play::Style;
use crate::reply::Paper;
use crate::solve::{Budget, Class, Stop};
use crate::teach::train::PuzzleFilter;

/// How a position is read.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LoadOptions {
    /// The rule, whatever the source says.
    pub rule: Option<Rule>,
    /// The side to move, whatever the source says.
    pub side: Option<Color>,
    /// Stop the moves there.
    pub ply: Option<usize>,
    /// Which game or puzzle of the file, from 1.
    pub game: Option<usize>,
}

/// What becomes of which file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ConvertOptions {
    /// The file, or any other form of a position.
    pub input: String,
    /// The file to be written; `-` is standard output.
    pub output: String,
    /// What the input is, whatever its ending.
    pub from: Option<Format>,
    /// What the output is, whatever its ending.
    pub to: Option<Format>,
    /// The encoding of texts that are no UTF-8, and of those in a `.lib` that is written.
    pub charset: Option<Charset>,
    /// From where positions in one line count their rows.
    pub rows: Option<Rows>,
    /// Which part of the input.
    pub load: LoadOptions,
}

impl ConvertOptions {
    /// How the input counts its rows.
    pub fn rows_of_input(&self) -> Rows {
        self.rows.unwrap_or_default()
    }

    /// How the output counts them: as was said, unless the input is what is counted so.
    pub fn rows_of_output(&self) -> Rows {
        let of_input = matches!(self.from, Some(Format::Pos | Format::List));
        if of_input { Rows::default() } else { self.rows.unwrap_or_default() }
    }
}

/// How a game is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayOptions {
    /// The person's side; white.
    pub side: Option<Color>,
    /// The program's level; the highest.
    pub level: Option<u8>,
    /// The program's style; even.
    pub style: Option<Style>,
    /// The seed of its errors.
    pub seed: Option<u64>,
    /// The game is left.
    pub stop: bool,
}

/// How a game is looked through.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReviewOptions {
    /// Nodes for each position.
    pub nodes: Option<u64>,
    /// The moment before this move, as a puzzle.
    pub puzzle: Option<usize>,
    /// Where the puzzle is written; it is shown.
    pub out: Option<String>,
}

/// How a search is done.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SolveOptions {
    /// The class of wins; that of the loaded puzzle, else VCF.
    pub goal: Option<Class>,
    /// Who attacks; the side to move.
    pub side: Option<Color>,
    /// Only the shortest win will do.
    pub shortest: bool,
    /// Every winning first move.
    pub all: bool,
    /// Nodes at the most.
    pub nodes: Option<u64>,
    /// Seconds at the most.
    pub time: Option<f64>,
    /// Only wins of so many plies or fewer.
    pub within: Option<u16>,
    /// The table's size at the most, in MiB.
    pub memory: Option<usize>,
    /// Threads that may share the work; one.
    pub threads: Option<u16>,
    /// Where to write the certificate.
    pub proof: Option<String>,
}

impl SolveOptions {
    /// The budget they come to.
    pub fn budget(&self, stop: Stop) -> Budget {
        let usual = Budget::default();
        Budget {
            nodes: self.nodes,
            time: self.time.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok()),
            within: self.within,
            memory: self.memory.map_or(usual.memory, |mib| mib.saturating_mul(1 << 20)),
            threads: self.threads.map_or(1, usize::from),
            stop,
            ..usual
        }
    }
}

/// An attacking move of a proof, or a reply where one is walked through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// A stone on this point.
    At(Point),
    /// The move of this number, as `why` and `tree` number it.
    Number(usize),
}

impl FromStr for Place {
    type Err = ();

    fn from_str(word: &str) -> Result<Self, ()> {
        let number = || word.parse().map(Self::Number);
        word.parse().map(Self::At).or_else(|_| number()).map_err(|_| ())
    }
}

/// How the program defends in practice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Replies {
    /// By the most stubborn reply.
    #[default]
    Stubborn,
    /// The solver names the replies.
    Mine,
    /// By one reply after the other, until every one that meets the threat has been answered.
    All,
}

impl Replies {
    /// Every way.
    pub const ALL: [Self; 3] = [Self::Stubborn, Self::Mine, Self::All];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Stubborn => "stubborn",
            Self::Mine => "mine",
            Self::All => "all",
        }
    }

    /// The way with this name, if there is one.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|way| way.name() == name)
    }
}

/// What is practised, and how.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PracticeOptions {
    /// Files of puzzles; none: those that ship with the program.
    pub files: Vec<String>,
    /// Which of them.
    pub filter: PuzzleFilter,
    /// Against the clock: for so many seconds.
    pub streak: Option<f64>,
    /// Repetitions that are not due yet as well, the soonest first.
    pub ahead: bool,
    /// How the program defends.
    pub replies: Replies,
    /// What the choice of puzzles and pictures depends on; the time, where nothing is said.
    pub seed: Option<u64>,
}

/// The form of what was tried, for other programs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Export {
    /// Comma-separated values, a heading first.
    Csv,
    /// One JSON object.
    Json,
}

impl Export {
    /// The names as they are typed.
    pub const NAMES: [&str; 2] = ["csv", "json"];

    /// The form with this name, if there is one.
    pub fn from_name(name: &str) -> Option<Self> {
        match name {
            "csv" => Some(Self::Csv),
            "json" => Some(Self::Json),
            _ => None,
        }
    }
}

/// What is exported, and whereto.
#[derive(Clone, Debug, PartialEq)]
pub struct ExportOptions {
    /// As what.
    pub what: Exported,
    /// The file; `-` is standard output.
    pub file: String,
    /// How a win is looked for.
    pub search: SolveOptions,
}

/// A picture or a page.
#[derive(Clone, Debug, PartialEq)]
pub enum Exported {
    /// The board as SVG.
    Svg(PictureOptions),
    /// The same, drawn.
    Png(PictureOptions),
    /// A page that steps through the proof of a win.
    Proof,
    /// A page of a lesson: its name or file.
    Lesson(String),
}

/// What a picture shows besides the stones.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PictureOptions {
    /// The numbers of moves.
    pub numbers: bool,
    /// Marked points.
    pub marks: Vec<Point>,
    /// The first moves that win.
    pub wins: bool,
    /// The moves that hold.
    pub holds: bool,
    /// An evaluator's heat map.
    pub by: Option<String>,
    /// A line of play as a strip of boards.
    pub line: Option<Line>,
    /// Moves from one board of the strip to the next.
    pub every: Option<usize>,
    /// The colours.
    pub paper: Paper,
}

/// A line of play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// The longest line of the win that is found.
    Win,
    /// These moves.
    Moves(Vec<Point>),
}

/// What of a position is annotated.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AnnotateOptions {
    /// One point alone.
    pub point: Option<Point>,
    /// One evaluator's heat map.
    pub by: Option<String>,
    /// The evaluator in another form.
    pub variant: Option<String>,
}

impl AnnotateOptions {
    /// The forms of [`Powers`] by name.
    pub const VARIANTS: [&str; 4] = ["corrected", "base", "shut", "room"];

    /// The point values in the form asked for; `None` for a name that is no form.
    pub fn powers(&self) -> Option<Powers> {
        use crate::evaluate::Measure;
        let usual = Powers::default();
        match self.variant.as_deref() {
            None | Some("corrected") => Some(usual),
            Some("base") => Some(Powers { measure: Measure::Base, ..usual }),
            Some("shut") => Some(Powers { shut_lines_count_one: true, ..usual }),
            Some("room") => Some(Powers { room_breaks_ties: true, ..usual }),
            Some(_) => None,
        }
    }
}
