//! How well the ratings of puzzles predict what is hard for a weak solver: `cargo bench --bench ratings`.
//!
//! There are no results of people yet. In their place stands a solver with human faults ([`weak`]), which tries every
//! puzzle many times with different skill. Ratings are compared with the share of its failures by Spearman's rank
//! correlation, once for all puzzles and once for every fourth, on which no coefficient was fitted. With `fit` the
//! coefficients of a linear formula are fitted to the other three quarters and printed.

mod fit;
mod weak;

use yonsan::solve::Budget;
use yonsan::solve::threads::on_threads;
use yonsan::teach::puzzle::{GoalKind, Puzzle, library};
use yonsan::teach::train::facts::{self, Facts};

/// How often each puzzle is tried.
const RUNS: u64 = 40;

/// A puzzle with what is known of it.
struct Tried {
    puzzle: &'static Puzzle,
    facts: Facts,
    /// The share of the runs that failed.
    failed: f64,
    /// The positions that the weak solver looked at, on average.
    nodes: f64,
}

fn main() {
    let fits = std::env::args().any(|word| word == "fit");
    let wanted = |puzzle: &&Puzzle| puzzle.goal.kind != GoalKind::Forbidden;
    let puzzles: Vec<&'static Puzzle> = library::puzzles().iter().filter(wanted).collect();
    let tried: Vec<Tried> = on_threads(2, &puzzles, |puzzle| tried(puzzle)).into_iter().flatten().collect();
    println!("{} puzzles, each tried {RUNS} times", tried.len());
    let held: Vec<&Tried> = tried.iter().skip(3).step_by(4).collect();
    for (name, some) in [("all", tried.iter().collect::<Vec<_>>()), ("held back", held)] {
        let failed: Vec<f64> = some.iter().map(|tried| tried.failed).collect();
        let nodes: Vec<f64> = some.iter().map(|tried| tried.nodes).collect();
        let rating: Vec<f64> = some.iter().map(|tried| f64::from(facts::rating(&tried.facts))).collect();
        println!(
            "{name}: {} puzzles; rank correlation of the rating with failures {:.3}, with positions {:.3}",
            some.len(),
            fit::rank_correlation(&rating, &failed),
            fit::rank_correlation(&rating, &nodes)
        );
    }
    for kind in GoalKind::ALL {
        let some: Vec<&Tried> = tried.iter().filter(|tried| tried.puzzle.goal.kind == kind).collect();
        if !some.is_empty() {
            let failed: Vec<f64> = some.iter().map(|tried| tried.failed).collect();
            let rating: Vec<f64> = some.iter().map(|tried| f64::from(facts::rating(&tried.facts))).collect();
            let mean = failed.iter().sum::<f64>() / failed.len() as f64;
            let r = fit::rank_correlation(&rating, &failed);
            println!(
                "{}: {} puzzles, {:.0} % fail, rank correlation {r:.3}",
                kind.name(),
                some.len(),
                100.0 * mean
            );
        }
    }
    if fits {
        fit::print(&tried);
    }
}

fn tried(puzzle: &'static Puzzle) -> Option<Tried> {
    let budget = Budget { nodes: Some(facts::NODES), memory: 32 << 20, ..Budget::default() };
    let facts = facts::facts(&puzzle.position, puzzle.goal.kind, &budget).ok()?;
    let (mut failed, mut nodes) = (0, 0);
    for run in 0..RUNS {
        let skill = (run as f64 + 0.5) / RUNS as f64;
        let mut solver = weak::Weak::new(skill, run ^ puzzle.position.hash());
        failed += usize::from(!solver.solves(&facts));
        nodes += solver.nodes;
    }
    Some(Tried { puzzle, facts, failed: failed as f64 / RUNS as f64, nodes: nodes as f64 / RUNS as f64 })
}
