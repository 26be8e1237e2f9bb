//! The searches inside: for the attacker's VCT, and for the defender's VCF.

use std::cmp::Reverse;

use super::super::budget::Budget;
use super::super::verdict::{Limit, Verdict};
use super::super::{vct, zone};
use super::candidates::value;
use super::graph::Quiet;
use super::search::ROOT;
use super::worker::{Worker, rows};
use crate::board::{Color, Point};
use crate::pattern::PatternIndex;
use crate::proof::Certificate;

/// The limit on nodes of the VCF search for the defender after an attacker's move.
const VCF_NODES: u64 = 20_000;

impl Worker<'_> {
    /// Makes an attacker's move with the replies that touch its threat; `None` when it threatens no VCT that is found
    /// within this many nodes, or the defender has a VCF after it.
    pub fn threat(&mut self, attack: Point, nodes: u64) -> Result<Option<Quiet>, Limit> {
        let attacker = self.position.to_move();
        self.make(attack);
        let fives = self.position.five_points(attacker);
        let waiting = if !self.position.five_points(attacker.other()).is_empty() {
            // The defender makes a five instead of an answer.
            Ok(None)
        } else if !fives.is_empty() {
            Ok(Some(fives.iter().filter(|&five| self.position.may_play(five)).collect()))
        } else {
            self.threatened(attacker, nodes)
        };
        self.position.undo();
        Ok(waiting?.map(|waiting| Quiet::new(attack, nodes, waiting)))
    }

    /// The replies that touch the VCT that the attacker would have if the defender, who has no VCF, passed;
    /// `None` where there is no such VCT.
    fn threatened(&mut self, attacker: Color, nodes: u64) -> Result<Option<Vec<Point>>, Limit> {
        if self.defender_has_vcf()? {
            return Ok(None);
        }
        let passed = self.position.with_turn(attacker);
        let defended = std::mem::replace(&mut self.position, passed);
        let threat = self.vct(nodes, 1);
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
        let (time, stop) = (self.search.time_left(), self.search.stop());
        let budget = Budget { nodes: Some(VCF_NODES), time, stop, ..Budget::default() };
        let Self { graph, vcf, position, .. } = self;
        match graph.lend(|| vcf.solve(position, &budget)).verdict {
            Verdict::Unknown(limit @ (Limit::Time | Limit::Interrupted)) => Err(limit),
            Verdict::Proven(_) | Verdict::Unknown(_) => Ok(true),
            Verdict::Disproven(_) => Ok(false),
        }
    }

    /// The VCT of the side to move, if this many nodes are enough to find one; the win must end `less` plies
    /// before the deadline.
    pub fn vct(&mut self, nodes: u64, less: usize) -> Result<Option<Certificate>, Limit> {
        let time = self.search.time_left();
        let nodes = self.search.reserve(nodes);
        let budget = Budget { time, stop: self.search.stop(), ..self.search.budget.clone() };
        let (found, used) = self.vct_within(nodes, less, budget);
        self.nodes += used;
        self.search.count(used, nodes);
        self.search.afford()?;
        if let Some(win) = found.as_ref().filter(|_| self.graph.at(ROOT).claimed) {
            let room = self.room().unwrap_or_default();
            self.graph.kept().add(rows(&self.position), win, room);
        }
        Ok(found)
    }

    /// The VCT of the side to move that was found before: it was kept, or is found again regardless of the nodes used so far.
    /// `None` where the search was interrupted.
    pub fn same_vct(&mut self, nodes: u64, less: usize) -> Option<Certificate> {
        let kept = self.graph.kept().take(&rows(&self.position), &self.position);
        if kept.is_some() {
            return kept;
        }
        let budget = Budget { time: None, ..self.search.budget.clone() };
        self.vct_within(nodes, less, budget).0
    }

    /// A VCT, and the nodes used.
    fn vct_within(&mut self, nodes: u64, less: usize, budget: Budget) -> (Option<Certificate>, u64) {
        let deadline = self.search.deadline;
        let within = match deadline.map(|deadline| deadline.checked_sub(self.position.count() + less)) {
            None => None,
            Some(None | Some(0)) => return (None, 0),
            Some(Some(plies)) => Some(plies as u16),
        };
        let budget =
            Budget { nodes: Some(nodes), within, memory: self.search.memory(), threads: 1, ..budget };
        let Self { graph, position, tables, .. } = self;
        let answer = graph.lend(|| vct::certificate(position, &budget, tables, vct::Scope::Fitting));
        let found = match answer.verdict {
            Verdict::Proven((_, certificate)) => Some(certificate),
            Verdict::Disproven(_) | Verdict::Unknown(_) => None,
        };
        (found, answer.nodes + 1)
    }
}
