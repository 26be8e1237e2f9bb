//! Passes, which are legal under renju alone.

use std::cell::Cell;

use yonsan::board::{ByColor, Color, Point, Rule, Setup};
use yonsan::check::{Outcome, Report, check, check_until};
use yonsan::proof::{Certificate, Node};

use super::edges::nearly_full;
use super::{ENOUGH, both, breaks, certificate, claim, defender_wins, full, holds, no_answer, passes};
use crate::support::positions::points;

const THREES: &str = "c8 d8 e8 c3 d3 e3";

/// A black certificate with two open threes, of which each is a threat.
fn of(rule: &str, nodes: &[&str]) -> Certificate {
    claim(rule, THREES, "", nodes)
}

/// The node without `otherwise`; the points that it answered are listed.
pub fn listed(node: &Node) -> Node {
    let others = Point::all().filter_map(|point| Some((point, node.answer(point)?)));
    Node { replies: others.collect(), otherwise: None, ..node.clone() }
}

#[test]
fn a_pass_needs_an_answer_under_renju_alone() {
    let nodes = ["o15 f8,g8,b8:2 *:1", "f8", "f3"];
    for (rule, more) in [("freestyle", 0), ("standard", 0), ("renju", 1)] {
        let whole = of(rule, &nodes);
        holds(&whole);
        assert_eq!(both(&whole).positions, 1 + 1 + 3 + more);
        let mut forged = whole.clone();
        forged.nodes[0] = listed(&whole.nodes[0]);
        if rule == "renju" {
            breaks(&forged, passes(0), "o15");
        } else {
            holds(&forged);
        }
    }
}

#[test]
fn otherwise_has_to_hold_without_a_stone_of_the_defender() {
    // After a pass, node 1 plays where node 0 has played, or on a point that threatens nothing.
    let forged = |answer: &str| {
        let mut forged = of("renju", &["o15 f8,g8,b8:2 *:1", "f8", "f3", answer]);
        forged.nodes[0] = Node { otherwise: Some(3), ..listed(&forged.nodes[0]) };
        forged
    };
    breaks(&forged("o15"), passes(0), "o15");
    breaks(&forged("a15"), passes(0), "o15");
    breaks(&forged("a15 *:1"), passes(0), "o15");
    holds(&forged("f3"));
    // The replies of the defender after his pass have to be answered as well, and his second pass.
    holds(&forged("a15 f8,g8,b8:2 *:1"));
    let mut second = forged("a15 f8,g8,b8:2 *:1");
    second.nodes[3] = listed(&second.nodes[3]);
    breaks(&second, passes(0), "o15");
}

#[test]
fn the_line_ends_before_the_first_pass() {
    // Node 3 is right but for the pass: it is met after the reply a1, and without a reply only in the second move.
    let mut forged = of("renju", &["o15 f8,g8,b8:2 a1:3 *:1", "f8", "f3", "a15 f8,g8,b8:2 *:1"]);
    holds(&forged);
    forged.nodes[3] = listed(&forged.nodes[3]);
    breaks(&forged, passes(3), "o15 a1 a15");
}

#[test]
fn a_reply_is_looked_at_before_a_pass() {
    let forged = of("renju", &["o15 f8,g8,b8:2", "f8", "f3"]);
    breaks(&forged, no_answer(0, "a1"), "o15 a1");
    // After a four there is nothing to be said of a pass.
    let four = claim("renju", "c8 d8 e8 f3 f4 f5", "b8", &["f8 g8:1", "f2"]);
    holds(&four);
}

#[test]
fn without_a_legal_point_black_passes_and_has_not_lost() {
    // Black has a1 b1 c1 e1 f1 g1: on d1, seven in a row are forbidden.
    let of = |rule, nodes: &[&str]| {
        let (black, white) = nearly_full("c1 g1", "d1 o15");
        let stones = ByColor { black: points(&black), white: points(&white) };
        certificate(Setup { rule, stones, to_move: Color::White }.position().unwrap(), nodes)
    };
    breaks(&of(Rule::Renju, &["o15"]), passes(0), "o15");
    breaks(&of(Rule::Renju, &["o15 d1:1", "d1"]), passes(0), "o15");
    // White takes the last point himself.
    breaks(&of(Rule::Renju, &["o15 *:1", "d1"]), passes(0), "o15");
    breaks(&of(Rule::Renju, &["d1 *:1", "o15"]), full(0), "d1 o15");
    breaks(&of(Rule::Standard, &["o15"]), full(0), "o15 d1");
    breaks(&of(Rule::Freestyle, &["o15"]), defender_wins(0, "d1"), "o15 d1");
}

/// A certificate with positions behind a pass.
fn deep() -> Certificate {
    let mut deep = of("renju", &["o15 f8,g8,b8:2 *:1", "f8", "f3", "a15 f8,g8,b8:2 *:1"]);
    deep.nodes[0] = Node { otherwise: Some(3), ..listed(&deep.nodes[0]) };
    deep
}

#[test]
fn the_bound_holds_behind_a_pass() {
    let whole = check(&deep(), ENOUGH);
    // Every reply to the root is listed; behind the pass one look stands for all but three replies.
    assert_eq!((whole.outcome, whole.positions), (Outcome::Valid, 1 + 218 + 1 + 1 + 3 + 1));
    for bound in 217..=whole.positions {
        let report = check(&deep(), bound);
        let expected = if bound < whole.positions { Outcome::OutOfBound } else { Outcome::Valid };
        assert_eq!((report.outcome, report.positions), (expected, bound));
    }
}

#[test]
fn the_work_can_be_stopped_behind_a_pass() {
    // Behind the pass every reply is listed, too.
    let mut deep = deep();
    deep.nodes[3] = Node { otherwise: deep.nodes[3].otherwise, ..listed(&deep.nodes[3]) };
    let asked = Cell::new(0);
    let second = || {
        asked.set(asked.get() + 1);
        asked.get() == 2
    };
    let Report { outcome, positions, .. } = check_until(&deep, ENOUGH, &second);
    assert_eq!(outcome, Outcome::Stopped);
    assert!(positions > 219, "{positions}: not behind the pass");
}
