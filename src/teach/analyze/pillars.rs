//! What a win rests on: the stones without which it disappears, and the points where one more stone of the
//! defender's would save him.
//!
//! A stone is taken away, or put down, and the position is solved again in the same class. Where the checker
//! accepts the old proof in the new position no search is needed; and a defender's stone outside the proof's
//! [`zone`] leaves it as it is.

use std::time::Instant;

use super::finding::{self, Finding, Refused, SearchRequest};
use crate::board::{Color, Point, Position, Setup};
use crate::check::{self, Outcome};
use crate::proof::Certificate;
use crate::solve::{Budget, Class, Limit, Stop, Vcf, Verdict, Win, zone};

/// Positions the checker may look at when the old win is tried.
const REPLAY_BOUND: u64 = 100_000;

/// What becomes of a win when one stone is changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WinAfterChange {
    /// It is gone: no win of the class is left, or the defender has made five.
    Gone,
    /// There is still one, of so many plies: perhaps not the shortest.
    Wins(u16),
    /// The search stopped before it knew.
    Unknown(Limit),
}

impl WinAfterChange {
    /// The name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Gone => "gone",
            Self::Wins(_) => "wins",
            Self::Unknown(_) => "unknown",
        }
    }
}

/// What a win rests on.
#[derive(Clone, Debug)]
pub struct Pillars {
    /// The position, the attacker to move.
    pub position: Position,
    /// The class in which it was solved again.
    pub class: Class,
    /// Plies of the win.
    pub plies: u16,
    /// The attacker's stones and what becomes of the win without each, row by row from `a1`.
    pub stones: Vec<(Point, WinAfterChange)>,
    /// The empty points of the proof's zone and what becomes of the win with a defender's stone there, the
    /// attacker still to move, row by row from `a1`. On every other point it stays as it is.
    pub points: Vec<(Point, WinAfterChange)>,
    /// Nodes looked at.
    pub nodes: u64,
}

impl Pillars {
    /// Who attacks.
    pub const fn attacker(&self) -> Color {
        self.position.to_move()
    }

    /// The limit that left something unknown, if one did.
    pub fn limit(&self) -> Option<Limit> {
        self.stones.iter().chain(&self.points).find_map(|(_, change)| match change {
            WinAfterChange::Unknown(limit) => Some(*limit),
            WinAfterChange::Gone | WinAfterChange::Wins(_) => None,
        })
    }
}

/// Says what a win rests on; the budget is for everything, what one search does not use going to the next.
pub fn pillars(vcf: &mut Vcf, finding: &Finding, win: &Win, budget: &Budget) -> Result<Pillars, Refused> {
    let position = &finding.position;
    let attacker = position.to_move();
    let mut again = ChangedPositions {
        vcf,
        class: finding.goal,
        budget,
        started: Instant::now(),
        nodes: 0,
        known: vec![win.certificate.clone()],
    };
    let stones: Vec<Point> = position.stones(attacker).iter().collect();
    let points: Vec<Point> = zone::of(&win.certificate).iter().collect();
    let mut searches = stones.len() + points.len();
    let mut ask = |points: &[Point], change: &dyn Fn(&mut Setup, Point)| -> Result<Vec<_>, Refused> {
        let mut answers = Vec::with_capacity(points.len());
        for &point in points {
            let mut setup = position.setup();
            change(&mut setup, point);
            let share = budget.node_limit().saturating_sub(again.nodes) / searches as u64;
            searches -= 1;
            // No stone is put on another, and the attacker has no five: the position is possible.
            let Ok(changed) = setup.position() else { continue };
            answers.push((point, again.solve(&changed, share)?));
        }
        Ok(answers)
    };
    let stones = ask(&stones, &|setup, stone| setup.stones[attacker].retain(|&point| point != stone))?;
    let points = ask(&points, &|setup, point| setup.stones[attacker.other()].push(point))?;
    let nodes = again.nodes;
    Ok(Pillars { position: position.clone(), class: finding.goal, plies: win.plies(), stones, points, nodes })
}

/// Solves changed positions.
struct ChangedPositions<'a> {
    vcf: &'a mut Vcf,
    class: Class,
    budget: &'a Budget,
    started: Instant,
    nodes: u64,
    /// Proofs that may do again, the one that did last first.
    known: Vec<Certificate>,
}

impl ChangedPositions<'_> {
    fn solve(&mut self, position: &Position, nodes: u64) -> Result<WinAfterChange, Refused> {
        if position.winner().is_some() {
            return Ok(WinAfterChange::Gone);
        }
        if self.budget.stop.is_raised() {
            return Ok(WinAfterChange::Unknown(Limit::Interrupted));
        }
        if let Some(plies) = replayed(&mut self.known, position, &self.budget.stop) {
            return Ok(WinAfterChange::Wins(plies));
        }
        let budget = Budget { within: None, ..self.budget.part(nodes, self.started) };
        let question = SearchRequest { goal: self.class, shortest: false, all: false, budget };
        let found = finding::find(self.vcf, position, &question)?;
        self.nodes += found.nodes;
        Ok(match found.verdict {
            Verdict::Proven(win) => {
                let plies = win.plies();
                self.known.insert(0, win.certificate);
                WinAfterChange::Wins(plies)
            }
            Verdict::Disproven(_) => WinAfterChange::Gone,
            Verdict::Unknown(limit) => WinAfterChange::Unknown(limit),
        })
    }
}

/// The plies of a known win that the checker accepts in this position too, its root set there.
fn replayed(known: &mut [Certificate], position: &Position, stop: &Stop) -> Option<u16> {
    let fits = known.iter_mut().position(|certificate| {
        certificate.position = position.clone();
        check::check_until(certificate, REPLAY_BOUND, &|| stop.is_raised()).outcome == Outcome::Valid
    })?;
    known[..=fits].rotate_right(1);
    Some(known[0].longest_line().len() as u16)
}
