//! Tests of `grade`: each value of the ladder in a position made for it, with its lines played out.

use serde_json::{Value, json};
use yonsan::board::{Color, Point, Position, notation};

use super::json::keys;
use crate::support::positions::{freestyle, played, points};
use crate::support::program::*;

/// An open three and a closed three.
const TWO_WAYS: &str = "B:g8h8i8c3d3e3,W:b3a12l13o1n9k15,b";
/// Two open threes, far apart.
const TWO_OPEN: &str = "B:g8h8i8c3d3e3,W:a12l13o1n9k15a7,b";

fn graded(args: &[&str], code: i32) -> Value {
    let ran = yonsan(&[&["grade", "--json"], args].concat());
    assert_eq!(ran.code, code, "{ran:?}");
    let json = ran.json();
    assert_eq!(json["schema"], "yonsan.grade/1");
    for key in ["puzzle", "moves", "solved"] {
        assert!(json.get(key).is_some(), "{key}");
    }
    for grade in json["moves"].as_array().unwrap() {
        assert_eq!(keys(grade)[..5], ["move", "verdict", "extra_stones", "reply", "refutation"]);
    }
    json
}

/// The grade of one move.
fn one(position: &str, point: &str, code: i32) -> Value {
    let json = graded(&[position, point], code);
    assert_eq!(json["moves"].as_array().unwrap().len(), 1);
    assert_eq!(json["moves"][0]["move"], point);
    json["moves"][0].clone()
}

fn after(position: &str, moves: &[&str]) -> Position {
    played(&freestyle(position), &points(&moves.join(" ")))
}

fn verdict(position: &Position) -> Value {
    let text = notation::write_setup(position);
    yonsan(&["solve", &text, "--goal", "vcf", "--shortest", "--json"]).json()
}

fn refutation(grade: &Value) -> Vec<Point> {
    strings(&grade["refutation"]).into_iter().map(|point| point.parse().unwrap()).collect()
}

#[test]
fn best_and_the_whole_puzzle() {
    let json = graded(&["vcf-0001", "i8", "i7"], 0);
    assert_eq!((&json["puzzle"], &json["solved"]), (&json!("vcf-0001"), &json!(true)));
    for grade in json["moves"].as_array().unwrap() {
        assert_eq!((&grade["verdict"], &grade["extra_stones"]), (&json!("best"), &json!(0)));
        assert_eq!(grade["refutation"], json!([]));
    }
    assert_eq!(json["moves"][0]["reply"], "j8");
    // Halfway the puzzle is not solved, and the win is kept.
    assert_eq!(graded(&["vcf-0001", "i8"], 0)["solved"], false);
    // Up to the five itself, with the moves in one word.
    assert_eq!(graded(&["vcf-0001", "i8,i7,i11"], 0)["solved"], true);
}

#[test]
fn equivalent() {
    let (left, right) = (one(TWO_WAYS, "f8", 0), one(TWO_WAYS, "j8", 0));
    let mut verdicts = [left["verdict"].as_str().unwrap(), right["verdict"].as_str().unwrap()];
    verdicts.sort_unstable();
    assert_eq!(verdicts, ["best", "equivalent"]);
    assert_eq!((&left["extra_stones"], &right["extra_stones"]), (&json!(0), &json!(0)));
}

#[test]
fn longer_by_so_many_stones() {
    let grade = one(TWO_WAYS, "f3", 0);
    assert_eq!((&grade["verdict"], &grade["extra_stones"]), (&json!("longer"), &json!(1)));
    assert_eq!(grade["reply"], "g3");
    // The numbers agree with those of `solve`.
    let before = verdict(&after(TWO_WAYS, &[]))["stones"].as_u64().unwrap();
    let rest = verdict(&after(TWO_WAYS, &["f3", "g3"]))["stones"].as_u64().unwrap();
    assert_eq!(rest + 1, before + 1);
}

#[test]
fn other_route_when_every_reply_leaves_a_vcf() {
    let grade = one(TWO_OPEN, "o15", 0);
    assert_eq!((&grade["verdict"], &grade["extra_stones"]), (&json!("other-route"), &json!(1)));
    let quiet = after(TWO_OPEN, &["o15"]);
    let most = quiet.empties().map(|reply| {
        let json = verdict(&after(TWO_OPEN, &["o15", &reply.to_string()]));
        assert_eq!(json["verdict"], "proven", "{reply}");
        json["stones"].as_u64().unwrap()
    });
    let most = most.max().unwrap();
    // The reported reply is one of those that delay the five longest.
    let stubborn = verdict(&after(TWO_OPEN, &["o15", grade["reply"].as_str().unwrap()]));
    assert_eq!(stubborn["stones"], most);
    assert_eq!(most + 1, 2 + 1);
}

#[test]
fn throws_win_with_the_reply_that_saves() {
    for point in ["j8", "a1", "i7"] {
        let grade = one(FIVE_PLIES, point, 1);
        assert_eq!(grade["verdict"], "throws-win", "{point}");
        let reply = grade["reply"].as_str().unwrap();
        assert_eq!(grade["refutation"], json!([reply]));
        assert_eq!(verdict(&after(FIVE_PLIES, &[point, reply]))["verdict"], "disproven");
    }
    assert_eq!(one(FIVE_PLIES, "j8", 1)["reply"], "i8");
    // Moves after a losing move are not graded.
    let json = graded(&[FIVE_PLIES, "j8", "i7"], 1);
    assert_eq!((json["moves"].as_array().unwrap().len(), &json["ungraded"]), (1, &json!(["i7"])));
}

#[test]
fn loses_now_to_a_five() {
    // White has a four in row 1 whose only five point is e1, because of the edge.
    let position = "B:g8h8i8o15,W:a1b1c1d1,b";
    let grade = one(position, "a9", 1);
    assert_eq!((&grade["verdict"], &grade["reply"]), (&json!("loses-now"), &json!("e1")));
    let mut board = after(position, &["a9"]);
    for point in refutation(&grade) {
        board.make(point).unwrap();
    }
    assert_eq!(board.winner(), Some(Color::White));
}

#[test]
fn loses_now_to_a_vcf() {
    let position = "B:f8g8h8i9i10,W:e8c3d12e12f12,b";
    let grade = one(position, "a1", 1);
    assert_eq!(grade["verdict"], "loses-now");
    let mut board = after(position, &["a1"]);
    let line = refutation(&grade);
    assert_eq!(grade["reply"], line[0].to_string());
    for (ply, &point) in line.iter().enumerate() {
        assert_eq!(board.winner(), None);
        board.make(point).unwrap();
        // Each of White's moves is a four, and Black never has a five.
        if ply % 2 == 0 && ply + 1 < line.len() {
            assert!(!board.five_points(Color::White).is_empty());
            assert!(board.five_points(Color::Black).is_empty());
        }
    }
    assert_eq!(board.winner(), Some(Color::White));
}

#[test]
fn unproven_names_the_limit() {
    let ran = yonsan(&["grade", FIVE_PLIES, "j8", "--nodes", "0", "--json"]);
    let json = ran.json();
    // After j8 and i8 Black has no four, which is found without a node.
    assert_eq!((ran.code, &json["moves"][0]["verdict"]), (1, &json!("throws-win")));
    let json = graded(&[FIVE_PLIES, "i8", "--nodes", "0"], 3);
    assert_eq!(json["moves"][0]["verdict"], "unproven");
    assert_eq!(json["moves"][0]["limit"], "nodes");
    assert_eq!(json["solved"], false);
    let ran = yonsan(&["grade", FIVE_PLIES, "i8", "--time", "0"]);
    assert!(ran.code == 3 && ran.out.contains("neither proven nor refuted: the time was up"), "{ran:?}");
}

#[test]
fn a_win_whose_length_is_not_settled_is_not_called_best() {
    // The straight four is found without a search; whether a shorter win exists is not searched with 0 nodes.
    let json = graded(&[TWO_WAYS, "f8", "--nodes", "0"], 0);
    assert_eq!(json["moves"][0]["verdict"], "longer");
    assert_eq!(json["moves"][0]["extra_stones"], Value::Null);
}

#[test]
fn illegal() {
    let json = graded(&[FIVE_PLIES, "h8"], 2);
    assert_eq!(json["moves"][0]["verdict"], "illegal");
    for field in ["extra_stones", "reply"] {
        assert_eq!(json["moves"][0][field], Value::Null);
    }
    let json = graded(&[FIVE_PLIES, "i8", "i8"], 2);
    assert_eq!(json["moves"][1]["verdict"], "illegal");
}

#[test]
fn other_sides_rules_and_files() {
    // With swapped colours the puzzle is White's, and the texts change accordingly.
    let white = "B:e8c3d12l4m11,W:f8g8h8i9i10,w";
    let ran = yonsan(&["grade", white, "j8"]);
    assert!(ran.code == 1 && ran.out.contains("Black answers i8") && ran.out.contains("White has no four"));
    assert_eq!(one(white, "i8", 0)["verdict"], "best");
    let puzzles = file("p.yaml", PUZZLES);
    let json = graded(&[&puzzles, "--game", "2", "i8", "i7"], 0);
    assert_eq!((&json["puzzle"], &json["solved"]), (&json!("test-0002"), &json!(true)));
    // Where there was no VCF, no move gives one away.
    let ran = yonsan(&["grade", "h8i9", "j10"]);
    assert!(ran.code == 1 && !ran.out.contains("throws"), "{ran:?}");
}
