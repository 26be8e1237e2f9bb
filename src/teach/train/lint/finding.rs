//! The findings of lint.

use crate::board::Point;
use crate::evaluate;
use crate::solve::MoveValue;
use crate::teach::puzzle::{GoalKind, PuzzleError};
use crate::teach::train::facts::{Facts, Flaw};
use crate::teach::train::mine::fall;

/// A finding about a puzzle, with its place in the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LintFinding {
    /// The number of the file, from 0.
    pub file: usize,
    /// The puzzle's id, where it could be read.
    pub id: Option<String>,
    /// Line of the file, from 1.
    pub line: usize,
    /// Column of the line, from 1.
    pub column: usize,
    /// The message.
    pub what: LintMessage,
}

/// A message of lint about a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LintMessage {
    /// It cannot be read.
    Unreadable(PuzzleError),
    /// Its claim does not hold, or could not be proven.
    Claim(GoalKind, Flaw),
    /// The length differs: the plies as stated and as found.
    Length(u16, u16),
    /// No length is stated; the length that was found.
    NoLength(u16),
    /// Themes that hold and are not stated, and themes that are stated and do not hold.
    Themes(Vec<String>, Vec<String>),
    /// The rating differs from the one that follows from the facts: the stated one, if any, and the computed
    /// one.
    Rating(Option<u16>, u16),
    /// The licence is not that of the whole set.
    Licence(String),
    /// Another puzzle has the same id, which is given.
    SameId(String),
    /// Another puzzle is an image of it under a symmetry.
    Picture(String),
    /// A text names an empty point that does not belong to the solution.
    Point(Point),
    /// A text states a wrong number of stones, plies or points: the number, what it counts, and the right
    /// number.
    Count(u64, &'static str, u64),
    /// The remark of an unproven length is present and should not be (`true`), or is missing (`false`).
    Mark(bool),
    /// The trainer does not grade the right move as right.
    Grade(Point, MoveValue),
    /// A note: other first moves win as fast.
    Duals(Vec<Point>),
    /// A note: a shorter win may exist.
    NotMinimal(u16),
    /// A note: not every other first move was settled.
    Unsettled,
    /// A note: forbidden points are to be found, and no other point looks like one.
    NothingLooksForbidden,
}

impl LintMessage {
    /// Whether the message reports a fault; otherwise it is a note.
    pub const fn is_fault(&self) -> bool {
        !matches!(self, Self::Duals(_) | Self::NotMinimal(_) | Self::Unsettled | Self::NothingLooksForbidden)
    }
}

/// The findings of lint in a set of puzzles.
#[derive(Clone, Debug, Default)]
pub struct Linted {
    /// The number of puzzles, including those that cannot be read.
    pub puzzles: usize,
    /// Faults and notes in the order of the files.
    pub findings: Vec<LintFinding>,
    /// The facts of the puzzles that were proven, with their ids.
    pub facts: Vec<(String, Facts)>,
    /// The nodes that were searched for the proofs.
    pub nodes: u64,
}

impl Linted {
    /// The findings that are faults.
    pub fn faults(&self) -> impl Iterator<Item = &LintFinding> {
        self.findings.iter().filter(|finding| finding.what.is_fault())
    }

    /// For each evaluator, the number of puzzles that it solves with its first choice; and the number that at
    /// least one evaluator solves. Puzzles where all points are to be found, or none, do not count.
    pub fn fall(&self) -> (Vec<(&'static str, usize)>, usize) {
        let falls: Vec<Vec<&str>> = self.facts.iter().map(|(_, facts)| fall(facts)).collect();
        let each = |name| falls.iter().filter(|falls| falls.contains(&name)).count();
        let any = falls.iter().filter(|falls| !falls.is_empty()).count();
        (evaluate::NAMES.map(|name| (name, each(name))).to_vec(), any)
    }
}
