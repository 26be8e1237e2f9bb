//! What is known of a puzzle.

use crate::board::{Point, Position};
use crate::evaluate::{Evaluator, Powers};
use crate::pattern::{Pattern4, PatternIndex};
use crate::solve::Class;
use crate::teach::puzzle::GoalKind;

/// Nodes that one puzzle may take: none that ships takes more.
pub const NODES: u64 = 400_000;

/// What was found out about a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Facts {
    /// What is to be found.
    pub kind: GoalKind,
    /// The position.
    pub position: Position,
    /// The right moves, the solver's own first: those that win as fast as any, hold, or are to be found. None
    /// where nothing wins.
    pub right: Vec<Point>,
    /// The moves that look as if they were right, and are not.
    pub tempting: Vec<Point>,
    /// The longest defence against the win, or against the opponent's threat where the puzzle is to stop it; of
    /// points to be found and of decoys none.
    pub line: Vec<Point>,
    /// Whether no win of the class is shorter, and that was searched.
    pub minimal: bool,
    /// The class of the win, of the threat, or of what the points do; none for a decoy.
    pub class: Option<Class>,
    /// Nodes of the certificate: how wide the proof is.
    pub breadth: usize,
    /// Whether every first move was settled that could be as good: else `right` may lack some.
    pub settled: bool,
    /// Attacking moves of the line that make neither a five nor a four.
    pub slow: usize,
    /// Those of them that do not make an open three either.
    pub quiet: usize,
    /// Replies of the line that are fours.
    pub counters: usize,
    /// Where the right move stands among all, as a simple evaluator ([`Powers`]) orders them; 1 is its choice.
    pub rank: usize,
    /// Nodes looked at.
    pub nodes: u64,
}

impl Facts {
    /// Plies of the line, the five included.
    pub fn plies(&self) -> Option<u16> {
        (!self.line.is_empty()).then_some(self.line.len() as u16)
    }

    /// The other first moves that win as fast: in the renju composers' words, its duals.
    pub fn duals(&self) -> &[Point] {
        if self.kind.attacks() { self.right.get(1..).unwrap_or_default() } else { &[] }
    }

    /// Facts without a line.
    pub(super) fn still(kind: GoalKind, position: &Position, right: Vec<Point>) -> Self {
        let tempting = threats(position).into_iter().filter(|point| !right.contains(point)).collect();
        let rank = rank(position, &right);
        Self {
            kind,
            position: position.clone(),
            right,
            tempting,
            line: Vec::new(),
            minimal: false,
            class: None,
            breadth: 0,
            settled: true,
            slow: 0,
            quiet: 0,
            counters: 0,
            rank,
            nodes: 0,
        }
    }

    /// Takes in a line and counts what makes it hard; `start` is where it begins.
    pub(super) fn along(mut self, start: &Position, line: &[Point]) -> Self {
        let attacker = start.to_move();
        let mut board = start.clone();
        for &point in line {
            let mover = board.to_move();
            let open = PatternIndex::new(&board).patterns(point, mover).iter().any(|p| p.is_flex3());
            if board.make(point).is_err() {
                break;
            }
            let slow = board.winner().is_none() && board.five_points(mover).is_empty();
            if mover == attacker {
                self.slow += usize::from(slow);
                self.quiet += usize::from(slow && !open);
            } else {
                self.counters += usize::from(!slow);
            }
        }
        self.line = line.to_vec();
        self
    }
}

/// The empty points where the side to move makes an open three or more.
pub fn threats(position: &Position) -> Vec<Point> {
    let index = PatternIndex::new(position);
    let strong = |point: &Point| {
        index.pattern4(*point, position.to_move()).is_some_and(|kind| kind >= Pattern4::HFlex3)
    };
    position.empties().filter(strong).collect()
}

/// The place of the best of these points in the evaluator's order; after all others where there is none.
pub(super) fn rank(position: &Position, points: &[Point]) -> usize {
    let powers = Powers::default();
    let score = |point: &Point| powers.score(position, *point).unwrap_or(0);
    let best = points.iter().map(score).max().unwrap_or(0);
    let before = position.empties().filter(|point| score(point) > best && !points.contains(point));
    1 + before.count()
}
