//! The facts of a puzzle, computed from its position: solutions, length, difficulty and themes.
//!
//! Lint compares a puzzle file with these facts, and the mine writes them into new files, so the two always agree. The
//! searches are limited by nodes only, so the facts are equal in every run.

mod facts;
mod flaw;
mod pointless;
mod prove;
mod rating;
mod renju;
mod themes;

pub(crate) use facts::threats;
pub use facts::{Facts, NODES};
pub use flaw::Flaw;
pub(super) use pointless::pointless;
pub use prove::facts;
pub use rating::rating;
pub(super) use themes::KNOWN as KNOWN_THEMES;
pub use themes::themes;
