//! Traps about the defender's own fours: when they stop a threat, and when they do not.

use super::{NONE, after, black, both, defences, drawn};
use crate::support::positions::point;
use yonsan::board::{Color, Rule};
use yonsan::solve::{Budget, vct, zone};

/// Black's d13 threatens c13 and b13. White's reply c12 takes none of the threat's points, but it is a four;
/// Black has to answer it, and White is to move again.
///
/// This catches a solver that considers only replies on the threat's own points and leaves out the defender's
/// fours.
#[test]
fn a_counter_four_with_an_attack_behind_it() {
    let board = black(
        "
            a b c d e f g h
        15  X X O O X . O O
        14  O O X X X O X X
        13  X . . . X . X O
        12  O O . X O O X X
        11  X X O O X X O O
        10  . O X X O O X X",
    );
    assert_eq!(both(&board), NONE);
}

/// White's b11 wins by threats, although Black has a four at d9 and at d10: White answers it on the five
/// point, and Black has no further four.
///
/// This catches a solver that takes every counter-four for a defence.
#[test]
fn a_counter_four_with_nothing_behind_it() {
    let board = drawn(
        Rule::Standard,
        Color::White,
        "
            a b c d e f g
        12  O O X X O O X
        11  . . X X X X O
        10  . O . . O O X
         9  . . O . X X O
         8  O . O X O O X
         7  X X O O X X O",
    );
    assert_eq!(both(&board)[0], None);
    assert!(both(&board)[1].is_some());
    let threatened = after(&board, "b11");
    for four in ["d9", "d10"] {
        let four = after(&threatened, four);
        assert_eq!(four.five_points(Color::Black).len(), 1, "a counter-four");
        assert!(both(&four)[1].is_some());
    }
    assert_eq!(defences(&threatened), "");
}

/// Black's four c4 forces b5, which makes a four of White in column b: Black must take b3 and has no time for
/// a4, which would win.
///
/// This catches a solver that continues with its own fours after any forced reply.
#[test]
fn a_block_that_makes_a_four() {
    let board = drawn(
        Rule::Standard,
        Color::Black,
        "
            a b c d e f g
         7  X X O O X X O
         6  . O X X O O X
         5  X . O O X X O
         4  . O . X O O X
         3  X . O X X X O
         2  . O O X X O X
         1  X X O O X X O",
    );
    assert_eq!(both(&board)[0], None);
    let blocked = after(&board, "c4 b5");
    assert_eq!(blocked.five_points(Color::White).iter().collect::<Vec<_>>(), [point("b3")]);
    assert!(blocked.with_turn(Color::White).five_points(Color::White).contains(point("b3")));
    // Without the forced move b3, Black would win at once.
    assert_eq!(after(&blocked, "a4").five_points(Color::Black).len(), 2);
}

/// Black's m14 makes two fours at once, but White already has a four and answers with a five.
///
/// This catches a solver that counts its own five points before it tests the defender's.
#[test]
fn a_reply_that_makes_a_five() {
    let board = drawn(
        Rule::Standard,
        Color::Black,
        "
            k l m n o
        15  O X X X O
        14  X X . X .
        13  O . X X O
        12  X X O O O",
    );
    assert!(!board.five_points(Color::White).is_empty());
    assert_eq!(both(&board), NONE);
}

/// White threatens a five at g2, which neither Black's i4 nor Black's other threats stop.
///
/// This catches a solver that continues its threats while the defender has a five point.
#[test]
fn a_threat_that_leaves_a_five_at_hand() {
    let board = drawn(
        Rule::Standard,
        Color::Black,
        "
            f g h i j k l
         5  X O O X X O O
         4  O O . . . O X
         3  X O O X X O O
         2  O . . X . X X
         1  X O O . X O O",
    );
    assert!(board.five_points(Color::White).contains(point("g2")));
    assert_eq!(both(&board), NONE);
}

/// The zone of a proof: two white stones that are harmless alone make a four together; one is added before
/// the proof begins, the other is a reply to a quiet move. l8 wins against every reply on this board; still
/// every point of the window in which White has two stones belongs to the zone.
///
/// This catches a zone made of the points that give the defender a four, because two additional stones make
/// one as well.
#[test]
fn two_stones_harmless_alone_make_a_four_together() {
    let board =
        yonsan::board::notation::parse("B:g8h8g9h10,W:b2c2o1,b", Rule::Freestyle).expect("a position");
    let answer = vct::solve(&board, &Budget::default());
    let win = answer.verdict.proven().expect("two open twos");
    let zone = zone::of(&win.certificate);
    for name in ["a2", "d2", "e2", "f2"] {
        assert!(zone.contains(point(name)), "{name}");
    }
}
