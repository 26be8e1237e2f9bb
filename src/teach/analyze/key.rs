//! The answer key of a position: the value of every move of the side to move.

use super::finding::{self, Refused};
use crate::board::{Point, PointSet, Position};
use crate::check::Checked;
use crate::solve::first::{self, Aim, Judgement};
use crate::solve::share::{Asked, ask_all};
use crate::solve::{Answer, Budget, Class, Limit, Moment, ValuedMove, Vcf, Verdict, Win, goal};

/// Every legal move and its value.
#[derive(Clone, Debug)]
pub struct Key {
    /// The position, the attacker to move.
    pub position: Position,
    /// The class of wins.
    pub goal: Class,
    /// The shortest win that was found; `shortest` says whether it is known to be the shortest.
    pub win: Answer<Checked<Win>>,
    /// The legal moves, row by row from `a1`.
    pub moves: Vec<(Point, ValuedMove)>,
    /// The winning moves whose plies are not known to be minimal: a shorter win may begin with the same move.
    pub at_most: PointSet,
    /// The number of nodes searched.
    pub nodes: u64,
}

/// Judges single moves; its searches share one budget.
pub(super) struct Judge<'a> {
    position: &'a Position,
    /// The class of wins.
    pub goal: Class,
    budget: &'a Budget,
    started: Moment,
    left: u64,
    /// The shortest win of the goal's class that was found.
    pub win: Answer<Checked<Win>>,
}

impl<'a> Judge<'a> {
    /// Searches for the shortest win first, with at most half of the nodes: the value of every move depends
    /// on it. Where any win is the goal, it uses the widest class that can be searched completely: VCT.
    ///
    /// # Errors
    /// When the game is over, there is no search for the rule, the work was stopped, or the checker refuses the
    /// certificate of the win.
    pub fn new(
        vcf: &mut Vcf,
        position: &'a Position,
        goal: Class,
        budget: &'a Budget,
    ) -> Result<Self, Refused> {
        finding::searchable(position)?;
        let goal = goal.min(Class::Vct);
        let half = Budget { nodes: Some(budget.node_limit() / 2), within: None, ..budget.on_one_thread() };
        let started = Moment::now();
        let win = match goal {
            Class::Vcf => vcf.shortest(position, &half).map(|attack| Win::by_fours(position, &attack)),
            Class::Vct | Class::Win => goal::shortest(goal, position, &half),
        };
        let win = win.try_map(|win| finding::checked(win, &budget.stop))?;
        let left = budget.node_limit().saturating_sub(win.nodes);
        Ok(Self { position, goal, budget, started, left, win })
    }

    /// The number of nodes that remain.
    pub const fn left(&self) -> u64 {
        self.left
    }

    /// Subtracts nodes that other searches used.
    pub const fn spend(&mut self, nodes: u64) {
        self.left = self.left.saturating_sub(nodes);
    }

    /// The remaining budget, with at most this many nodes.
    fn budget(&self, nodes: u64) -> Budget {
        Budget { within: None, ..self.budget.part(nodes.min(self.left), self.started) }
    }

    /// Judges a move with at most this many of the remaining nodes; `None` where the move is not legal.
    ///
    /// # Errors
    /// When the checker refuses the win that begins with the move, or was stopped.
    pub fn judge(&mut self, point: Point, nodes: u64) -> Result<Option<ValuedMove>, Refused> {
        if !self.position.is_empty(point) {
            return Ok(None);
        }
        let (judgement, used) = judge_towards(self.goal, self.position, point, &self.budget(nodes));
        self.left = self.left.saturating_sub(used);
        if let Judgement::Wins(first) = &judgement {
            finding::checked(&**first, &self.budget.stop)?;
        }
        Ok(Some(self.value(point, &judgement)))
    }

    /// The value of a move in comparison with the shortest win.
    fn value(&self, point: Point, judgement: &Judgement) -> ValuedMove {
        ValuedMove::measured(judgement, point, self.goal, self.win.verdict.proven().map(|win| &**win))
    }
}

/// Judges a legal move where the goal is a win of the class VCF or VCT: a move outside the class is also
/// tried for a win of a wider class. The second value is the number of nodes used.
pub(super) fn judge_towards(
    goal: Class,
    position: &Position,
    point: Point,
    budget: &Budget,
) -> (Judgement, u64) {
    let aim = if goal == Class::Vcf { Aim::Fours } else { Aim::Threats };
    let started = Moment::now();
    let (judgement, used) = first::judge(position, point, aim, budget);
    if judgement != Judgement::Idle {
        return (judgement, used);
    }
    let (judgement, more) = first::judge(position, point, Aim::Quiet, &budget.after(used, started));
    (judgement, used + more)
}

/// Judges every legal move. Nodes that easy moves do not need are used for the hard ones.
///
/// # Errors
/// When the game is over, the work was stopped, or the checker refuses a certificate.
pub fn key(vcf: &mut Vcf, position: &Position, goal: Class, budget: &Budget) -> Result<Key, Refused> {
    let mut judge = Judge::new(vcf, position, goal, budget)?;
    let goal = judge.goal;
    let points: Vec<Point> = position.empties().collect();
    let (judgements, used) = ask_all(points.len(), &judge.budget(u64::MAX), |i, share| {
        let (answer, nodes) = judge_towards(goal, position, points[i], share);
        let open = match &answer {
            Judgement::Unknown(limit) => *limit == Limit::Nodes,
            Judgement::Wins(first) => first.unfinished && first.win.class <= goal,
            _ => false,
        };
        Asked { answer, nodes, open }
    });
    judge.left = judge.left.saturating_sub(used);
    // Judging single moves may have found a shorter win than the search for the shortest.
    let wins = || {
        judgements.iter().filter_map(|one| if let Judgement::Wins(first) = one { Some(first) } else { None })
    };
    let least = wins().filter(|first| first.win.class <= goal).min_by_key(|first| first.win.plies());
    let known = judge.win.verdict.proven().map_or(u16::MAX, |win| win.plies());
    if let Some(first) = least.filter(|first| first.win.plies() < known) {
        judge.win.verdict = Verdict::Proven(finding::checked(first.win.clone(), &budget.stop)?);
    }
    for first in wins() {
        finding::checked(&**first, &budget.stop)?;
    }
    let best = judge.win.verdict.proven().filter(|_| judge.win.shortest).map(|win| win.plies());
    let inexact = wins().filter(|first| !first.shortest && Some(first.win.plies()) != best);
    let at_most = inexact.map(|first| first.point()).collect();
    let moves =
        points.iter().zip(&judgements).map(|(&point, one)| (point, judge.value(point, one))).collect();
    let nodes = budget.node_limit().saturating_sub(judge.left());
    let win = judge.win.clone();
    Ok(Key { position: position.clone(), goal, win, moves, at_most, nodes })
}
