//! The strongest play where nothing is proven: a search by guessed values among the moves after which no win of the other
//! side is found.

use std::time::Duration;

use super::think::{Manner, Thinker, ThinkingLimits, Thought};
use super::{Choice, Reason, threats};
use crate::board::{Point, Position};
use crate::solve::{Budget, Moment};

/// The limit on positions where neither nodes nor a time are given.
const NODES: u64 = 60_000;

/// The limit on nodes of the search for the other side's win after the best move.
const GUARD: u64 = 10_000;

/// The limit on nodes of the search for the other side's win after each move, where it threatens to win.
const SIFT: u64 = 2_000;

/// The most moves that are refuted one after the other.
const REFUTED: usize = 12;

/// Less time than this is not divided any more.
const SHORT: Duration = Duration::from_millis(10);

/// What is known of the moves of a position.
struct Considered<'a> {
    position: &'a Position,
    budget: &'a Budget,
    started: Moment,
    /// The moves after which a win of the other side is proven.
    refuted: Vec<Point>,
    /// The refuted move after which that win takes most plies, and these plies.
    longest: Option<(u16, Point)>,
}

/// Chooses a move by its guessed value. A move after which a win of the other side is proven is left out, and the search
/// goes on without it, or takes the next best where no time is left; when all moves lose, the move is played that delays
/// the loss longest.
pub(super) fn consider(position: &Position, manner: &Manner, budget: &Budget) -> Option<Choice> {
    let mut known =
        Considered { position, budget, started: Moment::now(), refuted: Vec::new(), longest: None };
    let mut thinker = Thinker::new(position, manner, budget.memory / 2);
    known.sift(&thinker.candidates());
    let sifted = known.refuted.len();
    loop {
        let thought = thinker.think(&known.refuted, known.limits(known.refuted.len() == sifted));
        let Some(best) = thought.moves.first() else { break };
        let (point, sure) = (best.point, best.value.abs() >= 1.0);
        let many = known.refuted.len() >= sifted + REFUTED;
        if sure || many || known.is_short() || !known.refute(point, GUARD, known.left().map(|left| left / 2))
        {
            return Some(chosen(point, Reason::Values, thought));
        }
    }
    let lasting = known.longest.map(|(_, point)| point)?;
    Some(Choice::new(lasting, Reason::Lost))
}

impl Considered<'_> {
    fn left(&self) -> Option<Duration> {
        self.budget.time.map(|time| time.saturating_sub(self.started.elapsed()))
    }

    fn is_short(&self) -> bool {
        self.budget.stop.is_raised() || self.left().is_some_and(|left| left < SHORT)
    }

    /// The limits of a search; the first has most of the time, those after a refutation share the rest.
    fn limits(&self, first: bool) -> ThinkingLimits {
        ThinkingLimits {
            depth: u16::MAX,
            nodes: self.budget.nodes.unwrap_or(if self.budget.time.is_some() { u64::MAX } else { NODES }),
            time: self.left().map(|left| if first { left * 17 / 20 } else { left / 2 }),
            memory: self.budget.memory / 2,
            stop: self.budget.stop.clone(),
        }
    }

    /// Refutes what moves it can, where the other side would win if it were its turn.
    fn sift(&mut self, moves: &[Point]) {
        let turned = self.position.with_turn(self.position.to_move().other());
        let time = |part| self.budget.time.map(|time| time / part);
        let threat = Budget { time: time(10), ..self.budget.clone() };
        if threats(&turned, GUARD, None, &threat).is_none() {
            return;
        }
        let most = time(4);
        for &point in moves {
            if self.is_short() || most.is_some_and(|most| self.started.elapsed() > most) {
                break;
            }
            self.refute(point, SIFT, time(20));
        }
    }

    /// Whether a win of the other side is found after a move.
    fn refute(&mut self, point: Point, nodes: u64, time: Option<Duration>) -> bool {
        let Ok(after) = self.position.clone().after(&[point]) else { return false };
        let Some(win) = threats(&after, nodes, None, &Budget { time, ..self.budget.clone() }) else {
            return false;
        };
        if self.longest.is_none_or(|(plies, _)| win.plies() > plies) {
            self.longest = Some((win.plies(), point));
        }
        self.refuted.push(point);
        true
    }
}

pub(super) fn chosen(point: Point, reason: Reason, thought: Thought) -> Choice {
    Choice { thought: Some(thought), ..Choice::new(point, reason) }
}
