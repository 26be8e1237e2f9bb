//! The clock. Only this file reads the time: in a browser, where the standard library has no clocks, those of the crate
//! `web_time` take their place.

use std::ops::Add;
use std::sync::OnceLock;
use std::time::Duration;
#[cfg(not(target_family = "wasm"))]
#[allow(clippy::disallowed_types, reason = "this is the one place")]
use std::time::{Instant, SystemTime, UNIX_EPOCH};
#[cfg(target_family = "wasm")]
use web_time::{Instant, SystemTime, UNIX_EPOCH};

/// A moment on a monotonic clock.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[allow(clippy::disallowed_types, reason = "this is the one place")]
pub struct Moment(Instant);

#[allow(clippy::disallowed_types, reason = "this is the one place")]
impl Moment {
    /// The present moment.
    pub fn now() -> Self {
        Self(Instant::now())
    }

    /// The time since this moment.
    pub fn elapsed(self) -> Duration {
        self.0.elapsed()
    }

    /// The moment that is this much later; `None` where the clock cannot represent it.
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

/// The time since the first call of this function, by a monotonic clock.
pub fn running() -> Duration {
    static START: OnceLock<Moment> = OnceLock::new();
    START.get_or_init(Moment::now).elapsed()
}

/// Milliseconds since the beginning of 1970 by the system clock, which may be set back.
#[allow(clippy::disallowed_types, reason = "this is the one place")]
pub fn milliseconds_since_1970() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as u64)
}
