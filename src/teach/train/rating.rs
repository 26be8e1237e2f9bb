//! Ratings of the solver and of the puzzles by Glickman's Glicko-2 system. An attempt counts as a game between the
//! solver and the puzzle.

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

use super::schedule::Recall;
use crate::teach::puzzle::{GoalKind, Puzzle};

/// The strength of the solver or the difficulty of a puzzle, and how certain it is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Skill {
    /// The rating; a new solver has 1500.
    pub rating: f64,
    /// The standard deviation of the rating; 350 when nothing is known.
    pub deviation: f64,
    /// The volatility: how much the rating is expected to change.
    pub volatility: f64,
}

impl Default for Skill {
    fn default() -> Self {
        Self::from_glicko(Glicko2Rating::new())
    }
}

/// The standard deviation of a puzzle's rating before its first attempt.
const PUZZLE_DEVIATION: f64 = 150.0;

impl Skill {
    /// A puzzle before its first attempt, with the rating from its file or from its length.
    pub fn of_puzzle(rating: f64) -> Self {
        Self { rating, deviation: PUZZLE_DEVIATION, ..Self::default() }
    }

    const fn from_glicko(Glicko2Rating { rating, deviation, volatility }: Glicko2Rating) -> Self {
        Self { rating, deviation, volatility }
    }

    const fn glicko(self) -> Glicko2Rating {
        Glicko2Rating { rating: self.rating, deviation: self.deviation, volatility: self.volatility }
    }

    /// The solver and the puzzle after an attempt with this score, from 0 to 1. Glicko-2 knows only wins, draws and
    /// losses: a solution with little or no help is a win of the solver, a solution with more help is a draw.
    #[must_use]
    pub fn meet(self, puzzle: Self, score: f64) -> (Self, Self) {
        let outcome = match Recall::of(score) {
            Recall::Good => Outcomes::WIN,
            Recall::Hard => Outcomes::DRAW,
            Recall::Again => Outcomes::LOSS,
        };
        let (solver, puzzle) = glicko2(&self.glicko(), &puzzle.glicko(), &outcome, &Glicko2Config::new());
        (Self::from_glicko(solver), Self::from_glicko(puzzle))
    }
}

/// The rating of a puzzle before its first attempt: from its file, otherwise by its kind and its length.
pub fn starting(puzzle: &Puzzle) -> f64 {
    if let Some(rating) = puzzle.rating {
        return f64::from(rating);
    }
    let (base, each_stone, usual_stones) = match puzzle.goal.kind {
        GoalKind::Vcf => (800.0, 110.0, 5),
        GoalKind::Vct => (1100.0, 120.0, 5),
        GoalKind::Win => (1500.0, 120.0, 5),
        GoalKind::Defend => (1400.0, 0.0, 0),
        GoalKind::FindAll => (1300.0, 0.0, 0),
        GoalKind::None => (1500.0, 0.0, 0),
    };
    let stones = puzzle.goal.within.map_or(usual_stones, |plies| plies.div_ceil(2));
    f64::min(base + each_stone * f64::from(stones.saturating_sub(2)), 2800.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Glickman's example, one game at a time, in the crate's documentation: 1500 ± 350 beats its equal.
    #[test]
    fn equals_that_know_nothing_of_each_other() {
        let (solver, puzzle) = Skill::default().meet(Skill::default(), 1.0);
        let rounded = [solver.rating, puzzle.rating, solver.deviation].map(|value| value.round() as i64);
        assert_eq!(rounded, [1662, 1338, 290]);
    }

    #[test]
    fn more_is_never_worse() {
        let puzzle = Skill::of_puzzle(1500.0);
        let after = |score| Skill::default().meet(puzzle, score).0.rating;
        let all = [0.0, 0.1, 0.4, 0.7, 0.85, 1.0].map(after);
        assert!(all.windows(2).all(|pair| pair[0] <= pair[1]), "{all:?}");
        assert!(after(0.0) < 1500.0 && after(1.0) > 1500.0);
        assert!((after(0.5) - 1500.0).abs() < 1.0);
    }
}
