//! Tests of shapes, lines and the status of a position.

use serde_json::{Value, json};

use crate::support::program::*;

#[test]
fn shapes_are_told_with_what_raises_and_closes_them() {
    let ran = yonsan(&["shapes", "B:f8g8h8,W:a1a15,w", "--json"]);
    let told = ran.json();
    assert_eq!(ran.code, 0);
    let three = &told["black"]["shapes"][0];
    has(three, &json!({"kind": "wide-three", "cells": 7, "axis": "row", "stones": ["f8", "g8", "h8"]}));
    has(three, &json!({"raising": ["e8", "i8"], "closing": ["e8", "i8"]}));
    assert_eq!((&told["black"]["rating"], &told["white"]["rating"]), (&4.into(), &0.into()));
    // White can still close it.
    has(
        &told,
        &json!({"schema": "yonsan.shapes/1", "status": "neutral", "to_move": "white", "attack": null}),
    );
    assert_eq!(told["holds"], three["closing"]);
    assert!(told["threat"]["plies"].as_u64().unwrap() <= 5);
}

#[test]
fn the_status_says_who_wins() {
    let status = |position: &str| yonsan(&["shapes", position, "--json"]).json()["status"].clone();
    let won = yonsan(&["shapes", FIVE_PLIES, "--json"]).json();
    assert_eq!((&won["status"], &won["attack"]["line"][0]), (&"won".into(), &"i8".into()));
    let fork = &won["black"]["forks"][0];
    has(fork, &json!({"point": "i8", "kind": "3x4"}));
    assert_eq!(fork["threats"].as_array().unwrap().len(), 2);
    assert_eq!(status("h8h9"), "neutral");
    assert_eq!(status("B:f8g8h8i8,W:a1a15c3,w"), "lost");
    let over = yonsan(&["shapes", "a1a2b1b2c1c2d1d2e1", "--json"]).json();
    has(&over, &json!({"status": "over", "winner": "black"}));
    assert_eq!(over["black"]["forks"], json!([]));
    // A search that hits a limit is never a defence.
    let few = yonsan(&["shapes", THREATS, "--nodes", "9", "--json"]);
    assert_eq!(few.code, 3);
    has(&few.json(), &json!({"status": "unknown", "limit": "nodes"}));
}

#[test]
fn lines_are_integers_of_two_bits_a_point() {
    let ran = yonsan(&["lines", "a1b1", "--json"]);
    let told = ran.json();
    assert_eq!(ran.code, 0);
    has(&told, &json!({"schema": "yonsan.lines/1", "bytes": 28, "move_bytes": 2}));
    has(&told["lines"][0], &json!({"first": "a1", "last": "o1", "word": 0b01_10}));
    assert_eq!(told["lines"].as_array().unwrap().len(), 7);
    yonsan(&["lines", "a1b1", "--glyphs", "ascii"]).says(0, &["row a1-o1", "7 lines, 28 bytes"]);
    assert_eq!(yonsan(&["lines", "B:,W:,b", "--json"]).json()["lines"], json!([]));
}

#[test]
fn the_canonical_picture_and_the_hash_are_those_of_all_eight_pictures() {
    let told = |moves: &str| yonsan(&["lines", moves, "--json"]).json();
    let words = |told: &Value| {
        let mut words: Vec<(u64, u64)> = told["canonical"]["lines"]
            .as_array()
            .unwrap()
            .iter()
            .map(|line| (line["line"].as_u64().unwrap(), line["word"].as_u64().unwrap()))
            .collect();
        words.sort_unstable();
        words
    };
    let first = told("h8i9i7a3");
    // As it stands, mirrored west to east, south to north, turned, at the diagonal, in another order.
    let mut symmetries = vec![first["canonical"]["symmetry"].as_str().unwrap().to_owned()];
    for moves in ["h8g9g7o3", "h8i7i9a13", "h8g7g9o13", "h8i9g9c1", "h8a3i7i9"] {
        let picture = told(moves);
        assert_eq!(picture["symmetric_hash"], first["symmetric_hash"], "{moves}");
        assert_eq!(picture["canonical"]["position"], first["canonical"]["position"], "{moves}");
        assert_eq!(words(&picture), words(&first), "{moves}");
        symmetries.push(picture["canonical"]["symmetry"].as_str().unwrap().to_owned());
    }
    // The canonical picture's own lines are the renumbered ones.
    let own = told(first["canonical"]["position"].as_str().unwrap());
    assert_eq!((&own["canonical"]["symmetry"], words(&own)), (&"identity".into(), words(&first)));
    symmetries.sort();
    symmetries.dedup();
    assert_eq!(symmetries.len(), 5, "each picture has its own way, whatever the order: {symmetries:?}");
    let other = told("h8i9i7a4");
    assert_ne!(other["symmetric_hash"], first["symmetric_hash"]);
    let hash = first["symmetric_hash"].as_str().unwrap();
    yonsan(&["lines", "h8g7g9o13"]).says(0, &[hash, "canonical picture", "becomes", ", backwards: "]);
    yonsan(&["lines", "h8i9i7a3", "--lang", "ru"]).says(0, &[hash]);
}

#[test]
fn the_conversation_has_both_commands() {
    let position = format!("load {FIVE_PLIES}\nshapes\nlines\nshapes --nodes 1\n");
    let told = yonsan_reading(&["repl", "--glyphs", "ascii"], &position);
    told.says(0, &["Status: won for Black", "fork 3x4 at i8", "raised at i8 j8, closed at i8 j8"]);
    told.says(0, &["against 10 bytes"]);
    assert_eq!(yonsan_reading(&["repl"], "shapes --within 3\nlines 3\n").code, 1);
    yonsan(&["shapes", PAST_FIVE]).is_fault(&["--ply 9"]);
    yonsan(&["lines", "z9"]).is_fault(&["z9"]);
}
