//! What cuts the thinking short.

use crate::solve::Moment;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

/// How long a move may still be looked for once the input has ended, so that perhaps no reader is left. A script that writes all its lines
/// at once gets its answers; a manager waits about as long before it kills.
const GRACE: Duration = Duration::from_millis(700);

/// What the reader of lines tells the thinker.
#[derive(Debug, Default)]
pub(super) struct Signals {
    /// One more than the number of the latest request to stop.
    stop: AtomicUsize,
    ended: OnceLock<Moment>,
}

impl Signals {
    /// The request of this number asks to stop.
    pub fn stop(&self, number: usize) {
        self.stop.store(number + 1, Ordering::Relaxed);
    }

    /// No further request will come.
    pub fn end(&self) {
        self.ended.get_or_init(Moment::now);
    }

    /// Whether the answer to the request of this number should not be thought about any longer.
    pub fn stopped_after(&self, number: usize) -> bool {
        self.stop.load(Ordering::Relaxed) > number + 1
            || self.ended.get().is_some_and(|ended| ended.elapsed() > GRACE)
    }
}
