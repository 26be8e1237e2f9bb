//! `strategy verify`: every reply to every decision.

use std::io::{IsTerminal, Write, stderr};
use std::sync::Mutex;

use clap::Args;

use super::{Which, exit, json, second, words};
use crate::board::{Point, PointSet};
use crate::repl::{INTERRUPTED, World};
use crate::reply::Lang;
use crate::session::Outside;
use crate::solve::Limit;
use crate::solve::threads::on_threads;
use crate::strategy::tally::{Shard, Tally};
use crate::strategy::verify::{self, Decision, Demand};
use crate::strategy::{Tree, build, codec, lasting, openings};

/// What is verified, and how.
#[derive(Args, Debug)]
pub struct Verify {
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
    /// Write what was found to this file; `strategy merge` adds such files up
    #[arg(long, value_name = "FILE")]
    out: Option<String>,
    /// Write the tree to this file with how long White can last after each decision; only when every decision
    /// was looked at and every reply has an answer
    #[arg(long, value_name = "FILE", conflicts_with_all = ["sample", "shard", "seconds"])]
    lasting: Option<String>,
    /// Look for answers within so many plies from the empty board first, and for others only where there are none: what
    /// is written with --lasting is less then
    #[arg(long, value_name = "PLIES")]
    shorter: Option<u16>,
    /// Threads
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Nodes that one reply may take
    #[arg(long, default_value_t = build::LEAF_NODES)]
    nodes: u64,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

impl Verify {
    pub fn run(self, lang: Lang, world: &mut World, out: &mut dyn Write) -> anyhow::Result<u8> {
        let mut tree = self.which.load(world)?;
        let seconds: PointSet =
            if self.seconds.is_empty() { tree.finished } else { self.seconds.into_iter().collect() };
        let start = openings::start(tree.rule());
        let nothing = |second: &Point| {
            start.clone().after(&[openings::second_move(*second)]).is_ok_and(|after| !tree.contains(&after))
        };
        if let Some(second) = seconds.iter().find(nothing) {
            anyhow::bail!("{second}: the tree has no move against it");
        }
        anyhow::ensure!(!seconds.is_empty(), "the tree has no finished second move");
        let (decisions, _) = verify::decisions(&tree, &seconds);
        let all = decisions.len();
        let shard = self.shard.unwrap_or(Shard { number: 1, of: 1 });
        let step = self.sample.map_or(1, |sample| (all / sample.max(1)).max(1));
        let chosen: Vec<_> =
            decisions.into_iter().skip(shard.number - 1).step_by(shard.of).step_by(step).collect();
        let demand = Demand {
            nodes: self.nodes,
            shorter: self.shorter,
            paranoid: self.paranoid,
            ..Demand::new(&tree, world.stop())
        };
        let looked = world.busy(|_| look_at(&tree, &chosen, &demand, self.threads));
        let (mut tally, mut stopped) = (Tally::default(), None);
        let mut leaves = Vec::new();
        for looked in looked {
            match looked {
                Ok(looked) => {
                    leaves.push(looked.longest);
                    tally.add(looked);
                }
                Err(limit) => stopped = Some(limit),
            }
        }
        if let Some(file) = &self.lasting
            && tally.open.is_empty()
            && stopped.is_none()
        {
            let fits = lasting::note(&mut tree, &leaves);
            anyhow::ensure!(
                fits,
                "the tree has decisions behind second moves that are not finished: build those first"
            );
            super::write(file, &codec::encode(&tree), world)?;
        }
        // It names the tree by all its bytes, so it is made only where it is wanted.
        let result = || json::verify(&tree, &seconds, all, shard, &tally).to_string();
        if let Some(file) = &self.out {
            super::write(file, format!("{}\n", result()).as_bytes(), world)?;
        }
        writeln!(out, "{}", if self.json { result() } else { words::verified(lang, all, &seconds, &tally) })?;
        Ok(match stopped {
            Some(_) => INTERRUPTED,
            // Of few decisions some shards get none.
            None if tally.open.is_empty() => exit::GOOD,
            None => exit::BAD,
        })
    }
}

/// Looks at decisions, on several threads.
fn look_at(
    tree: &Tree,
    decisions: &[Decision],
    demand: &Demand,
    threads: usize,
) -> Vec<Result<Tally, Limit>> {
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
    looked
}
