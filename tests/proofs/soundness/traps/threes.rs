//! Traps about threes, and all the points that stop them.

use super::{NONE, after, both, defences, drawn, white};
use yonsan::board::{Color, Rule};

/// S2's 1.20 hole. White's d11 makes an adjacent three with one free point at the edge, a14: besides its two
/// ends, a14 and e10, the far point f9 stops it, and here f9 alone, for the ends are lost to fours.
///
/// This catches a solver that answers an adjacent three at its two ends only, and finds that d11 wins.
#[test]
fn an_adjacent_three_has_a_third_defence() {
    let board = drawn(
        Rule::Standard,
        Color::White,
        "
            a b c d e f g
        14  . O X X O O X
        13  X O O O X X O
        12  O O O X O O X
        11  X X . . O . .
        10  O O X X . O X
         9  X X O O X . O",
    );
    assert_eq!(both(&board), NONE);
    assert_eq!(defences(&after(&board, "d11")), "f9");
}

/// Only row 8 matters. Whatever three White makes, the winning four after it has two five points, and the
/// farther of them, which is in no move of the threat, is a defence as well: k8 threatens h8 and is answered
/// by f8.
///
/// This catches a solver whose zone of replies leaves out the last five points.
#[test]
fn the_farther_five_point_of_the_threat_is_a_defence() {
    let board = white(
        "
            e f g h i j k l m n o
         8  O . O . O . . O . . O",
    );
    assert_eq!(both(&board), NONE);
}
