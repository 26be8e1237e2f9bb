//! Forged certificates: in each, exactly one thing is wrong, which programs for this game have overlooked.

use super::{breaks, claim, defender_wins, holds, no_answer, occupied};

/// A move that wins as long as its fives are empty: d13 makes two fours, with fives at f13 and d14.
const M: (&str, &str) = (" b13 c13 e13 d10 d11 d12", " a13 d9");
/// The second move of this kind is e2, with fives at g2 and e1. No two of the white stones here lie within five
/// points of a line.
const N: (&str, &str) = (" c2 d2 f2 e3 e4 e5", " b2 e6");

fn stones(own: &str, sides: &[&str]) -> String {
    own.to_owned() + &sides.concat()
}

/// Row 8 from d to k: `O . . X X x . O`. Black's i8 makes a three with one free point on its right.
#[test]
fn an_adjacent_three_may_have_a_third_defence() {
    let black = stones("g8 h8", &[M.0]);
    let white = stones("d8 k8", &[M.1]);
    // Only f8 makes a straight four: e8, like f8 and j8, takes one of its two ends.
    let two = ["i8 f8,j8:2 *:1", "f8", "d13"];
    breaks(&claim("freestyle", &black, &white, &two), no_answer(1, "j8"), "i8 e8 f8 j8");
    let three = ["i8 e8,f8,j8:2 *:1", "f8", "d13"];
    holds(&claim("freestyle", &black, &white, &three));
    // With empty points on both sides, e8 is answered by the straight four on the other side.
    let open = |nodes: &[&str]| claim("freestyle", &black, &stones("a8", &[M.1]), nodes);
    breaks(&open(&two), no_answer(1, "j8"), "i8 e8 f8 j8");
    holds(&open(&["i8 f8,j8:2 e8:3 *:1", "f8", "d13", "j8"]));
}

#[test]
fn the_defender_may_make_a_four_first() {
    let black = stones("g8 h8 a1", &[M.0]);
    let white = stones("d8 k8 b1 c1 d1", &[M.1]);
    let forged = ["i8 e8,f8,j8:2 *:1", "f8", "d13"];
    let forged = claim("freestyle", &black, &white, &forged);
    breaks(&forged, defender_wins(1, "f1"), "i8 e1 f8 f1");
    let answered = ["i8 e8,f8,j8:2 e1:3 f1:4 *:1", "f8", "d13", "f1 e8,f8,j8:2 *:1", "e1 e8,f8,j8:2 *:1"];
    holds(&claim("freestyle", &black, &white, &answered));
}

#[test]
fn the_defenders_four_may_have_an_attack_behind_it() {
    // e1 makes a four in the row and another one towards i5: f1 blocks only one of them.
    let black = stones("g8 h8 a1", &[M.0]);
    let white = stones("d8 k8 b1 c1 d1 f2 g3 h4", &[M.1]);
    let forged = ["i8 e8,f8,j8:2 e1:3 f1:4 *:1", "f8", "d13", "f1 e8,f8,j8:2 *:1", "e1 e8,f8,j8:2 *:1"];
    let forged = claim("freestyle", &black, &white, &forged);
    breaks(&forged, defender_wins(3, "i5"), "i8 e1 f1 i5");
}

#[test]
fn a_four_in_reply_may_stand_on_the_answers_point() {
    // f8 blocks and makes a four at once; f9 makes a four too, but there the straight four f8 is at the same time a
    // block.
    let black = stones("g8 h8 f4", &[M.0, N.0]);
    let white = stones("d8 k8 f5 f6 f7", &[M.1, N.1]);
    let of = |nodes: &[&str]| claim("freestyle", &black, &white, nodes);
    let unaware = of(&["i8 e8,j8:2 *:1", "f8", "d13"]);
    breaks(&unaware, occupied(1, "f8"), "i8 f8");
    let careless = of(&["i8 e8,j8,f8:2 *:1", "f8", "d13"]);
    breaks(&careless, defender_wins(2, "f9"), "i8 f8 d13 f9");
    let blocked = "f9 d13,f13,d14:4 *:2";
    holds(&of(&["i8 e8,j8:2 f8:3 *:1", "f8", "d13", blocked, "e2"]));
}

#[test]
fn a_block_may_make_a_four_or_a_five() {
    let nodes = ["j8 k8:1", "d13"];
    let black = stones("g8 h8 i8", &[M.0]);
    let three = claim("freestyle", &black, &stones("f8 k9 k10 k11", &[M.1]), &nodes);
    breaks(&three, defender_wins(1, "k7"), "j8 k8 d13 k7");
    let two = claim("freestyle", &black, &stones("f8 k9 k10", &[M.1]), &nodes);
    holds(&two);
    let four = claim("freestyle", &black, &stones("f8 k9 k10 k11 k12", &[M.1]), &nodes);
    breaks(&four, defender_wins(0, "k8"), "j8 k8");
    // Fours of the defender do not matter to an attacker who makes a five, but they do matter to any other.
    let fours = |attack| claim("freestyle", "a1 b1 c1 d1", "a3 b3 c3 d3", &[attack]);
    holds(&fours("e1"));
    breaks(&fours("h8"), defender_wins(0, "e3"), "h8 e3");
}

/// j8 is a four that k8 blocks, and white has stones above k8.
const FOUR: (&str, &str) = ("g8 h8 i8", "f8");

#[test]
fn a_quiet_reply_may_become_a_four_by_a_later_block() {
    let black = stones(FOUR.0, &[M.0, N.0]);
    let white = stones(FOUR.1, &[" k9 k10", M.1, N.1]);
    // o1 claims the threat j8 k8 d13. Where White has taken a point of d13, the answer is e2; where White has taken
    // j8 or k8, it is d13.
    let listed = "d13,f13,d14:3 j8,k8:2";
    let nodes = |more: &str| {
        let attack = format!("o1 {listed} {more} *:1");
        let nodes = [attack.as_str(), "j8 k8:2", "d13", "e2"];
        claim("freestyle", &black, &white, &nodes)
    };
    breaks(&nodes(""), defender_wins(2, "k7"), "o1 k6 j8 k8 d13 k7");
    breaks(&nodes("k6,k7:2"), defender_wins(2, "k7"), "o1 k11 j8 k8 d13 k7");
    holds(&nodes("k6,k7,k11,k12:2"));
}

#[test]
fn two_stones_harmless_alone_may_make_a_four_together() {
    let black = stones(FOUR.0, &[M.0, N.0]);
    let white = stones(FOUR.1, &[" k9", M.1, N.1]);
    let nodes = |more: &str| {
        let first = format!("o1 d13,f13,d14:4 j8,k8,e2,g2,e1,o15:3 {more} *:1");
        let second = "o15 d13,f13,d14:4 j8,k8:3 *:2";
        let nodes = [first.as_str(), second, "j8 k8:3", "d13", "e2"];
        claim("freestyle", &black, &white, &nodes)
    };
    breaks(&nodes(""), defender_wins(3, "k7"), "o1 k5 o15 k6 j8 k8 d13 k7");
    // Each stone alone is harmless, because the same threat right after o1 holds.
    let alone = ["o1 d13,f13,d14:3 j8,k8:2 *:1", "j8 k8:2", "d13", "e2"];
    holds(&claim("freestyle", &black, &white, &alone));
    let whole = nodes("k5,k6,k7,k10,k11,k12:3");
    let report = yonsan::check::check(&whole, super::ENOUGH);
    assert_eq!(report.outcome, yonsan::check::Outcome::Valid);
}

#[test]
fn a_shared_node_is_looked_at_under_each_parent() {
    // Node 3 is right after k8 of White and wrong after j8 of White, which makes a four.
    let black = stones(FOUR.0, &[" j12", M.0]);
    let white = stones(FOUR.1, &[" j9 j10 j11", M.1]);
    let forged = |first: &str| {
        let nodes = [first, "j8 k8:3", "k8 j8:3", "d13"];
        claim("freestyle", &black, &white, &nodes)
    };
    breaks(&forged("o1 a1:1 b1:2 *:3"), defender_wins(3, "j7"), "o1 b1 k8 j8 d13 j7");
    breaks(&forged("o1 a1:2 b1:1 *:3"), defender_wins(3, "j7"), "o1 a1 k8 j8 d13 j7");
    breaks(&forged("k8 j8:3"), defender_wins(3, "j7"), "k8 j8 d13 j7");
    holds(&forged("j8 k8:3"));
}

#[test]
fn only_the_reply_to_a_four_is_looked_at() {
    let black = stones(FOUR.0, &[M.0]);
    let white = stones(FOUR.1, &[M.1]);
    let of = |four: &str| claim("freestyle", &black, &white, &[four, "d13", "g8"]);
    // Impossible replies next to the forced one are ignored, as is a reply on an occupied point; a missing
    // answer is not.
    holds(&of("j8 k8:1 a1,g8:2 *:2"));
    holds(&of("j8 *:1"));
    breaks(&of("j8 a1:1"), no_answer(0, "k8"), "j8 k8");
    breaks(&of("j8 k8:2 *:1"), occupied(2, "g8"), "j8 k8");
    breaks(&of("g8 *:1"), occupied(0, "g8"), "");
    holds(&of("d13 *:2"));
}
