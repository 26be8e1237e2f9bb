//! Wins that need a quiet move: a move that threatens a VCT but not a VCF.
//!
//! As a VCT is built on VCFs, such a win is built on VCTs: a quiet move is considered if the attacker has a
//! VCT when the defender passes; only replies in the [`zone`](super::zone) of that VCT need a proof of their
//! own, by a VCT or by one more quiet move. A best-first search chooses the next position by the estimated
//! cost of positions with its patterns. Candidates come from an evaluator, and the VCT searches inside are
//! limited, so that this search never returns "disproven": it goes on with more effort until a limit is hit.
//!
//! A node is a node of the VCT searches inside.

mod candidates;
mod estimate;
mod graph;
mod inside;
mod search;
mod widen;
mod worker;
mod write;

pub use candidates::Experience;
pub(crate) use candidates::values;
pub use search::{Effort, Known};
pub use write::Decision;

use super::answer::Answer;
use super::budget::Budget;
use super::clock::Moment;
use super::guide::Guide;
use super::proven::Win;
use super::vct;
use super::verdict::{Class, Limit, Verdict};
use crate::board::Position;
use search::{Asking, Search};
use worker::Worker;

/// Searches for a win of the side to move, by a VCT or with quiet moves before it.
///
/// It never returns `Disproven`: not all candidates are tried, so that a limit is returned where no win is
/// found. That limit is [`Limit::Within`] only where wins of at most five plies are asked for, which are
/// VCTs; for longer ones it is not known that there is none.
pub fn solve(position: &Position, budget: &Budget) -> Answer<Win> {
    let started = Moment::now();
    let mut nodes = 0;
    let verdict = run(position, budget, started, &mut nodes).unwrap_or_else(Verdict::Unknown);
    let shortest = verdict.proven().is_some_and(|win| win.plies() <= 3);
    Answer { verdict, shortest, nodes, time: started.elapsed() }
}

fn run(
    position: &Position,
    budget: &Budget,
    started: Moment,
    nodes: &mut u64,
) -> Result<Verdict<Win>, Limit> {
    let left =
        |nodes: u64, share: u64| budget.part(share.min(budget.node_limit().saturating_sub(nodes)), started);
    let threads = budget.threads.max(1);
    // A claim says nothing of the length of a win.
    let new = budget.guide.filter(|_| budget.within.is_none());
    let mut alone: Guides = (0..threads).map(|_| None).collect();
    let mut guides: Guides =
        (0..threads).filter_map(|_| Some(Some(new?(budget.memory / 4 / threads)))).collect();
    let (mut effort, mut guided_effort) = (FIRST_EFFORT, GUIDED_EFFORT);
    let mut share = FIRST_SHARE;
    loop {
        let answer = vct::solve(position, &left(*nodes, share / 2));
        *nodes += answer.nodes;
        if answer.verdict.proven().is_some() {
            return Ok(answer.verdict);
        }
        // A win of so few plies is a VCT, and there is no VCT.
        let none = matches!(answer.verdict, Verdict::Disproven(_) | Verdict::Unknown(Limit::Within));
        if none && budget.within.is_some_and(|plies| plies <= SHORT) {
            return Err(Limit::Within);
        }
        let mut experience = Experience::default();
        let mut is_whole = true;
        let asking = Asking { root: share / 2, inner: GUESSES * guided_effort.again };
        for (guides, effort, asking) in
            [(&mut alone, effort, None), (&mut guides, guided_effort, Some(asking))]
        {
            if guides.is_empty() {
                continue;
            }
            let here = left(*nodes, share);
            let mut search = Search::new(position, &here, effort, Known::NOTHING);
            search.asking = asking;
            let found = search.run(guides, &mut experience);
            *nodes += search.nodes();
            match found {
                Ok(Some(root)) => {
                    let certificate = Worker::new(&search, None).certificate(root)?;
                    return Ok(Verdict::Proven(Win::new(Class::Win, certificate)));
                }
                // No move is left to try, and no search inside hit its limit: another round would only repeat
                // this one.
                Ok(None) => is_whole &= search.nodes() < effort.first,
                Err(Limit::Nodes) if *nodes < budget.node_limit() => is_whole = false,
                Err(limit) => return Err(limit),
            }
            // A round without any move to try uses no nodes; one is counted so that the rounds end.
            *nodes += 1;
            if *nodes >= budget.node_limit() {
                return Err(Limit::Nodes);
            }
        }
        if is_whole {
            return Err(Limit::Nodes);
        }
        share = share.saturating_mul(4);
        effort = effort.times(3, 1);
        guided_effort = guided_effort.times(3, 2);
    }
}

/// The guides of a search, one for each thread.
type Guides = Vec<Option<Box<dyn Guide>>>;

/// A win of this many plies or fewer is a VCT (see [`super::threats::short`]).
const SHORT: u16 = 5;

/// The limit on nodes of the first round; each further round has four times as many nodes, and three times
/// the effort.
const FIRST_SHARE: u64 = 60_000;
const FIRST_EFFORT: Effort = Effort { first: 1_000, again: 7_000, trusting: false };

/// The effort of the first round with a guide; each further round has half as much more.
const GUIDED_EFFORT: Effort = Effort { first: 300, again: 500, trusting: false };

/// How many times as many nodes a guide may use in a position as the second VCT search there.
const GUESSES: u64 = 8;

/// The result of a search for quiet moves.
#[derive(Debug)]
pub struct Decided {
    /// Whether the position is won, or the limit that was hit.
    pub won: Result<(), Limit>,
    /// The quiet moves that win the position, and those that win after each reply to them that has no VCT.
    /// Where the position is not won, the quiet moves that win positions met in the search.
    pub decisions: Vec<Decision>,
    /// The number of nodes used.
    pub nodes: u64,
    /// The number of VCT searches that the win was still expected to take.
    pub left: f32,
}

/// The quiet moves by which the side to move wins, as far as the budget goes. Positions that are `known`
/// count as won and are not searched.
///
/// No certificate is written, and replies that do not touch a threat are assumed to lose to it; to be sure,
/// play every reply.
pub fn decisions(
    position: &Position,
    budget: &Budget,
    effort: Effort,
    experience: &mut Experience,
    known: Known,
) -> Decided {
    let search = Search::new(position, budget, effort, known);
    let mut alone: Guides = (0..budget.threads.max(1)).map(|_| None).collect();
    let won = search.run(&mut alone, experience).and_then(|root| root.map(|_| ()).ok_or(Limit::Nodes));
    let (nodes, left) = (search.nodes(), search.left());
    Decided { won, decisions: Worker::new(&search, None).decisions(), nodes, left }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Rule, notation};

    #[test]
    fn a_five_that_comes_too_late_is_not_played() {
        let position = notation::parse("B:f8g8h8i8,W:e8a1c1e1,b", Rule::Freestyle).unwrap();
        let effort = Effort { first: 100, again: 1_000, trusting: true };
        for (within, won) in [(0, false), (1, true), (2, true), (3, true)] {
            let budget = Budget { nodes: Some(10_000), within: Some(within), ..Budget::default() };
            let decided = decisions(&position, &budget, effort, &mut Experience::default(), Known::NOTHING);
            assert_eq!(decided.won.is_ok(), won, "within {within}");
        }
    }

    #[test]
    fn what_was_won_on_the_way_is_known_at_the_next_try() {
        let position = notation::parse("h8j9h7i10", Rule::Freestyle).unwrap();
        let effort = Effort { first: 300, again: 2_000, trusting: true };
        // The smallest number of nodes that decides some position, but not all of them.
        let tries = (1..).map(|i| {
            let budget = Budget { nodes: Some(40_000 * i), ..Budget::default() };
            let first = decisions(&position, &budget, effort, &mut Experience::default(), Known::NOTHING);
            (budget, first)
        });
        let (budget, first) = tries.into_iter().find(|(_, first)| !first.decisions.is_empty()).unwrap();
        assert_eq!(first.won, Err(Limit::Nodes));
        // Every position that follows on a decision is won as well, so no node is searched where all of them
        // are known.
        let won =
            |position: &Position| first.decisions.iter().any(|(other, _)| other.is_picture_of(position));
        let known = Known { won: &won, ..Known::NOTHING };
        for (position, attack) in &first.decisions {
            let again = decisions(position, &budget, effort, &mut Experience::default(), known);
            assert_eq!(again.won, Ok(()), "{attack} in {}", notation::write_setup(position));
            assert!(again.decisions.iter().any(|(other, _)| other.is_picture_of(position)));
        }
    }
}
