//! Tests of the first moves of a win and the judgement of each, compared with the definition and the checker.

use yonsan::board::{Point, Position, Rule, notation};
use yonsan::check::{self, Outcome};
use yonsan::solve::first::{self, Aim, Judgement};
use yonsan::solve::{Attack, Budget, Class, Limit, Vcf, Verdict, Win, vct};

use crate::support::positions::{CLAIMS, KNOWN, claim, freestyle, nodes, point, position_of, rows, within};

/// Whether a move begins a VCF, by the definition.
fn begins_fours(position: &Position, point: Point) -> bool {
    let attacker = position.to_move();
    let mut board = position.clone();
    board.make(point).unwrap();
    if board.winner().is_some() {
        return true;
    }
    let fives = board.five_points(attacker);
    match (board.five_points(attacker.other()).is_empty(), fives.len()) {
        (false, _) | (_, 0) => false,
        (true, 1) => {
            board.make(fives.iter().next().unwrap()).unwrap();
            Vcf::default().solve(&board, &Budget::default()).verdict.proven().is_some()
        }
        _ => true,
    }
}

#[test]
fn all_first_moves_are_those_that_begin_fours() {
    let mut found = 0;
    for row in rows(KNOWN) {
        for rule in [Rule::Freestyle, Rule::Standard] {
            let position = notation::parse(row[2], rule).unwrap();
            // Where a five can be made at once, another first move need not make a four; such positions are left out.
            if position.winner().is_some() || !position.five_points(position.to_move()).is_empty() {
                continue;
            }
            let all = Vcf::default().all(&position, &Budget::default()).verdict;
            let mut moves: Vec<Point> = all.proven().map_or_else(Vec::new, |moves| {
                assert_eq!(moves.open, None);
                moves.wins.iter().map(Attack::first).collect()
            });
            moves.sort();
            let defined: Vec<Point> =
                position.empties().filter(|&point| begins_fours(&position, point)).collect();
            assert_eq!(moves, defined, "{} under {}", row[0], rule.name());
            found += moves.len();
        }
    }
    assert!(found > 20, "{found}");
}

#[test]
fn a_first_move_before_fours_is_judged_against_every_reply() {
    let (mut quiet, mut refuted) = (0, 0);
    for row in rows(KNOWN) {
        let position = position_of(&row);
        for point in position.empties() {
            let after = position.clone().after(&[point]).unwrap();
            match first::judge(&position, point, Aim::Fours, &nodes(3_000)).0 {
                Judgement::Wins(first) => {
                    assert_eq!(first.win.certificate.position, position);
                    assert_eq!(first.point(), point);
                    let outcome = check::check(&first.win.certificate, 10_000_000).outcome;
                    assert_eq!(outcome, Outcome::Valid, "{} {point}", row[0]);
                    quiet += usize::from(after.five_points(position.to_move()).is_empty());
                }
                Judgement::Refuted(reply) => {
                    refuted += 1;
                    let replied = after.after(&[reply]).unwrap();
                    let answer = Vcf::default().solve(&replied, &Budget::default());
                    assert!(matches!(answer.verdict, Verdict::Disproven(_)), "{} {point} {reply}", row[0]);
                }
                Judgement::Loses(_) | Judgement::Idle | Judgement::Unknown(_) => {}
            }
        }
    }
    assert!(quiet > 20 && refuted > 20, "{quiet} quiet wins, {refuted} refuted");
}

#[test]
fn a_judged_win_is_the_shortest_that_begins_so_or_says_that_it_may_not_be() {
    let budget = |most, within| Budget { within, ..nodes(most) };
    let mut shortest = 0;
    for row in rows(CLAIMS) {
        let position = position_of(&row);
        let Verdict::Proven(win) = vct::solve(&position, &budget(2_000, None)).verdict else { continue };
        let judged = first::judge(&position, win.first(), Aim::Threats, &budget(40_000, None)).0;
        let Judgement::Wins(judged) = judged else { panic!("{}: {judged:?}", row[0]) };
        assert!(judged.win.plies() <= win.plies(), "{}", row[0]);
        assert_ne!(judged.shortest, judged.unfinished, "{}", row[0]);
        if judged.shortest && judged.win.plies() > 3 {
            shortest += 1;
            let shorter = budget(40_000, Some(judged.win.plies() - 2));
            let worth = first::judge(&position, win.first(), Aim::Threats, &shorter).0;
            assert_eq!(worth, Judgement::Unknown(Limit::Within), "{}", row[0]);
        }
    }
    assert!(shortest >= 8, "{shortest}");
}

#[test]
fn a_four_elsewhere_refutes_two_open_threes_where_only_fours_follow() {
    // h8 makes two open threes; White has three in a row on the edge, shut at one end.
    let position = freestyle("B:f8g8h9h10b1,W:c1d1e1,b");
    let judge = |aim| first::judge(&position, point("h8"), aim, &Budget::default()).0;
    let Judgement::Refuted(reply) = judge(Aim::Fours) else {
        panic!("White's four must be answered by no four")
    };
    assert!(["f1", "g1"].contains(&reply.to_string().as_str()), "{reply}");
    let Judgement::Wins(first) = judge(Aim::Threats) else {
        panic!("the threes are still there after White's four")
    };
    assert_eq!(check::check(&first.win.certificate, 10_000_000).outcome, Outcome::Valid);
    // A move that threatens a VCF and begins a VCT is not a quiet move.
    let Judgement::Wins(quiet) = judge(Aim::Quiet) else { panic!("what wins by threats wins") };
    assert_eq!((first.win.class, quiet.win.class), (Class::Vct, Class::Vct));
}

#[test]
fn the_nodes_of_both_judgements_are_counted() {
    let position = freestyle("h8h9");
    let budget = nodes(20_000);
    let point = point("i9");
    let (_, threats) = first::judge(&position, point, Aim::Threats, &budget);
    let rest = nodes(20_000 - threats);
    let (_, quiet) = first::judge(&position, point, Aim::Quiet, &rest);
    assert!(threats > 0 && quiet > 0);
    let (worth, both) = first::judge_in(Class::Win, &position, point, &budget);
    assert_eq!((worth, both), (Judgement::Unknown(Limit::Nodes), threats + quiet));
}

#[test]
fn a_first_move_that_wins_too_late_is_left_open_for_that() {
    let position = freestyle("B:f8g8h8i8,W:a1a3a5a7,b");
    for class in Class::ALL {
        for plies in [1, 2] {
            let (answer, moves) = first::all(class, &position, &within(plies));
            assert_eq!(answer.verdict.proven().map(Win::plies), Some(1));
            let wins: Vec<String> = moves.wins.iter().map(|first| first.point().to_string()).collect();
            assert_eq!(wins, ["e8", "j8"]);
            let (open, limit) = moves.open.expect("with any other move Black makes the five one move later");
            assert_eq!((open.len(), limit), (225 - 8 - 2, Limit::Within), "{class:?}");
        }
    }
}

#[test]
fn a_quiet_win_before_fours_lasts_as_long_as_the_best_reply_makes_it() {
    let mut shortest = 0;
    for row in rows(KNOWN) {
        let position = position_of(&row);
        for point in position.empties() {
            let after = position.clone().after(&[point]).unwrap();
            if !after.five_points(position.to_move()).is_empty() {
                continue;
            }
            let judged = first::judge(&position, point, Aim::Fours, &nodes(30_000)).0;
            let Judgement::Wins(found) = judged else { continue };
            let lasts = |reply: Point| {
                let replied = after.clone().after(&[reply]).unwrap();
                let answer = Vcf::default().shortest(&replied, &Budget::default());
                answer.verdict.proven().expect("fours to the end, whatever the reply").plies()
            };
            let longest = after.empties().map(lasts).max().unwrap();
            assert!(found.win.plies() >= longest + 2, "{} {point}", row[0]);
            assert!(found.shortest || found.unfinished, "{} {point}", row[0]);
            if found.shortest {
                assert_eq!(found.win.plies(), longest + 2, "{} {point}", row[0]);
                shortest += 1;
            }
        }
    }
    assert!(shortest > 80, "{shortest}");
}

#[test]
fn what_little_does_not_settle_is_asked_again_with_more() {
    for row in rows(CLAIMS).filter(|row| ["T0g46p13", "T0g67p7"].contains(&row[0])) {
        let position = position_of(&row);
        let (_, moves) = first::all(Class::Vct, &position, &nodes(200_000));
        assert_eq!(moves.open, None, "{}", row[0]);
        let mut asked_again = 0;
        for point in position.empties() {
            let judge = |most| first::judge(&position, point, Aim::Threats, &nodes(most)).0;
            let win = moves.wins.iter().find(|first| first.point() == point);
            assert_eq!(matches!(judge(20_000), Judgement::Wins(_)), win.is_some(), "{} {point}", row[0]);
            if let (Judgement::Wins(first), Some(win)) = (judge(2_000), win) {
                assert!(win.win.plies() <= first.win.plies(), "{} {point}", row[0]);
            }
            asked_again += match judge(60) {
                Judgement::Unknown(_) => 1,
                Judgement::Wins(first) => usize::from(first.unfinished),
                _ => 0,
            };
        }
        assert!(asked_again > 2, "{}: {asked_again}", row[0]);
    }
}

#[test]
fn all_first_moves_together_take_no_more_than_was_given() {
    let position = claim("T0g44p6");
    for class in [Class::Vct, Class::Win] {
        for given in [0, 100, 3_000, 20_000] {
            let spent = first::all(class, &position, &nodes(given)).0.nodes;
            assert!(spent <= given + 1, "{class:?}: {spent} of {given}");
        }
    }
}

#[test]
fn a_first_move_that_threatens_threats_is_a_quiet_one() {
    let position = claim("T0g17p6");
    let mut wins = 0;
    for point in position.empties() {
        let judged = first::judge(&position, point, Aim::Quiet, &nodes(20_000)).0;
        let Judgement::Wins(found) = judged else { continue };
        assert_eq!(found.win.class, Class::Win, "{point}");
        assert_eq!(check::check(&found.win.certificate, 10_000_000).outcome, Outcome::Valid, "{point}");
        wins += 1;
    }
    assert!(wins > 0);
}

#[test]
fn a_judged_win_before_fours_keeps_to_a_bound() {
    let mut bounded = 0;
    for row in rows(KNOWN) {
        let position = position_of(&row);
        for point in position.empties() {
            let budget = |within| Budget { within, ..nodes(3_000) };
            let judge = |within| first::judge(&position, point, Aim::Fours, &budget(within)).0;
            let Judgement::Wins(found) = judge(None) else { continue };
            let plies = found.win.plies();
            if !found.shortest || plies <= 3 {
                continue;
            }
            let Judgement::Wins(same) = judge(Some(plies)) else { panic!("{} {point}", row[0]) };
            assert_eq!(same.win.plies(), plies, "{} {point}", row[0]);
            assert_eq!(judge(Some(plies - 2)), Judgement::Unknown(Limit::Within), "{} {point}", row[0]);
            bounded += 1;
        }
    }
    assert!(bounded > 20, "{bounded}");
}
