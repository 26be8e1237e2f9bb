//! Tests of `tree`, `key` and `whynot`.

use serde_json::Value;

use crate::support::program::*;

fn at<'a>(key: &'a Value, point: &str) -> &'a Value {
    key["points"].as_array().unwrap().iter().find(|cell| cell["point"] == point).unwrap()
}

#[test]
fn the_key_tells_all_points() {
    let ran = yonsan(&["key", FIVE_PLIES, "--json"]);
    let key = ran.json();
    assert_eq!((ran.code, &key["schema"]), (0, &"yonsan.key/1".into()));
    assert_eq!(key["points"].as_array().unwrap().len(), 225);
    assert_eq!((&at(&key, "i8")["value"], &at(&key, "i8")["plies"]), (&"best".into(), &5.into()));
    assert_eq!((&at(&key, "j8")["value"], &at(&key, "j8")["reply"]), (&"refuted".into(), &"i8".into()));
    assert_eq!((&at(&key, "f8")["value"], &at(&key, "f8")["stone"]), (&"stone".into(), &"black".into()));
    yonsan(&["key", FIVE_PLIES]).says(0, &["B best", "207 moves: all by i8"]);
    let threats = yonsan(&["key", THREATS, "--goal", "vct", "--json"]);
    assert_eq!((threats.code, &at(&threats.json(), "j7")["value"]), (0, &"best".into()));
    assert_eq!(yonsan(&["key", "h8h9"]).code, 1);
    assert_eq!(yonsan(&["key", FIVE_PLIES, "--nodes", "0"]).code, 3);
    // The widest class that can be searched completely.
    let any = yonsan(&["key", FIVE_PLIES, "--goal", "win", "--json"]);
    assert_eq!((any.code, &any.json()["goal"]), (0, &"vct".into()));
    // Fewer nodes than moves; and a puzzle whose goal is any win.
    assert_eq!(yonsan(&["key", "defend-0001", "--nodes", "100"]).code, 3);
    assert_eq!(yonsan(&["key", "win-0015"]).code, 0);
    yonsan(&["key", "a1a2b1b2c1c2d1d2e1"]).is_fault(&["Black has won already"]);
}

#[test]
fn a_key_says_what_its_letters_mean_and_what_it_did_not_look_for() {
    // Every move wins by threats, and most of them lose the win by fours.
    let fours = yonsan(&["key", FIVE_PLIES]);
    fours.says(
        0,
        &["outside the class, and after every reply", "some of the refuted moves may still win by threats"],
    );
    let threats = yonsan(&["key", FIVE_PLIES, "--goal", "vct", "--nodes", "300000"]);
    threats.says(0, &["L wins with more plies"]);
    assert!(!threats.out.contains("refuted"), "{}", threats.out);
}

#[test]
fn whynot_has_its_codes() {
    let refuted = yonsan(&["whynot", FIVE_PLIES, "j8", "--json"]);
    let why = refuted.json();
    assert_eq!((refuted.code, &why["schema"], &why["wins"]), (1, &"yonsan.whynot/1".into(), &false.into()));
    assert_eq!((&why["reply"], &why["best"]["move"]), (&"i8".into(), &"i8".into()));
    assert_eq!(why["causes"][0]["cause"], "takes-point");
    yonsan(&["whynot", FIVE_PLIES, "j8"]).says(1, &["begins no VCF", "i8 j8 i7"]);
    assert_eq!(yonsan(&["whynot", FIVE_PLIES, "i8"]).code, 0);
    assert_eq!(yonsan(&["whynot", FIVE_PLIES, "i8", "--nodes", "0"]).code, 3);
    let wide = yonsan(&["whynot", THREATS, "l9", "--json"]).json();
    assert_eq!((&wide["goal"], &wide["best"]["move"]), (&"vct".into(), &"j7".into()));
    yonsan(&["whynot", FIVE_PLIES, "h8"]).is_fault(&["stone on h8"]);
    yonsan(&["whynot", FIVE_PLIES, "z9"]).is_fault(&["z9"]);
}

#[test]
fn a_tree_is_a_certificate_with_numbers() {
    let tree = yonsan(&["tree", THREATS, "--json"]);
    let json = tree.json();
    assert_eq!((tree.code, &json["schema"], &json["class"]), (0, &"yonsan.tree/1".into(), &"vct".into()));
    assert!(json["nodes"].as_array().unwrap().iter().all(|node| node["id"].is_u64()));
    assert_eq!(yonsan(&["check", &file("tree.json", &tree.out)]).code, 0);
    let said = yonsan(&["tree", THREATS]).out;
    assert!(said.contains("1 j7 i7 · 2 ") || said.contains("1 j7 i7 - 2 "), "{said}");
    assert!(said.contains("  elsewhere: ") && said.contains(", see "), "{said}");
    let flat = yonsan(&["tree", THREATS, "--depth", "0"]).out;
    assert!(flat.lines().count() == 2 && flat.ends_with("...\n"), "{flat}");
    assert_eq!(yonsan(&["tree", "h8h9"]).code, 1);
    assert_eq!(yonsan(&["tree", THREATS, "--nodes", "3"]).code, 3);
}

#[test]
fn the_conversation_has_them_too() {
    let lines = "tree --depth 1\nkey vcf --nodes 100000\nwhynot j8\nwhynot i8 vcf\n";
    let ran = yonsan_reading(&["repl", FIVE_PLIES], lines);
    ran.says(0, &["2 i7 wins", "B best", "j8 begins no VCF", "i8 wins"]);
    assert_eq!(ran.err, "");
}
