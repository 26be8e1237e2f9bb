//! One command from the shell: arguments become a command of the session, and its reply becomes text or JSON
//! and an exit code. The arguments are those that the session's grammar declares
//! ([`crate::session::grammar`]).

mod batch;
mod config;
mod convert;
mod exit;
mod install;
mod program;
mod puzzles;
mod run;
mod shell;
mod special;
mod strategy;
mod watch;
mod web;

pub use run::main;
