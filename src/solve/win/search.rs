//! Extends the graph: at the node of least cost, tries a move, searches replies, or descends.

use std::cmp::Reverse;
use std::time::Duration;

use super::super::budget::Budget;
use super::super::clock::Moment;
use super::super::guide::Guide;
use super::super::table::{DeadEnds, Rows};
use super::super::vcf::Vcf;
use super::super::verdict::{Limit, Verdict};
use super::super::{vct, zone};
use super::candidates::{Experience, value};
use super::estimate::{MANY, fresh};
use super::graph::{ChoiceId, Graph, NEVER, Quiet};
use crate::board::{Color, Point, PointSet, Position, Rule, SIZE};
use crate::pattern::PatternIndex;
use crate::proof::Certificate;

/// The total number of replies to a move that are searched before its cost is computed again: the widths of
/// the goal layer of the Gomoku terminator.
const WIDTHS: [usize; 5] = [5, 10, 30, 50, 225];

/// The limit on nodes of the VCF search for the defender after an attacker's move.
const VCF_NODES: u64 = 20_000;

/// Prior knowledge of positions with the attacker to move.
#[derive(Clone, Copy)]
pub struct Known<'a> {
    /// Whether a position is known to be won.
    pub won: &'a dyn Fn(&Position) -> bool,
    /// A move to try before all others, such as one that wins under the other rule.
    pub likely: &'a dyn Fn(&Position) -> Option<Point>,
}

impl Known<'_> {
    /// No prior knowledge.
    pub const NOTHING: Known<'static> = Known { won: &|_| false, likely: &|_| None };
}

/// The limits of the searches inside.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// The limit on nodes of a VCT search after a reply, and after a pass.
    pub first: u64,
    /// The limit on nodes of the second VCT search, before quiet moves are tried in a position.
    pub again: u64,
    /// Whether, under the standard rule too, the win found after one reply also answers other replies that do
    /// not touch it. This is nearly always true, and the resulting win must be checked.
    pub trusting: bool,
}

impl Effort {
    /// This effort with other limits on nodes, `times / by` as large.
    pub(super) fn times(self, times: u64, by: u64) -> Self {
        Self {
            first: self.first.saturating_mul(times) / by,
            again: self.again.saturating_mul(times) / by,
            ..self
        }
    }
}

/// A guide, and how long it may look at a position.
pub(super) struct Guidance {
    pub guide: Box<dyn Guide>,
    /// The limit on nodes for the root.
    pub root: u64,
    /// The limit on nodes for every other position.
    pub inner: u64,
}

pub(super) struct Search<'a> {
    pub budget: &'a Budget,
    started: Moment,
    /// The number of nodes of the VCT searches so far.
    pub nodes: u64,
    pub effort: Effort,
    pub graph: Graph,
    /// The current position of the search.
    pub position: Position,
    vcf: Vcf,
    /// The table of dead ends that one VCT search leaves for the next.
    table: Option<DeadEnds>,
    pub experience: &'a mut Experience,
    pub known: Known<'a>,
    /// The number of stones on the board by which the win must be complete.
    pub deadline: Option<usize>,
    /// What tells which moves to try first, if anything does.
    pub guidance: Option<Guidance>,
}

impl<'a> Search<'a> {
    pub fn new(
        position: &Position,
        budget: &'a Budget,
        effort: Effort,
        experience: &'a mut Experience,
        known: Known<'a>,
    ) -> Self {
        Self {
            budget,
            started: Moment::now(),
            nodes: 0,
            effort,
            graph: Graph::default(),
            position: position.clone(),
            vcf: Vcf::new(1 << 20),
            table: None,
            experience,
            known,
            deadline: budget.within.map(|plies| position.count() + usize::from(plies)),
            guidance: None,
        }
    }

    /// Proves the position, or finds that this effort does not suffice (`None`).
    pub fn run(&mut self) -> Result<Option<ChoiceId>, Limit> {
        if self.position.winner().is_some() {
            return Ok(None);
        }
        let root = self.graph.choice(rows(&self.position), fresh(&self.position, MANY), false, false);
        loop {
            let cost = self.graph.at(root).cost;
            if cost <= 0.0 {
                return Ok(Some(root));
            }
            if cost >= NEVER {
                return Ok(None);
            }
            self.grow(root)?;
            if self.graph.bytes() > self.budget.memory / 4 {
                return Err(Limit::Memory);
            }
        }
    }

    /// The number of VCT searches that the root is still expected to take.
    pub fn left(&self) -> f32 {
        self.graph.choices.first().map_or(NEVER, |root| root.cost)
    }

    fn grow(&mut self, id: ChoiceId) -> Result<(), Limit> {
        let Some(quiet) = self.graph.best(id) else { return self.widen(id) };
        let Quiet { attack, ref waiting, .. } = self.graph.at(id).quiet[quiet];
        let waits = !waiting.is_empty();
        self.make(attack);
        let grown = if waits { self.look(id, quiet) } else { self.descend(id, quiet) };
        self.position.undo();
        grown
    }

    /// Descends into the open reply with the highest cost, which is the first to fail if the move fails.
    fn descend(&mut self, id: ChoiceId, quiet: usize) -> Result<(), Limit> {
        let cost = |graph: &Graph, child: ChoiceId| graph.choices[child as usize].cost;
        let open = &self.graph.choices[id as usize].quiet[quiet].open;
        let hardest = open.iter().max_by(|a, b| cost(&self.graph, a.1).total_cmp(&cost(&self.graph, b.1)));
        let &(reply, child) = hardest.expect("a move that costs something has an open reply");
        self.make(reply);
        let grown = self.grow(child);
        self.position.undo();
        grown
    }

    /// Makes an attacker's move with the replies that touch its threat; `None` when it threatens no VCT, or
    /// the defender has a VCF after it.
    pub fn threat(&mut self, attack: Point) -> Result<Option<Quiet>, Limit> {
        let attacker = self.position.to_move();
        self.make(attack);
        let fives = self.position.five_points(attacker);
        let waiting = if !self.position.five_points(attacker.other()).is_empty() {
            // The defender makes a five instead of an answer.
            Ok(None)
        } else if !fives.is_empty() {
            Ok(Some(fives.iter().filter(|&five| self.position.may_play(five)).collect()))
        } else {
            self.threatened(attacker)
        };
        self.position.undo();
        Ok(waiting?.map(|waiting| Quiet { attack, waiting, closed: Vec::new(), open: Vec::new() }))
    }

    /// The replies that touch the VCT that the attacker would have if the defender, who has no VCF, passed;
    /// `None` where there is no such VCT.
    fn threatened(&mut self, attacker: Color) -> Result<Option<Vec<Point>>, Limit> {
        if self.defender_has_vcf()? {
            return Ok(None);
        }
        let passed = self.position.with_turn(attacker);
        let defended = std::mem::replace(&mut self.position, passed);
        let threat = self.vct(self.effort.first, 1);
        self.position = defended;
        Ok(threat?.map(|threat| self.ordered(&threat)))
    }

    /// The replies that touch a threat: first the points of its line, then the others by value.
    fn ordered(&self, threat: &Certificate) -> Vec<Point> {
        let zone = zone::of(threat);
        let line = threat.longest_line();
        let patterns = PatternIndex::new(&self.position);
        let defender = self.position.to_move();
        let mut replies: Vec<Point> = zone.iter().filter(|&point| self.position.may_play(point)).collect();
        replies.sort_by_cached_key(|&point| {
            let place = line.iter().position(|&other| other == point).unwrap_or(line.len());
            (place, Reverse(value(&patterns, point, defender)), point)
        });
        replies
    }

    /// Whether the defender has a VCF, or may have one that was not found within the limit on nodes.
    fn defender_has_vcf(&mut self) -> Result<bool, Limit> {
        let (time, stop) = (self.time_left(), self.budget.stop.clone());
        let budget = Budget { nodes: Some(VCF_NODES), time, stop, ..Budget::default() };
        match self.vcf.solve(&self.position, &budget).verdict {
            Verdict::Unknown(limit @ (Limit::Time | Limit::Interrupted)) => Err(limit),
            Verdict::Proven(_) | Verdict::Unknown(_) => Ok(true),
            Verdict::Disproven(_) => Ok(false),
        }
    }

    pub fn time_left(&self) -> Option<Duration> {
        self.budget.time.map(|time| time.saturating_sub(self.started.elapsed()))
    }

    /// Searches further replies to a move that is on the board, until one of them stays open.
    fn look(&mut self, id: ChoiceId, quiet: usize) -> Result<(), Limit> {
        let choice = self.graph.at(id);
        let stubborn = choice.stubborn.clone();
        let this = &mut choice.quiet[quiet];
        // Replies that refuted other moves here are searched first.
        let times =
            |point: &Point| stubborn.iter().find(|(other, _)| other == point).map_or(0, |other| other.1);
        this.waiting.sort_by_key(|point| Reverse(times(point)));
        let looked = this.closed.len() + this.open.len();
        let width = WIDTHS.into_iter().find(|&width| width > looked).unwrap_or(usize::MAX);
        for _ in looked..width {
            let waiting = &mut self.graph.at(id).quiet[quiet].waiting;
            if waiting.is_empty() {
                break;
            }
            let reply = waiting.remove(0);
            self.make(reply);
            let stands = self.reply(id, quiet, reply);
            self.position.undo();
            if stands? {
                break;
            }
        }
        self.graph.update(id);
        if let Some(attack) = self.graph.at(id).winning_move() {
            self.experience.won(attack);
        }
        Ok(())
    }

    /// Searches one reply, which is on the board. Returns whether no VCT was found after it.
    fn reply(&mut self, id: ChoiceId, quiet: usize, reply: Point) -> Result<bool, Limit> {
        if (self.known.won)(&self.position) {
            self.graph.at(id).quiet[quiet].closed.push((reply, None));
            return Ok(false);
        }
        let before = self.nodes;
        let Some(win) = self.vct(self.effort.first, 0)? else {
            let no_vct = self.nodes - before < self.effort.first;
            let replies = self.graph.at(id).quiet[quiet].replies() + 1;
            let fresh = fresh(&self.position, replies);
            let is_claimed = self.claimed_move().is_some();
            let child = self.graph.choice(rows(&self.position), fresh, is_claimed, no_vct);
            self.graph.add_open(id, quiet, reply, child);
            return Ok(true);
        };
        let may_share = self.may_share();
        let this = &mut self.graph.at(id).quiet[quiet];
        this.closed.push((reply, None));
        if !may_share {
            return Ok(false);
        }
        let zone = zone::of(&win);
        let (touching, others): (Vec<Point>, _) =
            this.waiting.iter().partition(|&&point| zone.contains(point));
        this.waiting = touching;
        this.closed.extend(others.into_iter().map(|other| (other, Some(reply))));
        Ok(false)
    }

    /// Whether the win after one reply may answer another reply that does not touch it. In freestyle a
    /// missing stone never helps the defender; under the standard rule it may make a five of the defender's
    /// overline.
    fn may_share(&self) -> bool {
        self.position.rule() == Rule::Freestyle || self.effort.trusting
    }

    /// The VCT of the side to move, if this many nodes are enough to find one; the win must end `less` plies
    /// before the deadline.
    pub fn vct(&mut self, nodes: u64, less: usize) -> Result<Option<Certificate>, Limit> {
        let time = self.time_left();
        let left = self.budget.node_limit().saturating_sub(self.nodes);
        let found = self.vct_within(nodes.min(left), less, time);
        if self.is_stopped() {
            return Err(Limit::Interrupted);
        }
        self.afford()?;
        Ok(found)
    }

    /// The VCT of the side to move that was found before, found again regardless of the nodes used so far;
    /// `None` where the search was interrupted.
    pub fn same_vct(&mut self, nodes: u64, less: usize) -> Option<Certificate> {
        self.vct_within(nodes, less, None)
    }

    /// Whether the search was stopped by the caller.
    pub fn is_stopped(&self) -> bool {
        self.budget.stop.is_raised()
    }

    fn vct_within(&mut self, nodes: u64, less: usize, time: Option<Duration>) -> Option<Certificate> {
        let within = match self.deadline.map(|deadline| deadline.checked_sub(self.position.count() + less)) {
            None => None,
            Some(None | Some(0)) => return None,
            Some(Some(plies)) => Some(plies as u16),
        };
        let budget = Budget {
            nodes: Some(nodes),
            within,
            // The other half of the memory is for the graph and the guide.
            memory: self.budget.memory / 2,
            time,
            ..self.budget.clone()
        };
        let answer = vct::certificate(&self.position, &budget, &mut self.table, vct::Scope::Fitting);
        self.nodes += answer.nodes + 1;
        match answer.verdict {
            Verdict::Proven((_, certificate)) => Some(certificate),
            Verdict::Disproven(_) | Verdict::Unknown(_) => None,
        }
    }

    pub fn afford(&self) -> Result<(), Limit> {
        if self.nodes >= self.budget.node_limit() {
            return Err(Limit::Nodes);
        }
        if self.budget.time.is_some_and(|time| self.started.elapsed() >= time) {
            return Err(Limit::Time);
        }
        Ok(())
    }

    pub fn make(&mut self, point: Point) {
        self.position.make(point).expect("the search plays on empty points of a game that goes on");
    }
}

/// The rows of the stones, the attacker's first, for comparison.
fn rows(position: &Position) -> Rows {
    let words = |stones: &PointSet| {
        let mut rows = [0; SIZE];
        stones.iter().for_each(|point| rows[point.y()] |= 1 << point.x());
        rows
    };
    let attacker = position.to_move();
    Rows { attacker: words(position.stones(attacker)), defender: words(position.stones(attacker.other())) }
}
