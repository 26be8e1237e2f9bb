//! The whole board: Black's win from `h8`, in every line.

pub mod build;
mod canonical;
pub mod codec;
pub mod lasting;
pub mod merge;
mod names;
pub mod openings;
pub mod prune;
pub mod shipped;
pub mod size;
pub mod tally;
#[cfg(test)]
mod testing;
pub mod text;
pub mod tree;
pub mod verify;
mod walk;

pub use canonical::Canonical;
pub use names::{OPENINGS, Opening};
pub use shipped::shipped;
pub use tree::Tree;
