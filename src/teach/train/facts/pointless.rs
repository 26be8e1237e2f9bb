//! Questions whose claim is true, and that are not worth asking all the same.

use super::facts::Facts;
use super::flaw::Flaw;
use crate::solve::defend::{self, Fate};
use crate::solve::{Budget, Class, goal};
use crate::teach::puzzle::GoalKind;

/// Why there is nothing to find in a puzzle with these facts, where that is known: points are to be found beside a five,
/// or it is proven that any move wins. The budget is that of its facts.
pub(in crate::teach::train) fn pointless(facts: &Facts, budget: &Budget) -> Option<Flaw> {
    let position = &facts.position;
    match facts.kind {
        GoalKind::FindAll => {
            (!position.five_points(position.to_move()).is_empty()).then_some(Flaw::FiveAtOnce)
        }
        GoalKind::Vct | GoalKind::Win if facts.class == Some(Class::Vct) => {
            any_move_wins(facts, budget).then_some(Flaw::AnyMoveWins)
        }
        _ => None,
    }
}

/// Whether it is proven that the side to move would have a VCT after a wasted move, too, whatever the opponent replies.
fn any_move_wins(facts: &Facts, budget: &Budget) -> bool {
    let part = |of| Budget { nodes: Some(budget.node_limit() / of), ..budget.clone() };
    let wasted = facts.position.with_turn(facts.position.to_move().other());
    let single = part(16);
    // Most often a move on the line of the win stops it, and there is no need to judge all moves.
    let stops = |&point: &_| {
        let mut board = wasted.clone();
        board.make(point).is_ok()
            && (board.winner().is_some()
                || goal::solve(Class::Vct, &board, &single).verdict.proven().is_none())
    };
    if facts.line.iter().any(stops) {
        return false;
    }
    let defence = defend::defend(&wasted, Class::Vct, &part(4));
    defence.moves.iter().all(|(_, fate)| matches!(fate, Fate::Loses(_)))
}
