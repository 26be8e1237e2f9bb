//! The themes of renju: what its forbidden points do for a puzzle.

use super::facts::Facts;
use crate::board::{Color, FiveStop, Point, Position, Rule};
use crate::evaluate::{Evaluator, Powers};
use crate::solve::{Attack, Budget, Vcf};
use crate::teach::puzzle::GoalKind;

/// The limit on nodes of the search for Black's VCF without prohibitions.
const NODES: u64 = 20_000;
/// The size of its table, in bytes.
const MEMORY: usize = 4 << 20;

/// The themes of a puzzle under renju:
///
/// - `catch`, where White's line has a four whose only answer is forbidden to Black;
/// - `forbidden-move`, where Black is to move and may not play the obvious move: the first move of the VCF that there
///   would be without prohibitions, or the first choice of a simple evaluator ([`Powers`]);
/// - `forbidden-trap`, where White is to stop a threat, and a move holds only because of the prohibitions: without them
///   Black would still win by fours after it.
pub(super) fn themes(facts: &Facts) -> Vec<&'static str> {
    let position = &facts.position;
    if position.rule() != Rule::Renju {
        return Vec::new();
    }
    let plays = facts.kind.attacks() || facts.kind == GoalKind::Defend;
    let black = plays && position.to_move() == Color::Black;
    let traps = facts.kind == GoalKind::Defend && !black;
    let all = [
        ("catch", catches(facts)),
        ("forbidden-move", black && obvious(position).iter().any(|&point| position.is_forbidden(point))),
        ("forbidden-trap", traps && facts.right.iter().any(|&point| is_trap(position, point))),
    ];
    all.into_iter().filter(|(_, holds)| *holds).map(|(name, _)| name).collect()
}

/// Whether the line has a four of White whose only answer is forbidden.
fn catches(facts: &Facts) -> bool {
    let mut board = facts.start();
    facts.line.iter().any(|&point| {
        let white = board.to_move() == Color::White;
        board.make(point).is_ok() && white && caught(&board)
    })
}

/// Whether White threatens a five on a single point, where Black may not play, and Black makes no five.
fn caught(board: &Position) -> bool {
    board.winner().is_none()
        && board.five_points(Color::White).len() == 1
        && board.five_stop() == FiveStop::Impossible
        && board.five_points(Color::Black).is_empty()
}

/// The moves of Black that would be obvious if nothing were forbidden.
fn obvious(position: &Position) -> Vec<Point> {
    let Ok(free) = position.with_rule(Rule::Standard) else { return Vec::new() };
    let by_fours = without_prohibitions(&free).map(|attack| attack.first());
    by_fours.into_iter().chain(Powers::default().choose(&free)).collect()
}

/// The shortest VCF under standard rules, which forbid nothing.
fn without_prohibitions(free: &Position) -> Option<Attack> {
    let budget = Budget { nodes: Some(NODES), memory: MEMORY, ..Budget::default() };
    Vcf::new(MEMORY).shortest(free, &budget).verdict.proven().cloned()
}

/// Whether Black, after this move of White, would still win by fours if nothing were forbidden, and may not play a move
/// of that win.
fn is_trap(position: &Position, point: Point) -> bool {
    let mut board = position.clone();
    if board.make(point).is_err() || board.winner().is_some() || board.five_stop() != FiveStop::NotNeeded {
        return false;
    }
    let Ok(free) = board.with_rule(Rule::Standard) else { return false };
    let Some(attack) = without_prohibitions(&free) else { return false };
    for &next in &attack.line(&free) {
        if board.to_move() == Color::Black && board.is_forbidden(next) {
            return true;
        }
        if board.make(next).is_err() {
            return false;
        }
    }
    false
}
