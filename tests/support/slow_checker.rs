//! The definition of a valid certificate, written down as it is, without any optimization.

use yonsan::board::{Point, Position, Rule};
use yonsan::check::{Outcome, Reason, Report};
use yonsan::proof::Certificate;

use super::positions::{is_legal, played};

pub fn check(certificate: &Certificate, bound: u64) -> Report {
    let mut checker = Checker { certificate, bound, positions: 0 };
    let outcome = certificate.form().map_or_else(
        |error| broken(Reason::Malformed(error), &[]),
        |()| checker.valid(certificate.root, &certificate.position, &[]),
    );
    Report { outcome, positions: checker.positions, nodes: certificate.nodes.len() }
}

fn broken(reason: Reason, line: &[Point]) -> Outcome {
    Outcome::Invalid { reason, line: line.to_vec() }
}

struct Checker<'a> {
    certificate: &'a Certificate,
    bound: u64,
    positions: u64,
}

impl Checker<'_> {
    /// Whether a node is valid in a position where the attacker moves, which this line of moves led to.
    fn valid(&mut self, node: usize, position: &Position, line: &[Point]) -> Outcome {
        if self.positions == self.bound {
            return Outcome::OutOfBound;
        }
        self.positions += 1;
        let (attacker, defender) = (position.to_move(), position.to_move().other());
        let point = self.certificate.nodes[node].attack;
        if !position.is_empty(point) {
            return broken(Reason::MoveOccupied { node, point }, line);
        }
        if position.makes_five(attacker, point) {
            return Outcome::Valid;
        }
        if !is_legal(position, point) {
            let kinds = position.ruling(point).prohibitions();
            return broken(Reason::MoveForbidden { node, point, kinds }, line);
        }
        let position = played(position, &[point]);
        let line = [line, &[point]].concat();
        if let Some(point) = position.five_points(defender).iter().next() {
            let lost = [&line[..], &[point]].concat();
            return broken(Reason::DefenderMakesFive { node, point }, &lost);
        }
        if position.is_full() {
            return broken(Reason::BoardFull { node }, &line);
        }
        let fives = position.five_points(attacker);
        if fives.len() >= 2 {
            return Outcome::Valid;
        }
        for reply in position.empties() {
            let stops = fives.is_empty() || fives.contains(reply);
            if stops && is_legal(&position, reply) {
                match self.answered(node, &position, reply, &line) {
                    Outcome::Valid => {}
                    other => return other,
                }
            }
        }
        if fives.is_empty() && position.rule() == Rule::Renju {
            return self.passed(node, &position, &line);
        }
        Outcome::Valid
    }

    /// Whether a reply has a valid answer.
    fn answered(&mut self, node: usize, position: &Position, reply: Point, line: &[Point]) -> Outcome {
        let position = played(position, &[reply]);
        let line = [line, &[reply]].concat();
        if position.is_full() {
            return broken(Reason::BoardFull { node }, &line);
        }
        let node_of = &self.certificate.nodes[node];
        let Some(answer) = node_of.replies.get(&reply).copied().or(node_of.otherwise) else {
            return broken(Reason::NoAnswer { node, reply }, &line);
        };
        self.valid(answer, &position, &line)
    }

    /// Whether `otherwise` is a valid answer to a pass.
    fn passed(&mut self, node: usize, position: &Position, line: &[Point]) -> Outcome {
        let unanswered = broken(Reason::PassUnanswered { node }, line);
        let Some(answer) = self.certificate.nodes[node].otherwise else { return unanswered };
        match self.valid(answer, &position.with_turn(position.to_move().other()), line) {
            Outcome::Invalid { .. } => unanswered,
            other => other,
        }
    }
}
