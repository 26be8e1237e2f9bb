//! Explains the attacking moves of a line of play, using the proof's answers.

use super::making::{explain_move, stones_used};
use super::reason::{LeftOpen, MoveReason, Threat};
use crate::board::{Point, PointSet, Position};
use crate::proof::Certificate;
use crate::solve::Win;

/// Explains the attacking moves of a win along its longest line, up to the move that decides.
pub fn explain(win: &Win) -> Vec<MoveReason> {
    explain_line(&win.certificate, &win.line, |_| None)
}

/// Explains the attacking moves along a line of play that the proof answers, up to the move that decides.
///
/// `number` gives the number of a node of the certificate; a move whose node has none is numbered by its place in
/// the line, from 1.
pub fn explain_line(
    certificate: &Certificate,
    line: &[Point],
    number: impl Fn(usize) -> Option<usize>,
) -> Vec<MoveReason> {
    let mut reasons = each_move(&certificate.position, line);
    let decided = reasons.iter().position(|reason| reason.decides);
    reasons.truncate(decided.map_or(reasons.len(), |i| i + 1));
    let nodes = certificate.nodes_along(line);
    let mut board = certificate.position.clone();
    for ((reason, pair), &at) in reasons.iter_mut().zip(line.chunks(2)).zip(&nodes) {
        let node = &certificate.nodes[at];
        if board.make(reason.attack).is_err() {
            break;
        }
        if reason.fours.is_empty() && !reason.decides {
            reason.defences = node.replies.keys().copied().filter(|&p| board.may_play(p)).collect();
            reason.threat = node.otherwise.map(|next| threat(certificate, &board, next));
            reason.rest = rest(reason, &board);
        }
        if pair.get(1).is_some_and(|&reply| board.make(reply).is_err()) {
            break;
        }
    }
    connect(&mut reasons, line);
    let numbers: Vec<usize> = (1..).zip(&nodes).map(|(i, &node)| number(node).unwrap_or(i)).collect();
    for reason in &mut reasons {
        reason.renumber(|i| numbers.get(i - 1).copied().unwrap_or(i));
    }
    reasons
}

/// The win that begins at the node `start` if the defender passes. The move before that node is on the board.
fn threat(certificate: &Certificate, board: &Position, start: usize) -> Threat {
    let mut line = Vec::new();
    let mut at = start;
    loop {
        let node = &certificate.nodes[at];
        line.push(node.attack);
        let mut replies = node.replies.iter();
        match (replies.next(), replies.next(), node.otherwise) {
            (None, _, None) => return Threat { line, fours: true },
            (Some((&reply, &next)), None, None) => {
                line.push(reply);
                at = next;
            }
            // Not a VCF: the win depends on the replies, and its longest line is returned.
            _ => {
                let passed = board.with_turn(certificate.attacker());
                return Threat { line: certificate.longest_line_from(&passed, start), fours: false };
            }
        }
    }
}

/// The rest squares of a move that makes no four ([`MoveReason::rest`]).
fn rest(reason: &MoveReason, board: &Position) -> Vec<Point> {
    let mut stones: PointSet = reason.rest.iter().copied().collect();
    if let Some(threat) = &reason.threat {
        let used = stones_used(&board.with_turn(reason.attacker), &threat.line);
        stones = stones.union(&used.intersection(board.stones(reason.attacker)));
    }
    stones.remove(reason.attack);
    stones.iter().collect()
}

/// Explains the moves of the side to move in a game that continues from `position`, without a proof. It stops at
/// the first move that is not legal.
pub fn explain_game(position: &Position, moves: &[Point]) -> Vec<MoveReason> {
    let mut reasons = each_move(position, moves);
    connect(&mut reasons, moves);
    reasons
}

/// Explains the moves of a game one by one, without relations between them.
fn each_move(position: &Position, moves: &[Point]) -> Vec<MoveReason> {
    let mut board = position.clone();
    let mut reasons: Vec<MoveReason> = Vec::new();
    for (i, pair) in moves.chunks(2).enumerate() {
        let mut reason = explain_move(&board, pair[0]);
        reason.number = i + 1;
        let defender = board.to_move().other();
        if pair.iter().any(|&point| board.make(point).is_err()) {
            break;
        }
        if let Some(&reply) = pair.get(1).filter(|&&reply| reason.reply.is_none_or(|only| only == reply)) {
            reason.reply_threatens = board.five_points(defender).iter().next().map(|five| (reply, five));
        }
        reasons.push(reason);
    }
    reasons
}

/// Fills in, for each move, the earlier moves whose stones it uses, the later moves that use its stone, and the
/// points that it uses and the defender left open.
fn connect(reasons: &mut [MoveReason], line: &[Point]) {
    for later in 1..reasons.len() {
        let (before, after) = reasons.split_at_mut(later);
        let user = &mut after[0];
        let fives = user.fives();
        let uses = |point: &Point| *point == user.attack || fives.contains(point);
        let mut left_open = Vec::new();
        for (earlier, pair) in before.iter_mut().zip(line.chunks(2)) {
            if user.rest.contains(&earlier.attack) {
                earlier.serves.push((user.number, user.attack));
                user.needs.push((earlier.number, earlier.attack));
            }
            let left = earlier.defences.iter().copied().filter(|p| !pair[1..].contains(p)).filter(uses);
            let points: Vec<Point> = left.collect();
            if !points.is_empty() {
                left_open.push(LeftOpen { number: earlier.number, attack: earlier.attack, points });
            }
        }
        user.left_open = left_open;
    }
}
