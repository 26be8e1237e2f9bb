//! `strategy verify`: tries every reply to every decision.

use std::io::{IsTerminal, Write, stderr};
use std::sync::Mutex;

use super::{exit, json, words};
use crate::board::PointSet;
use crate::cli::shell::Shell;
use crate::repl::INTERRUPTED;
use crate::session::Outside;
use crate::session::grammar::Command;
use crate::session::grammar::shared::JSON;
use crate::session::grammar::strategy::{
    LASTING, LEAF_NODES, PARANOID, RESULTS, SAMPLE, SHARD, SHORTER, THREADS, VERIFIED,
};
use crate::solve::Limit;
use crate::solve::threads::on_threads;
use crate::strategy::tally::{Shard, Tally};
use crate::strategy::verify::{self, Decision, Demand};
use crate::strategy::{Tree, build, codec, lasting, openings};

pub fn run(command: &Command, shell: &mut Shell) -> anyhow::Result<u8> {
    let world = &mut shell.world;
    let mut tree = super::load(command, world)?;
    let mut seconds: PointSet = command.all(&VERIFIED).collect();
    if seconds.is_empty() {
        seconds = verify::seconds(&tree);
    }
    let lacking = verify::lacking(&tree);
    if let Some(second) = seconds.iter().find(|second| lacking.contains(openings::second_move(*second))) {
        anyhow::bail!("{second}: the tree has no move against it");
    }
    anyhow::ensure!(!seconds.is_empty(), "the tree has no move against any of White's second moves");
    let (decisions, _) = verify::decisions(&tree, &seconds);
    let all = decisions.len();
    let shard = command.get(&SHARD).unwrap_or(Shard { number: 1, of: 1 });
    let step = command.get(&SAMPLE).map_or(1, |sample| (all / sample.max(1)).max(1));
    let chosen: Vec<_> =
        decisions.into_iter().skip(shard.number - 1).step_by(shard.of).step_by(step).collect();
    let demand = Demand {
        nodes: command.get(&LEAF_NODES).unwrap_or(build::LEAF_NODES),
        shorter: command.get(&SHORTER),
        numbers: true,
        paranoid: command.has(&PARANOID),
        ..Demand::new(&tree, world.stop())
    };
    let threads = command.get(&THREADS).map_or(1, usize::from);
    let looked = world.busy(|_| look_at(&tree, &chosen, &demand, threads));
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
    if let Some(file) = command.get(&LASTING)
        && tally.open.is_empty()
        && stopped.is_none()
    {
        anyhow::ensure!(
            lasting::note(&mut tree, &seconds, &leaves),
            "how long the tree's lines last is known behind none of its other second moves: verify all of them"
        );
        // Every reply behind them has its answer.
        tree.finished = tree.finished.union(&seconds);
        super::write(&file, &codec::encode(&tree), world)?;
    }
    // It names the tree by all its bytes, so it is made only where it is wanted.
    let result = || json::verified(&tree, &seconds, all, shard, &tally).to_string();
    if let Some(file) = command.get(&RESULTS) {
        super::write(&file, format!("{}\n", result()).as_bytes(), world)?;
    }
    let text = if command.has(&JSON) {
        result()
    } else {
        words::verified(shell.theme.lang, all, &seconds, &tally) + &words::lacking(shell.theme.lang, &tree)
    };
    writeln!(shell.out, "{text}")?;
    Ok(match stopped {
        Some(_) => INTERRUPTED,
        // Of few decisions some shards get none.
        None if tally.holds() => exit::GOOD,
        None => exit::BAD,
    })
}
/// Verifies decisions on several threads.
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
