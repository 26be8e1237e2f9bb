//! Compares the checker with a slow one written from the definition, and tests it with forged certificates.

mod build;
mod cover;
mod edges;
mod forbidden;
mod forged;
mod images;
mod lines;
mod overlines;
mod passes;
mod random;
mod renju;
mod shared;

use std::collections::BTreeMap;

use yonsan::board::{ByColor, Color, Position, Prohibition, Rule, Setup};
use yonsan::check::{Outcome, Reason, Report, check};
use yonsan::proof::{Certificate, Node, parse, write};

use crate::support::positions::{point, points};
use crate::support::slow_checker;

/// A bound on positions that no certificate here reaches.
const ENOUGH: u64 = 5_000_000;

/// A certificate for black. Each node is written `move reply:node reply,reply:node *:node`.
fn claim(rule: &str, black: &str, white: &str, nodes: &[&str]) -> Certificate {
    let rule = Rule::from_name(rule).unwrap();
    let stones = ByColor { black: points(black), white: points(white) };
    certificate(Setup { rule, stones, to_move: Color::Black }.position().unwrap(), nodes)
}

/// A certificate for the side to move, with nodes that are written as for [`claim`].
fn certificate(position: Position, nodes: &[&str]) -> Certificate {
    let certificate = Certificate { position, root: 0, nodes: nodes.iter().map(|text| node(text)).collect() };
    assert_eq!(parse(&write(&certificate)).as_ref(), Ok(&certificate));
    certificate
}

fn node(text: &str) -> Node {
    let (attack, words) = text.split_once(' ').unwrap_or((text, ""));
    let mut node = Node { attack: point(attack), replies: BTreeMap::new(), otherwise: None };
    for word in words.split_whitespace() {
        let (names, answer) = word.split_once(':').unwrap();
        let answer = answer.parse().unwrap();
        if names == "*" {
            node.otherwise = Some(answer);
        } else {
            node.replies.extend(names.split(',').map(|name| (point(name), answer)));
        }
    }
    node
}

/// The report of the checker, whose outcome must be that of the slow one.
#[track_caller]
fn both(certificate: &Certificate) -> Report {
    let (report, slow) = (check(certificate, ENOUGH), slow_checker::check(certificate, ENOUGH));
    assert_eq!(report.outcome, slow.outcome, "{certificate:?}");
    report
}

#[track_caller]
fn holds(certificate: &Certificate) {
    assert_eq!(both(certificate).outcome, Outcome::Valid);
}

#[track_caller]
fn breaks(certificate: &Certificate, reason: Reason, line: &str) {
    assert_eq!(both(certificate).outcome, Outcome::Invalid { reason, line: points(line) });
}

fn occupied(node: usize, at: &str) -> Reason {
    Reason::MoveOccupied { node, point: point(at) }
}

fn forbidden(node: usize, at: &str, kinds: &[Prohibition]) -> Reason {
    Reason::MoveForbidden { node, point: point(at), kinds: kinds.to_vec() }
}

fn defender_wins(node: usize, at: &str) -> Reason {
    Reason::DefenderMakesFive { node, point: point(at) }
}

fn no_answer(node: usize, to: &str) -> Reason {
    Reason::NoAnswer { node, reply: point(to) }
}

fn passes(node: usize) -> Reason {
    Reason::PassUnanswered { node }
}

fn full(node: usize) -> Reason {
    Reason::BoardFull { node }
}
