//! Analyses a position or a game by searches: what wins, what each move is worth, what a win depends on, why a move
//! fails, which side is threatened, and where a game was decided.

pub mod finding;
pub mod key;
pub mod pillars;
pub mod review;
pub mod status;
pub mod study;
pub mod whynot;
