//! What makes a person stronger: puzzles, reasons, grades and hints.

pub mod explain;
pub mod finding;
pub mod grade;
pub mod hint;
pub mod library;
pub mod puzzle;
pub mod status;
