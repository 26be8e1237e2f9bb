//! The status of a position for the side to move, as the 35-ply strategy defines it.
//!
//! - Won: the side to move has an attacking combination, which is a victory by continuous threats (VCT).
//! - Neutral: it has none, and the opponent threatens none, or some move holds against the threat. A threat is a
//!   VCT that the opponent would have if this side passed.
//! - Lost: the opponent threatens a VCT, and no move holds.
//!
//! Where a search hits its limit the status is unknown. (The program of the 35-ply strategy calls such a defence a
//! success.)

use super::finding::{self, Refused, SearchRequest};
use crate::board::{Color, Point, Position};
use crate::check::Checked;
use crate::solve::defend::Fate;
use crate::solve::{Budget, Class, Limit, Moment, Vcf, Verdict, Win};

/// The node limit where the budget has none: about a second at the most.
const STATUS_NODES: u64 = 300_000;

/// The status of a position for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PositionStatus {
    /// The game is over: this side has won.
    Over(Color),
    /// The side to move has a VCT.
    Won,
    /// The side to move has no VCT, and either the opponent threatens none or some move holds.
    Neutral,
    /// After every move the opponent has a VCT.
    Lost,
    /// A search hit this limit.
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

/// A status and the reasons for it. The checker has accepted every win in it.
#[derive(Clone, Debug)]
pub struct Assessment {
    /// The status.
    pub status: PositionStatus,
    /// The VCT of the side to move.
    pub attack: Option<Checked<Win>>,
    /// The VCT that the opponent would have if this side passed.
    pub threat: Option<Checked<Win>>,
    /// The moves that hold; `None` where they did not have to be searched.
    pub holds: Option<Vec<Point>>,
    /// The nodes of all searches.
    pub nodes: u64,
}

/// Finds the status within a budget. At most a third of it goes into the side's own attack, half of what is left into
/// the opponent's threat, and the rest into the defence.
///
/// # Errors
/// When there is no search for the rule, the work was stopped, or the checker refuses a certificate.
pub fn assess(vcf: &mut Vcf, position: &Position, budget: &Budget) -> Result<Assessment, Refused> {
    let mut known =
        Assessment { status: PositionStatus::Neutral, attack: None, threat: None, holds: None, nodes: 0 };
    if let Some(winner) = position.winner() {
        return Ok(Assessment { status: PositionStatus::Over(winner), ..known });
    }
    let unlimited = budget.nodes.is_none() && budget.time.is_none();
    let limit = if unlimited { STATUS_NODES } else { budget.node_limit() };
    let budget = Budget { nodes: Some(limit), ..budget.clone() };
    let started = Moment::now();
    // One of `parts` parts of what is left of the budget.
    let part = |spent, parts: u32| {
        let left = budget.after(spent, started);
        let nodes = left.nodes.map(|nodes| nodes / u64::from(parts));
        Budget { nodes, time: left.time.map(|time| time / parts), ..left }
    };
    let mut look = |position: &Position, parts, known: &mut Assessment| {
        let budget = part(known.nodes, parts);
        let question = SearchRequest { goal: Class::Vct, shortest: false, all: false, budget };
        let found = finding::find(vcf, position, &question)?;
        known.nodes += found.nodes;
        Ok::<_, Refused>(found.verdict)
    };
    let unsettled = match look(position, 3, &mut known)?.settled() {
        Ok(Some(win)) => return Ok(Assessment { status: PositionStatus::Won, attack: Some(win), ..known }),
        Ok(None) => None,
        Err(limit) => Some(limit),
    };
    let passed = position.with_turn(position.to_move().other());
    let threat = look(&passed, 2, &mut known)?;
    known.threat = threat.proven().cloned();
    if matches!(threat, Verdict::Disproven(_)) {
        // The position is not lost, but it may be won.
        known.status = unsettled.map_or(PositionStatus::Neutral, PositionStatus::Unknown);
        return Ok(known);
    }
    let defence = finding::defend(position, Class::Vct, &part(known.nodes, 1))?;
    known.nodes += defence.nodes;
    let open = defence.moves.iter().find_map(|(_, fate)| match fate {
        Fate::Unknown(limit) => Some(*limit),
        Fate::Holds | Fate::Loses(_) => None,
    });
    let holds: Vec<Point> = defence.holding().collect();
    known.status = match (holds.is_empty(), unsettled, open) {
        (false, None, _) => PositionStatus::Neutral,
        (false, Some(limit), _) | (true, _, Some(limit)) => PositionStatus::Unknown(limit),
        // The board is full: neither side wins.
        (true, _, None) if defence.moves.is_empty() => PositionStatus::Neutral,
        (true, _, None) => PositionStatus::Lost,
    };
    known.holds = Some(holds);
    Ok(known)
}
