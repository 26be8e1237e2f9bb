//! The conversation in the README is what the program prints.

use std::io::Write;
use std::process::{Command, Stdio};

#[test]
fn the_transcript_in_the_readme_is_true() {
    let readme = include_str!("../README.md");
    let shown = readme.split("```transcript\n").nth(1).and_then(|rest| rest.split("```").next());
    let shown = shown.expect("the README has a transcript");
    let commands: Vec<&str> = shown.lines().filter_map(|line| line.strip_prefix("> ")).collect();
    assert!(commands.len() >= 5);
    let mut program = Command::new(env!("CARGO_BIN_EXE_yonsan"))
        .args(["repl", "--echo", "--glyphs", "unicode", "--color", "never", "--lang", "en"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    program.stdin.take().unwrap().write_all((commands.join("\n") + "\n").as_bytes()).unwrap();
    let printed = program.wait_with_output().unwrap().stdout;
    assert_eq!(String::from_utf8(printed).unwrap(), shown);
}
