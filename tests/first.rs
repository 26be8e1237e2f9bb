//! First moves, each with what becomes of it, held against the definition and the checker.

use yonsan::board::{Point, Position, Rule, notation};
use yonsan::check::{self, Outcome};
use yonsan::solve::first::{self, Aim, Worth};
use yonsan::solve::{Budget, Limit, Vcf, Verdict, vct};

const KNOWN: &str = include_str!("data/vcf.tsv");
const CLAIMS: &str = include_str!("data/win.tsv");

fn rows(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.lines().filter(|row| !row.starts_with('#')).map(|row| row.split('\t').collect())
}

/// Whether a move begins a run of fours, by the definition.
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
        for rule in Rule::ALL {
            let position = notation::parse(row[2], rule).unwrap();
            // Beside a five that is there already no other move need make a four.
            if position.winner().is_some() || !position.five_points(position.to_move()).is_empty() {
                continue;
            }
            let all = Vcf::default().all(&position, &Budget::default()).verdict;
            let mut moves: Vec<Point> = all.proven().map_or_else(Vec::new, |moves| {
                assert_eq!(moves.open, None);
                moves.wins.iter().map(|win| win.steps.first().map_or(win.last, |step| step.attack)).collect()
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
        let position = notation::parse(row[2], Rule::from_name(row[1]).unwrap()).unwrap();
        for point in position.empties() {
            let after = position.clone().after(&[point]).unwrap();
            match first::judge(
                &position,
                point,
                Aim::Fours,
                &Budget { nodes: Some(3_000), ..Budget::default() },
            )
            .0
            {
                Worth::Wins(first) => {
                    assert_eq!(first.win.certificate.position, position);
                    assert_eq!(first.point(), point);
                    let outcome = check::check(&first.win.certificate, 10_000_000).outcome;
                    assert_eq!(outcome, Outcome::Valid, "{} {point}", row[0]);
                    quiet += usize::from(after.five_points(position.to_move()).is_empty());
                }
                Worth::Refuted(reply) => {
                    refuted += 1;
                    let mut replied = after;
                    replied.make(reply).unwrap();
                    let answer = Vcf::default().solve(&replied, &Budget::default());
                    assert!(matches!(answer.verdict, Verdict::Disproven(_)), "{} {point} {reply}", row[0]);
                }
                Worth::Loses(_) | Worth::Idle | Worth::Unknown(_) => {}
            }
        }
    }
    assert!(quiet > 20 && refuted > 20, "{quiet} quiet wins, {refuted} refuted");
}

#[test]
fn a_judged_win_is_the_shortest_that_begins_so_or_says_that_it_may_not_be() {
    let nodes = |nodes, within| Budget { nodes: Some(nodes), within, ..Budget::default() };
    let mut shortest = 0;
    for row in rows(CLAIMS) {
        let position = notation::parse(row[2], Rule::from_name(row[1]).unwrap()).unwrap();
        let Verdict::Proven(win) = vct::solve(&position, &nodes(2_000, None)).verdict else { continue };
        let judged = first::judge(&position, win.first(), Aim::Threats, &nodes(40_000, None)).0;
        let Worth::Wins(judged) = judged else { panic!("{}: {judged:?}", row[0]) };
        assert!(judged.win.plies() <= win.plies(), "{}", row[0]);
        assert!(judged.shortest || judged.unfinished, "{}", row[0]);
        if judged.shortest && judged.win.plies() > 3 {
            shortest += 1;
            let shorter = nodes(40_000, Some(judged.win.plies() - 2));
            let worth = first::judge(&position, win.first(), Aim::Threats, &shorter).0;
            assert_eq!(worth, Worth::Unknown(Limit::Within), "{}", row[0]);
        }
    }
    assert!(shortest >= 8, "{shortest}");
}
