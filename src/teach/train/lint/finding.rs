//! What lint finds.

use crate::board::Point;
use crate::evaluate;
use crate::solve::MoveValue;
use crate::teach::puzzle::{GoalKind, PuzzleError};
use crate::teach::train::facts::{Facts, Flaw};

/// Something about a puzzle, and where in its file it is said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LintFinding {
    /// The number of the file, from 0.
    pub file: usize,
    /// The puzzle, where it could be read so far.
    pub id: Option<String>,
    /// Line of the file, from 1.
    pub line: usize,
    /// Column of the line, from 1.
    pub column: usize,
    /// What is to be said.
    pub what: LintMessage,
}

/// What lint has to say about a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LintMessage {
    /// It cannot be read.
    Unreadable(PuzzleError),
    /// Its claim does not hold, or could not be proven.
    Claim(GoalKind, Flaw),
    /// The win has another length than stated: the plies as stated and as found.
    Length(u16, u16),
    /// No length is stated, and this one was found.
    NoLength(u16),
    /// Themes that hold and are not named, and those that are named and do not hold.
    Themes(Vec<String>, Vec<String>),
    /// Another rating follows from the facts, or one where none is stated.
    Rating(Option<u16>, u16),
    /// A licence other than that of the whole set.
    Licence(String),
    /// Another puzzle has the id; which.
    SameId(String),
    /// Another puzzle is a picture of it.
    Picture(String),
    /// Words name an empty point that has nothing to do with the solution.
    Point(Point),
    /// Words say a wrong number of stones, plies or points: the number, what it counts, and the right number.
    Count(u64, &'static str, u64),
    /// The mark of an unproven length stands there and should not (`true`), or is missing (`false`).
    Mark(bool),
    /// The trainer does not take the right move for right.
    Grade(Point, MoveValue),
    /// A note: other first moves win as fast.
    Duals(Vec<Point>),
    /// A note: a shorter win may exist.
    NotMinimal(u16),
    /// A note: not every other first move was settled.
    Unsettled,
}

impl LintMessage {
    /// Whether something is wrong; otherwise it is a note.
    pub const fn is_fault(&self) -> bool {
        !matches!(self, Self::Duals(_) | Self::NotMinimal(_) | Self::Unsettled)
    }
}

/// What lint found in a set.
#[derive(Clone, Debug, Default)]
pub struct Linted {
    /// The number of puzzles, those that cannot be read included.
    pub puzzles: usize,
    /// Faults and notes in the order of the files.
    pub findings: Vec<LintFinding>,
    /// The facts of the puzzles that were proven, with their ids.
    pub facts: Vec<(String, Facts)>,
    /// The nodes that were searched for the proofs.
    pub nodes: u64,
}

impl Linted {
    /// What is wrong.
    pub fn faults(&self) -> impl Iterator<Item = &LintFinding> {
        self.findings.iter().filter(|finding| finding.what.is_fault())
    }

    /// How many puzzles each evaluator solves with the first point it would play, and how many at least one does.
    /// Where all points are to be found, or none, one move solves nothing.
    pub fn fall(&self) -> (Vec<(&'static str, usize)>, usize) {
        let falls = |facts: &Facts, name| {
            let choice = evaluate::by_name(name).and_then(|by| by.choose(&facts.position));
            facts.kind != GoalKind::FindAll && choice.is_some_and(|point| facts.right.contains(&point))
        };
        let each = evaluate::NAMES
            .into_iter()
            .map(|name| (name, self.facts.iter().filter(|(_, facts)| falls(facts, name)).count()))
            .collect();
        let any = |(_, facts): &&(String, Facts)| evaluate::NAMES.into_iter().any(|name| falls(facts, name));
        (each, self.facts.iter().filter(any).count())
    }
}
