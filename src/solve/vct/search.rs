//! Proof-number search over threats.

use super::super::budget::{Budget, Meter};
use super::super::lines::shapes::Shapes;
use super::super::lines::{Fifths, Rules};
use super::super::stop::Stop;
use super::super::table::FOREVER;
use super::super::vcf::attack::Attack;
use super::super::vcf::follow::Follower;
use super::super::vcf::search::{CUT, End, Search as VcfSearch};
use super::super::verdict::Limit;
use super::graph::{Candidate, Graph, Next, Stage};
use super::numbers::{NodeId, Numbers};
use super::order::Order;
use super::tables::Tables;
use super::threat::{Kind, Threat};
use crate::board::{Point, Position};

/// Which moves that are not fours count where the stones are limited.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::solve) enum Scope {
    /// Those whose VCF fits into the remaining stones.
    Fitting,
    /// All moves that leave a VCF.
    Whole,
}

/// The result of a VCF search inside the VCT search.
pub(super) enum Inner {
    /// A VCF.
    Run(Attack),
    /// There is none.
    Nothing,
    /// The limit on nodes was hit.
    Unsettled,
}

/// The result of examining a move that is not a four.
pub(super) enum Quiet {
    /// It threatens a VCF.
    Threat(Threat),
    /// It is to be examined again, with more nodes or stones.
    Later(Candidate),
    /// It does not count.
    Nothing,
}

/// What the attacker, to move, has at once.
pub(super) enum Status {
    /// A VCF.
    Vcf(Attack),
    /// Nothing: the defender has two five points, of which the attacker cannot stop both, or the attacker has no VCF, and
    /// no stones for more than one.
    Dead,
    /// Neither; where a point is given, it is the defender's only five point, which must be occupied.
    Open(Option<Point>),
    /// Not known, because the limit on nodes was hit; the defender has no five point.
    Unsettled,
}

pub(super) struct Search<R: Rules> {
    /// The stones, and the VCF search on them.
    pub vcf: VcfSearch<R>,
    /// The search for the defender's VCF on the same stones.
    pub(super) counter: Follower<R::Exchanged>,
    pub graph: Graph,
    pub(super) meter: Meter,
    pub(super) memory: usize,
    /// Whether the VCF searches inside have no limit on nodes.
    unbound: bool,
    /// The most stones of a threatened VCF, the five included.
    pub(super) longest_threat: u16,
    /// Which moves that are not fours count.
    pub scope: Scope,
    /// The least limit on nodes with which the search takes turns in both orders.
    pub many: u64,
    /// The search in the wide order that begins on another thread after the first turn, if there are two threads.
    pub(super) second: Option<Box<Second<R>>>,
    /// The number of nodes of the other of two threads.
    pub(super) elsewhere: u64,
    /// The limit on nodes of the VCF search at the root.
    budget_nodes: u64,
    /// Whether a VCF search inside hit its limit on nodes, so that nothing can be disproven.
    pub capped: bool,
    /// Whether a move was left out because it would take too many stones.
    pub cut: bool,
    pub root: Option<NodeId>,
    /// The moves and replies between the root and the current position.
    pub(super) way: Vec<(Point, Point)>,
    /// The shapes of the next stones, for the stones at their last update.
    pub(super) shapes: Box<Shapes>,
    /// The number of attacking stones that are allowed.
    pub stones: u16,
    /// The root's own VCF, if it has one.
    pub at_once: Option<Attack>,
}

/// A search in the wide order for a thread of its own.
pub(super) struct Second<R: Rules> {
    pub search: Search<R>,
    /// The flag that stops both this search and the one in the narrow order.
    pub stop: Stop,
}

impl<R: Rules> Search<R> {
    /// A search that has searched no node.
    pub fn new(tables: Tables, position: &Position, budget: &Budget) -> Self {
        // The nodes of the VCF searches inside are not counted and not reported.
        let inner = Budget { nodes: Some(u64::MAX), progress: None, ..budget.clone() };
        let vcf = VcfSearch::<R>::new(position, tables.attacker, inner.meter());
        Self {
            counter: vcf.exchanged(tables.defender, inner.meter()),
            vcf,
            graph: Graph::new(Order::Narrow),
            meter: budget.meter(),
            memory: budget.memory - Tables::share(budget.memory),
            unbound: false,
            longest_threat: budget.threats.map_or(FOREVER, |plies| plies.div_ceil(2)),
            scope: Scope::Fitting,
            many: u64::MAX,
            second: None,
            elsewhere: 0,
            budget_nodes: budget.node_limit(),
            capped: false,
            cut: false,
            root: None,
            way: Vec::new(),
            shapes: Box::new(Shapes::none()),
            stones: FOREVER,
            at_once: None,
        }
    }

    pub const fn nodes(&self) -> u64 {
        self.meter.nodes() + self.elsewhere
    }

    /// Removes the limit on nodes from all later VCF searches inside.
    pub fn unbind(&mut self) {
        self.vcf.meter = self.vcf.meter.unlimited();
        self.unbound = true;
    }

    /// Whether the attacker has a VCT of at most this many attacking stones, the five included.
    pub fn run(&mut self, stones: u16) -> Result<bool, Limit> {
        if self.vcf.over {
            return Ok(false);
        }
        self.stones = stones;
        self.vcf.meter.allow(self.budget_nodes);
        match self.vcf.at_root(stones)? {
            End::Won => {
                self.at_once = Some(self.vcf.won());
                return Ok(true);
            }
            End::Dead { cut } => self.cut |= cut,
        }
        let must = match Fifths::from(self.vcf.lines.all_defender_fives::<R>()) {
            Fifths::None => None,
            Fifths::One(point) => Some(point),
            Fifths::Several => return Ok(false),
        };
        self.in_turns(must, stones)
    }

    /// Extends the graph until it is known whether the attacker wins at this node, which is the current
    /// position, or until this many nodes are counted; then `None`.
    pub fn settle(&mut self, mut root: NodeId, stones: u16, nodes: u64) -> Result<Option<bool>, Limit> {
        self.root = Some(root);
        let settled = loop {
            match self.graph.nodes[root as usize].numbers {
                Numbers { proof: 0, .. } => break Ok(Some(true)),
                Numbers { disproof: 0, .. } => break Ok(Some(false)),
                _ if self.nodes() >= nodes => break Ok(None),
                _ => {}
            }
            if self.graph.bytes() > self.memory {
                root = self.graph.collect(root, self.memory / 2);
                self.root = Some(root);
                if self.graph.bytes() > self.memory / 4 * 3 {
                    break Err(Limit::Memory);
                }
            }
            if let Err(limit) = self.grow(root, stones) {
                break Err(limit);
            }
        };
        self.go_back(0);
        settled
    }

    /// Descends to the node that matters most and expands it; `stones` attacking stones are left at the root.
    fn grow(&mut self, root: NodeId, stones: u16) -> Result<(), Limit> {
        let (mut id, mut left, mut depth, mut four) = (root, stones, 0, None);
        let next = loop {
            let threat = match self.graph.next(id) {
                Next::Threat(threat) => threat,
                next => break next,
            };
            let Threat { attack, kind, .. } = self.graph.nodes[id as usize].threats[threat];
            let Some((reply, child)) = self.graph.best_reply(id, threat) else {
                debug_assert!(false, "an open threat has an open reply");
                return Ok(());
            };
            self.go_on(depth, (attack, reply));
            four = matches!(kind, Kind::Four(_)).then_some(attack);
            (id, left, depth) = (child, less(left), depth + 1);
        };
        self.go_back(depth);
        match next {
            Next::Candidate(candidate) => self.attack(id, candidate, left)?,
            Next::Replies(threat) => self.other_replies(id, threat, left)?,
            Next::Unopened => self.open_in_full(id, left, depth.saturating_sub(1), four)?,
            Next::Unseen | Next::Threat(_) => {
                let others = self.other_candidates(left);
                self.graph.add_candidates(id, others, Stage::All);
            }
        }
        self.graph.update(id);
        Ok(())
    }

    /// Makes a candidate a threat, if it belongs to the class.
    fn attack(&mut self, id: NodeId, candidate: Candidate, stones: u16) -> Result<(), Limit> {
        self.meter.tick()?;
        let attack = candidate.attack;
        if !self.vcf.lines.may_attack::<R>(attack) {
            return Ok(());
        }
        let four = self.vcf.lines.makes_four(attack).then(|| self.vcf.lines.answers_to::<R>(attack));
        // The shortest win by a threat takes the move itself, a four and a five; a four with two five points
        // needs only the five.
        if stones < 2 || stones < 3 && four != Some(Fifths::Several) {
            self.cut = true;
            return Ok(());
        }
        if let Some(fives) = four {
            let (kind, replies) = match fives {
                Fifths::One(reply) => {
                    self.toggle_attacker(attack);
                    let replies = self.forced_reply(attack, reply, less(stones));
                    self.toggle_attacker(attack);
                    (Kind::Four(reply), replies?)
                }
                Fifths::None | Fifths::Several => (Kind::Double, Vec::new()),
            };
            self.graph.add_threat(id, Threat::new(attack, kind, replies));
            return Ok(());
        }
        self.toggle_attacker(attack);
        let threat = self.quiet(candidate, less(stones), self.graph.nodes[id as usize].calm);
        self.toggle_attacker(attack);
        match threat? {
            Quiet::Threat(threat) => self.graph.add_threat(id, threat),
            Quiet::Later(later) => self.graph.add_candidate(id, later),
            Quiet::Nothing => {}
        }
        Ok(())
    }

    /// The attacker's VCF of at most this many stones in the current position, where the attacker has no five
    /// point. At most `most` nodes are searched.
    pub fn vcf_within(&mut self, must: Option<Point>, stones: u16, most: u64) -> Result<Inner, Limit> {
        let (inner, cut) = self.look_for_vcf(must, stones, most)?;
        self.cut |= cut;
        Ok(inner)
    }

    /// The same, and whether there is none only because of the limit on stones.
    pub fn look_for_vcf(
        &mut self,
        must: Option<Point>,
        stones: u16,
        most: u64,
    ) -> Result<(Inner, bool), Limit> {
        self.vcf.meter.allow(if self.unbound { u64::MAX } else { most });
        match self.vcf.find_here(must, stones) {
            Ok(Ok(attack)) => Ok((Inner::Run(attack), false)),
            Ok(Err(end)) => Ok((Inner::Nothing, end == CUT)),
            Err(Limit::Nodes) => Ok((Inner::Unsettled, false)),
            Err(limit) => Err(limit),
        }
    }
}

/// One stone less, where stones are limited.
pub(super) const fn less(stones: u16) -> u16 {
    if stones == FOREVER { FOREVER } else { stones - 1 }
}
