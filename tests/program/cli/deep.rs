//! Deep inputs do not overflow the stack: nested files of every format, chains of a hundred thousand nodes,
//! full boards. Unreadable inputs give a reported error.

use std::fs;

use crate::support::program::{Ran, file, folder, yonsan, yonsan_reading};

const DEEP: usize = 100_000;

/// Asserts that the run ended with an answer or an error, without a signal or a panic.
#[track_caller]
fn ends_well(ran: &Ran, what: &str) {
    let cut = |text: &str| text.chars().take(300).collect::<String>();
    assert!((0..=3).contains(&ran.code), "{what}: {} {}", ran.code, cut(&ran.err));
    assert!(!ran.err.contains("panicked") && !ran.err.contains("overflow"), "{what}: {}", cut(&ran.err));
    assert!(ran.code != 2 || !(ran.err.is_empty() && ran.out.is_empty()), "{what} is refused without a word");
}

/// Runs each command on each of these texts. `FILE` in a command stands for the text's file, `OUT` for a new
/// file.
fn all_end_well(name: &str, texts: &[String], commands: &[&str]) {
    for (i, text) in texts.iter().enumerate() {
        let (path, out) = (file(name, text), folder().join("out").to_str().unwrap().to_owned());
        for command in commands {
            let words = command.split(' ').map(|word| match word {
                "FILE" => path.as_str(),
                "OUT" => &out,
                word => word,
            });
            ends_well(&yonsan(&words.collect::<Vec<_>>()), &format!("{name} {i}: {command}"));
        }
    }
}

fn nested(open: &str, inner: &str, close: &str) -> String {
    open.repeat(DEEP) + inner + &close.repeat(DEEP)
}

#[test]
fn deeply_nested_files_are_read_or_refused() {
    let rows = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o"];
    let moves: String = (0..DEEP)
        .map(|i| format!("(;{}[{}{}]", ["B", "W"][i % 2], rows[i % 15], rows[i / 15 % 15]))
        .collect();
    let games = [
        nested("(", ";B[hh]", ")"),
        nested("(;C[x]", "", ")"),
        "(;".to_owned() + &nested(";B[hh](;W[ii])", "", ""),
        moves.clone() + &")".repeat(DEEP),
        moves,
        "(;B[hh]".to_owned() + &"C[x]".repeat(DEEP) + ")",
        "(;AB".to_owned() + &"[hh]".repeat(DEEP) + ")",
    ];
    let commands = ["show FILE", "convert FILE - --to pos", "convert FILE - --to sgf"];
    all_end_well("deep.sgf", &games, &commands);
    let head = r#"{"format":"yonsan-proof","version":1,"rule":"freestyle","attacker":"black","root":0,"#;
    let proofs = [
        nested("[", "", "]"),
        nested("{\"a\":", "1", "}"),
        format!("{head}\"position\":{}}}", nested("[", "", "]")),
        format!(
            "{head}\"position\":\"B:,W:,b\",\"nodes\":[{}{{\"move\":\"a1\"}}]}}",
            (1..DEEP).map(|i| format!("{{\"move\":\"h8\",\"otherwise\":{i}}},")).collect::<String>()
        ),
    ];
    let commands = ["check FILE", "show FILE", "convert FILE - --to sgf", "solve --batch FILE"];
    all_end_well("deep.json", &proofs, &commands);
    let commands = ["strategy merge FILE", "strategy import FILE --from json --out OUT"];
    all_end_well("deep.json", &proofs, &commands);
    let trees = [
        nested("(", "", ")"),
        nested("[", "", "]"),
        nested("(h8 ", "i9", ")"),
        nested("[7,7,", "", "]"),
        nested("{\"h8\":", "{}", "}"),
    ];
    for form in ["text", "json", "brackets"] {
        all_end_well("deep", &trees, &[&format!("strategy import FILE --from {form} --out OUT")]);
    }
    let puzzles = [
        nested("[", "", "]"),
        nested("{a: ", "b", "}"),
        nested("- ", "a", ""),
        format!("format: yonsan-puzzle\nversion: 1\nid: {}\n", nested("[", "", "]")),
        (0..2_000).map(|i| " ".repeat(i) + "a:\n").collect(),
        "a0: &a0 [x]\n".to_owned()
            + &(0..40).map(|i| format!("a{0}: &a{0} [*a{i}, *a{i}]\n", i + 1)).collect::<String>(),
    ];
    all_end_well("deep.yaml", &puzzles, &["show FILE", "puzzles lint FILE", "lesson FILE --check"]);
}

#[test]
fn a_library_of_a_hundred_thousand_moves_in_a_row_is_read_or_refused() {
    let path = folder().join("one.lib");
    assert_eq!(yonsan(&["convert", "h8", path.to_str().unwrap()]).code, 0);
    let head = fs::read(&path).unwrap()[..20].to_vec();
    // A point, with the flag that a child follows, or that a child follows and a sibling later.
    for flags in [0x00, 0x80, 0x40, 0xc0] {
        let chain: Vec<u8> =
            (0..DEEP).flat_map(|i| [(i % 15 + 1 + 16 * (i / 15 % 15)) as u8, flags]).collect();
        let path = file("deep.lib", [&head[..], &chain].concat());
        for to in ["sgf", "pos"] {
            ends_well(&yonsan(&["convert", &path, "-", "--to", to]), &format!("{flags:#x} {to}"));
        }
    }
}

#[test]
fn a_full_board_has_answers() {
    // Rows shifted by two: neither side has a five.
    let color = |x: usize, y: usize| (x + y / 2 % 2 * 2).div_euclid(2) % 2 == y % 2;
    let point = |i: usize| format!("{}{}", char::from(b'a' + (i % 15) as u8), i / 15 + 1);
    for left in [0, 1, 2, 5] {
        let stones =
            |black| (left..225).filter(|&i| color(i % 15, i / 15) == black).map(point).collect::<String>();
        let position = format!("B:{},W:{},b", stones(true), stones(false));
        for goal in ["vcf", "vct", "win"] {
            for command in ["solve", "why", "defend", "pillars", "tree"] {
                let ran = yonsan(&[command, &position, "--goal", goal, "--nodes", "2000"]);
                ends_well(&ran, &format!("{left} points left: {command} {goal}"));
            }
            let ran = yonsan(&["solve", &position, "--goal", goal, "--nodes", "2000", "--all", "--shortest"]);
            ends_well(&ran, &format!("{left} points left: all {goal}"));
        }
        for args in [
            &["key", &position, "--goal", "vct", "--nodes", "2000"][..],
            &["shapes", &position, "--nodes", "2000"],
            &["annotate", &position],
            &["lines", &position],
            &["threats", &position],
            &["convert", &position, "-", "--to", "sgf"],
            &["export", "svg", &position, "-o", "-"],
        ] {
            ends_well(&yonsan(args), &format!("{left} points left: {}", args[0]));
        }
        ends_well(&yonsan_reading(&["play", &position], "a1\nb1\n"), "play");
    }
    // A game to the last point, and lines longer than any board.
    let all: String = (0..225).map(|i| point((i * 2 + i / 113) % 225)).collect();
    for (command, more) in [("show", &[][..]), ("review-game", &["--nodes", "200"])] {
        ends_well(&yonsan(&[&[command, &all][..], more].concat()), command);
    }
    let lines = format!("load {}\n{}\n", "h8".repeat(DEEP), "(".repeat(DEEP));
    ends_well(&yonsan_reading(&["repl"], lines), "repl");
    ends_well(&yonsan_reading(&["engine"], format!("{}\n", "BOARD ".repeat(DEEP))), "engine");
}
