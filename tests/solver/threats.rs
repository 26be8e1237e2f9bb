//! Searches for VCTs in which only short VCFs are threats, compared with the definition.

use proptest::prelude::*;
use yonsan::board::{Point, Position, Rule, notation};
use yonsan::check::{self, Outcome};
use yonsan::solve::{Budget, Limit, Vcf, Verdict, Win, vct};

use super::vct::walled;
use crate::support::positions::nodes;

/// Whether the side to move has a VCT of at most `left` plies by VCFs of at most `threats` plies: all points are tried
/// as attacks and as replies.
fn wins(vcf: &mut Vcf, board: &mut Position, left: u16, threats: u16) -> bool {
    let points: Vec<Point> = board.empties().collect();
    left > 0 && points.into_iter().any(|attack| wins_with(vcf, board, attack, left, threats))
}

/// Whether such a VCT begins with this move.
fn wins_with(vcf: &mut Vcf, board: &mut Position, attack: Point, left: u16, threats: u16) -> bool {
    let attacker = board.to_move();
    if board.makes_five(attacker, attack) {
        return true;
    }
    if left < 3 {
        return false;
    }
    board.make(attack).unwrap();
    let is_threat = !board.five_points(attacker).is_empty() || {
        let most = Budget { within: Some(threats.min(left - 2)), ..nodes(u64::MAX) };
        vcf.solve(&board.with_turn(attacker), &most).verdict.proven().is_some()
    };
    let replies: Vec<Point> = board.empties().collect();
    let mut won = board.five_points(attacker.other()).is_empty() && is_threat && !replies.is_empty();
    for reply in replies {
        won = won && {
            board.make(reply).unwrap();
            let won = wins(vcf, board, left - 2, threats);
            board.undo();
            won
        };
    }
    board.undo();
    won
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 300,
        max_local_rejects: 1_000_000,
        max_global_rejects: 1_000_000,
        ..ProptestConfig::default()
    })]

    #[test]
    fn short_threats_win_where_they_do_by_definition(
        position in walled(8),
        within in prop::sample::select(vec![3_u16, 5, 7, 99]),
        threats in prop::sample::select(vec![1_u16, 3, 5, 7]),
    ) {
        let expected = wins(&mut Vcf::default(), &mut position.clone(), within, threats);
        let budget = Budget { within: Some(within), threats: Some(threats), ..nodes(u64::MAX) };
        let verdict = vct::solve(&position, &budget).verdict;
        prop_assert_eq!(verdict.proven().is_some(), expected);
        prop_assert!(verdict.proven().is_none_or(|win| win.plies() <= within));
    }
}

#[test]
fn only_threats_that_are_short_enough_count() {
    // Black's VCT takes 15 plies. Its longest threat takes 7: with threats of 5 there is none.
    let text = "B:g8h8e9j9f10g10h10h11i11h12,W:d8f8f9g9h9i9i10j10g11i13,b";
    let position = notation::parse(text, Rule::Renju).unwrap();
    let ask = |within, threats| {
        let budget = Budget { within: Some(within), threats: Some(threats), ..nodes(400_000) };
        vct::solve(&position, &budget).verdict
    };
    let won = ask(15, 7);
    let win: &Win = won.proven().expect("a VCT of 15 plies");
    assert_eq!(check::check(&win.certificate, 1_000_000).outcome, Outcome::Valid);
    assert!(win.plies() <= 15);
    assert_eq!(ask(15, 5), Verdict::Unknown(Limit::Within));
}
