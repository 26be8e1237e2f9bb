//! The answer key: what becomes of every move of the side to move.

use std::time::Instant;

use super::finding::{self, Refused};
use super::grade::{Grader, Mark};
use crate::board::{Point, Position};
use crate::check::{self, Outcome};
use crate::proof::Certificate;
use crate::solve::{Answer, Budget, Class, Limit, Vcf, Verdict, Win, vct};

/// Positions the checker may look at when a known win is tried against another reply.
const REPLAY_BOUND: u64 = 100_000;

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
    /// Nodes looked at.
    pub nodes: u64,
}

/// Judges single moves; its searches share one budget.
pub struct Judge<'a> {
    vcf: &'a mut Vcf,
    position: &'a Position,
    goal: Class,
    budget: &'a Budget,
    started: Instant,
    left: u64,
    /// The shortest win of the goal's class that was found.
    pub win: Answer<Win>,
}

impl Drop for Judge<'_> {
    fn drop(&mut self) {
        self.vcf.share(None);
    }
}

impl<'a> Judge<'a> {
    /// Looks for the shortest win first: all moves are measured by it. Half of the nodes at the most.
    pub fn new(
        vcf: &'a mut Vcf,
        position: &'a Position,
        goal: Class,
        budget: &'a Budget,
    ) -> Result<Self, Refused> {
        if let Some(winner) = position.winner() {
            return Err(Refused::Over(winner));
        }
        let half = Budget { nodes: Some(budget.node_limit() / 2), within: None, ..budget.clone() };
        let started = Instant::now();
        let win = match goal {
            Class::Vcf => vcf.shortest(position, &half).map(|attack| Win::by_fours(position, &attack)),
            Class::Vct => vct::shortest(position, &half),
            Class::Win => return Err(Refused::Goal(goal)),
        };
        if let Some(win) = win.verdict.proven() {
            finding::accepted(win)?;
        }
        let left = budget.node_limit().saturating_sub(win.nodes);
        Ok(Self { vcf, position, goal, budget, started, left, win })
    }

    /// Nodes that are left.
    pub const fn left(&self) -> u64 {
        self.left
    }

    /// Judges a move with so many of the nodes that are left; `None` where it is not legal.
    pub fn judge(&mut self, point: Point, nodes: u64) -> Option<Value> {
        let given = nodes.min(self.left);
        self.vcf.share(Some(given));
        let value = match self.goal {
            Class::Vcf => self.by_fours(point),
            Class::Vct | Class::Win => self.by_threats(point),
        };
        let unused = self.vcf.share(None).unwrap_or(0);
        self.left -= given - unused;
        value
    }

    /// What one search may spend: the nodes that are left of the share, and of the time what is left.
    fn budget(&mut self) -> Budget {
        let left = self.vcf.share(None);
        self.vcf.share(left);
        let time = self.budget.time.map(|time| time.saturating_sub(self.started.elapsed()));
        Budget { nodes: left, time, within: None, ..self.budget.clone() }
    }

    fn by_fours(&mut self, point: Point) -> Option<Value> {
        let budget = self.budget();
        let grade = Grader { vcf: self.vcf, budget }.grade(self.position, point);
        let best = self.win.verdict.proven().map(Win::plies);
        let longer = grade.extra_stones.zip(best).map(|(extra, plies)| plies + 2 * extra);
        Some(match (grade.mark, best, grade.reply) {
            (Mark::Illegal, _, _) => return None,
            (Mark::Best, Some(plies), _) => Value::Best(plies),
            (Mark::Equivalent, Some(plies), _) => Value::Equivalent(plies),
            (Mark::Best | Mark::Equivalent | Mark::Longer, _, _) => Value::Longer(longer),
            (Mark::OtherRoute, _, _) => Value::OtherRoute,
            (Mark::ThrowsWin, _, Some(reply)) => Value::Refuted(reply),
            (Mark::LosesNow, _, _) => Value::Loses(grade.refutation),
            (Mark::ThrowsWin | Mark::Unproven, _, _) => Value::Unknown(grade.limit.unwrap_or(Limit::Nodes)),
        })
    }

    fn vct(&mut self, position: &Position) -> Verdict<Win> {
        let budget = self.budget();
        let answer = vct::solve(position, &budget);
        self.vcf.share(budget.nodes.map(|nodes| nodes.saturating_sub(answer.nodes)));
        answer.verdict
    }

    fn by_threats(&mut self, point: Point) -> Option<Value> {
        let attacker = self.position.to_move();
        let mut board = self.position.clone();
        board.make(point).ok()?;
        if board.winner().is_some() {
            return Some(self.measured(point, 1));
        }
        if let Some(five) = board.five_points(attacker.other()).iter().next() {
            return Some(Value::Loses(vec![five]));
        }
        let fives: Vec<Point> = board.five_points(attacker).iter().collect();
        Some(match fives[..] {
            [] => self.quiet(point, &board),
            [reply] => {
                board.make(reply).ok()?;
                match self.vct(&board) {
                    Verdict::Proven(win) => self.measured(point, win.plies() + 2),
                    Verdict::Disproven(_) => Value::Refuted(reply),
                    Verdict::Unknown(limit) => Value::Unknown(limit),
                }
            }
            _ => self.measured(point, 3),
        })
    }

    /// A move that makes no four wins if a VCT is left after every reply; it belongs to the class if it
    /// threatens a VCF.
    fn quiet(&mut self, point: Point, board: &Position) -> Value {
        let budget = self.budget();
        if let Verdict::Proven(attack) = self.vcf.solve(board, &budget).verdict {
            return Value::Loses(attack.line(board));
        }
        let passed = board.with_turn(board.to_move().other());
        let budget = self.budget();
        let threat = self.vcf.solve(&passed, &budget).verdict;
        let in_class = match &threat {
            Verdict::Proven(_) => Some(true),
            Verdict::Disproven(_) => Some(false),
            Verdict::Unknown(_) => None,
        };
        let threat = threat.proven().map(|attack| Win::by_fours(&passed, attack));
        let mut first: Vec<Point> = self.win.verdict.proven().map_or(Vec::new(), |win| win.line.clone());
        first.extend(threat.iter().flat_map(|win| win.line.iter().copied()));
        let others = board.empties().filter(|point| !first.contains(point));
        let replies: Vec<Point> =
            first.iter().copied().filter(|&p| board.is_empty(p)).chain(others).collect();
        let mut known: Vec<Certificate> = threat.into_iter().map(|win| win.certificate).collect();
        let (mut plies, mut limit) = (0, None);
        for reply in replies {
            let mut after = board.clone();
            if after.make(reply).is_err() {
                continue;
            }
            let longest = match replayed(&mut known, &after) {
                Some(longest) => longest,
                None => match self.vct(&after) {
                    Verdict::Proven(win) => {
                        let longest = win.plies();
                        known.insert(0, win.certificate);
                        longest
                    }
                    Verdict::Disproven(_) => return Value::Refuted(reply),
                    Verdict::Unknown(hit) => {
                        limit = Some(hit);
                        if self.budget().nodes == Some(0) || hit == Limit::Interrupted {
                            break;
                        }
                        continue;
                    }
                },
            };
            plies = plies.max(longest);
        }
        match (limit, in_class) {
            (Some(limit), _) => Value::Unknown(limit),
            (None, Some(true)) => self.measured(point, plies + 2),
            (None, _) => Value::OtherRoute,
        }
    }

    /// A win of so many plies, measured by the shortest.
    fn measured(&self, point: Point, plies: u16) -> Value {
        match self.win.verdict.proven() {
            Some(win) if win.first() == point => Value::Best(win.plies()),
            Some(win) if plies <= win.plies() => Value::Equivalent(plies),
            _ => Value::Longer(Some(plies)),
        }
    }
}

/// The plies of a known win that the checker accepts in this position too, its root set there.
pub(super) fn replayed(known: &mut [Certificate], position: &Position) -> Option<u16> {
    let fits = known.iter_mut().position(|certificate| {
        certificate.position = position.clone();
        check::check(certificate, REPLAY_BOUND).outcome == Outcome::Valid
    })?;
    known[..=fits].rotate_right(1);
    Some(known[0].longest_line().len() as u16)
}

/// Judges every legal move. What one does not use of its share of the nodes goes to the next.
pub fn key(vcf: &mut Vcf, position: &Position, goal: Class, budget: &Budget) -> Result<Key, Refused> {
    let mut judge = Judge::new(vcf, position, goal, budget)?;
    let points: Vec<Point> = position.empties().collect();
    let mut moves = Vec::with_capacity(points.len());
    for (i, &point) in points.iter().enumerate() {
        let share = judge.left() / (points.len() - i) as u64;
        moves.extend(judge.judge(point, share).map(|value| (point, value)));
    }
    let nodes = budget.node_limit().saturating_sub(judge.left());
    let win = judge.win.clone();
    Ok(Key { position: position.clone(), goal, win, moves, nodes })
}
