//! Playlists: the puzzles of a theme, from easy to hard.

use super::choose::{PuzzleFilter, has_theme, themes};
use super::record::PracticeRecord;
use crate::teach::puzzle::Puzzle;

/// The playlist of a theme.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Playlist {
    /// The theme.
    pub theme: String,
    /// The number of its puzzles.
    pub puzzles: usize,
    /// The number of those whose last attempt solved them.
    pub solved: usize,
    /// The ratings of the easiest and of the hardest of them.
    pub ratings: (u16, u16),
}

impl Playlist {
    /// The playlists of the puzzles that fulfil the conditions, the longest first.
    pub fn all(puzzles: &[Puzzle], record: &PracticeRecord, filter: &PuzzleFilter) -> Vec<Self> {
        let named = |(theme, _): (&str, usize)| {
            let list = Self::of(puzzles, &[theme.to_owned()], record, filter);
            let rating = |puzzle: &Puzzle| record.rating(puzzle).round().max(0.0) as u16;
            Some(Self {
                theme: theme.to_owned(),
                puzzles: list.len(),
                solved: list.iter().filter(|puzzle| is_solved(puzzle, record)).count(),
                ratings: (rating(list.first()?), rating(list.last()?)),
            })
        };
        let mut all: Vec<Self> = themes(puzzles).into_iter().filter_map(named).collect();
        all.sort_by_key(|list| std::cmp::Reverse(list.puzzles));
        all
    }

    /// The puzzles with one of the themes, from easy to hard.
    pub(crate) fn of<'a>(
        puzzles: &'a [Puzzle],
        themes: &[String],
        record: &PracticeRecord,
        filter: &PuzzleFilter,
    ) -> Vec<&'a Puzzle> {
        let mut list = filter.select(puzzles, record);
        list.retain(|puzzle| themes.iter().any(|theme| has_theme(puzzle, theme)));
        record.sort_by_rating(&mut list);
        list
    }
}

/// Whether the last attempt at a puzzle solved it.
pub(crate) fn is_solved(puzzle: &Puzzle, record: &PracticeRecord) -> bool {
    record.standing(puzzle).is_some_and(|standing| standing.solved)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::teach::puzzle::library;
    use crate::teach::train::AttemptMode;
    use crate::teach::train::attempt::tests::attempt;

    #[test]
    fn a_playlist_goes_from_easy_to_hard_and_counts_what_is_solved() {
        let (puzzles, filter) = (library::puzzles(), PuzzleFilter::default());
        let record = PracticeRecord::default();
        let all = Playlist::all(puzzles, &record, &filter);
        assert!(all.len() > 5 && all.windows(2).all(|pair| pair[0].puzzles >= pair[1].puzzles));
        let theme = all[0].theme.clone();
        let list = Playlist::of(puzzles, &[theme.to_uppercase()], &record, &filter);
        assert_eq!(list.len(), all[0].puzzles);
        assert!(list.windows(2).all(|pair| record.rating(pair[0]) <= record.rating(pair[1])));
        let attempts = [
            attempt(list[0], 1, AttemptMode::Review, 1.0),
            attempt(list[1], 2, AttemptMode::Review, 1.0),
            attempt(list[1], 3, AttemptMode::Review, 0.0),
        ];
        let record = PracticeRecord::replay(&attempts, 3);
        let now = Playlist::all(puzzles, &record, &filter);
        assert_eq!(now.iter().find(|list| list.theme == theme).map(|list| list.solved), Some(1));
        let both = Playlist::of(puzzles, &[theme.clone(), all[1].theme.clone()], &record, &filter);
        assert!(both.len() > list.len() && both.len() <= all[0].puzzles + all[1].puzzles);
    }
}
