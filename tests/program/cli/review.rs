//! Tests of the review of a game.

use crate::support::program::*;

const OVERLOOKED: &str = "h8a1i8a3j8a5k8l8o15a7";

#[test]
fn moments_are_told_in_prose_and_in_json_and_become_puzzles() {
    let moment = "move 9: Black plays o15 and lets the win go: g8 wins by fours in 1 ply";
    yonsan(&["review-game", OVERLOOKED]).says(0, &[moment]);
    let json = yonsan(&["review-game", OVERLOOKED, "--json"]).json();
    assert_eq!((&json["schema"], &json["moves"]), (&"yonsan.review/1".into(), &10.into()));
    let file = folder().join("moment.yaml");
    let file = file.to_str().unwrap();
    let made = yonsan(&["review-game", OVERLOOKED, "--puzzle", "7", "--out", file]);
    assert_eq!(made.code, 0, "{}", made.err);
    assert_eq!(yonsan(&["grade", file, "k8"]).code, 0);
    let same = yonsan_reading(&["repl", OVERLOOKED], "review-game\nreview-game --puzzle 7\n");
    same.says(0, &["lets the win go", "title: Move 7 of a game", "themes:", "rating:"]);
}

#[test]
fn what_cannot_be_looked_through_is_said() {
    yonsan(&["review-game", "B:h8,W:,w"]).is_fault(&["no moves"]);
    yonsan(&["review-game", "nothing.sgf"]).is_fault(&["nothing.sgf"]);
    yonsan(&["review-game", OVERLOOKED, "--puzzle", "2"]).is_fault(&["before move 2", "9"]);
    yonsan(&["review-game", "h8i9", "--puzzle", "2"]).is_fault(&["no forced win"]);
}
