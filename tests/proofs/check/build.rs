//! Small proofs, found by the simplest method, which are checked and then damaged.

use std::collections::BTreeMap;

use yonsan::board::{Direction, Point, PointSet, Position, Rule};
use yonsan::check::Outcome;
use yonsan::proof::{Certificate, Node};

use crate::support::positions::{is_legal, played};
use crate::support::slow_checker;

/// A certificate for the side to move if it has a VCF: of the VCF alone, or with a quiet move before it,
/// which gives far more positions to check.
pub fn threats(position: &Position, begin_quietly: bool) -> Option<Certificate> {
    let mut nodes = Vec::new();
    let mut root = fours(position, 3, &mut nodes)?;
    if begin_quietly {
        root = quiet(position, &mut nodes).unwrap_or(root);
    }
    Some(Certificate { position: position.clone(), root, nodes })
}

fn push(nodes: &mut Vec<Node>, attack: Point, replies: BTreeMap<Point, usize>) -> usize {
    nodes.push(Node { attack, replies, otherwise: None });
    nodes.len() - 1
}

/// The points where the side to move may play, at most two steps from one of its stones.
fn near(position: &Position) -> Vec<Point> {
    let own = position.stones(position.to_move());
    let steps = || (-2..=2).flat_map(|x| (-2..=2).map(move |y| (x, y)));
    let near = |p: &Point| steps().any(|(x, y)| p.offset(x, y).is_some_and(|q| own.contains(q)));
    position.empties().filter(near).filter(|&point| is_legal(position, point)).collect()
}

/// The five points that the last move made.
fn fives_by(position: &Position, attack: Point) -> PointSet {
    let attacker = position.to_move().other();
    let around = Direction::ALL.into_iter().flat_map(|d| attack.walk(d).take(4));
    let five = |&p: &Point| position.is_empty(p) && position.makes_five(attacker, p);
    around.filter(five).collect()
}

/// A win by no more than `more` blocked fours and an unblocked one.
fn fours(position: &Position, more: usize, nodes: &mut Vec<Node>) -> Option<usize> {
    let attacker = position.to_move();
    if let Some(five) = position.five_points(attacker).iter().next() {
        return Some(push(nodes, five, BTreeMap::new()));
    }
    let other = position.five_points(attacker.other());
    for attack in near(position) {
        let begun = nodes.len();
        let four = played(position, &[attack]);
        let fives = fives_by(&four, attack);
        if fives.is_empty() || other.iter().any(|p| p != attack) {
            continue;
        }
        if fives.len() > 1 {
            return Some(push(nodes, attack, BTreeMap::new()));
        }
        let block = fives.iter().next()?;
        if !is_legal(&four, block) {
            return Some(push(nodes, attack, BTreeMap::new()));
        }
        if more > 0
            && let Some(answer) = fours(&played(&four, &[block]), more - 1, nodes)
        {
            return Some(push(nodes, attack, [(block, answer)].into()));
        }
        nodes.truncate(begun);
    }
    None
}

/// A win by a move that makes neither four nor five but threatens to win by fours.
fn quiet(position: &Position, nodes: &mut Vec<Node>) -> Option<usize> {
    let attacker = position.to_move();
    for attack in near(position) {
        let begun = nodes.len();
        let quiet = played(position, &[attack]);
        let loud = quiet.has_won(attacker) || !quiet.five_points(attacker).is_empty();
        if loud || !quiet.five_points(attacker.other()).is_empty() {
            continue;
        }
        let Some(threat) = fours(&quiet.with_turn(attacker), 1, nodes) else {
            continue;
        };
        let mut replies = BTreeMap::new();
        let answered = quiet.empties().filter(|&reply| is_legal(&quiet, reply)).all(|reply| {
            let replied = played(&quiet, &[reply]);
            let certificate = Certificate { position: replied.clone(), root: threat, nodes: nodes.clone() };
            slow_checker::check(&certificate, 100).outcome == Outcome::Valid
                || fours(&replied, 2, nodes).is_some_and(|answer| {
                    replies.insert(reply, answer);
                    true
                })
        });
        if answered {
            let node = push(nodes, attack, replies);
            nodes[node].otherwise = Some(threat);
            return Some(node);
        }
        nodes.truncate(begun);
    }
    None
}

/// A node for the side to move if it wins by force: every reply with its answer, for boards with few empty points.
/// Under renju the answer to a pass is `otherwise`.
pub fn exhaustive(position: &Position, nodes: &mut Vec<Node>) -> Option<usize> {
    let attacker = position.to_move();
    for attack in position.empties().filter(|&attack| is_legal(position, attack)) {
        let begun = nodes.len();
        let next = played(position, &[attack]);
        if next.has_won(attacker) {
            return Some(push(nodes, attack, BTreeMap::new()));
        }
        if next.is_full() {
            continue;
        }
        let mut replies = BTreeMap::new();
        let mut answered = next.empties().filter(|&reply| is_legal(&next, reply)).all(|reply| {
            let replied = played(&next, &[reply]);
            if replied.has_won(attacker.other()) {
                return false;
            }
            exhaustive(&replied, nodes).is_some_and(|answer| {
                replies.insert(reply, answer);
                true
            })
        });
        let mut otherwise = None;
        if answered && position.rule() == Rule::Renju {
            otherwise = exhaustive(&next.with_turn(attacker), nodes);
            answered = otherwise.is_some();
        }
        if answered {
            let node = push(nodes, attack, replies);
            nodes[node].otherwise = otherwise;
            return Some(node);
        }
        nodes.truncate(begun);
    }
    None
}
