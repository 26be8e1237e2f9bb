//! The choice of the next puzzle.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};
use std::ops::RangeInclusive;

use super::record::{PracticeRecord, PuzzleStanding, rating_of};
use super::time::Millis;
use crate::board::{Dice, Rule, Symmetry};
use crate::teach::puzzle::{Goal, GoalKind, Puzzle};

/// Conditions on puzzles. A condition that is `None` holds for every puzzle.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct PuzzleFilter {
    /// The kind of the goal.
    pub kind: Option<GoalKind>,
    /// A theme that the puzzle has.
    pub theme: Option<String>,
    /// The range of its rating.
    pub rating: Option<RangeInclusive<u16>>,
    /// The rule of its position.
    pub rule: Option<Rule>,
}

/// A single number as the rating range means ratings at most this far below or above it.
const ABOUT: u16 = 100;

impl PuzzleFilter {
    /// Reads a range of ratings, `1000..1400`, or a single number, which means a range around it; `None` where the
    /// text is neither.
    pub fn ratings(text: &str) -> Option<RangeInclusive<u16>> {
        if let Some((from, to)) = text.split_once("..") {
            let (from, to) = (from.parse().ok()?, to.trim_start_matches('=').parse().ok()?);
            return (from <= to).then_some(from..=to);
        }
        let about: u16 = text.parse().ok()?;
        Some(about.saturating_sub(ABOUT)..=about.saturating_add(ABOUT))
    }

    /// Whether a puzzle with this rating fulfils the conditions.
    pub fn wants(&self, puzzle: &Puzzle, rating: f64) -> bool {
        self.kind.is_none_or(|kind| kind == puzzle.goal.kind)
            && self.theme.as_ref().is_none_or(|theme| has_theme(puzzle, theme))
            && self.rule.is_none_or(|rule| rule == puzzle.rule())
            && self.rating.as_ref().is_none_or(|range| range.contains(&(rating.round().max(0.0) as u16)))
    }

    /// The puzzles that fulfil the conditions, in their order.
    pub(crate) fn select<'a>(&self, puzzles: &'a [Puzzle], record: &PracticeRecord) -> Vec<&'a Puzzle> {
        puzzles.iter().filter(|puzzle| self.wants(puzzle, record.rating(puzzle))).collect()
    }
}

/// Whether a puzzle has this theme, in capital or small letters.
pub(super) fn has_theme(puzzle: &Puzzle, theme: &str) -> bool {
    puzzle.themes.iter().any(|own| own.eq_ignore_ascii_case(theme))
}

/// The themes of the puzzles and the number of puzzles with each, the most frequent first.
pub(crate) fn themes(puzzles: &[Puzzle]) -> Vec<(&str, usize)> {
    let mut counts = BTreeMap::new();
    for theme in puzzles.iter().flat_map(|puzzle| &puzzle.themes) {
        *counts.entry(theme.as_str()).or_default() += 1;
    }
    let mut counts: Vec<(&str, usize)> = counts.into_iter().collect();
    counts.sort_by_key(|&(_, count)| Reverse(count));
    counts
}

/// The next puzzle is drawn from this many puzzles nearest to the target rating.
const NEAREST: usize = 4;

/// Chooses the next puzzle: one that was never tried, with a rating near the target. When all were tried, one that
/// was not solved; then the one that was tried longest ago. The puzzles `done` in this session, given by their ids,
/// come last.
pub(crate) fn next<'a>(
    puzzles: &'a [Puzzle],
    record: &'a PracticeRecord,
    filter: &PuzzleFilter,
    done: &[String],
    target: f64,
    dice: &mut Dice,
) -> Option<&'a Puzzle> {
    let wanted: Vec<Candidate> = puzzles
        .iter()
        .map(|puzzle| Candidate::new(puzzle, record))
        .filter(|candidate| filter.wants(candidate.puzzle, candidate.rating()))
        .collect();
    let done: HashMap<&str, usize> = done.iter().enumerate().map(|(i, id)| (id.as_str(), i)).collect();
    let class = |candidate: &Candidate| match candidate.standing {
        _ if done.contains_key(candidate.puzzle.id.as_str()) => 3,
        None => 0,
        Some(standing) if !standing.solved => 1,
        Some(_) => 2,
    };
    let best = wanted.iter().map(class).min()?;
    let mut candidates: Vec<Candidate> =
        wanted.into_iter().filter(|candidate| class(candidate) == best).collect();
    let chosen = match best {
        0 => {
            let far = |candidate: &Candidate| (candidate.rating() - target).abs();
            candidates.sort_by(|a, b| far(a).total_cmp(&far(b)).then_with(|| a.puzzle.id.cmp(&b.puzzle.id)));
            candidates.get(dice.below(candidates.len().min(NEAREST)))
        }
        3 => candidates.iter().min_by_key(|candidate| done.get(candidate.puzzle.id.as_str())),
        _ => candidates.iter().min_by_key(|candidate| candidate.standing.map(|standing| standing.card.last)),
    };
    chosen.map(|candidate| candidate.puzzle)
}

/// A puzzle that may be chosen, and what is remembered of it.
struct Candidate<'a> {
    puzzle: &'a Puzzle,
    standing: Option<&'a PuzzleStanding>,
}

impl<'a> Candidate<'a> {
    fn new(puzzle: &'a Puzzle, record: &'a PracticeRecord) -> Self {
        Self { puzzle, standing: record.standing(puzzle) }
    }

    fn rating(&self) -> f64 {
        rating_of(self.puzzle, self.standing)
    }
}

/// The puzzles that were tried, each with the time when its repetition is due, the earliest first.
pub(crate) fn due<'a>(
    puzzles: &'a [Puzzle],
    record: &'a PracticeRecord,
    filter: &PuzzleFilter,
) -> Vec<(Millis, &'a Puzzle)> {
    let mut all: Vec<(Millis, &Puzzle)> = puzzles
        .iter()
        .map(|puzzle| Candidate::new(puzzle, record))
        .filter(|candidate| filter.wants(candidate.puzzle, candidate.rating()))
        .filter_map(|candidate| Some((candidate.standing?.card.due, candidate.puzzle)))
        .collect();
    all.sort_by(|a, b| a.0.cmp(&b.0).then_with(|| a.1.id.cmp(&b.1.id)));
    all
}

/// The image of a puzzle under a symmetry. It has no hints and notes of the author, because they name points
/// of the original.
#[must_use]
pub(crate) fn turned(puzzle: &Puzzle, symmetry: Symmetry) -> Puzzle {
    if symmetry == Symmetry::IDENTITY {
        return puzzle.clone();
    }
    let position = puzzle.position.picture(symmetry);
    let went = puzzle.went.iter().map(|&point| symmetry.apply(point)).collect();
    Puzzle { position, hints: Vec::new(), notes: None, went, ..puzzle.clone() }
}

/// The puzzle with another id and title, and with a goal that does not reveal whether there is a win, so that
/// it cannot be distinguished from a decoy.
#[must_use]
pub(crate) fn disguised(puzzle: &Puzzle, id: &str, title: &str) -> Puzzle {
    let goal = Goal { kind: GoalKind::None, within: None };
    Puzzle { id: id.to_owned(), title: title.into(), goal, ..puzzle.clone() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::teach::puzzle::library;
    use crate::teach::train::attempt::tests::attempt;
    use crate::teach::train::{Attempt, AttemptMode, starting};

    fn tried(puzzle: &Puzzle, at: Millis, solved: bool) -> Attempt {
        attempt(puzzle, at, AttemptMode::Train, f64::from(u8::from(solved)))
    }

    #[test]
    fn a_puzzle_near_the_target_that_was_not_tried() {
        let all = library::puzzles();
        for seed in 0..20 {
            let mut dice = Dice::new(seed);
            let record = PracticeRecord::default();
            let target = 1000.0;
            let chosen = next(all, &record, &PuzzleFilter::default(), &[], target, &mut dice).unwrap();
            let far = (starting(chosen) - target).abs();
            let nearer = all.iter().filter(|p| (starting(p) - target).abs() < far);
            assert!(nearer.count() < NEAREST, "{}", chosen.id);
            let record = PracticeRecord::replay([&tried(chosen, 1, true)], 1);
            let mut dice = Dice::new(seed);
            let other = next(all, &record, &PuzzleFilter::default(), &[], target, &mut dice).unwrap();
            assert_ne!(other.id, chosen.id);
        }
    }

    #[test]
    fn when_all_were_tried_the_unsolved_then_the_oldest() {
        let all = &library::puzzles()[..3];
        let attempts = [tried(&all[0], 10, true), tried(&all[1], 20, false), tried(&all[2], 5, true)];
        let record = PracticeRecord::replay(&attempts, 100);
        let filter = PuzzleFilter::default();
        let choose = |done: &[String]| {
            next(all, &record, &filter, done, 1500.0, &mut Dice::new(0)).map(|puzzle| puzzle.id.clone())
        };
        assert_eq!(choose(&[]), Some(all[1].id.clone()));
        assert_eq!(choose(&[all[1].id.clone()]), Some(all[2].id.clone()));
        let done = [all[2].id.clone(), all[0].id.clone(), all[1].id.clone()];
        assert_eq!(choose(&done), Some(all[2].id.clone()), "the one done longest ago");
        let due = due(all, &record, &filter);
        assert_eq!(due[0].1.id, all[1].id, "what was not known comes first");
    }

    #[test]
    fn filters_filter() {
        let all = library::puzzles();
        let mut dice = Dice::new(1);
        let mut choose = |filter: &PuzzleFilter| {
            next(all, &PracticeRecord::default(), filter, &[], 1500.0, &mut dice).cloned()
        };
        let theme = PuzzleFilter { theme: Some("Counter-Four".to_owned()), ..PuzzleFilter::default() };
        assert!(choose(&theme).unwrap().themes.contains(&"counter-four".to_owned()));
        assert_eq!(choose(&PuzzleFilter { theme: Some("none".to_owned()), ..PuzzleFilter::default() }), None);
        let kind = PuzzleFilter { kind: Some(GoalKind::Defend), ..PuzzleFilter::default() };
        assert_eq!(choose(&kind).unwrap().goal.kind, GoalKind::Defend);
        let rule = PuzzleFilter { rule: Some(Rule::Renju), ..PuzzleFilter::default() };
        assert_eq!(choose(&rule).unwrap().rule(), Rule::Renju);
        let rated = PuzzleFilter { rating: Some(0..=100), ..PuzzleFilter::default() };
        assert_eq!(choose(&rated), None);
    }
}
