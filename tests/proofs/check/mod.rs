//! The checker, held against a slow one that is written from the definition, and against forged certificates.

mod build;
mod edges;
mod forged;
mod lines;
mod overlines;
mod random;

use crate::support::positions::{point, points};
use crate::support::slow_checker;
use yonsan::check::{Outcome, Reason, Report, check};
use yonsan::proof::{Certificate, parse};

/// More positions than any certificate here needs.
const ENOUGH: u64 = 5_000_000;

/// A certificate for black. Each node is written `move reply:node reply,reply:node *:node`.
fn claim(rule: &str, black: &str, white: &str, nodes: &[&str]) -> Certificate {
    let quoted = |names: &str| {
        let names = names.split_whitespace().map(|name| format!("\"{name}\""));
        names.collect::<Vec<_>>().join(",")
    };
    let nodes: Vec<String> = nodes.iter().map(|node| json(node)).collect();
    let text = format!(
        r#"{{"format":"yonsan-proof","version":1,"rule":"{rule}","attacker":"black","root":0,
        "position":{{"black":[{}],"white":[{}]}},"nodes":[{}]}}"#,
        quoted(black),
        quoted(white),
        nodes.join(",")
    );
    parse(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

fn json(node: &str) -> String {
    let mut words = node.split_whitespace();
    let attack = words.next().unwrap();
    let mut replies = Vec::new();
    let mut otherwise = String::new();
    for word in words {
        let (names, answer) = word.split_once(':').unwrap();
        if names == "*" {
            otherwise = format!(r#","otherwise":{answer}"#);
        } else {
            replies.extend(names.split(',').map(|name| format!(r#""{name}":{answer}"#)));
        }
    }
    let replies = replies.join(",");
    format!(r#"{{"move":"{attack}","replies":{{{replies}}}{otherwise}}}"#)
}

/// The report of both checkers, which must agree as long as no bound is hit.
#[track_caller]
fn both(certificate: &Certificate) -> Report {
    let report = check(certificate, ENOUGH);
    assert_eq!(slow_checker::check(certificate, ENOUGH), report, "{certificate:?}");
    report
}

#[track_caller]
fn holds(certificate: &Certificate) {
    assert_eq!(both(certificate).outcome, Outcome::Valid);
}

#[track_caller]
fn breaks(certificate: &Certificate, reason: Reason, line: &str) {
    let line = points(line);
    assert_eq!(both(certificate).outcome, Outcome::Invalid { reason, line });
}

fn occupied(node: usize, at: &str) -> Reason {
    let point = point(at);
    Reason::MoveOccupied { node, point }
}

fn defender_wins(node: usize, at: &str) -> Reason {
    let point = point(at);
    Reason::DefenderMakesFive { node, point }
}

fn no_answer(node: usize, to: &str) -> Reason {
    let reply = point(to);
    Reason::NoAnswer { node, reply }
}

fn full(node: usize) -> Reason {
    Reason::BoardFull { node }
}
