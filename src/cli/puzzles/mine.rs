//! New puzzles, from the shell.

use std::io::{BufWriter, ErrorKind, IsTerminal, Write, stderr};

use clap::Args;

use crate::board::Rule;
use crate::cli::exit;
use crate::cli::options::rule;
use crate::repl::{INTERRUPTED, World};
use crate::reply::{Lang, Trouble};
use crate::session::{MineOptions, Outside, Step};
use crate::teach::puzzle::GoalKind;
use crate::teach::train::facts;
use crate::words::say::{self, puzzles as words};

/// What is looked for, and where.
#[derive(Args, Debug)]
pub struct Mine {
    /// Games: files (.sgf .lib .rif .psq .rec .log .txt), or lists with a game a line; with --twin, puzzles (ids or .yaml)
    #[arg(value_name = "GAMES")]
    games: Vec<String>,
    /// Play so many games against itself
    #[arg(long, value_name = "N", default_value_t = 0)]
    play: u64,
    /// Throw stones on so many boards
    #[arg(long, value_name = "N", default_value_t = 0)]
    boards: u64,
    /// Only these kinds: vcf, vct, win, defend, find-all (default: all of them)
    #[arg(long, value_delimiter = ',', value_parser = kind)]
    kinds: Vec<GoalKind>,
    /// The near-identical position where it does not work, for each puzzle
    #[arg(long, conflicts_with_all = ["play", "boards", "kinds", "rule"], requires = "games")]
    twin: bool,
    /// The rule where the source names none (own games and boards: both in turn)
    #[arg(long, value_parser = rule)]
    rule: Option<Rule>,
    /// Where chance begins: the same seed gives the same puzzles
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Nodes that proving one puzzle may take
    #[arg(long, value_name = "N", default_value_t = facts::NODES)]
    nodes: u64,
    /// Threads
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    threads: u16,
    /// Write here, and go on where the file stops if it is there (default: standard output)
    #[arg(long, value_name = "FILE")]
    out: Option<String>,
}

fn kind(text: &str) -> Result<GoalKind, String> {
    GoalKind::from_name(text)
        .filter(|kind| *kind != GoalKind::None)
        .ok_or_else(|| "choose of vcf, vct, win, defend, find-all".to_owned())
}

/// Mines. The exit code.
pub fn run<W: Write>(
    what: Mine,
    lang: Lang,
    world: &mut World,
    out: &mut BufWriter<W>,
) -> anyhow::Result<u8> {
    let Mine { games, play, boards, kinds, twin, rule, seed, nodes, threads, out: file } = what;
    let options = MineOptions { games, play, boards, kinds, twin, rule, seed, nodes, threads, out: file };
    let mut tell = |step: Step| {
        out.write_all(if options.out.is_none() { step.text.as_bytes() } else { b"" })?;
        out.flush()?;
        // Where there is a terminal, what is being done is seen on one line of it.
        if stderr().is_terminal() {
            write!(stderr(), "\r{}\x1b[K", words::mining(lang, step.done, step.items, step.found))?;
            if step.done == step.items {
                writeln!(stderr())?;
            }
        }
        Ok(())
    };
    let mined = world.busy(|world| crate::session::mine(&options, world, &mut tell));
    Ok(match mined {
        Ok(_) if world.stop().is_raised() => INTERRUPTED,
        Ok(_) => exit::GOOD,
        // A reader that has seen enough is a normal end.
        Err(Trouble::Unwritable(_, error)) if error.kind() == ErrorKind::BrokenPipe => exit::GOOD,
        Err(trouble) => {
            writeln!(stderr(), "yonsan: {}", say::trouble(lang, &trouble))?;
            exit::FAULT
        }
    })
}
