//! The strongest play where nothing is proven: a search by guessed values, and after its best move a search for the
//! other side's win.

use std::time::Duration;

use super::think::{Manner, ThinkingLimits, Thought, think_as};
use super::{Choice, Reason, threats};
use crate::board::{Point, Position};
use crate::solve::{Budget, Moment};

/// The limit on positions where neither nodes nor a time are given.
const NODES: u64 = 60_000;

/// The limit on nodes of the search for the other side's win after the best move.
const GUARD: u64 = 10_000;

/// The most moves that are refuted one after the other.
const REFUTED: usize = 12;

/// Less time than this is not divided any more.
const SHORT: Duration = Duration::from_millis(10);

/// Chooses a move by its guessed value. A move after which a win of the other side is proven is left out, and the search
/// goes on without it; when all moves lose, or the time is over, the move is played that delays the loss longest.
pub(super) fn consider(position: &Position, manner: &Manner, budget: &Budget) -> Option<Choice> {
    let started = Moment::now();
    let left = || budget.time.map(|time| time.saturating_sub(started.elapsed()));
    let mut refuted: Vec<Point> = Vec::new();
    let mut longest: Option<(u16, Choice)> = None;
    loop {
        let limits = ThinkingLimits {
            depth: u16::MAX,
            nodes: budget.nodes.unwrap_or(if budget.time.is_some() { u64::MAX } else { NODES }),
            // The first search has most of the time, the searches after a refutation share the rest.
            time: left().map(|left| if refuted.is_empty() { left * 7 / 10 } else { left / 2 }),
            memory: budget.memory / 2,
            stop: budget.stop.clone(),
        };
        let thought = think_as(position, manner, &refuted, limits);
        let Some(best) = thought.moves.first() else { break };
        let (point, sure) = (best.point, best.value.abs() >= 1.0);
        let choice = guessed(point, Reason::Values, thought);
        let short = budget.stop.is_raised() || left().is_some_and(|left| left < SHORT);
        if sure || refuted.len() >= REFUTED || short && longest.is_none() {
            return Some(choice);
        }
        if short {
            break;
        }
        let guard = Budget { time: left().map(|left| left / 2), ..budget.clone() };
        match threats(&position.clone().after(&[point]).ok()?, GUARD, None, &guard) {
            None => return Some(choice),
            Some(win) if longest.as_ref().is_none_or(|(plies, _)| win.plies() > *plies) => {
                longest = Some((win.plies(), Choice { reason: Reason::Lost, ..choice }));
            }
            Some(_) => {}
        }
        refuted.push(point);
    }
    longest.map(|(_, choice)| choice)
}

pub(super) fn guessed(point: Point, reason: Reason, thought: Thought) -> Choice {
    Choice { thought: Some(thought), ..Choice::new(point, reason) }
}
