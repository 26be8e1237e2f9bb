//! Merges the results of several machines: trees, journals, and the results of a verification in shards.

use serde::Deserialize;
use thiserror::Error;

use super::build::{JournalError, Settled, journal};
use super::codec::{self, CodecError};
use super::openings;
use super::tally::{Longer, Shard, Tally};
use super::tree::Tree;
use super::verify::decisions;
use crate::board::{Point, PointSet, Position, Rule, notation};

/// Why a file cannot be merged with others.
#[derive(Debug, Error)]
pub enum MergeError {
    /// The file is neither a tree nor a journal.
    #[error(
        "not a strategy of this program, neither a tree (it begins with YONT) nor a journal (yonsan-journal)"
    )]
    Neither,
    /// The file begins like a tree, but is not one.
    #[error(transparent)]
    Tree(#[from] CodecError),
    /// The file begins like a journal, but is not one.
    #[error(transparent)]
    Journal(#[from] JournalError),
    /// The file begins like a journal, but is not text.
    #[error(transparent)]
    NoText(#[from] std::str::Utf8Error),
    /// The file is under another rule than the trees before it.
    #[error("a tree under the other rule")]
    OtherRule,
    /// The file is not JSON, or lacks a field.
    #[error("not a result of verify: {0}")]
    NoResult(#[from] serde_json::Error),
    /// The file is JSON of another kind.
    #[error("not a result of verify")]
    OtherSchema,
    /// One of its positions, points or shards cannot be read.
    #[error("no position or no point")]
    NoPosition,
    /// The results belong to another verification.
    #[error("of another tree, other second moves or another number of shards than the first file")]
    OfAnother,
    /// The results of this shard were already added.
    #[error("shard {0} is there twice")]
    Twice(usize),
}

/// A result file: the result of one shard of a verification.
#[derive(Deserialize)]
struct ResultFile {
    schema: String,
    rule: String,
    tree: String,
    seconds: Vec<String>,
    shard: Shard,
    decisions: DecisionsField,
    decided: usize,
    leaves: usize,
    shared: usize,
    longest_plies: usize,
    nodes: u64,
    checked: u64,
    open: Vec<OpenField>,
    /// Earlier versions did not compare.
    #[serde(default)]
    numbers: NumbersField,
}

#[derive(Deserialize, Default)]
struct NumbersField {
    compared: usize,
    longer: Vec<LongerField>,
}

#[derive(Deserialize)]
struct LongerField {
    position: String,
    said: u16,
    found: Option<usize>,
}

#[derive(Deserialize)]
struct DecisionsField {
    looked: usize,
    all: usize,
}

#[derive(Deserialize)]
struct OpenField {
    position: String,
    reply: String,
}

impl ResultFile {
    fn read(bytes: &[u8]) -> Result<Self, MergeError> {
        let result: Self = serde_json::from_slice(bytes)?;
        if result.schema == "yonsan.verify/1" { Ok(result) } else { Err(MergeError::OtherSchema) }
    }

    /// Whether both are results of the same verification.
    fn belongs_to(&self, other: &Self) -> bool {
        (&self.tree, &self.rule, &self.seconds, self.shard.of, self.decisions.all)
            == (&other.tree, &other.rule, &other.seconds, other.shard.of, other.decisions.all)
    }

    fn tally(&self) -> Option<Tally> {
        let rule = Rule::from_name(&self.rule)?;
        let open = |open: &OpenField| -> Option<(Position, Point)> {
            Some((notation::parse(&open.position, rule).ok()?, open.reply.parse().ok()?))
        };
        let longer = |longer: &LongerField| -> Option<Longer> {
            let position = notation::parse(&longer.position, rule).ok()?;
            Some(Longer { position, said: longer.said, found: longer.found })
        };
        self.shard.is_one().then_some(())?;
        Some(Tally {
            decisions: self.decisions.looked,
            decided: self.decided,
            leaves: self.leaves,
            shared: self.shared,
            longest: self.longest_plies,
            nodes: self.nodes,
            checked: self.checked,
            compared: self.numbers.compared,
            longer: self.numbers.longer.iter().map(longer).collect::<Option<_>>()?,
            open: self.open.iter().map(open).collect::<Option<_>>()?,
        })
    }
}

/// The results of one verification, over all shards that were read.
pub struct Results {
    first: ResultFile,
    /// The numbers of the shards that were read.
    shards: Vec<usize>,
    /// The sum of their tallies.
    pub tally: Tally,
}

impl Results {
    /// Reads the results of the first file.
    ///
    /// # Errors
    /// When the file is not a result file.
    pub fn read(bytes: &[u8]) -> Result<Self, MergeError> {
        let first = ResultFile::read(bytes)?;
        let tally = first.tally().ok_or(MergeError::NoPosition)?;
        Ok(Self { shards: vec![first.shard.number], first, tally })
    }

    /// Adds the results of another shard.
    ///
    /// # Errors
    /// When the file is not a result file, belongs to another verification, or to a shard that was added
    /// before.
    pub fn add(&mut self, bytes: &[u8]) -> Result<(), MergeError> {
        let result = ResultFile::read(bytes)?;
        let number = result.shard.number;
        if !result.belongs_to(&self.first) {
            return Err(MergeError::OfAnother);
        }
        if self.shards.contains(&number) {
            return Err(MergeError::Twice(number));
        }
        self.tally.add(result.tally().ok_or(MergeError::NoPosition)?);
        self.shards.push(number);
        Ok(())
    }

    /// The name of the tree's rule.
    pub fn rule(&self) -> &str {
        &self.first.rule
    }

    /// White's second moves for which the tree was verified.
    pub fn seconds(&self) -> PointSet {
        self.first.seconds.iter().filter_map(|second| second.parse().ok()).collect()
    }

    /// The number of decisions in all shards.
    pub const fn decisions(&self) -> usize {
        self.first.decisions.all
    }

    /// The number of shards.
    pub const fn shards(&self) -> usize {
        self.first.shard.of
    }

    /// The numbers of the shards that were not read.
    pub fn missing(&self) -> Vec<usize> {
        (1..=self.shards()).filter(|number| !self.shards.contains(number)).collect()
    }

    /// Whether every decision was verified.
    pub fn is_whole(&self) -> bool {
        self.tally.decisions == self.decisions() && self.missing().is_empty()
    }
}

/// Reads a tree file or the journal of a build; where a rule is given, it must be the file's.
///
/// # Errors
/// When the file is neither, or is under another rule.
pub fn read_tree(bytes: &[u8], rule: Option<Rule>) -> Result<Tree, MergeError> {
    if !bytes.starts_with(journal::BEGIN.as_bytes()) {
        let tree = codec::decode(bytes).map_err(|error| match error {
            CodecError::NoTree => MergeError::Neither,
            error => error.into(),
        })?;
        return Some(tree)
            .filter(|tree| rule.is_none_or(|rule| rule == tree.rule()))
            .ok_or(MergeError::OtherRule);
    }
    let text = std::str::from_utf8(bytes)?;
    let named = text.lines().next().and_then(|line| line.rsplit(' ').next()).and_then(Rule::from_name);
    let mut tree = Tree::new(rule.or(named).unwrap_or_default());
    // A line that was cut off is left out.
    journal::read(&text[..text.rfind('\n').map_or(0, |end| end + 1)], &mut tree)?;
    Ok(tree)
}

/// Adds the decisions of another tree to a tree. Behind second moves that are finished in the first tree, no
/// decision is replaced, unless the other tree wins there in fewer plies; and no decision is added behind
/// them for which neither tree is finished.
pub fn add(tree: &mut Tree, other: &Tree) {
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
    for (position, plies) in other.numbers() {
        tree.keep(position, plies);
    }
    let added = other.finished.minus(&kept);
    tree.finished = kept.union(&added);
    tree.longest = longest.max(added.iter().filter_map(|second| other.longest_behind(second)).max());
    // A position behind a finished second move that has no decision there was left to threats.
    let behind = decisions(tree, &tree.finished).0;
    for unsettled in behind.iter().filter(|decision| !settled.contains(decision)) {
        tree.remove(&unsettled.position);
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{at, tree};
    use super::*;

    #[test]
    fn the_shorter_of_two_wins_stays_with_all_that_is_behind_it() {
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
        for (replaced, kept) in [("o8", "o10"), ("o10", "o8")] {
            let [one, other] = [replaced, kept].map(|second| format!("h8{second}"));
            let both = format!("h8{replaced}g7{kept}");
            let mut merged =
                tree(&[(&one, "g7"), (&other, "g7"), (&both, "f6")], &[(replaced, 51), (kept, 35)]);
            add(&mut merged, &tree(&[(&one, "i9")], &[(replaced, 33)]));
            assert_eq!(merged.get(&at(&one)), "i9".parse().ok());
            assert_eq!(merged.get(&at(&both)), "f6".parse().ok(), "{kept} leads there");
        }
    }

    #[test]
    fn what_is_not_finished_comes_in_behind_nothing_that_is() {
        let finished = tree(&[("h8o8", "g7")], &[("o8", 35)]);
        let unfinished = [("h8o10", "g7"), ("h8o12", "g7"), ("h8o10g7o8", "f6"), ("h8o10g7o12", "f6")];
        let unfinished = tree(&unfinished, &[]);
        for (first, second) in [(&finished, &unfinished), (&unfinished, &finished)] {
            let mut merged = first.clone();
            add(&mut merged, second);
            assert_eq!((merged.len(), merged.finished), (4, finished.finished));
            assert!(!merged.contains(&at("h8o8g7o10")), "threats win there, as they did");
            assert!(merged.contains(&at("h8o10g7o12")));
        }
    }
}
