//! Puzzles: a position, what to find in it, and what to say about it.
//!
//! ```yaml
//! format: yonsan-puzzle
//! version: 1
//! id: vcf-0001
//! title: The row pays for the column
//! rule: freestyle
//! position: |        # 15 drawn lines, or one line of moves or of a set-up
//!   15 . . . . . . . . . . . . . . .
//!   ...
//! side: black        # to move
//! goal: { kind: vcf, within: 5 }
//! themes: [four-three, tempo]
//! source: composed for yonsan
//! licence: CC0-1.0
//! ```
//!
//! `within`, `themes`, `hints` (a list), `notes` and `rating` may be left out. A file holds one puzzle
//! or several, parted by lines `---`. Solutions are not written down: the solver finds them.
//! [`lint`](crate::teach::train::lint) holds everything that is written against what it finds; a length that is not known to be
//! the least is marked in the notes by the words "Minimal length not proven."

pub mod library;
mod set;
mod yaml;

use thiserror::Error;

pub use set::{Entry, parse_each};
pub use yaml::{parse_all, write};

use crate::board::diagram::DiagramError;
use crate::board::notation::{self, NotationError};
use crate::board::{Color, Position, Rule};
use crate::solve::Class;

/// What `format` says in every puzzle.
pub const FORMAT: &str = "yonsan-puzzle";
/// The version that is read and written.
pub const VERSION: u64 = 1;

/// A puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// A kind in lower-case letters, a dash and four digits: `vcf-0001`.
    pub id: String,
    /// One line.
    pub title: String,
    /// Rule, stones and the side to move; nobody has won yet.
    pub position: Position,
    /// What to find.
    pub goal: Goal,
    /// What it trains, in words of lower-case letters, digits and dashes.
    pub themes: Vec<String>,
    /// Where it comes from.
    pub source: String,
    /// The licence, as an SPDX identifier.
    pub licence: String,
    /// Hints in order, instead of the generated ones; often none.
    pub hints: Vec<String>,
    /// What to say when it is solved.
    pub notes: Option<String>,
    /// How hard it is, on the trainer's scale.
    pub rating: Option<u16>,
}

impl Puzzle {
    /// A position without a story, to be won by continuous fours; its id is the position in one line.
    pub fn untitled(position: Position) -> Self {
        Self {
            id: notation::write(&position),
            title: String::new(),
            goal: Goal { kind: GoalKind::Vcf, within: None },
            themes: Vec::new(),
            source: String::new(),
            licence: String::new(),
            hints: Vec::new(),
            notes: None,
            rating: None,
            position,
        }
    }

    /// The same task in another position, under another rule or for the other side; what was said about
    /// the old one (length, hints, notes, rating) does not hold there.
    pub fn set_in(&mut self, position: Position) {
        self.position = position;
        self.goal.within = None;
        self.hints.clear();
        self.notes = None;
        self.rating = None;
    }

    /// The rule it is played under.
    pub const fn rule(&self) -> Rule {
        self.position.rule()
    }

    /// The side to move, which is the solver's.
    pub const fn side(&self) -> Color {
        self.position.to_move()
    }
}

/// What to find in a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Goal {
    /// What kind of thing.
    pub kind: GoalKind,
    /// Plies to the five inclusive; odd where the side to move attacks.
    pub within: Option<u16>,
}

/// The kinds of goals.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GoalKind {
    /// A victory by continuous fours.
    Vcf,
    /// A victory by continuous threats.
    Vct,
    /// A forced win of any sort.
    Win,
    /// A move that holds against the opponent's threat.
    Defend,
    /// All the points that do it.
    FindAll,
    /// To see that there is nothing to find: the side to move has no win by threats.
    None,
}

impl GoalKind {
    /// Every kind.
    pub const ALL: [Self; 6] = [Self::Vcf, Self::Vct, Self::Win, Self::Defend, Self::FindAll, Self::None];

    /// The name in files and in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Vcf => "vcf",
            Self::Vct => "vct",
            Self::Win => "win",
            Self::Defend => "defend",
            Self::FindAll => "find-all",
            Self::None => "none",
        }
    }

    /// The kind with this name, if there is one.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// The class of wins that is asked about; none where points are to be found, or to hold.
    pub const fn class(self) -> Option<Class> {
        match self {
            Self::Vcf => Some(Class::Vcf),
            Self::Vct | Self::None => Some(Class::Vct),
            Self::Win => Some(Class::Win),
            Self::Defend | Self::FindAll => None,
        }
    }

    /// Whether the side to move is the one that shall win.
    pub const fn attacks(self) -> bool {
        matches!(self, Self::Vcf | Self::Vct | Self::Win)
    }
}

/// What is wrong with a file of puzzles, and where.
///
/// The place is that of the value at fault, or of the key where it is a key's. In a position drawn as a
/// literal block (`|`) it is the drawn line, and in one that stands on one line the word; for faults of
/// a position as a whole it is where the position starts. Faults without a place of their own (a key
/// that is missing or stands twice, an alias repeated too often) stand where their puzzle starts.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}, column {column}: {reason}")]
pub struct PuzzleError {
    /// Line of the file, from 1.
    pub line: usize,
    /// Column of the line, in characters from 1.
    pub column: usize,
    /// What is wrong.
    pub reason: Reason,
}

/// What is wrong with a puzzle, and what to do.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Reason {
    /// No puzzle in the file.
    #[error("no puzzle; one begins with format: {FORMAT}")]
    NoPuzzle,
    /// The YAML reader's own words: no YAML, a key that is unknown (it lists those it knows), missing
    /// or there twice, a value of another type.
    #[error("{0}")]
    Yaml(String),
    /// Another `format`.
    #[error("format {0}; a puzzle has {FORMAT}")]
    Format(String),
    /// Another `version`.
    #[error("version {0}; write {VERSION}, or get a program that knows it")]
    Version(u64),
    /// An `id` of another form.
    #[error("id {0}; write a kind, a dash and four digits, as in vcf-0001")]
    Id(String),
    /// A value that is not one of those known for its key.
    #[error("{key} {word}; write one of: {}", .known.join(", "))]
    Word {
        /// The key.
        key: &'static str,
        /// What was written.
        word: String,
        /// What may be written.
        known: Vec<&'static str>,
    },
    /// Nothing where something must be said.
    #[error("{0} is blank; fill it in")]
    Blank(&'static str),
    /// A theme that is no word of lower-case letters, digits and dashes.
    #[error("theme {0:?}; use lower-case letters, digits and dashes")]
    Theme(String),
    /// A limit that no line of play can have.
    #[error("within {within}; count the plies to the five{}", if *.odd { ", an odd number" } else { "" })]
    Within {
        /// Plies as written.
        within: u16,
        /// Whether it must be odd, because the side to move attacks.
        odd: bool,
    },
    /// A drawn position is wrong; its line numbers count from the drawing's first line.
    #[error(transparent)]
    Diagram(#[from] DiagramError),
    /// A position on one line is wrong; its columns count from the text's first character.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The position says who moves, and `side` says otherwise.
    #[error("side {}, but in the position {} moves; change one of them", .side.name(), .side.other().name())]
    Side {
        /// What `side` says.
        side: Color,
    },
    /// Somebody has won already.
    #[error("{} has won already; take the five away", .0.name())]
    Won(Color),
}
