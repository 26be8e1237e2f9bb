//! How much a search may spend, and who may stop it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use super::verdict::Limit;

/// Nodes of a search to which no limit was given.
pub const DEFAULT_NODES: u64 = 5_000_000;

/// A flag by which somebody outside (Ctrl-C) stops a running search.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Asks the search to stop.
    pub fn raise(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Lets searches run again.
    pub fn lower(&self) {
        self.0.store(false, Ordering::Relaxed);
    }

    /// Whether the search is to stop.
    pub fn is_raised(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// The limits of one search.
#[derive(Clone, Debug)]
pub struct Budget {
    /// Nodes at the most (a node is one attacking move tried).
    pub nodes: Option<u64>,
    /// Time at the most.
    pub time: Option<Duration>,
    /// Only wins of at most so many plies, the five included.
    pub within: Option<u16>,
    /// Bytes that a transposition table may take.
    pub memory: usize,
    /// Threads that may share the work, where it comes in parts.
    pub threads: usize,
    /// The flag that stops the search.
    pub stop: Stop,
}

impl Default for Budget {
    fn default() -> Self {
        Self { nodes: None, time: None, within: None, memory: 256 << 20, threads: 1, stop: Stop::default() }
    }
}

impl Budget {
    /// The nodes that count: the given ones; without any limit, [`DEFAULT_NODES`].
    pub fn node_limit(&self) -> u64 {
        match (self.nodes, self.time) {
            (Some(nodes), _) => nodes,
            (None, Some(_)) => u64::MAX,
            (None, None) => DEFAULT_NODES,
        }
    }

    /// So many nodes, and what is left of the time since some moment.
    #[must_use]
    pub fn part(&self, nodes: u64, since: Instant) -> Self {
        let time = self.time.map(|time| time.saturating_sub(since.elapsed()));
        Self { nodes: Some(nodes), time, ..self.clone() }
    }

    /// What is left of it when so many nodes were spent, since some moment.
    #[must_use]
    pub fn after(&self, nodes: u64, since: Instant) -> Self {
        self.part(self.node_limit().saturating_sub(nodes), since)
    }

    /// Starts counting.
    pub(super) fn meter(&self) -> Meter {
        Meter {
            nodes: 0,
            // The first node reads the clock and the flag, so that a raised flag stops at once.
            pause: 0,
            limit: self.node_limit(),
            deadline: self.time.and_then(|time| Instant::now().checked_add(time)),
            stop: self.stop.clone(),
        }
    }
}

/// Counts the nodes of a search and says when a limit is hit.
pub(super) struct Meter {
    nodes: u64,
    pause: u64,
    limit: u64,
    deadline: Option<Instant>,
    stop: Stop,
}

/// Nodes between two looks at the clock and the flag: well under a millisecond.
const PAUSE: u64 = 1024;

impl Meter {
    /// Nodes so far.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Sets the limit to so many nodes from now on.
    pub fn allow(&mut self, nodes: u64) {
        self.limit = self.nodes.saturating_add(nodes);
        self.pause = self.pause.min(self.limit);
    }

    /// A meter that only the same flag stops.
    pub fn unlimited(&self) -> Self {
        Self { nodes: 0, pause: 0, limit: u64::MAX, deadline: None, stop: self.stop.clone() }
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
        if self.nodes >= self.limit {
            return Err(Limit::Nodes);
        }
        if self.stop.is_raised() {
            return Err(Limit::Interrupted);
        }
        if self.deadline.is_some_and(|deadline| Instant::now() >= deadline) {
            return Err(Limit::Time);
        }
        self.pause = (self.nodes + PAUSE).min(self.limit);
        Ok(())
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
