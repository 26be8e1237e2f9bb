//! Tests of the goal `vct`, and of `defend`.

use serde_json::{Value, json};

use crate::support::program::*;

#[test]
fn a_vct_is_proven_with_its_certificate() {
    let proof = &file("vct.json", "");
    let ran = yonsan(&["solve", THREATS, "--goal", "vct", "--json", "--proof", proof]);
    let found = ran.json();
    assert_eq!(ran.code, 0);
    has(&found, &json!({"verdict": "proven", "class": "vct", "goal": "vct"}));
    assert_eq!(strings(&found["line"]).len() as u64, found["plies"].as_u64().unwrap());
    assert_eq!(found["plies"].as_u64().unwrap(), 2 * found["stones"].as_u64().unwrap() - 1);
    let checked = yonsan(&["check", proof, "--json"]).json();
    assert_eq!(checked["valid"], true);
    assert_eq!(yonsan(&["solve", THREATS, "--goal", "vcf", "--json"]).code, 1);
    yonsan(&["why", THREATS]).says(0, &["open three", "answers that touch it"]);
}

#[test]
fn limits_and_disproofs_of_threats_have_their_codes() {
    let few = yonsan(&["solve", THREATS, "--goal", "vct", "--nodes", "20", "--json"]);
    assert_eq!((few.code, &few.json()["limit"]), (3, &"nodes".into()));
    let short = yonsan(&["solve", THREATS, "--goal", "vct", "--within", "7", "--json"]);
    assert_eq!((short.code, &short.json()["limit"]), (3, &"within".into()));
    let none = yonsan(&["solve", "h8h9", "--goal", "vct", "--json"]);
    assert_eq!((none.code, &none.json()["verdict"]), (1, &"disproven".into()));
    let open = yonsan(&["solve", "h8h9", "--goal", "win", "--nodes", "3000", "--json"]);
    assert_eq!((open.code, &open.json()["limit"], &open.json()["class"]), (3, &"nodes".into(), &Value::Null));
    let best = yonsan(&["solve", THREATS, "--goal", "vct", "--shortest", "--json"]).json();
    let within = best["plies"].as_u64().unwrap().to_string();
    let same = yonsan(&["solve", THREATS, "--goal", "vct", "--within", &within, "--json"]).json();
    assert_eq!((&best["shortest"], &same["plies"]), (&true.into(), &best["plies"]));
}

#[test]
fn defend_sorts_every_legal_move() {
    let defended = FIVE_PLIES.replace(",b", ",w");
    let ran = yonsan(&["defend", &defended, "--goal", "vcf", "--json"]);
    let sorted = ran.json();
    assert_eq!(ran.code, 0);
    has(&sorted, &json!({"schema": "yonsan.defend/1", "goal": "vcf"}));
    has(&sorted["threat"], &json!({"schema": "yonsan.solve/1", "attacker": "black", "plies": 5}));
    assert_eq!(strings(&sorted["holds"]), ["i7", "i8", "j8", "i11"]);
    let loses = sorted["loses"].as_array().unwrap();
    assert_eq!(loses.len() + 4 + strings(&sorted["unknown"]).len(), 215);
    assert!(loses.iter().all(|lost| strings(&lost["line"]).len() as u64 == lost["plies"].as_u64().unwrap()));
    // Two five points at once: no move holds.
    let lost = yonsan(&["defend", "B:c3c4c5c6,W:h8i9j11,w", "--json"]);
    assert_eq!((lost.code, strings(&lost.json()["holds"]).len()), (1, 0));
    // Without a threat, the reply is the disproof, and every move holds.
    let quiet = yonsan(&["defend", "h8h9", "--json"]);
    assert_eq!((quiet.code, &quiet.json()["threat"]["verdict"]), (0, &"disproven".into()));
    assert_eq!(strings(&quiet.json()["holds"]).len(), 223);
    yonsan(&["defend", "a1a2b1b2c1c2d1d2e1"]).is_fault(&["Black has won already"]);
    // Any win can never be disproven: a move that is not known to lose is not known to hold either.
    let any = yonsan(&["defend", "h8h9", "--goal", "win", "--nodes", "2000", "--json"]);
    assert_eq!((any.code, strings(&any.json()["unknown"]).len()), (3, 223));
    // A win of five plies is not found within three plies, but within five.
    let within = |plies: &str| {
        let limits = ["--goal", "win", "--within", plies, "--nodes", "200000", "--json"];
        yonsan(&[&["defend", &defended][..], &limits].concat()).json()
    };
    let (short, long) = (within("3"), within("5"));
    assert_eq!((strings(&short["unknown"]).len(), &short["threat"]["verdict"]), (215, &"unknown".into()));
    assert_eq!((strings(&long["unknown"]).len(), long["loses"].as_array().unwrap().len()), (4, 211));
}
