//! Tests of the edges of the board, full boards, bounds of the checker, and certificates that cannot be read
//! from a text.

use yonsan::board::{ByColor, Color, Point, Rule, Setup};
use yonsan::check::{Outcome, Reason, check};
use yonsan::proof::{Certificate, FormError, parse};

use super::{both, breaks, claim, full, holds, no_answer, occupied};
use crate::support::boards::wall;
use crate::support::positions::points;
use crate::support::slow_checker;

#[test]
fn fives_end_at_the_edge_and_in_the_corner() {
    let of = |black, attack| claim("freestyle", black, "", &[attack]);
    for (four, five) in [
        ("a1 b1 c1 d1", "e1"),
        ("o12 o13 o14 o15", "o11"),
        ("a1 b2 c3 e5", "d4"),
        ("o1 n2 m3 l4", "k5"),
        ("a15 b14 c13 d12", "e11"),
        ("a5 b4 c3 d2", "e1"),
        ("k15 l14 m13 n12", "o11"),
    ] {
        holds(&of(four, five));
    }
    // A row does not continue in the next one, and a diagonal does not leave the board and come back.
    breaks(&of("l8 m8 n8 o8", "a9"), no_answer(0, "k8"), "a9 k8");
    breaks(&of("l8 m8 n8 o8", "a8"), no_answer(0, "k8"), "a8 k8");
    breaks(&of("h12 h13 h14 h15", "h1"), no_answer(0, "h11"), "h1 h11");
    breaks(&of("l12 m13 n14 o15", "a1"), no_answer(0, "k11"), "a1 k11");
    breaks(&of("a4 b5 c6 d7", "o3"), no_answer(0, "e8"), "o3 e8");
    // A diagonal of four points has no room for a five.
    breaks(&of("a4 b3 c2", "d1"), no_answer(0, "a1"), "d1 a1");
}

#[test]
fn the_edge_closes_a_four() {
    let four = claim("freestyle", "a3 b3 c3", "", &["d3"]);
    breaks(&four, no_answer(0, "e3"), "d3 e3");
    let straight = claim("freestyle", "b3 c3 d3", "", &["e3"]);
    holds(&straight);
    let diagonal = claim("freestyle", "b4 c3 d2", "", &["a5"]);
    breaks(&diagonal, no_answer(0, "e1"), "a5 e1");
}

/// Black and white stones that fill the board without a five, except for the given points.
pub fn nearly_full(black: &str, empty: &str) -> (String, String) {
    let (black, empty) = (points(black), points(empty));
    let (mut blacks, mut whites) = (Vec::new(), Vec::new());
    for point in Point::all().filter(|p| !empty.contains(p)) {
        let is_black = wall(point) == Color::Black || black.contains(&point);
        let stones = if is_black { &mut blacks } else { &mut whites };
        stones.push(point.to_string());
    }
    (blacks.join(" "), whites.join(" "))
}

#[test]
fn the_last_points_are_a_draw() {
    for rule in ["freestyle", "standard", "renju"] {
        let of = |set: &str, empty: &str, nodes: &[&str]| {
            let (black, white) = nearly_full(set, empty);
            claim(rule, &black, &white, nodes)
        };
        breaks(&of("", "h8", &["h8"]), full(0), "h8");
        breaks(&of("", "h8", &["h8 h8:1 *:1", "a1"]), full(0), "h8");
        breaks(&of("", "h8 o15", &["h8 *:1", "o15"]), full(0), "h8 o15");
        breaks(&of("", "h8 o15", &["h8"]), full(0), "h8 o15");
        breaks(&of("", "a1 h8 o15", &["h8 *:1", "o15"]), full(1), "h8 a1 o15");
        breaks(&of("", "a1 h8 o15", &["h8 *:1", "a1"]), occupied(1, "a1"), "h8 a1");
        breaks(&of("", "", &["h8"]), occupied(0, "h8"), "");
    }
}

#[test]
fn the_last_points_may_win() {
    // Row 1 is b b w w b b w w: with c1 and d1 black, a1 to f1 but for the empty ones.
    let of = |rule, set: &str, empty: &str, nodes: &[&str]| {
        let (black, white) = nearly_full(set, empty);
        claim(rule, &black, &white, nodes)
    };
    holds(&of("freestyle", "c1 d1", "e1", &["e1"]));
    breaks(&of("standard", "c1 d1", "e1", &["e1"]), full(0), "e1");
    // A four that is blocked on the last empty point of all.
    let last = of("freestyle", "c1", "d1 e1", &["d1 e1:1", "a1"]);
    breaks(&last, full(0), "d1 e1");
}

#[test]
fn the_bound_is_reported_and_never_exceeded() {
    // c8 d8 e8: f8 makes a straight four; a move without effect comes before it.
    let quiet = claim("freestyle", "c8 d8 e8 c3 d3 e3", "", &["o15 f8,g8,b8,c8:2 *:1", "f8", "f3"]);
    let report = check(&quiet, super::ENOUGH);
    assert_eq!(report.outcome, Outcome::Valid);
    // The root, `otherwise` for all replies but the four that are listed, and the empty ones of these.
    assert_eq!(report.positions, 1 + 1 + 3);
    assert_eq!(report.nodes, 3);
    assert_eq!(check(&quiet, report.positions), report);
    for bound in 0..report.positions {
        let stopped = check(&quiet, bound);
        assert_eq!(stopped.outcome, Outcome::OutOfBound);
        assert_eq!(stopped.positions, bound);
    }
    // By the definition every reply is looked at.
    assert_eq!(slow_checker::check(&quiet, 219).positions, 1 + (225 - 7));
}

#[test]
fn a_text_that_names_a_node_past_the_last_is_refused() {
    let text = |next: usize| {
        format!(
            r#"{{"format":"yonsan-proof","version":1,"rule":"freestyle","attacker":"black","root":0,"position":
            {{"black":["b1","c1","d1"],"white":[]}},"nodes":[{{"move":"e1","replies":{{"a1":1}},"otherwise":{next}}},
            {{"move":"f1"}},{{"move":"a1"}}]}}"#
        )
    };
    assert!(parse(&text(2)).is_ok());
    let error = parse(&text(3)).unwrap_err().to_string();
    assert!(error.contains('3'), "{error}");
}

#[test]
fn certificates_made_without_form_are_refused() {
    let good = claim("freestyle", "a1 b1 c1 d1", "", &["e1"]);
    let malformed = |certificate: &Certificate, error| {
        breaks(certificate, Reason::Malformed(error), "");
    };
    let mut cycle = good.clone();
    cycle.nodes[0].otherwise = Some(0);
    malformed(&cycle, FormError::Cycle { node: 0 });
    let mut empty = good.clone();
    empty.nodes.clear();
    malformed(&empty, FormError::NoNodes);
    let mut outside = good.clone();
    outside.root = 1;
    assert!(matches!(
        both(&outside).outcome,
        Outcome::Invalid { reason: Reason::Malformed(FormError::OutOfRange { .. }), .. }
    ));
    let won = |rule, white: &str| {
        let stones = ByColor { black: vec![], white: points(white) };
        let position = Setup { rule, stones, to_move: Color::Black }.position().unwrap();
        Certificate { position, ..good.clone() }
    };
    let five = || FormError::FiveAtRoot(Color::White);
    malformed(&won(Rule::Standard, "k1 l1 m1 n1 o1"), five());
    malformed(&won(Rule::Freestyle, "k11 l12 m13 n14 o15 j10"), five());
    let six = won(Rule::Standard, "k11 l12 m13 n14 o15 j10");
    breaks(&six, no_answer(0, "a1"), "e1 a1");
}
