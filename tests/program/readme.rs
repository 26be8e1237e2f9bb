//! Tests that the program prints what the README and the guides show.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::support::program::{finish, program};

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// The README and every guide: the name of the file and its text.
fn pages() -> Vec<(String, String)> {
    let guides = fs::read_dir(Path::new(ROOT).join("src/guide")).unwrap().map(|entry| entry.unwrap().path());
    let files = guides.filter(|path| path.extension().is_some_and(|ending| ending == "md"));
    [Path::new(ROOT).join("README.md")]
        .into_iter()
        .chain(files)
        .map(|path| (path.display().to_string(), fs::read_to_string(path).unwrap()))
        .collect()
}

/// The code blocks of a page in a language, without their fences.
fn blocks<'a>(page: &'a str, language: &str) -> Vec<&'a str> {
    let fence = format!("```{language}\n");
    page.split(fence.as_str()).skip(1).filter_map(|rest| rest.split("```").next()).collect()
}

#[test]
fn the_transcripts_are_true() {
    let mut run = 0;
    for (name, page) in pages() {
        for shown in blocks(&page, "transcript") {
            let commands: Vec<&str> = shown.lines().filter_map(|line| line.strip_prefix("> ")).collect();
            assert!(commands.len() >= 5, "{name}");
            assert_eq!(talk(&commands), shown, "{name}");
            run += 1;
        }
    }
    assert!(run >= 2, "{run} transcripts");
}

/// The lines under a `$` line must be the output of that command; commands without such lines are not run.
#[test]
fn what_the_shell_prints_is_true() {
    let mut run = 0;
    for (name, page) in pages() {
        for block in blocks(&page, "console") {
            for shown in block.split("$ ").skip(1) {
                let (command, expected) = shown.split_once('\n').unwrap();
                if !expected.is_empty() {
                    assert_eq!(shell(command), expected, "{name}: {command}");
                    run += 1;
                }
            }
        }
    }
    assert!(run >= 2, "{run} commands");
}

/// The README must be short, and every file that it or a guide links to must exist, also in the package.
#[test]
fn the_readme_is_short_and_its_links_lead_somewhere() {
    for (name, page) in pages() {
        let readme = name.ends_with("README.md");
        assert!(!readme || page.lines().count() <= 150, "{} lines", page.lines().count());
        let folder = Path::new(&name).parent().unwrap();
        for target in page.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            if target.contains("://") {
                continue;
            }
            assert!(folder.join(target).is_file(), "{name} links to {target}");
            assert!(!target.contains("tests/") && !target.starts_with('.'), "{target} is not in the package");
        }
    }
}

#[test]
fn the_guide_says_what_each_dependency_is_for_and_the_oldest_rust() {
    let (manifest, readme) = (include_str!("../../Cargo.toml"), include_str!("../../README.md"));
    let guide = include_str!("../../src/guide/building.md");
    let section =
        |name: &str| manifest.split(&format!("\n[{name}]\n")).nth(1).unwrap().split("\n\n").next().unwrap();
    let names =
        |name: &str| section(name).lines().filter_map(|line| line.split(" = ").next()).collect::<Vec<_>>();
    let list = guide.split("Dependencies, and what each is for:").nth(1).unwrap();
    let (table, tests) = list.split_once("For tests:").unwrap();
    let told = |text: &str, name: &str| {
        text.split(|c: char| !(c.is_alphanumeric() || "_-".contains(c))).any(|word| word == name)
    };
    for name in names("dependencies") {
        assert!(told(table, name), "the guide says nothing of {name}");
    }
    for name in names("dev-dependencies") {
        assert!(told(tests, name), "the guide says nothing of {name}");
    }
    let oldest = manifest.split("\nrust-version = \"").nth(1).unwrap().split('"').next().unwrap();
    assert!(readme.contains(&format!("A Rust toolchain ({oldest} or newer)")), "{oldest}");
    assert!(guide.contains(&format!("builds it is {oldest} (")), "{oldest}");
}

/// Runs a command in a shell that finds the program.
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
