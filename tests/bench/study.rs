//! How long an answer of `study` takes: `cargo bench --bench study`.
//!
//! Positions of the shipped trees, spread evenly over each, as if somebody walked there: Black's answer, what it
//! threatens, and what becomes of every reply.

use std::time::{Duration, Instant};

use yonsan::board::{Rule, notation};
use yonsan::solve::Budget;
use yonsan::strategy::{shipped, verify};
use yonsan::teach::study;

/// Positions of each tree.
const POSITIONS: usize = 300;

fn main() {
    for rule in [Rule::Freestyle, Rule::Standard] {
        let begun = Instant::now();
        let tree = shipped(rule);
        let read = begun.elapsed();
        let (decisions, _) = verify::decisions(tree, &tree.finished);
        let mut taken: Vec<(Duration, String)> = decisions
            .iter()
            .step_by((decisions.len() / POSITIONS).max(1))
            .map(|decision| {
                let begun = Instant::now();
                let study = study::study(tree, &decision.position, &Budget::default());
                assert!(study.is_ok_and(|study| study.reply.is_some()));
                (begun.elapsed(), notation::write(&decision.position))
            })
            .collect();
        taken.sort();
        let at = |share: f64| taken[((taken.len() - 1) as f64 * share) as usize].0;
        println!("{}: read in {read:?}; {} positions", rule.name(), taken.len());
        println!("median {:?}   90 % {:?}   99 % {:?}   worst {:?}", at(0.5), at(0.9), at(0.99), at(1.0));
        for (time, position) in taken.iter().rev().take(3) {
            println!("  {time:>10.2?}  {position}");
        }
    }
}
