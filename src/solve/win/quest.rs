//! The searches of a round: for a VCT, for quiet moves alone and with a guide, and above those.

use std::collections::HashMap;

use super::super::budget::Budget;
use super::super::clock::Moment;
use super::super::guide::{Guide, NewGuide};
use super::super::proven::Win;
use super::super::vct;
use super::super::verdict::{Class, Limit, Verdict};
use super::above::{self, BestFirst, Decisions, FailedSearches, Graph};
use super::candidates::Experience;
use super::search::{Effort, Known, Search};
use super::worker::Worker;
use super::write::Decision;
use crate::board::{Canonical, Point, Position};

/// The least limit on nodes with which a search for a VCT takes turns in both of its orders: it has as many from the
/// second round on.
const MANY_THREATS: u64 = 100_000;

/// The limits of the searches inside when a win that was found above is written down: every VCT was found before, with no
/// more nodes.
pub(super) const PROOF_EFFORT: Effort =
    Effort { first: above::MOST_EFFORT, again: above::MOST_EFFORT, trusting: false };

/// The share of a search that may use all nodes of its budget.
pub(super) const ALL: u64 = u64::MAX;

/// How many times as many nodes as its share a search has at most.
const PATIENCE: u64 = 3;

/// What the search above the others takes those of the first rounds for: two direct searches that have left much to do.
const BEFORE: FailedSearches = FailedSearches { searches: 2, left: 2_000.0 };

/// A guide for all threads of a search. It takes a fourth of the memory, and half of it for several threads, which fill it
/// sooner.
pub(super) fn new_guide(new: Option<NewGuide>, budget: &Budget) -> Option<Box<dyn Guide>> {
    new.map(|new| new(budget.memory / 4 * budget.workers().min(2)))
}

/// What a search of a round has found, or the limit of the whole search that it hit.
pub(super) struct Part {
    pub found: Result<Found, Limit>,
    pub nodes: u64,
}

pub(super) enum Found {
    Win(Box<Win>),
    /// No move is left to try, and no search inside hit its limit: another round would only repeat this one.
    Nothing,
    /// More nodes may find more.
    Limit,
}

impl Part {
    pub const fn is_win(&self) -> bool {
        matches!(self.found, Ok(Found::Win(_)))
    }

    /// Whether no other search of the round is needed.
    pub const fn is_end(&self) -> bool {
        self.is_win() || self.found.is_err()
    }
}

/// The search for a VCT, which begins anew in every round until it is known that there is none.
#[derive(Default)]
pub(super) struct Threats {
    none: bool,
}

impl Threats {
    pub fn run(&mut self, position: &Position, budget: &Budget) -> Part {
        if self.none {
            return Part { found: Ok(Found::Nothing), nodes: 0 };
        }
        let answer = vct::solve_in_turns(position, budget, MANY_THREATS);
        let is_short = budget.within.is_some_and(|plies| above::is_short(usize::from(plies)));
        let found = match answer.verdict {
            Verdict::Proven(win) => Ok(Found::Win(Box::new(win))),
            // A win of so few plies is a VCT, and there is no VCT.
            Verdict::Disproven(_) | Verdict::Unknown(Limit::Within) if is_short => Err(Limit::Within),
            Verdict::Disproven(_) | Verdict::Unknown(Limit::Within) => Ok(Found::Nothing),
            Verdict::Unknown(Limit::Nodes | Limit::Memory) => Ok(Found::Limit),
            Verdict::Unknown(limit) => Err(limit),
        };
        self.none = matches!(found, Ok(Found::Nothing));
        Part { found, nodes: answer.nodes }
    }
}

/// A search for quiet moves, which begins anew in every round.
pub(super) struct Quest {
    guide: Option<Box<dyn Guide>>,
    pub effort: Effort,
    /// Whether the search doubts what its guide expects ([`Search::doubting`]). Every second one does, because each of the
    /// two ways finds wins that the other does not.
    pub doubting: bool,
    /// Whether the guide has seen a win in the last search.
    pub claimed: bool,
    /// The quiet moves that win other positions, which the last search has found where it did not win this one.
    pub decisions: Vec<Decision>,
}

impl Quest {
    pub fn new(guide: Option<Box<dyn Guide>>, effort: Effort) -> Self {
        Self { guide, effort, doubting: false, claimed: false, decisions: Vec::new() }
    }

    /// Whether a guide tells which moves are tried first.
    pub const fn is_guided(&self) -> bool {
        self.guide.is_some()
    }

    /// Searches with `share` nodes, and with up to [`PATIENCE`] times as many where it has nearly proven what its guide has seen.
    pub fn run(&mut self, position: &Position, budget: &Budget, share: u64, known: Known) -> Part {
        let most = share.saturating_mul(PATIENCE).min(budget.node_limit());
        let budget = &Budget { nodes: Some(most), ..budget.clone() };
        let mut search = Search::new(position, budget, self.effort, known);
        search.set_limit(share);
        search.doubting = self.doubting;
        let found = match search.run(self.guide.as_deref(), &mut Experience::default()) {
            Ok(Some(root)) => Worker::new(&search, None)
                .certificate(root)
                .map(|certificate| Found::Win(Box::new(Win::new(Class::Win, certificate)))),
            Ok(None) if search.nodes() < self.effort.first => Ok(Found::Nothing),
            // A later round has more nodes for each search inside, and needs fewer positions.
            Ok(None) | Err(Limit::Nodes | Limit::Memory) => Ok(Found::Limit),
            Err(limit) => Err(limit),
        };
        let part = Part { found, nodes: search.nodes() };
        self.claimed = search.is_claimed();
        if part.is_win() {
            return part;
        }
        if part.found.is_ok() {
            self.decisions = Worker::new(&search, None).decisions();
        }
        // A search without any move to try uses no nodes; one is counted so that the rounds end.
        Part { nodes: part.nodes.max(1), ..part }
    }
}

/// Writes down a win whose quiet moves are decided, by a search along them.
pub(super) fn prove(
    position: &Position,
    budget: &Budget,
    effort: Effort,
    decided: &(dyn Fn(&Position) -> Option<Point> + Sync),
) -> Part {
    let mut quest = Quest::new(None, effort);
    quest.run(position, budget, ALL, Known { decided, ..Known::NOTHING })
}

/// The search above the others, which goes on in every round where it stopped in the one before.
pub(super) struct Above {
    decisions: Decisions,
    graph: Option<Graph>,
    proof: Effort,
}

impl Above {
    pub fn new() -> Self {
        Self { decisions: Decisions::default(), graph: None, proof: PROOF_EFFORT }
    }

    /// Keeps what another search has found.
    pub fn learn(&mut self, decisions: &[Decision]) {
        for (position, attack) in decisions {
            self.decisions.add(position, *attack);
        }
    }

    /// Searches on.
    pub fn run(&mut self, position: &Position, budget: &Budget) -> Part {
        let started = Moment::now();
        let settings = above::Settings {
            budget,
            started,
            effort: Effort { trusting: false, ..above::effort(above::FIRST_EFFORT) },
            deadline: budget.within.map(|plies| position.count() + usize::from(plies)),
            failed: &HashMap::from([(Canonical::of(position).0, BEFORE)]),
            likely: &|_| None,
        };
        let mut ignore = |_| {};
        let mut work = above::Work::new(settings, &mut self.decisions, &mut ignore, 0);
        let mut best = match self.graph.take() {
            Some(graph) => BestFirst::resume(&mut work, graph),
            None => BestFirst::new(&mut work, position, None),
        };
        let won = best.win(budget.node_limit());
        self.graph = Some(best.into_graph());
        let nodes = work.nodes;
        match won {
            Ok(true) => {
                let left = budget.node_limit().saturating_sub(nodes);
                let proof = self.prove(position, &budget.part(left, started));
                Part { nodes: proof.nodes + nodes, ..proof }
            }
            Ok(false) => Part { found: Ok(Found::Limit), nodes: nodes.max(1) },
            Err(limit) => Part { found: Err(limit), nodes },
        }
    }

    /// Writes down a win that was found, by a search along its moves.
    fn prove(&mut self, position: &Position, budget: &Budget) -> Part {
        let decided = |position: &Position| self.decisions.get(position);
        let part = prove(position, budget, self.proof, &decided);
        self.proof = self.proof.times(3, 1);
        part
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Rule, notation};

    #[test]
    fn that_there_is_no_vct_is_shown_once() {
        let position =
            notation::parse("h8i9j9h10j10j8g11i7k9i8i6k7l6i11i10k6k8l7j7l9", Rule::Standard).unwrap();
        let mut threats = Threats::default();
        let mut run = |nodes| threats.run(&position, &Budget { nodes: Some(nodes), ..Budget::default() });
        assert!(matches!(run(1_000), Part { found: Ok(Found::Limit), .. }));
        assert!(matches!(run(20_000), Part { found: Ok(Found::Nothing), nodes: 12_000.. }));
        assert!(matches!(run(20_000), Part { found: Ok(Found::Nothing), nodes: 0 }));
    }
}
