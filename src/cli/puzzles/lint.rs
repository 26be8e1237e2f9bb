//! Every claim of every puzzle, proven again.

use std::io::{BufWriter, IsTerminal, Write, stderr};
use std::sync::atomic::{AtomicUsize, Ordering};

use clap::Args;

use crate::cli::exit;
use crate::render::json::puzzles as json;
use crate::repl::{INTERRUPTED, Outside, World};
use crate::solve::Budget;
use crate::teach::lint::{self, What};
use crate::teach::{facts, library};
use crate::words::say::{self, puzzles as words};
use crate::words::{Lang, Trouble};

/// What is looked at, and how hard.
#[derive(Args, Debug)]
pub struct Lint {
    /// Files of puzzles (default: those that ship with the program)
    files: Vec<String>,
    /// Nodes that one puzzle may take
    #[arg(long, value_name = "N", default_value_t = facts::NODES)]
    nodes: u64,
    /// Threads
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    threads: u16,
}

/// Lints. The exit code: 1 where a claim does not hold, 2 where something cannot be read.
pub fn run<W: Write>(
    what: &Lint,
    as_json: bool,
    lang: Lang,
    world: &mut World,
    out: &mut BufWriter<W>,
) -> anyhow::Result<u8> {
    let mut sets: Vec<(String, String)> = Vec::new();
    let mut code = exit::GOOD;
    if what.files.is_empty() {
        sets = library::FILES.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect();
    }
    for name in &what.files {
        let text = match world.read(name) {
            Ok(bytes) => String::from_utf8(bytes).map_err(|_| Trouble::NotText(name.clone())),
            Err(error) => Err(Trouble::Unreadable(name.clone(), error)),
        };
        match text {
            Ok(text) => sets.push((name.clone(), text)),
            Err(trouble) => {
                writeln!(stderr(), "yonsan: {}", say::trouble(lang, &trouble))?;
                code = exit::FAULT;
            }
        }
    }
    if sets.is_empty() {
        return Ok(code);
    }
    let texts: Vec<&str> =
        sets.iter().map(|(_, text)| text.strip_prefix('\u{feff}').unwrap_or(text)).collect();
    let budget = Budget {
        nodes: Some(what.nodes),
        threads: usize::from(what.threads),
        memory: MEMORY,
        stop: world.stop(),
        ..Budget::default()
    };
    let done = AtomicUsize::new(0);
    let tell = || {
        let done = done.fetch_add(1, Ordering::Relaxed) + 1;
        if stderr().is_terminal() {
            eprint!("\r{}\x1b[K", words::linting(lang, done));
        }
    };
    let linted = world.busy(|_| lint::lint(&texts, &budget, &tell));
    if stderr().is_terminal() {
        eprint!("\r\x1b[K");
    }
    if budget.stop.is_raised() {
        return Ok(INTERRUPTED);
    }
    let name = |file: usize| sets[file].0.as_str();
    if as_json {
        writeln!(out, "{}", json::lint(&linted, &name))?;
    } else {
        for finding in &linted.findings {
            writeln!(out, "{}", words::finding(lang, finding, name(finding.file)))?;
        }
        writeln!(out, "{}", words::linted(lang, &linted))?;
    }
    out.flush()?;
    let unreadable = |finding: &lint::Finding| matches!(finding.what, What::Unreadable(_));
    Ok(match linted.faults().count() {
        0 => code,
        _ if code == exit::FAULT || linted.faults().any(unreadable) => exit::FAULT,
        _ => exit::BAD,
    })
}

/// Memory of a search's table: many are made, and all are small.
const MEMORY: usize = 32 << 20;
