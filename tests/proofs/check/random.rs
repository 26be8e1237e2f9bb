//! Random certificates, valid and damaged ones, for both checkers.

use std::collections::BTreeMap;

use yonsan::board::{ByColor, Color, Dice, Direction, Point, Position, Rule};
use yonsan::check::{Outcome, Reason, check};
use yonsan::proof::{Certificate, Node, parse, write};

use super::passes::listed;
use super::{ENOUGH, build};
use crate::support::boards::{full_board, open_board, setup};
use crate::support::slow_checker;

/// How often the checkers returned each result, so that a test can assert that all results occurred.
#[derive(Default, Debug)]
struct Tally(BTreeMap<&'static str, usize>);

impl Tally {
    /// Gives a certificate to both checkers, which must agree, if the slow one is done within `bound` positions.
    fn judge(&mut self, certificate: &Certificate, bound: u64) -> bool {
        let slow = slow_checker::check(certificate, bound);
        let said = match &slow.outcome {
            Outcome::Valid => "valid",
            Outcome::OutOfBound => "out of bound",
            Outcome::Stopped => unreachable!("no stop flag was raised"),
            Outcome::Invalid { reason, .. } => match reason {
                Reason::MoveOccupied { .. } => "occupied",
                Reason::MoveForbidden { .. } => "forbidden",
                Reason::DefenderMakesFive { .. } => "defender",
                Reason::NoAnswer { .. } => "unanswered",
                Reason::PassUnanswered { .. } => "passed",
                Reason::BoardFull { .. } => "full",
                Reason::Malformed(_) => "malformed",
            },
        };
        *self.0.entry(said).or_default() += 1;
        if slow.outcome != Outcome::OutOfBound {
            let report = check(certificate, ENOUGH);
            assert_eq!(report.outcome, slow.outcome, "{}", write(certificate));
            // Before a reply is found that refutes a move, the checker may have walked for many replies at once without
            // success, which the slow one does not do.
            let most =
                if slow.outcome == Outcome::Valid { 2 * slow.positions } else { 1_000 + 2 * slow.positions };
            assert!(report.positions <= most, "{}", write(certificate));
            assert_eq!(check(certificate, report.positions), report, "{}", write(certificate));
            if let Some(less) = report.positions.checked_sub(1) {
                let stopped = check(certificate, less);
                assert_eq!((stopped.outcome, stopped.positions), (Outcome::OutOfBound, less));
            }
        }
        slow.outcome == Outcome::Valid
    }

    /// Asserts that each of these results occurred more than this many times.
    fn has(&self, said: &[&str], times: usize) {
        assert!(said.iter().all(|said| self.0.get(said).is_some_and(|&n| n > times)), "{self:?}");
    }
}

/// The certificate with one thing changed, which may make it invalid.
fn spoilt(certificate: &Certificate, dice: &mut Dice) -> Certificate {
    let mut spoilt = certificate.clone();
    let position = &certificate.position;
    let nodes = spoilt.nodes.len();
    let empties: Vec<Point> = position.empties().collect();
    let near = empties[dice.below(empties.len())];
    let node = &mut spoilt.nodes[dice.below(nodes)];
    let replies: Vec<Point> = node.replies.keys().copied().collect();
    match dice.below(10) {
        0 => node.attack = near,
        1 => {
            let (dx, dy) = (dice.below(3) as isize - 1, dice.below(3) as isize - 1);
            node.attack = node.attack.offset(dx, dy).unwrap_or(near);
        }
        2 | 3 if !replies.is_empty() => {
            node.replies.remove(&dice.of(&replies));
        }
        4 if !replies.is_empty() => {
            node.replies.insert(dice.of(&replies), dice.below(nodes));
        }
        2..=4 => node.otherwise = None,
        5 => node.otherwise = Some(dice.below(nodes)),
        6 => {
            node.replies.insert(near, dice.below(nodes));
        }
        7 => spoilt.root = dice.below(nodes),
        8 => spoilt.nodes[certificate.root] = listed(&certificate.nodes[certificate.root]),
        _ => {
            let mut stones = ByColor::from_fn(|c| position.stones(c).iter().collect::<Vec<_>>());
            let color = dice.of(&Color::BOTH);
            let from = dice.of(&[near, node.attack]);
            let rows = [dice.of(&Direction::ALL), dice.of(&Direction::ALL)]
                .map(|direction| from.walk(direction).take(dice.below(4)).collect::<Vec<_>>());
            let free = rows.concat().into_iter().chain([near]).filter(|&p| position.is_empty(p));
            stones[color].extend(free);
            if let Some(other) = setup(position.rule(), stones, position.to_move()) {
                spoilt.position = other;
            }
        }
    }
    spoilt
}

/// A random certificate: moves on empty points, and nodes that name later nodes.
fn thoughtless(position: &Position, dice: &mut Dice) -> Certificate {
    let empties: Vec<Point> = position.empties().collect();
    let count = 1 + dice.below(8);
    let nodes = (0..count).map(|i| {
        let later = |dice: &mut Dice| i + 1 + dice.below(count - i - 1);
        let mut replies = BTreeMap::new();
        for _ in 0..dice.below(4) {
            if i + 1 < count {
                replies.insert(dice.of(&empties), later(dice));
            }
        }
        Node { attack: dice.of(&empties), replies, otherwise: (i + 1 < count).then(|| later(dice)) }
    });
    Certificate { position: position.clone(), root: 0, nodes: nodes.collect() }
}

#[test]
fn proofs_hold_and_spoilt_ones_are_judged_alike() {
    let (mut whole, mut broken) = (Tally::default(), Tally::default());
    let (dice, mut quiet) = (&mut Dice::new(43), 0);
    for i in 0..360 {
        let rule = Rule::ALL[i % 3];
        let Some(position) = open_board(dice, rule) else {
            continue;
        };
        let Some(certificate) = build::threats(&position, i % 4 < 2) else {
            continue;
        };
        assert!(whole.judge(&certificate, 10_000), "{}", write(&certificate));
        quiet += usize::from(certificate.nodes.iter().any(|node| node.otherwise.is_some()));
        assert_eq!(parse(&write(&certificate)).as_ref(), Ok(&certificate));
        for _ in 0..25 {
            let bound = dice.of(&[5, 50, 2_000, 2_000, 2_000]);
            broken.judge(&spoilt(&certificate, dice), bound);
        }
    }
    whole.has(&["valid"], 50);
    assert!(quiet > 20, "{quiet}");
    broken.has(&["valid", "occupied", "defender", "unanswered", "malformed", "out of bound"], 20);
    broken.has(&["forbidden", "passed"], 3);
}

#[test]
fn on_full_boards_nothing_is_accepted_that_is_not_won() {
    let (mut whole, mut broken) = (Tally::default(), Tally::default());
    let dice = &mut Dice::new(34);
    for i in 0..2250 {
        let Some(position) = full_board(dice, Rule::ALL[i % 3]) else {
            continue;
        };
        let mut nodes = Vec::new();
        let won = build::exhaustive(&position, &mut nodes);
        for _ in 0..6 {
            let accepted = broken.judge(&thoughtless(&position, dice), 2_000);
            assert!(!accepted || won.is_some());
        }
        let Some(root) = won else { continue };
        let certificate = Certificate { position, root, nodes };
        assert!(whole.judge(&certificate, 100_000), "{}", write(&certificate));
        for _ in 0..6 {
            let spoilt = spoilt(&certificate, dice);
            if broken.judge(&spoilt, 2_000) {
                assert!(build::exhaustive(&spoilt.position, &mut Vec::new()).is_some());
            }
        }
    }
    whole.has(&["valid"], 150);
    broken.has(&["valid", "occupied", "forbidden", "defender", "unanswered", "passed", "full"], 30);
}

#[test]
fn thoughtless_certificates_are_judged_alike() {
    let mut tally = Tally::default();
    let dice = &mut Dice::new(4334);
    for i in 0..2250 {
        if let Some(position) = open_board(dice, Rule::ALL[i % 3]) {
            tally.judge(&thoughtless(&position, dice), 500);
        }
    }
    assert!(tally.0["unanswered"] + tally.0["occupied"] > 500, "{tally:?}");
}
