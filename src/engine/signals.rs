//! The signals that stop a search.

use crate::solve::Moment;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

/// The time for which a search may continue after the input has ended, when the manager may be gone. A script
/// that writes all its lines at once still gets its answers; a manager waits about as long before it kills
/// the engine.
const GRACE: Duration = Duration::from_millis(700);

/// The signals from the reader of lines to the search.
#[derive(Debug, Default)]
pub(super) struct Signals {
    /// The number of the latest request to stop, plus one.
    stop: AtomicUsize,
    ended: OnceLock<Moment>,
}

impl Signals {
    /// Records that the request with this number asks to stop.
    pub fn stop(&self, number: usize) {
        self.stop.store(number + 1, Ordering::Relaxed);
    }

    /// Records that no further request will come.
    pub fn end(&self) {
        self.ended.get_or_init(Moment::now);
    }

    /// Whether the search for the answer to the request with this number must stop.
    pub fn stopped_after(&self, number: usize) -> bool {
        self.stop.load(Ordering::Relaxed) > number + 1
            || self.ended.get().is_some_and(|ended| ended.elapsed() > GRACE)
    }
}
