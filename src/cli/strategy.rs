//! The whole-board tree from the shell: built, counted, verified.

use std::io::{BufWriter, IsTerminal, Write, stderr};
use std::path::PathBuf;
use std::sync::Mutex;

use clap::{Args, Subcommand};

use super::{exit, options};
use crate::board::{Point, PointSet, Rule};
use crate::render::json::strategy as json;
use crate::repl::{INTERRUPTED, Outside, World};
use crate::solve::Limit;
use crate::solve::share::on_threads;
use crate::strategy::build::{self, Event, Journal};
use crate::strategy::tally::{self, Shard, Tally};
use crate::strategy::verify::{self, Demand};
use crate::strategy::{Tree, codec, openings, shipped};
use crate::words::english::strategy as words;

/// Which tree.
#[derive(Args, Debug)]
pub struct Which {
    /// The rule
    #[arg(long, default_value = "freestyle", value_parser = options::rule)]
    rule: Rule,
    /// A tree file instead of the one that ships with the program
    #[arg(long, value_name = "FILE")]
    tree: Option<String>,
}

fn second(text: &str) -> Result<Point, String> {
    let point = options::point(text)?;
    if openings::second_moves().contains(&point) {
        return Ok(point);
    }
    Err(format!(
        "{point} is a picture of another second move; the 35 are h9 to h15 and what lies to their right up to the diagonal, i9 to o15 and i8 to o8"
    ))
}

/// What is done with the tree.
#[derive(Subcommand, Debug)]
pub enum What {
    /// How large it is, and which second moves are finished
    Stats {
        #[command(flatten)]
        which: Which,
        /// Answer as JSON
        #[arg(long)]
        json: bool,
    },
    /// Try every legal reply to every decision; each must have an answer that the checker accepts
    Verify {
        #[command(flatten)]
        which: Which,
        /// Only behind these second moves (default: the finished ones)
        #[arg(value_parser = second)]
        seconds: Vec<Point>,
        /// Look at so many decisions only, spread over the tree
        #[arg(long, value_name = "N")]
        sample: Option<usize>,
        /// Find a proof of its own for every reply
        #[arg(long)]
        paranoid: bool,
        /// Part K of N of the work
        #[arg(long, value_name = "K/N")]
        shard: Option<Shard>,
        /// Threads
        #[arg(long, default_value_t = 1)]
        threads: usize,
        /// Nodes that one reply may take
        #[arg(long, default_value_t = build::LEAF_NODES)]
        nodes: u64,
        /// Answer as JSON
        #[arg(long)]
        json: bool,
    },
    /// Search for what is missing, and write the tree
    Build {
        /// The rule
        #[arg(long, default_value = "freestyle", value_parser = options::rule)]
        rule: Rule,
        /// Work on these second moves (default: all, the farthest first)
        #[arg(value_parser = second)]
        seconds: Vec<Point>,
        /// Every decision is added to this file, and read from it at the next start
        #[arg(long, value_name = "FILE")]
        journal: PathBuf,
        /// Where the tree is written after each second move
        #[arg(long, value_name = "FILE")]
        out: Option<String>,
        /// No line may have more plies
        #[arg(long, value_name = "PLIES")]
        longest: Option<u16>,
    },
}

/// Does it. The exit code: 0 when all that was asked holds, 1 when something is open.
pub fn run<W: Write>(what: What, world: &mut World, out: &mut BufWriter<W>) -> anyhow::Result<u8> {
    match what {
        What::Stats { which, json: as_json } => {
            let tree = load(&which, world)?;
            let size = tally::size(&tree);
            let text = if as_json { json::stats(&tree, size).to_string() } else { words::stats(&tree, size) };
            writeln!(out, "{text}")?;
            Ok(exit::GOOD)
        }
        What::Verify { which, seconds, sample, paranoid, shard, threads, nodes, json: as_json } => {
            let tree = load(&which, world)?;
            let seconds: PointSet =
                if seconds.is_empty() { tree.finished } else { seconds.into_iter().collect() };
            let (decisions, _) = verify::decisions(&tree, &seconds);
            let all = decisions.len();
            let shard = shard.unwrap_or(Shard { number: 1, of: 1 });
            let step = sample.map_or(1, |sample| (all / sample.max(1)).max(1));
            let chosen: Vec<_> =
                decisions.into_iter().skip(shard.number - 1).step_by(shard.of).step_by(step).collect();
            let demand = Demand { nodes, longest: tree.longest, paranoid, stop: world.stop() };
            let (tally, stopped) = world.busy(|_| look_at(&tree, &chosen, &demand, threads));
            let text = if as_json {
                json::verify(&tree, all, shard, &tally).to_string()
            } else {
                words::verified(all, &seconds, &tally)
            };
            writeln!(out, "{text}")?;
            Ok(match stopped {
                Some(_) => INTERRUPTED,
                None if tally.open.is_empty() && tally.decisions > 0 => exit::GOOD,
                None => exit::BAD,
            })
        }
        What::Build { rule, seconds, journal, out: file, longest } => {
            let mut tree = shipped(rule).clone();
            let mut journal = Journal::open(&journal, &mut tree)?;
            let settings = build::Settings { longest, stop: world.stop(), ..build::Settings::default() };
            let seconds = if seconds.is_empty() { by_distance() } else { seconds };
            let mut code = exit::GOOD;
            for second in seconds {
                if tree.finished.contains(second) {
                    continue;
                }
                let mut written = Ok(());
                let mut record = |event: &Event| {
                    let noted = match event {
                        Event::Decided(position, attack) => journal.add(position, *attack),
                        Event::Finished(second, plies) => journal.finish(*second, *plies),
                        Event::Won { .. } | Event::Open { .. } => progress(second, event),
                    };
                    if noted.is_err() {
                        written = noted;
                    }
                };
                let outcome = world.busy(|_| build::opening(&mut tree, second, &settings, &mut record));
                written?;
                match outcome {
                    Ok(outcome) => {
                        writeln!(out, "{}", words::built(second, &outcome))?;
                        if outcome.longest.is_none() {
                            code = exit::BAD;
                        }
                    }
                    Err(_) => return Ok(INTERRUPTED),
                }
                out.flush()?;
                if let Some(file) = &file {
                    world.write(file, &codec::encode(&tree))?;
                }
            }
            Ok(code)
        }
    }
}

fn load(which: &Which, world: &mut World) -> anyhow::Result<Tree> {
    let Some(file) = &which.tree else { return Ok(shipped(which.rule).clone()) };
    let bytes = world.read(file).map_err(|error| anyhow::anyhow!("{file}: {error}"))?;
    codec::decode(&bytes).map_err(|error| anyhow::anyhow!("{file}: {error}"))
}

/// Looks at decisions, on several threads; what was found until it was stopped.
fn look_at(
    tree: &Tree,
    decisions: &[verify::Decision],
    demand: &Demand,
    threads: usize,
) -> (Tally, Option<Limit>) {
    let done = Mutex::new(0);
    let looked = on_threads(threads.max(1), decisions, |decision| {
        let looked = verify::look(tree, decision, demand);
        if let Ok(mut done) = done.lock() {
            *done += 1;
            if stderr().is_terminal() {
                eprint!("\r{} of {} decisions", *done, decisions.len());
            }
        }
        looked
    });
    if stderr().is_terminal() {
        eprintln!();
    }
    let mut tally = Tally::default();
    let mut stopped = None;
    for looked in looked {
        match looked {
            Ok(looked) => tally.add(looked),
            Err(limit) => stopped = Some(limit),
        }
    }
    (tally, stopped)
}

fn by_distance() -> Vec<Point> {
    let mut seconds = openings::second_moves();
    let far = |point: Point| {
        let (x, y) = (point.x().abs_diff(Point::CENTRE.x()), point.y().abs_diff(Point::CENTRE.y()));
        std::cmp::Reverse(x.max(y))
    };
    seconds.sort_by_key(|&point| far(point));
    seconds
}

/// Where there is a terminal, what is being done is seen on one line of it.
fn progress(second: Point, event: &Event) -> std::io::Result<()> {
    if stderr().is_terminal() {
        write!(stderr(), "\r{}\x1b[K", words::building(second, event))?;
    }
    Ok(())
}
