//! The conversations in the README are what the program prints.

use std::path::Path;
use std::process::Command;

use crate::support::program::{finish, program};

#[test]
fn the_transcripts_in_the_readme_are_true() {
    let readme = include_str!("../../README.md");
    let blocks: Vec<&str> =
        readme.split("```transcript\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert!(blocks.len() >= 2, "the README has transcripts");
    for shown in blocks {
        let commands: Vec<&str> = shown.lines().filter_map(|line| line.strip_prefix("> ")).collect();
        assert!(commands.len() >= 5);
        assert_eq!(talk(&commands), shown);
    }
}

/// What stands under a `$` line is what that line prints; lines with nothing under them are not run.
#[test]
fn what_the_shell_prints_in_the_readme_is_true() {
    let blocks = include_str!("../../README.md").split("```console\n").skip(1);
    let mut run = 0;
    for block in blocks.filter_map(|rest| rest.split("```").next()) {
        for shown in block.split("$ ").skip(1) {
            let (command, expected) = shown.split_once('\n').unwrap();
            if !expected.is_empty() {
                assert_eq!(shell(command), expected, "{command}");
                run += 1;
            }
        }
    }
    assert!(run > 0, "the README shows something");
}

#[test]
fn the_readme_says_what_each_dependency_is_for_and_the_oldest_rust() {
    let (manifest, readme) = (include_str!("../../Cargo.toml"), include_str!("../../README.md"));
    let section =
        |name: &str| manifest.split(&format!("\n[{name}]\n")).nth(1).unwrap().split("\n\n").next().unwrap();
    let names =
        |name: &str| section(name).lines().filter_map(|line| line.split(" = ").next()).collect::<Vec<_>>();
    let list = readme.split("Dependencies, and what each is for:").nth(1).unwrap();
    let (table, tests) = list.split_once("For tests:").unwrap();
    let told = |text: &str, name: &str| {
        text.split(|c: char| !(c.is_alphanumeric() || "_-".contains(c))).any(|word| word == name)
    };
    for name in names("dependencies") {
        assert!(told(table, name), "the README says nothing of {name}");
    }
    for name in names("dev-dependencies") {
        assert!(told(tests, name), "the README says nothing of {name}");
    }
    let oldest = manifest.split("\nrust-version = \"").nth(1).unwrap().split('"').next().unwrap();
    for said in [format!("A Rust toolchain ({oldest} or newer)"), format!("builds it is {oldest} (")] {
        assert!(readme.contains(&said), "the README does not say: {said}");
    }
}

/// Runs a line in a shell that finds the program.
fn shell(command: &str) -> String {
    let program = Path::new(env!("CARGO_BIN_EXE_yonsan"));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = [program.parent().unwrap().to_owned()].into_iter().chain(std::env::split_paths(&path));
    let ran = Command::new("sh")
        .args(["-c", command])
        .env("PATH", std::env::join_paths(folders).unwrap())
        .env("XDG_CONFIG_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/nobody"))
        .env("XDG_DATA_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/nobody"))
        .current_dir(env!("CARGO_TARGET_TMPDIR"))
        .output()
        .unwrap();
    String::from_utf8(ran.stdout).unwrap().replace('\r', "")
}

fn talk(commands: &[&str]) -> String {
    let command = program(&["repl", "--echo", "--glyphs", "unicode", "--color", "never", "--lang", "en"]);
    finish(command, (commands.join("\n") + "\n").as_bytes()).out
}
