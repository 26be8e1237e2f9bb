//! Six in a row do not win under the standard rule, for either side.

use super::{breaks, claim, defender_wins, holds, no_answer};

#[test]
fn six_are_no_five() {
    let of = |rule| claim(rule, "g8 h8 i8 k8 l8", "", &["j8"]);
    holds(&of("freestyle"));
    breaks(&of("standard"), no_answer(0, "a1"), "j8 a1");
    // A move that makes six in one line and five in another makes a five.
    let cross = claim("standard", "g8 h8 i8 k8 l8 j9 j10 j11 j12", "", &["j8"]);
    holds(&cross);
}

#[test]
fn one_end_of_a_straight_four_may_be_six() {
    let of = |rule| claim(rule, "g8 h8 i8 l8", "", &["j8"]);
    holds(&of("freestyle"));
    breaks(&of("standard"), no_answer(0, "f8"), "j8 f8");
}

#[test]
fn an_earlier_stone_may_turn_a_five_into_six() {
    // l8 and l9 make the same four, and each blocks the other; but l8 stands in the way of k8.
    let of = |rule, four| claim(rule, "g8 h8 i8 l5 l6 l7", "l4", &[four, "j8"]);
    holds(&of("freestyle", "l8 l9:1"));
    holds(&of("standard", "l9 l8:1"));
    breaks(&of("standard", "l8 l9:1"), no_answer(1, "f8"), "l8 l9 j8 f8");
}

#[test]
fn a_four_of_the_defender_may_be_none() {
    // White has b1 c1 d1 and g1: with e1 and f1 that makes six.
    let black = "g8 h8 i8 b13 c13 d13 e10 e11 e12 a1";
    let white = "a13 e9 b1 c1 d1 g1";
    let four = |rule| claim(rule, black, white, &["i7 f8,j8,k8:1 *:2", "e13", "j8"]);
    breaks(&four("freestyle"), defender_wins(2, "f1"), "i7 e1 j8 f1");
    holds(&four("standard"));
}

#[test]
fn a_defenders_four_that_he_spoils_himself_is_none_later() {
    // k8 blocks, and would make a four with k9 k10 k11 if the five at k7 were not a six with k6.
    let black = "g8 h8 i8 k12 b13 c13 d13 e10 e11 e12";
    let of = |rule, white: &str| {
        let white = format!("{white} f8 a13 e9 k9 k10 k11");
        claim(rule, black, &white, &["j8 k8:1", "e13"])
    };
    breaks(&of("standard", "k5"), defender_wins(1, "k7"), "j8 k8 e13 k7");
    holds(&of("standard", "k6"));
    breaks(&of("freestyle", "k6"), defender_wins(1, "k7"), "j8 k8 e13 k7");
}
