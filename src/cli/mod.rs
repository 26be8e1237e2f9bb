//! One command from the shell: arguments become the conversation's commands, its replies become prose or
//! JSON and an exit code.

mod args;
mod batch;
mod exit;
mod options;
mod puzzles;
mod run;
mod strategy;

pub use run::main;
