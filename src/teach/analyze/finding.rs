//! A search's answer with its certificate, checked before anybody sees it.

use std::time::Duration;

use thiserror::Error;

use crate::board::{Color, Position};
use crate::check::{self, Outcome};
use crate::solve::defend::{self, Defence, Fate};
use crate::solve::first::{self, FirstMoves};
use crate::solve::{Answer, Attack, Budget, Class, Limit, Stop, Vcf, Verdict, Win, goal};
use crate::teach::explain::{self, MoveReason};

/// Positions that the checker looks at, at the most, unless somebody asks for more.
pub const CHECK_BOUND: u64 = 100_000_000;

/// What is asked of a search.
#[derive(Clone, Debug)]
pub struct SearchRequest {
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
    pub verdict: Verdict<Win>,
    /// Whether no shorter win of the class exists, and that was searched.
    pub shortest: bool,
    /// Every winning first move, where that was asked for.
    pub all: Option<FirstMoves>,
    /// Nodes looked at.
    pub nodes: u64,
    /// Time taken.
    pub time: Duration,
    /// Positions the checker looked at before it accepted the win's certificate.
    pub checked: u64,
    /// Why each attacking move works, where there is a win.
    pub reasons: Vec<MoveReason>,
}

impl Finding {
    /// What the opponent would have if the defender passed, as a finding.
    pub fn of_threat(position: &Position, defence: &Defence) -> Self {
        let Answer { verdict, shortest, nodes, time } = defence.threat.clone();
        Self {
            position: position.with_turn(position.to_move().other()),
            goal: defence.class,
            verdict,
            shortest,
            all: None,
            nodes,
            time,
            checked: 0,
            reasons: Vec::new(),
        }
    }
}

/// Why a question has no answer at all.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refused {
    /// Somebody has won already.
    #[error("{} has won", .0.name())]
    Over(Color),
    /// Somebody stopped the work before there was an answer.
    #[error("stopped")]
    Stopped,
    /// The checker did not accept the search's certificate: a fault of this program.
    #[error("certificate refused: {0:?}")]
    Certificate(Outcome),
}

/// Searches, writes the certificate, and lets the checker look at it.
pub fn find(vcf: &mut Vcf, position: &Position, question: &SearchRequest) -> Result<Finding, Refused> {
    if let Some(winner) = position.winner() {
        return Err(Refused::Over(winner));
    }
    let budget = &question.budget;
    let (answer, all) = match (question.goal, question.all) {
        (Class::Vcf, true) => {
            let (answer, all) = first::all_by_fours(vcf, position, budget);
            let found = answer.verdict.proven().is_some();
            (answer, found.then_some(all))
        }
        (Class::Vcf, false) if question.shortest => {
            (by_fours(position, vcf.shortest(position, budget)), None)
        }
        (Class::Vcf, false) => (by_fours(position, vcf.solve(position, budget)), None),
        (class, true) => {
            let (answer, all) = first::all(class, position, budget);
            (answer, Some(all))
        }
        (class, false) if question.shortest => (goal::shortest(class, position, budget), None),
        (class, false) => (goal::solve(class, position, budget), None),
    };
    let mut finding = Finding {
        position: position.clone(),
        goal: question.goal,
        verdict: answer.verdict,
        shortest: answer.shortest,
        all,
        nodes: answer.nodes,
        time: answer.time,
        checked: 0,
        reasons: Vec::new(),
    };
    match checked(&mut finding, &budget.stop) {
        // What the checker has not accepted is not told.
        Err(Refused::Stopped) => {
            let verdict = Verdict::Unknown(Limit::Interrupted);
            Ok(Finding { verdict, shortest: false, all: None, checked: 0, reasons: Vec::new(), ..finding })
        }
        checked => checked.map(|()| finding),
    }
}

/// Lets the checker look at what was found, and says why it wins.
fn checked(finding: &mut Finding, stop: &Stop) -> Result<(), Refused> {
    if let Verdict::Proven(win) = &finding.verdict {
        finding.checked = accepted(win, stop)?;
        finding.reasons = explain::explain(win);
    }
    for first in finding.all.iter().flat_map(|all| &all.wins) {
        accepted(&first.win, stop)?;
    }
    Ok(())
}

/// The positions the checker looked at before it accepted a win; or its refusal.
pub(in crate::teach) fn accepted(win: &Win, stop: &Stop) -> Result<u64, Refused> {
    let report = check::check_until(&win.certificate, CHECK_BOUND, &|| stop.is_raised());
    match report.outcome {
        Outcome::Valid => Ok(report.positions),
        Outcome::Stopped => Err(Refused::Stopped),
        refused => Err(Refused::Certificate(refused)),
    }
}

/// Sorts the moves of a threatened side; the checker has accepted every win that is named.
pub fn defend(position: &Position, goal: Class, budget: &Budget) -> Result<Defence, Refused> {
    if let Some(winner) = position.winner() {
        return Err(Refused::Over(winner));
    }
    let defence = defend::defend(position, goal, budget);
    let wins = defence.moves.iter().filter_map(|(_, fate)| match fate {
        Fate::Loses(win) => Some(&**win),
        Fate::Holds | Fate::Unknown(_) => None,
    });
    let own = defence.wins.iter().map(|first| &first.win);
    for win in wins.chain(defence.threat.verdict.proven()).chain(own) {
        accepted(win, &budget.stop)?;
    }
    Ok(defence)
}

fn by_fours(position: &Position, answer: Answer<Attack>) -> Answer<Win> {
    answer.map(|attack| Win::by_fours(position, &attack))
}
