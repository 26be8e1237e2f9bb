//! The conversations in the README are what the program prints.

use std::io::Write;
use std::process::{Command, Stdio};

#[test]
fn the_transcripts_in_the_readme_are_true() {
    let readme = include_str!("../README.md");
    let blocks: Vec<&str> =
        readme.split("```transcript\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert!(blocks.len() >= 2, "the README has transcripts");
    for shown in blocks {
        let commands: Vec<&str> = shown.lines().filter_map(|line| line.strip_prefix("> ")).collect();
        assert!(commands.len() >= 5);
        assert_eq!(talk(&commands), shown);
    }
}

fn talk(commands: &[&str]) -> String {
    let mut program = Command::new(env!("CARGO_BIN_EXE_yonsan"))
        .args(["repl", "--echo", "--glyphs", "unicode", "--color", "never"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    program.stdin.take().unwrap().write_all((commands.join("\n") + "\n").as_bytes()).unwrap();
    String::from_utf8(program.wait_with_output().unwrap().stdout).unwrap()
}
