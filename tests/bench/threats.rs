//! Measures the VCT search on positions that an engine claims to win: `cargo bench --bench threats [--
//! SECONDS win|shortest renju|long threads]`. With `win`, quiet moves are searched, too; with `shortest`, the shortest VCT is
//! searched; with `renju`, the positions are of that rule; with `long`, they are those whose VCT takes more than 50,000
//! nodes; with `threads`, two threads search each of them.

use std::time::{Duration, Instant};

use yonsan::board::{Rule, notation};
use yonsan::check::{self, Outcome};
use yonsan::solve::{Budget, Verdict, vct, win};

const CLAIMS: &str = include_str!("../data/win.tsv");
const LONG: &str = include_str!("../data/vct.tsv");
const RENJU: &str = include_str!("../data/renju/win.tsv");

fn main() {
    let seconds: f64 = std::env::args().find_map(|word| word.parse().ok()).unwrap_or(2.0);
    let asked = |name: &str| std::env::args().any(|word| word == name);
    let solve = if asked("win") {
        win::solve
    } else if asked("shortest") {
        vct::shortest
    } else {
        vct::solve
    };
    let claims = if asked("renju") {
        RENJU
    } else if asked("long") {
        LONG
    } else {
        CLAIMS
    };
    let threads = if asked("threads") { 2 } else { 1 };
    let budget = Budget { time: Some(Duration::from_secs_f64(seconds)), threads, ..Budget::default() };
    let mut shortest = 0;
    let mut proven = Vec::new();
    let (mut log, mut total) = (0.0, 0u64);
    let (mut disproven, mut unknown, mut nodes, mut spent) = (0, 0, 0, Duration::ZERO);
    for row in claims.lines().filter(|row| !row.starts_with('#')) {
        let fields: Vec<&str> = row.split('\t').collect();
        let position = notation::parse(fields[2], Rule::from_name(fields[1]).unwrap()).unwrap();
        let answer = solve(&position, &budget);
        nodes += answer.nodes;
        spent += answer.time;
        shortest += usize::from(answer.shortest);
        let size = match &answer.verdict {
            Verdict::Proven(win) => {
                let started = Instant::now();
                let report = check::check(&win.certificate, u64::MAX);
                assert_eq!(report.outcome, Outcome::Valid, "{}", fields[0]);
                proven.push(answer.time);
                log += (answer.nodes as f64).ln();
                total += answer.nodes;
                format!(
                    "{} plies, {} nodes, checked in {:?}",
                    win.plies(),
                    win.certificate.nodes.len(),
                    started.elapsed()
                )
            }
            Verdict::Disproven(_) => {
                disproven += 1;
                String::new()
            }
            Verdict::Unknown(_) => {
                unknown += 1;
                String::new()
            }
        };
        println!(
            "{:10} {:9} {:>8} nodes {:?} {size}",
            fields[0],
            answer.verdict.name(),
            answer.nodes,
            answer.time
        );
    }
    let mean = (log / proven.len() as f64).exp();
    println!(
        "geometric mean {mean:.0} nodes, {total} in all, {spent:?}; {shortest} known to be the shortest"
    );
    proven.sort_unstable();
    println!(
        "{} proven (median {:?}, 90 % {:?}, worst {:?}), {disproven} disproven, {unknown} unknown; {:.0} k nodes/s",
        proven.len(),
        proven.get(proven.len() / 2),
        proven.get(proven.len() * 9 / 10),
        proven.last(),
        nodes as f64 / spent.as_secs_f64() / 1e3
    );
}
