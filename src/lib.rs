//! yonsan: gomoku explained, and every claim proven.

pub mod board;
pub mod check;
pub mod evaluate;
pub mod formats;
pub mod pattern;
pub mod proof;
pub mod solve;
pub mod teach;
pub mod words;
pub mod render;
pub mod repl;
