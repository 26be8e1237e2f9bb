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

/// The parts that can only make a puzzle harder.
const HARDER: [&str; 9] = [
    "stones to six",
    "stones to ten",
    "stones beyond",
    "tempting",
    "slow",
    "quiet",
    "counters",
    "breadth",
    "rank",
];

/// The points of the rating for one unit of the logarithm of the odds to fail, as in Elo's formula.
const POINTS: f64 = 400.0 / std::f64::consts::LN_10;

/// Prints the coefficients that fit the failures of three quarters of the puzzles best, as points of the rating, and
/// how well they predict the order of the fourth.
pub fn print(tried: &[Tried]) {
    let rows: Vec<Vec<f64>> =
        tried.iter().map(|tried| parts(&tried.facts).into_iter().map(|(_, value)| value).collect()).collect();
    let odds: Vec<f64> = tried.iter().map(odds).collect();
    let names: Vec<&str> = parts(&tried[0].facts).into_iter().map(|(name, _)| name).collect();
    // Where nearly all runs fail, chance decides the sign of a part: one that would lower the rating is left out.
    let mut kept: Vec<usize> = (0..names.len()).collect();
    let coefficients = loop {
        let coefficients = least_squares(&rows, &odds, &kept);
        let before = kept.len();
        kept.retain(|&part| !HARDER.contains(&names[part]) || coefficients[part] >= 0.0);
        if kept.len() == before {
            break coefficients;
        }
    };
    let value = |row: &[f64]| row.iter().zip(&coefficients).map(|(x, c)| x * c).sum::<f64>();
    let (said, failed): (Vec<f64>, Vec<f64>) =
        (3..tried.len()).step_by(4).map(|i| (value(&rows[i]), tried[i].failed)).unzip();
    println!("fitted: rank correlation on the held back {:.3}", rank_correlation(&said, &failed));
    for (name, coefficient) in names.iter().zip(&coefficients) {
        println!("{name:>14} {coefficient:+.3}, {:+.0} points", coefficient * POINTS);
    }
}

/// The logarithm of the odds to fail. Nobody fails always: the share is drawn a little to the middle before.
fn odds(tried: &Tried) -> f64 {
    let p = (tried.failed * super::RUNS as f64 + 1.0) / (super::RUNS as f64 + 2.0);
    (p / (1.0 - p)).ln()
}

/// The coefficients of these parts that fit three of every four rows best; those of the other parts are zero.
fn least_squares(rows: &[Vec<f64>], odds: &[f64], kept: &[usize]) -> Vec<f64> {
    let mut normal = vec![vec![0.0; kept.len() + 1]; kept.len()];
    for (row, y) in rows.iter().zip(odds).enumerate().filter(|(i, _)| i % 4 != 3).map(|(_, row)| row) {
        for (a, &part) in kept.iter().enumerate() {
            for (b, &other) in kept.iter().enumerate() {
                normal[a][b] += row[part] * row[other];
            }
            normal[a][kept.len()] += row[part] * y;
        }
    }
    for (a, row) in normal.iter_mut().enumerate() {
        row[a] += 1.0;
    }
    let mut coefficients = vec![0.0; rows[0].len()];
    for (&part, coefficient) in kept.iter().zip(solve(normal)) {
        coefficients[part] = coefficient;
    }
    coefficients
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
