//! The search above the searches for quiet wins: it chooses the positions that they search.
//!
//! A single best-first search settles early on a few moves, and the values by which it sorts moves do not tell which
//! move will win a hard position. Here each position has searches of its own, with few nodes at first, and what they
//! find counts everywhere from then on. It is the top layer of the program of the *Gomoku terminator*.

mod best;
mod decisions;
mod failed;
mod graph;

use std::cmp::Reverse;

pub use best::BestFirst;
pub use decisions::Decisions;
pub use failed::{FailedByPosition, FailedSearches};
pub use graph::Graph;

use super::candidates::{Experience, values};
use super::search::{Effort, Known};
use super::write::Decision;
use super::{Decided, decisions};
use crate::board::{POINTS, Point, Position};
use crate::solve::budget::Budget;
use crate::solve::clock::Moment;
use crate::solve::verdict::Limit;

/// The limit on nodes of a VCT search after a reply, in the first searches of a position.
pub const FIRST_EFFORT: u64 = 1_000;

/// The most nodes that a VCT search inside has, however often a position was searched. It stays well below what a
/// verification of a tree has, so that this finds every win again.
pub const MOST_EFFORT: u64 = 100_000;

/// The limit on nodes of a search with a guide, which may use three quarters of them itself. A million are enough for it to
/// prefer Black's winning third move after h8i9, and 400,000 to see the win after h8i9g9i7g10g8.
const GUIDED_NODES: u64 = 2_000_000;

/// The limits of the searches inside a search with a guide.
const GUIDED_EFFORT: Effort = Effort { first: 450, again: 750, trusting: true };

/// The limits of the searches inside, where a VCT search after a reply first has `first` nodes.
pub const fn effort(first: u64) -> Effort {
    Effort { first, again: first.saturating_mul(20) / 3, trusting: true }
}

/// A win of this many plies or fewer is a VCT (see [`crate::solve::threats::short`]).
const SHORT: usize = 5;

/// Whether a win within this many plies is a VCT. A win takes an odd number, so within six plies there are those of five.
pub const fn is_short(plies: usize) -> bool {
    plies <= SHORT + 1
}

/// What happens in a search.
#[derive(Clone, Debug)]
pub enum Event {
    /// This move wins the position.
    Decided(Position, Point),
    /// The position was searched directly.
    Searched {
        /// The position, with the attacker to move.
        position: Position,
        /// Its failed searches; `None` where it is won now.
        failed: Option<FailedSearches>,
        /// The number of nodes used so far.
        nodes: u64,
        /// The number of nodes that the search is still expected to take.
        left: u64,
    },
}

/// The limits of a search, and what is known before it.
pub struct Settings<'a> {
    /// The limits of all searches together, but for the nodes and the plies; its guide is asked in hard positions.
    pub budget: &'a Budget,
    /// The time at which the search began, from which that of the budget is counted.
    pub started: Moment,
    /// The limits on nodes of the VCT searches inside; from the third search of a position on, they are
    /// multiplied by three each time.
    pub effort: Effort,
    /// The number of stones on the board by which a win must be complete.
    pub deadline: Option<usize>,
    /// The failed searches of earlier runs.
    pub failed: &'a FailedByPosition,
    /// A move to try before all others, such as one that wins under the other rule.
    pub likely: &'a (dyn Fn(&Position) -> Option<Point> + Sync),
}

impl Settings<'_> {
    /// The number of plies within which a position must be won.
    fn plies_left(&self, position: &Position) -> usize {
        self.deadline.unwrap_or(POINTS).min(POINTS).saturating_sub(position.count())
    }
}

/// The work of a search: it makes the searches inside and keeps what they find.
pub struct Work<'a> {
    settings: Settings<'a>,
    decisions: &'a mut Decisions,
    record: &'a mut dyn FnMut(Event),
    /// The number of nodes used so far.
    pub nodes: u64,
}

impl<'a> Work<'a> {
    /// Work that has used `nodes` nodes. What it finds is added to the decisions, and `record` is called with it.
    pub fn new(
        settings: Settings<'a>,
        decisions: &'a mut Decisions,
        record: &'a mut dyn FnMut(Event),
        nodes: u64,
    ) -> Self {
        Self { settings, decisions, record, nodes }
    }

    /// Searches a position with the attacker to move directly. Where it is not won, returns how many VCT searches
    /// are still expected to be needed.
    fn search(
        &mut self,
        position: &Position,
        nodes: u64,
        before: usize,
        experience: &mut Experience,
    ) -> Result<Option<f32>, Limit> {
        if self.decisions.contains(position) {
            return Ok(None);
        }
        let times = 3u64.saturating_pow(before.saturating_sub(1) as u32);
        let grown = |nodes: u64| nodes.saturating_mul(times).min(MOST_EFFORT);
        let effort = self.settings.effort;
        let effort = if is_short(self.settings.plies_left(position)) {
            // A position is given up where such a search fails.
            Effort { first: MOST_EFFORT, again: MOST_EFFORT, ..effort }
        } else {
            Effort { first: grown(effort.first), again: grown(effort.again), ..effort }
        };
        let decided = self.decide(position, &self.budget(position, nodes), effort, experience)?;
        Ok(decided.won.is_err().then_some(decided.left))
    }

    /// Searches a hard position with the attacker to move for a win that a guide sees, with at most this many nodes.
    fn search_guided(
        &mut self,
        position: &Position,
        most: u64,
        experience: &mut Experience,
    ) -> Result<Decided, Limit> {
        let alone = self.budget(position, GUIDED_NODES.min(most));
        let budget = Budget { guide: self.settings.budget.guide, ..alone };
        let effort = Effort { trusting: self.settings.effort.trusting, ..GUIDED_EFFORT };
        self.decide(position, &budget, effort, experience)
    }

    /// The limits of a search of a position alone with this many nodes.
    fn budget(&self, position: &Position, nodes: u64) -> Budget {
        let within = |deadline: usize| deadline.saturating_sub(position.count()) as u16;
        Budget {
            within: self.settings.deadline.map(within),
            guide: None,
            ..self.settings.budget.part(nodes, self.settings.started)
        }
    }

    /// Searches a position with the attacker to move, and keeps what is won there and on the way.
    fn decide(
        &mut self,
        position: &Position,
        budget: &Budget,
        effort: Effort,
        experience: &mut Experience,
    ) -> Result<Decided, Limit> {
        let known = &*self.decisions;
        let won = |position: &Position| known.contains(position);
        let known = Known { won: &won, likely: self.settings.likely, ..Known::NOTHING };
        let decided = decisions(position, budget, effort, experience, known);
        self.nodes += decided.nodes;
        // Wins found by a search that failed are used at the next try, and behind other positions.
        self.keep(&decided.decisions);
        match decided.won {
            Err(limit @ (Limit::Interrupted | Limit::Time)) => Err(limit),
            _ => Ok(decided),
        }
    }

    fn keep(&mut self, decisions: &[Decision]) {
        // Positions that are already decided are not changed, because their decision may be verified.
        for (position, attack) in decisions {
            if self.decisions.add(position, *attack) {
                (self.record)(Event::Decided(position.clone(), *attack));
            }
        }
    }
}

fn play(position: &mut Position, point: Point) {
    position
        .make(point)
        .expect("a move of the tree or of the search is on an empty point of a game that goes on");
}

/// The moves that the side to move may play and that are not images of each other, the most dangerous first.
pub fn by_value(position: &Position) -> Vec<Point> {
    let mut moves = position.different_moves();
    moves.retain(|&point| position.may_play(point));
    let value = values(position);
    moves.sort_by_cached_key(|&point| (Reverse(value(point)), point));
    moves
}
