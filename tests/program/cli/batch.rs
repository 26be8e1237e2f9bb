//! `solve --batch`: JSON Lines in, JSON Lines out, in the same order.

use serde_json::{Value, json};

use crate::support::positions::{KNOWN, rows};
use crate::support::program::*;

fn lines(ran: &Ran) -> Vec<Value> {
    ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// A row of a table as a line of a batch.
pub fn question(row: &[&str], goal: &str) -> String {
    json!({"id": row[0], "rule": row[1], "moves": row[2], "goal": goal}).to_string() + "\n"
}

fn known() -> String {
    rows(KNOWN).map(|row| question(&row, "vcf")).collect()
}

#[test]
fn every_line_is_answered_in_order() {
    let path = file("known.jsonl", known());
    let ran = yonsan(&["solve", "--batch", &path, "--shortest"]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let answers = lines(&ran);
    let mut number = 0;
    for (row, answer) in rows(KNOWN).zip(&answers) {
        assert_eq!(answer["schema"], "yonsan.solve/1");
        assert_eq!((&answer["id"], &answer["rule"]), (&json!(row[0]), &json!(row[1])));
        assert_eq!(answer["plies"], json!(row[3].parse::<u16>().ok()), "{}", row[0]);
        assert_eq!(answer["line"].as_array().map(Vec::len), row[3].parse().ok());
        // A question alone has the same answer: every question starts with empty tables.
        if number % 9 == 0 {
            let alone =
                yonsan(&["solve", row[2], "--rule", row[1], "--goal", "vcf", "--shortest", "--json"]).json();
            for field in ["verdict", "line", "nodes", "stones", "shortest", "position", "attacker"] {
                assert_eq!(answer[field], alone[field], "{}", row[0]);
            }
        }
        number += 1;
    }
    assert_eq!(answers.len(), number);
}

#[test]
fn certificates_are_accepted_by_the_checker() {
    let path = file("known.jsonl", known());
    let folder = folder().join("made").join("here");
    let ran = yonsan(&["solve", "--batch", &path, "--proof-dir", folder.to_str().unwrap()]);
    assert_eq!(ran.code, 0);
    let mut files = Vec::new();
    for answer in lines(&ran) {
        let file = folder.join(format!("{}.json", answer["id"].as_str().unwrap()));
        assert_eq!(file.exists(), answer["verdict"] == "proven");
        if file.exists() {
            files.push(file.to_str().unwrap().to_owned());
        }
    }
    assert!(files.len() > 10);
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), files.len());
    let mut args = vec!["check"];
    args.extend(files.iter().map(String::as_str));
    let ran = yonsan(&args);
    assert_eq!((ran.code, ran.out.lines().count(), ran.err.as_str()), (0, files.len(), ""));
}

#[test]
fn a_bad_line_is_named_and_the_others_are_answered() {
    let good = json!({"id": "good", "moves": FIVE_PLIES}).to_string();
    for (bad, says) in [
        ("{not json", "JSON"),
        ("[]", "moves is missing"),
        ("{\"id\":\"x\"}", "moves is missing"),
        ("{\"id\":\"x\",\"moves\":7}", "moves must be a string"),
        ("{\"id\":\"x\",\"moves\":\"h8p9\"}", "'p9'"),
        ("{\"id\":\"x\",\"moves\":\"\"}", "nothing is written"),
        ("{\"id\":\"x\",\"moves\":\"h8h8\"}", "move 2 is on h8"),
        ("{\"id\":\"x\",\"moves\":\"a1a2b1b2c1c2d1d2e1\"}", "Black has won already"),
        ("{\"id\":\"x\",\"moves\":\"h8\",\"goal\":\"mate\"}", "mate"),
        ("{\"id\":\"x\",\"moves\":\"h8\",\"rule\":\"caro\"}", "caro"),
        ("{\"id\":\"../x\",\"moves\":\"h8\"}", "file's name"),
    ] {
        let ran = yonsan_reading(&["solve", "--batch", "-"], format!("{good}\n\n{bad}\n{good}\n"));
        assert_eq!(ran.code, 2, "{bad}");
        assert!(ran.err.contains("line 3") && ran.err.contains(says), "{bad}: {}", ran.err);
        assert_eq!(ran.err.lines().count(), 1);
        let answers = lines(&ran);
        assert_eq!(answers.len(), 3, "{bad}");
        assert_eq!((&answers[0]["verdict"], &answers[2]["verdict"]), (&json!("proven"), &json!("proven")));
        // An error takes the place of the answer, so that answers and questions stay aligned.
        assert_eq!(answers[1]["schema"], "yonsan.error/1");
        assert!(answers[1]["error"].as_str().unwrap().contains(says));
        if bad.contains("\"x\"") {
            assert_eq!(answers[1]["id"], "x");
        }
    }
}

#[test]
fn limits_count_for_each_line_and_unknown_is_an_answer() {
    let line = json!({"id": 7, "moves": FIVE_PLIES}).to_string() + "\n";
    let ran = yonsan_reading(&["solve", "--batch", "-", "--nodes", "1"], line.repeat(3));
    assert_eq!(ran.code, 0);
    for answer in lines(&ran) {
        assert_eq!((&answer["id"], &answer["verdict"]), (&json!(7), &json!("unknown")));
        assert_eq!((&answer["limit"], &answer["nodes"]), (&json!("nodes"), &json!(1)));
    }
    // A disproof is an answer as well; a line without an id is named by its number.
    let ran = yonsan_reading(&["solve", "--batch", "-"], "{\"moves\":\"h8\"}\n");
    assert_eq!((ran.code, &lines(&ran)[0]["id"]), (0, &json!(1)));
    let nothing = yonsan_reading(&["solve", "--batch", "-"], "");
    assert_eq!((nothing.code, nothing.out.as_str()), (0, ""));
}

#[test]
fn arguments_stand_in_for_what_a_line_leaves_out() {
    let lines_in = "{\"moves\":\"h8\"}\n{\"moves\":\"h8\",\"rule\":\"freestyle\",\"goal\":\"vcf\"}\n";
    let args = ["solve", "--batch", "-", "--rule", "standard", "--side", "black", "--goal", "vct"];
    let ran = yonsan_reading(&args, lines_in);
    assert_eq!(ran.code, 0);
    assert_eq!((&lines(&ran)[0]["rule"], &lines(&ran)[0]["goal"]), (&json!("standard"), &json!("vct")));
    assert_eq!(lines(&ran)[1]["rule"], "freestyle");
    let ran = yonsan_reading(&args[..7], lines_in);
    let rules: Vec<Value> = lines(&ran).iter().map(|a| a["rule"].clone()).collect();
    assert_eq!((ran.code, rules), (0, vec![json!("standard"), json!("freestyle")]));
    assert!(lines(&ran).iter().all(|answer| answer["attacker"] == "black"));
}

#[test]
fn two_runs_give_the_same_bytes_but_for_the_time() {
    let path = file("known.jsonl", known());
    let run = || {
        let ran = yonsan(&["solve", "--batch", &path, "--shortest", "--nodes", "100000"]);
        let without = |line: &str| line.split(",\"seconds\":").next().unwrap().to_owned();
        ran.out.lines().map(without).collect::<Vec<_>>()
    };
    assert_eq!(run(), run());
}
