//! Certificates under renju: moves that are forbidden to Black, and fives of five or six stones.

use yonsan::board::{Axis, Color, Point, Position, Prohibition, Rule};
use yonsan::check::{Outcome, Reason, check};
use yonsan::proof::{Certificate, FormError};

use super::{both, breaks, certificate, claim, defender_wins, forbidden, holds, no_answer};
use crate::support::positions::{played, point};
use crate::support::renju::{labelled, position};

const OVERLINE: Prohibition = Prohibition::Overline;
const FOURS: Prohibition = Prohibition::DoubleFour;
const THREES: Prohibition = Prohibition::DoubleThree;

/// A certificate under renju in a position that is written in one line, with nodes that are written as for `claim`.
fn of(text: &str, nodes: &[&str]) -> Certificate {
    certificate(position(text), nodes)
}

#[test]
fn a_forbidden_attack_breaks_the_certificate() {
    let six = "e8 f8 h8 i8 j8";
    breaks(&claim("renju", six, "", &["g8"]), forbidden(0, "g8", &[OVERLINE]), "");
    holds(&claim("freestyle", six, "", &["g8"]));
    let fours = "e8 f8 g8 h5 h6 h7";
    breaks(&claim("renju", fours, "", &["h8"]), forbidden(0, "h8", &[FOURS]), "");
    holds(&claim("standard", fours, "", &["h8"]));
    // Two fours on one line.
    let row = "e8 g8 h8 k8";
    breaks(&claim("renju", row, "", &["i8"]), forbidden(0, "i8", &[FOURS]), "");
    holds(&claim("standard", row, "", &["i8"]));
    let threes = "f8 g8 h9 h10";
    breaks(&claim("renju", threes, "", &["h8"]), forbidden(0, "h8", &[THREES]), "");
    breaks(&claim("standard", threes, "", &["h8"]), no_answer(0, "a1"), "h8 a1");
    let all = "e8 f8 g8 i8 j8 h5 h7 h9 h11 g9 f10 i9 j10";
    breaks(&claim("renju", all, "", &["h8"]), forbidden(0, "h8", &[OVERLINE, FOURS, THREES]), "");
}

#[test]
fn a_move_may_be_forbidden_after_some_replies_only() {
    // h8 makes a four and, where h9 h10 is not blocked, a three. With a second three it is forbidden.
    let of = |black: &str, nodes: &[&str]| claim("renju", black, "d8", nodes);
    holds(&of("e8 f8 g8 h9 h10", &["h8 i8:1", "h11"]));
    let forged = of("e8 f8 g8 h9 h10 i9 j10", &["h8 i8:1", "h11"]);
    breaks(&forged, forbidden(0, "h8", &[THREES]), "");
    // The first four takes the points of a three away from Black, so that h8 is a double-three only after i5.
    let quiet = of("e8 f8 g8 h9 h10 i9 j10", &["a15 i8:2 *:1", "h8 i8:2", "h11"]);
    breaks(&quiet, forbidden(1, "h8", &[THREES]), "a15 a1");
}

#[test]
fn a_five_is_allowed_whatever_else_it_makes() {
    let five = " d8 e8 f8 g8";
    for other in ["h9 h10 i9 j10 k11", "h5 h6 h7 i9 j10 k11", "h5 h6 h7 h9 h10 h11"] {
        holds(&claim("renju", &(other.to_owned() + five), "", &["h8"]));
    }
}

#[test]
fn six_are_a_five_for_white_alone() {
    let six = "e8f8h8i8j8";
    breaks(&of(&format!("B:{six},W:,b"), &["g8"]), forbidden(0, "g8", &[OVERLINE]), "");
    holds(&of(&format!("B:,W:{six},w"), &["g8"]));
    breaks(&of(&format!("B:,W:{six},b"), &["a1"]), defender_wins(0, "g8"), "a1 g8");
    // White need not answer Black's six: f3 makes a straight four.
    holds(&of(&format!("B:{six},W:c3d3e3,w"), &["f3"]));
    // One end of a straight four would be six: for Black there is one five point, for White there are two.
    breaks(&of("B:g8h8i8l8,W:,b", &["j8"]), no_answer(0, "f8"), "j8 f8");
    holds(&of("B:,W:g8h8i8l8,w", &["j8"]));
}

#[test]
fn a_five_at_the_root_is_no_certificate() {
    let of = |text: &str| of(text, &["a15"]);
    let won = |text: &str, color| {
        let mut forged = of("B:a1,W:,w");
        forged.position = position(text);
        breaks(&forged, Reason::Malformed(FormError::FiveAtRoot(color)), "");
    };
    won("B:d8e8f8g8h8,W:,w", Color::Black);
    won("B:,W:d8e8f8g8h8,w", Color::White);
    won("B:,W:d8e8f8g8h8i8,b", Color::White);
    breaks(&of("B:d8e8f8g8h8i8,W:,w"), no_answer(0, "a1"), "a15 a1");
}

/// White's four j9 has one five point, i9.
const CATCH: &str = "B:h6e7i7g8h8i8j8e9k9f10h10,W:g5f6g7h7f8k8f9g9h9l10,w";

#[test]
fn a_catch_wins() {
    holds(&of(CATCH, &["j9"]));
    let mut missed = 0;
    for stone in position(CATCH).stones(Color::Black).iter() {
        // Without this stone the block may be a single three.
        let mut setup = position(CATCH).setup();
        setup.stones.black.retain(|&other| other != stone);
        let without = setup.position().unwrap();
        let four = certificate(without.clone(), &["j9"]);
        if played(&without, &[point("j9")]).ruling(point("i9")).is_forbidden() {
            holds(&four);
        } else {
            breaks(&four, no_answer(0, "i9"), "j9 i9");
            missed += 1;
        }
    }
    assert!((3..10).contains(&missed), "{missed}");
    let freestyle = position(CATCH).with_rule(Rule::Freestyle).unwrap();
    breaks(&certificate(freestyle, &["j9"]), no_answer(0, "i9"), "j9 i9");
    // A listed answer to a forbidden block is not looked at, wrong as it is.
    holds(&of(CATCH, &["j9 i9:1 *:1", "j9"]));
}

#[test]
fn a_block_that_makes_a_five_is_no_catch() {
    // h8 is White's five point; for Black it makes two fours, and with four stones in the row a five.
    let of = |row: &str| of(&format!("B:h5h6h7i9j10k11{row},W:c8g9f10e11,w"), &["i7"]);
    holds(&of("e8"));
    breaks(&of("d8e8f8g8"), defender_wins(0, "h8"), "i7 h8");
}

/// Certificates of a single move with which White makes a four whose only five point is this one, by four stones in any
/// row of five through it.
fn fours_around(position: &Position, middle: Point) -> Vec<Certificate> {
    let rows =
        Axis::ALL.into_iter().flat_map(|axis| (0..5).map(move |first| (axis.directions()[0].step(), first)));
    rows.filter_map(|((dx, dy), first)| {
        let cells = (-first..5 - first).filter(|&far| far != 0).map(|far| middle.offset(far * dx, far * dy));
        let cells: Vec<Point> = cells.collect::<Option<_>>()?;
        if cells.iter().any(|&cell| position.stone(cell) == Some(Color::Black)) {
            return None;
        }
        let (attack, others) = cells.split_first()?;
        let mut setup = position.setup();
        setup.to_move = Color::White;
        setup.stones.white.extend(others.iter().filter(|&&cell| position.is_empty(cell)));
        let start =
            setup.position().ok().filter(|start| start.winner().is_none() && start.is_empty(*attack))?;
        let after = played(&start, &[*attack]);
        let quiet = after.winner().is_none() && after.five_points(Color::Black).is_empty();
        (quiet && after.five_points(Color::White).len() == 1)
            .then(|| certificate(start, &[&attack.to_string()]))
    })
    .collect()
}

/// A white four has one five point, on a point that is forbidden to Black, looks so, or does not.
#[test]
fn only_a_forbidden_block_may_be_left_out() {
    let (mut caught, mut looked, mut plain) = (0, 0, 0);
    for (i, position) in labelled().iter().enumerate().step_by(3) {
        if position.winner().is_some() {
            continue;
        }
        for middle in position.empties() {
            let before = position.ruling(middle);
            if !before.is_forbidden() && !before.only_looks_forbidden() && middle.index() % 20 != i % 20 {
                continue;
            }
            for four in fours_around(position, middle) {
                let attack = four.nodes[0].attack;
                let ruling = played(&four.position, &[attack]).ruling(middle);
                if ruling.is_forbidden() {
                    holds(&four);
                    caught += 1;
                } else {
                    breaks(&four, no_answer(0, &middle.to_string()), &format!("{attack} {middle}"));
                    *if ruling.only_looks_forbidden() { &mut looked } else { &mut plain } += 1;
                }
            }
        }
    }
    assert!(caught > 500 && looked > 100 && plain > 500, "{caught} {looked} {plain}");
}

/// Points that are judged by threes within threes, as programs have got wrong in both directions.
#[test]
fn nested_threes_are_followed_to_the_end() {
    let caught = |text: &str, middle: &str| {
        let (text, middle) = (position(text), point(middle));
        let mut lines = Vec::new();
        for four in fours_around(&text, middle) {
            let after = played(&four.position, &[four.nodes[0].attack]);
            let (before, after) = (text.ruling(middle), after.ruling(middle));
            if (before.prohibitions(), before.threes.len()) == (after.prohibitions(), after.threes.len()) {
                lines.push(check(&four, 1).outcome == Outcome::Valid);
            }
        }
        lines.dedup();
        lines
    };
    // Four levels are needed; a stone that would make a five does not make a three real, deep in the recursion; a
    // growing stone may make a four and one real three.
    for (board, point) in [
        ("B:k4i5k5l5e6l6m6f7i7j7c8f8,W:j5o6,b", "k7"),
        ("B:g6k6l6f7j7d8f8h8d9g9i9j9k9m9n10m11h12,W:j3e5m6b7e8i8c9h9l9f10,b", "i11"),
        ("B:i6h7i7h8i8k8i9g10,W:i5j8j9h10i10j10g11h11,b", "h5"),
    ] {
        breaks(&of(board, &[point]), forbidden(0, point, &[THREES]), "");
        assert_eq!(caught(board, point), [true], "{point}");
    }
    // One of the threes could grow only by a five, or only by a double-four.
    for (board, point) in [
        ("B:j4j5k5l5m5j6l6g7i7k7h8i8j8k8h9e10g11,W:l4n4n5g6i6k6h7j7m7g8l8f9g9i9j9g10g12,b", "h6"),
        ("B:f7g7e8f8h8d9e9f9d10f10,W:f6g6h6i7g8j8g9h10c11f11,b", "e10"),
    ] {
        let Outcome::Invalid { reason, .. } = both(&of(board, &[point])).outcome else { panic!("{point}") };
        assert!(matches!(reason, Reason::NoAnswer { .. } | Reason::DefenderMakesFive { .. }), "{reason:?}");
    }
}
