//! The answer of a search with its certificate, which the checker has accepted.

use std::time::Duration;

use thiserror::Error;

use crate::board::{Color, Point, Position};
use crate::check::{Checked, Refusal};
use crate::proof::Claim;
use crate::solve::defend::{self, Defence};
use crate::solve::first::{self, FirstMoves};
use crate::solve::{Answer, Budget, Class, Limit, Stop, Vcf, Verdict, Win, goal};
use crate::teach::explain::{self, MoveReason};

/// The request to a search.
#[derive(Clone, Debug)]
pub struct SearchRequest {
    /// The class of wins.
    pub goal: Class,
    /// Whether the shortest win is wanted.
    pub shortest: bool,
    /// Whether every winning first move is wanted.
    pub all: bool,
    /// The limits of the search.
    pub budget: Budget,
}

/// The result of a search in a position.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The position, the attacker to move.
    pub position: Position,
    /// The class that was asked for.
    pub goal: Class,
    /// The narrower class that was searched to its end before, where no class was asked for.
    pub tried: Option<Class>,
    /// The verdict.
    pub verdict: Verdict<Checked<Win>>,
    /// The move that is known to win ([`Budget::known`]), where any win was asked for and none was found by threats alone. It
    /// was tried first.
    pub solved: Option<Point>,
    /// Whether the search has shown that no shorter win of the class exists.
    pub shortest: bool,
    /// Every winning first move, where that was requested.
    pub all: Option<Checked<FirstMoves>>,
    /// The number of nodes searched.
    pub nodes: u64,
    /// The time taken.
    pub time: Duration,
    /// The number of positions that the checker examined before it accepted the win's certificate.
    pub checked: u64,
    /// Why each attacking move works, where there is a win.
    pub reasons: Vec<MoveReason>,
}

impl Finding {
    /// The win that the opponent would have if the defender passed, as a finding.
    ///
    /// # Panics
    /// Never: a verdict that is proven has a win.
    pub(crate) fn of_threat(position: &Position, defence: &Checked<Defence>) -> Self {
        let win = || defence.part(|defence| defence.threat.verdict.proven().expect("it is proven"));
        let verdict = defence.threat.verdict.as_ref().map(|_| win());
        let passed = position.with_turn(position.to_move().other());
        Self {
            shortest: defence.threat.shortest,
            ..Self::new(&passed, defence.class, verdict, &defence.threat)
        }
    }

    /// A finding with a verdict and the cost of the search, without reasons.
    fn new<W>(position: &Position, goal: Class, verdict: Verdict<Checked<Win>>, took: &Answer<W>) -> Self {
        Self {
            position: position.clone(),
            goal,
            tried: None,
            verdict,
            solved: None,
            shortest: false,
            all: None,
            nodes: took.nodes,
            time: took.time,
            checked: 0,
            reasons: Vec::new(),
        }
    }
}

/// Why a question cannot be answered.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refused {
    /// The game is over: this side has won.
    #[error("{} has won", .0.name())]
    Over(Color),
    /// The work was stopped before there was an answer.
    #[error("stopped")]
    Stopped,
    /// The checker did not accept the search's certificate: a fault of this program.
    #[error("certificate refused: {0}")]
    Certificate(Refusal),
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        if refusal == Refusal::Stopped { Self::Stopped } else { Self::Certificate(refusal) }
    }
}

/// Whether wins can be searched in a position.
///
/// # Errors
/// When the game is over.
pub(crate) fn searchable(position: &Position) -> Result<(), Refused> {
    position.winner().map_or(Ok(()), |winner| Err(Refused::Over(winner)))
}

/// Searches for a win, writes its certificate, and has the checker check it.
///
/// # Errors
/// When the game is over, or the checker refuses a certificate.
pub fn find(vcf: &mut Vcf, position: &Position, question: &SearchRequest) -> Result<Finding, Refused> {
    searchable(position)?;
    let budget = &question.budget;
    let (answer, all) = match (question.goal, question.all) {
        (Class::Vcf, true) => {
            let (answer, all) = first::all_by_fours(vcf, position, budget);
            let found = answer.verdict.proven().is_some();
            (answer, found.then_some(all))
        }
        (Class::Vcf, false) => {
            let search = if question.shortest { Vcf::shortest } else { Vcf::solve };
            (search(vcf, position, budget).map(|attack| Win::by_fours(position, &attack)), None)
        }
        (class, true) => {
            let (answer, all) = first::all(class, position, budget);
            (answer, Some(all))
        }
        (class, false) => {
            let search = if question.shortest { goal::shortest } else { goal::solve };
            (search(class, position, budget), None)
        }
    };
    let finding = |verdict| Finding::new(position, question.goal, verdict, &answer);
    let accepted = answer.verdict.clone().try_map(|win| checked(win, &budget.stop));
    let accepted =
        accepted.and_then(|verdict| Ok((verdict, all.map(|all| checked(all, &budget.stop)).transpose()?)));
    match accepted {
        Ok((verdict, all)) => {
            let win = verdict.proven();
            let is_tried =
                question.goal == Class::Win && !question.all && win.is_none_or(|win| win.class == Class::Win);
            let known = if is_tried { budget.known_win(position) } else { None };
            let solved = known.map(|known| known.point);
            let positions = win.map_or(0, Checked::positions);
            let reasons = win.map_or_else(Vec::new, |win| explain::explain(win));
            let shortest = answer.shortest;
            Ok(Finding { solved, shortest, all, checked: positions, reasons, ..finding(verdict) })
        }
        // A win that the checker has not accepted is not reported.
        Err(Refused::Stopped) => Ok(finding(Verdict::Unknown(Limit::Interrupted))),
        Err(refused) => Err(refused),
    }
}

/// Has the checker check all certificates of a claim.
///
/// # Errors
/// When it was stopped, or a certificate is invalid.
pub(crate) fn checked<T: Claim>(claim: T, stop: &Stop) -> Result<Checked<T>, Refused> {
    Ok(Checked::new(claim, &|| stop.is_raised())?)
}

/// Judges every move of a threatened side; the checker has accepted every win in the result.
///
/// # Errors
/// When the game is over, the work was stopped, or the checker refuses a certificate.
pub(crate) fn defend(position: &Position, goal: Class, budget: &Budget) -> Result<Checked<Defence>, Refused> {
    searchable(position)?;
    checked(defend::defend(position, goal, budget), &budget.stop)
}
