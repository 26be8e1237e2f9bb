//! Shapes, lines and the status of a position.

use crate::support::program::{FIVE_PLIES, PAST_FIVE, yonsan, yonsan_reading};

#[test]
fn shapes_are_told_with_what_raises_and_closes_them() {
    let ran = yonsan(&["shapes", "B:f8g8h8,W:a1a15,w", "--json"]);
    let told = ran.json();
    assert_eq!((ran.code, &told["schema"]), (0, &"yonsan.shapes/1".into()));
    let three = &told["black"]["shapes"][0];
    assert_eq!(
        (&three["kind"], &three["cells"], &three["axis"]),
        (&"wide-three".into(), &7.into(), &"row".into())
    );
    assert_eq!(three["stones"], serde_json::json!(["f8", "g8", "h8"]));
    assert_eq!((&three["raising"], &three["closing"]), (&three["closing"], &serde_json::json!(["e8", "i8"])));
    assert_eq!((&told["black"]["rating"], &told["white"]["rating"]), (&4.into(), &0.into()));
    // White can still close it.
    assert_eq!(
        (&told["status"], &told["to_move"], &told["attack"]),
        (&"neutral".into(), &"white".into(), &().into())
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
    assert_eq!(
        (&fork["point"], &fork["kind"], fork["threats"].as_array().unwrap().len()),
        (&"i8".into(), &"3x4".into(), 2)
    );
    assert_eq!(status("h8h9"), "neutral");
    assert_eq!(status("B:f8g8h8i8,W:a1a15c3,w"), "lost");
    let over = yonsan(&["shapes", "a1a2b1b2c1c2d1d2e1", "--json"]).json();
    assert_eq!(
        (&over["status"], &over["winner"], &over["black"]["forks"]),
        (&"over".into(), &"black".into(), &serde_json::json!([]))
    );
    // A limit is never a defence.
    let few = yonsan(&["shapes", "h11k9h6g7k5j9h8h7i8i9h9k7g10", "--nodes", "9", "--json"]);
    assert_eq!(
        (few.code, &few.json()["status"], &few.json()["limit"]),
        (3, &"unknown".into(), &"nodes".into())
    );
}

#[test]
fn lines_are_integers_of_two_bits_a_point() {
    let ran = yonsan(&["lines", "a1b1", "--json"]);
    let told = ran.json();
    assert_eq!(
        (ran.code, &told["schema"], &told["bytes"], &told["move_bytes"]),
        (0, &"yonsan.lines/1".into(), &28.into(), &2.into())
    );
    let row = &told["lines"][0];
    assert_eq!((&row["first"], &row["last"], &row["word"]), (&"a1".into(), &"o1".into(), &0b01_10.into()));
    assert_eq!(told["lines"].as_array().unwrap().len(), 7);
    let prose = yonsan(&["lines", "a1b1", "--glyphs", "ascii"]);
    assert!(prose.out.contains("row a1-o1") && prose.out.contains("7 lines, 28 bytes"), "{}", prose.out);
    assert_eq!(yonsan(&["lines", "B:,W:,b", "--json"]).json()["lines"], serde_json::json!([]));
}

#[test]
fn the_conversation_has_both_commands() {
    let position = format!("load {FIVE_PLIES}\nshapes\nlines\nshapes --nodes 1\n");
    let ran = yonsan_reading(&["repl", "--glyphs", "ascii"], &position);
    assert_eq!(ran.code, 0, "{ran:?}");
    for part in
        ["Status: won for Black", "fork 3x4 at i8", "raised at i8 j8, closed at i8 j8", "against 10 bytes"]
    {
        assert!(ran.out.contains(part), "{part:?} in {}", ran.out);
    }
    assert_eq!(yonsan_reading(&["repl"], "shapes --within 3\nlines 3\n").code, 1);
    yonsan(&["shapes", PAST_FIVE]).is_fault(&["--ply 9"]);
    yonsan(&["lines", "z9"]).is_fault(&["z9"]);
}
