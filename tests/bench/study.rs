//! Measures the time of an answer of `study`: `cargo bench --bench study`.
//!
//! The positions are spread evenly over the built-in trees. For each it measures Black's answer, its threat
//! and the results of all replies: on all threads, as the command `study` does, and on one.

use std::time::{Duration, Instant};

use yonsan::board::{Rule, notation};
use yonsan::solve::Budget;
use yonsan::strategy::{shipped, verify};
use yonsan::teach::analyze::study;

/// The number of positions of each tree.
const POSITIONS: usize = 300;

fn main() {
    let all = std::thread::available_parallelism().map_or(1, usize::from);
    for rule in [Rule::Freestyle, Rule::Standard] {
        let begun = Instant::now();
        let tree = shipped(rule);
        println!("{}: read in {:?}", rule.name(), begun.elapsed());
        let (decisions, _) = verify::decisions(tree, &tree.finished);
        for threads in if all > 1 { vec![all, 1] } else { vec![1] } {
            let budget = Budget { threads, ..Budget::default() };
            let mut taken: Vec<(Duration, String)> = decisions
                .iter()
                .step_by((decisions.len() / POSITIONS).max(1))
                .map(|decision| {
                    let begun = Instant::now();
                    let study = study(tree, &decision.position, &budget);
                    assert!(study.is_ok_and(|study| study.reply.is_some()));
                    (begun.elapsed(), notation::write(&decision.position))
                })
                .collect();
            taken.sort();
            let at = |share: f64| taken[((taken.len() - 1) as f64 * share) as usize].0;
            println!("{threads} threads, {} positions", taken.len());
            println!("median {:?}   90 % {:?}   99 % {:?}   worst {:?}", at(0.5), at(0.9), at(0.99), at(1.0));
            for (time, position) in taken.iter().rev().take(3) {
                println!("  {time:>10.2?}  {position}");
            }
        }
    }
}
