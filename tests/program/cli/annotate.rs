//! Compares `annotate --json` with a slow, simple computation from a diagram's stones.

use serde_json::{Map, Value, json};
use yonsan::board::{Axis, Color, Point, Rule, notation};
use yonsan::pattern::Pattern4;
use yonsan::pattern::scan::Scan;

use super::json::keys;
use crate::support::positions::{GAMES, rows};
use crate::support::program::*;

type Stones = [[Option<Color>; 15]; 15];

const DIRECTIONS: [(&str, i32, i32); 8] = [
    ("w", -1, 0),
    ("e", 1, 0),
    ("s", 0, -1),
    ("n", 0, 1),
    ("sw", -1, -1),
    ("ne", 1, 1),
    ("se", 1, -1),
    ("nw", -1, 1),
];
const AXES: [(&str, &str, &str); 4] =
    [("row", "w", "e"), ("column", "s", "n"), ("diagonal", "sw", "ne"), ("antidiagonal", "se", "nw")];

/// Whether the point exists and has this content.
fn holds(stones: &Stones, x: i32, y: i32, what: Option<Color>) -> bool {
    (0..15).contains(&x) && (0..15).contains(&y) && stones[y as usize][x as usize] == what
}

/// One side's data of a point, without the patterns.
fn side(stones: &Stones, x: i32, y: i32, color: Color) -> Value {
    let (mut runs, mut free) = (Map::new(), Map::new());
    for (name, dx, dy) in DIRECTIONS {
        let mut steps = 1;
        while holds(stones, x + steps * dx, y + steps * dy, Some(color)) {
            steps += 1;
        }
        runs.insert(name.to_owned(), json!(steps - 1));
        let behind = steps;
        while holds(stones, x + steps * dx, y + steps * dy, None) {
            steps += 1;
        }
        free.insert(name.to_owned(), json!(steps - behind));
    }
    let sum = |a: &str, b: &str| runs[a].as_i64().unwrap() + runs[b].as_i64().unwrap();
    let sums: Map<String, Value> =
        AXES.iter().map(|(axis, a, b)| ((*axis).to_owned(), json!(sum(a, b)))).collect();
    let value = sums.values().map(|v| v.as_i64().unwrap()).max();
    let value = holds(stones, x, y, None).then_some(value);
    json!({"runs": runs, "free": free, "sums": sums, "value": value})
}

fn compare(text: &str, rule: Rule) {
    let ran = yonsan(&["annotate", text, "--rule", rule.name(), "--json"]);
    assert_eq!(ran.code, 0);
    let json = ran.json();
    assert_eq!(keys(&json), ["schema", "rule", "position", "to_move", "points"]);
    assert_eq!((&json["schema"], &json["rule"]), (&json!("yonsan.annotate/1"), &json!(rule.name())));
    let position = notation::parse(text, rule).unwrap();
    assert_eq!(json["to_move"], position.to_move().name());
    let mut stones: Stones = [[None; 15]; 15];
    for point in Point::all() {
        stones[point.y()][point.x()] = position.stone(point);
    }
    let points = json["points"].as_array().unwrap();
    assert_eq!(points.len(), 225);
    let mut scan = Scan::new(rule);
    for (i, json) in points.iter().enumerate() {
        let (x, y) = (i % 15, i / 15);
        let name = format!("{}{}", (b'a' + x as u8) as char, y + 1);
        let here = stones[y][x];
        assert_eq!(keys(json), ["point", "stone", "black", "white", "scores", "terminator"]);
        assert_eq!((&json["point"], &json["stone"]), (&json!(name), &json!(here.map(Color::name))));
        for color in Color::BOTH {
            let told = &json[color.name()];
            assert_eq!(keys(told), ["runs", "free", "sums", "value", "patterns", "pattern4"]);
            let expected = side(&stones, x as i32, y as i32, color);
            for key in ["runs", "free", "sums", "value"] {
                assert_eq!(told[key], expected[key], "{name} {key} {}", color.name());
            }
            let patterns = Axis::ALL
                .map(|axis| scan.pattern(|p| stones[p.y()][p.x()], Point::new(x, y).unwrap(), axis, color));
            for (axis, pattern) in AXES.iter().zip(patterns) {
                assert_eq!(told["patterns"][axis.0], pattern.name(), "{name} {axis:?} {}", color.name());
            }
            let together = here.is_none().then(|| Pattern4::of(patterns).name());
            assert_eq!(told["pattern4"], json!(together), "{name}");
        }
        let scores = &json["scores"];
        assert_eq!(keys(scores), ["powers", "terminator", "templates", "rating"]);
        // The two tables of the terminator, and their sum.
        let halves = &json["terminator"];
        let sum = halves["attack"].as_u64().zip(halves["defence"].as_u64()).map(|(f, l)| f + l);
        assert_eq!(json!(sum), scores["terminator"]);
        for name in ["terminator", "templates", "rating"] {
            assert_eq!(scores[name].is_null(), here.is_some(), "{name}");
        }
        let own = json[position.to_move().name()]["value"].as_u64();
        let other = json[position.to_move().other().name()]["value"].as_u64();
        let powers = own.zip(other).map(|(u, v)| 2u64.pow(2 * u as u32 + 1) + 2u64.pow(2 * v as u32));
        assert_eq!(scores["powers"], json!(powers), "{name}");
    }
}

#[test]
fn every_field_of_every_point() {
    let game = rows(GAMES).nth(1).unwrap()[3];
    for (text, rule) in [
        ("B:,W:,b", Rule::Freestyle),
        (FIVE_PLIES, Rule::Freestyle),
        ("B:a1b1c1d1f1o15n14m13,W:a15b15c15d15o1n2m3l4,w", Rule::Standard),
        (game, Rule::Freestyle),
        (&game[..60], Rule::Standard),
    ] {
        compare(text, rule);
    }
}

#[test]
fn one_point_is_that_point_of_all() {
    let all = yonsan(&["annotate", FIVE_PLIES, "--json"]).json();
    let one = yonsan(&["annotate", FIVE_PLIES, "--point", "i8", "--json"]).json();
    assert_eq!(one["points"], json!([all["points"][7 * 15 + 8]]));
}

#[test]
fn an_evaluator_adds_the_point_it_would_play() {
    let all = yonsan(&["annotate", FIVE_PLIES, "--json"]).json();
    for name in ["powers", "terminator"] {
        let mut by = yonsan(&["annotate", FIVE_PLIES, "--by", name, "--json"]).json();
        assert_eq!((&by["by"], &by["choice"]), (&json!(name), &json!("i8")));
        let object = by.as_object_mut().unwrap();
        object.retain(|key, _| !["by", "choice", "flow", "equal", "drawn"].contains(&key.as_str()));
        assert_eq!(by, all);
    }
    // Another variant of the evaluator has other scores: those of single runs.
    let base = yonsan(&["annotate", "B:h8j8,W:a1,b", "--by", "powers", "--variant", "base", "--json"]).json();
    let corrected = yonsan(&["annotate", "B:h8j8,W:a1,b", "--json"]).json();
    let i8 = 7 * 15 + 8;
    assert_eq!(corrected["points"][i8]["scores"]["powers"], 33);
    assert_eq!(base["points"][i8]["scores"]["powers"], 9);
    // An occupied point has no score.
    let stone = yonsan(&["annotate", "h8", "--by", "powers", "--point", "h8", "--json"]).json();
    assert_eq!(stone["points"][0]["scores"]["powers"], Value::Null);
    yonsan(&["annotate", "h8", "--variant", "base"]).is_fault(&["--by"]);
}
