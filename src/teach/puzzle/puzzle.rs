//! A puzzle and its goal.

use crate::board::notation;
use crate::board::{Color, Point, Position, Rule, named};
use crate::solve::Class;
use crate::teach::Text;

/// The value of `format` in every puzzle.
pub const FORMAT: &str = "yonsan-puzzle";
/// The version that is read and written.
pub const VERSION: u64 = 1;

/// A puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// A kind in lower-case letters, a dash and four digits: `vcf-0001`.
    pub id: String,
    /// The title, on one line: a number, or the name of a composed puzzle.
    pub title: Text,
    /// Rule, stones and the side to move; no side has won yet.
    pub position: Position,
    /// The goal.
    pub goal: Goal,
    /// The themes that it trains, as words of lower-case letters, digits and dashes.
    pub themes: Vec<String>,
    /// The origin of the puzzle.
    pub source: String,
    /// The licence, as an SPDX identifier.
    pub licence: String,
    /// Hints in order, instead of the generated ones; often none.
    pub hints: Vec<String>,
    /// The text that is shown when the puzzle is solved.
    pub notes: Option<Text>,
    /// The moves that followed in the game that the position comes from; often none.
    pub went: Vec<Point>,
    /// The difficulty, on the trainer's rating scale.
    pub rating: Option<u16>,
}

impl Puzzle {
    /// A puzzle that is only a position, to be won by continuous fours; its id is the position in one line.
    pub fn untitled(position: Position) -> Self {
        Self {
            id: notation::write(&position),
            title: Text::default(),
            goal: Goal { kind: GoalKind::Vcf, within: None },
            themes: Vec::new(),
            source: String::new(),
            licence: String::new(),
            hints: Vec::new(),
            notes: None,
            went: Vec::new(),
            rating: None,
            position,
        }
    }

    /// Replaces the position, perhaps with another rule or side to move. The length, hints, notes and rating
    /// belong to the old position and are removed.
    pub(crate) fn set_in(&mut self, position: Position) {
        self.position = position;
        self.goal.within = None;
        self.hints.clear();
        self.notes = None;
        self.went.clear();
        self.rating = None;
    }

    /// The rule of the position.
    pub const fn rule(&self) -> Rule {
        self.position.rule()
    }

    /// The side to move, which is the solver's.
    pub const fn side(&self) -> Color {
        self.position.to_move()
    }
}

/// The goal of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Goal {
    /// The kind of the goal.
    pub kind: GoalKind,
    /// The largest number of plies to the five, the five included; odd where the side to move attacks.
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
        /// Any forced win.
        Win = "win",
        /// A move that holds against the opponent's threat.
        Defend = "defend",
        /// All points that win or, where the side to move has no win, that hold.
        FindAll = "find-all",
        /// All points that renju forbids to Black.
        Forbidden = "forbidden",
        /// The answer that there is nothing to find: the side to move has no win by threats.
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
    /// The class of wins of the goal; `None` where points are to be found or a move must hold.
    pub const fn class(self) -> Option<Class> {
        match self {
            Self::Vcf => Some(Class::Vcf),
            Self::Vct | Self::None => Some(Class::Vct),
            Self::Win => Some(Class::Win),
            Self::Defend | Self::FindAll | Self::Forbidden => None,
        }
    }

    /// Whether the side to move is the side that wins.
    pub const fn attacks(self) -> bool {
        matches!(self, Self::Vcf | Self::Vct | Self::Win)
    }

    /// Whether all points of some kind are to be found one by one, without a move being made.
    pub const fn finds_points(self) -> bool {
        matches!(self, Self::FindAll | Self::Forbidden)
    }
}
