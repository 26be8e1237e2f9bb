//! The alpha-beta search as a guide of searches for wins.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};

use super::think::{Manner, Table, Team, ThinkingLimits, winning_move};
use crate::board::{Point, Position};
use crate::solve::{Compared, Guide, GuideLimits};

/// The most nodes of a search for a win by fours in one position. More than for one who plays: fewer positions are looked
/// at in the same time, and wins are seen sooner.
const FOURS: u64 = 60;

/// A guide that compares moves as [`think`](super::think) does and remembers what it has seen, for
/// [`Budget::guide`](crate::Budget::guide). Its table has at most this many bytes; while it grows, the smaller one of before is
/// there as well.
///
/// ```
/// use yonsan::{Budget, Class, Position, Solver, play};
/// let position: Position = "h8j6k8i8i9j9j10k11h7h6i6g7".parse()?;
/// let budget = Budget { nodes: Some(100_000), guide: Some(play::guide), ..Budget::default() };
/// let answer = Solver::new(Class::Win).budget(budget).solve(&position);
/// assert!(answer.nodes <= 100_001);
/// # Ok::<(), yonsan::board::notation::NotationError>(())
/// ```
pub fn guide(memory: usize) -> Box<dyn Guide> {
    let table = Mutex::new(Arc::new(Table::new(0)));
    Box::new(ThinkingGuide { table, memory, nodes: AtomicU64::new(0) })
}

/// A table that every search leaves to the next one.
struct ThinkingGuide {
    /// The table, which grows before a search that may fill it.
    table: Mutex<Arc<Table>>,
    /// The most bytes of the table.
    memory: usize,
    /// The number of positions that all searches have looked at.
    nodes: AtomicU64,
}

impl ThinkingGuide {
    fn table(&self) -> Arc<Table> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The table, with room for what this many more positions may leave. While it is made larger, a search on another
    /// thread fills the old one; what it adds from then on is lost.
    fn table_for(&self, nodes: u64) -> Arc<Table> {
        let bytes = Table::bytes_for(self.nodes.load(Relaxed).saturating_add(nodes), self.memory);
        let mut table = self.table.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(large) = table.enlarged(bytes) {
            *table = Arc::new(large);
        }
        table.clone()
    }
}

impl Guide for ThinkingGuide {
    fn winning_move(&self, position: &Position) -> Option<Point> {
        winning_move(&self.table(), position)
    }

    fn compare(&self, position: &Position, limits: GuideLimits) -> Compared {
        let manner = Manner { fours: FOURS, ..Manner::default() };
        let GuideLimits { nodes, threads, time, stop, progress } = limits;
        let memory = 0; // The table is there already.
        let limits = ThinkingLimits { depth: u16::MAX, nodes, time, memory, stop, progress };
        let compared = Team::new(position, &manner, &self.table_for(nodes), threads).compare(limits);
        self.nodes.fetch_add(compared.nodes, Relaxed);
        compared
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Rule, notation};
    use crate::solve::Stop;

    #[test]
    fn the_first_win_that_it_sees_ends_the_search() {
        let position = notation::parse("h8i9j7j9j10i10i7k7k8i11i8j8h10", Rule::Standard).unwrap();
        for threads in [1, 2] {
            let limits =
                GuideLimits { nodes: 30_000, threads, time: None, stop: Stop::default(), progress: None };
            let compared = guide(1 << 24).compare(&position, limits);
            // To know how long it takes, the same search would need 41,558 nodes.
            assert!(compared.wins && compared.nodes < 12_000 * threads as u64, "{compared:?}");
            assert_eq!(compared.moves[0].to_string(), "h9");
        }
    }
}
