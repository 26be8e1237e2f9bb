//! Tests of the JSON forms, field by field.

use serde_json::{Value, json};

use crate::support::program::*;

pub fn keys(value: &Value) -> Vec<&str> {
    value.as_object().unwrap().keys().map(String::as_str).collect()
}

const SOLVE: [&str; 14] = [
    "schema", "rule", "position", "attacker", "goal", "verdict", "limit", "class", "plies", "stones",
    "shortest", "line", "nodes", "seconds",
];

/// The object without the fields that differ from run to run.
fn solved(args: &[&str]) -> Value {
    let mut value = yonsan(&[&["solve", "--json"], args].concat()).json();
    assert_eq!(keys(&value).into_iter().filter(|key| SOLVE.contains(key)).collect::<Vec<_>>(), SOLVE);
    assert!(value["seconds"].as_f64().unwrap() >= 0.0);
    assert!(value["nodes"].is_u64());
    value.as_object_mut().unwrap().retain(|key, _| !["seconds", "nodes"].contains(&key.as_str()));
    value
}

#[test]
fn solve_proven() {
    let expected = json!({
        "schema": "yonsan.solve/1", "rule": "freestyle", "position": FIVE_PLIES_WRITTEN, "attacker": "black",
        "goal": "vcf", "verdict": "proven", "limit": null, "class": "vcf", "plies": 5, "stones": 3,
        "shortest": true, "line": ["i8", "j8", "i7", "i6", "i11"],
    });
    assert_eq!(solved(&[FIVE_PLIES, "--goal", "vcf", "--shortest"]), expected);
    assert_eq!(solved(&["vcf-0001", "--shortest"]), expected);
    // A five is the shortest win even where `--shortest` is not given; one stone is one ply.
    let one = solved(&["B:h8i8j8k8,W:a1c1e1g1,b"]);
    assert_eq!((&one["plies"], &one["stones"], &one["shortest"]), (&json!(1), &json!(1), &json!(true)));
    assert_eq!(one["line"].as_array().unwrap().len(), 1);
}

#[test]
fn solve_disproven() {
    let expected = json!({
        "schema": "yonsan.solve/1", "rule": "standard", "position": "h8", "attacker": "white",
        "goal": "vcf", "verdict": "disproven", "limit": null, "class": null, "plies": null, "stones": null,
        "shortest": false, "line": null,
    });
    assert_eq!(solved(&["h8", "--rule", "standard", "--goal", "vcf"]), expected);
    // Without a class threats are tried after fours.
    let both = solved(&["h8", "--rule", "standard"]);
    assert_eq!(
        (&both["goal"], &both["tried"], &both["verdict"]),
        (&json!("vct"), &json!("vcf"), &json!("disproven"))
    );
    let other = solved(&[FIVE_PLIES, "--side", "white"]);
    assert_eq!((&other["attacker"], &other["verdict"]), (&json!("white"), &json!("disproven")));
}

#[test]
fn solve_unknown_names_its_limit() {
    for (args, limit) in
        [(["--nodes", "1"], "nodes"), (["--time", "0"], "time"), (["--within", "3"], "within")]
    {
        let value = solved(&[&[FIVE_PLIES], &args[..]].concat());
        assert_eq!((&value["verdict"], &value["limit"]), (&json!("unknown"), &json!(limit)));
        for field in ["class", "plies", "stones", "line"] {
            assert_eq!(value[field], Value::Null);
        }
        assert_eq!(value["shortest"], false);
    }
    assert_eq!(solved(&[FIVE_PLIES, "--within", "5"])["verdict"], "proven");
}

#[test]
fn solve_all_lists_every_winning_first_move() {
    // An open three: each end makes a straight four, and no other move wins.
    let value = solved(&["B:g8h8i8,W:a1c1e1,b", "--all"]);
    let all = json!([{"move": "f8", "plies": 3}, {"move": "j8", "plies": 3}]);
    assert_eq!(value["all"], all);
    assert_eq!((&value["open"], &value["open_limit"]), (&json!([]), &Value::Null));
}

#[test]
fn check_says_what_it_looked_at_or_why_not() {
    let folder = folder();
    let proof = folder.join("p.json").to_str().unwrap().to_owned();
    assert_eq!(yonsan(&["solve", FIVE_PLIES, "--shortest", "--proof", &proof]).code, 0);
    let ran = yonsan(&["check", &proof, "--json"]);
    assert_eq!(ran.code, 0);
    let valid = json!({"schema": "yonsan.check/1", "file": proof, "nodes": 2, "positions": 2, "valid": true});
    assert_eq!(ran.json(), valid);
    let ran = yonsan(&["check", &proof]);
    assert!(ran.code == 0 && ran.out.contains("valid") && ran.err.is_empty(), "{ran:?}");

    // The bound is hit first: the result is neither valid nor invalid.
    let ran = yonsan(&["check", &proof, "--json", "--positions", "1"]);
    assert_eq!((ran.code, &ran.json()["valid"]), (3, &Value::Null));

    // With a changed move the certificate is invalid, and the line to the fault is given.
    let text = std::fs::read_to_string(&proof).unwrap();
    let forged = folder.join("forged.json").to_str().unwrap().to_owned();
    std::fs::write(&forged, text.replace("i7", "a1")).unwrap();
    let ran = yonsan(&["check", &forged, "--json"]);
    let value = ran.json();
    assert_eq!((ran.code, &value["valid"]), (1, &json!(false)));
    assert!(value["reason"].as_str().unwrap().contains("no answer"), "{value}");
    assert_eq!(strings(&value["line"])[..3], ["i8", "j8", "a1"]);
    assert_eq!(keys(&value), ["schema", "file", "nodes", "positions", "valid", "reason", "line"]);

    // A file that is not a certificate is invalid input; the other file is checked nevertheless.
    let broken = file("broken.json", "{}");
    let ran = yonsan(&["check", &broken, &proof, "--json"]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains(&broken));
    let values: Vec<Value> = ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(values.len(), 2);
    assert_eq!((&values[0]["valid"], &values[1]), (&json!(false), &valid));
    // In text output, the fault is reported once, on standard error.
    let ran = yonsan(&["check", &broken, &proof]);
    assert_eq!((ran.code, ran.out.lines().count(), ran.err.lines().count()), (2, 1, 1));
    assert!(!ran.out.contains(&broken) && ran.err.contains(&broken));
    // The worst result determines the exit code.
    assert_eq!(yonsan(&["check", &proof, &forged]).code, 1);
    assert_eq!(yonsan(&["check", &forged, &broken]).code, 2);
}

#[test]
fn puzzles_are_listed_with_what_they_ask() {
    let value = yonsan(&["puzzles", "list", "--json"]).json();
    assert_eq!(value["schema"], "yonsan.puzzles/1");
    let puzzles = value["puzzles"].as_array().unwrap();
    assert!(!puzzles.is_empty());
    for (i, puzzle) in puzzles.iter().enumerate() {
        for key in ["id", "title", "rule", "goal", "rating", "themes", "source"] {
            assert!(puzzle.get(key).is_some(), "{key}: {puzzle}");
        }
        let kind = puzzle["goal"]["kind"].as_str().unwrap();
        assert!(["vcf", "vct", "win", "defend", "find-all", "forbidden", "none"].contains(&kind));
        assert!(puzzle["themes"].is_array() && puzzle["title"].is_string());
        // A listed puzzle can be shown, and the lists agree. A process for each puzzle would take a minute.
        if i % 20 == 0 {
            let shown = yonsan(&["puzzles", "show", puzzle["id"].as_str().unwrap(), "--json"]).json();
            assert_eq!(shown["puzzles"], json!([puzzle]));
        }
    }
    let first = puzzles.iter().find(|puzzle| puzzle["id"] == "vcf-0001").unwrap();
    assert_eq!(first["goal"], json!({"kind": "vcf", "within": 5}));
    assert_eq!(first["rule"], "freestyle");
    assert_eq!(yonsan(&["puzzles", "--json"]).json(), value);
}

#[test]
fn two_runs_say_the_same() {
    for args in [
        &["annotate", FIVE_PLIES, "--json"][..],
        &["grade", FIVE_PLIES, "i8", "i7", "--json"],
        &["puzzles", "--json"],
        &["why", FIVE_PLIES],
        &["step", FIVE_PLIES],
    ] {
        assert_eq!(yonsan(args), yonsan(args));
    }
    assert_eq!(solved(&[FIVE_PLIES, "--all"]), solved(&[FIVE_PLIES, "--all"]));
}
