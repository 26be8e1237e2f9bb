//! Replies that are looked at together, because a stone on their points changes nothing.

use yonsan::board::{ByColor, Color, Rule, Setup};

use super::passes::listed;
use super::{both, breaks, certificate, claim, defender_wins, holds, passes};
use crate::support::positions::points;

#[test]
fn a_block_that_makes_a_four_is_seen_wherever_the_stone_is() {
    // After f8 White blocks at g8 and has g5 g6 g7 g8.
    let of = |white: &str| {
        claim("freestyle", "c8 d8 e8 c3 d3 e3", white, &["o15 f3:3 *:1", "f8 g8:2", "f3", "f8 *:2"])
    };
    breaks(&of("b8 g5 g6 g7"), defender_wins(2, "g4"), "o15 a1 f8 g8 f3 g4");
}

#[test]
fn a_pass_is_asked_for_behind_the_replies_that_change_nothing() {
    let nodes = ["a15 *:1", "o15 f8,g8,b8:3 *:2", "f8", "f3"];
    let mut forged = claim("renju", "c8 d8 e8 c3 d3 e3", "", &nodes);
    forged.nodes[1] = listed(&forged.nodes[1]);
    breaks(&forged, passes(1), "a15 a1 o15");
}

#[test]
fn where_the_only_block_is_forbidden_one_look_stands_for_all_replies() {
    // On g8 Black has six in a row.
    let stones = ByColor { black: points("b8 g5 g6 g7 g9 g10"), white: points("c8 d8 e8 g4 g11 c3 d3 e3") };
    let position = Setup { rule: Rule::Renju, stones, to_move: Color::White }.position().unwrap();
    let caught = certificate(position, &["o15 f8:2 *:1", "f8", "f3"]);
    holds(&caught);
    // The root, one look for all replies but f8, this one, and a pass.
    assert_eq!(both(&caught).positions, 4);
}
