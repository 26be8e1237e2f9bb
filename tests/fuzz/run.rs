//! Fuzzing of every entry point that reads input: valid inputs are changed at random and read.
//!
//! For any input, the program does not panic, does not take longer than [`PATIENCE`], and writes what it has
//! read so that it is read again with an equal result. In a test run each entry point is fuzzed for a few
//! seconds, in `.ci/run` for twenty seconds. A longer run is started by hand; this one fuzzes all entry points for
//! an hour at the same time, so that each of them gets only a part of a core:
//!
//! ```text
//! YONSAN_FUZZ_PATIENCE=60 YONSAN_FUZZ_SECONDS=3600 cargo test --release --test fuzz -- --nocapture --test-threads=16
//! ```
//!
//! An input that shows a fault is written to `target/tmp`. Once the fault is corrected, the input is kept in
//! `found/` under a name that begins with the name of its entry point; such inputs are tried first in every
//! later run.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::time::{Duration, Instant};

use yonsan::board::Dice;

use super::mutate;

/// Seconds that one input may take if `YONSAN_FUZZ_PATIENCE` is not set. It allows for other work on the same
/// machine.
const PATIENCE: u64 = 5;

/// Inputs with more bytes than this are not tried.
const LONGEST: usize = 20_000;

/// Fuzzes one entry point: first the inputs that showed faults before, then the seeds as they are, then changed ones
/// until the time is over.
pub fn fuzz(door: &str, seeds: &[Vec<u8>], words: &[&str], mut enter: impl FnMut(&[u8])) {
    let asked = |name: &str, or: u64| std::env::var(name).map_or(or, |text| text.parse().unwrap());
    let seconds = asked("YONSAN_FUZZ_SECONDS", 3);
    let patience = Duration::from_secs(asked("YONSAN_FUZZ_PATIENCE", PATIENCE));
    let mut inputs = 0_u64;
    let mut try_one = |input: &[u8]| {
        inputs += 1;
        let begun = Instant::now();
        let outcome = catch_unwind(AssertUnwindSafe(|| enter(input)));
        if outcome.is_err() || begun.elapsed() > patience {
            let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{door}-{}", std::process::id()));
            fs::write(&path, input).unwrap();
            panic!(
                "{door}: a fault after {inputs} inputs ({:?}), kept in {}",
                begun.elapsed(),
                path.display()
            );
        }
    };
    let found = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fuzz/found");
    for file in fs::read_dir(found).into_iter().flatten() {
        let path = file.unwrap().path();
        if path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(door)) {
            try_one(&fs::read(path).unwrap());
        }
    }
    for seed in seeds {
        try_one(seed);
    }
    // A long run by hand tries other inputs each time; a test run tries the same ones every time.
    let mut dice = Dice::new(if seconds <= 60 { 1 } else { u64::from(std::process::id()) });
    let mut pool: Vec<Vec<u8>> = seeds.to_vec();
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(seconds) {
        let input = mutate::mutated(&pool, words, &mut dice);
        if input.len() > LONGEST {
            continue;
        }
        try_one(&input);
        // Some of the changed inputs are kept and changed further.
        if dice.below(20) == 0 {
            let place = seeds.len() + dice.below(200);
            if place < pool.len() {
                pool[place] = input;
            } else {
                pool.push(input);
            }
        }
    }
    println!("{door}: {inputs} inputs in {seconds} s");
    assert!(inputs > 20, "{door}: {inputs} inputs say nothing");
}
