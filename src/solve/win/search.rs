//! One search for quiet moves: its graph, which one or several threads extend.

use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::super::budget::Budget;
use super::super::clock::Moment;
use super::super::stop::Stop;
use super::super::verdict::Limit;
use super::candidates::Experience;
use super::graph::{ChoiceId, Graph, NEVER};
use super::kept::Kept;
use crate::board::{Point, Position};

/// Prior knowledge of positions with the attacker to move.
#[derive(Clone, Copy)]
pub struct Known<'a> {
    /// Whether a position is known to be won.
    pub won: &'a (dyn Fn(&Position) -> bool + Sync),
    /// A move to try before all others, such as one that wins under the other rule.
    pub likely: &'a (dyn Fn(&Position) -> Option<Point> + Sync),
    /// The move by which a position is known to win, which the search has yet to prove.
    pub decided: &'a (dyn Fn(&Position) -> Option<Point> + Sync),
}

impl Known<'_> {
    /// No prior knowledge.
    pub const NOTHING: Known<'static> = Known { won: &|_| false, likely: &|_| None, decided: &|_| None };
}

/// The limits of the searches inside.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// The limit on nodes of a VCT search after a reply, and after a pass.
    pub first: u64,
    /// The limit on nodes of the second VCT search, before quiet moves are tried in a position.
    pub again: u64,
    /// Whether, under the standard rule too, the win found after one reply also answers other replies that do
    /// not touch it. This is nearly always true, and the resulting win must be checked.
    pub trusting: bool,
}

impl Effort {
    /// This effort with other limits on nodes, `times / by` as large.
    pub(super) fn times(self, times: u64, by: u64) -> Self {
        Self {
            first: self.first.saturating_mul(times) / by,
            again: self.again.saturating_mul(times) / by,
            ..self
        }
    }
}

/// The part of its nodes after which a search may be given more, as a numerator and a denominator. It has to be well before the
/// end, because what the last node interrupts is lost.
const LATE: (u64, u64) = (7, 8);

/// A search has nearly proven a win if the VCT searches that are still expected, with this many times as many nodes each as
/// one after a reply may take, are no more than all its nodes.
const NEARLY: u64 = 30;

/// A search, and what its threads share.
///
/// A thread has the graph to itself, except while it searches for a VCT or a VCF or asks its guide, which takes nearly
/// all of the time.
pub(super) struct Search<'a> {
    pub budget: &'a Budget,
    started: Moment,
    /// The number of nodes used so far, and of those that are set aside for the searches inside.
    nodes: AtomicU64,
    /// The number of nodes at which it ends, at most that of the budget.
    limit: AtomicU64,
    pub effort: Effort,
    /// Whether a position after a reply to a move that the guide has seen win is estimated by its own patterns once the
    /// guide has looked at it and has not seen it won. Otherwise it goes on to seem nearly won.
    pub doubting: bool,
    pub known: Known<'a>,
    pub position: Position,
    /// The number of stones on the board by which the win must be complete.
    pub deadline: Option<usize>,
    state: Mutex<State>,
    /// Notified when a thread has the result of a search inside.
    changed: Condvar,
    /// Raised when the search is over, or when the caller's flag is.
    stop: Stop,
}

/// The result of a search: the root where it is won, `None` where this effort does not suffice.
pub(super) type Outcome = Result<Option<ChoiceId>, Limit>;

/// What only one thread at a time has.
#[derive(Default)]
struct State {
    graph: Graph,
    experience: Experience,
    /// The VCTs that are kept for the certificate.
    kept: Kept,
    /// The number of threads that search a position without having the graph.
    searching: usize,
    /// The number of threads that wait for a result of one of those.
    waiting: usize,
    outcome: Option<Outcome>,
}

impl<'a> Search<'a> {
    pub fn new(position: &Position, budget: &'a Budget, effort: Effort, known: Known<'a>) -> Self {
        Self {
            budget,
            started: Moment::now(),
            nodes: AtomicU64::new(0),
            limit: AtomicU64::new(budget.node_limit()),
            effort,
            doubting: false,
            known,
            position: position.clone(),
            deadline: budget.within.map(|plies| position.count() + usize::from(plies)),
            state: Mutex::default(),
            changed: Condvar::new(),
            stop: budget.stop.inner(),
        }
    }

    /// The number of nodes used so far.
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    /// The number of nodes at which the search ends.
    pub fn limit(&self) -> u64 {
        self.limit.load(Ordering::Relaxed)
    }

    /// Ends the search at this many nodes, or at those of the budget if they are fewer. It goes on to those of the budget while
    /// it has nearly proven what its guide has seen.
    pub fn set_limit(&self, nodes: u64) {
        self.limit.store(nodes.min(self.budget.node_limit()), Ordering::Relaxed);
    }

    /// Gives the search more nodes where it would end soon and this many VCT searches, few, are still expected.
    pub fn extend(&self, left: f32) {
        let limit = self.limit();
        let is_late = self.nodes() > limit / LATE.1 * LATE.0;
        if is_late && left * (NEARLY * self.effort.first) as f32 <= limit as f32 {
            self.set_limit(limit / 4 * 5);
        }
    }

    /// Sets nodes aside for a search inside, at most this many; returns their number.
    pub fn reserve(&self, nodes: u64) -> u64 {
        let limit = self.limit();
        let reserved = |used: u64| nodes.min(limit.saturating_sub(used));
        let before =
            self.nodes.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |used| Some(used + reserved(used)));
        reserved(before.unwrap_or_else(|used| used))
    }

    /// Counts the nodes that were used in place of those that were set aside.
    pub fn count(&self, used: u64, reserved: u64) {
        self.nodes.fetch_add(used.wrapping_sub(reserved), Ordering::Relaxed);
    }

    pub fn time_left(&self) -> Option<Duration> {
        self.budget.time.map(|time| time.saturating_sub(self.started.elapsed()))
    }

    /// The flag of the searches inside.
    pub fn stop(&self) -> Stop {
        self.stop.clone()
    }

    /// The limit that is hit, if one is.
    pub fn afford(&self) -> Result<(), Limit> {
        if self.stop.is_raised() {
            return Err(Limit::Interrupted);
        }
        if self.nodes() >= self.limit() {
            return Err(Limit::Nodes);
        }
        if self.time_left().is_some_and(|left| left.is_zero()) {
            return Err(Limit::Time);
        }
        Ok(())
    }

    /// The number of VCT searches that the root is still expected to take.
    pub fn left(&self) -> f32 {
        self.enter().choices.first().map_or(NEVER, |root| root.cost)
    }

    /// Whether the guide has seen the root won, by a move that has a threat.
    pub fn is_claimed(&self) -> bool {
        self.enter().choices.first().is_some_and(|root| root.claimed)
    }

    /// The moves of the root in the order in which they are tried; none where they were not needed.
    pub fn order(&self) -> Vec<Point> {
        self.enter().choices.first().and_then(|root| root.candidates.clone()).unwrap_or_default()
    }

    /// Waits until no other thread has the graph.
    pub fn enter(&self) -> Held<'_> {
        Held { state: &self.state, changed: &self.changed, guard: Some(lock(&self.state)) }
    }

    /// The budget of each of the threads' VCT searches.
    pub fn memory(&self) -> usize {
        // The guide has at most half of it, and the graph another fourth.
        self.budget.memory / 4 / self.budget.workers()
    }

    /// Ends the search on all threads, unless another thread has ended it before.
    pub fn end(&self, graph: &mut Held, outcome: Outcome) {
        graph.state().outcome.get_or_insert(outcome);
        self.stop.raise();
        self.changed.notify_all();
    }
}

/// The node of the position that is to be proven.
pub(super) const ROOT: ChoiceId = 0;

/// The graph, while a thread has it to itself.
pub(super) struct Held<'s> {
    state: &'s Mutex<State>,
    changed: &'s Condvar,
    guard: Option<MutexGuard<'s, State>>,
}

impl Held<'_> {
    /// Gives the graph to the other threads while this one does something that takes long.
    pub fn lend<T>(&mut self, work: impl FnOnce() -> T) -> T {
        self.state().searching += 1;
        self.guard = None;
        let result = work();
        self.guard = Some(lock(self.state));
        self.state().searching -= 1;
        self.changed.notify_all();
        result
    }

    /// Waits for another thread's result; returns false where no other thread is searching.
    pub fn wait(&mut self) -> bool {
        let searching = self.state().searching > 0;
        if searching {
            self.state().waiting += 1;
            let guard = self.guard.take().expect(HELD);
            self.guard = Some(self.changed.wait(guard).unwrap_or_else(PoisonError::into_inner));
            self.state().waiting -= 1;
        }
        searching
    }

    /// The number of threads that wait because they have nothing to do.
    pub fn waiting(&mut self) -> usize {
        self.state().waiting
    }

    pub fn is_over(&mut self) -> bool {
        self.state().outcome.is_some()
    }

    pub fn experience(&mut self) -> &mut Experience {
        &mut self.state().experience
    }

    /// The VCTs that are kept for the certificate.
    pub fn kept(&mut self) -> &mut Kept {
        &mut self.state().kept
    }

    pub fn outcome(&mut self) -> Option<Outcome> {
        self.state().outcome
    }

    fn state(&mut self) -> &mut State {
        self.guard.as_mut().expect(HELD)
    }
}

/// A thread that panics while the others have the graph must not let them wait for its result.
impl Drop for Held<'_> {
    fn drop(&mut self) {
        if self.guard.is_none() {
            let mut state = lock(self.state);
            state.searching -= 1;
            state.outcome.get_or_insert(Err(Limit::Interrupted));
            self.changed.notify_all();
        }
    }
}

impl Deref for Held<'_> {
    type Target = Graph;

    fn deref(&self) -> &Graph {
        &self.guard.as_ref().expect(HELD).graph
    }
}

impl DerefMut for Held<'_> {
    fn deref_mut(&mut self) -> &mut Graph {
        &mut self.state().graph
    }
}

const HELD: &str = "the graph is lent only while something else is done";

fn lock(state: &Mutex<State>) -> MutexGuard<'_, State> {
    state.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_that_has_nearly_proven_its_claim_goes_on() {
        let (position, effort) = ("h8".parse().unwrap(), Effort { first: 100, again: 100, trusting: false });
        let budget = Budget { nodes: Some(11_000), ..Budget::default() };
        let search = Search::new(&position, &budget, effort, Known::NOTHING);
        search.set_limit(8_000);
        search.extend(1.0);
        assert_eq!(search.limit(), 8_000, "there is time");
        search.count(7_001, 0);
        let aside = search.reserve(5_000);
        assert_eq!(aside, 999, "no more than is left");
        search.count(0, aside);
        search.extend(3.0);
        assert_eq!(search.limit(), 8_000, "much is left");
        search.extend(2.0);
        assert_eq!(search.limit(), 10_000);
        search.count(1_750, 0);
        search.extend(2.0);
        assert_eq!(search.limit(), 11_000, "the budget");
    }
}
