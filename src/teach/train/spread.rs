//! A choice of puzzles that is spread over ratings and themes.

use std::collections::BTreeMap;

use super::record::PracticeRecord;
use crate::board::Dice;
use crate::teach::puzzle::Puzzle;

/// Chooses `count` of the puzzles, the easiest first: the puzzles are parted by rating into that many parts, as equal as can
/// be, and of each part one is taken that was not tried before, where there is one, and whose themes and kind were taken
/// least. All puzzles where there are no more.
pub(crate) fn spread<'a>(
    mut puzzles: Vec<&'a Puzzle>,
    count: usize,
    record: &PracticeRecord,
    dice: &mut Dice,
) -> Vec<&'a Puzzle> {
    record.sort_by_rating(&mut puzzles);
    let count = count.min(puzzles.len());
    let mut taken: BTreeMap<&str, usize> = BTreeMap::new();
    let mut chosen = Vec::with_capacity(count);
    for part in 0..count {
        let (from, to) = (part * puzzles.len() / count, (part + 1) * puzzles.len() / count);
        let uses = |puzzle: &Puzzle| {
            let uses = subjects(puzzle).map(|subject| taken.get(subject).copied().unwrap_or(0));
            (record.standing(puzzle).is_some(), uses.sum::<usize>() / subjects(puzzle).count())
        };
        let Some(least) = puzzles[from..to].iter().map(|puzzle| uses(puzzle)).min() else { continue };
        let best: Vec<&Puzzle> =
            puzzles[from..to].iter().copied().filter(|puzzle| uses(puzzle) == least).collect();
        let puzzle = best[dice.below(best.len())];
        for subject in subjects(puzzle) {
            *taken.entry(subject).or_default() += 1;
        }
        chosen.push(puzzle);
    }
    chosen
}

/// The themes of a puzzle and its kind: some puzzles have no theme, and would be taken too often.
fn subjects(puzzle: &Puzzle) -> impl Iterator<Item = &str> {
    puzzle.themes.iter().map(String::as_str).chain([puzzle.goal.kind.name()])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::teach::puzzle::library;
    use crate::teach::train::attempt::tests::attempt;
    use crate::teach::train::{AttemptMode, starting};

    fn chosen(count: usize, seed: u64, record: &PracticeRecord) -> Vec<&'static Puzzle> {
        spread(library::puzzles().iter().collect(), count, record, &mut Dice::new(seed))
    }

    #[test]
    fn ratings_rise_evenly_and_themes_differ() {
        let record = PracticeRecord::default();
        let all = library::puzzles();
        for seed in 0..5 {
            let exam = chosen(20, seed, &record);
            assert_eq!(exam.len(), 20);
            assert!(exam.windows(2).all(|pair| starting(pair[0]) <= starting(pair[1])));
            let below = |puzzle: &Puzzle| all.iter().filter(|p| starting(p) < starting(puzzle)).count();
            assert!(below(exam[0]) < all.len() / 20 && below(exam[19]) >= all.len() * 17 / 20);
            let mut themes: Vec<&String> = exam.iter().flat_map(|puzzle| &puzzle.themes).collect();
            themes.sort();
            themes.dedup();
            assert!(themes.len() >= 8, "{themes:?}");
        }
        assert_ne!(chosen(20, 1, &record), chosen(20, 2, &record));
        assert_eq!(chosen(20, 1, &record), chosen(20, 1, &record));
        assert_eq!(chosen(usize::MAX, 1, &record).len(), all.len());
    }

    #[test]
    fn what_was_not_tried_comes_first() {
        let first = chosen(10, 3, &PracticeRecord::default());
        let attempts: Vec<_> =
            first.iter().map(|puzzle| attempt(puzzle, 1, AttemptMode::Review, 1.0)).collect();
        let record = PracticeRecord::replay(&attempts, 1);
        assert!(chosen(10, 3, &record).iter().all(|puzzle| !first.contains(puzzle)));
    }
}
