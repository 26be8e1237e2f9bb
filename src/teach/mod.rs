//! What makes a person stronger: reasons for moves, judgements of positions, puzzles, lessons and practice.

pub mod analyze;
pub mod explain;
pub mod lesson;
mod place;
pub mod puzzle;
pub mod train;

pub use place::FileError;
