//! The whole board: Black's win from `h8`, in every line.

pub mod build;
mod canonical;
pub mod openings;
mod tree;

pub use canonical::Canonical;
pub use tree::Tree;
