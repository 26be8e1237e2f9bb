//! Tests of the review of a game.

use crate::support::program::*;

const OVERLOOKED: &str = "h8a1i8a3j8a5k8l8o15a7";

#[test]
fn moments_are_told_in_prose_and_in_json_and_become_puzzles() {
    let moment = "move 9: Black plays o15 and lets the win go: g8 wins by fours in 1 ply";
    yonsan(&["review-game", OVERLOOKED]).says(0, &[moment]);
    let json = yonsan(&["review-game", OVERLOOKED, "--json"]).json();
    assert_eq!((&json["schema"], &json["moves"]), (&"yonsan.review/1".into(), &10.into()));
    let wins: Vec<_> = json["wins"].as_array().unwrap().iter().map(|win| &win["ply"]).collect();
    assert_eq!(wins, [7, 9]);
    assert_eq!((&json["wins"][1]["side"], &json["wins"][1]["win"]["plies"]), (&"black".into(), &1.into()));
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

#[test]
fn the_course_is_drawn_and_its_moments_are_tried_without_a_terminal() {
    let lines = ["move  1    3    5    7    9\n", "black .    .    .    F3---F1!\n", "! let go"];
    for looks in [&["--glyphs", "ascii"][..], &["--plain"], &["--color", "never"]] {
        yonsan(&[looks, &["review-game", OVERLOOKED]].concat()).says(0, &lines);
    }
    let tried = "review-game\nmoment 9\ntry\ng8\nquit try\nmoment back\n";
    let told = [
        "x the move that was played",
        "Moment 2 of 2",
        "game-0009",
        "solved",
        "next goes to the next moment of the game",
        "Move 8 of 10",
        "Moment 1 of 2",
    ];
    yonsan_reading(&["repl", OVERLOOKED], tried).says(0, &told);
    let beside = yonsan_reading(&["repl", OVERLOOKED], "moment 2\ngoto 5\ntry\n");
    beside.says(1, &["There is no moment before move 2", "not at a moment"]);
}
