//! The VCT search on the openings of engine games, as a player would ask: `cargo bench --bench games`.
//!
//! Of the wins that have at most 23 plies, on boards of 6 to 20 stones, how many are proven within 20 ms?

use std::time::Duration;

use yonsan::board::{Position, Rule, notation};
use yonsan::solve::{Budget, Verdict, vct};

const GAMES: &str = include_str!("../data/engine-games.tsv");

/// Plies of a win that counts.
const PLIES: u16 = 23;

fn main() {
    let (mut looked, mut disproven, mut unknown) = (0, 0, 0);
    let mut times = Vec::new();
    for row in GAMES.lines().filter(|row| !row.starts_with('#')) {
        let fields: Vec<&str> = row.split('\t').collect();
        let game = notation::parse(fields[2], Rule::from_name(fields[0]).unwrap()).unwrap();
        for ply in 6..=20.min(game.moves().len()) {
            let mut position = Position::new(game.rule());
            game.moves()[..ply].iter().for_each(|&point| position.make(point).unwrap());
            looked += 1;
            // The first is the slower, whoever is first: caches of the machine are cold.
            let answer = vct::solve(&position, &budget(None));
            match &answer.verdict {
                Verdict::Proven(win) if win.plies() <= PLIES => {println!("WIN {} {} {}", fields[0], answer.nodes, yonsan::board::notation::write(&position)); times.push((answer.time, fields[0], ply, looked))},
                Verdict::Disproven(_) => disproven += 1,
                // The win that was found first, or was not found, is long; perhaps there is a short one.
                Verdict::Proven(_) | Verdict::Unknown(_) => {
                    let short = vct::solve(&position, &budget(Some(PLIES)));
                    match short.verdict {
                        Verdict::Proven(_) => {
                            println!("WIN {} {} {}", fields[0], answer.nodes, yonsan::board::notation::write(&position)); println!("{} {ply} {looked}: any {} {} {:?}; within {} {:?}  {}", fields[0], answer.verdict.name(), answer.nodes, answer.time, short.nodes, short.time, yonsan::board::notation::write(&position));
                            times.push((answer.time, fields[0], ply, looked))
                        }
                        _ => unknown += u32::from(answer.verdict.proven().is_none()),
                    }
                }
            }
        }
    }
    times.sort_unstable();
    let within = |ms| times.iter().filter(|row| row.0 <= Duration::from_millis(ms)).count();
    println!("{looked} positions: {} wins within {PLIES} plies, {disproven} disproven, {unknown} unknown", times.len());
    for ms in [1, 5, 10, 20, 50, 100] {
        println!("{:5.1} % of the wins within {ms} ms", within(ms) as f64 * 100.0 / times.len() as f64);
    }
    for (time, rule, ply, number) in times.iter().rev().take(8) {
        println!("slow: {time:?} at ply {ply} of a {rule} game (position {number})");
    }
}

fn budget(within: Option<u16>) -> Budget {
    Budget { time: Some(Duration::from_millis(500)), within, ..Budget::default() }
}
