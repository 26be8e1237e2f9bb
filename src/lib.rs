//! yonsan: gomoku explained, and every claim proven.

pub mod board;
pub mod check;
pub mod cli;
pub mod evaluate;
pub mod formats;
pub mod pattern;
pub mod proof;
pub mod render;
pub mod repl;
pub mod solve;
pub mod store;
pub mod teach;
pub mod words;
