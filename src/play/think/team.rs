//! Several threads that think about one position.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use super::{Manner, Table, Thinker, ThinkingLimits, Thought};
use crate::board::{Point, Position};
use crate::solve::threads::on_threads;
use crate::solve::{Compared, ProgressCallback};

/// Thinkers that share a table. Each compares all moves for itself, and finds in the table what the others have found
/// already, so that the first of them, which has the say, gets further in the same time. (Chess programs call it *lazy
/// SMP*.)
pub(in crate::play) struct Team(Vec<Thinker>);

impl Team {
    /// A team of this many threads.
    pub fn new(position: &Position, manner: &Manner, table: &Arc<Table>, threads: usize) -> Self {
        let thinker = |i: usize| Thinker {
            // Every second one looks a ply further ahead, so that they do not all do the same at once.
            lead: (i % 2) as u16,
            ..Thinker::new(position, manner, table.clone())
        };
        Self((0..threads).map(thinker).collect())
    }

    /// The moves near the stones, the most promising first.
    pub fn candidates(&self) -> Vec<Point> {
        self.0[0].candidates()
    }

    /// Compares moves as [`Thinker::think`] does. The threads share the limit on nodes.
    pub fn think(&mut self, but: &[Point], limits: ThinkingLimits) -> Thought {
        let (_, thoughts) = self.all(but, limits, |i, _| i == 0);
        let nodes = nodes(&thoughts);
        let first = thoughts.into_iter().next().expect("a team has a first thread");
        Thought { nodes, ..first }
    }

    /// Compares all moves for a search that looks for a proof. The first win that one of them sees ends it, and no shorter
    /// one is looked for.
    pub fn compare(&mut self, limits: ThinkingLimits) -> Compared {
        self.0.iter_mut().for_each(|thinker| thinker.any_win = true);
        let (say, thoughts) = self.all(&[], limits, |i, thinker| i == 0 || thinker.sees_win());
        self.0[say].compared(nodes(&thoughts))
    }

    /// Lets all of them think until one of them is done that `has_say`. Returns which, and what they all think.
    fn all(
        &mut self,
        but: &[Point],
        limits: ThinkingLimits,
        has_say: impl Fn(usize, &Thinker) -> bool + Sync,
    ) -> (usize, Vec<Thought>) {
        let threads = self.0.len() as u64;
        let say = AtomicUsize::new(usize::MAX);
        let stop = limits.stop.inner();
        let part = ThinkingLimits { nodes: limits.nodes / threads, stop: stop.clone(), ..limits };
        let helping = part.progress.as_ref().map(ProgressCallback::counting);
        let helping = ThinkingLimits { progress: helping, ..part.clone() };
        let thinkers: Vec<_> = self.0.iter_mut().map(Mutex::new).enumerate().collect();
        let thoughts = on_threads(thinkers.len(), &thinkers, |(i, thinker)| {
            let mut thinker = thinker.lock().unwrap_or_else(PoisonError::into_inner);
            let limits = if *i == 0 { &part } else { &helping };
            let thought = thinker.think(but, limits.clone());
            if has_say(*i, &thinker) {
                let _ = say.compare_exchange(usize::MAX, *i, Ordering::Relaxed, Ordering::Relaxed);
                stop.raise();
            }
            thought
        });
        (say.into_inner(), thoughts)
    }
}

/// The number of positions that several of them have looked at.
fn nodes(thoughts: &[Thought]) -> u64 {
    thoughts.iter().map(|thought| thought.nodes).sum()
}

#[cfg(test)]
mod tests {
    use super::super::DEEPEST;
    use super::*;
    use crate::board::{Rule, notation};

    #[test]
    fn a_team_keeps_the_limits_and_goes_on_where_it_was_halted() {
        let position = notation::parse("h8i8i9g7j10k11h10", Rule::Freestyle).unwrap();
        let limits = |nodes| ThinkingLimits { depth: DEEPEST, nodes, memory: 1 << 22, ..Default::default() };
        for threads in [1, 2, 5] {
            let table = Arc::new(Table::new(1 << 22));
            let mut team = Team::new(&position, &Manner::default(), &table, threads);
            let thought = team.think(&[], limits(40_000));
            assert!(thought.nodes <= 40_000, "{threads} threads: {} nodes", thought.nodes);
            assert!(!thought.moves.is_empty() && thought.depth > 0, "{threads} threads");
            // The moves that are left out are not compared again.
            let best = thought.moves[0].point;
            let other = team.think(&[best], limits(40_000));
            assert!(other.moves.iter().all(|guess| guess.point != best) && other.depth >= thought.depth);
        }
    }

    /// Two open threes at once win, however many threads look.
    #[test]
    fn a_team_sees_a_win_that_one_thread_sees() {
        let position = notation::parse("g8a1h8o1i9a15i10o15", Rule::Freestyle).unwrap();
        let limits =
            || ThinkingLimits { depth: DEEPEST, nodes: 100_000, memory: 1 << 22, ..Default::default() };
        for threads in [1, 2, 5] {
            let table = Arc::new(Table::new(1 << 22));
            let thought = Team::new(&position, &Manner::default(), &table, threads).think(&[], limits());
            assert!((thought.moves[0].value - 1.0).abs() < 1e-9, "{threads} threads: {:?}", thought.moves[0]);
        }
    }
}
