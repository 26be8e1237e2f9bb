//! What one learns from: puzzles.

pub mod puzzle;
