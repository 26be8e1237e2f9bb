//! Tests of the descriptions of the board in sentences.

use crate::support::program::*;

const GAME: &str = "h8i9h9h10j8i8";

#[test]
fn lines_and_surroundings_are_said_in_order() {
    let said = |args: &[&str]| yonsan(args).out;
    assert_eq!(
        said(&["scan", GAME, "row", "8"]),
        "row through a8: empty a8 to g8, black h8, white i8, black j8, empty k8 to o8.\n"
    );
    assert!(said(&["scan", GAME, "column", "h"]).contains("black h8 to h9, white h10, empty h11 to h15"));
    assert!(said(&["scan", GAME, "diagonal", "h8"]).contains("black h8, white i9"));
    let around = said(&["around", GAME, "o15"]);
    assert!(
        around.starts_with("o15 is empty.\nUp: the edge.\n") && around.contains("Left: empty n15 to k15.\n")
    );
    assert_eq!(said(&["last", GAME]), "Move 6: white i8. Black to move.\n");
    assert_eq!(said(&["threats", GAME]), "No side has a four or an open three.\n");
    let three = said(&["threats", "h8a1i8a3j8"]);
    assert!(three.contains("Black has one open three h8 i8 j8: raised at"), "{three}");
    assert!(said(&["threats", "h8a1i8a3j8a5k8"]).contains("Black makes five at g8 or l8."));
    yonsan(&["scan", GAME, "row", "16"]).is_fault(&["row '16'"]);
    yonsan(&["scan", GAME, "ring", "1"]).is_fault(&["'ring'"]);
}

#[test]
fn plain_draws_nothing_and_says_the_same() {
    for args in [
        &["show", GAME][..],
        &["show", GAME, "--numbers"],
        &["annotate", GAME],
        &["annotate", GAME, "--by", "powers"],
        &["shapes", GAME],
        &["defend", GAME, "--nodes", "1000"],
    ] {
        let plain = yonsan(&[args, &["--plain"]].concat()).out;
        assert!(plain.contains("Black: h8, j8 and h9. White: i8, i9 and h10."), "{plain}");
        assert!(!plain.contains(". . ."), "{plain}");
    }
    let told = yonsan_reading(&["repl", "--plain", GAME], "j9\nscan row 9\naround j9\nthreats\nlast\n");
    let drawn = [". . .", "X X", "w-e", "|", "#", "*"];
    let told_of = yonsan_reading(&["repl", "--plain", GAME], "cell h7\nlines\nkey --nodes 1000\nstats\n").out;
    for sentence in [
        "column: runs 0 and 2, free 6 and 0, sum 2; closed three; for White: a lone stone.",
        ": h8 black, i8 white, j8 black",
        "refuted: after a reply no win of the class is left: all 219 others",
    ] {
        assert!(told_of.contains(sentence), "{sentence}: {told_of}");
    }
    assert!(drawn.iter().all(|sign| !told_of.contains(sign)), "{told_of}");
    assert!(told.out.contains("Last move j9.") && told.out.contains("Move 7: black j9."), "{}", told.out);
    assert!(!told.out.contains(". . ."));
}

#[test]
fn what_points_make_is_told_from_the_strongest_to_the_weakest() {
    let told = yonsan(&["--plain", "annotate", "--twos", FIVE_PLIES]).out;
    let black = told.split("for Black:").nth(1).unwrap();
    let names: Vec<&str> =
        black.lines().filter_map(|line| line.rsplit_once(": ")).map(|(name, _)| name).collect();
    let strength =
        |name: &str| names.iter().position(|told| *told == name).unwrap_or_else(|| panic!("{name}: {told}"));
    let order = [
        "a four and an open three at once: a four-three",
        "a four that also builds something",
        "an open three that also builds something",
        "an open three",
        "an open two",
    ];
    assert!(order.map(strength).is_sorted(), "{told}");
}
