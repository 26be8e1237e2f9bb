//! The rating of a puzzle on the trainer's scale: about 800 for a beginner's puzzle, 2400 for the hardest.

use super::facts::Facts;
use crate::teach::puzzle::GoalKind;

/// The lowest and the highest rating.
const SCALE: (i64, i64) = (700, 2600);

/// The rating of a puzzle, from its facts alone:
///
/// | what | points |
/// | --- | --- |
/// | kind | vcf 780, forbidden 800, find-all 900, defend 1000, vct 1050, none 1100, win 1250 |
/// | attacking stones beyond two, the five included | 60 each to six, 40 each to ten, 20 each from there on |
/// | tempting wrong first moves, or points that only look forbidden | 18 each, to ten |
/// | moves that make no four (of a win) | 25 each, to six |
/// | of those, moves that make no three either | 60 each more, to three |
/// | counter-fours in the longest defence | 45 each, to four |
/// | width of the proof | 25 for each doubling of its nodes |
/// | rank of the right move for a simple evaluator | 45 for each doubling, to 225 |
/// | further right moves | 50 less each, to four; 25 more each where all are to be found |
///
/// The sum is kept between 700 and 2600 and rounded to tens.
pub fn rating(facts: &Facts) -> u16 {
    let capped = |count: usize, most: usize, each: i64| count.min(most) as i64 * each;
    let stones = facts.line.len().div_ceil(2).saturating_sub(2);
    let others = facts.right.len().saturating_sub(1);
    let sum = base(facts.kind)
        + capped(stones, 4, 60)
        + capped(stones.saturating_sub(4), 4, 40)
        + stones.saturating_sub(8) as i64 * 20
        + capped(facts.tempting.len(), 10, 18)
        + capped(facts.slow, 6, 25)
        + capped(facts.quiet, 3, 60)
        + capped(facts.counters, 4, 45)
        + doublings(facts.breadth) * 25
        + (doublings(facts.rank) * 45).min(225)
        + if facts.kind.finds_points() { capped(others, 8, 25) } else { -capped(others, 4, 50) };
    ((sum.clamp(SCALE.0, SCALE.1) + 5) / 10 * 10) as u16
}

/// The points for the kind of the goal.
const fn base(kind: GoalKind) -> i64 {
    match kind {
        GoalKind::Vcf => 780,
        GoalKind::Forbidden => 800,
        GoalKind::FindAll => 900,
        GoalKind::Defend => 1000,
        GoalKind::Vct => 1050,
        GoalKind::None => 1100,
        GoalKind::Win => 1250,
    }
}

/// The binary logarithm of a number, rounded down.
fn doublings(number: usize) -> i64 {
    i64::from(number.max(1).ilog2())
}
