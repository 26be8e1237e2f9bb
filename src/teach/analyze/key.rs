//! The answer key: what becomes of every move of the side to move.

use std::time::Instant;

use super::finding::{self, Refused};
use crate::board::{Point, PointSet, Position};
use crate::solve::first::{self, Aim, Worth};
use crate::solve::share::{Asked, ask_all};
use crate::solve::{Answer, Budget, Class, Limit, Vcf, Verdict, Win, goal};

/// What a move is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// The first move of the shortest win that was found, with its plies.
    Best(u16),
    /// As short, by another move.
    Equivalent(u16),
    /// It wins in the goal's class with more plies, as far as these could be told.
    Longer(Option<u16>),
    /// It wins, but is no move of the goal's class.
    OtherRoute,
    /// After this reply the goal's class is disproven.
    Refuted(Point),
    /// The opponent now has this: a five, or continuous fours to their end.
    Loses(Vec<Point>),
    /// A limit was hit first.
    Unknown(Limit),
}

impl Value {
    /// The name in JSON.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Best(_) => "best",
            Self::Equivalent(_) => "equivalent",
            Self::Longer(_) => "longer",
            Self::OtherRoute => "other-route",
            Self::Refuted(_) => "refuted",
            Self::Loses(_) => "loses",
            Self::Unknown(_) => "unknown",
        }
    }

    /// Whether the move wins.
    pub const fn wins(&self) -> bool {
        matches!(self, Self::Best(_) | Self::Equivalent(_) | Self::Longer(_) | Self::OtherRoute)
    }

    /// Plies of the win, the five included, where they are known.
    pub const fn plies(&self) -> Option<u16> {
        match self {
            Self::Best(plies) | Self::Equivalent(plies) => Some(*plies),
            Self::Longer(plies) => *plies,
            _ => None,
        }
    }
}

/// Every legal move and its value.
#[derive(Clone, Debug)]
pub struct Key {
    /// The position, the attacker to move.
    pub position: Position,
    /// The class of wins.
    pub goal: Class,
    /// The shortest win, as far as it was found; `shortest` says whether it is known to be.
    pub win: Answer<Win>,
    /// The legal moves, row by row from `a1`.
    pub moves: Vec<(Point, Value)>,
    /// The winning moves whose plies are not known to be the least: a shorter win may begin so.
    pub at_most: PointSet,
    /// Nodes looked at.
    pub nodes: u64,
}

/// Judges single moves; its searches share one budget.
pub struct Judge<'a> {
    position: &'a Position,
    /// The class of wins.
    pub goal: Class,
    budget: &'a Budget,
    started: Instant,
    left: u64,
    /// The shortest win of the goal's class that was found.
    pub win: Answer<Win>,
}

impl<'a> Judge<'a> {
    /// Looks for the shortest win first: all moves are measured by it. Half of the nodes at the most. Where any win
    /// will do, the goal is the widest class that can be gone through: VCT.
    pub fn new(
        vcf: &mut Vcf,
        position: &'a Position,
        goal: Class,
        budget: &'a Budget,
    ) -> Result<Self, Refused> {
        if let Some(winner) = position.winner() {
            return Err(Refused::Over(winner));
        }
        let goal = goal.min(Class::Vct);
        let half = Budget { nodes: Some(budget.node_limit() / 2), within: None, ..budget.clone() };
        let started = Instant::now();
        let win = match goal {
            Class::Vcf => vcf.shortest(position, &half).map(|attack| Win::by_fours(position, &attack)),
            Class::Vct | Class::Win => goal::shortest(goal, position, &half),
        };
        if let Some(win) = win.verdict.proven() {
            finding::accepted(win, &budget.stop)?;
        }
        let left = budget.node_limit().saturating_sub(win.nodes);
        Ok(Self { position, goal, budget, started, left, win })
    }

    /// Nodes that are left.
    pub const fn left(&self) -> u64 {
        self.left
    }

    /// Other searches used some of its nodes.
    pub const fn spend(&mut self, nodes: u64) {
        self.left = self.left.saturating_sub(nodes);
    }

    /// What is left of the budget, and of it so many nodes.
    fn budget(&self, nodes: u64) -> Budget {
        Budget { within: None, ..self.budget.part(nodes.min(self.left), self.started) }
    }

    /// Judges a move with so many of the nodes that are left; `None` where it is not legal.
    pub fn judge(&mut self, point: Point, nodes: u64) -> Option<Value> {
        if !self.position.is_empty(point) {
            return None;
        }
        let (worth, used) = worth(self.goal, self.position, point, &self.budget(nodes));
        self.left = self.left.saturating_sub(used);
        Some(self.value(point, &worth))
    }

    /// A worth measured by the shortest win.
    fn value(&self, point: Point, worth: &Worth) -> Value {
        let best = self.win.verdict.proven();
        match worth {
            _ if best.is_some_and(|win| win.first() == point) => Value::Best(best.map_or(0, Win::plies)),
            Worth::Wins(first) if first.win.class > self.goal => Value::OtherRoute,
            Worth::Wins(first) if best.is_some_and(|win| first.win.plies() <= win.plies()) => {
                Value::Equivalent(first.win.plies())
            }
            Worth::Wins(first) => Value::Longer(Some(first.win.plies())),
            Worth::Refuted(reply) => Value::Refuted(*reply),
            Worth::Loses(line) => Value::Loses(line.clone()),
            Worth::Idle => Value::Unknown(Limit::Nodes),
            Worth::Unknown(limit) => Value::Unknown(*limit),
        }
    }
}

/// What a legal move is worth where a win of the class VCF or VCT is the goal: a move outside the class is tried
/// as another route. Nodes used come along.
pub(super) fn worth(goal: Class, position: &Position, point: Point, budget: &Budget) -> (Worth, u64) {
    let aim = if goal == Class::Vcf { Aim::Fours } else { Aim::Threats };
    let started = Instant::now();
    let (worth, used) = first::judge(position, point, aim, budget);
    if worth != Worth::Idle {
        return (worth, used);
    }
    let (worth, more) = first::judge(position, point, Aim::Quiet, &budget.after(used, started));
    (worth, used + more)
}

/// Judges every legal move; those that are hard get what the easy ones leave.
pub fn key(vcf: &mut Vcf, position: &Position, goal: Class, budget: &Budget) -> Result<Key, Refused> {
    let mut judge = Judge::new(vcf, position, goal, budget)?;
    let goal = judge.goal;
    let points: Vec<Point> = position.empties().collect();
    let (worths, used) = ask_all(points.len(), &judge.budget(u64::MAX), |i, share| {
        let (answer, nodes) = worth(goal, position, points[i], share);
        let open = match &answer {
            Worth::Unknown(limit) => *limit == Limit::Nodes,
            Worth::Wins(first) => first.unfinished && first.win.class <= goal,
            _ => false,
        };
        Asked { answer, nodes, open }
    });
    judge.left = judge.left.saturating_sub(used);
    // Single moves may have shown a shorter win than the search for one did.
    let wins =
        || worths.iter().filter_map(|worth| if let Worth::Wins(first) = worth { Some(first) } else { None });
    let least = wins().filter(|first| first.win.class <= goal).min_by_key(|first| first.win.plies());
    let known = judge.win.verdict.proven().map_or(u16::MAX, Win::plies);
    if let Some(first) = least.filter(|first| first.win.plies() < known) {
        judge.win.verdict = Verdict::Proven(first.win.clone());
    }
    for first in wins() {
        finding::accepted(&first.win, &budget.stop)?;
    }
    let best = judge.win.verdict.proven().filter(|_| judge.win.shortest).map(Win::plies);
    let inexact = wins().filter(|first| !first.shortest && Some(first.win.plies()) != best);
    let at_most = inexact.map(|first| first.point()).collect();
    let moves =
        points.iter().zip(&worths).map(|(&point, worth)| (point, judge.value(point, worth))).collect();
    let nodes = budget.node_limit().saturating_sub(judge.left());
    let win = judge.win.clone();
    Ok(Key { position: position.clone(), goal, win, moves, at_most, nodes })
}
