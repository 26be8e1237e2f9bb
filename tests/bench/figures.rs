//! Counts and times of what the program exists for: `cargo bench`.

use std::time::{Duration, Instant};

use yonsan::board::{Position, Rule, notation};
use yonsan::solve::{Attack, Budget, Vcf};

const POSITIONS: &str = include_str!("../data/vcf.tsv");

fn main() {
    for shortest in [false, true] {
        let mut times = Vec::new();
        let mut nodes = 0;
        for row in POSITIONS.lines().filter(|row| !row.starts_with('#')) {
            let fields: Vec<&str> = row.split('\t').collect();
            let rule = Rule::from_name(fields[1]).unwrap();
            let position = notation::parse(fields[2], rule).unwrap();
            let (answer, time) = (0..5).map(|_| solve(&position, shortest)).min_by_key(|(_, t)| *t).unwrap();
            println!(
                "{:10} {:4} -> {:?} {} nodes {:?}",
                fields[0],
                fields[3],
                answer.verdict.proven().map(Attack::plies),
                answer.nodes,
                time
            );
            nodes += answer.nodes;
            times.push(time);
        }
        times.sort();
        let total: Duration = times.iter().sum();
        println!(
            "median {:?} worst {:?} {:.2} M nodes/s",
            times[times.len() / 2],
            times.last().unwrap(),
            nodes as f64 / total.as_secs_f64() / 1e6
        );
    }
}

fn solve(position: &Position, shortest: bool) -> (yonsan::solve::Answer, Duration) {
    let started = Instant::now();
    let mut vcf = Vcf::default();
    let budget = Budget::default();
    let answer = if shortest { vcf.shortest(position, &budget) } else { vcf.solve(position, &budget) };
    (answer, started.elapsed())
}
