//! Tests of a game against the program.

use crate::support::program::*;

#[test]
fn a_game_from_a_pipe_goes_back_and_forth() {
    let told = yonsan_reading(&["play", "--level", "3"], "n9\nundo\nh8\nplay stop\ni9\nplay stop\n");
    assert_eq!(told.code, 1, "two lines are wrong: {}", told.out);
    for words in [
        "You play white; the program plays black, level 3, even",
        "Black plays h8",
        "Took back n9",
        "The game is left",
    ] {
        assert!(told.out.contains(words), "no {words:?} in {}", told.out);
    }
    assert!(told.out.contains("No game is going on"));
}

#[test]
fn black_at_the_highest_level_says_that_white_is_lost() {
    let told = yonsan_reading(&["play"], "o8\n");
    assert!(told.out.contains("from the solved opening"), "{}", told.out);
    assert!(told.out.contains("White cannot win any more: it is over within"), "{}", told.out);
    let mine = yonsan_reading(&["repl", "h8i8"], "play black level 4 sly\nj8\n");
    assert!(mine.out.contains("You play black") && mine.out.contains("White plays"), "{}", mine.out);
}

#[test]
fn what_is_wrong_with_a_game_is_said() {
    yonsan(&["play", "--level", "9"]).is_fault(&["level", "1 to 5"]);
    yonsan(&["play", "--style", "wild"]).is_fault(&["sly"]);
    yonsan(&["play", "h8h8"]).is_fault(&["h8"]);
    let told = yonsan_reading(&["repl", "h8"], "play level 7\nplay red\n");
    assert!(told.out.contains("levels 1 to 5") && told.out.contains("'red'"), "{}", told.out);
    // After the end of the game, the program makes no move.
    let over = yonsan_reading(&["play", "h8a1i8a2j8a3k8a5l8"], "a7\n");
    assert!(over.out.contains("The program wins"), "{}", over.out);
    assert_eq!(over.code, 1);
}

#[test]
fn a_move_is_suggested_and_says_whether_it_is_proven_or_guessed() {
    for (position, point, source) in [
        ("h8a1i8a2j8a3k8a5", "", "five"),
        ("h8g8i8a2j8a5k8", "l8", "block"),
        ("h8o9", "", "tree"),
        ("B:f8g8h8i9i10,W:e8c3d12l4m11,b", "i8", "proof"),
        ("B:h8c3,W:i8g9,b", "", "search"),
    ] {
        let args = ["move", position, "--nodes", "20000", "--multi", "3", "--json"];
        let (one, two) = (yonsan(&args).json(), yonsan(&args).json());
        assert_eq!((&one["schema"], &one["source"]), (&"yonsan.move/1".into(), &source.into()), "{one}");
        assert_eq!((&one["move"], &one["line"]), (&two["move"], &two["line"]), "{position}");
        assert!(point.is_empty() || one["move"] == point, "{one}");
        assert_eq!(one["line"][0], one["move"], "{one}");
        let guessed = source == "search";
        assert_eq!(one["value"].is_number(), guessed, "{one}");
        assert_eq!(one["moves"].as_array().map_or(0, Vec::len), if guessed { 3 } else { 0 }, "{one}");
    }
    yonsan(&["move", "B:h8c3,W:i8g9,b", "--nodes", "5000"]).says(0, &["Nothing is proven here", "deep"]);
    yonsan(&["move", "h8a1i8a2j8a3k8a5l8"]).is_fault(&["Black has won"]);
    yonsan(&["move", "h8", "--multi", "0"]).is_fault(&["multi"]);
    let by = yonsan(&["move", "B:h8c3,W:i8g9,b", "--by", "powers", "--json"]).json();
    let choice = yonsan(&["annotate", "B:h8c3,W:i8g9,b", "--by", "powers", "--json"]).json();
    assert_eq!((&by["source"], &by["move"]), (&"evaluator".into(), &choice["choice"]));
    yonsan(&["move", "h8i9", "--by", "rating"]).says(0, &["the evaluator likes best"]);
    yonsan(&["move", "h8i9", "--by", "nobody"]).is_fault(&["powers", "templates"]);
    let told = yonsan_reading(&["repl", "B:h8c3,W:i8g9,b"], "move\nmove j10\nmove j10\n");
    assert!(told.out.contains("Nothing is proven here") && told.out.contains("j10"), "{}", told.out);
}
