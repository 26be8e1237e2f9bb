//! Writes the certificate of a won graph. Positions that the graph leaves out, because a VCF won them at
//! once, are searched again.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;

use super::super::extract;
use super::super::lines::Rules;
use super::super::table::{FOREVER, Rows};
use super::super::vcf::attack::Attack;
use super::super::vcf::search::rows;
use super::super::verdict::{Class, Limit, Verdict};
use super::graph::Stage;
use super::numbers::NodeId;
use super::open::Look;
use super::search::{Inner, Search, Status, less};
use super::threat::Kind;
use crate::board::{Point, PointSet, Position};
use crate::proof::{Certificate, Node};

/// The nodes written so far; each position is written once.
#[derive(Default)]
struct Writer {
    nodes: Vec<Node>,
    written: FxHashMap<Rows, usize>,
}

impl Writer {
    fn push(&mut self, attack: Point, replies: BTreeMap<Point, usize>, otherwise: Option<usize>) -> usize {
        self.nodes.push(Node { attack, replies, otherwise });
        self.nodes.len() - 1
    }

    /// Writes the nodes of a VCF, the last node first; returns the index of its first node.
    fn run(&mut self, attack: &Attack) -> usize {
        let last = self.push(attack.last, BTreeMap::new(), None);
        attack
            .steps
            .iter()
            .rev()
            .fold(last, |next, step| self.push(step.attack, BTreeMap::from([(step.reply, next)]), None))
    }
}

impl<R: Rules> Search<R> {
    /// The verdict of a search that has ended; a win is written by `write`.
    pub fn verdict<W>(
        &mut self,
        found: Result<bool, Limit>,
        write: impl FnOnce(&mut Self) -> Result<W, Limit>,
    ) -> Verdict<W> {
        match found.and_then(|won| won.then(|| write(self)).transpose()) {
            Ok(Some(win)) => Verdict::Proven(win),
            Ok(None) if self.capped => Verdict::Unknown(Limit::Nodes),
            Ok(None) if self.cut => Verdict::Unknown(Limit::Within),
            Ok(None) => Verdict::Disproven(Class::Vct),
            Err(limit) => Verdict::Unknown(limit),
        }
    }

    /// The certificate of a search that has won. Only an interrupt prevents it.
    ///
    /// # Panics
    /// When the search has not won.
    pub fn certificate(&mut self, position: &Position) -> Result<Certificate, Limit> {
        // The VCFs are found again without a limit on nodes, whatever limits have been hit.
        self.unbind();
        let mut writer = Writer::default();
        let root = match (&self.at_once, self.root) {
            (Some(attack), _) => writer.run(attack),
            (None, Some(root)) => self.write(root, self.stones, &mut writer)?,
            (None, None) => unreachable!("a search that has won has a root or a VCF"),
        };
        Ok(Certificate { position: position.clone(), root, nodes: writer.nodes })
    }

    /// Writes a won position, in which `stones` attacking stones are left and which is on the board; returns
    /// its node.
    fn write(&mut self, id: NodeId, stones: u16, writer: &mut Writer) -> Result<usize, Limit> {
        let key = rows(&self.vcf.lines);
        if let Some(&node) = writer.written.get(&key) {
            return Ok(node);
        }
        if self.graph.nodes[id as usize].stage == Stage::Vcf {
            let Status::Vcf(run) = self.status_here(stones, Look::Full)? else {
                unreachable!("the search has found a VCF")
            };
            let node = writer.run(&run);
            writer.written.insert(key, node);
            return Ok(node);
        }
        let threat = self.graph.winning_threat(id).expect("a won node has a winning threat");
        let (attack, kind, known) = (threat.attack, threat.kind, threat.replies.clone());
        self.toggle_attacker(attack);
        let (zone, passed) = match kind {
            Kind::Four(reply) => (PointSet::from_iter([reply]), None),
            Kind::Double => (PointSet::EMPTY, None),
            // Every stone of the defender has its own answer; a pass has none yet.
            Kind::Late if R::PASS => (self.vcf.lines.empties(), Some(self.threatened(FOREVER)?)),
            Kind::Late => (self.vcf.lines.empties(), None),
            Kind::Vcf(zone, within) => (zone, Some(self.threatened(within)?)),
        };
        let otherwise = passed.as_ref().map(|passed| writer.run(passed));
        let threatened = passed.map_or(PointSet::EMPTY, |passed| passed.points());
        let replies = self.write_replies(zone, &known, stones, threatened, writer)?;
        self.toggle_attacker(attack);
        let node = writer.push(attack, replies, otherwise);
        writer.written.insert(key, node);
        Ok(node)
    }

    /// The VCF that the attacker has if the defender passes.
    fn threatened(&mut self, stones: u16) -> Result<Attack, Limit> {
        match self.vcf_within(None, stones, u64::MAX)? {
            Inner::Run(passed) => Ok(passed),
            Inner::Nothing | Inner::Unsettled => unreachable!("the threat is a VCF"),
        }
    }

    /// Writes the answers to the replies in a zone; the attacker's move, which threatens a VCF on the points of
    /// `threatened`, is on the board.
    fn write_replies(
        &mut self,
        zone: PointSet,
        known: &[(Point, NodeId)],
        stones: u16,
        threatened: PointSet,
        writer: &mut Writer,
    ) -> Result<BTreeMap<Point, usize>, Limit> {
        let mut replies = BTreeMap::new();
        for reply in zone.iter() {
            if !self.vcf.lines.may_reply::<R>(reply) {
                continue;
            }
            self.toggle_defender(reply);
            let node = match known.iter().find(|(point, _)| *point == reply) {
                Some(&(_, child)) => self.write(child, less(stones), writer)?,
                None => match self.status(reply, less(stones), threatened)? {
                    Status::Vcf(run) => writer.run(&run),
                    _ => unreachable!("a reply that is not in the graph loses to a VCF"),
                },
            };
            self.toggle_defender(reply);
            replies.insert(reply, node);
        }
        Ok(replies)
    }

    /// The certificate of a search that has won after one given move; `threat` is the certificate of the win
    /// that the move threatens.
    ///
    /// # Panics
    /// When the search has not won in this way.
    pub fn certificate_with(
        &mut self,
        position: &Position,
        threat: &Certificate,
    ) -> Result<Certificate, Limit> {
        self.unbind();
        let root = self.root.expect("a search that has won has a root");
        let begun = self.graph.winning_threat(root).expect("a won node has a winning threat");
        let (attack, kind, known) = (begun.attack, begun.kind, begun.replies.clone());
        let Kind::Vcf(zone, _) = kind else { unreachable!("the move's zone was given") };
        let mut writer = Writer::default();
        let otherwise = extract::append(&mut writer.nodes, threat);
        self.toggle_attacker(attack);
        let replies = self.write_replies(zone, &known, self.stones, PointSet::EMPTY, &mut writer)?;
        self.toggle_attacker(attack);
        let root = writer.push(attack, replies, Some(otherwise));
        Ok(Certificate { position: position.clone(), root, nodes: writer.nodes })
    }
}
