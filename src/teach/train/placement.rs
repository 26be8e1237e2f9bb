//! Placement: the first puzzles, which are chosen by bisection, before a rating is shown.

use super::schedule::Recall;

/// The number of puzzles after which a first rating is shown.
pub const PLACEMENT: usize = 5;

/// The rating of the next puzzle of placement: the middle of the ratings that are left. `range` is that of the puzzles;
/// each of the results is a puzzle's rating and the score, from 0 to 1. A puzzle that was solved with mistakes or help
/// leaves the range as it is.
pub(crate) fn target(range: (f64, f64), results: &[(f64, f64)]) -> f64 {
    let (mut low, mut high) = range;
    for &(rating, score) in results {
        match Recall::of(score) {
            Recall::Good => low = low.max(rating),
            Recall::Hard => {}
            Recall::Again => high = high.min(rating),
        }
    }
    f64::midpoint(low, high)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_result_halves_what_is_left() {
        let range = (600.0, 2600.0);
        assert!((target(range, &[]) - 1600.0).abs() < 1e-9);
        assert!((target(range, &[(1600.0, 1.0)]) - 2100.0).abs() < 1e-9);
        assert!((target(range, &[(1600.0, 1.0), (2100.0, 0.0)]) - 1850.0).abs() < 1e-9);
        assert!((target(range, &[(1600.0, 0.5)]) - 1600.0).abs() < 1e-9);
    }
}
