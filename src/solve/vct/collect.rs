//! Makes room in the graph: what is settled is reduced to what a proof needs, and where that is not enough,
//! the positions least likely to matter forget what was found below them.
//!
//! A position that has forgotten keeps its numbers, which say what its search has cost so far. When its turn
//! comes it is opened anew.

use super::graph::{Graph, Node, Stage, bytes_of};
use super::numbers::NodeId;

impl Graph {
    /// Reduces the graph below `root` to at most this many bytes, where that is possible, and returns the new
    /// index of the root.
    pub fn collect(&mut self, root: NodeId, most: usize) -> NodeId {
        self.reduce_settled(root);
        let mut kept = self.below(root);
        let mut costs: Vec<u32> =
            kept.iter().filter(|&&id| id != root).filter_map(|&id| self.cost(id)).collect();
        costs.sort_unstable();
        // Each round forgets half of what the round before has spared.
        while self.bytes_below(&kept) > most && !costs.is_empty() {
            costs.truncate(costs.len() / 2);
            let spared = costs.last().copied().unwrap_or(0);
            for &id in kept.iter().filter(|&&id| id != root) {
                if self.cost(id).is_some_and(|cost| cost > spared) {
                    self.forget(id);
                }
            }
            kept = self.below(root);
        }
        self.keep(&kept);
        kept.binary_search(&root).expect("the root is kept") as NodeId
    }

    /// Removes refuted threats, all that is below a lost position, and of a won one all but the win. The root
    /// keeps its threats, one of which may be asked for.
    fn reduce_settled(&mut self, root: NodeId) {
        for (id, node) in self.nodes.iter_mut().enumerate() {
            if id == root as usize {
                continue;
            }
            if node.numbers.proof == 0 {
                node.candidates = Vec::new();
                node.threats.retain(|threat| threat.numbers.proof == 0);
                node.threats.truncate(1);
            } else if node.numbers.disproof == 0 {
                (node.candidates, node.threats, node.stage) = (Vec::new(), Vec::new(), Stage::All);
            } else {
                node.threats.retain(|threat| threat.numbers.disproof > 0);
            }
            node.candidates.shrink_to_fit();
            node.threats.shrink_to_fit();
        }
    }

    /// The proof number of an open position below which something is known; `None` for others.
    fn cost(&self, id: NodeId) -> Option<u32> {
        let Node { numbers, threats, .. } = &self.nodes[id as usize];
        (numbers.proof > 0 && numbers.disproof > 0 && !threats.is_empty()).then_some(numbers.proof)
    }

    fn forget(&mut self, id: NodeId) {
        let node = &mut self.nodes[id as usize];
        (node.candidates, node.threats, node.stage) = (Vec::new(), Vec::new(), Stage::Unopened);
    }

    /// The positions that can be reached from the root, in order of their indices.
    fn below(&self, root: NodeId) -> Vec<NodeId> {
        let mut reached = vec![false; self.nodes.len()];
        reached[root as usize] = true;
        let mut open = vec![root];
        while let Some(id) = open.pop() {
            for &(_, child) in self.nodes[id as usize].threats.iter().flat_map(|threat| &threat.replies) {
                if !std::mem::replace(&mut reached[child as usize], true) {
                    open.push(child);
                }
            }
        }
        (0..self.nodes.len() as NodeId).filter(|&id| reached[id as usize]).collect()
    }

    fn bytes_below(&self, kept: &[NodeId]) -> usize {
        kept.iter().map(|&id| bytes_of(&self.nodes[id as usize])).sum()
    }

    /// Removes all other positions, and numbers these anew.
    fn keep(&mut self, kept: &[NodeId]) {
        let renumbered = |id: NodeId| kept.binary_search(&id).ok().map(|at| at as NodeId);
        let all = std::mem::take(&mut self.nodes);
        let kept_only = all.into_iter().enumerate().filter(|&(id, _)| renumbered(id as NodeId).is_some());
        self.nodes = kept_only.map(|(_, node)| Node { parents: Vec::new(), ..node }).collect();
        for id in 0..self.nodes.len() {
            for number in 0..self.nodes[id].threats.len() {
                for at in 0..self.nodes[id].threats[number].replies.len() {
                    let reply = &mut self.nodes[id].threats[number].replies[at];
                    reply.1 = renumbered(reply.1).expect("what can be reached is kept");
                    let child = reply.1;
                    self.nodes[child as usize].parents.push((id as NodeId, number as u32));
                }
            }
        }
        self.by_rows.retain(|_, id| renumbered(*id).map(|new| *id = new).is_some());
        self.by_rows.shrink_to_fit();
        self.bytes = self.nodes.iter().map(bytes_of).sum();
    }
}
