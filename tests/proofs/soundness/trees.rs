//! The built-in trees: from the first move on, random replies are answered up to the five, each by a decision
//! or by a win that the checker accepts and that is short enough.

use yonsan::board::{Dice, Point, Position, Rule, Symmetry};
use yonsan::solve::{Budget, Verdict, vct};
use yonsan::strategy::{openings, shipped};

use super::bench::{Bench, show, some_empty};
use crate::support::positions::played;

/// The limit on nodes of a leaf in a verification.
const LEAF: u64 = 400_000;

/// A line of the tree under one of the rules, up to its end. It counts as telling when it passes a third
/// decision.
pub fn case(dice: &mut Dice, bench: &mut Bench) {
    let tree = shipped(dice.of(&[Rule::Freestyle, Rule::Standard]));
    let mut board = openings::start(tree.rule());
    let mut decisions = 0;
    loop {
        let reply = some_reply(&board, dice);
        board.make(reply).expect("an empty point");
        assert!(board.winner().is_none(), "{}", show(&board));
        let Some(attack) = tree.answer(&board) else { break };
        same_in_all_pictures(&board, dice);
        decisions += 1;
        board.make(attack).expect("a decision is a legal move");
        assert!(board.winner().is_none(), "no decision was needed: {}", show(&board));
    }
    assert!(decisions > 0, "{}", show(&board));
    bench.tally.telling += u64::from(decisions > 2);
    let longest = board.moves()[1..2].iter().find_map(|&second| tree.longest_behind(second));
    let within = longest.map(|longest| longest.saturating_sub(board.count() as u16));
    let answer = vct::solve(&board, &Budget { nodes: Some(LEAF), within, ..Budget::default() });
    bench.tally.said(&answer.verdict);
    match &answer.verdict {
        Verdict::Proven(win) => {
            assert!(within.is_none_or(|within| win.plies() <= within), "{}", show(&board));
            bench.accept(&board, win);
        }
        _ => panic!("a reply without an answer: {}", show(&board)),
    }
}

/// A random reply of White, or one that does not lose to threats at once.
fn some_reply(board: &Position, dice: &mut Dice) -> Point {
    if dice.one_in(3) {
        return some_empty(board, dice);
    }
    let leads_on = |point: &Point| shipped(board.rule()).contains(&played(board, &[*point]));
    let further: Vec<Point> = board.empties().filter(leads_on).collect();
    if further.is_empty() { some_empty(board, dice) } else { dice.of(&further) }
}

/// Asserts that a rotated or mirrored position has the same decision and the same length.
fn same_in_all_pictures(board: &Position, dice: &mut Dice) {
    let tree = shipped(board.rule());
    let image = board.picture(Symmetry::ALL[dice.below(8)]);
    let both = [board, &image].map(|board| {
        let attack = tree.answer(board).expect("a decision in every picture");
        let next = board.clone().after(&[attack]).expect("a decision is a legal move");
        (yonsan::board::Canonical::of(&next).0, tree.lasting(board))
    });
    assert_eq!(both[0], both[1], "{}", show(board));
}
