//! Traps about limits that are not answers, tables that must not confuse them, and the edges of the board.

use super::{black, both, drawn};
use crate::support::positions::{nodes, within};
use yonsan::board::{Color, Position, Rule, notation};
use yonsan::solve::first::{self, Judgement};
use yonsan::solve::{Attack, Budget, Class, Limit, MoveValue, Vcf, Verdict, vct};
use yonsan::teach::puzzle::{Goal, GoalKind};
use yonsan::teach::train::grade::Grader;

/// A VCF of 11 plies.
fn long() -> Position {
    let moves = "e8e11i7e7j11e5h9f6g8f7i8i6g10j7";
    notation::parse(moves, Rule::Freestyle).expect("a position")
}

/// A solver that keeps its table is asked first for wins that are too short, then with too few nodes, then
/// under the other rule, and finally without limits.
///
/// This catches a table that stores "none within 3 stones", or a search that was stopped, as "none".
#[test]
fn failures_at_a_limit_are_no_dead_ends_later() {
    let mut vcf = Vcf::default();
    for plies in 0..11 {
        let cut = vcf.solve(&long(), &within(plies)).verdict;
        assert_eq!(cut, Verdict::Unknown(Limit::Within), "{plies}");
    }
    for few in 0..20 {
        vcf.solve(&long(), &nodes(few));
    }
    let standard = long().with_rule(Rule::Standard).expect("possible under both");
    let other = vcf.solve(&standard, &Budget::default()).verdict;
    assert_eq!(other.name(), Vcf::default().solve(&standard, &Budget::default()).verdict.name());
    let answer = vcf.shortest(&long(), &Budget::default());
    assert_eq!(answer.verdict.proven().map(Attack::plies), Some(11));
}

/// Equal stones, reached in other orders or set up, and with the other side to move in between: one solver
/// that keeps its table must give for each the result of a new solver.
///
/// This catches a table that ignores the colours of stones or the side to move.
#[test]
fn the_same_stones_by_another_history() {
    let mut vcf = Vcf::default();
    let line = long();
    let mut backwards: Vec<_> = line.moves().to_vec();
    backwards.reverse();
    let (mut black, mut white): (Vec<_>, Vec<_>) = (Vec::new(), Vec::new());
    for (i, &point) in line.moves().iter().enumerate() {
        if i % 2 == 0 { black.push(point) } else { white.push(point) }
    }
    black.reverse();
    white.rotate_left(2);
    let moves: Vec<_> = black.iter().zip(&white).flat_map(|(&b, &w)| [b, w]).collect();
    let other = Position::from_moves(Rule::Freestyle, &moves).expect("the same stones");
    assert_eq!(other, line);
    for board in [&line, &line.with_turn(Color::White), &other, &other.with_turn(Color::White), &line] {
        let fresh = Vcf::default().shortest(board, &Budget::default());
        let kept = vcf.shortest(board, &Budget::default());
        let plies = |answer: &yonsan::solve::Answer<Attack>| answer.verdict.proven().map(Attack::plies);
        assert_eq!((plies(&kept), kept.verdict.name()), (plies(&fresh), fresh.verdict.name()));
    }
}

/// Black has eleven independent threes, each closed at one end: trying every four takes 3^11 positions. Black
/// must take m11, because White has a four; the search inside for a threat after that has too few nodes to
/// settle it.
///
/// This catches a solver that takes a VCF search which ran out of nodes for "no VCF".
#[test]
fn a_search_inside_that_ran_out_of_nodes_disproves_nothing() {
    let board = black(
        "
            a b c d e f g h i j k l m n o
        15  X X X . . O O X X X O O X X O
        14  O O X X O X X O O O X X O O X
        13  X X X . . O O X X X O O X X O
        12  O O O O X X X O O O X X X O X
        11  X X X . . O O X O O O O . X O
        10  X O O X O X O X O O X X O O X
         9  X X X . . O X O X X X . . O O
         8  O O O O X O X O O O X X O O X
         7  X X X . . O O X X X O O X X O
         6  O O X X O X X X O O X X O O X
         5  X X X . . O X O X X X . . O O
         4  O O O O X O X O O O X X O O X
         3  X X X . . O O X X X O O X X O
         2  O O X X O X X X O O X X O O X
         1  X X X . . O X O X X X . . O O",
    );
    assert_eq!(vct::solve(&board, &Budget::default()).verdict, Verdict::Unknown(Limit::Nodes));
}

/// Black's d1 is a four, and White's e1 takes the last empty point of all: the game is a draw.
///
/// This catches a solver that takes an empty list of replies for a win.
#[test]
fn the_last_empty_points_are_a_draw() {
    for (row, plies) in [("X X X . . O X", None), ("X X X . O", None), ("X X X X . O", Some(1))] {
        // A stone on the last point may also win.
        let board = black(&format!("    a b c d e f g\n 1  {row}"));
        assert_eq!(both(&board), [plies, plies], "{row}");
    }
}

/// A three with an empty point at each end makes a straight four; but not where the edge takes the place of
/// one, nor on a diagonal of five points, nor across the end of a row.
///
/// This catches a solver whose lines continue beyond the board.
#[test]
fn edges_shut_a_line() {
    for rule in [Rule::Freestyle, Rule::Standard] {
        let says = |stones: &str| {
            let board = notation::parse(&format!("B:{stones},W:,b"), rule).expect("a position");
            Vcf::default().shortest(&board, &Budget::default()).verdict.proven().map(Attack::plies)
        };
        for open in ["b3c3d3", "l3m3n3", "h2h3h4", "b5c4d3", "k14l13m12", "e2d3c4"] {
            assert_eq!(says(open), Some(3), "{open}");
        }
        for shut in ["a3b3c3", "m3n3o3", "h1h2h3", "b4c3d2", "l14m13n12", "d1c2b3", "m8n8o8a9", "h13h14h15i1"]
        {
            assert_eq!(says(shut), None, "{shut}");
        }
    }
}

/// All of Black's threats need so much of the plies that within five none can be searched; within seven Black
/// wins.
///
/// This catches a search that ignores that a search inside was cut short, and returns that there is no win.
#[test]
fn a_threat_that_was_cut_short_is_not_none() {
    let board = drawn(
        Rule::Standard,
        Color::Black,
        "
            a b c d e f g h i j k l m n o
        15  X X O O X X O O X X O O X X O
        14  O X X X O O X X X O X X O O X
        13  X X X O X X O O X X O O X X O
        12  O O X . X O O X O O X X O X O
        11  X X O O . . O O X X O O X X O
        10  O O X X O . X X O O X X O O X
         9  X X O O X . . . X X O O X X O
         8  O O X X O X . X . O X X O O X
         7  X X O O X X O . X X O O X X O
         6  O O X X O O X X . O . X O O X
         5  X X X O X X O O X X O . X X O
         4  O O X X O O X X O O X X O O X
         3  X X O O X X O O X X O O X X O
         2  O O X X O O X X O O X X O O X
         1  X O X O X X O O X X X O O X O",
    );
    assert_eq!(both(&board), [None, Some(7)]);
    for plies in 0..7 {
        assert_eq!(vct::solve(&board, &within(plies)).verdict, Verdict::Unknown(Limit::Within), "{plies}");
    }
}

/// The threat of a first move takes longer than the win that it leads to against every reply.
///
/// This catches a search with limited plies that excludes moves whose VCF does not fit into them.
#[test]
fn a_threat_that_takes_longer_than_the_win() {
    let board = drawn(
        Rule::Standard,
        Color::White,
        "
           a b c d e f g h i j k l m n o
        15 O X . X O X O O X X O O X X O
        14 . . . O . O X O O O X X O O X
        13 . . . . . X O O X X O X X X O
        12 . . . X O O X X O O X X O O X
        11 . O O O . X O O X X O O X X O
        10 O O X X O O X X O O X X O O X
         9 X X O O X X O O X X O O X X O
         8 O O X X O O X X O O X X O O X
         7 X X O O X X O X X X X O X X O
         6 O O X X O O X X O O X X O O X
         5 X X O O X X O O X X O O X X O
         4 O O O X O O X O O O X X O O X
         3 O X O O X O O O X O O O X X O
         2 O O X X O O X X O O X X O O X
         1 X X O O O X O O X X O O X X O
        ",
    );
    let answer = vct::shortest(&board, &Budget::default());
    assert_eq!(answer.verdict.proven().map(yonsan::solve::Win::plies), Some(7));
    assert!(answer.shortest && vct::solve(&board, &within(7)).verdict.proven().is_some());
    assert_eq!(vct::solve(&board, &within(5)).verdict, Verdict::Unknown(Limit::Within));
    // The move must also be found where only wins that begin with it are searched.
    let point = answer.verdict.proven().unwrap().first();
    let (worth, _) = first::judge_in(Class::Vct, &board, point, &Budget::default());
    assert!(
        matches!(&worth, Judgement::Wins(first) if first.win.plies() == 7 && first.shortest),
        "{worth:?}"
    );
    let goal = Goal { kind: GoalKind::Vct, within: Some(7) };
    let mut vcf = Vcf::default();
    let grade = Grader { vcf: &mut vcf, budget: Budget::default(), goal }.grade(&board, point);
    assert_eq!((grade.mark, grade.extra_stones), (MoveValue::Best, Some(0)));
}
