//! The VCF solver against known answers and against a brute force that follows the definition.

use proptest::prelude::*;
use yonsan::board::{Axis, ByColor, Color, Point, Position, Rule, Setup, Symmetry, notation};
use yonsan::solve::{Answer, Attack, Budget, Limit, Vcf, Verdict};

const KNOWN: &str = include_str!("data/vcf.tsv");
const ONE_RULE: &str = include_str!("data/one-rule.tsv");
const GAMES: &str = include_str!("data/games.tsv");

fn rows(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.lines().filter(|row| !row.starts_with('#')).map(|row| row.split('\t').collect())
}

fn shortest(position: &Position) -> Answer {
    Vcf::default().shortest(position, &Budget::default())
}

/// Plays the line of a win and checks that every stone of it is as it must be.
fn assert_line_wins(position: &Position, answer: &Answer) {
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
        let position = notation::parse(row[2], Rule::from_name(row[1]).unwrap()).unwrap();
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
        for rule in Rule::ALL {
            let position = notation::parse(row[1], rule).unwrap();
            let wins = shortest(&position).verdict.proven().is_some();
            assert_eq!(wins, rule.name() == row[2], "{} under {}", row[0], rule.name());
        }
    }
}

#[test]
fn games_end_as_they_did_and_no_ply_contradicts_another() {
    for row in rows(GAMES) {
        let position = notation::parse(row[3], Rule::Freestyle).unwrap();
        let winner = if row[1] == "B" { Color::Black } else { Color::White };
        assert_eq!(position.winner(), Some(winner), "game {}", row[0]);
        assert_eq!(position.moves().len().to_string(), row[2]);
        let mut board = position.clone();
        let last = board.undo().unwrap();
        // One ply before the end the five is there to be found.
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
    let position = notation::parse(row[2], Rule::Freestyle).unwrap();
    let within = |plies| Budget { within: Some(plies), ..Budget::default() };
    let verdict = |budget: &Budget| Vcf::default().solve(&position, budget).verdict;
    assert_eq!(verdict(&within(15)), Verdict::Unknown(Limit::Within));
    assert_eq!(verdict(&within(16)), Verdict::Unknown(Limit::Within));
    assert_eq!(verdict(&within(17)).proven().unwrap().plies(), 17);
    let few = Budget { nodes: Some(3), ..Budget::default() };
    assert_eq!(verdict(&few), Verdict::Unknown(Limit::Nodes));
    let stopped = Budget::default();
    stopped.stop.raise();
    assert_eq!(verdict(&stopped), Verdict::Unknown(Limit::Interrupted));
    // Where no four is left at all, no limit was in the way: that is a disproof.
    let empty = Position::new(Rule::Freestyle);
    assert_eq!(Vcf::default().solve(&empty, &within(1)).verdict.name(), "disproven");
    // A found win stays proven when there are no nodes left to show that it is the shortest.
    let long = notation::parse(rows(KNOWN).next().unwrap()[2], Rule::Freestyle).unwrap();
    let found = Vcf::default().solve(&long, &Budget::default()).nodes;
    let just_enough = Budget { nodes: Some(found + 5), ..Budget::default() };
    let answer = Vcf::default().shortest(&long, &just_enough);
    assert!(answer.verdict.proven().is_some() && !answer.shortest);
}

#[test]
fn a_small_table_changes_nodes_but_no_answer() {
    for row in rows(KNOWN) {
        let position = notation::parse(row[2], Rule::from_name(row[1]).unwrap()).unwrap();
        let tiny = Vcf::new(256).shortest(&position, &Budget::default());
        let plies = |answer: &Answer| answer.verdict.proven().map(Attack::plies);
        assert_eq!(plies(&tiny), plies(&shortest(&position)));
    }
}

/// The definition, word for word: the plies of the shortest VCF of the side to move within `plies`, all
/// points tried, and after each four all replies.
fn brute_force(board: &mut Position, plies: u16) -> Option<u16> {
    let attacker = board.to_move();
    let points: Vec<Point> = board.empties().collect();
    if plies == 0 || board.winner().is_some() {
        return None;
    }
    if points.iter().any(|&p| board.makes_five(attacker, p)) {
        return Some(1);
    }
    let mut best = None;
    for &attack in &points {
        board.make(attack).unwrap();
        // A move that makes a four: there was no five point before, now there is one.
        if !board.five_points(attacker).is_empty() {
            let limit = best.map_or(plies, |best: u16| best - 1);
            let mut longest = Some(0);
            for &reply in points.iter().filter(|&&p| p != attack) {
                board.make(reply).unwrap();
                let after = if limit < 3 { None } else { brute_force(board, limit - 2) };
                board.undo();
                longest = longest.zip(after).map(|(a, b)| a.max(b));
                if longest.is_none() {
                    break;
                }
            }
            best = longest.map(|plies| plies + 2).or(best);
        }
        board.undo();
    }
    best
}

/// Random stones of both sides on a part of the board, near an edge or not.
fn crowded() -> impl Strategy<Value = Position> {
    let rule = prop::sample::select(&Rule::ALL[..]);
    (
        rule,
        0..4usize,
        0..9usize,
        prop::collection::vec((0..8usize, 0..7usize, 0..5usize), 14..34),
        any::<bool>(),
    )
        .prop_filter_map("somebody has won", |(rule, left, bottom, stones, black)| {
            let mut sides = ByColor::<Vec<Point>>::default();
            let mut seen = Vec::new();
            for (x, y, kind) in stones {
                let point = Point::new(left + x, bottom + y)?;
                if !seen.contains(&point) {
                    seen.push(point);
                    sides[if kind < 3 { Color::Black } else { Color::White }].push(point);
                }
            }
            let to_move = if black { Color::Black } else { Color::White };
            let position = Setup { rule, stones: sides, to_move }.position().ok()?;
            Color::BOTH.into_iter().all(|c| !position.has_won(c)).then_some(position)
        })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, max_global_rejects: 100_000, ..ProptestConfig::default() })]

    #[test]
    fn the_solver_and_the_definition_agree(position in crowded()) {
        let answer = Vcf::default().shortest(&position, &Budget::default());
        let oracle = brute_force(&mut position.clone(), 7);
        match answer.verdict.proven() {
            Some(attack) if attack.plies() <= 7 => {
                prop_assert_eq!(Some(attack.plies()), oracle);
                assert_line_wins(&position, &answer);
            }
            Some(_) => prop_assert_eq!(oracle, None),
            None => {
                prop_assert_eq!(answer.verdict.name(), "disproven");
                prop_assert_eq!(oracle, None);
            }
        }
    }

    #[test]
    fn pictures_and_swapped_colours_have_the_same_answer(position in crowded(), picture in 0..8usize) {
        let plies = |p: &Position| shortest(p).verdict.proven().map(Attack::plies);
        let image = position.picture(Symmetry::ALL[picture]);
        let swapped = Setup {
            rule: position.rule(),
            stones: ByColor::from_fn(|color: Color| position.stones(color.other()).iter().collect()),
            to_move: position.to_move().other(),
        };
        prop_assert_eq!(plies(&position), plies(&image));
        prop_assert_eq!(plies(&position), plies(&swapped.position().unwrap()));
    }

    #[test]
    fn all_first_moves_are_those_after_which_the_win_goes_on(position in crowded()) {
        let all = Vcf::default().all(&position, &Budget::default());
        let attacker = position.to_move();
        let mut expected = Vec::new();
        for point in position.empties() {
            let mut board = position.clone();
            board.make(point).unwrap();
            if board.winner().is_some() {
                expected.push((point, 1));
                continue;
            }
            // A four with this stone in it: the five needs it, along some axis.
            let four = board.five_points(attacker).iter().any(|five| {
                Axis::ALL.iter().any(|&axis| {
                    let run = |on: &Position| on.run_through(attacker, five, axis);
                    board.rule().wins(run(&board)) && run(&board) != run(&position)
                })
            });
            if !four || !board.five_points(attacker.other()).is_empty() {
                continue;
            }
            // The definition: every reply leaves a VCF.
            let mut longest = Some(0);
            for reply in board.clone().empties() {
                board.make(reply).unwrap();
                let rest = shortest(&board).verdict.proven().map(Attack::plies);
                longest = longest.zip(rest).map(|(a, b)| a.max(b));
                board.undo();
            }
            expected.extend(longest.map(|plies| (point, plies + 2)));
        }
        let mut found: Vec<(Point, u16)> = all.verdict.proven()
            .map_or(Vec::new(), |moves| moves.wins.iter().map(|w| (w.first(), w.plies())).collect());
        found.sort();
        prop_assert_eq!(found, expected);
    }
}
