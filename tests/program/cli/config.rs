//! Tests of the configuration file, completions and manual pages.

use std::fs;

use crate::support::program::*;

/// Runs the program with a configuration file.
fn with_choices(choices: &str, args: &[&str]) -> Ran {
    talking(choices, args, "")
}

/// Runs the program with a configuration file and this input.
fn talking(choices: &str, args: &[&str], input: &str) -> Ran {
    let home = folder();
    fs::create_dir(home.join("yonsan")).unwrap();
    fs::write(home.join("yonsan/config.yaml"), choices).unwrap();
    let mut command = program(args);
    command.env("XDG_CONFIG_HOME", home);
    finish(command, input.as_bytes())
}

#[test]
fn the_usual_rule_is_that_of_positions_without_one() {
    // A stone on h8 would make six in a row.
    let six = "B:e8f8g8i8j8,W:a1c1e1g1i1,b";
    let rule = |args: &[&str], choices| with_choices(choices, args).json()["rule"].clone();
    let solve = ["solve", six, "--goal", "vcf", "--json"];
    assert_eq!(rule(&solve, "rule: standard"), "standard");
    assert_eq!(rule(&solve, "# none"), "freestyle");
    assert_eq!(rule(&[&solve[..], &["--rule", "freestyle"]].concat(), "rule: standard"), "freestyle");
    assert_eq!(rule(&[&solve[..], &["--no-config"]].concat(), "rule: standard"), "freestyle");
    // A puzzle has its own rule.
    let puzzle = yonsan(&["solve", "vcf-0001", "--json"]).json()["rule"].clone();
    let other = if puzzle == "standard" { "rule: freestyle" } else { "rule: standard" };
    assert_eq!(rule(&["solve", "vcf-0001", "--json"], other), puzzle);
    let drawn = file("board.txt", yonsan(&["show", "h8i9"]).out);
    assert_eq!(rule(&["annotate", &drawn, "--json"], "rule: standard"), "standard");
}

#[test]
fn a_conversation_keeps_to_the_usual_rule() {
    let last = |args: &[&str], lines: &str| {
        talking("rule: standard\n", args, lines).out.lines().last().unwrap_or("").to_owned()
    };
    // A puzzle has its own rule; the next position gets the default rule again.
    let told = last(&["repl"], "load vcf-0001\nload h8\nload i9\nrule\n");
    assert!(told.contains("standard"), "{told}");
    // Commands and options of a conversation override the file.
    for (args, lines) in [
        (&["repl"][..], "rule freestyle\nload h8\nload i9\nrule\n"),
        (&["repl", "--rule", "freestyle", "h8"], "load i9\nrule\n"),
    ] {
        let told = last(args, lines);
        assert!(told.contains("freestyle"), "{told}");
    }
}

#[test]
fn the_usual_looks_give_way_to_what_is_said() {
    let show = ["show", "h8"];
    assert!(with_choices("plain: true\n", &show).out.contains("Black"), "told, not drawn");
    assert!(with_choices("glyphs: unicode\n", &show).out.contains('●'));
    assert!(!with_choices("glyphs: unicode\n", &["show", "h8", "--glyphs", "ascii"]).out.contains('●'));
    assert!(with_choices("color: always\n", &show).out.contains('\u{1b}'));
    assert!(!with_choices("color: always\n", &["show", "h8", "--color", "never"]).out.contains('\u{1b}'));
}

#[test]
fn choices_that_cannot_be_read_are_named() {
    with_choices("rule: caro\n", &["show", "h8"]).is_fault(&["config.yaml", "caro", "--no-config"]);
    with_choices("rule: [\n", &["show", "h8"]).is_fault(&["config.yaml", "line"]);
    with_choices("\tplain: x\n", &["show", "h8"]).is_fault(&["config.yaml", "line 1"]);
    assert_eq!(with_choices("rule: [\n", &["show", "h8", "--no-config"]).code, 0);
}

#[test]
fn completions_and_manual_pages_know_every_command() {
    for shell in ["bash", "zsh", "fish", "powershell"] {
        let script = yonsan(&["completions", shell]);
        assert_eq!(script.code, 0);
        for word in ["whynot", "review-game", "proof-dir"] {
            assert!(script.out.contains(word), "{shell} does not know {word}");
        }
    }
    yonsan(&["completions", "cmd"]).is_fault(&["powershell"]);
    let page = yonsan(&["man", "strategy", "verify"]);
    page.says(0, &["yonsan\\-strategy\\-verify", "\\-\\-paranoid"]);
    yonsan(&["man", "slove"]).is_fault(&["no command 'slove'"]);
    let pages = folder();
    assert_eq!(yonsan(&["man", "--dir", pages.to_str().unwrap()]).code, 0);
    for name in ["yonsan.1", "yonsan-solve.1", "yonsan-puzzles-mine.1"] {
        assert!(pages.join(name).is_file(), "{name}");
    }
}
