//! The limits of a search.

use std::time::Duration;

use super::clock::Moment;
use super::guide::{KnownWin, KnownWins, NewGuide};
use super::progress::ProgressCallback;
use super::proven::Win;
use super::stop::Stop;
use super::threads::MOST_THREADS;
use super::verdict::{Class, Limit};
use crate::board::{Point, Position};

/// The limit on nodes of a search for which no limit was given.
pub const DEFAULT_NODES: u64 = 5_000_000;

/// The limits of one search.
#[derive(Clone, Debug)]
pub struct Budget {
    /// The largest number of nodes (a node is one attacking move tried). Where neither this nor `time` is
    /// given, [`DEFAULT_NODES`] is the limit.
    pub nodes: Option<u64>,
    /// The longest time that the search may take.
    pub time: Option<Duration>,
    /// The most plies that a win may take, the five included.
    pub within: Option<u16>,
    /// The most plies of a VCF, the five included, for which it counts as the threat of a VCT. Such a VCF must
    /// also fit into the plies that are left of `within`. Where this is `None`, a VCF of any length is a threat.
    pub threats: Option<u16>,
    /// The most bytes that a transposition table may take.
    pub memory: usize,
    /// The number of threads that share the work where it consists of independent parts, and of the searches of one
    /// position for a VCT ([`super::vct`], at most two) or a quiet win ([`super::win`]), which need not take the same nodes
    /// and find the same win every time with more than one.
    pub threads: usize,
    /// The flag that stops the search.
    pub stop: Stop,
    /// The function that is called with what has been searched and found.
    pub progress: Option<ProgressCallback>,
    /// What makes the guide of a search for quiet wins: guesses that tell it which moves to try first. The
    /// proof does not depend on it.
    pub guide: Option<NewGuide>,
    /// What is known to win before a search for quiet wins begins, such as the moves of a solved tree.
    pub known: Option<KnownWins>,
}

impl Default for Budget {
    fn default() -> Self {
        Self {
            nodes: None,
            time: None,
            within: None,
            threats: None,
            memory: 256 << 20,
            threads: 1,
            stop: Stop::default(),
            progress: None,
            guide: None,
            known: None,
        }
    }
}

impl Budget {
    /// The limit on nodes: the given one, [`DEFAULT_NODES`] where neither nodes nor time are limited,
    /// otherwise none.
    pub(crate) fn node_limit(&self) -> u64 {
        match (self.nodes, self.time) {
            (Some(nodes), _) => nodes,
            (None, Some(_)) => u64::MAX,
            (None, None) => DEFAULT_NODES,
        }
    }

    /// The number of threads that a search starts: at least one, and no more than [`MOST_THREADS`].
    pub(crate) fn workers(&self) -> usize {
        self.threads.clamp(1, MOST_THREADS)
    }

    /// This budget for a search that is to answer the same every time.
    #[must_use]
    pub(crate) fn on_one_thread(&self) -> Self {
        Self { threads: 1, ..self.clone() }
    }

    /// This budget for a search that only helps another one, in a position that the user did not ask about: of its progress
    /// only the nodes are reported.
    #[must_use]
    pub(crate) fn counting(&self) -> Self {
        Self { progress: self.progress.as_ref().map(ProgressCallback::counting), ..self.clone() }
    }

    /// This budget for a search that answers the user's question: all of its progress is reported.
    #[must_use]
    pub(crate) fn telling(&self) -> Self {
        Self { progress: self.progress.as_ref().map(ProgressCallback::telling), ..self.clone() }
    }

    /// This budget with the given limit on nodes and with the time that remains, counted from `since`.
    #[must_use]
    pub(crate) fn part(&self, nodes: u64, since: Moment) -> Self {
        let time = self.time.map(|time| time.saturating_sub(since.elapsed()));
        Self { nodes: Some(nodes), time, ..self.clone() }
    }

    /// This budget reduced by `nodes` nodes and by the time since `since`.
    #[must_use]
    pub(crate) fn after(&self, nodes: u64, since: Moment) -> Self {
        self.part(self.node_limit().saturating_sub(nodes), since)
    }

    /// What is known to win in a position, however many plies it takes.
    pub(super) fn known_at(&self, position: &Position) -> Option<KnownWin> {
        self.known?(position).filter(|known| position.may_play(known.point))
    }

    /// What is known to win in a position within the plies that are asked for.
    pub(crate) fn known_win(&self, position: &Position) -> Option<KnownWin> {
        self.known_at(position).filter(|known| self.within.is_none_or(|most| known.plies <= most))
    }

    /// Reports that wins of a class are searched now.
    pub(super) fn begin(&self, class: Class) {
        if let Some(progress) = &self.progress {
            progress.begin(class, self.within);
        }
    }

    /// Reports a win, if there is one.
    pub(super) fn found(&self, win: Option<&Win>) {
        if let (Some(progress), Some(win)) = (&self.progress, win) {
            progress.found(win.first(), win.plies());
        }
    }

    /// A meter of this budget that has counted no nodes.
    pub(super) fn meter(&self) -> Meter {
        Meter {
            nodes: 0,
            // The first node reads the clock and the flag, so that a flag that is already raised stops the
            // search at once.
            pause: 0,
            limit: self.node_limit(),
            deadline: self.time.and_then(|time| Moment::now().after(time)),
            stop: self.stop.clone(),
            progress: self.progress.clone(),
            reported: 0,
        }
    }
}

/// Counts the nodes of a search and reports the limit that is hit.
pub(super) struct Meter {
    nodes: u64,
    pause: u64,
    limit: u64,
    deadline: Option<Moment>,
    stop: Stop,
    progress: Option<ProgressCallback>,
    /// The number of nodes already reported to the callback.
    reported: u64,
}

/// The number of nodes between two readings of the clock and the flag: well under a millisecond.
const PAUSE: u64 = 1024;

impl Meter {
    /// The number of nodes counted so far.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The limit on nodes.
    pub const fn limit(&self) -> u64 {
        self.limit
    }

    /// Sets the limit to `nodes` further nodes.
    pub fn allow(&mut self, nodes: u64) {
        self.limit = self.nodes.saturating_add(nodes);
        self.pause = self.pause.min(self.limit);
    }

    /// A meter without limits and without reports, which stops when this meter's flag is raised.
    pub fn unlimited(&self) -> Self {
        Budget { nodes: Some(u64::MAX), stop: self.stop.clone(), ..Budget::default() }.meter()
    }

    /// Reports a win by its first move and its plies.
    pub fn found(&self, first: Point, plies: u16) {
        if let Some(progress) = &self.progress {
            progress.found(first, plies);
        }
    }

    /// Reports the nodes since the last report to the callback, if there is one.
    fn report(&mut self) {
        if let Some(progress) = &self.progress {
            progress.add(self.nodes - self.reported);
            self.reported = self.nodes;
        }
    }

    /// Counts a node, unless a limit is hit.
    #[inline]
    pub fn tick(&mut self) -> Result<(), Limit> {
        if self.nodes >= self.pause { self.look() } else { Ok(()) }?;
        self.nodes += 1;
        Ok(())
    }

    #[cold]
    fn look(&mut self) -> Result<(), Limit> {
        self.report();
        if self.nodes >= self.limit {
            return Err(Limit::Nodes);
        }
        if self.stop.is_raised() {
            return Err(Limit::Interrupted);
        }
        if self.deadline.is_some_and(|deadline| Moment::now() >= deadline) {
            return Err(Limit::Time);
        }
        self.pause = (self.nodes + PAUSE).min(self.limit);
        Ok(())
    }
}

impl Drop for Meter {
    fn drop(&mut self) {
        self.report();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_a_limit() {
        let ticks = |time| {
            let mut meter = Budget { time: Some(time), ..Budget::default() }.meter();
            (0..3 * PAUSE).try_for_each(|_| meter.tick())
        };
        assert_eq!(ticks(Duration::ZERO), Err(Limit::Time));
        assert_eq!(ticks(Duration::from_secs(3600)), Ok(()));
    }

    #[test]
    fn a_raised_flag_is_seen_soon_however_long_it_went_before() {
        let budget = Budget { nodes: Some(u64::MAX), ..Budget::default() };
        let mut meter = budget.meter();
        assert_eq!((0..50 * PAUSE).try_for_each(|_| meter.tick()), Ok(()));
        budget.stop.raise();
        assert_eq!((0..=PAUSE).try_for_each(|_| meter.tick()), Err(Limit::Interrupted));
        budget.stop.lower();
        assert_eq!((0..50 * PAUSE).try_for_each(|_| meter.tick()), Ok(()));
    }
}
