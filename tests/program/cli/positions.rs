//! Tests of every form in which a position may be given.

use crate::support::program::*;
use serde_json::json;

/// The position that the program reads from its arguments.
#[track_caller]
fn position(args: &[&str], input: impl AsRef<[u8]>) -> (String, String) {
    let ran = yonsan_reading(&[&["annotate", "--json", "--point", "a15"], args].concat(), input);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{args:?}");
    let json = ran.json();
    (json["position"].as_str().unwrap().to_owned(), json["rule"].as_str().unwrap().to_owned())
}

#[track_caller]
fn reads(args: &[&str], expected: &str) {
    assert_eq!(position(args, "").0, expected, "{args:?}");
}

const DIAGRAM: &str = "\
# the same five plies
    a b c d e f g h i j k l m n o
15  . . . . . . . . . . . . . . .
14  . . . . . . . . . . . . . . .
13  . . . . . . . . . . . . . . .
12  . . . O . . . . . . . . . . .
11  . . . . . . . . . . . . O . .
10  . . . . . . . . X . . . . . .
 9  . . . . . . . . X . . . . . .
 8  . . . . O X X X . . . . . . .
 7  . . . . . . . . . . . . . . .
 6  . . . . . . . . . . . . . . .
 5  . . . . . . . . . . . . . . .
 4  . . . . . . . . . . . O . . .
 3  . . O . . . . . . . . . . . .
 2  . . . . . . . . . . . . . . .
 1  . . . . . . . . . . . . . . .
";
const SGF: &str = "(;GM[4]SZ[15];B[hh];W[ig];B[jf](;W[aa])(;W[oo]))(;SZ[15];B[aa])";
const PSQ: &str = "Piskvorky 15x15, 11:11, 0\n8,8,0\n9,7,10\n10,6,20\nrest\n";

#[test]
fn moves_in_three_spellings() {
    for moves in ["h8i9j10", "H8,I9,J10", "h8_i9_j10", "h8 i9 j10"] {
        reads(&[moves], "h8i9j10");
    }
}

#[test]
fn set_ups_and_the_empty_board() {
    reads(&[FIVE_PLIES], FIVE_PLIES_WRITTEN);
    reads(&["b: h8, i8 ,w:, W"], "B:h8i8,W:,w");
    reads(&["B:,W:,b"], "B:,W:,b");
    // Any numbers of stones are possible, and a position with a five can be loaded and shown.
    reads(&["B:a1b1c1d1e1,W:,w"], "B:a1b1c1d1e1,W:,w");
    reads(&["B:,W:h8i8j8,w"], "B:,W:h8i8j8,w");
    // Moves that cannot be alternating moves from the empty board are written as a set-up.
    reads(&["h8i9", "--side", "white"], "B:h8,W:i9,w");
}

#[test]
fn files_by_their_endings() {
    reads(&[&file("a.txt", DIAGRAM)], FIVE_PLIES_WRITTEN);
    reads(&[&file("a.SGF", SGF)], "h8i9j10a15");
    reads(&[&file("a.psq", PSQ)], "h8i9j10");
    reads(&[&file("a.yaml", PUZZLES)], "B:h8i8j8k8,W:a1c1e1g1,b");
    let proof = folder().join("p.json").to_str().unwrap().to_owned();
    assert_eq!(yonsan(&["solve", FIVE_PLIES, "--proof", &proof]).code, 0);
    reads(&[&proof], FIVE_PLIES_WRITTEN);
}

#[test]
fn standard_input_is_known_by_what_it_holds() {
    let proof = folder().join("p.json");
    assert_eq!(yonsan(&["solve", FIVE_PLIES, "--proof", proof.to_str().unwrap()]).code, 0);
    let proof = std::fs::read_to_string(proof).unwrap();
    for (input, expected) in [
        ("h8i9j10\n", "h8i9j10"),
        (FIVE_PLIES, FIVE_PLIES_WRITTEN),
        (DIAGRAM, FIVE_PLIES_WRITTEN),
        (SGF, "h8i9j10a15"),
        (&format!("\u{feff}{SGF}"), "h8i9j10a15"),
        (PSQ, "h8i9j10"),
        (PUZZLES, "B:h8i8j8k8,W:a1c1e1g1,b"),
        (&proof, FIVE_PLIES_WRITTEN),
    ] {
        assert_eq!(position(&["-"], input).0, expected, "{input}");
    }
}

#[test]
fn a_puzzle_by_its_id_or_from_a_file() {
    for id in ["vcf-0001", "VCF-0001"] {
        reads(&[id], FIVE_PLIES_WRITTEN);
    }
    let puzzles = file("p.yaml", PUZZLES);
    let second = position(&[&puzzles, "--game", "2"], "");
    assert_eq!(second, (FIVE_PLIES_WRITTEN.to_owned(), "standard".to_owned()));
    yonsan(&["show", &puzzles, "--game", "3"]).is_fault(&["2 puzzles", "--game"]);
    yonsan(&["show", &puzzles, "--game", "0"]).is_fault(&["2 puzzles", "--game"]);
    // A puzzle's goal is used unless another one is given.
    assert_eq!(yonsan(&["solve", "vcf-0001", "--json"]).json()["goal"], "vcf");
    let wider = yonsan(&["solve", "vcf-0001", "--goal", "vct", "--json"]).json();
    assert_eq!((&wider["goal"], &wider["class"]), (&json!("vct"), &json!("vcf")));
}

#[test]
fn plies_and_games() {
    let sgf = file("a.sgf", SGF);
    for source in ["h8i9j10a15", "-", &sgf] {
        let at = |ply| position(&[source, "--ply", ply], SGF).0;
        assert_eq!((at("0"), at("2"), at("4")), ("B:,W:,b".into(), "h8i9".into(), "h8i9j10a15".into()));
        let ran = yonsan_reading(&["show", source, "--ply", "5"], SGF);
        ran.is_fault(&["ply 5", "4 moves"]);
    }
    reads(&[&file("a.psq", PSQ), "--ply", "1"], "h8");
    reads(&[&sgf, "--game", "2"], "a15");
    yonsan(&["show", &sgf, "--game", "3"]).is_fault(&["no game 3"]);
    yonsan(&["show", "h8", "--game", "2"]).is_fault(&["--game"]);
    yonsan(&["show", "vcf-0001", "--ply", "2"]).is_fault(&["--ply"]);
    // Moves after the ply are not played.
    reads(&[PAST_FIVE, "--ply", "9"], "a1a2b1b2c1c2d1d2e1");
    reads(&["h8h8", "--ply", "1"], "h8");
}

#[test]
fn sides_and_rules() {
    reads(&["h8", "--side", "black"], "B:h8,W:,b");
    reads(&["h8", "--side", "white"], "h8");
    reads(&[&file("a.txt", DIAGRAM), "--side", "white"], &FIVE_PLIES_WRITTEN.replace(",b", ",w"));
    // The side with fewer stones is to move; black when they are equal.
    let one = DIAGRAM.replacen('O', ".", 1);
    reads(&[&file("b.txt", one)], &FIVE_PLIES_WRITTEN.replace("d12,b", ",w").replace(",,", ","));
    let rule = |args: &[&str]| position(args, "").1;
    assert_eq!(rule(&["h8"]), "freestyle");
    assert_eq!(rule(&["h8", "--rule", "standard"]), "standard");
    let studied = yonsan(&["study", "h8i9", "--rule", "standard", "--nodes", "1000", "--json"]).json();
    assert_eq!(studied["rule"], "standard");
    let puzzles = file("p.yaml", PUZZLES);
    assert_eq!(rule(&[&puzzles, "--game", "2", "--rule", "freestyle"]), "freestyle");
    // Six in a row win under freestyle only: there, the moves go on after the end of the game.
    let six = "a1a3b1b3c1c3e1e3f1f3d1a15";
    assert_eq!(rule(&[six, "--rule", "standard"]), "standard");
    yonsan(&["show", six]).is_fault(&["move 11", "--ply 11"]);
    yonsan(&["show", "h8", "--rule", "caro"]).is_fault(&["freestyle, standard and renju"]);
    yonsan(&["show", "h8", "--side", "red"]).is_fault(&["neither black nor white"]);
}

#[test]
fn decided_positions_show_but_are_not_searched() {
    let over = &PAST_FIVE[..18];
    assert_eq!(yonsan(&["show", over]).code, 0);
    assert_eq!(yonsan(&["annotate", over]).code, 0);
    for args in [vec!["solve", over], vec!["grade", over, "h8"], vec!["why", over], vec!["step", over]] {
        yonsan(&args).is_fault(&["Black has won already"]);
    }
}

#[test]
fn a_shown_board_is_read_back() {
    for glyphs in ["ascii", "unicode", "wide"] {
        let shown = yonsan(&["show", FIVE_PLIES, "--glyphs", glyphs]).out;
        assert_eq!(position(&["-"], shown).0, FIVE_PLIES_WRITTEN, "{glyphs}");
    }
    let shown = yonsan(&["show", "h8i9j10", "--numbers"]).out;
    assert_eq!(position(&["-"], shown).0, "h8i9j10");
}
