//! What a win depends on: the attacker's stones without which there is no win, and the points where one more
//! stone of the defender would prevent it.
//!
//! One stone is taken off the board or added to it, and the position is solved again in the same class. No search is
//! needed where the checker accepts an earlier proof in the changed position. A defender's stone outside the proof's
//! [`zone`] does not change the win.

use super::finding::{self, Finding, Refused, SearchRequest};
use crate::board::{Color, Point, Position, Setup};
use crate::check::{self, Outcome};
use crate::proof::Certificate;
use crate::solve::{Budget, Class, Limit, Moment, Stop, Vcf, Verdict, Win, zone};

/// The limit on positions of the checker when an earlier proof is tried in a changed position.
const REPLAY_BOUND: u64 = 100_000;

/// The effect of changing one stone on a win.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WinAfterChange {
    /// There is no win of the class any more, or the defender has made five.
    Gone,
    /// There is still a win of this many plies, which need not be the shortest.
    Wins(u16),
    /// The search hit this limit.
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

/// What a win depends on.
#[derive(Clone, Debug)]
pub struct Pillars {
    /// The position, the attacker to move.
    pub position: Position,
    /// The class in which the changed positions were solved.
    pub class: Class,
    /// The plies of the win.
    pub plies: u16,
    /// Each stone of the attacker, with the effect of removing it on the win; row by row from `a1`.
    pub stones: Vec<(Point, WinAfterChange)>,
    /// Each empty point of the proof's zone, with the effect of a defender's stone there on the win, the
    /// attacker still to move; row by row from `a1`. A stone on any other point does not change the win.
    pub points: Vec<(Point, WinAfterChange)>,
    /// The nodes that were searched.
    pub nodes: u64,
}

impl Pillars {
    /// The attacker.
    pub const fn attacker(&self) -> Color {
        self.position.to_move()
    }

    /// The limit that left a change unknown; `None` where every change is known.
    pub fn limit(&self) -> Option<Limit> {
        self.stones.iter().chain(&self.points).find_map(|(_, change)| match change {
            WinAfterChange::Unknown(limit) => Some(*limit),
            WinAfterChange::Gone | WinAfterChange::Wins(_) => None,
        })
    }
}

/// Finds what a win depends on. The budget is for all searches together: the nodes that one search does not use are
/// left for the next.
///
/// # Errors
/// When the checker refuses a certificate.
pub fn pillars(vcf: &mut Vcf, finding: &Finding, win: &Win, budget: &Budget) -> Result<Pillars, Refused> {
    let position = &finding.position;
    let attacker = position.to_move();
    let mut again = ChangedPositions {
        vcf,
        class: finding.goal,
        budget,
        started: Moment::now(),
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
            // Always possible: no point holds two stones, and the attacker has no five.
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

/// Solves the changed positions.
struct ChangedPositions<'a> {
    vcf: &'a mut Vcf,
    class: Class,
    budget: &'a Budget,
    started: Moment,
    nodes: u64,
    /// The proofs found so far, the one that was accepted last first.
    known: Vec<Certificate>,
}

impl ChangedPositions<'_> {
    /// The effect of the change on the win, with at most this many nodes for a search in the changed
    /// position.
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
                self.known.insert(0, win.into_inner().certificate);
                WinAfterChange::Wins(plies)
            }
            Verdict::Disproven(_) => WinAfterChange::Gone,
            Verdict::Unknown(limit) => WinAfterChange::Unknown(limit),
        })
    }
}

/// The plies of a known proof that the checker accepts with this position at its root; `None` where there is none.
/// The accepted proof moves to the front of `known`.
fn replayed(known: &mut [Certificate], position: &Position, stop: &Stop) -> Option<u16> {
    let fits = known.iter_mut().position(|certificate| {
        certificate.position = position.clone();
        check::check_until(certificate, REPLAY_BOUND, &|| stop.is_raised()).outcome == Outcome::Valid
    })?;
    known[..=fits].rotate_right(1);
    Some(known[0].longest_line().len() as u16)
}
