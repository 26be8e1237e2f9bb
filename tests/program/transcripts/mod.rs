//! Whole conversations from a pipe, as a person would read them.
//!
//! Each `NAME.txt` beside this file is what is typed; `snapshots/` holds what comes back. Times are
//! filtered out. The last line is the exit code.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

fn talk(name: &str, args: &[&str]) {
    talk_as(name, name, args);
}

/// Types a script; what comes back is held under a name of its own.
fn talk_as(script: &str, name: &str, args: &[&str]) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/program/transcripts");
    let script = std::fs::read(folder.join(format!("{script}.txt"))).unwrap();
    let work = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("talk-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&work).unwrap();
    for data in ["two-puzzles.yaml", "game.sgf"] {
        std::fs::copy(folder.join("../../data").join(data), work.join(data)).unwrap();
    }
    let mut child = Command::new(env!("CARGO_BIN_EXE_yonsan"))
        .args(["repl", "--echo", "--glyphs", "unicode", "--color", "never"])
        .args(args)
        .current_dir(&work)
        .env("LC_ALL", "C.UTF-8")
        .env("XDG_DATA_HOME", &work)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(&script).unwrap();
    let output = child.wait_with_output().unwrap();
    std::fs::remove_dir_all(&work).unwrap();
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    let said = String::from_utf8(output.stdout).unwrap();
    let code = output.status.code().unwrap();
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(folder.join("snapshots"));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.add_filter(r"\d+(\.\d)? (µs|ms|s)\b", "[time]");
    settings.bind(|| insta::assert_snapshot!(name, format!("{said}[exit {code}]")));
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
    talk("walking", &["h11k9h6g7k5j9h8h7i8i9h9k7g10"]);
}

#[test]
fn taking_a_lesson() {
    talk("lesson", &["B:,W:,b"]);
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
