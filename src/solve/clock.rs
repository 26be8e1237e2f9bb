//! The clock: the only file that reads the time, so that a platform without the standard library's clocks needs another
//! version of this file and no more.

use std::ops::Add;
use std::sync::OnceLock;
use std::time::Duration;
#[allow(clippy::disallowed_types, reason = "this is the one place")]
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// A moment on a clock that never goes back.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[allow(clippy::disallowed_types, reason = "this is the one place")]
pub struct Moment(Instant);

#[allow(clippy::disallowed_types, reason = "this is the one place")]
impl Moment {
    /// This moment.
    pub fn now() -> Self {
        Self(Instant::now())
    }

    /// The time since this moment.
    pub fn elapsed(self) -> Duration {
        self.0.elapsed()
    }

    /// The moment that comes this much later; nothing where that is beyond what the clock can tell.
    pub fn after(self, time: Duration) -> Option<Self> {
        self.0.checked_add(time).map(Self)
    }
}

impl Add<Duration> for Moment {
    type Output = Self;

    fn add(self, time: Duration) -> Self {
        Self(self.0 + time)
    }
}

/// The time since the first call of this function. It never goes back.
pub fn running() -> Duration {
    static START: OnceLock<Moment> = OnceLock::new();
    START.get_or_init(Moment::now).elapsed()
}

/// Milliseconds since the beginning of 1970 by the calendar's clock, which may be put back.
#[allow(clippy::disallowed_types, reason = "this is the one place")]
pub fn milliseconds_since_1970() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as u64)
}
