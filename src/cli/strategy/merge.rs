//! `strategy merge`: what many machines have found, put together.

use std::io::Write;

use clap::Args;
use serde::Deserialize;

use super::{exit, json, words};
use crate::board::{Point, PointSet, Position, Rule, notation};
use crate::repl::{INTERRUPTED, World};
use crate::reply::Lang;
use crate::session::Outside;
use crate::strategy::build::{Settled, journal};
use crate::strategy::tally::Tally;
use crate::strategy::verify::decisions;
use crate::strategy::{Tree, codec, openings, size};

/// What is put together.
#[derive(Args, Debug)]
pub struct Merge {
    /// Result files of `strategy verify --out`, all of one tree; or tree files and journals, all of one rule
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,
    /// Where the merged tree is written
    #[arg(long, value_name = "FILE")]
    out: Option<String>,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

/// A result file: what a shard of a verification found.
#[derive(Deserialize)]
struct Found {
    schema: String,
    rule: String,
    tree: String,
    seconds: Vec<String>,
    shard: Part,
    decisions: Looked,
    decided: usize,
    leaves: usize,
    shared: usize,
    longest_plies: usize,
    nodes: u64,
    checked: u64,
    open: Vec<Open>,
}

#[derive(Deserialize, PartialEq, Clone, Copy)]
struct Part {
    number: usize,
    of: usize,
}

#[derive(Deserialize)]
struct Looked {
    looked: usize,
    all: usize,
}

#[derive(Deserialize)]
struct Open {
    position: String,
    reply: String,
}

impl Merge {
    pub fn run(self, lang: Lang, world: &mut World, out: &mut dyn Write) -> anyhow::Result<u8> {
        let mut read = Vec::new();
        for file in &self.files {
            read.push((file.as_str(), super::read(file, world)?));
        }
        if read.iter().all(|(_, bytes)| bytes.trim_ascii_start().starts_with(b"{")) {
            anyhow::ensure!(self.out.is_none(), "--out is for merged trees; these are results of verify");
            self.results(lang, &read, out)
        } else {
            self.trees(lang, &read, world, out)
        }
    }

    fn results(&self, lang: Lang, read: &[(&str, Vec<u8>)], out: &mut dyn Write) -> anyhow::Result<u8> {
        let mut tally = Tally::default();
        let mut first: Option<Found> = None;
        let mut parts: Vec<usize> = Vec::new();
        for (file, bytes) in read {
            let result: Found = serde_json::from_slice(bytes)
                .map_err(|error| anyhow::anyhow!("{file}: not a result of verify: {error}"))?;
            anyhow::ensure!(result.schema == "yonsan.verify/1", "{file}: not a result of verify");
            let same = |first: &Found| {
                (&first.tree, &first.rule, &first.seconds, first.shard.of, first.decisions.all)
                    == (&result.tree, &result.rule, &result.seconds, result.shard.of, result.decisions.all)
            };
            anyhow::ensure!(
                first.as_ref().is_none_or(same),
                "{file}: of another tree, other second moves or another number of shards than {}",
                read[0].0
            );
            let number = result.shard.number;
            anyhow::ensure!(!parts.contains(&number), "{file}: shard {number} is there twice");
            parts.push(number);
            tally.add(result.tally().ok_or_else(|| anyhow::anyhow!("{file}: no position or no point"))?);
            first.get_or_insert(result);
        }
        let Some(first) = first else { return Ok(exit::BAD) };
        let missing: Vec<usize> = (1..=first.shard.of).filter(|number| !parts.contains(number)).collect();
        let all = first.decisions.all;
        let seconds: PointSet = first.seconds.iter().filter_map(|second| second.parse().ok()).collect();
        let whole = tally.decisions == all && missing.is_empty();
        let text = if self.json {
            json::merged(&first.rule, all, first.shard.of, &missing, &tally).to_string()
        } else {
            words::merged(lang, all, first.shard.of, &missing, &seconds, &tally)
        };
        writeln!(out, "{text}")?;
        Ok(match (tally.open.is_empty(), whole) {
            (true, true) => exit::GOOD,
            (true, false) => exit::UNKNOWN,
            (false, _) => exit::BAD,
        })
    }

    fn trees(
        &self,
        lang: Lang,
        read: &[(&str, Vec<u8>)],
        world: &mut World,
        out: &mut dyn Write,
    ) -> anyhow::Result<u8> {
        let Some(to) = &self.out else { anyhow::bail!("say where the merged tree goes: --out FILE") };
        let mut merged: Option<Tree> = None;
        for (file, bytes) in read {
            let rule = merged.as_ref().map(Tree::rule);
            let tree = tree(bytes, rule).map_err(|error| anyhow::anyhow!("{file}: {error}"))?;
            match &mut merged {
                None => merged = Some(tree),
                Some(merged) => add(merged, &tree),
            }
        }
        let Some(tree) = merged else { return Ok(exit::BAD) };
        super::write(to, &codec::encode(&tree), world)?;
        let Ok(size) = size::of(&tree, &world.stop()) else { return Ok(INTERRUPTED) };
        let text =
            if self.json { json::stats(&tree, size).to_string() } else { words::stats(lang, &tree, size) };
        writeln!(out, "{text}")?;
        Ok(exit::GOOD)
    }
}

impl Found {
    fn tally(&self) -> Option<Tally> {
        let rule = Rule::from_name(&self.rule)?;
        let open = |open: &Open| -> Option<(Position, Point)> {
            Some((notation::parse(&open.position, rule).ok()?, open.reply.parse().ok()?))
        };
        (1..=self.shard.of).contains(&self.shard.number).then_some(())?;
        Some(Tally {
            decisions: self.decisions.looked,
            decided: self.decided,
            leaves: self.leaves,
            shared: self.shared,
            longest: self.longest_plies,
            nodes: self.nodes,
            checked: self.checked,
            open: self.open.iter().map(open).collect::<Option<_>>()?,
        })
    }
}

/// A tree file or a journal.
pub(super) fn tree(bytes: &[u8], rule: Option<Rule>) -> anyhow::Result<Tree> {
    if !bytes.starts_with(journal::BEGIN.as_bytes()) {
        let tree = codec::decode(bytes)?;
        anyhow::ensure!(rule.is_none_or(|rule| rule == tree.rule()), "a tree under the other rule");
        return Ok(tree);
    }
    let text = std::str::from_utf8(bytes)?;
    let named = text.lines().next().and_then(|line| line.rsplit(' ').next()).and_then(Rule::from_name);
    let mut tree = Tree::new(rule.or(named).unwrap_or_default());
    // A line that was cut off is left out.
    journal::read(&text[..text.rfind('\n').map_or(0, |end| end + 1)], &mut tree)?;
    Ok(tree)
}

/// Adds to a tree what another one decides. Behind second moves that are finished in the first, nothing that it
/// decides is replaced, unless the other one wins there in fewer plies; and nothing comes in behind them that neither has
/// finished.
fn add(tree: &mut Tree, other: &Tree) {
    let bound = |tree: &Tree, second| tree.longest_behind(second).unwrap_or(u16::MAX);
    let shorter = |&second: &Point| bound(other, second) < bound(tree, second);
    let in_both = tree.finished.intersection(&other.finished);
    let replaced: PointSet = in_both.iter().filter(shorter).collect();
    let kept = tree.finished.minus(&replaced);
    let longest = kept.iter().filter_map(|second| tree.longest_behind(second)).max();
    let [stale, finished] = [&replaced, &kept].map(|seconds| decisions(tree, seconds).0);
    let mut settled = Settled::of(other);
    settled.add(&finished);
    for decision in stale {
        tree.remove(&decision.position);
    }
    for decision in decisions(other, &openings::second_moves()).0 {
        tree.insert(&decision.position, decision.attack);
    }
    for decision in finished {
        tree.insert(&decision.position, decision.attack);
    }
    let added = other.finished.minus(&kept);
    tree.finished = kept.union(&added);
    tree.longest = longest.max(added.iter().filter_map(|second| other.longest_behind(second)).max());
    // What is finished was left to threats there.
    let behind = decisions(tree, &tree.finished).0;
    for unsettled in behind.iter().filter(|decision| !settled.contains(decision)) {
        tree.remove(&unsettled.position);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::json::strategy as json;
    use crate::strategy::tally::Shard;

    #[test]
    fn the_shorter_of_two_wins_stays_with_all_that_is_behind_it() {
        let at = |moves: &str| notation::parse(moves, Rule::Standard).unwrap();
        let tree = |moves: &[(&str, &str)], finished: &[(&str, u16)]| {
            let mut tree = Tree::new(Rule::Standard);
            for (moves, attack) in moves {
                tree.insert(&at(moves), attack.parse().unwrap());
            }
            for &(second, plies) in finished {
                tree.finish(second.parse().unwrap(), plies);
            }
            tree
        };
        let long = tree(&[("h8o8", "g7"), ("h8o8g7a1", "f8"), ("h8o9", "g7")], &[("o8", 51), ("o9", 51)]);
        let short = tree(&[("h8o8", "i9"), ("h8o8i9a1", "f8")], &[("o8", 35)]);
        for (first, second) in [(&long, &short), (&short, &long)] {
            let mut merged = first.clone();
            add(&mut merged, second);
            assert_eq!(merged.get(&at("h8o8")), "i9".parse().ok());
            assert!(merged.contains(&at("h8o8i9a1")) && merged.contains(&at("h8o9")));
            assert_eq!((merged.finished, merged.longest), (long.finished, Some(51)));
        }
        let mut merged = long.clone();
        add(&mut merged, &short);
        assert!(!merged.contains(&at("h8o8g7a1")), "nothing leads there any more");
        add(&mut merged, &tree(&[("h8o9", "i7")], &[("o9", 33)]));
        assert_eq!((merged.get(&at("h8o9")), merged.longest), ("i7".parse().ok(), Some(51)));
    }

    #[test]
    fn what_both_second_moves_lead_to_stays_when_one_is_replaced() {
        let at = |moves: &str| notation::parse(moves, Rule::Standard).unwrap();
        let decided = |moves: &[(&str, &str)], finished: &[(&str, u16)]| {
            let mut tree = Tree::new(Rule::Standard);
            for (moves, attack) in moves {
                tree.insert(&at(moves), attack.parse().unwrap());
            }
            for (second, plies) in finished {
                tree.finish(second.parse().unwrap(), *plies);
            }
            tree
        };
        for (replaced, kept) in [("o8", "o10"), ("o10", "o8")] {
            let both = format!("h8{replaced}g7{kept}");
            let mut merged = decided(
                &[(&format!("h8{replaced}"), "g7"), (&format!("h8{kept}"), "g7"), (&both, "f6")],
                &[(replaced, 51), (kept, 35)],
            );
            add(&mut merged, &decided(&[(&format!("h8{replaced}"), "i9")], &[(replaced, 33)]));
            assert_eq!(merged.get(&at(&format!("h8{replaced}"))), "i9".parse().ok());
            assert_eq!(merged.get(&at(&both)), "f6".parse().ok(), "{kept} leads there");
        }
    }

    #[test]
    fn what_is_not_finished_comes_in_behind_nothing_that_is() {
        let at = |moves: &str| notation::parse(moves, Rule::Standard).unwrap();
        let point = |name: &str| name.parse::<Point>().unwrap();
        let mut finished = Tree::new(Rule::Standard);
        finished.insert(&at("h8o8"), point("g7"));
        finished.finish(point("o8"), 35);
        let mut unfinished = Tree::new(Rule::Standard);
        for moves in ["h8o10", "h8o12"] {
            unfinished.insert(&at(moves), point("g7"));
        }
        for moves in ["h8o10g7o8", "h8o10g7o12"] {
            unfinished.insert(&at(moves), point("f6"));
        }
        for (first, second) in [(&finished, &unfinished), (&unfinished, &finished)] {
            let mut merged = first.clone();
            add(&mut merged, second);
            assert_eq!((merged.len(), merged.finished), (4, finished.finished));
            assert!(!merged.contains(&at("h8o8g7o10")), "threats win there, as they did");
            assert!(merged.contains(&at("h8o10g7o12")));
        }
    }

    #[test]
    fn what_verify_writes_is_read_back() {
        let tree = Tree::new(Rule::Standard);
        let position = notation::parse("h8o8g7", Rule::Standard).unwrap();
        let open = vec![(position, "a1".parse().unwrap())];
        let tally = Tally {
            decisions: 3,
            decided: 5,
            leaves: 600,
            shared: 500,
            longest: 31,
            nodes: 7,
            checked: 9,
            open,
        };
        let seconds = PointSet::from_iter(["o8".parse().unwrap()]);
        let written = json::verify(&tree, &seconds, 10, Shard { number: 2, of: 4 }, &tally).to_string();
        let result: Found = serde_json::from_str(&written).unwrap();
        assert_eq!(result.tally(), Some(tally));
        assert_eq!((result.seconds, result.decisions.all, result.shard.number), (vec!["o8".into()], 10, 2));
    }
}
