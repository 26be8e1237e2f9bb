//! Tests of `why`, `step` and `pillars`.

use serde_json::Value;

use super::json::keys;
use crate::support::program::*;

/// The keys of a move in JSON, separated by blanks.
const MOVE: &str = "number move kind gain cost rest five fours threes stops_five reply decides forbidden threat needs \
                    left_open serves answers counters";

#[test]
fn why_has_its_shape() {
    let ran = yonsan(&["why", FIVE_PLIES, "--json"]);
    let why = ran.json();
    assert_eq!(ran.code, 0);
    assert_eq!(keys(&why), ["schema", "rule", "position", "attacker", "class", "line", "moves"]);
    assert_eq!((&why["schema"], &why["position"]), (&"yonsan.why/1".into(), &FIVE_PLIES_WRITTEN.into()));
    let first = &why["moves"][0];
    assert_eq!(keys(first).join(" "), MOVE);
    assert_eq!((strings(&first["cost"]), strings(&first["rest"])), (vec!["j8"], vec!["f8", "g8", "h8"]));
    assert_eq!((&first["kind"], &first["serves"][0]["number"]), (&"four-three".into(), &2.into()));
    // A move that makes no four, in any part of the proof.
    let all = yonsan(&["why", THREATS, "--json"]).json();
    let quiet = |told: &&Value| told["kind"] == "quiet" && !told["answers"].as_array().unwrap().is_empty();
    let of_all = all["moves"].as_array().unwrap().iter().find(quiet).unwrap();
    let point = of_all["move"].as_str().unwrap();
    let alone = yonsan(&["why", THREATS, point, "--json"]).json();
    let told = &alone["moves"][0];
    assert_eq!((alone["moves"].as_array().unwrap().len(), &told["number"]), (1, &of_all["number"]));
    let ways = told["answers"].as_array().unwrap();
    assert!(ways.iter().any(|way| way["elsewhere"] == true));
    assert!(ways.iter().all(|way| way["move"].is_string()));
    // A move by its number in the tree; it need not be on the longest line.
    let number = last_number();
    let numbered = yonsan(&["why", THREATS, &number]).out;
    assert!(numbered.contains(&format!("\n{number} ")), "{numbered}");
    assert!(yonsan(&["tree", THREATS]).out.contains(&format!("{number} ")));
}

/// The number of the last move of the proof, from the program's output.
fn last_number() -> String {
    let fault = yonsan(&["why", THREATS, "9999"]).err;
    let (_, rest) = fault.split_once("the last is ").unwrap();
    rest.chars().take_while(char::is_ascii_digit).collect()
}

#[test]
fn what_why_is_asked_may_be_at_fault() {
    yonsan(&["why", THREATS, "9999"]).is_fault(&["no move of that number", "the last is "]);
    yonsan(&["why", THREATS, "0"]).is_fault(&["no move of that number"]);
    yonsan(&["why", THREATS, "a1"]).is_fault(&["a1 is no attacking move"]);
    yonsan(&["why", THREATS, "z9"]).is_fault(&["z9", "number of a move"]);
    let none = yonsan(&["why", THREATS, "--goal", "vcf", "--json"]);
    assert_eq!((none.code, &none.json()["schema"]), (1, &"yonsan.solve/1".into()));
    assert_eq!(yonsan(&["why", THREATS, "--nodes", "3"]).code, 3);
}

#[test]
fn step_follows_the_replies_that_are_chosen() {
    yonsan(&["step", FIVE_PLIES]).says(0, &["the end of 5 plies"]);
    let left = yonsan(&["step", FIVE_PLIES, "a1"]);
    left.says(0, &["plays a1 and leaves the five at j8", "the end of 3 plies"]);
    // The proof's answer to each reply to its first move is the move that `step` plays.
    let first = &yonsan(&["why", THREATS, "1", "--json"]).json()["moves"][0];
    for way in first["answers"].as_array().unwrap() {
        for reply in strings(&way["replies"]) {
            let answer = format!("{}  ", way["move"].as_str().unwrap());
            yonsan(&["step", THREATS, reply]).says(0, &[&answer]);
        }
    }
    let number = last_number();
    yonsan(&["step", THREATS, "--from", &number]).says(0, &[&format!("{number} ")]);
    let late = yonsan(&["step", FIVE_PLIES, "a1", "b1", "c1"]);
    assert_eq!((late.code, late.err.contains("before b1 has its turn")), (2, true), "{}", late.err);
    let taken = yonsan(&["step", FIVE_PLIES, "i8"]);
    assert_eq!((taken.code, taken.err.contains("stone on i8")), (2, true));
    yonsan(&["step", FIVE_PLIES, "--from", "9"]).is_fault(&["no move of that number"]);
    assert_eq!(yonsan(&["step", "h8h9"]).code, 1);
}

#[test]
fn pillars_are_told_with_three_verdicts() {
    let ran = yonsan(&["pillars", FIVE_PLIES, "--json"]);
    let found = ran.json();
    assert_eq!(ran.code, 0);
    assert_eq!(keys(&found).join(" "), "schema rule position attacker goal plies stones points nodes");
    let picked = |key: &str, of: &str, verdict: &str| -> Vec<String> {
        let all = found[key].as_array().unwrap().iter().filter(|known| known[of] == verdict);
        all.map(|known| known["point"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(picked("stones", "without", "gone"), ["f8", "g8", "h8", "i9", "i10"]);
    assert_eq!(picked("points", "with", "gone"), ["i7", "i8", "j8", "i11"]);
    assert!(found["points"].as_array().unwrap().iter().all(|known| known["with"] != "unknown"));
    let said = yonsan(&["pillars", FIVE_PLIES]);
    said.says(0, &["load-bearing (#): f8 g8 h8 i9 i10, every one", "at i7, i8, j8 or i11, nowhere else"]);
    let limited = yonsan(&["pillars", THREATS, "--nodes", "2000", "--json"]);
    assert_eq!(limited.code, 3);
    assert_eq!(limited.json()["goal"], "vct");
    assert_eq!(yonsan(&["pillars", "h8h9"]).code, 1);
    yonsan(&["pillars", "a1a2b1b2c1c2d1d2e1"]).is_fault(&["Black has won already"]);
}

#[test]
fn the_conversation_has_them_too() {
    let lines = "pillars\nwhy 1\nstep\nj8\nstep\ntree\nback\nwhy vct --nodes 1000\nstep 1 vcf --nodes 5000\n";
    let ran = yonsan_reading(&["repl", FIVE_PLIES], lines);
    ran.says(0, &["load-bearing (#)", "gain i8 - cost j8", "White answers j8.", "[2 i7] wins"]);
    assert_eq!(ran.err, "");
}
