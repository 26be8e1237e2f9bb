//! Every claim of every puzzle, proven again.

use super::super::outside::Outside;
use super::super::source::read_text;
use super::MEMORY;
use crate::reply::LintView;
use crate::solve::Budget;
use crate::teach::{
    puzzle::library,
    train::{facts, lint},
};

/// What is looked at, and how hard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LintOptions {
    /// Files of puzzles; none: those that ship with the program.
    pub files: Vec<String>,
    /// Nodes that one puzzle may take.
    pub nodes: u64,
    /// Threads.
    pub threads: u16,
}

impl Default for LintOptions {
    fn default() -> Self {
        Self { files: Vec::new(), nodes: facts::NODES, threads: 1 }
    }
}

/// Lints; `done` is told after each puzzle. Where it was interrupted the rest was not settled.
pub fn lint(options: &LintOptions, outside: &mut dyn Outside, done: &(dyn Fn() + Sync)) -> LintView {
    let mut sets: Vec<(String, String)> = Vec::new();
    let mut troubles = Vec::new();
    if options.files.is_empty() {
        sets = library::FILES.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect();
    }
    for name in &options.files {
        match read_text(name, outside) {
            Ok(text) => sets.push((name.clone(), text)),
            Err(trouble) => troubles.push(trouble),
        }
    }
    let texts: Vec<&str> = sets.iter().map(|(_, text)| text.as_str()).collect();
    let budget = Budget {
        nodes: Some(options.nodes),
        threads: usize::from(options.threads),
        memory: MEMORY,
        stop: outside.stop(),
        ..Budget::default()
    };
    let linted = lint::lint(&texts, &budget, &|| done());
    let files = sets.into_iter().map(|(name, _)| name).collect();
    LintView { files, linted, troubles, interrupted: budget.stop.is_raised() }
}
