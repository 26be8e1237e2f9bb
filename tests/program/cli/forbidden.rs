//! Tests of the forbidden points of renju, and of the other commands under this rule.

use serde_json::{Map, Value, json};
use yonsan::board::Point;

use crate::support::program::*;

/// Black's h8 makes two threes that can both grow.
const TWO_THREES: &str = "B:f8g8h9h10,W:a1,b";
/// Black's e10 makes two threes, one of which can grow only at c10, which would be a double-four.
const ONLY_LOOKS: &str = "B:f7g7e8f8h8d9e9f9d10f10,W:f6g6h6i7g8j8g9h10c11f11,w";

#[test]
fn forbidden_points_come_with_their_shapes() {
    let ran = yonsan(&["forbidden", TWO_THREES, "h8", "--json"]);
    assert_eq!(ran.code, 1);
    let threes = json!([
        {"stones": ["f8", "g8", "h8"], "grows": ["e8", "i8"]},
        {"stones": ["h8", "h9", "h10"], "grows": ["h7", "h11"]},
    ]);
    let point =
        json!({"point": "h8", "kinds": ["double-three"], "overlines": [], "fours": [], "threes": threes});
    let told = json!({
        "schema": "yonsan.forbidden/1", "rule": "renju", "position": TWO_THREES, "points": [point], "allowed": [],
    });
    assert_eq!(ran.json(), told);
    let four = yonsan(&["forbidden", "B:e8f8g8i8j8h5h6h7,W:a1,b", "h8", "--json"]).json();
    let six = json!(["e8", "f8", "g8", "h8", "i8", "j8"]);
    has(&four["points"][0], &json!({"kinds": ["overline"], "overlines": [six], "fours": [], "threes": []}));
    let fours = yonsan(&["forbidden", "B:e8f8g8i8k8l8,W:d8m8,b", "h8", "--json"]).json();
    assert_eq!(fours["points"], json!([]), "h8 makes five");
}

#[test]
fn what_only_looks_forbidden_says_what_stops_it() {
    let ran = yonsan(&["forbidden", ONLY_LOOKS, "e10", "--json"]);
    assert_eq!(ran.code, 0);
    let fours = json!([["c10", "d10", "e10", "f10"], ["c10", "d9", "e8", "f7"]]);
    let stops =
        json!({"point": "c10", "kinds": ["double-four"], "overlines": [], "fours": fours, "threes": []});
    let because = json!([{"three": ["d10", "e10", "f10"], "stopped": [stops]}]);
    assert_eq!(ran.json()["allowed"], json!([{"point": "e10", "because": because}]));
    assert_eq!(ran.json()["points"], json!([]));
    // The whole board is asked about for Black, although White is to move.
    let all = yonsan(&["forbidden", ONLY_LOOKS, "--json"]);
    assert_eq!(all.code, 1);
    assert_eq!(fields(&all.json()["points"], "point"), ["d7", "d8"]);
    assert_eq!(fields(&all.json()["allowed"], "point"), ["e7", "e10"]);
}

#[test]
fn the_exit_code_says_whether_a_point_is_forbidden() {
    yonsan(&["forbidden", "h8i9"]).says(0, &["forbids Black no point"]);
    yonsan(&["forbidden", TWO_THREES, "a2"]).says(0, &["a2 is allowed"]);
    yonsan(&["forbidden", TWO_THREES]).says(1, &["one point: h8", "X X !"]);
    yonsan(&["forbidden", TWO_THREES, "f8"]).is_fault(&["f8", "stone"]);
    yonsan(&["forbidden", TWO_THREES, "p9"]).is_fault(&["p9"]);
    let five = yonsan(&["forbidden", "B:d8e8f8g8h9h10i9j10,W:a1,b", "h8", "--json"]);
    assert_eq!(five.code, 0);
    assert_eq!(five.json()["allowed"][0]["because"], json!([{"five": ["d8", "e8", "f8", "g8", "h8"]}]));
}

#[test]
fn boards_and_pictures_mark_the_forbidden_points() {
    yonsan(&["show", TWO_THREES, "--rule", "renju"]).says(0, &["X X !"]);
    yonsan(&["show", TWO_THREES, "--rule", "renju", "--plain"]).says(0, &["forbidden to Black: h8"]);
    let free = yonsan(&["show", TWO_THREES]);
    assert!(!free.out.contains('!'));
    let picture = yonsan(&["export", "svg", TWO_THREES, "--rule", "renju", "-o", "-"]);
    picture.says(0, &["mark forbidden at-empty", "Forbidden to Black: h8"]);
    assert!(!yonsan(&["export", "svg", TWO_THREES, "-o", "-"]).out.contains("forbidden at"));
    yonsan(&["annotate", TWO_THREES, "--rule", "renju", "--json"]).says(0, &["\"FORBID\""]);
    let shown = yonsan(&["show", TWO_THREES, "--rule", "renju"]).out;
    let again =
        yonsan_reading(&["convert", "-", "-", "--from", "txt", "--to", "pos", "--side", "black"], shown);
    assert_eq!((again.code, again.out.trim()), (0, TWO_THREES));
}

#[test]
fn formats_keep_the_rule() {
    let sgf = yonsan(&["convert", TWO_THREES, "-", "--to", "sgf", "--rule", "renju"]);
    sgf.says(0, &["RU[renju]"]);
    for game in ["(;GM[4]SZ[15]RU[Renju];B[hh];W[ii])", "(;GM[4]SZ[15]RU[RIF];B[hh];W[ii])"] {
        let file = file("game.sgf", game);
        yonsan(&["lines", &file, "--json"]).says(0, &["\"rule\":\"renju\""]);
    }
}

#[test]
fn a_forbidden_move_loses_at_once() {
    let game = "f8a1g8a3h9a5h10a7h8";
    yonsan(&["show", game, "--rule", "renju", "--plain"])
        .says(0, &["Black's last move is forbidden: White has won."]);
    let after = format!("{game}b1");
    yonsan(&["show", &after, "--rule", "renju"]).is_fault(&["move 9", "forbidden", "--ply 9"]);
    yonsan(&["show", &after]).says(0, &[]);
}

/// White plays j9, and Black may not take i9: a double-three.
const CATCH: &str = "B:h6e7i7g8h8i8j8e9k9f10h10,W:g5f6g7h7f8k8f9g9h9l10,w";

#[test]
fn white_wins_by_catching_a_forbidden_point() {
    let solved = yonsan(&["solve", CATCH, "--rule", "renju", "--shortest", "--json"]);
    has(
        &solved.json(),
        &json!({"verdict": "proven", "class": "vcf", "plies": 3, "line": ["j9", "a1", "i9"]}),
    );
    yonsan(&["solve", CATCH, "--rule", "standard", "--goal", "vcf"]).says(1, &[]);
    let proof = file("catch.json", "");
    yonsan(&["solve", CATCH, "--rule", "renju", "--proof", &proof]).says(0, &[]);
    yonsan(&["check", &proof]).says(0, &["valid"]);
    let why = yonsan(&["why", CATCH, "--rule", "renju", "--json"]).json();
    has(&why["moves"][0], &json!({"move": "j9", "decides": true}));
    assert_eq!(why["moves"][0]["forbidden"]["point"], json!("i9"));
    for (lang, caught) in [
        ("en", "Black's only answer i9 is forbidden, a double-three: "),
        ("zh", "黑方唯一的应手 i9 是禁手，三三："),
        ("ru", "единственный ответ чёрных i9 запрещён, двойная тройка: "),
    ] {
        yonsan(&["why", CATCH, "--rule", "renju", "--lang", lang]).says(0, &[caught, "h10 i9 j8"]);
    }
}

#[test]
fn a_forbidden_move_is_no_move_of_a_win() {
    // A four-three of Black's that is a double-three besides.
    let whynot = yonsan(&["whynot", TWO_THREES, "h8", "--rule", "renju", "--json"]).json();
    has(&whynot, &json!({"value": "loses", "wins": false}));
    assert_eq!(whynot["forbidden"]["kinds"], json!(["double-three"]));
    yonsan(&["whynot", TWO_THREES, "h8", "--rule", "renju"])
        .says(1, &["h8 is forbidden, a double-three: Black loses at once", "f8 g8 h8 grows at e8 or i8"]);
    let key = yonsan(&["key", TWO_THREES, "--rule", "renju", "--goal", "vct", "--json"]).json();
    let cell = |name: &str| {
        let point = name.parse::<Point>().unwrap();
        key["points"][point.index()]["value"].clone()
    };
    assert_eq!((cell("h8"), cell("f8")), (json!("loses"), json!("stone")));
    let all = yonsan(&["solve", TWO_THREES, "--rule", "renju", "--goal", "vct", "--all", "--json"]).json();
    assert!(!all.to_string().contains("\"move\":\"h8\""));
    let defended = yonsan(&["defend", TWO_THREES, "--rule", "renju", "--json"]).json();
    let told = ["holds", "loses", "unknown"].map(|list| defended[list].as_array().unwrap().len());
    assert_eq!(told.iter().sum::<usize>(), 225 - 5 - 1, "every legal move, and h8 is none");
}

#[test]
fn every_question_is_answered_under_renju() {
    let open = "B:f8g8h8i8,W:a1,b";
    for command in ["solve", "why", "tree", "key", "pillars", "shapes", "step", "move"] {
        yonsan(&[command, open, "--rule", "renju"]).says(0, &[]);
    }
    yonsan(&["defend", "B:f8g8h8,W:a1,w", "--rule", "renju"]).says(0, &["e8"]);
    yonsan(&["review-game", "h8i9h9h10", "--rule", "renju"]).says(0, &[]);
    let batch = file("batch.jsonl", "{\"id\":\"x\",\"rule\":\"renju\",\"moves\":\"h8\",\"goal\":\"vcf\"}\n");
    yonsan(&["solve", "--batch", &batch]).says(0, &["disproven"]);
    yonsan_reading(&["repl", "B:,W:,b"], "rule renju\nplay\ni9\n").says(0, &["Black plays"]);
    yonsan(&["strategy", "build", "--rule", "renju", "--journal", "-"])
        .is_fault(&["freestyle and standard", "renju"]);
}

#[test]
fn a_certificate_is_checked_under_renju() {
    let check = |position: &str, attacker: &str, nodes: Value| {
        let certificate = json!({
            "format": "yonsan-proof", "version": 1, "rule": "renju", "position": position, "attacker": attacker,
            "root": 0, "nodes": nodes,
        });
        let name = file("proof.json", certificate.to_string());
        (yonsan(&["check", &name]), yonsan(&["check", &name, "--json"]).json())
    };
    let (told, json) = check("B:f8g8h8i8,W:a1,b", "black", json!([{"move": "j8"}]));
    told.says(0, &["valid"]);
    assert_eq!(json["valid"], json!(true));
    let (told, json) = check("B:f8g8h9h10,W:a1,b", "black", json!([{"move": "h8"}]));
    told.says(
        1,
        &["invalid", "node 0 plays h8, which is forbidden to Black (a double-three)", "after no move"],
    );
    assert_eq!((&json["valid"], &json["line"]), (&json!(false), &json!([])));
    // After any reply but f8, g8 and b8 White goes on with f8; there is no answer to a pass.
    let taken = ["c8", "d8", "e8", "c3", "d3", "e3", "o15"];
    let points = Point::all().map(|point| point.to_string()).filter(|name| !taken.contains(&name.as_str()));
    let answer = |name: &str| if ["f8", "g8", "b8"].contains(&name) { 2 } else { 1 };
    let replies: Map<String, Value> = points.map(|name| (name.clone(), json!(answer(&name)))).collect();
    let nodes = json!([{"move": "o15", "replies": replies}, {"move": "f8"}, {"move": "f3"}]);
    let (told, json) = check("B:,W:c8d8e8c3d3e3,w", "white", nodes);
    told.says(1, &["invalid", "node 0 has no answer to a pass", "after o15"]);
    assert_eq!(json["line"], json!(["o15"]));
}
