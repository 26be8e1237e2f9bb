//! The whole-board tree and the study of openings from the shell and in conversation.

use crate::program::*;

#[test]
fn stats_and_study_have_their_shape() {
    let stats = yonsan(&["strategy", "stats", "--rule", "freestyle", "--json"]).json();
    assert_eq!((&stats["schema"], &stats["rule"]), (&"yonsan.strategy/1".into(), &"freestyle".into()));
    for key in ["complete", "nodes", "links", "leaves", "bytes", "longest_plies"] {
        assert!(!stats[key].is_null(), "{key}");
    }
    assert_eq!(stats["second_moves"]["all"], 35);
    let finished = stats["finished"][0].as_str().unwrap().to_owned();
    let study = yonsan(&["study", &format!("h8{finished}"), "--json"]);
    let json = study.json();
    assert_eq!((study.code, &json["schema"]), (0, &"yonsan.study/1".into()));
    assert_eq!(
        (&json["source"], &json["finished"], &json["five"]),
        (&"tree".into(), &true.into(), &false.into())
    );
    assert!(json["reply"].is_string() && json["replies"][0]["move"].is_string());
    let told = yonsan_reading(&["repl"], format!("load h8{finished}\nstudy\n"));
    assert!(told.out.contains("Black plays") && told.out.contains("the tree goes on"), "{}", told.out);
}

#[test]
fn verify_looks_at_a_sample_and_names_what_is_wrong_with_arguments() {
    let seen = yonsan(&["strategy", "verify", "--sample", "3", "--json"]);
    let json = seen.json();
    assert_eq!((seen.code, &json["holds"]), (0, &true.into()));
    yonsan(&["strategy", "verify", "a1"]).is_fault(&["a1", "picture of another second move"]);
    yonsan(&["strategy", "verify", "--shard", "5/4"]).is_fault(&["5/4", "K/N"]);
    yonsan(&["strategy", "stats", "--tree", "Cargo.toml"]).is_fault(&["Cargo.toml", "not a strategy"]);
    yonsan(&["study", "h8"]).is_fault(&["White's turn"]);
    yonsan(&["study", "a1b2"]).is_fault(&["h8"]);
}
