//! A file of puzzles, each read separately, so that a fault in one does not prevent the others from being
//! read.

use memchr::memchr_iter;

use super::documents::documents;
use super::fault::{PuzzleError, PuzzleFault};
use super::puzzle::Puzzle;
use super::yaml::parse_all;
use crate::solve::threads::{available, on_threads};
use crate::teach::FileError;
use crate::teach::place::Document;

/// One document of a file.
#[derive(Clone, Debug)]
pub struct Entry<'a> {
    text: &'a str,
    /// The number of lines of the file before it.
    before: usize,
    /// The puzzle, or its fault with the place in the file.
    pub puzzle: Result<Puzzle, PuzzleError>,
}

impl Entry<'_> {
    /// Line and column in the file, from 1, of the value that the keys lead to; of the puzzle where there is
    /// no such value.
    pub fn place(&self, path: &[&str]) -> (usize, usize) {
        let FileError { line, column, .. } = Document { text: self.text, index: 0 }.fault(path, ());
        (self.before + line, column)
    }
}

/// Reads the puzzles of a file one by one. A file without puzzles gives one entry with that fault.
pub fn parse_each(text: &str) -> Vec<Entry<'_>> {
    let read = |&(before, text): &(usize, _)| {
        let puzzle = match parse_all(text) {
            Ok(mut puzzles) => Ok(puzzles.remove(0)),
            // A document of comments only.
            Err(PuzzleError { reason: PuzzleFault::NoPuzzle | PuzzleFault::OnlyComments, .. }) => {
                return None;
            }
            Err(error) => Err(PuzzleError { line: error.line + before, ..error }),
        };
        Some(Entry { text, before, puzzle })
    };
    let mut lines = 0;
    let number = |document| {
        let before = lines;
        lines += memchr_iter(b'\n', str::as_bytes(document)).count();
        (before, document)
    };
    let documents: Vec<_> = documents(text).into_iter().map(number).collect();
    let mut entries: Vec<_> = on_threads(available(), &documents, read).into_iter().flatten().collect();
    if entries.is_empty() {
        let puzzle = Err(PuzzleError { line: 1, column: 1, reason: PuzzleFault::without_puzzle(text) });
        entries.push(Entry { text, before: 0, puzzle });
    }
    entries
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = "format: yonsan-puzzle\nversion: 1\nid: vcf-0001\ntitle: x\nrule: freestyle\n\
        position: 'B:h8i8,W:,b'\nside: black\ngoal: {kind: vcf}\nsource: x\nlicence: CC0-1.0\n";

    #[test]
    fn a_broken_puzzle_leaves_the_others() {
        let bomb = "a: &a [x, x]\nb: &b [*a, *a, *a, *a]\nc: &c [*b, *b, *b, *b]\nformat: *c\n";
        let text = format!(
            "# first\n{GOOD}---\n\tformat: x\n---\n{bomb}---\n---\n{GOOD}side: black\n--- # x\n{GOOD}"
        );
        let entries = parse_each(&text);
        let lines: Vec<Result<&str, usize>> = entries
            .iter()
            .map(|entry| entry.puzzle.as_ref().map(|p| p.id.as_str()).map_err(|error| error.line))
            .collect();
        assert_eq!(lines.len(), 5, "{lines:?}");
        assert_eq!((lines[0], lines[4]), (Ok("vcf-0001"), Ok("vcf-0001")));
        // The tab, the many aliases, and the puzzle with a repeated key.
        assert_eq!(lines[1], Err(13), "{:?}", entries[1].puzzle);
        assert!(matches!(lines[2], Err(14..=18)), "{:?}", entries[2].puzzle);
        assert!(matches!(lines[3], Err(19..=31)), "{:?}", entries[3].puzzle);
        assert_eq!(entries[0].place(&["goal", "kind"]), (9, 14));
        assert_eq!(entries[4].place(&["goal", "kind"]), (40, 14));
    }

    #[test]
    fn nothing_is_no_puzzle() {
        let (none, words) = (PuzzleFault::NoPuzzle, PuzzleFault::OnlyComments);
        for (text, reason) in [("", &none), ("# only words\n", &words), ("---\n---\n", &none)] {
            let entries = parse_each(text);
            assert!(matches!(&entries[..], [Entry { puzzle: Err(error), .. }] if error.reason == *reason));
        }
    }
}
