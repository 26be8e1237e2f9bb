//! The rating of a puzzle on the trainer's scale: about 800 for a beginner's puzzle, 2400 for the hardest.

use super::facts::Facts;
use crate::teach::puzzle::GoalKind;

/// The lowest and the highest rating.
const SCALE: (i64, i64) = (700, 2600);

/// The rating of a puzzle, from its facts alone:
///
/// | what | points |
/// | --- | --- |
/// | kind | vcf 730, vct 1065, defend 1085, find-all 1240, win 1360 |
/// | attacking stones beyond two, the five included | 105 each to six, 20 each from there on |
/// | tempting wrong first moves | 30 each, to ten |
/// | rank of the right move for a simple evaluator | 50 for each doubling, to 250 |
/// | further right moves, to four | 185 less each for a win, 320 less each for a defence |
/// | further points to find, to eight | 100 each |
///
/// These are fitted to the failures of a weak solver with human faults (`cargo bench --bench ratings -- fit`), and
/// stretched by half, because runs of different skill flatten its odds. What it cannot measure is judged: it fails
/// nearly always where a win takes more than six stones; it always answers that nothing wins where nothing does (1100,
/// and 18 for each move that tempts); and it does not know renju (800, 18 for each point that only looks forbidden, 25
/// for each further point).
///
/// The sum is kept between 700 and 2600 and rounded to tens.
pub fn rating(facts: &Facts) -> u16 {
    let capped = |count: usize, most: usize, each: i64| count.min(most) as i64 * each;
    let tempting = |each| capped(facts.tempting.len(), 10, each);
    let stones = if facts.kind.attacks() { facts.line.len().div_ceil(2).saturating_sub(2) } else { 0 };
    let others = facts.right.len().saturating_sub(1);
    let fitted = |base, of_others| {
        let beyond = stones.saturating_sub(4) as i64 * 20;
        base + of_others
            + capped(stones, 4, 105)
            + beyond
            + tempting(30)
            + (doublings(facts.rank) * 50).min(250)
    };
    let duals = -capped(others, 4, 185);
    let sum = match facts.kind {
        GoalKind::Vcf => fitted(730, duals),
        GoalKind::Vct => fitted(1065, duals),
        GoalKind::Win => fitted(1360, duals),
        GoalKind::Defend => fitted(1085, -capped(others, 4, 320)),
        GoalKind::FindAll => fitted(1240, capped(others, 8, 100)),
        GoalKind::None => 1100 + tempting(18),
        GoalKind::Forbidden => 800 + tempting(18) + capped(others, 8, 25),
    };
    ((sum.clamp(SCALE.0, SCALE.1) + 5) / 10 * 10) as u16
}

/// The binary logarithm of a number, rounded down.
fn doublings(number: usize) -> i64 {
    i64::from(number.max(1).ilog2())
}
