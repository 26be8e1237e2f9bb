//! Traps of the standard rule: six in a row do not win, for either side.

use super::{after, both, drawn};
use crate::support::positions::point;
use yonsan::board::{Color, Position, Rule, notation};
use yonsan::solve::{Budget, Vcf};

/// White wins by fours although one of White's stones makes six on the way.
///
/// This catches a solver that takes six for five: it plays a six as a win, or sees a five point where there
/// is none.
#[test]
fn a_five_point_that_would_make_six() {
    let board = drawn(
        Rule::Standard,
        Color::White,
        "
            k l m n o
         5  O X . . O
         4  X X X O X
         3  X O . . O
         2  . . O . X
         1  O O X X O",
    );
    assert!(both(&board)[0].is_some());
}

/// White's fours win, because Black's block does not threaten a five: it would be six.
///
/// This catches a solver that counts the defender's six as a five, and so answers a four that is not one.
#[test]
fn a_four_of_the_defender_that_is_none() {
    let board = drawn(
        Rule::Standard,
        Color::White,
        "
            c d e f g h
        14  X . . . O X
        13  O O . O X O
        12  X O . . O X
        11  O . . O O O",
    );
    assert!(both(&board)[0].is_some());
}

/// Whether j8 makes a straight four, which wins at once.
fn j8_is_straight(position: &Position) -> bool {
    let all = Vcf::default().all(position, &Budget::default()).verdict;
    let wins = &all.proven().expect("a VCF").wins;
    wins.iter().any(|win| win.first() == point("j8") && win.steps.is_empty())
}

/// `g8 h8 i8`, and `l5 l6 l7` above `l4`: l8 and l9 make the same four, and each blocks the other. But a
/// stone on l8 makes k8 a six.
///
/// This catches a solver that ignores its own earlier stones when it searches for five points.
#[test]
fn an_own_stone_that_turns_a_five_into_six() {
    for rule in [Rule::Freestyle, Rule::Standard] {
        let board = notation::parse("B:g8h8i8l5l6l7,W:l4,b", rule).expect("a position");
        let board = after(&board, "l8 l9");
        let after_j8 = after(&board, "j8");
        let fives = after_j8.five_points(Color::Black);
        assert_eq!(fives.contains(point("k8")), rule == Rule::Freestyle);
        assert_eq!(j8_is_straight(&board), rule == Rule::Freestyle, "{}", rule.name());
    }
}

/// `g8 h8 i8 . . l8`: j8 makes a straight four under freestyle; under the standard rule a stone at its right
/// end makes six.
///
/// This catches a solver that counts both ends of every four as five points.
#[test]
fn one_end_of_a_straight_four_may_be_six() {
    for rule in [Rule::Freestyle, Rule::Standard] {
        let board = notation::parse("B:g8h8i8l8,W:,b", rule).expect("a position");
        assert_eq!(j8_is_straight(&board), rule == Rule::Freestyle, "{}", rule.name());
    }
}
