//! Rank correlation, and the least squares that the rating's coefficients come from.

use super::Tried;
use yonsan::teach::puzzle::GoalKind;
use yonsan::teach::train::facts::Facts;

/// Spearman's rank correlation of two lists of equal length.
pub fn rank_correlation(a: &[f64], b: &[f64]) -> f64 {
    let (a, b) = (ranks(a), ranks(b));
    let mean = (a.len() as f64 - 1.0) / 2.0;
    let sum = |x: &[f64], y: &[f64]| x.iter().zip(y).map(|(x, y)| (x - mean) * (y - mean)).sum::<f64>();
    sum(&a, &b) / (sum(&a, &a) * sum(&b, &b)).sqrt()
}

/// The rank of each value; equal values share the mean of their ranks.
fn ranks(values: &[f64]) -> Vec<f64> {
    let below = |value: f64| values.iter().filter(|&&other| other < value).count() as f64;
    let above = |value: f64| values.iter().filter(|&&other| other > value).count() as f64;
    let last = values.len() as f64 - 1.0;
    values.iter().map(|&value| (below(value) + last - above(value)) / 2.0).collect()
}

/// What the formula may use, with the names of the parts.
fn parts(facts: &Facts) -> Vec<(&'static str, f64)> {
    let capped = |count: usize, most: usize| count.min(most) as f64;
    let stones = facts.line.len().div_ceil(2);
    let others = facts.right.len().saturating_sub(1);
    let doublings = |number: usize| f64::from(number.max(1).ilog2());
    let kind = |kind| f64::from(u8::from(facts.kind == kind));
    let attacks = f64::from(u8::from(facts.kind.attacks()));
    vec![
        ("one", 1.0),
        ("vct", kind(GoalKind::Vct)),
        ("win", kind(GoalKind::Win)),
        ("defend", kind(GoalKind::Defend)),
        ("find-all", kind(GoalKind::FindAll)),
        ("none", kind(GoalKind::None)),
        ("stones to six", attacks * capped(stones.saturating_sub(2), 4)),
        ("stones to ten", attacks * capped(stones.saturating_sub(6), 4)),
        ("stones beyond", attacks * stones.saturating_sub(10) as f64),
        ("tempting", capped(facts.tempting.len(), 10)),
        ("slow", attacks * capped(facts.slow, 6)),
        ("quiet", attacks * capped(facts.quiet, 3)),
        ("counters", attacks * capped(facts.counters, 4)),
        ("breadth", doublings(facts.breadth)),
        ("rank", doublings(facts.rank).min(5.0)),
        ("duals", attacks * capped(others, 4)),
        ("holding", kind(GoalKind::Defend) * capped(others, 4)),
        ("to find", if facts.kind.finds_points() { capped(others, 8) } else { 0.0 }),
    ]
}

/// Prints the coefficients that fit the failures of three quarters of the puzzles best, as points of the rating, and
/// how well they predict the order of the fourth.
pub fn print(tried: &[Tried]) {
    // Nobody fails always: the share is drawn a little to the middle before its logarithm is taken.
    let target = |tried: &Tried| {
        let p = (tried.failed * super::RUNS as f64 + 1.0) / (super::RUNS as f64 + 2.0);
        (p / (1.0 - p)).ln()
    };
    let rows: Vec<Vec<f64>> =
        tried.iter().map(|tried| parts(&tried.facts).into_iter().map(|(_, value)| value).collect()).collect();
    let fitted = (0..tried.len()).filter(|i| i % 4 != 3);
    let count = rows[0].len();
    let mut normal = vec![vec![0.0; count + 1]; count];
    for i in fitted {
        let y = target(&tried[i]);
        for a in 0..count {
            for b in 0..count {
                normal[a][b] += rows[i][a] * rows[i][b];
            }
            normal[a][count] += rows[i][a] * y;
        }
    }
    for (a, row) in normal.iter_mut().enumerate() {
        row[a] += 1.0;
    }
    let coefficients = solve(normal);
    let value = |row: &[f64]| row.iter().zip(&coefficients).map(|(x, c)| x * c).sum::<f64>();
    let (said, failed): (Vec<f64>, Vec<f64>) =
        (3..tried.len()).step_by(4).map(|i| (value(&rows[i]), tried[i].failed)).unzip();
    println!("fitted: rank correlation on the held back {:.3}", rank_correlation(&said, &failed));
    for ((name, _), coefficient) in parts(&tried[0].facts).into_iter().zip(&coefficients) {
        println!("{name:>14} {coefficient:+.3}");
    }
}

/// Solves linear equations, given as rows with the right side last.
fn solve(mut rows: Vec<Vec<f64>>) -> Vec<f64> {
    let count = rows.len();
    for at in 0..count {
        let best = (at..count).max_by(|&a, &b| rows[a][at].abs().total_cmp(&rows[b][at].abs())).unwrap();
        rows.swap(at, best);
        let pivot = rows[at].clone();
        for (_, row) in rows.iter_mut().enumerate().filter(|(other, _)| *other != at) {
            let factor = row[at] / pivot[at];
            row.iter_mut().zip(&pivot).for_each(|(value, base)| *value -= factor * base);
        }
    }
    (0..count).map(|at| rows[at][count] / rows[at][at]).collect()
}
