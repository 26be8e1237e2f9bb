//! Practice: which puzzle comes next, how an attempt counts, and when it is to be repeated.
//!
//! Only attempts are remembered ([`Attempt`]); ratings and due times are computed from them, the same for every
//! program that reads the same attempts ([`Record::replay`]). So two programs cannot overwrite each other's
//! ratings, and a puzzle that was edited loses only what belongs to it: an attempt is keyed by the puzzle's id and
//! by what there was to solve ([`content`]).
//!
//! Everything here is pure: the time and the seed are handed in.

mod attempt;
mod choose;
mod rating;
mod record;
mod schedule;
mod stats;

pub use attempt::{Attempt, Mode, content, hashed, score};
pub use choose::{Filter, disguised, due, next, themes, turned};
pub use rating::{Skill, starting};
pub use record::{Record, Standing};
pub use schedule::{Card, Recall};
pub use stats::{Share, Stats};

/// Milliseconds since the beginning of 1970 (UTC).
pub type Millis = u64;

/// Milliseconds of a day.
pub const DAY: Millis = 24 * 60 * 60 * 1000;
