//! One command from the shell: arguments become the conversation's commands, its replies become prose or
//! JSON and an exit code.

mod args;
mod batch;
mod config;
mod convert;
mod exit;
mod export;
mod install;
mod lesson;
mod options;
mod play;
mod puzzles;
mod run;
mod shell;
mod spoken;
mod strategy;
mod train;

pub use run::main;
