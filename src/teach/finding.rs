//! A search's answer with its certificate, checked before anybody sees it.

use std::time::Duration;

use thiserror::Error;

use super::explain::{self, Reason};
use crate::board::{Color, Position};
use crate::check::{self, Outcome};
use crate::proof::Certificate;
use crate::solve::vcf::FirstMoves;
use crate::solve::{Answer, Attack, Budget, Class, Vcf, Verdict, extract};

/// Positions that the checker may look at before a win is shown.
const CHECK_BOUND: u64 = 100_000_000;

/// What is asked of a search.
#[derive(Clone, Debug)]
pub struct Question {
    /// The class of wins.
    pub goal: Class,
    /// Whether the win shall be the shortest.
    pub shortest: bool,
    /// Whether every winning first move is wanted.
    pub all: bool,
    /// What it may spend.
    pub budget: Budget,
}

/// What was found out about a position.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The position, the attacker to move.
    pub position: Position,
    /// The class that was asked for.
    pub goal: Class,
    /// The verdict.
    pub verdict: Verdict<Attack>,
    /// Whether no shorter win of the class exists, and that was searched.
    pub shortest: bool,
    /// Every winning first move, where that was asked for.
    pub all: Option<FirstMoves>,
    /// Nodes looked at.
    pub nodes: u64,
    /// Time taken.
    pub time: Duration,
    /// The certificate, where there is a win; the checker has accepted it.
    pub certificate: Option<Certificate>,
    /// Positions the checker looked at.
    pub checked: u64,
    /// Why each attacking move works, where there is a win.
    pub reasons: Vec<Reason>,
}

/// Why a question has no answer at all.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refused {
    /// Somebody has won already.
    #[error("{} has won", .0.name())]
    Over(Color),
    /// This class is not searched.
    #[error("{} is not searched", .0.name())]
    Goal(Class),
    /// The checker did not accept the search's certificate: a fault of this program.
    #[error("certificate refused: {0:?}")]
    Certificate(Outcome),
}

/// Searches, writes the certificate, and lets the checker look at it.
pub fn find(vcf: &mut Vcf, position: &Position, question: &Question) -> Result<Finding, Refused> {
    if let Some(winner) = position.winner() {
        return Err(Refused::Over(winner));
    }
    if question.goal != Class::Vcf {
        return Err(Refused::Goal(question.goal));
    }
    let budget = &question.budget;
    let (answer, all) = if question.all {
        let Answer { verdict, shortest, nodes, time } = vcf.all(position, budget);
        let (verdict, all) = match verdict {
            Verdict::Proven(all) => (Verdict::Proven(all.wins[0].clone()), Some(all)),
            Verdict::Disproven(class) => (Verdict::Disproven(class), None),
            Verdict::Unknown(limit) => (Verdict::Unknown(limit), None),
        };
        (Answer { verdict, shortest, nodes, time }, all)
    } else if question.shortest {
        (vcf.shortest(position, budget), None)
    } else {
        (vcf.solve(position, budget), None)
    };
    let mut finding = Finding {
        position: position.clone(),
        goal: question.goal,
        verdict: answer.verdict,
        shortest: answer.shortest,
        all,
        nodes: answer.nodes,
        time: answer.time,
        certificate: None,
        checked: 0,
        reasons: Vec::new(),
    };
    if let Verdict::Proven(attack) = &finding.verdict {
        let certificate = extract::certificate(position, attack);
        let report = check::check(&certificate, CHECK_BOUND);
        if report.outcome != Outcome::Valid {
            return Err(Refused::Certificate(report.outcome));
        }
        finding.checked = report.positions;
        finding.reasons = explain::explain(position, attack);
        finding.certificate = Some(certificate);
    }
    Ok(finding)
}
