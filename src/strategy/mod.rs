//! The whole board: Black's win from `h8`, in every line.

pub mod build;
mod canonical;
pub mod codec;
pub mod names;
pub mod openings;
pub mod shipped;
pub mod tally;
mod tree;
pub mod verify;
pub mod walk;

pub use canonical::Canonical;
pub use shipped::shipped;
pub use tree::Tree;
