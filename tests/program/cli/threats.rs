//! The goal `vct`, and `defend`.

use serde_json::Value;

use crate::support::program::{FIVE_PLIES, yonsan};

/// White has a VCT and no VCF here.
const THREATS: &str = "h11k9h6g7k5j9h8h7i8i9h9k7g10";

fn points(value: &Value) -> Vec<String> {
    value.as_array().unwrap().iter().map(|p| p.as_str().unwrap().to_owned()).collect()
}

#[test]
fn a_vct_is_proven_with_its_certificate() {
    let proof = std::env::temp_dir().join(format!("yonsan-vct-{}.json", std::process::id()));
    let proof = proof.to_str().unwrap();
    let ran = yonsan(&["solve", THREATS, "--goal", "vct", "--json", "--proof", proof]);
    let found = ran.json();
    assert_eq!(ran.code, 0);
    assert_eq!(
        (&found["verdict"], &found["class"], &found["goal"]),
        (&"proven".into(), &"vct".into(), &"vct".into())
    );
    assert_eq!(points(&found["line"]).len() as u64, found["plies"].as_u64().unwrap());
    assert_eq!(found["plies"].as_u64().unwrap(), 2 * found["stones"].as_u64().unwrap() - 1);
    let checked = yonsan(&["check", proof, "--json"]).json();
    assert_eq!(checked["valid"], true);
    std::fs::remove_file(proof).unwrap();
    assert_eq!(yonsan(&["solve", THREATS, "--goal", "vcf", "--json"]).code, 1);
    let why = yonsan(&["why", THREATS]);
    assert!(why.code == 0 && why.out.contains("open three") && why.out.contains("answers that touch it"));
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
    assert_eq!((ran.code, &sorted["schema"], &sorted["goal"]), (0, &"yonsan.defend/1".into(), &"vcf".into()));
    assert_eq!(sorted["threat"]["schema"], "yonsan.solve/1");
    assert_eq!((&sorted["threat"]["attacker"], &sorted["threat"]["plies"]), (&"black".into(), &5.into()));
    assert_eq!(points(&sorted["holds"]), ["i7", "i8", "j8", "i11"]);
    let loses = sorted["loses"].as_array().unwrap();
    assert_eq!(loses.len() + 4 + points(&sorted["unknown"]).len(), 215);
    assert!(loses.iter().all(|lost| points(&lost["line"]).len() as u64 == lost["plies"].as_u64().unwrap()));
    // Two five points at once: nothing holds.
    let lost = yonsan(&["defend", "B:c3c4c5c6,W:h8i9j11,w", "--json"]);
    assert_eq!((lost.code, points(&lost.json()["holds"]).len()), (1, 0));
    // With no threat the disproof stands in its place, and everything holds.
    let quiet = yonsan(&["defend", "h8h9", "--json"]);
    assert_eq!((quiet.code, &quiet.json()["threat"]["verdict"]), (0, &"disproven".into()));
    assert_eq!(points(&quiet.json()["holds"]).len(), 223);
    yonsan(&["defend", "a1a2b1b2c1c2d1d2e1"]).is_fault(&["Black has won already"]);
    // Of any win none is disproven: what is not known to lose is not known to hold either.
    let any = yonsan(&["defend", "h8h9", "--goal", "win", "--nodes", "2000", "--json"]);
    assert_eq!((any.code, points(&any.json()["unknown"]).len()), (3, 223));
    // What takes five plies is no win within three, and is one within five.
    let within = |plies: &str| {
        let limits = ["--goal", "win", "--within", plies, "--nodes", "200000", "--json"];
        yonsan(&[&["defend", &defended][..], &limits].concat()).json()
    };
    let (short, long) = (within("3"), within("5"));
    assert_eq!((points(&short["unknown"]).len(), &short["threat"]["verdict"]), (215, &"unknown".into()));
    assert_eq!((points(&long["unknown"]).len(), long["loses"].as_array().unwrap().len()), (4, 211));
}
