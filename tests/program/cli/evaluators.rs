//! Maps of the whole board, the win checks, evaluators that draw, look ahead, play, and are held against a game.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use unicode_width::UnicodeWidthStr;

use crate::support::positions::{GAMES, rows};
use crate::support::program::*;

/// A position with twos and threes of both sides.
const GAME: &str = "h8i9i8g8j10k10h10h9";
/// Black makes six in a row under the standard rule, and then a seventh at its end.
const SIX: &str = "a1a15b1c15c1e15e1g15f1i15d1k15g1";

#[test]
fn maps_show_every_line_of_either_side_and_fit_a_screen() {
    for side in ["black", "white"] {
        let told = yonsan(&["annotate", GAME, "--side", side, "--json"]).json();
        for map in ["value", "patterns"] {
            for look in [
                vec!["--color", "never"],
                vec!["--glyphs", "wide"],
                vec!["--lang", "zh"],
                vec!["--lang", "ru"],
            ] {
                let args = [vec!["annotate", GAME, "--side", side, "--map", map], look].concat();
                let ran = yonsan(&args);
                assert_eq!(ran.code, 0, "{ran:?}");
                for line in ran.out.lines() {
                    assert!(line.width() <= 80, "{} cells: {line}", line.width());
                }
            }
            let ran = yonsan(&["annotate", GAME, "--side", side, "--map", map, "--json"]).json();
            assert_eq!((&ran["map"], &ran["to_move"]), (&json!(map), &json!(side)));
            assert_eq!(ran["points"], told["points"]);
        }
        drawn_as_told(&told, side);
        let bare = yonsan_reading(&["repl", GAME], format!("annotate patterns --side {side}\n"));
        assert!(bare.out.contains("F2B"), "{}", bare.out);
        let colored = yonsan(&["annotate", GAME, "--side", side, "--map", "value", "--color", "always"]);
        let plain = yonsan(&["annotate", GAME, "--side", side, "--map", "value", "--color", "never"]);
        assert!(colored.out.contains('\u{1b}') && !plain.out.contains('\u{1b}'));
        assert_eq!(without_colors(&colored.out), plain.out);
    }
    let told = yonsan(&["--plain", "annotate", GAME, "--map", "patterns"]);
    told.says(0, &["row\nF2 (1 point): e10", "F2B (", "F1: "]);
    yonsan(&["annotate", GAME, "--map", "value", "--by", "powers"]).is_fault(&["--map", "--by"]);
    yonsan(&["annotate", GAME, "--map", "colours"]).is_fault(&["value", "patterns"]);
}

fn without_colors(text: &str) -> String {
    let mut parts = text.split('\u{1b}');
    let first = parts.next().unwrap().to_owned();
    first + &parts.map(|part| part.split_once('m').unwrap().1).collect::<String>()
}

/// Compares the map of patterns with JSON, field by field.
fn drawn_as_told(told: &Value, side: &str) {
    let ran = yonsan(&["annotate", GAME, "--side", side, "--map", "patterns", "--glyphs", "ascii"]);
    let rows: Vec<&str> = ran.out.lines().collect();
    for (i, axis) in ["row", "column", "diagonal", "antidiagonal"].into_iter().enumerate() {
        // A heading, then for each line a title, the letters, 15 rows, and the letters again.
        let board = &rows[1 + 18 * i + 2..][..15];
        for (row, y) in board.iter().zip((0..15).rev()) {
            let cells: Vec<&str> = row.split([' ', '(', ')']).filter(|c| !c.is_empty()).collect();
            assert_eq!(cells.len(), 17, "{row}");
            for x in 0..15 {
                let point = &told["points"][15 * y + x];
                let pattern = point[side]["patterns"][axis].as_str().unwrap();
                let expected = match (point["stone"].as_str(), pattern) {
                    (Some("black"), _) => "X",
                    (Some(_), _) => "O",
                    (None, "F1") => ".",
                    (None, "DEAD") => "-",
                    (None, name) => name,
                };
                assert_eq!(cells[x + 1], expected, "{axis} {}", point["point"]);
            }
        }
    }
}

#[test]
fn the_win_checks_agree_and_say_where_they_see_what() {
    let won = yonsan(&["wincheck", "h8a1h9b1h10c1h11d1h12"]);
    won.says(0, &["9 moves", "agree everywhere", "move 9, black h12: whole board five, around it five"]);
    let json = yonsan(&["wincheck", "h8a1h9b1h10c1h11d1h12", "--json"]).json();
    has(&json, &json!({"schema": "yonsan.wincheck/1", "agree": true, "winner": "black"}));
    let seen: Vec<bool> =
        json["plies"].as_array().unwrap().iter().map(|ply| ply["whole"].as_bool().unwrap()).collect();
    assert_eq!(seen, [vec![false; 8], vec![true]].concat());
    let six = yonsan(&["wincheck", SIX, "--rule", "standard"]);
    six.says(0, &["13 moves", "None of them sees a win", "move 13, black g1: as printed, four points deep"]);
    let set_up = yonsan(&["wincheck", "B:a1b1c1d1e1,W:o1,b"]);
    set_up.says(0, &["the stones of the set-up, black: whole board five"]);
    yonsan_reading(&["repl", "h8i9"], "wincheck\n").says(0, &["2 moves", "None of them sees a win"]);
    yonsan(&["wincheck", "h8h8"]).is_fault(&["h8"]);
    // On every game that is kept for the tests.
    for game in rows(GAMES) {
        let json = yonsan(&["wincheck", game[3], "--json"]).json();
        assert_eq!(json["agree"], true);
    }
}

#[test]
fn both_choices_are_told_where_flow_and_score_part() {
    let parted = "h8a1o15b1";
    yonsan(&["annotate", parted, "--by", "powers"])
        .says(0, &["powers would play c1", "would play g7", "p(0, 2) = 18; the flow's g7 has p(1, 0) = 9"]);
    let json = yonsan(&["annotate", parted, "--by", "powers", "--json"]).json();
    has(&json, &json!({"choice": "c1", "flow": "g7", "values": {"choice": [0, 2], "flow": [1, 0]}}));
    let agreed = yonsan(&["annotate", "h8", "--by", "powers", "--json"]).json();
    assert_eq!(agreed["values"], Value::Null);
}

#[test]
fn equals_are_told_and_drawn_by_a_seed() {
    let plain = yonsan(&["annotate", "h8", "--by", "terminator"]);
    plain.says(0, &["It likes 8 points alike: g7 h7 i7 g8 i8 g9 h9 i9", "--seed N draws one"]);
    let drawn =
        |seed: &str| yonsan(&["annotate", "h8", "--by", "terminator", "--seed", seed, "--json"]).json();
    let choices: BTreeSet<String> =
        (0..30).map(|seed| drawn(&seed.to_string())["choice"].to_string()).collect();
    assert!(choices.len() > 4, "{choices:?}");
    assert_eq!(drawn("7"), drawn("7"));
    assert_eq!((&drawn("7")["drawn"], drawn("7")["equal"].as_array().unwrap().len()), (&json!(true), 8));
    yonsan(&["annotate", "h8", "--seed", "7"]).is_fault(&["--by"]);
}

#[test]
fn the_tables_and_the_array_of_the_terminator() {
    // The text's example in the upper right corner: at j12 Black has 32 to attack and 20 to defend against.
    let example = "B:i12k12l12,W:j13k13h12,b";
    let scores = |more: &[&str]| {
        let args = [&["annotate", example, "--by", "terminator", "--point", "j12", "--json"], more].concat();
        yonsan(&args).json()["points"][0]["scores"]["terminator"].clone()
    };
    assert_eq!(scores(&[]), 52);
    assert_eq!(scores(&["--variant", "attack"]), 32);
    assert_eq!(scores(&["--variant", "defence"]), 20);
    assert_eq!(scores(&["--variant", "sum"]), 52);
    assert_eq!(scores(&["--side", "white"]), 51);
    let told = yonsan(&["annotate", example, "--by", "terminator", "--point", "j12", "--json"]).json();
    assert_eq!(told["gstyle"]["white"][0], json!([1, 2]), "up: one white stone, two free points");
    assert_eq!(told["gstyle"]["black"][2], json!([2, 3]), "right: two black stones, three free points");
    let words = [
        "gStyle at j12 (x = 10, y = 4)",
        "3 right            black 2 + 3 free",
        "attack (F) 32, defence (L) 20, their sum 52",
    ];
    yonsan(&["annotate", example, "--by", "terminator", "--point", "j12"]).says(0, &words);
    yonsan_reading(&["repl", example], "cell j12 terminator\n").says(0, &words);
    yonsan_reading(&["repl", example], "cell j12\n").says(0, &["terminator 52 (attack 32 + defence 20)"]);
    yonsan(&["annotate", "h8", "--by", "powers", "--variant", "attack"]).is_fault(&["corrected", "base"]);
    yonsan(&["annotate", "h8", "--by", "rating", "--variant", "base"]).is_fault(&["--variant", "rating"]);
}

#[test]
fn the_noise_of_the_templates_is_small_and_seeded() {
    let scores = |more: &[&str]| {
        let args = [&["annotate", GAME, "--by", "templates", "--json"], more].concat();
        let points = yonsan(&args).json()["points"].clone();
        points.as_array().unwrap().iter().map(|p| p["scores"]["templates"].as_i64()).collect::<Vec<_>>()
    };
    let (plain, noisy) = (scores(&[]), scores(&["--variant", "noise", "--seed", "3"]));
    assert_eq!(plain, scores(&["--seed", "3"]));
    assert_ne!(noisy, scores(&["--variant", "noise", "--seed", "4"]));
    let more: Vec<i64> = plain.iter().zip(&noisy).filter_map(|(a, b)| Some((*b)? - (*a)?)).collect();
    assert!(more.iter().all(|more| (0..=30).contains(more)) && more.iter().any(|more| *more > 0));
}

#[test]
fn looking_ahead_tells_where_the_choice_changes() {
    for name in ["powers", "terminator", "templates", "rating"] {
        let json = yonsan(&["annotate", GAME, "--by", name, "--ahead", "4", "--json"]).json();
        let depths = json["ahead"].as_array().unwrap();
        assert_eq!(depths.len(), 4);
        assert_eq!(depths[0]["move"], json["choice"]);
        for (i, depth) in depths.iter().enumerate() {
            assert_eq!(depth["line"].as_array().unwrap().len(), i + 1);
            let changes = i > 0 && depth["move"] != depths[i - 1]["move"];
            assert_eq!(depth["changes"], changes);
        }
    }
    yonsan(&["annotate", GAME, "--by", "powers", "--ahead", "4"])
        .says(0, &["  1 ply        i10 (value 48)", "<- another choice", "The choice changes 3 times"]);
    yonsan(&["annotate", GAME, "--by", "powers", "--ahead", "40"]).is_fault(&["--ahead", "40"]);
}

#[test]
fn a_game_against_an_article_is_a_contest() {
    let told = yonsan_reading(&["play", "h8", "--by", "powers", "--beat", "2"], "n9\nundo\nn9\no1\na1\n");
    for words in [
        "You play white; powers plays black",
        "within 2 stones of your own",
        "1 stone is left",
        "All 2 stones are played",
    ] {
        assert!(told.out.contains(words), "no {words:?} in {}", told.out);
    }
    assert_eq!(
        told.out.matches("1 stone is left").count(),
        2,
        "taking back gives the stone back: {}",
        told.out
    );
    // A four is at hand: the fifth stone of one's own on the board is the first of the contest.
    let won = yonsan_reading(
        &["play", "B:h8i8j8k8,W:g8a1a3,w", "--by", "rating", "--beat", "1", "--as", "black"],
        "l8\n",
    );
    let blocked = won.out.contains("White plays l8");
    assert!(blocked || won.out.contains("You beat it with 1 of 1 stones"), "{}", won.out);
    yonsan(&["play", "--by", "nobody"]).is_fault(&["templates"]);
    yonsan(&["play", "--by", "powers", "--beat", "0"]).is_fault(&["--beat"]);
}

#[test]
fn the_moves_of_an_evaluator_are_marked_in_a_review() {
    // The terminator's own game: each move is its own.
    let mut game = "h8i9".to_owned();
    for _ in 0..6 {
        let json = yonsan(&["annotate", &game, "--by", "terminator", "--json"]).json();
        game += json["choice"].as_str().unwrap();
    }
    let json = yonsan(&["review-game", &game, "--by", "terminator", "--json"]).json();
    let moves = json["by"]["moves"].as_array().unwrap();
    assert!(moves[2..].iter().all(|this| this["agrees"] == true), "{json}");
    let agree = moves.iter().filter(|this| this["agrees"] == true).count();
    assert_eq!(json["by"]["agree"], agree);
    yonsan(&["review-game", &game, "--by", "terminator"]).says(
        0,
        &[&format!("terminator would have played {agree} of 8 moves (black "), "= it would play it", "3 "],
    );
    yonsan(&["review-game", &game, "--by", "templates", "--ahead", "2"])
        .says(0, &["templates, playing 2 plies ahead,"]);
    yonsan(&["review-game", &game, "--by", "powers"]).says(0, &["Its decision flow"]);
    let plain = yonsan(&["review-game", &game, "--json"]).json();
    assert_eq!(plain["by"], Value::Null);
}
