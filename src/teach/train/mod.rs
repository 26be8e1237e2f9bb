//! Practice: which puzzle comes next, how an attempt counts, and when it is to be repeated; and the work on the
//! puzzles themselves: what is true of one, how an answer is graded, hints, the check of a file, and new puzzles.
//!
//! Only attempts are remembered ([`Attempt`]); ratings and due times are computed from them, the same for every
//! program that reads the same attempts ([`PracticeRecord::replay`]). So two programs cannot overwrite each other's
//! ratings, and a puzzle that was edited loses only what belongs to it: an attempt is keyed by the puzzle's id and
//! by what there was to solve ([`content`]).
//!
//! Practice itself is pure: the time and the seed are handed in.

mod attempt;
mod choose;
pub mod facts;
pub mod grade;
pub mod hint;
pub mod lint;
pub mod mine;
mod rating;
mod record;
mod schedule;
mod stats;
mod time;

pub use attempt::{Attempt, AttemptMode, content, hashed, score};
pub use choose::{PuzzleFilter, disguised, due, next, themes, turned};
pub use rating::{Skill, starting};
pub use record::{PracticeRecord, PuzzleStanding};
pub use schedule::{Card, Recall};
pub use stats::{PracticeShare, PracticeStats};
pub use time::{DAY, Millis};
