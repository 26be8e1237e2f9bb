//! Proof-number search over threats.

use super::super::budget::{Budget, Meter};
use super::super::lines::{Fifths, Fives};
use super::super::table::{DeadEnds, FOREVER};
use super::super::vcf::search::{CUT, End, Search as VcfSearch, rows};
use super::super::vcf::{Attack, Step};
use super::super::verdict::Limit;
use super::graph::{Graph, Kind, NodeId, Numbers, Stage, Threat};
use crate::board::{Point, PointSet, Position};

/// Nodes of one VCF search inside; where that is not enough the answer is never "none".
const VCF_NODES: u64 = 20_000;

/// What an attacker to move has at once.
pub(super) enum Status {
    /// A VCF.
    Vcf(Attack),
    /// Nothing can be done against two fives of the defender.
    Dead,
    /// Neither; perhaps one point of the defender's must be taken.
    Open(Option<Point>),
}

pub(super) struct Search<F> {
    /// The stones, and the VCF search on them.
    pub vcf: VcfSearch<F>,
    pub graph: Graph,
    meter: Meter,
    memory: usize,
    /// Nodes that a VCF search below the root may look at.
    vcf_nodes: u64,
    /// Nodes that the VCF search at the root may look at.
    budget_nodes: u64,
    /// Whether a VCF search inside ran out of nodes, so that nothing is disproven.
    pub capped: bool,
    /// Whether something was left out because it would take too many stones.
    pub cut: bool,
    pub root: Option<NodeId>,
    /// Attacking stones that were allowed.
    pub stones: u16,
    /// The root's own VCF, if it has one.
    pub at_once: Option<Attack>,
}

impl<F: Fives> Search<F> {
    pub fn new(position: &Position, budget: &Budget) -> Self {
        let inner = Budget { nodes: Some(u64::MAX), ..budget.clone() };
        let table = DeadEnds::new(budget.memory / 4);
        Self {
            vcf: VcfSearch::new(position, table, inner.meter()),
            graph: Graph::default(),
            meter: budget.meter(),
            memory: budget.memory - budget.memory / 4,
            vcf_nodes: VCF_NODES,
            budget_nodes: budget.node_limit(),
            capped: false,
            cut: false,
            root: None,
            stones: FOREVER,
            at_once: None,
        }
    }

    pub const fn nodes(&self) -> u64 {
        self.meter.nodes()
    }

    /// Lets the VCF searches from now on run to their end.
    pub fn unbind(&mut self) {
        self.vcf.meter = Meter::endless();
        self.vcf_nodes = u64::MAX;
    }

    /// Whether the attacker has a VCT of at most so many attacking stones.
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
        let must = match Fifths::from(self.vcf.lines.all_fives::<F>(&self.vcf.lines.defender)) {
            Fifths::None => None,
            Fifths::One(point) => Some(point),
            Fifths::Several => return Ok(false),
        };
        let root = self.graph.node(rows(&self.vcf.lines), must, AFTER_THREAT);
        self.root = Some(root);
        loop {
            match self.graph.nodes[root as usize].numbers {
                Numbers { proof: 0, .. } => return Ok(true),
                Numbers { disproof: 0, .. } => return Ok(false),
                _ => self.grow(root, stones)?,
            }
            if self.graph.bytes() > self.memory {
                return Err(Limit::Memory);
            }
        }
    }

    /// Goes down to the position that matters most and looks at it; so many attacking stones are left.
    fn grow(&mut self, id: NodeId, stones: u16) -> Result<(), Limit> {
        let node = &self.graph.nodes[id as usize];
        if node.stage == Stage::Leaf {
            return self.generate(id, Stage::Likely, stones);
        }
        let Some(threat) = self.graph.best_threat(id) else {
            return self.generate(id, Stage::All, stones);
        };
        let Threat { attack, expanded, .. } = self.graph.nodes[id as usize].threats[threat];
        if !expanded {
            return self.expand(id, threat, stones);
        }
        let Some((reply, child)) = self.graph.best_reply(id, threat) else {
            debug_assert!(false, "an open threat has an open reply");
            return Ok(());
        };
        self.vcf.put_attacker(attack);
        self.vcf.put_defender(reply);
        let grown = self.grow(child, less(stones));
        self.vcf.take_defender(reply);
        self.vcf.take_attacker(attack);
        grown
    }

    /// Finds threats of a position: the likely ones first, later all the others.
    fn generate(&mut self, id: NodeId, stage: Stage, stones: u16) -> Result<(), Limit> {
        let must = self.graph.nodes[id as usize].must;
        let likely = self.likely(must);
        let wanted: PointSet = match (must, stage) {
            (Some(point), _) => PointSet::from_iter([point]),
            (None, Stage::All) => self.vcf.empties().minus(&likely),
            (None, _) => likely,
        };
        let mut threats = Vec::new();
        for attack in wanted.iter() {
            self.meter.tick()?;
            threats.extend(self.threat(attack, stones)?);
        }
        let stage = if must.is_some() { Stage::All } else { stage };
        self.graph.set_threats(id, threats, stage);
        self.graph.update(id);
        Ok(())
    }

    /// Fours, and points where three stones would stand in an open window.
    fn likely(&self, must: Option<Point>) -> PointSet {
        if must.is_some() { PointSet::EMPTY } else { self.vcf.lines.likely() }
    }

    /// The attacker's move as a threat, if it belongs to the class.
    fn threat(&mut self, attack: Point, stones: u16) -> Result<Option<Threat>, Limit> {
        // The shortest that a threat can come to: itself, a four and a five.
        if stones < 3 {
            self.cut = true;
            return Ok(None);
        }
        if self.vcf.lines.makes_four(attack) {
            return Ok(match self.vcf.lines.fives_after::<F>(attack) {
                Fifths::One(reply) => Some(Threat {
                    attack,
                    kind: Kind::Four(reply),
                    replies: Vec::new(),
                    expanded: false,
                    estimate: FOUR,
                }),
                // The VCF search was here before and would have won.
                Fifths::None | Fifths::Several => None,
            });
        }
        self.vcf.put_attacker(attack);
        let found = self.vcf_now(None, less(stones));
        let threat = match found {
            Ok(Some(attack_if_passed)) => {
                let zone = self.zone(&attack_if_passed);
                let builds = self.vcf.lines.builds(attack);
                Ok(Some(Threat {
                    attack,
                    kind: Kind::Vcf(zone),
                    replies: Vec::new(),
                    expanded: false,
                    estimate: guess(zone.len(), builds),
                }))
            }
            Ok(None) => Ok(None),
            Err(limit) => Err(limit),
        };
        self.vcf.take_attacker(attack);
        threat
    }

    /// Looks at the replies to a threat.
    fn expand(&mut self, id: NodeId, threat: usize, stones: u16) -> Result<(), Limit> {
        let Threat { attack, kind, .. } = self.graph.nodes[id as usize].threats[threat];
        self.vcf.put_attacker(attack);
        let replies = match kind {
            Kind::Four(reply) => self.replies(PointSet::from_iter([reply]), less(stones), FOUR),
            Kind::Vcf(zone) => self.replies(zone, less(stones), AFTER_THREAT),
        };
        self.vcf.take_attacker(attack);
        self.graph.set_replies(id, threat, replies?);
        self.graph.update(id);
        Ok(())
    }

    /// The replies that do not lose to a VCF at once.
    fn replies(
        &mut self,
        zone: PointSet,
        stones: u16,
        start: Numbers,
    ) -> Result<Vec<(Point, NodeId)>, Limit> {
        let mut replies = Vec::new();
        for reply in zone.iter() {
            self.meter.tick()?;
            self.vcf.put_defender(reply);
            let status = self.status(reply, stones);
            let child = match status {
                Ok(Status::Vcf(_)) => None,
                Ok(Status::Dead) => Some(self.graph.node(rows(&self.vcf.lines), None, Numbers::LOST)),
                Ok(Status::Open(must)) => Some(self.graph.node(rows(&self.vcf.lines), must, start)),
                Err(limit) => {
                    self.vcf.take_defender(reply);
                    return Err(limit);
                }
            };
            self.vcf.take_defender(reply);
            if let Some(child) = child {
                replies.push((reply, child));
                if self.graph.nodes[child as usize].numbers.disproof == 0 {
                    break;
                }
            }
        }
        Ok(replies)
    }

    /// What the attacker has after the defender's stone on a point.
    pub fn status(&mut self, reply: Point, stones: u16) -> Result<Status, Limit> {
        let must = match self.vcf.lines.defender_fives::<F>(reply) {
            Fifths::None => None,
            Fifths::One(point) => Some(point),
            Fifths::Several => return Ok(Status::Dead),
        };
        Ok(match self.vcf_now(must, stones)? {
            Some(attack) => Status::Vcf(attack),
            None => Status::Open(must),
        })
    }

    /// The attacker's VCF of at most so many stones as the stones lie; he has no five at hand.
    pub fn vcf_now(&mut self, must: Option<Point>, stones: u16) -> Result<Option<Attack>, Limit> {
        self.vcf.meter.allow(self.vcf_nodes);
        match self.vcf.find_here(must, stones) {
            Ok(Ok(attack)) => Ok(Some(attack)),
            Ok(Err(end)) => {
                self.cut |= end == CUT;
                Ok(None)
            }
            Err(Limit::Nodes) => {
                self.capped = true;
                Ok(None)
            }
            Err(limit) => Err(limit),
        }
    }

    /// The points a reply must be on to touch a VCF that starts as the stones lie: its attacks, its
    /// replies, its last five points, and at each turn all points that give the defender a four.
    pub fn zone(&mut self, attack: &Attack) -> PointSet {
        let mut zone = PointSet::EMPTY;
        for step in &attack.steps {
            zone = zone.union(&self.vcf.lines.defender_fours::<F>());
            zone.insert(step.attack);
            zone.insert(step.reply);
            self.vcf.lines.toggle_attacker(step.attack);
            self.vcf.lines.toggle_defender(step.reply);
        }
        zone = zone.union(&self.vcf.lines.defender_fours::<F>());
        zone.insert(attack.last);
        self.vcf.lines.toggle_attacker(attack.last);
        zone = zone.union(&self.vcf.lines.all_fives::<F>(&self.vcf.lines.attacker));
        self.vcf.lines.toggle_attacker(attack.last);
        for Step { attack, reply } in attack.steps.iter().rev() {
            self.vcf.lines.toggle_defender(*reply);
            self.vcf.lines.toggle_attacker(*attack);
        }
        zone
    }
}

/// What a four and the position after it start with. Fours cost the attacker nothing, so they can always
/// wait; measured on engine claims, putting them behind the open threes saves most of the work.
pub(super) fn par(i: usize, d: u32) -> u32 {
    static P: std::sync::OnceLock<Vec<Option<u32>>> = std::sync::OnceLock::new();
    P.get_or_init(|| (0..20).map(|i| std::env::var(format!("P{i}")).ok().and_then(|s| s.parse().ok())).collect())[i].unwrap_or(d)
}
const FOUR: Numbers = Numbers { proof: 6, disproof: 1 };

/// What a position after a reply to a threat starts with.
const AFTER_THREAT: Numbers = Numbers { proof: 2, disproof: 1 };

/// What a threat starts with: few replies that touch it, and other lines it builds on, make it likely.
fn guess(zone: usize, builds: u32) -> Numbers {
    let proof = (4 + zone as u32 / 3).saturating_sub(builds).max(1);
    Numbers { proof, disproof: 1 }
}

/// One stone less, where stones are counted at all.
pub(super) const fn less(stones: u16) -> u16 {
    if stones == FOREVER { FOREVER } else { stones - 1 }
}
