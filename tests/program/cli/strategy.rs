//! Tests of the whole-board tree and the study of openings, in the shell and in a conversation.

use std::path::Path;

use serde_json::{Value, json};

use crate::support::program::*;

/// A position of the tree with few replies to work on.
const ROOT: &str = "h8o15h10o1";

fn path(folder: &Path, name: &str) -> String {
    folder.join(name).to_str().unwrap().to_owned()
}

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
fn study_tells_where_black_has_left_the_tree() {
    let left = yonsan(&["study", "h8o8a1a2"]);
    assert_eq!(left.code, 3);
    assert!(left.out.contains("left the tree") && left.out.contains("solve win"), "{}", left.out);
    assert!(left.out.contains("A guess, from -1 (lost) to +1 (won)"), "{}", left.out);
}

#[test]
fn verify_looks_at_a_sample_and_names_what_is_wrong_with_arguments() {
    let seen = yonsan(&["strategy", "verify", "--sample", "3", "--json"]);
    let json = seen.json();
    assert_eq!((seen.code, &json["holds"]), (0, &true.into()));
    yonsan(&["strategy", "verify", "a1"]).is_fault(&["a1", "picture of another second move"]);
    yonsan(&["strategy", "verify", "--sample", "3", "--lasting", "x"]).is_fault(&["--sample", "--lasting"]);
    yonsan(&["strategy", "verify", "--shard", "5/4"]).is_fault(&["5/4", "K/N"]);
    yonsan(&["strategy", "stats", "--tree", "Cargo.toml"]).is_fault(&["Cargo.toml", "not a strategy"]);
    let guess = yonsan(&["study", "kagetsu", "--json"]).json();
    assert_eq!((&guess["opening"], &guess["guess"]["move"]), (&"kagetsu".into(), &"i9".into()));
    yonsan(&["study", "B:h8,W:,w"]).is_fault(&["White's turn"]);
    assert_eq!(yonsan(&["study", "h8", "--json"]).json()["replies"].as_array().unwrap().len(), 35);
    yonsan(&["study", "a1b2"]).is_fault(&["h8"]);
}

#[test]
fn shards_are_added_up_and_a_missing_one_is_named() {
    let folder = folder();
    let [one, two] = ["1", "2"].map(|number| {
        let file = path(&folder, number);
        let shard = format!("{number}/2");
        let args = ["strategy", "verify", "o15", "--sample", "6", "--shard", &shard, "--out", &file];
        assert_eq!(yonsan(&args).code, 0);
        file
    });
    let both = yonsan(&["strategy", "merge", &one, &two]);
    // A sample is not the whole tree, which is reported.
    assert_eq!(both.code, 3);
    assert!(
        both.out.contains("everything looked at holds") && both.out.contains("not the whole"),
        "{}",
        both.out
    );
    let json = yonsan(&["strategy", "merge", &two, "--json"]).json();
    assert_eq!((&json["missing"][0], &json["holds"], &json["shards"]), (&1.into(), &true.into(), &2.into()));
    yonsan(&["strategy", "merge", &one, &one]).is_fault(&["shard 1 is there twice"]);
    let wrong = std::fs::read_to_string(&one).unwrap().replace("\"all\":", "\"all\":1");
    std::fs::write(path(&folder, "wrong"), wrong).unwrap();
    yonsan(&["strategy", "merge", &two, &path(&folder, "wrong")]).is_fault(&["wrong", "of another tree"]);
    yonsan(&["strategy", "merge", "Cargo.toml", "--out", "x"]).is_fault(&["Cargo.toml", "not a strategy"]);
}

#[test]
fn trees_and_journals_are_merged_and_carried_to_other_forms() {
    let folder = folder();
    let journal = path(&folder, "journal");
    std::fs::write(&journal, "yonsan-journal 1 freestyle\nB:h8,W:h9,b i9\nfinished h9 51\nB:h8,W:i").unwrap();
    let tree = path(&folder, "tree");
    let merged = yonsan(&["strategy", "merge", &journal, "lessons/strategy/freestyle.tree", "--out", &tree]);
    assert_eq!(merged.code, 0, "{}", merged.err);
    let stats = |file: &str| yonsan(&["strategy", "stats", "--tree", file, "--json"]).json();
    let finished = |file: &str| stats(file)["second_moves"]["finished"].as_u64().unwrap();
    let shipped = finished("lessons/strategy/freestyle.tree");
    assert!(finished(&tree) >= shipped);
    let small = path(&folder, "small");
    assert_eq!(yonsan(&["strategy", "build", "--root", ROOT, "--journal", &journal]).code, 0);
    assert_eq!(yonsan(&["strategy", "merge", &journal, "--out", &small]).code, 0);
    for form in ["text", "json", "brackets"] {
        let (file, back) = (path(&folder, form), path(&folder, "back"));
        assert_eq!(yonsan(&["strategy", "export", "--tree", &small, "--to", form, "-o", &file]).code, 0);
        let read = yonsan(&["strategy", "import", &file, "--out", &back]);
        assert_eq!(read.code, 0, "{}", read.err);
        assert_eq!(stats(&back)["nodes"], stats(&small)["nodes"], "{form}");
    }
    yonsan(&["strategy", "import", "README.md", "--out", &tree]).is_fault(&["README.md", "line 1"]);
    yonsan(&["strategy", "merge", &tree]).is_fault(&["--out"]);
}

#[test]
fn the_tree_of_a_file_is_studied_played_and_verified() {
    let folder = folder();
    // White's far second move and what follows, as other programs write it, and with another third move.
    let (json, brackets) = (path(&folder, "a.json"), path(&folder, "a.txt"));
    std::fs::write(&json, r#"{"h8": {"o15": {"h10": {"o1": {"g9": 15}}}}}"#).unwrap();
    std::fs::write(&brackets, "[(88[(??[(8:[(1?[(79]]]]]").unwrap();
    for file in [&json, &brackets] {
        let study = yonsan(&["study", "h8o15", "--tree", file, "--nodes", "100", "--json"]);
        // What was not verified is no proof.
        assert_eq!(study.code, 3, "{}", study.err);
        has(&study.json(), &json!({"reply": "h10", "source": "tree", "finished": false}));
        yonsan(&["study", "h8o15", "--nodes", "100", "--tree", file]).says(3, &["was not verified here"]);
        let stats = yonsan(&["strategy", "stats", "--tree", file, "--json"]).json();
        has(&stats, &json!({"nodes": 2, "complete": false, "second_moves": {"finished": 0, "all": 35}}));
        let verified = yonsan(&["strategy", "verify", "--tree", file, "--nodes", "3", "--json"]).json();
        has(&verified, &json!({"seconds": ["o15"], "holds": false, "decisions": {"looked": 2, "all": 2}}));
        assert_eq!(verified["lacking"].as_array().unwrap().len(), 34);
    }
    yonsan(&["strategy", "verify", "--tree", &json, "--nodes", "3"])
        .says(1, &["no answer: ", "no move against 34 of White's 35 second moves: i8 "]);
    // In a conversation it stays until another one is named; a game is played by it, too.
    let talk = format!(
        "study --tree {json} h8o15\nload h8o15\nstudy\nplay black\nplay stop\nload h8o15\nplay white\nstudy --tree shipped\n\
         strategy --tree {json}\nrule standard\nstudy --tree lessons/strategy/freestyle.tree\n"
    );
    let told = yonsan_reading(&["repl"], &talk);
    assert_eq!(told.out.matches("was not verified here").count(), 2, "{}", told.out);
    assert!(told.out.contains("from the tree, which was not verified there"), "{}", told.out);
    assert!(
        told.out.contains("0 of 35 second moves finished") || told.out.contains("0 of 35"),
        "{}",
        told.out
    );
    assert!(
        told.err.contains("rule freestyle") || told.out.contains("rule freestyle"),
        "{} {}",
        told.out,
        told.err
    );
    let played = yonsan_reading(&["play", "h8o15", "--as", "white", "--tree", &json], "");
    assert!(played.out.contains("h10, from the tree, which was not verified there"), "{}", played.out);
    let engine = yonsan_reading(&["engine", "--tree", &json], "START 15\nBEGIN\nTURN 14,0\nEND\n");
    assert!(engine.out.contains("from the tree of a file, which was not verified"), "{}", engine.out);
    assert!(engine.out.contains("7,5"), "{}", engine.out);
    // What was exported is studied as the tree it came from.
    let text = path(&folder, "freestyle.txt");
    assert_eq!(yonsan(&["strategy", "export", "-o", &text]).code, 0);
    let both = [&text, "lessons/strategy/freestyle.tree"];
    let [one, other] = both.map(|file| yonsan(&["study", "h8o15", "--tree", file, "--json"]).json());
    assert_eq!((&one, &one["finished"]), (&other, &true.into()));
    for args in [
        &["study", "h8", "--tree", "Cargo.toml"][..],
        &["play", "--tree", "Cargo.toml"],
        &["engine", "--tree", "Cargo.toml"],
    ] {
        yonsan(args).is_fault(&["Cargo.toml", "not a strategy"]);
    }
    yonsan(&["study", "h8", "--tree", "lessons/strategy/standard.tree"]).is_fault(&["--rule standard"]);
    yonsan(&["study", "h8", "--tree", "nowhere.tree"]).is_fault(&["nowhere.tree"]);
}

#[test]
fn numbers_of_a_file_are_kept_and_compared() {
    let folder = folder();
    let (file, tree) = (path(&folder, "a.json"), path(&folder, "a.tree"));
    // Five in a row is open to Black at once: 5 plies for the last one are right, 3 after a1 are too few.
    let good = r#"{"h8":{"o8":{"g7":{"o10":{"i9":3,"a1":1}}}}}"#;
    std::fs::write(&file, good.replace("\"a1\":1", "\"a1\":{\"i9\":3}")).unwrap();
    yonsan(&["strategy", "import", &file, "--out", &tree]).is_fault(&["h8 o8 g7 o10", "exactly one move"]);
    std::fs::write(&file, r#"{"h8":{"o8":{"g7":{"o10":{"i9":3}}}}}"#).unwrap();
    assert_eq!(yonsan(&["strategy", "import", &file, "--out", &tree]).code, 0);
    assert_eq!(yonsan(&["strategy", "stats", "--tree", &tree, "--json"]).json()["numbers"], 1);
    yonsan(&["strategy", "stats", "--tree", &tree]).says(0, &["1 number of its file is kept"]);
    let again = yonsan(&["strategy", "export", "--tree", &tree, "--to", "json"]);
    assert!(again.out.contains("\"i9\":3"), "{}", again.out);
    let verified = yonsan(&["strategy", "verify", "--tree", &tree, "--nodes", "300", "--json"]);
    let told = verified.json();
    assert_eq!((verified.code, &told["numbers"]["compared"]), (1, &1.into()), "{}", verified.out);
    has(&told["numbers"]["longer"][0], &json!({"position": "h8o8g7o10i9", "said": 7}));
    yonsan(&["strategy", "verify", "--tree", &tree, "--nodes", "300"])
        .says(1, &["said too little: h8o8g7o10i9, within 7 plies from the empty board"]);
}

#[test]
fn what_follows_on_any_move_is_exported_with_how_long_it_lasts() {
    let folder = folder();
    for root in ["h8i9", "h8o9", "h8o9g7", "h8h9g9a1"] {
        for form in ["text", "json", "brackets", "sgf", "lib"] {
            let file = path(&folder, &format!("{root}.{form}"));
            let args =
                ["strategy", "export", "--rule", "standard", "--root", root, "--to", form, "-o", &file];
            let ran = yonsan(&args);
            // A sixth move that loses to threats has nothing below it but Black's answer.
            assert_eq!(ran.code, 0, "{root} {form}: {}", ran.err);
            if ["text", "json", "brackets"].contains(&form) {
                let back = path(&folder, "back");
                let import = ["strategy", "import", &file, "--rule", "standard", "--out", &back];
                assert_eq!(yonsan(&import).code, 0, "{root} {form}");
                let reply = |tree: &[&str]| {
                    let args =
                        [&["study", "--rule", "standard", root, "--nodes", "1", "--json"], tree].concat();
                    yonsan(&args).json()["reply"].clone()
                };
                if root.len() < 6 {
                    assert_eq!(reply(&["--tree", &back]), reply(&[]), "{root} {form}");
                }
            }
        }
    }
    // Where study knows 31 plies, 31 are exported.
    let json: Value =
        serde_json::from_slice(&std::fs::read(path(&folder, "h8h9g9a1.json")).unwrap()).unwrap();
    let studied = yonsan(&["study", "h8h9g9a1", "--rule", "standard", "--json"]).json();
    assert_eq!(json["h8"]["h9"]["g9"]["a1"]["g8"], studied["longest_plies"], "{json}");
    let export = |root: &str| yonsan(&["strategy", "export", "--root", root]);
    export("a1b2").is_fault(&["--root", "a1b2", "from h8 on"]);
    export("h8h8").is_fault(&["--root", "h8h8"]);
    export("h8a1a2a3").is_fault(&["nothing below"]);
}

#[test]
fn a_build_is_divided_at_the_third_move() {
    let folder = folder();
    // One of two hundred replies; the tree that comes with the program names the third move.
    let (journal, like) = (path(&folder, "journal"), "lessons/strategy/freestyle.tree");
    let args = ["strategy", "build", "o15", "--thirds", "--split", "7/200", "--anew", "--like", like];
    let built = yonsan(&[&args[..], &["--journal", &journal, "--nodes", "3000000"]].concat());
    // Each piece of work is named by its moves: the second, the third, and White's reply to it.
    assert!(
        built.out.lines().count() <= 2 && built.out.starts_with("h8 o15 "),
        "{} {}",
        built.out,
        built.err
    );
    assert!(built.code == 0 || built.code == 3, "{}", built.err);
}

#[test]
fn building_one_root_goes_on_from_its_journal() {
    let folder = folder();
    let (journal, out) = (path(&folder, "journal"), path(&folder, "tree"));
    let args =
        ["strategy", "build", "--rule", "standard", "--root", ROOT, "--journal", &journal, "--out", &out];
    let built = yonsan(&args);
    assert_eq!(built.code, 0, "{}", built.err);
    assert!(built.out.contains("every reply worked on is won"), "{}", built.out);
    let lines = std::fs::read_to_string(&journal).unwrap().lines().count();
    assert!(lines > 1);
    assert!(yonsan(&args).out.contains(" 0 nodes"), "all is in the journal");
    assert_eq!(std::fs::read_to_string(&journal).unwrap().lines().count(), lines);
    // Another journal begins with what this one holds, and holds it then itself.
    let second = path(&folder, "second");
    let begun = ["strategy", "build", "--rule", "standard", "--root", ROOT, "--journal", &second, "--begin"];
    assert!(yonsan(&[&begun[..], &[&journal]].concat()).out.contains(" 0 nodes"));
    assert_eq!(std::fs::read_to_string(&second).unwrap().lines().count(), lines);
    assert!(yonsan(&[&begun[..], &[&second]].concat()).out.contains(" 0 nodes"), "nothing is added twice");
    yonsan(&[&begun[..], &["lessons/strategy/freestyle.tree"]].concat()).is_fault(&["the other rule"]);
    // Three threads search the one position.
    let shared = path(&folder, "shared");
    let built = yonsan(&[
        "strategy",
        "build",
        "--rule",
        "standard",
        "--root",
        ROOT,
        "--journal",
        &shared,
        "--threads",
        "3",
    ]);
    assert!(built.code == 0 && built.out.contains("every reply worked on is won"), "{}", built.out);
    // The moves of the given tree are tried first; a file that is not a tree is refused.
    let fresh = path(&folder, "fresh");
    let mut like = vec!["strategy", "build", "--root", ROOT, "--journal", &fresh, "--like"];
    like.push(&journal);
    assert_eq!(yonsan(&like).code, 0);
    *like.last_mut().unwrap() = "README.md";
    yonsan(&like).is_fault(&["README.md", "YONT", "yonsan-journal"]);
    // The built-in tree is complete; without it all work remains to be done.
    let other = path(&folder, "anew");
    let complete = yonsan(&["strategy", "build", "--journal", &other]);
    assert_eq!((complete.code, complete.out.contains("nothing")), (0, true), "{}", complete.out);
    let anew = yonsan(&["strategy", "build", "--journal", &other, "--anew", "--nodes", "1", "i9"]);
    assert_eq!((anew.code, anew.out.contains("open")), (3, true), "{}", anew.out);
    assert!(anew.out.contains(" 1 nodes"), "{}", anew.out);
    for (root, words) in [("h8h9", "three moves"), ("h9h8h7", "must be h8"), ("h8h8", "h8")] {
        let journal = path(&folder, "other");
        yonsan(&["strategy", "build", "--root", root, "--journal", &journal]).is_fault(&[words]);
        assert!(!Path::new(&journal).exists(), "{root}");
    }
    yonsan(&["strategy", "build", "--threads", "0", "--journal", &other]).is_fault(&["--threads", "0"]);
    yonsan(&["strategy", "verify", "--threads", "0"]).is_fault(&["--threads", "0"]);
    yonsan(&["strategy", "build", "--split", "3/2", "--journal", &journal]).is_fault(&["K/N"]);
    yonsan(&["strategy", "build", "--journal", "Cargo.toml"]).is_fault(&["Cargo.toml", "not a journal"]);
}
