//! Wins that need a quiet move: a move that threatens a VCT but not a VCF.
//!
//! As a VCT is built on VCFs, such a win is built on VCTs: a quiet move is considered if the attacker has a
//! VCT when the defender passes; only replies in the [`zone`](super::zone) of that VCT need a proof of their
//! own, by a VCT or by one more quiet move. A best-first search chooses the next position by the estimated
//! cost of positions with its patterns. Candidates come from an evaluator, and the VCT searches inside are
//! limited, so that this search never returns "disproven": it goes on with more effort until a limit is hit.
//!
//! Two such searches take turns: one alone, and one with a guide ([`Budget::guide`]) whose guesses about
//! positions it tries first. Several threads begin with both side by side, and later work on each of them together.
//! Where neither wins soon, mostly in openings, a third one above them (`above/`) makes such searches of many
//! positions, and chooses these.
//!
//! A node is a node of the VCT searches inside, or a position that a guide has looked at.

pub(crate) mod above;
mod candidates;
mod estimate;
mod graph;
mod inside;
mod kept;
mod quest;
mod rounds;
mod search;
mod widen;
mod worker;
mod write;

pub(crate) use above::Decisions;
pub use candidates::Experience;
pub use search::{Effort, Known};
pub use write::Decision;

use super::answer::Answer;
use super::budget::Budget;
use super::clock::Moment;
use super::proven::Win;
use super::verdict::{Limit, Verdict};
use crate::board::{Point, Position};
use quest::new_guide;
use rounds::Rounds;
use search::Search;
use worker::Worker;

/// Searches for a win of the side to move, by a VCT or with quiet moves before it.
///
/// It never returns `Disproven`: not all candidates are tried, so that a limit is returned where no win is
/// found. That limit is [`Limit::Within`] only where wins of at most five plies are asked for, which are
/// VCTs; for longer ones it is not known that there is none.
pub fn solve(position: &Position, budget: &Budget) -> Answer<Win> {
    let started = Moment::now();
    let mut rounds = Rounds::new(position, budget, started);
    let verdict = rounds.run().map_or_else(Verdict::Unknown, Verdict::Proven);
    let shortest = verdict.proven().is_some_and(|win| win.plies() <= 3);
    Answer { verdict, shortest, nodes: rounds.nodes, time: started.elapsed() }
}

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
    /// The moves of the position in the order in which they would be tried, the most promising first; none where the search
    /// did not come to trying moves.
    pub order: Vec<Point>,
}

/// The quiet moves by which the side to move wins, as far as the budget goes. Positions that are `known`
/// count as won and are not searched.
///
/// With a guide ([`Budget::guide`]), it first compares the moves of the position, and the search is one for the wins that
/// it sees.
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
    let guide = new_guide(budget.guide, budget);
    let won = search.run(guide.as_deref(), experience).and_then(|root| root.map(|_| ()).ok_or(Limit::Nodes));
    let (nodes, left, order) = (search.nodes(), search.left(), search.order());
    Decided { won, decisions: Worker::new(&search, None).decisions(), nodes, left, order }
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
