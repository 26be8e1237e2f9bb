//! The status of a position for the side to move, as the 35-ply strategy has it.
//!
//! An own attacking combination wins. Without one, and without a threat of the opponent's (what he would
//! have if this side passed), the position is neutral. Against a threat it is neutral or lost as a move
//! that holds exists or not. A combination is a victory by continuous threats (VCT). The strategy's own
//! program takes a defence that outlasts its search for a success; here such a position is unknown.

use std::time::Instant;

use super::finding::{self, Finding, Refused, SearchRequest};
use crate::board::{Color, Point, Position};
use crate::solve::defend::Fate;
use crate::solve::{Budget, Class, Limit, Vcf, Verdict, Win};

/// Nodes for a status to which no limit was given: about a second at the most.
pub const STATUS_NODES: u64 = 300_000;

/// What a position is for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PositionStatus {
    /// This side has won already.
    Over(Color),
    /// The side to move has a VCT.
    Won,
    /// It has none, and the opponent has none, or some move leaves him none.
    Neutral,
    /// After every move the opponent has a VCT.
    Lost,
    /// A search stopped before it knew.
    Unknown(Limit),
}

impl PositionStatus {
    /// The name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Over(_) => "over",
            Self::Won => "won",
            Self::Neutral => "neutral",
            Self::Lost => "lost",
            Self::Unknown(_) => "unknown",
        }
    }
}

/// A status and what it rests on; the checker has accepted every win that is named.
#[derive(Clone, Debug)]
pub struct Assessment {
    /// The status.
    pub status: PositionStatus,
    /// The win of the side to move.
    pub attack: Option<Win>,
    /// What the opponent would have if this side passed.
    pub threat: Option<Win>,
    /// The moves that hold, where they had to be looked for.
    pub holds: Option<Vec<Point>>,
    /// Nodes looked at in all.
    pub nodes: u64,
}

/// Finds the status within a budget. A third of it may go into the own attack, half of what is left into
/// the opponent's threat, and the rest into the defence.
pub fn assess(vcf: &mut Vcf, position: &Position, budget: &Budget) -> Result<Assessment, Refused> {
    let mut known =
        Assessment { status: PositionStatus::Neutral, attack: None, threat: None, holds: None, nodes: 0 };
    if let Some(winner) = position.winner() {
        known.status = PositionStatus::Over(winner);
        return Ok(known);
    }
    let mut purse = Purse { budget, limit: limit(budget), started: Instant::now() };
    let attack = look(vcf, position, &mut purse, 3, &mut known)?;
    if let Verdict::Proven(win) = attack {
        known.status = PositionStatus::Won;
        known.attack = Some(win);
        return Ok(known);
    }
    let passed = position.with_turn(position.to_move().other());
    let threat = look(vcf, &passed, &mut purse, 2, &mut known)?;
    let unsettled = match attack {
        Verdict::Unknown(limit) => Some(limit),
        _ => None,
    };
    known.threat = threat.proven().cloned();
    if matches!(threat, Verdict::Disproven(_)) {
        // Not lost; whether it is won may still be open.
        known.status = unsettled.map_or(PositionStatus::Neutral, PositionStatus::Unknown);
        return Ok(known);
    }
    let defence = finding::defend(position, Class::Vct, &purse.part(1))?;
    known.nodes += defence.nodes;
    let open = defence.moves.iter().find_map(|(_, fate)| match fate {
        Fate::Unknown(limit) => Some(*limit),
        Fate::Holds | Fate::Loses(_) => None,
    });
    let holds: Vec<Point> = defence.holding().collect();
    known.status = match (holds.is_empty(), unsettled, open) {
        (false, None, _) => PositionStatus::Neutral,
        (false, Some(limit), _) | (true, _, Some(limit)) => PositionStatus::Unknown(limit),
        // No move is left at all: nobody wins any more.
        (true, _, None) if defence.moves.is_empty() => PositionStatus::Neutral,
        (true, _, None) => PositionStatus::Lost,
    };
    known.holds = Some(holds);
    Ok(known)
}

/// The nodes that count here; a status without a limit is a short look.
fn limit(budget: &Budget) -> u64 {
    if budget.nodes.is_none() && budget.time.is_none() { STATUS_NODES } else { budget.node_limit() }
}

/// What is left of a budget.
struct Purse<'a> {
    budget: &'a Budget,
    limit: u64,
    started: Instant,
}

impl Purse<'_> {
    /// One of so many parts of what is left.
    fn part(&self, parts: u32) -> Budget {
        let left = |time: std::time::Duration| time.saturating_sub(self.started.elapsed()) / parts;
        Budget {
            nodes: Some(self.limit / u64::from(parts)),
            time: self.budget.time.map(left),
            ..self.budget.clone()
        }
    }
}

/// Looks for a VCT of the side to move; a win is checked.
fn look(
    vcf: &mut Vcf,
    position: &Position,
    purse: &mut Purse<'_>,
    parts: u32,
    known: &mut Assessment,
) -> Result<Verdict<Win>, Refused> {
    let question = SearchRequest { goal: Class::Vct, shortest: false, all: false, budget: purse.part(parts) };
    let Finding { verdict, nodes, .. } = finding::find(vcf, position, &question)?;
    purse.limit = purse.limit.saturating_sub(nodes);
    known.nodes += nodes;
    Ok(verdict)
}
