//! Compares all results of the VCF solver on a board with the slow game tree.

use yonsan::board::{Dice, Point, Position, Rule};
use yonsan::solve::{Attack, Budget, Limit, Vcf, Verdict};

use super::bench::{Bench, show};
use super::boards;
use super::tree::Board;
use crate::support::boards::open_board;
use crate::support::positions::{nodes, within};

/// A board with few empty points. It counts as telling when the win takes more than three stones.
pub fn nearly_full(dice: &mut Dice, bench: &mut Bench) {
    compare(&mut boards::nearly_full(dice), dice, bench, 60);
}

/// Stones scattered over the board or crowded in a part of it; the game tree searches seven plies deep.
pub fn strewn(dice: &mut Dice, bench: &mut Bench) {
    let rule = dice.of(&[Rule::Freestyle, Rule::Standard]);
    let crowded = if dice.below(2) == 0 { open_board(dice, rule) } else { None };
    let mut board = crowded.map_or_else(|| boards::strewn(dice), |position| Board::of(&position));
    compare(&mut board, dice, bench, 7);
}

/// Compares the solver's results on a board with the game tree, which searches `deep` plies deep.
fn compare(board: &mut Board, dice: &mut Dice, bench: &mut Bench, deep: u16) {
    for side in [1, 2] {
        let position = board.position(side);
        let shown = show(&position);
        let truth = if board.over() { None } else { board.vcf(side, deep) };
        // A few boards have fours that take more nodes than the default limit.
        let fresh = Vcf::default().shortest(&position, &Budget::default());
        if !fresh.shortest && !matches!(fresh.verdict, Verdict::Disproven(_)) {
            bench.tally.skipped += 1;
            continue;
        }
        let (mut total, mut said) = (0, None);
        for vcf in bench.kept.iter_mut().chain([&mut Vcf::default()]) {
            let found = vcf.shortest(&position, &Budget::default());
            // With a table of a few entries a search may need many times the nodes.
            if found.verdict == Verdict::Unknown(Limit::Nodes) && found.nodes > 50 * fresh.nodes {
                bench.tally.skipped += 1;
                continue;
            }
            total = found.nodes;
            match plies(&found.verdict) {
                Some(more) if more > deep => assert_eq!(truth, None, "{shown}"),
                Some(exact) => assert_eq!(Some(exact), truth, "{shown}"),
                None => assert_eq!((found.verdict.name(), truth), ("disproven", None), "{shown}"),
            }
            assert_eq!(found.shortest, found.verdict.proven().is_some());
            let any = vcf.solve(&position, &Budget::default());
            assert_eq!(any.verdict.name(), found.verdict.name());
            assert!(!any.shortest || plies(&any.verdict) == plies(&found.verdict), "{shown}");
            said = Some(any.verdict);
        }
        bench.tally.said(&said.expect("three solvers were asked"));
        bench.tally.telling += u64::from(truth.is_some_and(|plies| plies > 5));
        limits(&position, truth, deep, total, dice);
        first_moves(board, side, deep, &mut bench.kept[0]);
    }
}

fn plies(verdict: &Verdict<Attack>) -> Option<u16> {
    verdict.proven().map(Attack::plies)
}

/// With limits on length or nodes, no result may contradict the truth.
fn limits(position: &Position, truth: Option<u16>, deep: u16, total: u64, dice: &mut Dice) {
    for most in 0..=deep.min(truth.unwrap_or(9) + 2) {
        let budget = within(most);
        let mut vcf = Vcf::new(1 << dice.below(14));
        for found in [vcf.solve(position, &budget), vcf.shortest(position, &budget)] {
            let expected = truth.filter(|&plies| plies <= most);
            assert_eq!(plies(&found.verdict).is_some(), expected.is_some(), "{most} {}", show(position));
            match found.verdict {
                Verdict::Proven(_) => assert!(plies(&found.verdict) >= expected),
                Verdict::Disproven(_) => assert_eq!(truth, None, "{most} {}", show(position)),
                Verdict::Unknown(limit) => assert_eq!(limit, Limit::Within),
            }
            assert!(!found.shortest || plies(&found.verdict) == truth, "{most} {}", show(position));
        }
    }
    for most in [0, 1, 2, total / 2, total.saturating_sub(1), total] {
        let found = Vcf::default().shortest(position, &nodes(most));
        assert!(found.nodes <= most);
        match found.verdict {
            Verdict::Proven(_) => assert!(truth.is_none_or(|truth| plies(&found.verdict) >= Some(truth))),
            Verdict::Disproven(_) => assert_eq!(truth, None, "{most} {}", show(position)),
            Verdict::Unknown(limit) => assert_eq!(limit, Limit::Nodes),
        }
        let exact = !found.shortest || truth.is_none() || plies(&found.verdict) == truth;
        assert!(exact, "{most} {}", show(position));
    }
}

/// Asserts that every winning first move is found, with the length of the win after it.
fn first_moves(board: &mut Board, side: u8, deep: u16, vcf: &mut Vcf) {
    let position = board.position(side);
    let all = vcf.all(&position, &Budget::default());
    let wins = all.verdict.proven().map_or(&[][..], |all| &all.wins);
    for first in board.empties() {
        let won = wins.iter().find(|win| win.first().index() == first);
        let found = won.map(Attack::plies).filter(|&plies| plies <= deep);
        let truth = if board.over() { None } else { board.after_attack(first, side, deep) };
        assert_eq!(found, truth, "{} {}", Point::from_index(first), show(&position));
    }
}
