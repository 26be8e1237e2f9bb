//! The graph of positions with the attacker to move, and what is known of each.
//!
//! Allis's proof-number search: a position's proof number counts the positions that must still be won to
//! win it, its disproof number those that must be lost to lose it. The attacker needs one threat, a
//! threat needs every reply. Positions that are reached in two ways are one node; a stone never leaves
//! the board, so there are no cycles.

use std::collections::HashMap;

use super::super::table::Rows;
use crate::board::{Point, PointSet};

/// A number that stands for "never".
pub(super) const NEVER: u32 = u32::MAX / 4;

pub(super) type NodeId = u32;

/// What is known of one position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Numbers {
    pub proof: u32,
    pub disproof: u32,
}

impl Numbers {
    pub const WON: Self = Self { proof: 0, disproof: NEVER };
    pub const LOST: Self = Self { proof: NEVER, disproof: 0 };
}

/// A move of the attacker and the replies that do not lose to the win it threatens.
pub(super) struct Threat {
    pub attack: Point,
    pub kind: Kind,
    /// Each reply that was found not to lose at once, and the position after it.
    pub replies: Vec<(Point, NodeId)>,
    /// Whether the replies are known; until then `estimate` stands for them.
    pub expanded: bool,
    pub estimate: Numbers,
}

/// How a threat works.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    /// A four; the defender must take this point.
    Four(Point),
    /// If the defender passes, the attacker has a VCF; only these replies touch it.
    Vcf(PointSet),
}

impl Threat {
    fn numbers(&self, nodes: &[Node]) -> Numbers {
        if !self.expanded {
            return self.estimate;
        }
        let mut numbers = Numbers::WON;
        for &(_, id) in &self.replies {
            let child = nodes[id as usize].numbers;
            numbers.proof = (numbers.proof + child.proof).min(NEVER);
            numbers.disproof = numbers.disproof.min(child.disproof);
        }
        numbers
    }
}

/// A position with the attacker to move.
pub(super) struct Node {
    pub numbers: Numbers,
    /// The point the attacker must take because the defender would make a five there.
    pub must: Option<Point>,
    pub threats: Vec<Threat>,
    pub parents: Vec<NodeId>,
    pub stage: Stage,
}

/// Which of a position's threats are known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// None yet.
    Leaf,
    /// Fours, and moves that build on two stones; the others are still to come.
    Likely,
    /// All of them.
    All,
}

/// The proof and disproof numbers of the moves that were not looked at yet.
const UNSEEN: Numbers = Numbers { proof: 100, disproof: 1 };

/// All positions met so far.
#[derive(Default)]
pub(super) struct Graph {
    pub nodes: Vec<Node>,
    by_rows: HashMap<Rows, NodeId>,
    bytes: usize,
}

impl Graph {
    /// The node of a position; a new one starts with these numbers.
    pub fn node(&mut self, rows: Rows, must: Option<Point>, start: Numbers) -> NodeId {
        if let Some(&id) = self.by_rows.get(&rows) {
            return id;
        }
        let id = self.nodes.len() as NodeId;
        self.nodes.push(Node {
            numbers: start,
            must,
            threats: Vec::new(),
            parents: Vec::new(),
            stage: Stage::Leaf,
        });
        self.by_rows.insert(rows, id);
        // The entry in the map and what the vectors round up to are counted in.
        self.bytes += 2 * (size_of::<Node>() + size_of::<(Rows, NodeId)>());
        id
    }

    /// Bytes taken, about.
    pub const fn bytes(&self) -> usize {
        self.bytes
    }

    /// Gives a node its threats.
    pub fn set_threats(&mut self, id: NodeId, threats: Vec<Threat>, stage: Stage) {
        self.bytes += threats.capacity() * size_of::<Threat>();
        let node = &mut self.nodes[id as usize];
        node.threats.extend(threats);
        node.stage = stage;
    }

    /// Gives a threat of a node its replies.
    pub fn set_replies(&mut self, id: NodeId, threat: usize, replies: Vec<(Point, NodeId)>) {
        self.bytes += replies.len() * (size_of::<(Point, NodeId)>() + size_of::<NodeId>());
        for &(_, child) in &replies {
            let parents = &mut self.nodes[child as usize].parents;
            if !parents.contains(&id) {
                parents.push(id);
            }
        }
        let threat = &mut self.nodes[id as usize].threats[threat];
        threat.replies = replies;
        threat.expanded = true;
    }

    fn compute(&self, id: NodeId) -> Numbers {
        let node = &self.nodes[id as usize];
        let mut numbers = match node.stage {
            Stage::Leaf => return node.numbers,
            Stage::Likely => UNSEEN,
            Stage::All => Numbers::LOST,
        };
        for threat in &node.threats {
            let of = threat.numbers(&self.nodes);
            numbers.proof = numbers.proof.min(of.proof);
            numbers.disproof = (numbers.disproof + of.disproof).min(NEVER);
        }
        if numbers.proof == 0 { Numbers::WON } else { numbers }
    }

    /// Computes the numbers of a node again, and of all above it that change.
    pub fn update(&mut self, id: NodeId) {
        let mut changed = vec![id];
        while let Some(id) = changed.pop() {
            let numbers = self.compute(id);
            let node = &mut self.nodes[id as usize];
            if node.numbers != numbers {
                node.numbers = numbers;
                changed.extend_from_slice(&node.parents);
            }
        }
    }

    /// The threat of a node to look at next; `None` when it is time for the moves not looked at yet.
    pub fn best_threat(&self, id: NodeId) -> Option<usize> {
        let node = &self.nodes[id as usize];
        let proof = |threat: &Threat| threat.numbers(&self.nodes).proof;
        let best = node.threats.iter().enumerate().min_by_key(|(_, threat)| proof(threat));
        let unseen = if node.stage == Stage::Likely { UNSEEN.proof } else { NEVER };
        best.filter(|(_, threat)| proof(threat) <= unseen).map(|(i, _)| i)
    }

    /// The reply to a threat to look at next: the one most likely to refute it.
    pub fn best_reply(&self, id: NodeId, threat: usize) -> Option<(Point, NodeId)> {
        let replies = &self.nodes[id as usize].threats[threat].replies;
        let open = replies.iter().filter(|(_, child)| self.nodes[*child as usize].numbers.proof > 0);
        open.min_by_key(|(_, child)| self.nodes[*child as usize].numbers.disproof).copied()
    }

    /// The threat by which a won node is won.
    pub fn winning_threat(&self, id: NodeId) -> Option<&Threat> {
        let threats = &self.nodes[id as usize].threats;
        threats.iter().find(|threat| threat.numbers(&self.nodes).proof == 0)
    }
}
