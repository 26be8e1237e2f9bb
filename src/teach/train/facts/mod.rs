//! What is true of a puzzle, found out anew: its solutions, its length, what makes it hard, what it is about.
//!
//! Lint holds a puzzle's words against these facts, and the mine writes them down; so the two cannot differ.
//! Everything is counted in nodes, and comes out the same on every run.

mod facts;
mod flaw;
mod prove;
mod rating;
mod themes;

pub use facts::{Facts, NODES, threats};
pub use flaw::Flaw;
pub use prove::facts;
pub use rating::rating;
pub use themes::{KNOWN as KNOWN_THEMES, themes};
