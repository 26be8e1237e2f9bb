//! Tests of grades for puzzles of every kind in the shell and in a conversation, and of `solve --all`,
//! `defend` and `--threads`.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::batch::question;
use crate::support::positions::{CLAIMS, rows};
use crate::support::program::*;

/// The puzzles: a file of eleven and one more.
fn puzzles() -> String {
    file("goals.yaml", include_str!("../../data/goals.yaml"))
}

/// The puzzle's number in the file, the moves, the verdict on the last one, its extra stones, the exit code,
/// and a part of the conversation's reply.
type Rung = (&'static str, &'static [&'static str], &'static str, Option<u64>, i32, &'static str);

const LADDER: [Rung; 30] = [
    ("1", &["f10"], "best", Some(0), 0, "Nothing is shorter"),
    ("1", &["f11"], "equivalent", Some(0), 0, "as short as the best"),
    ("1", &["f7"], "throws-win", None, 1, "throws the win by threats away"),
    ("2", &["g5"], "best", Some(0), 0, "White"),
    ("2", &["g4"], "longer", Some(3), 0, "with 3 stones more"),
    ("2", &["e6"], "longer", Some(1), 0, "with 1 stone more"),
    ("2", &["a1"], "throws-win", None, 1, "throws the win by threats away"),
    ("3", &["k5"], "best", Some(0), 0, "White answers"),
    ("3", &["j5"], "equivalent", Some(0), 0, "White answers j4"),
    ("4", &["h10"], "best", Some(0), 0, "White answers"),
    ("5", &["i5"], "best", Some(0), 0, "White answers e4"),
    ("5", &["a1"], "loses-now", None, 1, "loses"),
    ("6", &["i10"], "best", Some(0), 0, "Black answers"),
    ("6", &["l8"], "equivalent", Some(0), 0, "Black answers"),
    ("6", &["i6"], "longer", None, 0, "wins too"),
    ("6", &["a1"], "throws-win", None, 1, "Taken back"),
    ("6", &["h8"], "illegal", None, 2, "h8"),
    ("7", &["g6"], "longer", None, 0, "wins too"),
    ("7", &["a1"], "unproven", None, 3, "neither proven nor refuted"),
    ("8", &["f7"], "longer", None, 0, "wins too"),
    ("8", &["a1"], "unproven", None, 3, "It may win"),
    ("9", &["e12"], "best", None, 0, "holds"),
    ("9", &["f11"], "best", None, 0, "or Black wins first"),
    ("9", &["d12"], "throws-win", None, 1, "does not hold"),
    ("10", &["f11"], "best", None, 0, "holds"),
    ("10", &["a1"], "loses-now", None, 1, "loses"),
    ("11", &["f8"], "best", Some(0), 0, "1 of"),
    ("11", &["a1"], "throws-win", None, 1, "Taken back"),
    ("12", &["g6"], "other-route", None, 0, "another route"),
    ("12", &["a1"], "throws-win", None, 1, "does not win by continuous threats"),
];

#[test]
fn every_verdict_of_the_ladder_in_both_doors() {
    let path = puzzles();
    let mut verdicts = BTreeSet::new();
    for (game, moves, verdict, extra, code, says) in LADDER {
        let ran = yonsan(&[&["grade", &path, "--game", game, "--json"], moves].concat());
        assert_eq!(ran.code, code, "{game} {moves:?} {ran:?}");
        let json: Value = serde_json::from_str(ran.out.trim()).unwrap();
        let last = json["moves"].as_array().unwrap().last().unwrap().clone();
        let said = last["verdict"].as_str().unwrap().to_owned();
        // The search may choose any of several shortest wins.
        let is_shortest = |verdict: &str| ["best", "equivalent"].contains(&verdict);
        assert!(said == verdict || is_shortest(&said) && is_shortest(verdict), "{game} {moves:?} {said}");
        assert_eq!(last["extra_stones"], json!(extra), "{game} {moves:?}");
        let lines = format!("load {path} --game {game}\n{}\n", moves.join("\n"));
        let told = yonsan_reading(&["repl"], lines);
        if said == verdict {
            assert!(told.out.contains(says), "{game} {moves:?} {}", told.out);
        }
        verdicts.insert(said);
        // A move that loses is taken back; a move that keeps the win stays, with its reply.
        let loses = ["throws-win", "loses-now"].contains(&verdict);
        assert_eq!(told.out.contains("Taken back"), loses, "{}", told.out);
        if verdict == "unproven" {
            assert_eq!(last["limit"], "nodes");
        }
    }
    assert_eq!(verdicts.len(), 8, "every rung of the ladder: {verdicts:?}");
}

#[test]
fn the_refutation_and_the_stubborn_reply_hold() {
    let path = puzzles();
    let json = yonsan(&["grade", &path, "--game", "9", "d12", "--json"]).json();
    let line = json["moves"][0]["refutation"].as_array().unwrap().clone();
    assert_eq!((line[0].clone(), line.len() % 2), (json["moves"][0]["reply"].clone(), 1));
    // The whole win with the program's replies: the puzzle is solved at the straight four.
    let json = yonsan(&["grade", &path, "--game", "2", "g5", "--json"]).json();
    assert_eq!((&json["moves"][0]["reply"], &json["solved"]), (&json!("e11"), &json!(false)));
}

#[test]
fn all_points_are_found_one_by_one() {
    let path = puzzles();
    let all = yonsan(&["solve", &path, "--game", "11", "--all", "--goal", "vcf", "--json"]).json();
    let points = fields(&all["all"], "move");
    assert!(points.len() > 2);
    for (named, solved) in [(&points[..], true), (&points[1..], false)] {
        let json = yonsan(&[&["grade", &path, "--game", "11", "--json"], named].concat()).json();
        assert_eq!(json["solved"], solved, "{json}");
    }
    let told = yonsan_reading(&["repl"], format!("load {path} --game 11\n{}\n", points.join("\n")));
    told.says(0, &["solved at the first try"]);
}

#[test]
fn every_first_move_of_threats_and_of_any_win() {
    let path = puzzles();
    let json = yonsan(&["solve", &path, "--game", "2", "--all", "--json", "--nodes", "400000"]).json();
    has(&json, &json!({"verdict": "proven", "plies": 7, "shortest": true}));
    let moves = fields(&json["all"], "move");
    assert_eq!(moves[0], "g5");
    for expected in ["e6", "f6", "g8"] {
        assert!(moves.contains(&expected), "{moves:?}");
    }
    assert!(strings(&json["open"]).iter().all(|point| !moves.contains(point)));
    let any =
        yonsan(&["solve", &path, "--game", "2", "--all", "--goal", "win", "--json", "--nodes", "200000"]);
    let json = any.json();
    assert_eq!((any.code, &json["all"][0]["move"]), (0, &json!("g5")));
    // No move is disproven: unsettled moves are listed as open.
    let (won, open) = (json["all"].as_array().unwrap().len(), json["open"].as_array().unwrap().len());
    assert!(won + open > 150, "{won} {open}");
    // The shortest win of any kind is known up to seven plies.
    let json = yonsan(&["solve", &path, "--game", "2", "--goal", "win", "--shortest", "--json"]).json();
    assert_eq!((&json["plies"], &json["shortest"]), (&json!(7), &json!(true)));
    let json = yonsan(&["solve", "h8i9", "--goal", "vct", "--all", "--json"]);
    assert_eq!((json.code, &json.json()["all"]), (1, &json!([])));
}

#[test]
fn threads_change_nothing() {
    let path = puzzles();
    let questions: [&[&str]; 4] = [
        &["defend", &path, "--game", "9", "--json", "--nodes", "200000"],
        &["key", &path, "--game", "2", "--json", "--nodes", "200000"],
        &["key", &path, "--game", "11", "--goal", "vcf", "--json"],
        &["solve", &path, "--game", "2", "--all", "--json", "--nodes", "200000"],
    ];
    for question in questions {
        let with = |threads: &str| {
            let mut json = yonsan(&[question, &["--threads", threads]].concat()).json();
            json["seconds"] = Value::Null;
            json["threat"]["seconds"] = Value::Null;
            json
        };
        assert_eq!(with("1"), with("3"), "{question:?}");
    }
    let lines: String = rows(CLAIMS).take(12).map(|row| question(&row, "vct")).collect();
    let path = file("threads.jsonl", lines + "no question\n");
    let answers = |threads: &str| {
        let ran = yonsan(&["solve", "--batch", &path, "--nodes", "5000", "--threads", threads]);
        assert_eq!(ran.code, 2);
        let lines = ran.out.lines().map(|line| {
            let mut json: Value = serde_json::from_str(line).unwrap();
            json["seconds"] = Value::Null;
            json
        });
        lines.collect::<Vec<_>>()
    };
    let one = answers("1");
    assert_eq!((one.len(), &one), (13, &answers("4")));
}

#[test]
fn only_short_vcfs_count_as_threats_where_that_is_asked() {
    let board = "B:g8h8e9j9f10g10h10h11i11h12,W:d8f8f9g9h9i9i10j10g11i13,b";
    let ask = |more: &[&str]| {
        yonsan(&[&["solve", board, "--rule", "renju", "--within", "15", "--json"], more].concat())
    };
    let (long, short) = (ask(&["--threats", "7"]), ask(&["--threats", "5"]));
    assert_eq!((long.code, &long.json()["plies"]), (0, &json!(15)));
    assert_eq!((short.code, &short.json()["limit"]), (3, &json!("within")));
    assert_eq!(ask(&["--goal", "vcf", "--threats", "7"]).code, 2);
}

/// In an opening of the whole-board tree its move is tried first; after two stones a proof of it would be too long.
#[test]
fn the_tree_is_tried_first_where_any_win_is_asked_for() {
    let known = yonsan(&["solve", "h8i9g9h7", "--goal", "win", "--nodes", "400000", "--json"]);
    let json = known.json();
    assert_eq!((known.code, &json["solved"], &json["line"][0]), (0, &json!("i7"), &json!("i7")));
    // Its wins are over with the 35th stone.
    let within = yonsan(&["solve", "h8i9g9h7", "--goal", "win", "--within", "31", "--json"]).json();
    assert_eq!((&within["verdict"], &within["solved"]), (&json!("proven"), &json!("i7")));
    let open = ["solve", "h8i9", "--goal", "win", "--nodes", "10000"];
    let studied = yonsan(&["study", "h8i9", "--json"]).json()["reply"].clone();
    assert_eq!(yonsan(&[&open[..], &["--json"]].concat()).json()["solved"], studied);
    for (lang, told) in
        [("en", "study walks through it"), ("ru", "study проводит"), ("zh", "study 可逐手查看")]
    {
        yonsan(&[&open[..], &["--lang", lang]].concat()).says(3, &[studied.as_str().unwrap(), told]);
    }
    // Of another class, another length or another side it knows nothing.
    for other in [&["--goal", "vct"][..], &["--goal", "win", "--within", "9"], &["--side", "white"]] {
        let json = yonsan(&[&["solve", "h8i9", "--nodes", "10000", "--json"], other].concat()).json();
        assert!(json["solved"].is_null(), "{other:?}");
    }
}

#[test]
fn a_defence_shows_its_counter_threats_and_what_only_prolongs() {
    let path = puzzles();
    let json = yonsan(&["defend", &path, "--game", "9", "--json", "--nodes", "80000"]).json();
    let combinations = json["combinations"].as_array().unwrap();
    let by = |point: &str| combinations.iter().find(|c| c["move"] == point).unwrap_or(&Value::Null);
    assert_eq!((&by("e12")["end"], &by("e12")["line"]), (&json!("held"), &json!(["e12", "f11", "j6"])));
    assert_eq!(by("f11")["end"], "wins");
    for combination in combinations {
        assert!(json["holds"].as_array().unwrap().contains(&combination["move"]));
        assert_eq!(combination["line"][0], combination["move"]);
    }
    let lasts = json["threat"]["plies"].as_u64().unwrap();
    let prolongs = json["prolongs"].as_array().unwrap();
    assert!(!prolongs.is_empty());
    for point in prolongs {
        let lost = json["loses"].as_array().unwrap().iter().find(|lost| lost["point"] == *point).unwrap();
        assert!(lost["plies"].as_u64().unwrap() > lasts);
    }
    let told = yonsan(&["defend", &path, "--game", "9", "--nodes", "1000000"]).out;
    assert!(told.contains("wins first") && told.contains("known to prolong"), "{told}");
    // Against any win, only moves that win first are known to hold.
    let any = yonsan(&["defend", &path, "--game", "9", "--goal", "win", "--json", "--nodes", "20000"]).json();
    assert_eq!(any["goal"], "win");
    assert_eq!(any["holds"].as_array().unwrap().len(), any["wins"].as_array().unwrap().len());
}
