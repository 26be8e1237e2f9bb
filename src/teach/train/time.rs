//! Units of time for practice.

/// A time in milliseconds since the beginning of 1970 (UTC).
pub type Millis = u64;

/// One day in milliseconds.
pub const DAY: Millis = 24 * 60 * 60 * 1000;
