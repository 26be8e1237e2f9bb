//! What practice has come to.

use std::collections::BTreeMap;

use super::attempt::{Attempt, content};
use super::choose::{PuzzleFilter, due};
use super::rating::Skill;
use super::record::PracticeRecord;
use super::time::Millis;
use crate::teach::puzzle::Puzzle;

/// Attempts of one sort.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct PracticeShare {
    /// The sort: a kind or a theme.
    pub name: String,
    /// Attempts.
    pub tries: usize,
    /// Those that solved the puzzle.
    pub solved: usize,
    /// What they are worth, on average.
    pub score: f64,
}

/// What practice has come to.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct PracticeStats {
    /// Attempts.
    pub attempts: usize,
    /// Those that solved the puzzle.
    pub solved: usize,
    /// Those that solved it without a miss or help.
    pub clean: usize,
    /// Most in a row of those.
    pub row: usize,
    /// Time spent.
    pub millis: u64,
    /// The solver.
    pub skill: Skill,
    /// The solver's rating after each attempt that counted for it.
    pub ratings: Vec<f64>,
    /// By kind, in alphabetical order.
    pub kinds: Vec<PracticeShare>,
    /// By theme, the weakest first; of puzzles that are still as they were.
    pub themes: Vec<PracticeShare>,
    /// Puzzles that are due now.
    pub due: usize,
    /// When the next is due after that.
    pub next_due: Option<Millis>,
    /// Puzzles that were tried, as they are now.
    pub tried: usize,
    /// Puzzles there are.
    pub puzzles: usize,
}

impl PracticeStats {
    /// Counts attempts at puzzles.
    pub fn of(attempts: &[Attempt], puzzles: &[Puzzle], now: Millis) -> Self {
        let record = PracticeRecord::replay(attempts, now);
        let all_due = due(puzzles, &record, &PuzzleFilter::default());
        let clean = |attempt: &Attempt| attempt.solved && attempt.misses + attempt.hints == 0;
        let rows = attempts.split(|attempt| !clean(attempt));
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
            clean: attempts.iter().filter(|attempt| clean(attempt)).count(),
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

fn count(shares: &mut BTreeMap<String, PracticeShare>, name: &str, attempt: &Attempt) {
    let share = shares.entry(name.to_owned()).or_default();
    name.clone_into(&mut share.name);
    share.tries += 1;
    share.solved += usize::from(attempt.solved);
    share.score += attempt.score;
}

fn average(share: PracticeShare) -> PracticeShare {
    PracticeShare { score: share.score / share.tries as f64, ..share }
}
