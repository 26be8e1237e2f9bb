//! Every door by which something comes in, with inputs that nobody meant: sound ones changed at random.
//!
//! Whatever comes in, nothing panics, nothing takes longer than [`PATIENCE`], and what is read is written and
//! read again the same. A few seconds a door, in `.ci/run` a minute; by hand as long as one likes, here an hour for all
//! doors at once, each of which then gets little of a core:
//!
//! ```text
//! YONSAN_FUZZ_PATIENCE=60 YONSAN_FUZZ_SECONDS=3600 cargo test --release --test fuzz -- --nocapture --test-threads=16
//! ```
//!
//! An input that is a fault is written to `target/tmp`; once mended it is kept in `found/`, its name beginning with its
//! door's, and tried first from then on.

mod conversations;
mod doors;
mod mutate;

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::time::{Duration, Instant};

use yonsan::board::Dice;

/// Seconds one input may take, on a machine that does other things as well, where nothing else is asked for.
const PATIENCE: u64 = 5;

/// Bytes of an input, about, at the most.
const LONGEST: usize = 20_000;

/// Tries a door: what was found before, the seeds as they are, then changed ones until the time is over.
fn fuzz(door: &str, seeds: &[Vec<u8>], words: &[&str], mut enter: impl FnMut(&[u8])) {
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
    // By hand other inputs come each time; in a test run the same ones.
    let mut dice = Dice::new(if seconds <= 60 { 1 } else { u64::from(std::process::id()) });
    let mut pool: Vec<Vec<u8>> = seeds.to_vec();
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(seconds) {
        let input = mutate::mutated(&pool, words, &mut dice);
        if input.len() > LONGEST {
            continue;
        }
        try_one(&input);
        // Some are changed further.
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
