//! Ratings of the solver and of the puzzles by Glickman's Glicko-2 system. An attempt counts as a game between the
//! solver and the puzzle.

use std::f64::consts::PI;

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
        Self { rating: CENTRE, deviation: 350.0, volatility: 0.06 }
    }
}

/// The rating of a new solver, which is 0 on the internal scale of Glicko-2.
const CENTRE: f64 = 1500.0;
/// The points of rating in one unit of the internal scale.
const SCALE: f64 = 173.7178;
/// The constant that limits the change of the volatility, with the value that Glickman proposes.
const TAU: f64 = 0.5;

/// The standard deviation of a puzzle's rating before its first attempt.
const PUZZLE_DEVIATION: f64 = 150.0;

impl Skill {
    /// A puzzle before its first attempt, with the rating from its file or from its length.
    pub fn of_puzzle(rating: f64) -> Self {
        Self { rating, deviation: PUZZLE_DEVIATION, ..Self::default() }
    }

    /// The solver and the puzzle after an attempt with this score, from 0 to 1. Glicko-2 knows only wins, draws and
    /// losses: a solution with little or no help is a win of the solver, a solution with more help is a draw.
    #[must_use]
    pub fn meet(self, puzzle: Self, score: f64) -> (Self, Self) {
        let result = match Recall::of(score) {
            Recall::Good => 1.0,
            Recall::Hard => 0.5,
            Recall::Again => 0.0,
        };
        (self.after(puzzle, result), puzzle.after(self, 1.0 - result))
    }

    /// The skill after one game with another and its result, from 0 to 1: steps 2 to 8 of Glickman's "Example of the
    /// Glicko-2 system".
    fn after(self, other: Self, result: f64) -> Self {
        let (own, deviation) = ((self.rating - CENTRE) / SCALE, self.deviation / SCALE);
        let (others, others_deviation) = ((other.rating - CENTRE) / SCALE, other.deviation / SCALE);
        let weight = 1.0 / (1.0 + 3.0 * others_deviation.powi(2) / PI.powi(2)).sqrt();
        let expected = 1.0 / (1.0 + (-weight * (own - others)).exp());
        let variance = 1.0 / (weight.powi(2) * expected * (1.0 - expected));
        let improvement = weight * (result - expected);
        let volatility = volatility(self.volatility, deviation, variance, variance * improvement);
        let before = deviation.powi(2) + volatility.powi(2);
        let deviation = 1.0 / (1.0 / before + 1.0 / variance).sqrt();
        let own = own + deviation.powi(2) * improvement;
        Self { rating: own * SCALE + CENTRE, deviation: deviation * SCALE, volatility }
    }
}

/// The volatility after a game: the solution of the equation of step 5, by the Illinois method.
fn volatility(before: f64, deviation: f64, variance: f64, change: f64) -> f64 {
    let start = before.powi(2).ln();
    let equation = |x: f64| {
        let spread = deviation.powi(2) + variance + x.exp();
        x.exp() * (change.powi(2) - spread) / (2.0 * spread.powi(2)) - (x - start) / TAU.powi(2)
    };
    let (mut low, mut high) = (start, (change.powi(2) - deviation.powi(2) - variance).ln());
    if high.is_nan() {
        high = start - TAU;
        while equation(high) < 0.0 {
            high -= TAU;
        }
    }
    let (mut at_low, mut at_high) = (equation(low), equation(high));
    while (high - low).abs() > 1e-6 {
        let between = low + (low - high) * at_low / (at_high - at_low);
        let at_between = equation(between);
        if at_between * at_high <= 0.0 {
            (low, at_low) = (high, at_high);
        } else {
            at_low /= 2.0;
        }
        (high, at_high) = (between, at_between);
    }
    (low / 2.0).exp()
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
        GoalKind::FindAll | GoalKind::Forbidden => (1300.0, 0.0, 0),
        GoalKind::None => (1500.0, 0.0, 0),
    };
    let stones = puzzle.goal.within.map_or(usual_stones, |plies| plies.div_ceil(2));
    f64::min(base + each_stone * f64::from(stones.saturating_sub(2)), 2800.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A player with 1500 and a deviation of 350 beats an equal one.
    #[test]
    fn equals_that_know_nothing_of_each_other() {
        let (solver, puzzle) = Skill::default().meet(Skill::default(), 1.0);
        let rounded = [solver.rating, puzzle.rating, solver.deviation].map(|value| value.round() as i64);
        assert_eq!(rounded, [1662, 1338, 290]);
    }

    /// Rating, deviation and volatility of both after one game, as another implementation of the system (the crate
    /// skillratings, 0.29) gives them.
    #[test]
    fn a_game_changes_both_as_in_another_implementation() {
        let of = |rating, deviation, volatility| Skill { rating, deviation, volatility };
        let games = [
            (of(1500.0, 200.0, 0.06), of(1400.0, 30.0, 0.06), 1.0, [1563.5642, 175.4027, 1398.1436, 31.6702]),
            (
                of(1500.0, 200.0, 0.06),
                of(1700.0, 300.0, 0.06),
                0.0,
                [1455.8577, 186.9833, 1784.4218, 251.5656],
            ),
            (of(2100.0, 45.0, 0.07), of(1200.0, 150.0, 0.06), 0.0, [2088.8161, 46.6024, 1327.5319, 150.0397]),
            (of(900.0, 350.0, 0.06), of(2200.0, 60.0, 0.05), 0.5, [1245.3543, 349.7161, 2193.0187, 60.6146]),
        ];
        for (solver, puzzle, score, expected) in games {
            let (solver, puzzle) = solver.meet(puzzle, score);
            let found = [solver.rating, solver.deviation, puzzle.rating, puzzle.deviation];
            for (found, expected) in found.into_iter().zip(expected) {
                assert!((found - expected).abs() < 0.001, "{found}, not {expected}");
            }
        }
        let surprised = of(2100.0, 45.0, 0.07).meet(of(1200.0, 150.0, 0.06), 0.0).0;
        assert!((surprised.volatility - 0.070_017).abs() < 1e-6, "{surprised:?}");
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
