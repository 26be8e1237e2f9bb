//! Measures the work of finding wins behind second moves without a known tree: `cargo bench --bench build [--
//! RULE SECOND ...]`.
//!
//! The time ends when every fourth move has an answer; the later verification, that each leaf is won within
//! its limit, is not measured. Under the standard rule every line has at most 35 plies.

use std::cell::Cell;
use std::time::Instant;

use yonsan::board::{Point, Rule};
use yonsan::solve::Stop;
use yonsan::strategy::Tree;
use yonsan::strategy::build::{self, BuildEvent, FailedByPosition, Settings};

const SECONDS: [&str; 6] = ["k10", "j10", "l9", "k8", "l8", "j9"];

fn main() {
    let mut words: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let rule = words.first().and_then(|word| Rule::from_name(word));
    if rule.is_some() {
        words.remove(0);
    }
    let rule = rule.unwrap_or(Rule::Standard);
    if words.is_empty() {
        words = SECONDS.map(str::to_owned).to_vec();
    }
    for second in words {
        let second: Point = second.parse().expect("a second move is a point");
        let settings = Settings {
            nodes: build::NODES,
            effort: build::effort(build::FIRST_EFFORT),
            longest: (rule == Rule::Standard).then_some(35),
            like: Vec::new(),
            failed: FailedByPosition::new(),
            memory: 256 << 20,
            threads: 1,
            guide: Some(yonsan::play::guide),
            stop: Stop::default(),
        };
        let begun = Instant::now();
        let nodes = Cell::new(0);
        let mut decided = 0;
        let outcome = build::opening(&mut Tree::new(rule), second, &settings, &mut |event| match event {
            BuildEvent::Searched { nodes: spent, .. } => nodes.set(*spent),
            BuildEvent::Decided(position, third) => {
                decided += 1;
                if position.count() == 2 {
                    let (millions, seconds) = (nodes.get() as f64 / 1e6, begun.elapsed().as_secs_f64());
                    println!(
                        "{second}: {third}, {millions:.1} M nodes, {decided} moves decided, {seconds:.0} s"
                    );
                    settings.stop.raise();
                }
            }
            BuildEvent::TakenBack(_) | BuildEvent::Finished(..) => {}
        });
        if let Ok(outcome) = outcome {
            println!("{second}: open after {:.1} M nodes", outcome.nodes as f64 / 1e6);
        }
    }
}
