//! One attempt at a puzzle, and its score.

use super::time::Millis;
use crate::board::{Point, named, notation};
use crate::teach::puzzle::Puzzle;

named! {
    /// The reason for an attempt.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum AttemptMode {
        /// Training: a puzzle near the solver's rating.
        Train = "train",
        /// Review: a puzzle whose repetition was due.
        Review = "review",
        /// A streak: puzzles against the clock.
        Streak = "streak",
        /// A card of the opening drill.
        Opening = "opening",
        /// A cycle through a fixed set of puzzles.
        Set = "set",
        /// An exam.
        Exam = "exam",
    }
}

impl AttemptMode {
    /// Whether a first attempt counts for the ratings: a repetition and a card say nothing about strength.
    pub(super) const fn is_rated(self) -> bool {
        match self {
            Self::Train | Self::Streak | Self::Set | Self::Exam => true,
            Self::Review | Self::Opening => false,
        }
    }
}

/// The list of puzzles for which an attempt was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListPlace {
    /// The name of the set or the exam, which are told apart by the mode of the attempt.
    pub list: String,
    /// The cycle through the set, from 1; an exam has one.
    pub cycle: usize,
}

/// A finished attempt at a puzzle.
#[derive(Clone, PartialEq, Debug)]
pub struct Attempt {
    /// When the attempt ended.
    pub at: Millis,
    /// The puzzle's id.
    pub puzzle: String,
    /// The fingerprint of the puzzle's task ([`content`]).
    pub content: String,
    /// The name of the goal's kind.
    pub kind: String,
    /// The reason for the attempt.
    pub mode: AttemptMode,
    /// Whether the solver found the solution.
    pub solved: bool,
    /// The number of wrong moves.
    pub misses: usize,
    /// The number of hints that were taken.
    pub hints: usize,
    /// The score from 0 (not solved) to 1 (solved without wrong moves and hints); see [`score`].
    pub score: f64,
    /// The duration of the attempt, in milliseconds.
    pub millis: u64,
    /// The rating of the puzzle before its first attempt ([`super::starting`]).
    pub rating: f64,
    /// The moves that were tried, in the orientation of the puzzle's file.
    pub moves: Vec<Point>,
    /// The set or the exam to which the attempt belongs.
    pub place: Option<ListPlace>,
}

impl Attempt {
    /// Whether the puzzle was solved without a wrong move and without help.
    pub const fn is_clean(&self) -> bool {
        self.solved && self.misses == 0 && self.hints == 0
    }
}

/// The part of the score that each wrong move costs.
const MISS: f64 = 0.3;
/// The lowest score of a solved puzzle: help lowers the score, but does not turn a solution into a failure.
const LEAST: f64 = 0.1;

/// The score of an attempt with this many wrong moves; `help` is the sum of what its hints cost
/// ([`crate::teach::train::hint::Rung::cost`]).
pub fn score(solved: bool, misses: usize, help: f64) -> f64 {
    if solved { (1.0 - MISS * misses as f64 - help).max(LEAST) } else { 0.0 }
}

/// The fingerprint of a puzzle's task: rule, stones, side and goal. A change of title, hints or notes does not
/// change it.
///
/// Fingerprints are stored in users' files, so the function must always return the same ones.
pub fn content(puzzle: &Puzzle) -> String {
    let within = puzzle.goal.within.map_or(String::new(), |plies| plies.to_string());
    // A position from a game and a diagram of it have equal stones.
    let position = notation::write_setup(&puzzle.position);
    hashed(&[puzzle.rule().name(), &position, puzzle.side().name(), puzzle.goal.kind.name(), &within])
}

/// The fingerprint of a list of texts: the 64-bit FNV-1a hash in 16 hexadecimal digits.
pub(in crate::teach) fn hashed(words: &[&str]) -> String {
    let text = words.join("|");
    let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    format!("{:016x}", text.bytes().fold(0xcbf2_9ce4_8422_2325, mix))
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::board::Rule;
    use crate::teach::train::starting;

    /// An attempt without wrong moves and hints.
    pub fn attempt(puzzle: &Puzzle, at: Millis, mode: AttemptMode, score: f64) -> Attempt {
        Attempt {
            at,
            puzzle: puzzle.id.clone(),
            content: content(puzzle),
            kind: puzzle.goal.kind.name().to_owned(),
            mode,
            solved: score > 0.0,
            misses: 0,
            hints: 0,
            score,
            millis: 1000,
            rating: starting(puzzle),
            moves: Vec::new(),
            place: None,
        }
    }

    #[test]
    fn help_makes_it_cheaper_and_never_fails_it() {
        assert!((score(true, 0, 0.0) - 1.0).abs() < 1e-9);
        assert!(score(true, 1, 0.0) < 1.0 && score(true, 0, 0.2) < score(true, 0, 0.1));
        assert!((score(true, 9, 9.0) - LEAST).abs() < 1e-9);
        assert!(score(false, 0, 0.0).abs() < 1e-9);
    }

    #[test]
    fn the_content_is_what_there_is_to_solve() {
        let read = |text| Puzzle::untitled(notation::parse(text, Rule::Freestyle).unwrap());
        let puzzle = &read("B:f8g8h8i9i10,W:c3l4e8m11d12,b");
        // The fingerprint in existing files of users.
        assert_eq!(content(puzzle), "5c5864428dad84d7");
        assert_eq!(content(&read("f8c3g8l4h8e8i9m11i10d12")), content(puzzle));
        let mut renamed = puzzle.clone();
        renamed.title = "Another".into();
        renamed.hints = vec!["Look.".to_owned()];
        assert_eq!(content(&renamed), content(puzzle));
        let mut longer = puzzle.clone();
        longer.goal.within = Some(7);
        let mut moved = puzzle.clone();
        moved.position.make("a1".parse().unwrap()).unwrap();
        let mut other = puzzle.clone();
        other.position = other.position.with_turn(other.side().other());
        let all = [puzzle, &longer, &moved, &other].map(content);
        for (i, one) in all.iter().enumerate() {
            assert!(!all[..i].contains(one), "{all:?}");
        }
    }
}
