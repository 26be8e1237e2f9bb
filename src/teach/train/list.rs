//! Fixed lists of puzzles: a set that is solved in cycles, and the puzzles of an exam.
//!
//! A list is stored once, when it is made. What was done with it is read from the attempts that name it, as ratings are.

use super::attempt::{Attempt, AttemptMode, content};
use super::rating::starting;
use super::time::Millis;
use crate::board::{Dice, named};
use crate::teach::puzzle::Puzzle;

named! {
    /// The purpose of a list.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum ListKind {
        /// A set that is solved in cycles.
        Set = "set",
        /// An exam.
        Exam = "exam",
    }
}

impl ListKind {
    /// The mode of the attempts that are made for such a list.
    pub(super) const fn mode(self) -> AttemptMode {
        match self {
            Self::Set => AttemptMode::Set,
            Self::Exam => AttemptMode::Exam,
        }
    }
}

/// A puzzle of a list, with what a report needs to know of it after its file is gone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedPuzzle {
    /// The puzzle's id.
    pub id: String,
    /// The fingerprint of its task ([`content`]).
    pub content: String,
    /// Its rating before the first attempt.
    pub rating: u16,
    /// Its themes.
    pub themes: Vec<String>,
}

impl ListedPuzzle {
    /// The entry of a puzzle.
    pub fn of(puzzle: &Puzzle) -> Self {
        Self {
            id: puzzle.id.clone(),
            content: content(puzzle),
            rating: starting(puzzle).round().max(0.0) as u16,
            themes: puzzle.themes.clone(),
        }
    }

    /// Whether this is the puzzle, with the same task.
    pub fn is(&self, puzzle: &Puzzle) -> bool {
        self.id == puzzle.id && self.content == content(puzzle)
    }

    /// Whether an attempt was made at this puzzle.
    pub(super) fn is_of(&self, attempt: &Attempt) -> bool {
        self.id == attempt.puzzle && self.content == attempt.content
    }
}

/// A fixed list of puzzles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PracticeList {
    /// When it was made.
    pub at: Millis,
    /// Its purpose.
    pub kind: ListKind,
    /// Its name, which is unique among the lists of its kind.
    pub name: String,
    /// Its puzzles, the easiest first.
    pub puzzles: Vec<ListedPuzzle>,
    /// The options by which the puzzles were chosen, as they are typed.
    pub asked: String,
    /// The files of the puzzles; none for those that come with the program.
    pub files: Vec<String>,
    /// Where each cycle has an order of its own, the seed of the orders.
    pub shuffle: Option<u64>,
    /// The time for all puzzles, in milliseconds.
    pub limit: Option<Millis>,
}

/// One cycle through a set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cycle {
    /// Its number, from 1.
    pub number: usize,
    /// When its first attempt began.
    pub started: Millis,
    /// When its last attempt ended; `None` while puzzles of it are left.
    pub ended: Option<Millis>,
    /// The number of puzzles tried.
    pub tried: usize,
    /// The number of puzzles solved.
    pub solved: usize,
    /// The number of puzzles solved without a wrong move and without help.
    pub clean: usize,
    /// The time of the attempts, in milliseconds.
    pub millis: u64,
}

impl PracticeList {
    /// The attempts of a cycle, the first at each puzzle.
    pub(crate) fn attempts<'a>(&self, cycle: usize, attempts: &'a [Attempt]) -> Vec<&'a Attempt> {
        let mut own: Vec<&Attempt> = Vec::new();
        for attempt in attempts.iter().filter(|attempt| attempt.mode == self.kind.mode()) {
            let here = |place: &super::ListPlace| place.list == self.name && place.cycle == cycle;
            let is_own = attempt.place.as_ref().is_some_and(here);
            let same = |known: &&Attempt| known.puzzle == attempt.puzzle && known.content == attempt.content;
            if is_own && !own.iter().any(same) {
                own.push(attempt);
            }
        }
        own
    }

    /// The cycles that were begun, the first one first.
    pub fn cycles(&self, attempts: &[Attempt]) -> Vec<Cycle> {
        let places = attempts.iter().filter(|attempt| attempt.mode == self.kind.mode());
        let own = places.filter_map(|attempt| attempt.place.as_ref()).filter(|place| place.list == self.name);
        let last = own.map(|place| place.cycle).max().unwrap_or(0);
        let cycle = |number| {
            let all = self.attempts(number, attempts);
            let (first, end) = (all.first()?, all.iter().map(|attempt| attempt.at).max()?);
            // A set of which a file was lost is gone through without the puzzles that are lost.
            let is_over = number < last || all.len() >= self.puzzles.len();
            Some(Cycle {
                number,
                started: first.at.saturating_sub(first.millis),
                ended: is_over.then_some(end),
                tried: all.len(),
                solved: all.iter().filter(|attempt| attempt.solved).count(),
                clean: all.iter().filter(|attempt| attempt.is_clean()).count(),
                millis: all.iter().map(|attempt| attempt.millis).sum(),
            })
        };
        (1..=last).filter_map(cycle).collect()
    }

    /// The cycle that goes on, or the one that comes next, and the puzzles that are left in it, in their order. `puzzles`
    /// are those that there are; a puzzle of the list that is not among them, or was changed, is left out.
    pub(crate) fn left<'a>(&self, attempts: &[Attempt], puzzles: &'a [Puzzle]) -> (usize, Vec<&'a Puzzle>) {
        let there: Vec<(&ListedPuzzle, &Puzzle)> = self
            .puzzles
            .iter()
            .filter_map(|listed| Some((listed, puzzles.iter().find(|puzzle| listed.is(puzzle))?)))
            .collect();
        let last = self.cycles(attempts).last().map_or(0, |cycle| cycle.number);
        let done = self.attempts(last, attempts);
        let is_done = |listed: &ListedPuzzle| done.iter().any(|attempt| listed.is_of(attempt));
        let mut left = self.in_order(last, there.clone());
        left.retain(|(listed, _)| !is_done(listed));
        let (cycle, left) = if last == 0 || left.is_empty() {
            (last + 1, self.in_order(last + 1, there))
        } else {
            (last, left)
        };
        (cycle, left.into_iter().map(|(_, puzzle)| puzzle).collect())
    }

    /// Puzzles in the order that they have in a cycle.
    fn in_order<T>(&self, cycle: usize, mut puzzles: Vec<T>) -> Vec<T> {
        if let Some(seed) = self.shuffle {
            let mut dice = Dice::new(seed.wrapping_add(cycle as u64));
            for at in (1..puzzles.len()).rev() {
                puzzles.swap(at, dice.below(at + 1));
            }
        }
        puzzles
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::teach::puzzle::library;
    use crate::teach::train::ListPlace;
    use crate::teach::train::attempt::tests::attempt;

    /// A list of the first puzzles that ship.
    pub fn list(kind: ListKind, number: usize, shuffle: Option<u64>) -> PracticeList {
        PracticeList {
            at: 0,
            kind,
            name: "mine".to_owned(),
            puzzles: library::puzzles()[..number].iter().map(ListedPuzzle::of).collect(),
            asked: String::new(),
            files: Vec::new(),
            shuffle,
            limit: None,
        }
    }

    /// An attempt for a list, which takes a second.
    pub fn tried(kind: ListKind, cycle: usize, number: usize, at: Millis, score: f64) -> Attempt {
        let place = Some(ListPlace { list: "mine".to_owned(), cycle });
        Attempt { place, ..attempt(&library::puzzles()[number], at, kind.mode(), score) }
    }

    fn ids(puzzles: &[&Puzzle]) -> Vec<String> {
        puzzles.iter().map(|puzzle| puzzle.id.clone()).collect()
    }

    #[test]
    fn a_cycle_is_left_and_resumed_and_the_next_one_follows() {
        let set = list(ListKind::Set, 3, None);
        let puzzles = library::puzzles();
        let (cycle, left) = set.left(&[], puzzles);
        assert_eq!((cycle, ids(&left)), (1, ids(&puzzles[..3].iter().collect::<Vec<_>>())));
        let mut all = vec![
            tried(ListKind::Set, 1, 0, 5000, 1.0),
            // Another set and other practice are no part of this one.
            Attempt { place: None, ..tried(ListKind::Set, 1, 1, 6000, 1.0) },
            Attempt { mode: AttemptMode::Exam, ..tried(ListKind::Set, 1, 1, 6000, 1.0) },
            tried(ListKind::Set, 1, 2, 9000, 0.0),
            // A second attempt at the same puzzle changes nothing.
            tried(ListKind::Set, 1, 2, 9500, 1.0),
        ];
        let (cycle, left) = set.left(&all, puzzles);
        assert_eq!((cycle, ids(&left)), (1, vec![puzzles[1].id.clone()]));
        let known = set.cycles(&all);
        assert_eq!(known.len(), 1);
        assert_eq!((known[0].tried, known[0].solved, known[0].millis, known[0].ended), (2, 1, 2000, None));
        assert_eq!(known[0].started, 4000);
        all.push(tried(ListKind::Set, 1, 1, 20_000, 1.0));
        let (cycle, left) = set.left(&all, puzzles);
        assert_eq!((cycle, left.len()), (2, 3));
        assert_eq!(set.cycles(&all)[0].ended, Some(20_000));
        all.push(tried(ListKind::Set, 2, 0, 30_000, 1.0));
        let known = set.cycles(&all);
        assert_eq!((known.len(), known[1].number, known[1].ended), (2, 2, None));
    }

    #[test]
    fn a_shuffled_set_has_an_order_of_its_own_in_each_cycle() {
        let set = list(ListKind::Set, 12, Some(7));
        let puzzles = library::puzzles();
        let order = |attempts: &[Attempt]| ids(&set.left(attempts, puzzles).1);
        let first = order(&[]);
        assert_eq!(first, order(&[]), "the same seed, the same order");
        let all: Vec<Attempt> =
            (0..12).map(|number| tried(ListKind::Set, 1, number, 1000 * number as u64, 1.0)).collect();
        let second = order(&all);
        assert_ne!(first, second);
        // What is left of a cycle keeps its order.
        let one = puzzles.iter().position(|puzzle| puzzle.id == first[0]).unwrap();
        assert_eq!(order(&[tried(ListKind::Set, 1, one, 0, 1.0)]), first[1..]);
        let sorted = |mut ids: Vec<String>| {
            ids.sort();
            ids
        };
        assert_eq!(sorted(first), sorted(second));
    }

    #[test]
    fn a_puzzle_that_is_gone_is_left_out() {
        let set = list(ListKind::Set, 3, None);
        let there = &library::puzzles()[1..3];
        assert_eq!(set.left(&[], there).1.len(), 2);
        let all = [tried(ListKind::Set, 1, 1, 0, 1.0), tried(ListKind::Set, 1, 2, 0, 1.0)];
        assert_eq!(set.left(&all, there).0, 2, "what is left of the cycle cannot be had");
    }
}
