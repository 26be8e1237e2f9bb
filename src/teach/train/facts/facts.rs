//! The facts of a puzzle.

use crate::board::{Point, Position};
use crate::evaluate::{Evaluator, Powers};
use crate::pattern::{Pattern4, PatternIndex};
use crate::solve::Class;
use crate::teach::puzzle::GoalKind;

/// The node limit for the facts of one puzzle. No built-in puzzle needs more.
pub const NODES: u64 = 400_000;

/// The facts of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Facts {
    /// What the solver has to find.
    pub kind: GoalKind,
    /// The position.
    pub position: Position,
    /// The right moves: those of the shortest win, those that hold, or all points to be found. The program's own move
    /// comes first. Empty for a decoy.
    pub right: Vec<Point>,
    /// The wrong moves that look right.
    pub tempting: Vec<Point>,
    /// The win with the longest defence, or the opponent's threat where the puzzle is to stop it. Empty for a
    /// decoy and where points are to be found.
    pub line: Vec<Point>,
    /// Whether it is proven that no win of the class is shorter.
    pub minimal: bool,
    /// The class of the win or of the threat; `None` for a decoy and for points that hold.
    pub class: Option<Class>,
    /// The width of the proof: the nodes of its certificate. For a decoy, the nodes of the search that disproves a win.
    pub breadth: usize,
    /// Whether every other first move was settled. Otherwise `right` may be incomplete.
    pub settled: bool,
    /// The number of attacking moves in the line that make neither a five nor a four.
    pub slow: usize,
    /// The number of attacking moves in the line that make no five, no four and no open three.
    pub quiet: usize,
    /// The number of replies in the line that are fours.
    pub counters: usize,
    /// The rank of the best right move among all moves in the order of a simple evaluator ([`Powers`]), from 1.
    pub rank: usize,
    /// The nodes that were searched.
    pub nodes: u64,
}

impl Facts {
    /// The plies of the line, the five included; `None` where there is no line.
    pub fn plies(&self) -> Option<u16> {
        (!self.line.is_empty()).then_some(self.line.len() as u16)
    }

    /// The duals: the other first moves that win as fast.
    pub fn duals(&self) -> &[Point] {
        if self.kind.attacks() { self.right.get(1..).unwrap_or_default() } else { &[] }
    }

    /// The position in which the line begins: the puzzle's, or the one after a pass where the puzzle is to stop a
    /// threat.
    pub(in crate::teach) fn start(&self) -> Position {
        match self.kind {
            GoalKind::Defend => self.position.with_turn(self.position.to_move().other()),
            _ => self.position.clone(),
        }
    }

    /// The facts of a puzzle that has no line.
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

    /// Adds the line, which begins in the position `start`, and counts its moves that make the puzzle hard.
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

/// The empty points where the side to move makes an open three or a stronger shape.
pub(crate) fn threats(position: &Position) -> Vec<Point> {
    let index = PatternIndex::new(position);
    let strong = |point: &Point| {
        index.pattern4(*point, position.to_move()).is_some_and(|kind| kind >= Pattern4::HFlex3)
    };
    position.legal_moves().filter(strong).collect()
}

/// The rank of the best of these points in the evaluator's order, from 1; the last rank where there are none.
pub(super) fn rank(position: &Position, points: &[Point]) -> usize {
    let powers = Powers::default();
    let score = |point: &Point| powers.score(position, *point).unwrap_or(0);
    let best = points.iter().map(score).max().unwrap_or(0);
    let before = position.legal_moves().filter(|point| score(point) > best && !points.contains(point));
    1 + before.count()
}
