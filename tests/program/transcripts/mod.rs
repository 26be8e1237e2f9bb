//! Whole conversations from a pipe, as a user would read them.
//!
//! Each `NAME.txt` beside this file holds the input; `snapshots/` holds the output. Times are filtered out.
//! The last line is the exit code.

use std::path::Path;

use crate::support::program::{self, Ran};

fn talk(name: &str, args: &[&str]) {
    talk_as(name, name, args);
}

/// Runs a script as input; compares the output with the snapshot of this name.
fn talk_as(script: &str, name: &str, args: &[&str]) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/program/transcripts");
    let script = std::fs::read(folder.join(format!("{script}.txt"))).unwrap();
    let work = program::folder();
    for data in ["two-puzzles.yaml", "game.sgf"] {
        std::fs::copy(folder.join("../../data").join(data), work.join(data)).unwrap();
    }
    let mut command = program::program(&["repl", "--echo", "--glyphs", "unicode", "--color", "never"]);
    command.args(args).current_dir(&work).env("LC_ALL", "C.UTF-8").env("XDG_DATA_HOME", &work);
    let Ran { code, out, err } = program::finish(command, &script);
    std::fs::remove_dir_all(&work).unwrap();
    assert_eq!(err, "");
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(folder.join("snapshots"));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.add_filter(r"\d+(\.\d)? (µs|ms|s)\b", "[time]");
    settings.bind(|| insta::assert_snapshot!(name, format!("{out}[exit {code}]")));
}

#[test]
fn solving_a_puzzle_with_a_miss_and_hints() {
    talk("solving", &["two-puzzles.yaml", "--game", "2"]);
}

#[test]
fn looking_at_a_game() {
    talk("game", &["game.sgf"]);
}

#[test]
fn editing_the_board() {
    talk("editing", &["B:,W:,b"]);
}

#[test]
fn making_mistakes() {
    talk("mistakes", &["h8i9"]);
}

#[test]
fn walking_through_a_proof() {
    talk("walking", &[program::THREATS]);
}

#[test]
fn taking_a_lesson() {
    talk("lesson", &["B:,W:,b"]);
}

#[test]
fn under_renju() {
    talk("renju", &["B:f7g7e8f8h8d9e9f9d10f10,W:f6g6h6i7g8j8g9h10c11f11,b"]);
}

#[test]
fn speaking_english() {
    talk_as("speaking", "speaking-en", &["--lang", "en", "vcf-0001"]);
}

#[test]
fn speaking_chinese() {
    talk_as("speaking", "speaking-zh", &["--lang", "zh", "vcf-0001"]);
}

#[test]
fn speaking_russian() {
    talk_as("speaking", "speaking-ru", &["--lang", "ru", "vcf-0001"]);
}
