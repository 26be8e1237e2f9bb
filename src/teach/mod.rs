//! What makes a person stronger: puzzles, lessons, reasons, grades and hints.

pub mod combination;
pub mod detail;
pub mod explain;
pub mod facts;
pub mod finding;
pub mod grade;
pub mod guide;
pub mod hint;
pub mod key;
pub mod lesson;
pub mod library;
pub mod lint;
pub mod mine;
pub mod outline;
pub mod pillars;
mod place;
pub mod puzzle;
pub mod review;
pub mod status;
pub mod study;
pub mod train;
pub mod walk;
pub mod whynot;
