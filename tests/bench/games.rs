//! Measures the VCT search on openings of engine games: `cargo bench --bench games [-- MILLISECONDS]`.
//!
//! It counts the wins of at most 23 plies, on boards of 6 to 20 stones, that are proven within 20 ms. A win
//! counts as existing if it is proven within the limit (300 ms by default), with or without the bound of 23
//! plies.

use std::time::Duration;

use yonsan::board::{Position, Rule, notation};
use yonsan::solve::{Budget, Verdict, vct};

const GAMES: &str = include_str!("../data/engine-games.tsv");

/// The largest number of plies of a win that counts.
const PLIES: u16 = 23;

fn main() {
    let limit = std::env::args().find_map(|word| word.parse().ok()).unwrap_or(300);
    let budget = |within| Budget { time: Some(Duration::from_millis(limit)), within, ..Budget::default() };
    let (mut looked, mut disproven, mut unknown) = (0, 0, 0);
    let (mut nodes, mut spent) = (0, Duration::ZERO);
    let mut times = Vec::new();
    for row in GAMES.lines().filter(|row| !row.starts_with('#')) {
        let fields: Vec<&str> = row.split('\t').collect();
        let game = notation::parse(fields[2], Rule::from_name(fields[0]).unwrap()).unwrap();
        for ply in 6..=20.min(game.moves().len()) {
            let mut position = Position::new(game.rule());
            game.moves()[..ply].iter().for_each(|&point| position.make(point).unwrap());
            looked += 1;
            let answer = vct::solve(&position, &budget(None));
            nodes += answer.nodes;
            spent += answer.time;
            let counts = match &answer.verdict {
                Verdict::Proven(win) if win.plies() <= PLIES => true,
                Verdict::Disproven(_) => {
                    disproven += 1;
                    false
                }
                // The win that was found is too long, or none was found; there may be a short one.
                Verdict::Proven(_) | Verdict::Unknown(_) => {
                    let short = vct::solve(&position, &budget(Some(PLIES))).verdict.proven().is_some();
                    unknown += u32::from(!short && answer.verdict.proven().is_none());
                    short
                }
            };
            if counts {
                times.push((answer.time, notation::write(&position)));
            }
        }
    }
    times.sort();
    let within = |ms| times.iter().filter(|row| row.0 <= Duration::from_millis(ms)).count();
    println!(
        "{looked} positions: {} wins within {PLIES} plies, {disproven} disproven, {unknown} unknown; {:.0} k nodes/s",
        times.len(),
        nodes as f64 / spent.as_secs_f64() / 1e3
    );
    for ms in [1, 5, 10, 20, 50, 100] {
        println!("{:5.1} % of the wins within {ms} ms", within(ms) as f64 * 100.0 / times.len() as f64);
    }
    for (time, position) in times.iter().rev().take(8) {
        println!("slow: {time:?} at {position}");
    }
}
