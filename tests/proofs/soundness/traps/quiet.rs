//! Traps about key moves that make neither a four nor a three, and wins that exist under one rule only.

use super::{NONE, after, black, both, drawn};
use yonsan::board::{Color, Position, Rule};
use yonsan::solve::Vcf;
use yonsan::solve::{Attack, Budget, vct};

/// The only winning move is e5, a *fukumi*: it makes no four and no three, but if White passes, Black needs
/// only two more fours to win.
///
/// This catches a solver whose threats are only fours and open threes, and which finds no win.
#[test]
fn a_quiet_key_move_threatens_fours_that_win_later() {
    let board = black(
        "
            a b c d e f g h
         7  X X O O X X O O
         6  O O X . . . X X
         5  X X . . . . O O
         4  O O . . . O X X
         3  X X . . X O O O
         2  O O X X O O X X",
    );
    assert_eq!(both(&board)[0], None);
    assert!(both(&board)[1].is_some());
    let win = vct::shortest(&board, &Budget::default()).verdict;
    assert_eq!(win.proven().map(|win| win.first().to_string()).as_deref(), Some("e5"));
    let passed = after(&board, "e5").with_turn(Color::Black);
    assert!(passed.five_points(Color::Black).is_empty(), "no four");
    let threat = Vcf::default().shortest(&passed, &Budget::default()).verdict;
    assert_eq!(threat.proven().map(Attack::plies), Some(5), "no three: one of those wins in 3 plies");
}

/// The plies of the shortest VCT of these stones under a rule.
fn under(rule: Rule, board: &Position) -> Option<u16> {
    both(&board.with_rule(rule).expect("possible under both"))[1]
}

/// Points that are five points of the attacker under one rule only: White's column l would grow to six.
///
/// This catches a solver that takes six for a five under the standard rule, or for nothing under freestyle.
#[test]
fn a_win_by_threats_under_freestyle_only() {
    let board = drawn(
        Rule::Freestyle,
        Color::White,
        "
            j k l m n
         7  X X O O X
         6  O X . O O
         5  X O X . X
         4  O X . . O
         3  X O X . X
         2  O X . O O
         1  X O O O X",
    );
    assert!(under(Rule::Freestyle, &board).is_some());
    assert_eq!(under(Rule::Standard, &board), None);
}

/// The opposite case: under freestyle White defends with a run of six stones, or with the four before it,
/// which does not exist under the standard rule.
///
/// This catches a solver that counts the defender's six as a five under the standard rule.
#[test]
fn a_win_by_threats_under_the_standard_rule_only() {
    let board = drawn(
        Rule::Standard,
        Color::Black,
        "
            g h i j k l m n
         7  O O X X O O X X
         6  X O O . O X O O
         5  O . X X . . O X
         4  X O O X O O X O
         3  O O . . X O X X
         2  X O X . X O . O
         1  O O X X O O X X",
    );
    assert_eq!(under(Rule::Freestyle, &board), None);
    assert!(under(Rule::Standard, &board).is_some());
}

/// Freestyle and standard agree where no six can arise: the rule alone makes no difference.
#[test]
fn rules_differ_only_by_overlines() {
    let board = black(
        "
            d e f g h i j k
         8  O . . X X . . O",
    );
    assert_eq!(both(&board), NONE);
    assert_eq!(under(Rule::Standard, &board), None);
}
