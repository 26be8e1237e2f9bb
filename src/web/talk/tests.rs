//! Conversations as a page holds them.

use serde_json::{Value, json};

use super::*;
use crate::teach::train::ExportedPractice;

fn talk() -> Talk {
    Talk::new(Page::default(), Lang::En)
}

/// The words of an answer in one text.
fn words(told: &Value) -> String {
    let lines = told["words"].as_array().unwrap().iter();
    let text = |line: &Value| {
        line.as_array().unwrap().iter().map(|piece| piece[1].as_str().unwrap()).collect::<String>()
    };
    lines.map(text).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_puzzle_is_solved_and_the_attempt_is_to_be_kept() {
    let mut talk = talk();
    let told = talk.answer("train --seed 7");
    assert_eq!((&told["stage"], &told["trouble"]), (&json!("puzzle"), &json!(false)), "{told}");
    assert_eq!(told["boards"].as_array().unwrap().len(), 1);
    assert_eq!(talk.answer("hint")["stage"], "puzzle");
    let told = talk.answer("answer --yes");
    assert_eq!(told["stage"], "solved", "{told}");
    let stored: ExportedPractice = serde_json::from_value(told["new"].clone()).unwrap();
    assert_eq!((stored.attempts.len(), &stored.attempts[0]["hints"]), (1, &json!(1)));
    // What was told is not told again, and another page has it after it was remembered.
    assert_eq!(talk.answer("board")["new"], json!(ExportedPractice::default()));
    let mut other = self::talk();
    let broken = ExportedPractice { results: vec![json!({"lesson": "?"})], ..stored.clone() };
    assert_eq!(other.page.remember(&broken), [1, 1]);
    assert_eq!(other.page.remember(&stored), [0, 0]);
    assert_eq!(other.page.remembered(), talk.page.remembered());
    assert!(words(&other.answer("stats")).contains("0 of 1"), "{}", words(&other.answer("stats")));
}

#[test]
fn files_are_read_and_written_in_memory() {
    let mut talk = talk();
    talk.page.add_file("game.sgf", b"(;GM[4]SZ[15];B[hh];W[ii];B[jh])");
    let told = talk.answer("load game.sgf");
    assert_eq!((&told["ply"], &told["board"]["last"]), (&json!(3), &json!("j8")), "{told}");
    assert_eq!(talk.answer("save copy.sgf")["files"], json!(["copy.sgf"]));
    let told = talk.answer("export svg -o board.svg");
    assert_eq!(told["files"], json!(["board.svg"]), "{told}");
    assert!(talk.page.file("board.svg").unwrap().starts_with(b"<svg"));
    let told = talk.answer("load missing.sgf");
    assert_eq!((&told["trouble"], &told["words"][0][0][0]), (&json!(true), &json!("bad")), "{told}");
}

#[test]
fn a_proof_is_walked_and_told_in_the_language_that_was_chosen() {
    let mut talk = talk();
    talk.answer("load B:f8g8h8i9i10,W:e8c3d12l4m11,b");
    let told = talk.answer("solve");
    assert_eq!(
        (&told["stage"], &told["reply"][0]["verdict"]),
        (&json!("proven"), &json!("proven")),
        "{told}"
    );
    assert_eq!(told["board"]["marks"][2], json!(["i8", "mark", "1"]), "{told}");
    let told = talk.answer("step");
    assert_eq!((&told["stage"], &told["boards"][0]["last"]), (&json!("walk"), &json!("i8")), "{told}");
    talk.answer("lang ru");
    let told = talk.answer("board");
    assert_eq!(told["lang"], "ru");
    assert_eq!(told["title"], "свободные · ход белых", "{told}");
}

#[test]
fn a_search_stops_when_the_page_says_so() {
    let mut talk = Talk::new(Page::watched(|done| done.nodes > 2_000), Lang::En);
    talk.answer("load h8i9 --rule freestyle");
    let told = talk.answer("solve win --nodes 100000000");
    assert_eq!(told["reply"][0]["limit"], "interrupted", "{told}");
    assert!(told["reply"][0]["nodes"].as_u64().unwrap() < 50_000, "{told}");
    // The next search begins anew.
    assert_eq!(talk.answer("solve vcf")["reply"][0]["verdict"], "disproven");
}
