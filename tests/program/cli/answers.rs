//! Every command that answers can answer as JSON, and so are its faults.

use serde_json::{Value, json};

use crate::support::program::*;

/// The one JSON object that a command prints, with this schema and exit code.
#[track_caller]
fn answer(args: &[&str], code: i32, schema: &str) -> Value {
    let ran = yonsan(&[args, &["--json"]].concat());
    assert_eq!((ran.code, ran.err.as_str()), (code, ""), "{ran:?}");
    let value = ran.json();
    assert_eq!(value["schema"], format!("yonsan.{schema}/1"), "{value}");
    value
}

#[test]
fn a_fault_is_an_object_on_standard_output() {
    for (args, said, place) in [
        (&["solve", "none.sgf"][..], "No such file", Some("none.sgf")),
        (&["solve", "h8h8"], "h8", None),
        (&["solve", "--batch", "none.jsonl"], "No such file", Some("none.jsonl")),
        (&["solve"], "which position", None),
        (&["show", "vcf-9999"], "vcf-9999", None),
        (&["solve", "h8", "--goal", "all"], "vcf", None),
        (&["key", PAST_FIVE], "--ply 9", None),
        (&["glossary", "checkmate"], "checkmate", None),
        (&["convert", "none.sgf", "-"], "No such file", Some("none.sgf")),
        (&["puzzles", "mine"], "--play", None),
        (&["puzzles", "lint", "none.yaml"], "No such file", Some("none.yaml")),
        (&["strategy", "stats", "--tree", "none.tree"], "none.tree", None),
        (&["lesson", "none"], "none", None),
        (&["solve", "h8", "--nonsense"], "--nonsense", None),
    ] {
        let ran = yonsan(&[args, &["--json"]].concat());
        let first = ran.out.lines().next().unwrap_or_default();
        let value: Value =
            serde_json::from_str(first).unwrap_or_else(|error| panic!("{args:?} {error}: {ran:?}"));
        assert_eq!(
            (ran.code, ran.err.as_str(), &value["schema"]),
            (2, "", &json!("yonsan.error/1")),
            "{ran:?}"
        );
        assert!(value["error"].as_str().unwrap().contains(said), "{value}");
        assert_eq!(value.get("where").and_then(Value::as_str), place, "{value}");
    }
    // Without it a fault stands on standard error.
    yonsan(&["solve", "none.sgf"]).is_fault(&["none.sgf"]);
}

#[test]
fn boards_lines_and_threats() {
    let show = answer(&["show", "h8i9"], 0, "show");
    has(
        &show,
        &json!({"position": "h8i9", "to_move": "black", "moves": ["h8", "i9"], "last": "i9", "winner": null}),
    );
    let scan = answer(&["scan", "h8i9", "row", "9"], 0, "scan");
    assert_eq!(
        (scan["points"].as_array().unwrap().len(), &scan["points"][8]),
        (15, &json!({"point": "i9", "stone": "white"}))
    );
    let around = answer(&["around", "h8i9", "h8"], 0, "around");
    assert_eq!((&around["stone"], around["directions"].as_array().unwrap().len()), (&json!("black"), 8));
    let threats = answer(&["threats", "h8a1i8a3j8a5k8"], 0, "threats");
    assert_eq!((&threats["black"]["fives"], &threats["white"]["fives"]), (&json!(["g8", "l8"]), &json!([])));
    let three = answer(&["threats", "h8a1i8a3j8"], 0, "threats");
    assert_eq!(three["black"]["threes"][0]["stones"], json!(["h8", "i8", "j8"]));
    let last = answer(&["last", "h8i9"], 0, "last");
    has(&last, &json!({"number": 2, "move": "i9", "side": "white", "to_move": "black"}));
}

#[test]
fn walks_and_hints() {
    let steps = answer(&["step", FIVE_PLIES], 0, "step");
    let moves = fields(&steps["steps"], "move");
    assert_eq!(moves, ["i8", "j8", "i7", "i6", "i11"]);
    let first = &steps["steps"][0];
    has(first, &json!({"at": 1, "of": 5, "side": "black", "role": "attack", "next": "reply"}));
    assert_eq!((&first["why"]["kind"], &steps["steps"][4]["next"]), (&json!("four-three"), &json!("over")));
    assert_eq!(answer(&["step", "h8h9", "--nodes", "1000"], 1, "solve")["verdict"], "disproven");
    let hints = answer(&["hint", "vcf-0001", "--rungs", "9"], 0, "hint");
    assert_eq!(fields(&hints["hints"], "kind"), ["length", "themes", "area", "first", "why", "line"]);
    assert_eq!((&hints["hints"][3]["points"], &hints["hints"][0]["of"]), (&json!(["i8"]), &json!(6)));
    assert_eq!(answer(&["hint", "vcf-0001"], 0, "hint")["hints"].as_array().unwrap().len(), 1);
}

#[test]
fn terms_files_and_searches() {
    let all = answer(&["glossary"], 0, "glossary");
    assert!(all["terms"].as_array().unwrap().len() > 30);
    let one = answer(&["glossary", "四三"], 0, "glossary");
    has(
        &one["terms"][0],
        &json!({"name": "four-three", "en": "four-three", "zh": "四三", "romaji": "shisan"}),
    );
    let game = file("told.sgf", "(;SZ[15]PB[Ann]KM[0];B[hh]C[one];W[ig](;B[jf])(;B[jh]))");
    let shown = answer(&["convert", &game, "-", "--to", "pos"], 0, "convert");
    has(&shown, &json!({"file": "-", "format": "pos", "games": 1, "text": "h8i9j10\n"}));
    has(&shown["lost"], &json!({"lines": 1, "comments": 1, "facts": ["PB"], "properties": ["KM"]}));
    let out = folder().join("out.sgf").to_str().unwrap().to_owned();
    let saved = answer(&["convert", &game, &out], 0, "convert");
    assert_eq!((&saved["text"], &saved["lost"]["lines"]), (&Value::Null, &json!(0)));
    let search = ["puzzles", "mine", "--boards", "4", "--kinds", "vcf", "--nodes", "20000", "--seed", "5"];
    let mined = answer(&search, 0, "mine");
    assert_eq!(mined["puzzles"].as_array().unwrap().len() as u64, mined["found"].as_u64().unwrap());
    assert_eq!((&mined["items"], &mined["done"], &mined["file"]), (&json!(4), &json!(4), &Value::Null));
}
