//! A puzzle and its goal.

use crate::board::notation;
use crate::board::{Color, Position, Rule, named};
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
    /// The title, on one line.
    pub title: String,
    /// Rule, stones and the side to move; no side has won yet.
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
    /// A puzzle that is only a position, to be won by continuous fours; its id is the position in one line.
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

    /// Sets the task in another position, under another rule or for the other side. What was said about the old
    /// position (length, hints, notes, rating) does not hold there and is removed.
    pub(crate) fn set_in(&mut self, position: Position) {
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
    /// The kind of the goal.
    pub kind: GoalKind,
    /// Plies to the five inclusive; odd where the side to move attacks.
    pub within: Option<u16>,
}

named! {
    /// The kinds of goals.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum GoalKind {
        /// A victory by continuous fours.
        Vcf = "vcf",
        /// A victory by continuous threats.
        Vct = "vct",
        /// A forced win of any sort.
        Win = "win",
        /// A move that holds against the opponent's threat.
        Defend = "defend",
        /// All the points that do it.
        FindAll = "find-all",
        /// To see that there is nothing to find: the side to move has no win by threats.
        None = "none",
    }
}

impl From<Class> for GoalKind {
    fn from(class: Class) -> Self {
        match class {
            Class::Vcf => Self::Vcf,
            Class::Vct => Self::Vct,
            Class::Win => Self::Win,
        }
    }
}

impl GoalKind {
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
