//! The graph of positions with the attacker to move, and the proof numbers of each.
//!
//! This is Allis's proof-number search: a position's proof number counts the positions that must still be won
//! to win it, its disproof number those that must be lost to lose it. The attacker needs one threat, and a
//! threat must win against every reply. Positions that are reached in two ways are one node; a stone never
//! leaves the board, so there are no cycles.
//!
//! The proof number of a threat is not the sum over its replies, as in Allis's search, but the largest of
//! them plus a small amount for each other reply (weak proof-number search, Ueda and others 2008): the wins against two
//! replies mostly lead through the same positions, and a sum would count those repeatedly.

use rustc_hash::FxHashMap;

use super::super::table::Rows;
use super::numbers::{NodeId, Numbers};
use super::order::{DEAREST, NEVER, Order};
use super::threat::{Threat, Unseen};
use crate::board::Point;

/// A move that may be a threat, and the estimated cost of a proof by it.
#[derive(Clone, Copy)]
pub(super) struct Candidate {
    pub attack: Point,
    pub proof: u32,
    /// How often its VCF was searched without a result; each time with more nodes.
    pub tries: u8,
}

impl Candidate {
    /// The candidate after its VCF was searched without a result, this many times as dear.
    pub fn later(self, times: u32) -> Self {
        let proof = self.proof.saturating_mul(times).min(DEAREST);
        Self { proof, tries: self.tries + 1, ..self }
    }
}

/// A position with the attacker to move.
pub(super) struct Node {
    pub numbers: Numbers,
    /// Moves that were not tried yet, the most promising one last.
    pub candidates: Vec<Candidate>,
    pub threats: Vec<Threat>,
    /// The positions before it, each with the index of the threat whose reply leads here.
    pub(super) parents: Vec<(NodeId, u32)>,
    pub stage: Stage,
    /// Whether no move is expected to leave the defender a VCF.
    pub calm: bool,
}

/// The approximate memory of a node, in bytes. The entry in the map and the unused capacity of the vectors are
/// included.
pub(super) fn bytes_of(node: &Node) -> usize {
    let replies: usize = node.threats.iter().map(|threat| threat.replies.len()).sum();
    NODE + node.candidates.capacity() * size_of::<Candidate>() + node.threats.len() * THREAT + replies * REPLY
}

/// The memory of a node without candidates and threats, of a threat, and of a reply.
const NODE: usize = 2 * (size_of::<Node>() + size_of::<(Rows, NodeId)>());
const THREAT: usize = 2 * size_of::<Threat>() + size_of::<Unseen>();
const REPLY: usize = size_of::<(Point, NodeId)>() + size_of::<(NodeId, u32)>();

/// Which of a position's moves have become candidates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// Fours, and moves that make three stones in a window of five; the others follow later.
    Likely,
    /// All moves that can be threats.
    All,
    /// None, or none any more: the position keeps its numbers and is opened when its turn comes.
    Unopened,
    /// None: the attacker has a VCF.
    Vcf,
}

/// The numbers that stand for the moves that are not candidates yet.
pub(super) const UNSEEN: Numbers = Numbers { proof: 400, disproof: 4 };

/// The part of a node to search next.
pub(super) enum Next {
    /// A move that was not tried yet.
    Candidate(Candidate),
    /// A threat, by its index.
    Threat(usize),
    /// The replies to a threat that were not looked at yet.
    Replies(usize),
    /// The moves that are not candidates yet.
    Unseen,
    /// The position itself, which has no candidates yet, or none any more.
    Unopened,
}

/// All positions met so far.
pub(super) struct Graph {
    /// The order of the search.
    pub order: Order,
    pub nodes: Vec<Node>,
    pub(super) by_rows: FxHashMap<Rows, NodeId>,
    pub(super) bytes: usize,
}

impl Graph {
    /// A graph without positions.
    pub fn new(order: Order) -> Self {
        Self { order, nodes: Vec::new(), by_rows: FxHashMap::default(), bytes: 0 }
    }

    /// The numbers of a node.
    pub fn numbers_of(&self, id: NodeId) -> Numbers {
        self.nodes[id as usize].numbers
    }

    /// The node of a position; `None` where it was not met.
    pub fn known(&self, rows: &Rows) -> Option<NodeId> {
        self.by_rows.get(rows).copied()
    }

    /// Adds a node with its candidates; returns its index. An unopened one only takes the numbers that these candidates
    /// would give it.
    pub fn node(&mut self, rows: Rows, candidates: Vec<Candidate>, stage: Stage) -> NodeId {
        let id = self.nodes.len() as NodeId;
        self.nodes.push(Node {
            numbers: Numbers::LOST,
            candidates: Vec::new(),
            threats: Vec::new(),
            parents: Vec::new(),
            stage,
            calm: false,
        });
        self.by_rows.insert(rows, id);
        self.bytes += NODE;
        if stage == Stage::Unopened {
            let best = candidates.iter().map(|candidate| candidate.proof).min();
            self.nodes[id as usize].numbers = UNSEEN.with_candidates(best, candidates.len());
        } else {
            self.add_candidates(id, candidates, stage);
            self.update(id);
        }
        id
    }

    /// Adds a node for a position that is lost for the attacker; returns its index.
    pub fn lost(&mut self, rows: Rows) -> NodeId {
        self.known(&rows).unwrap_or_else(|| self.node(rows, Vec::new(), Stage::All))
    }

    /// The approximate memory of the graph, in bytes.
    pub const fn bytes(&self) -> usize {
        self.bytes
    }

    /// Adds candidates to a node.
    pub fn add_candidates(&mut self, id: NodeId, more: Vec<Candidate>, stage: Stage) {
        self.bytes += more.capacity() * size_of::<Candidate>();
        let node = &mut self.nodes[id as usize];
        node.candidates.extend(more);
        node.candidates.sort_by_key(|candidate| std::cmp::Reverse(candidate.proof));
        node.stage = stage;
    }

    /// Puts a candidate back into its node.
    pub fn add_candidate(&mut self, id: NodeId, candidate: Candidate) {
        let candidates = &mut self.nodes[id as usize].candidates;
        let at = candidates.partition_point(|other| other.proof > candidate.proof);
        candidates.insert(at, candidate);
    }

    /// Adds a threat to a node.
    pub fn add_threat(&mut self, id: NodeId, threat: Threat) {
        self.bytes += THREAT;
        let threats = &mut self.nodes[id as usize].threats;
        threats.push(threat);
        let number = threats.len() - 1;
        self.link(id, number, 0);
    }

    /// Adds to a threat the replies that were not looked at before.
    pub fn add_replies(&mut self, id: NodeId, number: usize, others: Vec<(Point, NodeId)>) {
        let threat = &mut self.nodes[id as usize].threats[number];
        let seen = threat.replies.len();
        threat.unseen = None;
        threat.replies.extend(others);
        self.link(id, number, seen);
    }

    /// Links the positions after the replies to a threat from this one on to the threat, and computes its numbers.
    fn link(&mut self, id: NodeId, number: usize, from: usize) {
        let replies = self.nodes[id as usize].threats[number].replies.len();
        self.bytes += (replies - from) * REPLY;
        for at in from..replies {
            let (_, child) = self.nodes[id as usize].threats[number].replies[at];
            self.nodes[child as usize].parents.push((id, number as u32));
        }
        let threat = &self.nodes[id as usize].threats[number];
        let numbers = threat.compute(|child| self.numbers_of(child), self.order);
        self.nodes[id as usize].threats[number].numbers = numbers;
    }

    fn compute(&self, id: NodeId) -> Numbers {
        let node = &self.nodes[id as usize];
        let mut numbers = match node.stage {
            Stage::Likely => UNSEEN,
            Stage::All => Numbers::LOST,
            Stage::Unopened => return node.numbers,
            Stage::Vcf => return Numbers::WON,
        };
        numbers =
            numbers.with_candidates(node.candidates.last().map(|best| best.proof), node.candidates.len());
        for threat in &node.threats {
            numbers.proof = numbers.proof.min(threat.numbers.proof);
            numbers.disproof = (numbers.disproof + threat.numbers.disproof).min(NEVER);
        }
        if numbers.proof == 0 { Numbers::WON } else { numbers }
    }

    /// Computes the numbers of a node again, and those of all nodes above it that change.
    pub fn update(&mut self, id: NodeId) {
        let mut above = Vec::new();
        self.update_one(id, &mut above);
        while let Some((parent, number)) = above.pop() {
            let threat = &self.nodes[parent as usize].threats[number as usize];
            let numbers = threat.compute(|child| self.numbers_of(child), self.order);
            let threat = &mut self.nodes[parent as usize].threats[number as usize];
            if threat.numbers != numbers {
                threat.numbers = numbers;
                self.update_one(parent, &mut above);
            }
        }
    }

    /// Computes the numbers of a node again; where they change, the threats that lead to it are added to
    /// `above`.
    fn update_one(&mut self, id: NodeId, above: &mut Vec<(NodeId, u32)>) {
        let numbers = self.compute(id);
        let node = &mut self.nodes[id as usize];
        if node.numbers != numbers {
            node.numbers = numbers;
            above.extend_from_slice(&node.parents);
        }
    }

    /// The part of an open node to search next; a candidate is removed from the node.
    pub fn next(&mut self, id: NodeId) -> Next {
        let node = &self.nodes[id as usize];
        if node.stage == Stage::Unopened {
            return Next::Unopened;
        }
        let costs = node.threats.iter().map(|threat| self.order.cost(threat.numbers.proof, threat.descents));
        let (threat, cost) = costs.enumerate().min_by_key(|(_, cost)| *cost).unwrap_or((usize::MAX, NEVER));
        let candidate = node.candidates.last().map_or(NEVER, |best| best.proof);
        let unseen = if node.stage == Stage::Likely { UNSEEN.proof } else { NEVER };
        if unseen < cost.min(candidate) {
            return Next::Unseen;
        }
        if cost < candidate {
            if self.nodes[id as usize].threats[threat].is_due(|child| self.numbers_of(child)) {
                return Next::Replies(threat);
            }
            let descents = &mut self.nodes[id as usize].threats[threat].descents;
            *descents = descents.saturating_add(1);
            return Next::Threat(threat);
        }
        match self.nodes[id as usize].candidates.pop() {
            Some(candidate) => Next::Candidate(candidate),
            None => unreachable!("a node with nothing left is lost"),
        }
    }

    /// The reply to a threat to search next: the one most likely to refute the threat; `None` where no reply
    /// is open.
    pub fn best_reply(&self, id: NodeId, threat: usize) -> Option<(Point, NodeId)> {
        let replies = &self.nodes[id as usize].threats[threat].replies;
        let open = replies.iter().filter(|(_, child)| self.nodes[*child as usize].numbers.proof > 0);
        open.min_by_key(|(_, child)| self.nodes[*child as usize].numbers.disproof).copied()
    }

    /// The threat that wins a won node.
    pub fn winning_threat(&self, id: NodeId) -> Option<&Threat> {
        let threats = &self.nodes[id as usize].threats;
        threats.iter().find(|threat| threat.numbers.proof == 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_opened_has_the_numbers_of_its_candidates() {
        let candidate = |proof| Candidate { attack: Point::CENTRE, proof, tries: 0 };
        let numbers = |proof, disproof| Numbers { proof, disproof };
        for (proofs, expected) in [
            (&[][..], UNSEEN),
            (&[9], numbers(9, 5)),
            (&[70, 12, 30], numbers(12, 7)),
            (&[500, 900], numbers(UNSEEN.proof, 6)),
        ] {
            let mut graph = Graph::new(Order::Narrow);
            let ids = [(1, Stage::Likely), (2, Stage::Unopened)].map(|(stones, stage)| {
                let rows = Rows { attacker: [stones; 15], defender: [0; 15] };
                graph.node(rows, proofs.iter().map(|&proof| candidate(proof)).collect(), stage)
            });
            for id in ids {
                graph.update(id);
            }
            assert_eq!(ids.map(|id| graph.nodes[id as usize].numbers), [expected; 2], "{proofs:?}");
            assert!(matches!(graph.next(ids[1]), Next::Unopened));
        }
    }
}
