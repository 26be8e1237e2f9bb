//! Statistics of practice.

use serde::Serialize;

use std::collections::BTreeMap;

use super::attempt::{Attempt, content};
use super::choose::{PuzzleFilter, due};
use super::rating::Skill;
use super::record::PracticeRecord;
use super::time::Millis;
use crate::teach::puzzle::Puzzle;

/// The attempts at the puzzles of one kind or theme.
#[derive(Clone, Default, PartialEq, Debug, Serialize)]
pub struct PracticeShare {
    /// The kind or the theme.
    pub name: String,
    /// The number of attempts.
    #[serde(rename = "attempts")]
    pub tries: usize,
    /// The number of attempts that solved the puzzle.
    pub solved: usize,
    /// The average score.
    pub score: f64,
}

/// Statistics of all attempts.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct PracticeStats {
    /// The number of attempts.
    pub attempts: usize,
    /// The number of attempts that solved the puzzle.
    pub solved: usize,
    /// The number of attempts that solved it without a wrong move or a hint.
    pub clean: usize,
    /// The largest number of such attempts in a row.
    pub row: usize,
    /// The time of all attempts, in milliseconds.
    pub millis: u64,
    /// The solver's rating.
    pub skill: Skill,
    /// The solver's rating after each attempt that changed it.
    pub ratings: Vec<f64>,
    /// The attempts by kind, in alphabetical order.
    pub kinds: Vec<PracticeShare>,
    /// The attempts by theme, the lowest score first. Attempts at puzzles that were changed since do not count.
    pub themes: Vec<PracticeShare>,
    /// The number of puzzles that are due now.
    pub due: usize,
    /// When the next puzzle becomes due.
    pub next_due: Option<Millis>,
    /// The number of puzzles whose present content was tried.
    pub tried: usize,
    /// The number of all puzzles.
    pub puzzles: usize,
}

impl PracticeStats {
    /// Computes the statistics of attempts at these puzzles.
    pub fn of(attempts: &[Attempt], puzzles: &[Puzzle], now: Millis) -> Self {
        let record = PracticeRecord::replay(attempts, now);
        let all_due = due(puzzles, &record, &PuzzleFilter::default());
        let rows = attempts.split(|attempt| !attempt.is_clean());
        let now_due = all_due.iter().filter(|(at, _)| *at <= now).count();
        let known: BTreeMap<(&str, String), &Puzzle> =
            puzzles.iter().map(|puzzle| ((puzzle.id.as_str(), content(puzzle)), puzzle)).collect();
        let mut kinds = BTreeMap::new();
        let mut themes = BTreeMap::new();
        for attempt in attempts {
            count(&mut kinds, &attempt.kind, attempt);
            let puzzle = known.get(&(attempt.puzzle.as_str(), attempt.content.clone()));
            for theme in puzzle.iter().flat_map(|puzzle| &puzzle.themes) {
                count(&mut themes, theme, attempt);
            }
        }
        let mut themes: Vec<PracticeShare> = themes.into_values().map(average).collect();
        themes.sort_by(|a, b| a.score.total_cmp(&b.score).then_with(|| a.name.cmp(&b.name)));
        Self {
            attempts: attempts.len(),
            solved: attempts.iter().filter(|attempt| attempt.solved).count(),
            clean: attempts.iter().filter(|attempt| attempt.is_clean()).count(),
            row: rows.map(<[Attempt]>::len).max().unwrap_or(0),
            millis: attempts.iter().map(|attempt| attempt.millis).sum(),
            skill: record.skill,
            kinds: kinds.into_values().map(average).collect(),
            themes,
            due: now_due,
            next_due: all_due.get(now_due).map(|(at, _)| *at),
            tried: puzzles.iter().filter(|puzzle| record.standing(puzzle).is_some()).count(),
            puzzles: puzzles.len(),
            ratings: record.ratings,
        }
    }
}

/// Adds an attempt to the share with this name; the score is summed up.
fn count(shares: &mut BTreeMap<String, PracticeShare>, name: &str, attempt: &Attempt) {
    let share = shares.entry(name.to_owned()).or_default();
    name.clone_into(&mut share.name);
    share.tries += 1;
    share.solved += usize::from(attempt.solved);
    share.score += attempt.score;
}

/// Turns the summed score of a share into its average.
fn average(share: PracticeShare) -> PracticeShare {
    PracticeShare { score: share.score / share.tries as f64, ..share }
}
