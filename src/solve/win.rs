//! Wins that need a quiet move: one that threatens not a VCF but a VCT.
//!
//! The pass trick one order higher. A quiet move is looked at if the attacker has a VCT when the defender
//! passes; only replies in that proof's [`zone`] need a proof of their own, by VCT or after one more quiet
//! move. Candidates come from an evaluator and are cut, so that nothing here ever says "disproven": the
//! search widens until a limit is hit.
//!
//! A node is a node of the VCT searches inside.

use std::time::Instant;

use super::budget::Budget;
use super::proven::Win;
use super::vcf::{Answer, Vcf};
use super::verdict::{Class, Limit, Verdict};
use super::{extract, vct, zone};
use crate::board::{Point, Position};
use crate::evaluate::{self, Evaluator, Terminator};
use crate::proof::Certificate;

/// How wide, how deep (in quiet moves), and with how many nodes a VCT search inside.
struct Round {
    width: usize,
    depth: usize,
    nodes: u64,
}

/// Each round looks further than the one before.
fn rounds() -> impl Iterator<Item = Round> {
    let first = [(10, 1, 2_000), (24, 1, 8_000), (12, 2, 4_000), (24, 2, 16_000)];
    let later = (0..).map(|i| (45 + 45 * i, 2 + i, 40_000 << i.min(10)));
    first.into_iter().chain(later).map(|(width, depth, nodes)| Round { width, depth, nodes })
}

/// Looks for a win of the side to move, by VCT or with quiet moves before it.
///
/// Never `Disproven`: candidates are cut, so where nothing is found a limit is named.
pub fn solve(position: &Position, budget: &Budget) -> Answer<Win> {
    let started = Instant::now();
    let mut search = Search { budget, started, nodes: 0 };
    let verdict = search.run(position).unwrap_or_else(Verdict::Unknown);
    let shortest = verdict.proven().is_some_and(|win| win.plies() <= 3);
    Answer { verdict, shortest, nodes: search.nodes, time: started.elapsed() }
}

struct Search<'a> {
    budget: &'a Budget,
    started: Instant,
    nodes: u64,
}

impl Search<'_> {
    fn run(&mut self, position: &Position) -> Result<Verdict<Win>, Limit> {
        let limit = self.budget.node_limit();
        if let Some(win) = self.vct(position, limit / 4)? {
            return Ok(Verdict::Proven(win));
        }
        for round in rounds() {
            if let Some(certificate) = self.quiet(position, &round, round.depth)? {
                return Ok(Verdict::Proven(Win::new(Class::Win, certificate)));
            }
            // A round may cost nothing where nothing can be tried; it must not go on for ever.
            self.spend(1)?;
        }
        Err(Limit::Nodes)
    }

    fn spend(&mut self, nodes: u64) -> Result<(), Limit> {
        self.nodes += nodes;
        if self.nodes >= self.budget.node_limit() {
            return Err(Limit::Nodes);
        }
        if self.budget.stop.is_raised() {
            return Err(Limit::Interrupted);
        }
        if self.budget.time.is_some_and(|time| self.started.elapsed() >= time) {
            return Err(Limit::Time);
        }
        Ok(())
    }

    /// The VCT of the side to move, if so many nodes suffice to find one.
    fn vct(&mut self, position: &Position, nodes: u64) -> Result<Option<Win>, Limit> {
        let left = self.budget.node_limit().saturating_sub(self.nodes);
        let time = self.budget.time.map(|time| time.saturating_sub(self.started.elapsed()));
        let budget = Budget { nodes: Some(nodes.min(left)), time, within: None, ..self.budget.clone() };
        let answer = vct::solve(position, &budget);
        self.spend(answer.nodes)?;
        Ok(match answer.verdict {
            Verdict::Proven(win) => Some(win),
            Verdict::Disproven(_) | Verdict::Unknown(_) => None,
        })
    }

    /// A win of the side to move that begins with a quiet move, at most so many of them in a row.
    fn quiet(
        &mut self,
        position: &Position,
        round: &Round,
        depth: usize,
    ) -> Result<Option<Certificate>, Limit> {
        for attack in candidates(position, round.width) {
            let mut board = position.clone();
            if board.make(attack).is_err() || has_vcf(&board) {
                continue;
            }
            let passed = board.with_turn(position.to_move());
            let Some(threat) = self.vct(&passed, round.nodes)? else { continue };
            if let Some(answers) = self.answers(&board, &threat, round, depth)? {
                let answers: Vec<_> =
                    answers.iter().map(|(reply, certificate)| (*reply, certificate)).collect();
                return Ok(Some(extract::join(position, attack, Some(&threat.certificate), &answers)));
            }
        }
        Ok(None)
    }

    /// A proof against every reply that may spoil the threat, or nothing as soon as one has none.
    fn answers(
        &mut self,
        board: &Position,
        threat: &Win,
        round: &Round,
        depth: usize,
    ) -> Result<Option<Vec<(Point, Certificate)>>, Limit> {
        let zone = zone::of(&threat.certificate);
        // What stands in the threat's way is tried first.
        let first = threat.line.iter().copied().filter(|&point| zone.contains(point));
        let others = zone.iter().filter(|point| !threat.line.contains(point));
        let mut answers = Vec::new();
        for reply in first.chain(others).collect::<Vec<_>>() {
            let mut after = board.clone();
            if after.make(reply).is_err() {
                continue;
            }
            let certificate = match self.vct(&after, round.nodes)? {
                Some(win) => Some(win.certificate),
                None if depth > 1 => self.quiet(&after, round, depth - 1)?,
                None => None,
            };
            let Some(certificate) = certificate else { return Ok(None) };
            answers.push((reply, certificate));
        }
        Ok(Some(answers))
    }
}

/// Whether the side to move has a VCF, or may have one: then the move before was no quiet one.
fn has_vcf(board: &Position) -> bool {
    let budget = Budget { nodes: Some(20_000), ..Budget::default() };
    !matches!(Vcf::default().solve(board, &budget).verdict, Verdict::Disproven(_))
}

/// The best points of an evaluator that looks at both sides.
fn candidates(position: &Position, width: usize) -> Vec<Point> {
    let score = |point: Point| Terminator.score(position, point).unwrap_or(0);
    let mut points: Vec<Point> = evaluate::candidates(position, 2).iter().collect();
    points.sort_by_key(|&point| (std::cmp::Reverse(score(point)), point));
    points.truncate(width);
    points
}
