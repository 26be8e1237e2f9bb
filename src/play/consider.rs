//! The strongest play where nothing is proven: a search by guessed values among the moves after which no win of the other
//! side is found.

use std::sync::Arc;
use std::time::Duration;

use super::level::Opponent;
use super::think::{Manner, Table, Team, ThinkingLimits, Thought};
use super::{Choice, Reason, threats};
use crate::board::{Color, Point, Position, Rule};
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

/// The bytes of the table of positions for each second of a search.
const TABLE_PER_SECOND: f64 = (32 << 20) as f64;

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

/// What an opponent keeps from one move of a game to the next: what its search has found. Without it, every move is
/// searched anew; with it, a move also depends on the moves that were chosen before.
#[derive(Default)]
pub struct Kept(Option<(Owner, Arc<Table>)>);

/// For whom the values of a table hold: the rule, the side that thinks, and its level, style and taste.
type Owner = (Rule, Color, Opponent);

impl Kept {
    /// The table of this owner, if its size suits the budget; otherwise an empty one.
    fn take(&mut self, owner: Owner, budget: &Budget) -> Arc<Table> {
        let bytes = table_bytes(budget);
        let fits = |table: &Table| table.fits(bytes, budget.memory / 2);
        let kept = self.0.take().filter(|(other, table)| *other == owner && fits(table));
        kept.map_or_else(|| Arc::new(Table::new(bytes)), |(_, table)| table)
    }
}

/// The bytes of a table that holds what a search within the budget finds.
fn table_bytes(budget: &Budget) -> usize {
    let most = budget.memory / 2;
    match (budget.nodes, budget.time) {
        (None, Some(time)) => ((time.as_secs_f64() * TABLE_PER_SECOND) as usize).min(most),
        (nodes, _) => Table::bytes_for(nodes.unwrap_or(NODES), most),
    }
}

/// Chooses a move by its guessed value. A move after which a win of the other side is proven is left out, and the search
/// goes on without it, or takes the next best where no time is left; when all moves lose, the move is played that delays
/// the loss longest. Where time is left after a move has stood the test, the search goes on as well.
pub(super) fn consider(
    position: &Position,
    opponent: &Opponent,
    manner: &Manner,
    budget: &Budget,
    kept: &mut Kept,
) -> Option<Choice> {
    let mut known =
        Considered { position, budget, started: Moment::now(), refuted: Vec::new(), longest: None };
    let owner = (position.rule(), position.to_move(), *opponent);
    let table = kept.take(owner, budget);
    let choice = known.choose(&mut Team::new(position, manner, &table, budget.workers()));
    kept.0 = Some((owner, table));
    choice
}

impl Considered<'_> {
    fn choose(&mut self, team: &mut Team) -> Option<Choice> {
        self.sift(&team.candidates());
        let sifted = self.refuted.len();
        // The move that was chosen before, and stood the test.
        let mut tested = None;
        loop {
            let thought = team.think(&self.refuted, self.limits(tested.is_some()));
            let Some(best) = thought.moves.first() else { break };
            let (point, sure) = (best.point, best.value.abs() >= 1.0);
            let many = self.refuted.len() >= sifted + REFUTED;
            if sure || many || tested == Some(point) || self.is_short() {
                return Some(chosen(point, Reason::Values, thought));
            }
            if !self.refute(point, GUARD, self.left().map(|left| left / 2)) {
                if self.budget.time.is_none() || tested.is_some() || self.is_short() {
                    return Some(chosen(point, Reason::Values, thought));
                }
                tested = Some(point);
            }
        }
        let lasting = self.longest.map(|(_, point)| point)?;
        Some(Choice::new(lasting, Reason::Lost))
    }

    fn left(&self) -> Option<Duration> {
        self.budget.time.map(|time| time.saturating_sub(self.started.elapsed()))
    }

    fn is_short(&self) -> bool {
        self.budget.stop.is_raised() || self.left().is_some_and(|left| left < SHORT)
    }

    /// The limits of a search: most of the time that is left, so that the move that it chooses can be tested, or nearly all
    /// of it where a move has stood the test.
    fn limits(&self, tested: bool) -> ThinkingLimits {
        ThinkingLimits {
            depth: u16::MAX,
            nodes: self.budget.nodes.unwrap_or(if self.budget.time.is_some() { u64::MAX } else { NODES }),
            time: self.left().map(|left| if tested { left * 19 / 20 } else { left * 17 / 20 }),
            memory: self.budget.memory / 2,
            stop: self.budget.stop.clone(),
            progress: self.budget.progress.clone(),
        }
    }

    /// Refutes what moves it can, where the other side would win if it were its turn.
    fn sift(&mut self, moves: &[Point]) {
        let turned = self.position.with_turn(self.position.to_move().other());
        let time = |part| self.budget.time.map(|time| time / part);
        let threat = Budget { time: time(30), ..self.budget.clone() };
        if threats(&turned, GUARD, None, &threat).is_none() {
            return;
        }
        let most = time(12);
        for &point in moves {
            if self.is_short() || most.is_some_and(|most| self.started.elapsed() > most) {
                break;
            }
            self.refute(point, SIFT, time(40));
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::notation;

    fn choice(moves: &str, rule: Rule, kept: &mut Kept) -> Choice {
        let position = notation::parse(moves, rule).unwrap();
        let budget = Budget { nodes: Some(20_000), memory: 1 << 24, ..Budget::default() };
        consider(&position, &Opponent::default(), &Manner::default(), &budget, kept).unwrap()
    }

    #[test]
    fn what_was_kept_lets_the_next_search_see_further_and_helps_its_owner_alone() {
        let depth = |choice: Choice| choice.thought.unwrap().depth;
        for moves in ["h8i9i8g8", "h8i8g7i7i9", "h8j9h7i10", "h8i9g7j7k8"] {
            let mut kept = Kept::default();
            let first = depth(choice(moves, Rule::Freestyle, &mut kept));
            assert!(depth(choice(moves, Rule::Freestyle, &mut kept)) > first, "{moves}");
            let anew = choice(moves, Rule::Standard, &mut Kept::default());
            assert_eq!(choice(moves, Rule::Standard, &mut kept), anew, "{moves}");
        }
    }
}
