//! Checks puzzle files by proving every claim of every puzzle.

use super::super::grammar::Command;
use super::super::grammar::practice::{FILES, PUZZLE_NODES, PUZZLE_THREADS};
use super::super::outside::Outside;
use super::super::source::read_text;
use super::MEMORY;
use crate::reply::LintView;
use crate::solve::Budget;
use crate::teach::puzzle::library;
use crate::teach::train::{facts, lint};

/// Lints the files of a command; `done` is called after each puzzle. After an interruption the remaining
/// puzzles are not checked.
pub fn lint(command: &Command, outside: &mut dyn Outside, done: &(dyn Fn() + Sync)) -> LintView {
    let mut sets: Vec<(String, String)> = Vec::new();
    let mut troubles = Vec::new();
    if !command.has(&FILES) {
        sets = library::FILES.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect();
    }
    for name in command.all(&FILES) {
        match read_text(&name, outside) {
            Ok(text) => sets.push((name, text)),
            Err(trouble) => troubles.push(trouble),
        }
    }
    let texts: Vec<&str> = sets.iter().map(|(_, text)| text.as_str()).collect();
    let budget = Budget {
        nodes: Some(command.get(&PUZZLE_NODES).unwrap_or(facts::NODES)),
        threads: command.get(&PUZZLE_THREADS).map_or(1, usize::from),
        memory: MEMORY,
        stop: outside.stop(),
        ..Budget::default()
    };
    let linted = lint::lint(&texts, &budget, &|| done());
    let files = sets.into_iter().map(|(name, _)| name).collect();
    LintView { files, linted, troubles, interrupted: budget.stop.is_raised() }
}
