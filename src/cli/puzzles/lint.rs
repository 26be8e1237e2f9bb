//! Every claim of every puzzle, proven again.

use std::io::{BufWriter, IsTerminal, Write, stderr};
use std::sync::atomic::{AtomicUsize, Ordering};

use clap::Args;

use crate::cli::exit;
use crate::render::json::puzzles as json;
use crate::render::{Theme, prose};
use crate::repl::{INTERRUPTED, World};
use crate::reply::Reply;
use crate::session::LintOptions;
use crate::teach::train::facts;
use crate::words::say::{self, puzzles as words};

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
    what: Lint,
    as_json: bool,
    theme: Theme,
    world: &mut World,
    out: &mut BufWriter<W>,
) -> anyhow::Result<u8> {
    let done = AtomicUsize::new(0);
    let tell = || {
        let done = done.fetch_add(1, Ordering::Relaxed) + 1;
        if stderr().is_terminal() {
            eprint!("\r{}\x1b[K", words::linting(theme.lang, done));
        }
    };
    let options = LintOptions { files: what.files, nodes: what.nodes, threads: what.threads };
    let mut view = world.busy(|world| crate::session::lint(&options, world, &tell));
    if stderr().is_terminal() {
        eprint!("\r\x1b[K");
    }
    if view.interrupted {
        return Ok(INTERRUPTED);
    }
    let unreadable = !view.troubles.is_empty();
    for trouble in view.troubles.drain(..) {
        writeln!(stderr(), "yonsan: {}", say::trouble(theme.lang, &trouble))?;
    }
    if view.files.is_empty() {
        return Ok(exit::FAULT);
    }
    if as_json {
        writeln!(out, "{}", json::lint(&view))?;
    }
    let reply = Reply::Linted(Box::new(view));
    if !as_json {
        prose(&reply, theme, out)?;
    }
    out.flush()?;
    Ok(if unreadable { exit::FAULT } else { exit::code(&reply) })
}
