//! Tests of what a win depends on, by solving without zones and without earlier proofs.

use yonsan::board::{Point, Position, Rule, notation};
use yonsan::solve::{Budget, Class, Limit, Vcf, Verdict, vct};
use yonsan::teach::analyze::{Pillars, SearchRequest, WinAfterChange, find, pillars};

use crate::support::positions::{CLAIMS, KNOWN, has_vcf, nodes, position_of, rows};

fn rests_on(position: &Position, goal: Class, most: u64) -> Option<Pillars> {
    let budget = nodes(most);
    let question = SearchRequest { goal, shortest: false, all: false, budget: budget.clone() };
    let mut vcf = Vcf::default();
    let finding = find(&mut vcf, position, &question).unwrap();
    let win = finding.verdict.proven()?;
    Some(pillars(&mut vcf, &finding, win, &budget).unwrap())
}

/// The position without the stone of the attacker on this point or, where the point is empty, with a stone of the
/// defender on it.
fn changed(position: &Position, point: Point) -> Position {
    let mut setup = position.setup();
    let attacker = position.to_move();
    if position.is_empty(point) {
        setup.stones[attacker.other()].push(point);
    } else {
        setup.stones[attacker].retain(|&stone| stone != point);
    }
    setup.position().unwrap()
}

/// The result for a point; `None` for a point that is not listed, which does not change the win.
fn said(found: &Pillars, point: Point) -> Option<WinAfterChange> {
    let known = found.stones.iter().chain(&found.points).find(|(p, _)| *p == point);
    let untouched = found.position.is_empty(point).then_some(WinAfterChange::Wins(found.plies));
    known.map(|(_, change)| *change).or(untouched)
}

#[test]
fn a_small_win_rests_on_what_brute_force_says() {
    let (mut gone, mut stays) = (0, 0);
    for (text, rule) in [
        ("B:f8g8h8i9i10,W:e8c3d12l4m11,b", Rule::Freestyle),
        ("B:h8i8j8c3d3e3,W:a15,b", Rule::Freestyle),
        ("B:f8g8h8i9i10m1,W:e8c3d12l4m11k8,b", Rule::Standard),
        ("B:e8c3d12l4m11,W:f8g8h8i9i10,w", Rule::Freestyle),
    ] {
        let position = notation::parse(text, rule).unwrap();
        let found = rests_on(&position, Class::Vcf, 1_000_000).expect(text);
        assert_eq!(found.stones.len(), position.stones(position.to_move()).len());
        for point in Point::all().filter_map(|p| Some((p, said(&found, p)?))) {
            let board = changed(&position, point.0);
            let wins = board.winner().is_none() && has_vcf(&board);
            assert_eq!(matches!(point.1, WinAfterChange::Wins(_)), wins, "{text} {}", point.0);
            assert_eq!(point.1 == WinAfterChange::Gone, !wins, "{text} {}", point.0);
            *if wins { &mut stays } else { &mut gone } += 1;
        }
    }
    assert!(gone > 15 && stays > 500, "{gone} {stays}");
}

/// Whether a search found a win; `None` where it stopped at a limit.
fn found<W>(verdict: Verdict<W>) -> Option<bool> {
    verdict.settled().ok().map(|win| win.is_some())
}

#[test]
fn all_points_of_known_positions_are_as_a_new_search_finds_them() {
    let budget = nodes(200_000);
    let (mut gone, mut stays) = (0, 0);
    let known = rows(KNOWN).filter(|row| row[3] != "-");
    let claimed = rows(CLAIMS).step_by(6);
    for (row, goal) in known.map(|row| (row, Class::Vcf)).chain(claimed.map(|row| (row, Class::Vct))) {
        let position = position_of(&row);
        let Some(pillars) = rests_on(&position, goal, 400_000) else { continue };
        for (i, point) in Point::all().enumerate() {
            let Some(change) = said(&pillars, point) else { continue };
            // A search for threats takes longer, so that only every third point is tried.
            if goal == Class::Vct && i % 3 > 0 {
                continue;
            }
            let board = changed(&position, point);
            let wins = match goal {
                _ if board.winner().is_some() => Some(false),
                Class::Vcf => found(Vcf::default().solve(&board, &budget).verdict),
                _ => found(vct::solve(&board, &nodes(3_000)).verdict),
            };
            match (change, wins) {
                (WinAfterChange::Gone, Some(true)) | (WinAfterChange::Wins(_), Some(false)) => {
                    panic!("{}: {point} is said to be {change:?}", row[0])
                }
                (WinAfterChange::Gone, _) => gone += 1,
                (WinAfterChange::Wins(_), _) => stays += 1,
                (WinAfterChange::Unknown(_), _) => {}
            }
        }
    }
    assert!(gone > 300 && stays > 3_000, "{gone} {stays}");
}

#[test]
fn where_a_limit_is_hit_nothing_is_said() {
    let position = position_of(&rows(KNOWN).next().unwrap());
    let question = SearchRequest { goal: Class::Vcf, shortest: false, all: false, budget: Budget::default() };
    let mut vcf = Vcf::default();
    let finding = find(&mut vcf, &position, &question).unwrap();
    let none = nodes(0);
    let found = pillars(&mut vcf, &finding, finding.verdict.proven().unwrap(), &none).unwrap();
    assert_eq!(found.limit(), Some(Limit::Nodes));
    let all = found.stones.iter().chain(&found.points);
    for (point, _) in all.clone().filter(|(_, change)| *change == WinAfterChange::Gone) {
        assert!(!has_vcf(&changed(&position, *point)), "{point} was not searched");
    }
    assert!(
        all.clone().any(|(_, change)| matches!(change, WinAfterChange::Wins(_))),
        "the old proof still holds"
    );
}
