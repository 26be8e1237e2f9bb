//! Measures how long 2,000 puzzles keep a user waiting: `cargo bench --bench puzzles`.
//!
//! The puzzles are the built-in ones and as many of them again, under other ids, as are missing. Half of them have been
//! tried, so that ratings and due times are looked up.

mod outside;

use std::time::{Duration, Instant};

use yonsan::render::{Theme, prose};
use yonsan::reply::Reply;
use yonsan::session::{Session, parse};
use yonsan::teach::Progress;
use yonsan::teach::puzzle::{self, Puzzle, library};
use yonsan::teach::train::{Attempt, AttemptMode, content, starting};

use outside::OneFile;

const PUZZLES: usize = 2_000;
const RUNS: usize = 21;

fn main() {
    let again = |(i, puzzle): (usize, &Puzzle)| Puzzle { id: format!("more-{i:04}"), ..puzzle.clone() };
    let puzzles: Vec<Puzzle> = library::puzzles()
        .iter()
        .cloned()
        .chain(library::puzzles().iter().enumerate().map(again))
        .take(PUZZLES)
        .collect();
    let text = puzzles.iter().map(puzzle::write).collect::<Vec<_>>().join("---\n");
    println!("{PUZZLES} puzzles, {} KB; median and worst of {RUNS} runs", text.len() / 1_000);
    measure("read", || {
        let all = puzzle::parse_all(&text).expect("what was written");
        assert_eq!(all.len(), PUZZLES);
        all
    });

    let mut outside = OneFile { text, ..OneFile::default() };
    for puzzle in puzzles.iter().step_by(2) {
        outside.progress.record(attempt(puzzle));
    }
    let mut session = Session::new();
    let mut say = |line: &str| session.respond(&parse(line).expect("a command"), &mut outside);
    let built_in = library::puzzles().len();
    measure(&format!("list the {built_in} that are built in, to the text"), || {
        let mut text = Vec::new();
        prose(&say("puzzles list"), Theme::default(), &mut text).expect("memory takes everything");
        assert!(text.len() > 20 * built_in);
    });
    measure("begin practice, from the file to the first puzzle", || {
        assert!(matches!(say("train p.yaml --seed 1"), Reply::Practice(_)));
    });
    measure("choose the next puzzle", || assert!(matches!(say("next"), Reply::Practice(_))));
}

/// Measures how long something takes, without the time to drop what it gives.
fn measure<T>(what: &str, mut run: impl FnMut() -> T) {
    let mut times: Vec<Duration> = (0..RUNS)
        .map(|_| {
            let begun = Instant::now();
            let given = run();
            let took = begun.elapsed();
            drop(given);
            took
        })
        .collect();
    times.sort();
    println!("{what}: {:.1?}, {:.1?}", times[RUNS / 2], times[RUNS - 1]);
}

fn attempt(puzzle: &Puzzle) -> Attempt {
    Attempt {
        at: 1_000,
        puzzle: puzzle.id.clone(),
        content: content(puzzle),
        kind: puzzle.goal.kind.name().to_owned(),
        mode: AttemptMode::Train,
        solved: true,
        misses: 0,
        hints: 0,
        score: 1.0,
        millis: 10_000,
        rating: starting(puzzle),
        moves: Vec::new(),
        place: None,
    }
}
