//! Times and days as practice counts them.

/// Milliseconds since the beginning of 1970 (UTC).
pub type Millis = u64;

/// Milliseconds of a day.
pub const DAY: Millis = 24 * 60 * 60 * 1000;
