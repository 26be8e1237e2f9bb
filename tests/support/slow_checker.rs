//! The definition of a valid certificate, written down as it is, without any optimization.

use yonsan::board::Position;
use yonsan::check::{Outcome, Reason, Report};
use yonsan::proof::Certificate;

use super::positions::played;

pub fn check(certificate: &Certificate, bound: u64) -> Report {
    let mut positions = 0;
    let outcome = certificate.form().map_or_else(
        |error| broken(Reason::Malformed(error), &certificate.position, certificate),
        |()| {
            let start = &certificate.position;
            valid(certificate, certificate.root, start, bound, &mut positions)
        },
    );
    Report { outcome, positions, nodes: certificate.nodes.len() }
}

fn broken(reason: Reason, position: &Position, certificate: &Certificate) -> Outcome {
    let line = position.moves()[certificate.position.moves().len()..].to_vec();
    Outcome::Invalid { reason, line }
}

/// Whether a node is valid in a position where the attacker moves.
fn valid(
    certificate: &Certificate,
    node: usize,
    position: &Position,
    bound: u64,
    positions: &mut u64,
) -> Outcome {
    if *positions == bound {
        return Outcome::OutOfBound;
    }
    *positions += 1;
    let (attacker, defender) = (position.to_move(), position.to_move().other());
    let point = certificate.nodes[node].attack;
    if !position.is_empty(point) {
        return broken(Reason::MoveOccupied { node, point }, position, certificate);
    }
    let position = played(position, &[point]);
    if position.has_won(attacker) {
        return Outcome::Valid;
    }
    let five = position.five_points(defender).iter().next();
    if let Some(point) = five {
        let lost = played(&position, &[point]);
        return broken(Reason::DefenderMakesFive { node, point }, &lost, certificate);
    }
    if position.is_full() {
        return broken(Reason::BoardFull { node }, &position, certificate);
    }
    let fives = position.five_points(attacker);
    if fives.len() >= 2 {
        return Outcome::Valid;
    }
    for reply in position.empties() {
        if !fives.is_empty() && !fives.contains(reply) {
            continue;
        }
        let position = played(&position, &[reply]);
        if position.is_full() {
            return broken(Reason::BoardFull { node }, &position, certificate);
        }
        let node_of = &certificate.nodes[node];
        let listed = node_of.replies.get(&reply).copied();
        let Some(answer) = listed.or(node_of.otherwise) else {
            return broken(Reason::NoAnswer { node, reply }, &position, certificate);
        };
        match valid(certificate, answer, &position, bound, positions) {
            Outcome::Valid => {}
            other => return other,
        }
    }
    Outcome::Valid
}
