//! Tests of `puzzles lint` and `puzzles mine`, and of the answer that there is nothing to find.

use std::fs;
use std::process::Stdio;

use serde_json::json;

use crate::support::program::*;

/// A decoy: a few stones without a win by threats.
const NOTHING: &str = "format: yonsan-puzzle\nversion: 1\nid: look-0001\ntitle: Is there a win?\nrule: freestyle\n\
    position: 'B:h8i9,W:g7j10,b'\nside: black\ngoal: {kind: none}\nsource: a test\nlicence: CC0-1.0\n";

#[test]
fn lint_tells_file_line_and_column_and_reads_the_rest() {
    let text = format!("{NOTHING}rating: 1100\n---\n\tid: x\n---\n{}", NOTHING.replace("none", "vcf"));
    let path = file("broken.yaml", &text);
    let (broken, wrong) =
        (format!("{path}:13:"), format!("{path}:22:14: look-0001: goal vcf: there is no VCF"));
    yonsan(&["puzzles", "lint", &path]).says(2, &[&broken, &wrong, "3 puzzles: "]);
    let json = yonsan(&["puzzles", "lint", &path, "--json"]).json();
    assert_eq!((&json["schema"], &json["puzzles"]), (&json!("yonsan.lint/1"), &json!(3)));
    assert!(json["faults"].as_array().unwrap().iter().any(|fault| fault["line"] == 22));
    // A wrong rating is not a fault of the file's form.
    let path = file("wrong.yaml", format!("{NOTHING}rating: 2600\n"));
    assert_eq!(yonsan(&["puzzles", "lint", &path]).code, 1);
    yonsan(&["puzzles", "lint", "no-such-file.yaml"]).is_fault(&["no-such-file.yaml"]);
}

#[test]
fn a_broken_puzzle_leaves_the_others_to_be_loaded() {
    let path = file("half.yaml", format!("{NOTHING}---\nid: [\n---\n{NOTHING}"));
    for game in ["1", "3"] {
        assert_eq!(yonsan(&["show", &path, "--game", game]).code, 0, "{game}");
    }
    yonsan(&["show", &path, "--game", "2"]).is_fault(&["half.yaml"]);
    let large = file("large.yaml", format!("format: yonsan-puzzle\ntitle: {}\n", "x ".repeat(5_000_000)));
    let ran = yonsan(&["puzzles", "lint", &large]);
    assert!(ran.code == 2 && ran.out.len() < 2_000, "{}", ran.out.len());
}

#[test]
fn nothing_is_an_answer() {
    let path = file("nothing.yaml", NOTHING);
    let right = yonsan(&["grade", &path, "nothing", "--json"]);
    let wrong = yonsan(&["grade", "vcf-0001", "nothing", "--json"]);
    assert_eq!((right.code, wrong.code), (0, 1));
    has(&right.json(), &json!({"nothing": "right", "solved": true}));
    has(&wrong.json(), &json!({"nothing": "wrong", "solved": false}));
    let typed = yonsan_reading(&["repl", "look-0002"], "hint\nnothing\n");
    typed.says(0, &["Right, there is nothing", "solved after"]);
}

#[test]
fn mining_goes_on_where_it_stopped_and_finds_the_same() {
    let args =
        ["puzzles", "mine", "--boards", "60", "--kinds", "vcf", "--nodes", "20000", "--seed", "5", "--out"];
    let mine = |more: &[&str]| yonsan(&[&args[..], more].concat());
    let whole = folder().join("whole.yaml").to_str().unwrap().to_owned();
    assert_eq!(mine(&[&whole]).code, 0);
    let text = fs::read_to_string(&whole).unwrap();
    assert!(text.contains("id: vcf-0") && text.ends_with("# done: 60\n"), "{text}");
    // The program was killed in the middle of a puzzle.
    let half = file("half-mined.yaml", &text[..text.len() * 2 / 3]);
    assert_eq!(mine(&[&half, "--threads", "2"]).code, 0);
    assert_eq!(fs::read_to_string(&half).unwrap(), text);
    assert_eq!(yonsan(&["puzzles", "lint", &whole]).code, 0);
    // With another seed it is other work.
    let other: Vec<&str> = args.iter().map(|&arg| if arg == "5" { "6" } else { arg }).collect();
    yonsan(&[&other[..], &[&whole]].concat()).is_fault(&["not written by this work"]);
    assert_eq!(fs::read_to_string(&whole).unwrap(), text);
}

#[test]
fn games_come_from_lists_and_files() {
    let list = file("games.list", "# rule and moves\nfreestyle\th8i9h9h10i8g8\n\nh8h9i9z3\n");
    yonsan(&["puzzles", "mine", &list]).is_fault(&["line 4"]);
    yonsan(&["puzzles", "mine"]).is_fault(&["--play", "--boards"]);
    yonsan(&["puzzles", "mine", "tests/data/two-puzzles.yaml"]).is_fault(&["no games"]);
    yonsan(&["puzzles", "mine", "--twin", "vcf-0090", "defend-0001"])
        .is_fault(&["defend-0001 asks for no win"]);
    let twins = yonsan(&["puzzles", "mine", "--twin", "vcf-0090", "--nodes", "4000"]);
    twins.says(0, &["id: look-00", "In vcf-0090 the"]);
}

#[test]
fn who_has_seen_enough_of_the_mine_may_go() {
    let mut mine = program(&["puzzles", "mine", "--boards", "30", "--kinds", "vcf", "--seed", "5"]);
    let mut child = mine.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let ended = child.wait_with_output().unwrap();
    assert!(ended.status.code() == Some(0) && ended.stderr.is_empty(), "{ended:?}");
}

#[test]
fn a_search_that_finds_nothing_says_so_and_leaves_a_file_that_is_not_broken() {
    let out = folder().join("nothing.yaml").to_str().unwrap().to_owned();
    let search = ["puzzles", "mine", "--boards", "2", "--kinds", "vcf", "--nodes", "50"];
    let mined = yonsan(&[&search[..], &["--out", &out]].concat());
    assert_eq!(mined.code, 0);
    assert!(mined.err.contains("no puzzle was found") && mined.err.contains("nothing.yaml"), "{mined:?}");
    assert!(yonsan(&search).err.contains("no puzzle was found"));
    yonsan(&["puzzles", "lint", &out]).says(0, &["0 puzzles: 0 faults"]);
    yonsan(&["show", &out]).is_fault(&["only comments and no puzzle"]);
}
