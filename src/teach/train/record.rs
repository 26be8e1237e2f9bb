//! The record of all attempts.

use std::collections::HashMap;

use super::attempt::{Attempt, content};
use super::placement::PLACEMENT;
use super::rating::{Skill, starting};
use super::schedule::{Card, Recall};
use super::time::Millis;
use crate::teach::puzzle::Puzzle;

/// The rating, the schedule and the count of attempts of one puzzle.
#[derive(Clone, PartialEq, Debug)]
pub struct PuzzleStanding {
    /// The puzzle's rating after the attempts.
    pub skill: Skill,
    /// When the puzzle is to be repeated.
    pub card: Card,
    /// The number of attempts.
    pub tries: usize,
    /// Whether the last attempt solved it.
    pub solved: bool,
}

/// The record of all attempts: the solver's rating and the standing of each puzzle.
#[derive(Clone, Default, Debug)]
pub struct PracticeRecord {
    /// The solver's rating.
    pub skill: Skill,
    /// The solver's rating after each attempt that changed it.
    pub ratings: Vec<f64>,
    /// The first attempts that changed it, by which the solver is placed: the rating of each puzzle and the score.
    pub(crate) placement: Vec<(f64, f64)>,
    /// The standings, by the puzzle's id and then by its content.
    standings: HashMap<String, HashMap<String, PuzzleStanding>>,
}

impl PracticeRecord {
    /// Computes the record from the attempts, which are in the order in which they were made. An attempt later than
    /// `now` (the clock was set back since) is taken as made now.
    ///
    /// Only the first attempt at a puzzle changes the ratings, and not if it was a review. Every attempt changes when
    /// the puzzle is due again.
    pub fn replay<'a>(attempts: impl IntoIterator<Item = &'a Attempt>, now: Millis) -> Self {
        let mut record = Self::default();
        for attempt in attempts {
            let at = attempt.at.min(now);
            let of_puzzle = record.standings.entry(attempt.puzzle.clone()).or_default();
            let before = of_puzzle.get(&attempt.content);
            let known = before.map_or_else(|| Skill::of_puzzle(attempt.rating), |standing| standing.skill);
            let rated = before.is_none() && attempt.mode.is_rated();
            let (solver, skill) =
                if rated { record.skill.meet(known, attempt.score) } else { (record.skill, known) };
            let card = Card::next(before.map(|standing| &standing.card), Recall::of(attempt.score), at);
            let tries = before.map_or(0, |standing| standing.tries) + 1;
            of_puzzle.insert(
                attempt.content.clone(),
                PuzzleStanding { skill, card, tries, solved: attempt.solved },
            );
            if rated {
                record.skill = solver;
                record.ratings.push(solver.rating);
                if record.placement.len() < PLACEMENT {
                    record.placement.push((attempt.rating, attempt.score));
                }
            }
        }
        record
    }

    /// Whether the solver is not placed yet: a rating would mean nothing.
    pub const fn is_placing(&self) -> bool {
        self.ratings.len() < PLACEMENT
    }

    /// The standing of a puzzle; `None` where its present content was never tried.
    pub fn standing(&self, puzzle: &Puzzle) -> Option<&PuzzleStanding> {
        // Most puzzles were never tried: their fingerprints need not be taken.
        self.standings.get(&puzzle.id)?.get(&content(puzzle))
    }

    /// The standing of what has this id and this content; `None` where it was never tried.
    pub(crate) fn standing_of(&self, id: &str, content: &str) -> Option<&PuzzleStanding> {
        self.standings.get(id)?.get(content)
    }

    /// The rating of a puzzle: from its attempts, otherwise the one before the first attempt.
    pub fn rating(&self, puzzle: &Puzzle) -> f64 {
        rating_of(puzzle, self.standing(puzzle))
    }

    /// Sorts puzzles by rating, the easiest first.
    pub(super) fn sort_by_rating(&self, puzzles: &mut Vec<&Puzzle>) {
        let mut rated: Vec<(f64, &Puzzle)> =
            puzzles.iter().map(|puzzle| (self.rating(puzzle), *puzzle)).collect();
        rated.sort_by(|a, b| a.0.total_cmp(&b.0).then_with(|| a.1.id.cmp(&b.1.id)));
        puzzles.clear();
        puzzles.extend(rated.into_iter().map(|(_, puzzle)| puzzle));
    }
}

/// The rating of a puzzle with this standing.
pub(super) fn rating_of(puzzle: &Puzzle, standing: Option<&PuzzleStanding>) -> f64 {
    standing.map_or_else(|| starting(puzzle), |standing| standing.skill.rating)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::teach::puzzle::library;
    use crate::teach::train::attempt::tests::attempt;
    use crate::teach::train::{AttemptMode, DAY};

    #[test]
    fn only_the_first_attempt_is_rated_and_every_attempt_schedules() {
        let puzzle = &library::puzzles()[0];
        let first = attempt(puzzle, DAY, AttemptMode::Train, 1.0);
        let again = attempt(puzzle, 5 * DAY, AttemptMode::Train, 0.0);
        let once = PracticeRecord::replay([&first], 9 * DAY);
        let twice = PracticeRecord::replay([&first, &again], 9 * DAY);
        assert_eq!((once.skill, once.ratings.len()), (twice.skill, twice.ratings.len()));
        assert!(once.skill.rating > 1500.0);
        assert_eq!(twice.standing(puzzle).unwrap().tries, 2);
        assert_ne!(once.standing(puzzle).unwrap().card, twice.standing(puzzle).unwrap().card);
    }

    #[test]
    fn a_review_is_not_rated() {
        let puzzle = &library::puzzles()[0];
        let record = PracticeRecord::replay([&attempt(puzzle, 0, AttemptMode::Review, 1.0)], 0);
        assert_eq!(record.skill, Skill::default());
    }

    #[test]
    fn an_edited_puzzle_loses_only_its_own() {
        let [one, two] = [&library::puzzles()[0], &library::puzzles()[1]];
        let attempts = [attempt(one, 0, AttemptMode::Train, 1.0), attempt(two, 0, AttemptMode::Train, 1.0)];
        let record = PracticeRecord::replay(&attempts, 0);
        let mut edited = one.clone();
        edited.position = edited.position.picture(crate::board::Symmetry::ALL[3]);
        assert!(record.standing(one).is_some() && record.standing(two).is_some());
        assert_eq!(record.standing(&edited), None);
    }

    #[test]
    fn attempts_from_the_future_were_made_now() {
        let puzzle = &library::puzzles()[0];
        let record =
            PracticeRecord::replay([&attempt(puzzle, 9_000 * DAY, AttemptMode::Train, 1.0)], 10 * DAY);
        let card = record.standing(puzzle).unwrap().card;
        assert!(card.last == 10 * DAY && card.due < 20 * DAY);
    }
}
