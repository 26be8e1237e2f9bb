//! Compares solver, checker, brute force, incremental patterns and slow scan with each other, over random,
//! mined and game positions, under both rules, for both sides, rotated, mirrored and recoloured. Results that
//! are built on them (any win, defences, grades, reasons, the built-in trees, files) are compared as well.
//!
//! `cargo test --release --test proofs soundness` examines the same positions every time, for about a minute.
//! A run by hand examines new positions for any length of time, and prints the counts at the end:
//!
//! ```sh
//! YONSAN_SOUNDNESS_SECONDS=3600 cargo test --release --test proofs by_hand -- --ignored --nocapture
//! ```
//!
//! A contradiction is reported with its kind and seed; `YONSAN_SOUNDNESS_SEED=N` starts with that seed.
//!
//! # What it would notice
//!
//! Each of these faults was put into `src/solve` by hand, and these tests failed (R: rooms, K: known
//! positions, P: random play, T: the traps):
//!
//! | fault | caught by |
//! | --- | --- |
//! | the defender's fours left out of the zone of replies (`zone`) | R K P, T `a_counter_four_with_an_attack_behind_it` |
//! | the last five points left out of the zone | R K P, T `an_adjacent_three_has_a_third_defence` |
//! | a five of the defender's not answered where it must be (VCT) | R K P, T `a_threat_that_leaves_a_five_at_hand` |
//! | a VCF search that ran out of nodes taken for none | T `a_search_inside_that_ran_out_of_nodes_disproves_nothing` |
//! | a VCF cut short by `--within` taken for none | T `a_threat_that_was_cut_short_is_not_none` |
//! | `--within` off by a stone | R |
//!
//! Four more faults were used only to find boards: the faulty solver contradicted the definition on exactly
//! the board that is now the trap, but the trap itself has not been run against the fault: an overlooked four
//! of a block (`a_block_that_makes_a_four`), an overlooked five of the root in a VCF
//! (`a_reply_that_makes_a_five`), a six of the attacker taken for a five
//! (`a_five_point_that_would_make_six`), and a six of the defender taken for a five
//! (`a_four_of_the_defender_that_is_none`).

mod bench;
mod boards;
mod forms;
mod fours;
mod real;
mod room;
mod rooms;
mod told;
mod traps;
mod tree;
mod trees;
mod wins;

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::thread;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use bench::{Bench, Tally};
use yonsan::board::Dice;

/// A kind of positions.
struct Kind {
    name: &'static str,
    /// Examines one position of the kind.
    case: fn(&mut Dice, &mut Bench),
}

impl Kind {
    /// Examines the position that is generated from a seed.
    fn look(&self, seed: u64, bench: &mut Bench) {
        (self.case)(&mut Dice::new(seed.wrapping_mul(0x2545_f491_4f6c_dd1d)), bench);
    }

    /// Examines this many positions, the same ones every time, half of them on a second thread.
    fn usual(&self, positions: u64) -> Tally {
        let half = |first: usize| {
            let mut bench = Bench::new(2);
            (0..positions).skip(first).step_by(2).for_each(|seed| self.look(seed, &mut bench));
            bench.tally
        };
        let tally = thread::scope(|scope| {
            let odd = scope.spawn(|| half(1));
            let mut tally = half(0);
            tally.add(&odd.join().unwrap_or_else(|fault| resume_unwind(fault)));
            tally
        });
        println!("{}: {tally:?}", self.name);
        tally
    }
}

/// Declares the kinds of positions and a test for each, with the number of positions and the least number of
/// telling ones.
macro_rules! kinds {
    ($($test:ident: $name:literal, $case:path, $positions:literal, $tells:expr;)+) => {
        const KINDS: [Kind; [$($name),+].len()] = [$(Kind { name: $name, case: $case }),+];

        $(#[test]
        fn $test() {
            let tally = Kind { name: $name, case: $case }.usual($positions);
            let tells: fn(&Tally) -> bool = $tells;
            assert!(tells(&tally), "{tally:?}");
        })+
    };
}

kinds! {
    in_rooms_between_walls_all_is_said_as_it_is: "rooms between walls", rooms::case, 250,
        |tally| tally.telling > 50 && tally.disproven > 80 && tally.unknown == 0;
    on_nearly_full_boards_fours_win_when_the_tree_says_so: "nearly full boards", fours::nearly_full, 250,
        |tally| tally.telling > 0 && tally.proven * 30 > tally.positions;
    among_strewn_stones_fours_win_when_the_tree_says_so: "strewn and crowded stones", fours::strewn, 60,
        |tally| tally.telling > 0 && tally.proven * 30 > tally.positions;
    games_claims_and_puzzles_do_not_contradict_themselves: "games, claims, puzzles", real::known, 150,
        |tally| tally.telling > 10 && tally.disproven > 10;
    random_play_does_not_contradict_itself: "random play", real::play, 150,
        |tally| tally.telling > 5 && tally.disproven > 10;
    any_win_has_a_proof_and_what_holds_against_it_holds: "any win, any defence", wins::case, 120,
        |tally| tally.telling > 0 && tally.certificates > tally.proven;
    hard_openings_do_not_contradict_themselves: "openings", wins::opening, 1,
        |tally| tally.positions == 1;
    what_is_said_of_moves_is_so: "grades and reasons", told::case, 150,
        |tally| tally.telling > 10 && tally.proven > 20;
    the_shipped_trees_answer_everything: "the shipped trees", trees::case, 150,
        |tally| tally.telling > 10 && tally.certificates == tally.positions;
    what_was_written_is_read_as_it_was: "formats and proofs", forms::case, 150,
        |tally| tally.telling > 80 && tally.certificates > 10;
}

/// The number in an environment variable, or the default.
fn setting(name: &str, usual: u64) -> u64 {
    std::env::var(name).map_or(usual, |value| value.parse().unwrap_or_else(|_| panic!("{name}: no number")))
}

#[test]
#[ignore = "as long as YONSAN_SOUNDNESS_SECONDS says"]
fn by_hand() {
    let time = Duration::from_secs(setting("YONSAN_SOUNDNESS_SECONDS", 60));
    let clock = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let first = setting("YONSAN_SOUNDNESS_SEED", clock << 24);
    println!("seeds from {first}, {} seconds", time.as_secs());
    let mut runs = KINDS.map(|kind| (kind, Bench::new(16), Duration::ZERO, first));
    let mut contradictions = Vec::new();
    let begun = Instant::now();
    while begun.elapsed() < time {
        // All kinds get equal time, except rooms, which tell most and get twice as much.
        let share = |kind: &Kind| if kind.name == KINDS[0].name { 2 } else { 1 };
        let (kind, bench, spent, seed) =
            runs.iter_mut().min_by_key(|(kind, _, spent, _)| *spent / share(kind)).expect("there are kinds");
        let started = Instant::now();
        if catch_unwind(AssertUnwindSafe(|| kind.look(*seed, bench))).is_err() {
            println!("contradiction: {}, seed {seed}", kind.name);
            contradictions.push((kind.name, *seed));
        }
        *spent += started.elapsed();
        *seed += 1;
    }
    for (kind, bench, ..) in &runs {
        println!("{}: {:?}", kind.name, bench.tally);
    }
    println!("contradictions: {}", contradictions.len());
    assert!(contradictions.is_empty(), "{contradictions:?}");
}
