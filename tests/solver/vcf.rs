//! Tests of the VCF solver with known answers. The comparison with brute force is in
//! `tests/proofs/soundness`.

use yonsan::board::{Color, Position, Rule, notation};
use yonsan::solve::{Answer, Attack, Budget, Class, Limit, Vcf, Verdict};

use crate::support::positions::{GAMES, KNOWN, ONE_RULE, freestyle, nodes, position_of, rows, within};

fn shortest(position: &Position) -> Answer<Attack> {
    Vcf::default().shortest(position, &Budget::default())
}

/// Plays the line of a win and asserts that every stone of it is right.
fn assert_line_wins(position: &Position, answer: &Answer<Attack>) {
    let attack = answer.verdict.proven().expect("a win");
    let line = attack.line(position);
    assert_eq!(line.len(), attack.plies() as usize);
    let attacker = position.to_move();
    let mut board = position.clone();
    for (ply, &point) in line.iter().enumerate() {
        board.make(point).unwrap();
        if ply % 2 == 0 && ply + 1 < line.len() {
            assert!(!board.five_points(attacker).is_empty(), "every attacking move is a four");
            assert!(board.five_points(attacker.other()).is_empty(), "no reply wins");
        }
    }
    assert_eq!(board.winner(), Some(attacker));
}

#[test]
fn known_positions_come_out_as_known() {
    let mut looked_at = 0;
    for row in rows(KNOWN) {
        let position = position_of(&row);
        let any = Vcf::default().solve(&position, &Budget::default());
        let answer = shortest(&position);
        if let Ok(plies) = row[3].parse::<u16>() {
            assert_line_wins(&position, &any);
            assert_line_wins(&position, &answer);
            assert_eq!(answer.verdict.proven().unwrap().plies(), plies, "{}", row[0]);
            assert!(answer.shortest);
        } else {
            assert_eq!(any.verdict.name(), "disproven", "{}", row[0]);
            assert_eq!(answer.verdict.name(), "disproven", "{}", row[0]);
        }
        looked_at += 1;
    }
    assert_eq!(looked_at, 27);
}

#[test]
fn some_wins_exist_under_one_rule_only() {
    for row in rows(ONE_RULE) {
        for rule in [Rule::Freestyle, Rule::Standard] {
            let position = notation::parse(row[1], rule).unwrap();
            let wins = shortest(&position).verdict.proven().is_some();
            assert_eq!(wins, rule.name() == row[2], "{} under {}", row[0], rule.name());
        }
    }
}

#[test]
fn what_a_solver_knows_of_one_rule_is_not_said_of_the_other() {
    // Under one rule these are won in five plies or more, under the other there is no VCF.
    let positions = [
        ("j6k7h6g9h10j8i4d4k11h7f7g5e6i8g11i9h4i7i5d8d7e4e8g8", Rule::Freestyle),
        ("k7k10g8g7k6j7k8g5f6d8g6h7h11f9i9j5k11k9g10f4h5i6j11", Rule::Freestyle),
        ("e9d11k10f6h9e4i10i8j5h5f8i4k11k7f10e8j11e7j7j4h10", Rule::Standard),
        ("j7g9f9f8g11f7k11j6i4d8i6d9k4f10i11f11d11j5h7", Rule::Standard),
    ];
    for (moves, winning) in positions {
        for order in [[0, 1], [1, 0]] {
            let mut vcf = Vcf::default();
            for rule in order.map(|i| Rule::ALL[i]) {
                let position = notation::parse(moves, rule).unwrap();
                let wins = vcf.solve(&position, &Budget::default()).verdict.proven().is_some();
                assert_eq!(wins, rule == winning, "{moves} under {}", rule.name());
            }
        }
    }
}

#[test]
fn games_end_as_they_did_and_no_ply_contradicts_another() {
    for row in rows(GAMES) {
        let position = freestyle(row[3]);
        let winner = if row[1] == "B" { Color::Black } else { Color::White };
        assert_eq!(position.winner(), Some(winner), "game {}", row[0]);
        assert_eq!(position.moves().len().to_string(), row[2]);
        let mut board = position.clone();
        let last = board.undo().unwrap();
        // One ply before the end of the game the five can be found.
        let answer = shortest(&board);
        assert_eq!(answer.verdict.proven().map(Attack::plies), Some(1));
        assert!(board.five_points(winner).contains(last));
        while board.undo().is_some() {
            let answer = shortest(&board);
            match answer.verdict {
                Verdict::Proven(_) => assert_line_wins(&board, &answer),
                Verdict::Disproven(_) => {}
                Verdict::Unknown(limit) => panic!("game {}: {limit:?}", row[0]),
            }
        }
    }
}

#[test]
fn limits_are_told_apart_from_answers() {
    let row = rows(KNOWN).find(|row| row[3] == "17").unwrap();
    let position = freestyle(row[2]);
    let verdict = |budget: &Budget| Vcf::default().solve(&position, budget).verdict;
    assert_eq!(verdict(&within(15)), Verdict::Unknown(Limit::Within));
    assert_eq!(verdict(&within(16)), Verdict::Unknown(Limit::Within));
    assert_eq!(verdict(&within(17)).proven().unwrap().plies(), 17);
    assert_eq!(verdict(&nodes(3)), Verdict::Unknown(Limit::Nodes));
    let stopped = Budget::default();
    stopped.stop.raise();
    assert_eq!(verdict(&stopped), Verdict::Unknown(Limit::Interrupted));
    // Where no four is left at all, no limit was hit: this is a disproof.
    let empty = Position::new(Rule::Freestyle);
    assert_eq!(Vcf::default().solve(&empty, &within(1)).verdict.name(), "disproven");
    // A found win stays proven when there are no nodes left to show that it is the shortest.
    let long = freestyle(rows(KNOWN).next().unwrap()[2]);
    let found = Vcf::default().solve(&long, &Budget::default()).nodes;
    let answer = Vcf::default().shortest(&long, &nodes(found + 5));
    assert!(answer.verdict.proven().is_some() && !answer.shortest);
}

#[test]
fn a_small_table_changes_nodes_but_no_answer() {
    for row in rows(KNOWN) {
        let position = position_of(&row);
        let tiny = Vcf::new(256).shortest(&position, &Budget::default());
        let plies = |answer: &Answer<Attack>| answer.verdict.proven().map(Attack::plies);
        assert_eq!(plies(&tiny), plies(&shortest(&position)));
    }
}

#[test]
fn first_moves_keep_to_a_bound() {
    let position = freestyle("B:f8g8h8,W:a1a3,b");
    let all = |plies| Vcf::default().all(&position, &within(plies)).verdict;
    for plies in [0, 1, 2] {
        assert_eq!(all(plies), Verdict::Unknown(Limit::Within), "{plies} plies");
    }
    let found = all(3);
    let wins = &found.proven().expect("two fours that cannot be closed").wins;
    let wins: Vec<String> = wins.iter().map(|win| format!("{} {}", win.first(), win.plies())).collect();
    assert_eq!(wins, ["e8 3", "i8 3"]);
}

#[test]
fn no_first_move_wins_later_than_asked() {
    for row in rows(KNOWN).filter(|row| row[3] != "-") {
        let position = position_of(&row);
        let least = shortest(&position).verdict.proven().expect("a win").plies();
        let all = |plies| Vcf::default().all(&position, &within(plies)).verdict;
        let found = all(least);
        let wins = &found.proven().expect("the shortest win begins with some move").wins;
        assert!(wins.iter().all(|win| win.plies() == least), "{}", row[0]);
        if least > 1 {
            assert_eq!(all(least - 2), Verdict::Unknown(Limit::Within), "{}", row[0]);
        }
    }
}

#[test]
fn fours_that_lead_nowhere_are_refuted_within_few_plies() {
    let position = freestyle("B:f8g8h8,W:e8a1a3,b");
    for (plies, verdict) in [(1, Verdict::Unknown(Limit::Within)), (3, Verdict::Disproven(Class::Vcf))] {
        assert_eq!(Vcf::default().all(&position, &within(plies)).verdict, verdict, "{plies} plies");
    }
}
