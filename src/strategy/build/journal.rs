//! The journal of a build: a file of decisions, one in each line.
//!
//! ```text
//! yonsan-journal 2 freestyle
//! B:h8i9,W:l8m8,b open 1 562
//! B:h8i9,W:l8m8,b j10
//! B:h8i9,W:l8m8,b none
//! finished l8 43
//! ```
//!
//! `open` is followed by the number of direct searches of a position that failed, and by the number of VCT
//! searches that were still expected to be needed in the end (`inf` where all moves had failed); `none` takes
//! back an earlier decision. Lines are only added. A line that was cut off when the program was killed is
//! removed. Version 1 had no `open`.

use std::collections::HashMap;
use std::fs::{File, TryLockError};
use std::io::{self, Read, Write};
use std::path::Path;

use thiserror::Error;

use super::super::tree::Tree;
use super::super::verify::decisions;
use super::settled::Settled;
use crate::board::{Canonical, Point, PointSet, Position, Rule, notation};
use crate::solve::win::above::{FailedByPosition, FailedSearches};

/// Why a journal cannot be used.
#[derive(Debug, Error)]
pub enum JournalError {
    /// The file cannot be read or written.
    #[error(transparent)]
    File(#[from] io::Error),
    /// Another program is writing to the file.
    #[error(
        "another program is at work with this journal; wait for it, or give this one a journal of its own"
    )]
    InUse,
    /// The first line is not that of a journal.
    #[error("line 1: not a journal of this program; it begins with: yonsan-journal 2 freestyle")]
    NoJournal,
    /// The file was written by a later version of the program.
    #[error(
        "line 1: a journal of version {0}, and this program knows versions 1 and 2: use a newer program, or begin another journal"
    )]
    Newer(u32),
    /// The file was written under another rule.
    #[error("line 1: a journal under the {} rule", .0.name())]
    OtherRule(Rule),
    /// A line is not an entry of a journal.
    #[error("line {line}: {text:?} is not a position and a move")]
    Line {
        /// The line, counted from 1.
        line: usize,
        /// The text of the line.
        text: String,
    },
}

/// The version of the format that is written.
const VERSION: u32 = 2;
/// The word that replaces a move where the decision was taken back.
const NONE: &str = "none";
/// The word that replaces a move where none was found; the numbers of the failed searches follow it.
const OPEN: &str = "open ";
/// The most failed searches of a position that a line may tell: each has three times as many nodes as the one before.
const MOST_SEARCHES: usize = 40;

/// The text with which every journal begins.
pub const BEGIN: &str = "yonsan-journal ";

/// The content of a journal besides the decisions.
#[derive(Debug, Default)]
pub struct Past {
    /// The failed searches, by position.
    pub failed: FailedByPosition,
    /// The decisions that were settled.
    pub settled: Settled,
    /// For each finished second move, the plies of its longest line at the time when it was finished.
    pub longest: HashMap<Point, u16>,
}

/// Opens or creates a file for work that is continued from one run to the next; it is read from its beginning
/// and written at its end.
///
/// # Errors
/// [`io::ErrorKind::WouldBlock`] while another program has reserved the file, [`io::ErrorKind::InvalidInput`]
/// for a path that is not a regular file, such as a device that might never end. Where files cannot be
/// locked, the work continues without a lock.
pub fn reserve(path: &Path) -> io::Result<File> {
    let file = File::options().read(true).append(true).create(true).open(path)?;
    if let Err(TryLockError::WouldBlock) = file.try_lock() {
        return Err(io::ErrorKind::WouldBlock.into());
    }
    if file.metadata()?.is_file() { Ok(file) } else { Err(io::ErrorKind::InvalidInput.into()) }
}

/// A journal that is open for writing.
pub struct Journal {
    file: File,
}

impl Journal {
    /// Opens or creates a journal, adds its decisions to the tree, and returns the journal and its other
    /// content.
    ///
    /// # Errors
    /// When the file cannot be read or written, is in use, or is no journal under the tree's rule.
    pub fn open(path: &Path, tree: &mut Tree) -> Result<(Self, Past), JournalError> {
        let mut file = reserve(path).map_err(|error| match error.kind() {
            io::ErrorKind::WouldBlock => JournalError::InUse,
            io::ErrorKind::InvalidInput => JournalError::NoJournal,
            _ => JournalError::File(error),
        })?;
        let mut text = String::new();
        file.read_to_string(&mut text)?;
        let head = format!("{BEGIN}{VERSION} {}\n", tree.rule().name());
        if head.starts_with(&text) {
            // The file is empty, or its first line was cut off.
            file.write_all(&head.as_bytes()[text.len()..])?;
            return Ok((Self { file }, Past { settled: Settled::of(tree), ..Past::default() }));
        }
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let past = read(&text[..whole], tree)?;
        // The file is changed only after it is known to be a journal.
        file.set_len(whole as u64)?;
        Ok((Self { file }, past))
    }

    /// Writes a whole line at once, so that only a full disk can cut it off.
    fn put(&mut self, line: &str) -> io::Result<()> {
        self.file.write_all(format!("{line}\n").as_bytes())
    }

    /// Adds the decisions of another tree, finished or not, where the first tree has none and none was taken back. What
    /// is behind a finished second move is not verified then: such second moves count as finished no longer.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn take_over(&mut self, other: &Tree, tree: &mut Tree, past: &Past) -> io::Result<()> {
        for (canonical, attack) in other.all() {
            let position = canonical.position(tree.rule());
            if !tree.contains(&position) && !past.settled.was_taken_back(&position) {
                tree.insert(&position, attack);
                self.add(&position, attack)?;
            }
        }
        past.settled.withdraw(tree);
        Ok(())
    }

    /// Records that a second move is finished, with the plies of its longest line.
    pub(super) fn finish(&mut self, second: Point, plies: u16) -> io::Result<()> {
        self.put(&format!("finished {second} {plies}"))
    }

    /// Records that a decision was taken back.
    pub(super) fn take_back(&mut self, position: &Position) -> io::Result<()> {
        self.put(&format!("{} {NONE}", notation::write_setup(position)))
    }

    /// Records that a position stays open, with its failed searches.
    pub(super) fn stays_open(&mut self, position: &Position, failed: FailedSearches) -> io::Result<()> {
        let FailedSearches { searches, left } = failed;
        self.put(&format!("{} {OPEN}{searches} {left:.0}", notation::write_setup(position)))
    }

    /// Records a decision.
    pub(super) fn add(&mut self, position: &Position, attack: Point) -> io::Result<()> {
        self.put(&format!("{} {attack}", notation::write_setup(position)))
    }
}

/// Adds the decisions in the complete lines of a journal to a tree, and returns its other content. A second
/// move counts as finished when it was finished and nothing behind it changed since.
///
/// # Errors
/// When it is no journal, or one under another rule, or with a line that cannot be read.
pub fn read(text: &str, tree: &mut Tree) -> Result<Past, JournalError> {
    let mut lines = text.lines().enumerate();
    let head = lines.next().map_or("", |(_, line)| line);
    let (version, rule) = head
        .strip_prefix(BEGIN)
        .and_then(|head| head.split_once(' '))
        .and_then(|(version, rule)| Some((version.parse::<u32>().ok()?, rule)))
        .ok_or(JournalError::NoJournal)?;
    if version > VERSION {
        return Err(JournalError::Newer(version));
    }
    let rule = Rule::from_name(rule).ok_or(JournalError::NoJournal)?;
    if rule != tree.rule() {
        return Err(JournalError::OtherRule(rule));
    }
    let mut past = Past { settled: Settled::of(tree), ..Past::default() };
    for (i, line) in lines {
        if let Some((second, plies)) = finished(line) {
            tree.finish(second, plies);
            past.longest.insert(second, plies);
            past.settled.add(&decisions(tree, &PointSet::from_iter([second])).0);
        } else {
            let wrong = || JournalError::Line { line: i + 1, text: line.to_owned() };
            match entry(line, rule).ok_or_else(wrong)? {
                (position, Entry::Decided(attack)) => {
                    tree.insert(&position, attack);
                }
                (position, Entry::TakenBack) => {
                    tree.remove(&position);
                    past.settled.take_back(&position);
                }
                (position, Entry::Open(failed)) => {
                    past.failed.insert(Canonical::of(&position).0, failed);
                }
            }
        }
    }
    past.settled.withdraw(tree);
    Ok(past)
}

/// The content of a journal's line about a position.
enum Entry {
    Decided(Point),
    TakenBack,
    Open(FailedSearches),
}

fn finished(line: &str) -> Option<(Point, u16)> {
    let (second, plies) = line.strip_prefix("finished ")?.split_once(' ')?;
    Some((second.parse().ok()?, plies.parse().ok()?))
}

fn entry(line: &str, rule: Rule) -> Option<(Position, Entry)> {
    let (position, said) = line.split_once(' ')?;
    let position = notation::parse(position, rule).ok()?;
    let entry = if said == NONE {
        Entry::TakenBack
    } else if let Some(failed) = said.strip_prefix(OPEN) {
        let (searches, left) = failed.split_once(' ')?;
        let failed = FailedSearches { searches: searches.parse().ok()?, left: left.parse().ok()? };
        Entry::Open(Some(failed).filter(|failed| failed.searches <= MOST_SEARCHES && failed.left >= 0.0)?)
    } else {
        Entry::Decided(said.parse().ok().filter(|&attack| position.is_empty(attack))?)
    };
    Some((position, entry))
}

#[cfg(test)]
mod tests {
    use super::super::super::testing::{at, tree};
    use super::*;

    #[test]
    fn what_changes_behind_a_finished_second_move_leaves_it_open() {
        let text = "yonsan-journal 2 freestyle\nB:h8,W:o8,b g7\nB:h8,W:o10,b g7\nB:h8g7,W:o8o10,b f6\n\
            finished o8 35\nfinished o10 37\n";
        let open_after = |more: &str| {
            let mut tree = Tree::new(Rule::Freestyle);
            let past = read(&format!("{text}{more}"), &mut tree).unwrap();
            assert_eq!(past.longest.len(), 2);
            let finished: Vec<String> = tree.finished.iter().map(|point| point.to_string()).collect();
            finished.join(" ")
        };
        assert_eq!(open_after(""), "o8 o10");
        assert_eq!(open_after("B:h8,W:a1,b g7\n"), "o8 o10");
        assert_eq!(open_after("B:h8g7,W:o8o10,b none\n"), "");
        assert_eq!(open_after("B:h8g7,W:o8o10,b none\nfinished o8 35\n"), "o8");
        assert_eq!(open_after("B:h8,W:o10,b none\nB:h8,W:o10,b i9\n"), "o8");
    }

    #[test]
    fn decisions_of_another_tree_are_taken_over_once_and_not_after_they_were_taken_back() {
        let path = std::env::temp_dir().join(format!("yonsan-begun-{}", std::process::id()));
        let text = "yonsan-journal 2 freestyle\nB:h8,W:o8,b g7\nfinished o8 35\nB:h8,W:o10,b g7\nfinished o10 35\n\
            B:h8,W:o12,b g7\nB:h8,W:o12,b none\n";
        std::fs::write(&path, text).unwrap();
        // Nothing leads to the last of them.
        let decided = [("h8o8", "i9"), ("h8o8g7a1", "f6"), ("h8o12", "g7"), ("h8o14g7a1", "f6")];
        let other = tree(&decided, &[]);
        for added in [2, 0] {
            let before = std::fs::read_to_string(&path).unwrap().lines().count();
            let mut tree = Tree::new(Rule::Freestyle);
            let (mut journal, past) = Journal::open(&path, &mut tree).unwrap();
            journal.take_over(&other, &mut tree, &past).unwrap();
            assert_eq!(std::fs::read_to_string(&path).unwrap().lines().count(), before + added);
            assert_eq!(tree.get(&at("h8o8")), "g7".parse().ok(), "it had a move");
            assert!(tree.contains(&at("h8o8g7a1")) && tree.contains(&at("h8o14g7a1")));
            assert!(!tree.contains(&at("h8o12")), "it was taken back");
            assert_eq!(tree.finished, PointSet::from_iter(["o10".parse().unwrap()]));
        }
        std::fs::remove_file(&path).unwrap();
    }

    #[test]
    fn figures_that_no_build_writes_are_refused() {
        let read_open = |said: &str| {
            read(
                &format!("yonsan-journal 2 freestyle\nB:h8,W:o8,b open {said}\n"),
                &mut Tree::new(Rule::Freestyle),
            )
        };
        assert!(["1 inf", "40 0.5"].iter().all(|said| read_open(said).is_ok()));
        assert!(["100000000000 1", "1 NaN", "1 -5"].iter().all(|said| read_open(said).is_err()));
    }

    #[test]
    fn what_was_written_is_read_and_a_cut_line_is_taken_away() {
        let path = std::env::temp_dir().join(format!("yonsan-journal-{}", std::process::id()));
        let position = notation::parse("h8l8i9m8", Rule::Freestyle).unwrap();
        let mut tree = Tree::new(Rule::Freestyle);
        let (mut journal, _) = Journal::open(&path, &mut tree).unwrap();
        journal.add(&position, "j10".parse().unwrap()).unwrap();
        let whole = std::fs::read_to_string(&path).unwrap();
        drop(journal);
        std::fs::write(&path, format!("{whole}B:h8i9,W:l8")).unwrap();
        let (mut journal, _) = Journal::open(&path, &mut tree).unwrap();
        assert_eq!(tree.get(&position), "j10".parse().ok());
        let other = notation::parse("h8l8i9m9", Rule::Freestyle).unwrap();
        journal.add(&other, "j10".parse().unwrap()).unwrap();
        let second = Journal::open(&path, &mut Tree::new(Rule::Freestyle));
        assert!(matches!(second, Err(JournalError::InUse)));
        drop(journal);
        let mut again = Tree::new(Rule::Freestyle);
        let (mut journal, _) = Journal::open(&path, &mut again).unwrap();
        assert_eq!(again.len(), 2);
        journal.take_back(&other).unwrap();
        let [failed, nearly] = [f32::INFINITY, 562.0].map(|left| FailedSearches { searches: 2, left });
        journal.stays_open(&position, failed).unwrap();
        journal.stays_open(&other, failed).unwrap();
        journal.stays_open(&other, nearly).unwrap();
        drop(journal);
        let mut again = Tree::new(Rule::Freestyle);
        let (_, past) = Journal::open(&path, &mut again).unwrap();
        assert_eq!(
            past.failed,
            FailedByPosition::from([(Canonical::of(&position).0, failed), (Canonical::of(&other).0, nearly)])
        );
        assert_eq!((again.get(&position), again.get(&other)), ("j10".parse().ok(), None));
        let wrong = Journal::open(&path, &mut Tree::new(Rule::Standard));
        assert!(matches!(wrong, Err(JournalError::OtherRule(Rule::Freestyle))));
        // A file that is not a journal is left unchanged; a first line that was cut off is written again.
        for (text, said) in
            [("my notes\nthe last line", "not a journal"), ("yonsan-journal 3 freestyle\n?", "version 3")]
        {
            std::fs::write(&path, text).unwrap();
            let refused = Journal::open(&path, &mut Tree::new(Rule::Freestyle)).map(|_| ()).unwrap_err();
            assert!(refused.to_string().contains(said), "{refused}");
            assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
        }
        std::fs::write(&path, "yonsan-jour").unwrap();
        drop(Journal::open(&path, &mut Tree::new(Rule::Standard)).unwrap());
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "yonsan-journal 2 standard\n");
        // A journal of an earlier version can be read.
        std::fs::write(&path, "yonsan-journal 1 freestyle\nB:h8,W:h9,b i9\n").unwrap();
        let mut tree = Tree::new(Rule::Freestyle);
        drop(Journal::open(&path, &mut tree).unwrap());
        assert_eq!(tree.len(), 1);
        std::fs::remove_file(&path).unwrap();
    }
}
