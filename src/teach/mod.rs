//! What makes a person stronger: puzzles, reasons, grades and hints.

pub mod combination;
pub mod detail;
pub mod explain;
pub mod finding;
pub mod grade;
pub mod hint;
pub mod key;
pub mod library;
pub mod outline;
pub mod pillars;
pub mod puzzle;
pub mod status;
pub mod study;
pub mod train;
pub mod walk;
pub mod whynot;
