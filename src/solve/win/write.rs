//! Writes a won graph as a certificate, or as the list of its quiet moves.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::super::extract::append;
use super::super::verdict::Limit;
use super::graph::{ChoiceId, Quiet, Won};
use super::worker::Worker;
use crate::board::{Point, Position};
use crate::proof::{Certificate, Node};

/// A position in which the attacker has no VCT, and the quiet move that wins there.
pub type Decision = (Position, Point);

#[derive(Default)]
struct Writer {
    nodes: Vec<Node>,
    written: HashMap<ChoiceId, usize>,
}

impl Worker<'_> {
    /// The certificate of a position that is won. Only an interrupt prevents it.
    pub fn certificate(&mut self, root: ChoiceId) -> Result<Certificate, Limit> {
        let position = self.position.clone();
        let mut writer = Writer::default();
        let root = self.write(root, &mut writer)?;
        Ok(Certificate { position, root, nodes: writer.nodes })
    }

    /// Writes a won position, which is on the board; returns its node.
    fn write(&mut self, id: ChoiceId, writer: &mut Writer) -> Result<usize, Limit> {
        if let Some(&node) = writer.written.get(&id) {
            return Ok(node);
        }
        let node = match self.graph.at(id).won {
            Some(Won::Vct(nodes)) => self.vct_again(nodes, 0, writer)?,
            Some(Won::Quiet(quiet)) => self.write_quiet(id, quiet, writer)?,
            None => unreachable!("only won positions are written"),
        };
        writer.written.insert(id, node);
        Ok(node)
    }

    fn write_quiet(&mut self, id: ChoiceId, quiet: usize, writer: &mut Writer) -> Result<usize, Limit> {
        let quiet = &self.graph.at(id).quiet[quiet];
        let Quiet { attack, nodes, .. } = *quiet;
        let (closed, open) = (quiet.closed.clone(), quiet.open.clone());
        let attacker = self.position.to_move();
        self.make(attack);
        let mut otherwise = None;
        if self.position.five_points(attacker).is_empty() {
            let passed = self.position.with_turn(attacker);
            let defended = std::mem::replace(&mut self.position, passed);
            otherwise = Some(self.vct_again(nodes, 1, writer)?);
            self.position = defended;
        }
        let mut replies = BTreeMap::new();
        for (reply, child) in open {
            self.make(reply);
            replies.insert(reply, self.write(child, writer)?);
            self.position.undo();
        }
        for &(reply, _) in closed.iter().filter(|(_, shared)| shared.is_none()) {
            self.make(reply);
            replies.insert(reply, self.vct_again(self.search.effort.first, 0, writer)?);
            self.position.undo();
        }
        for (reply, shared) in closed {
            if let Some(other) = shared {
                replies.insert(reply, replies[&other]);
            }
        }
        self.position.undo();
        writer.nodes.push(Node { attack, replies, otherwise });
        Ok(writer.nodes.len() - 1)
    }

    /// Finds a VCT again by the search that found it before, and writes it.
    fn vct_again(&mut self, nodes: u64, less: usize, writer: &mut Writer) -> Result<usize, Limit> {
        let Some(certificate) = self.same_vct(nodes, less) else {
            assert!(self.search.budget.stop.is_raised(), "what was found once is found again");
            return Err(Limit::Interrupted);
        };
        Ok(append(&mut writer.nodes, &certificate))
    }

    /// The quiet moves of all positions that were won and of all positions that follow, each position once;
    /// where the root is won, only those that follow from it.
    pub fn decisions(&mut self) -> Vec<Decision> {
        let mut decisions = Vec::new();
        if !self.graph.choices.is_empty() {
            self.decide(0, &mut HashSet::new(), &mut decisions);
        }
        decisions
    }

    /// Descends into all moves of a position that is not won, and into the winning move of one that is.
    fn decide(&mut self, id: ChoiceId, seen: &mut HashSet<ChoiceId>, decisions: &mut Vec<Decision>) {
        let choice = self.graph.at(id);
        let moves = match choice.won {
            Some(Won::Vct(_)) => return,
            Some(Won::Quiet(quiet)) => quiet..quiet + 1,
            None => 0..choice.quiet.len(),
        };
        let is_won = choice.won.is_some();
        if !seen.insert(id) {
            return;
        }
        for quiet in moves {
            let quiet = &self.graph.at(id).quiet[quiet];
            let (attack, open) = (quiet.attack, quiet.open.clone());
            if is_won {
                decisions.push((self.position.clone(), attack));
            }
            self.make(attack);
            for (reply, child) in open {
                self.make(reply);
                self.decide(child, seen, decisions);
                self.position.undo();
            }
            self.position.undo();
        }
    }
}
