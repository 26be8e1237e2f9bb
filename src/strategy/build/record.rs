//! Writes the results of searches on several threads into the tree that they share, and into the journal.

use std::io;
use std::mem;
use std::sync::{Mutex, MutexGuard};

use super::super::tree::Tree;
use super::super::verify::{Decision, decisions};
use super::{BuildEvent, Journal, Settled};
use crate::board::{Color, Point, PointSet};

/// Writes the results of a build.
pub struct Recorder<'a> {
    tree: &'a Mutex<Tree>,
    settled: Settled,
    journal: Journal,
    /// Second moves that were finished while another thread changed positions that they share, each with the
    /// plies of its longest line.
    unwritten: Vec<(Point, u16)>,
    /// The decisions that the tree held before the journal was read.
    taken_over: Tree,
}

impl<'a> Recorder<'a> {
    /// A recorder for a tree that holds the decisions it began with and those of the journal.
    pub const fn new(tree: &'a Mutex<Tree>, journal: Journal, settled: Settled, taken_over: Tree) -> Self {
        Self { tree, settled, journal, unwritten: Vec::new(), taken_over }
    }

    /// Records an event.
    ///
    /// # Errors
    /// When the journal cannot be written.
    pub fn record(&mut self, event: &BuildEvent) -> io::Result<()> {
        match event {
            BuildEvent::Decided(position, attack) => {
                debug_assert_eq!(position.to_move(), Color::Black);
                lock(self.tree).insert(position, *attack);
                self.journal.add(position, *attack)
            }
            BuildEvent::TakenBack(position) => {
                lock(self.tree).remove(position);
                self.settled.take_back(position);
                self.journal.take_back(position)
            }
            BuildEvent::Finished(second, plies, decisions) => self.finish(*second, *plies, decisions),
            BuildEvent::Searched { position, failed, .. } => match failed {
                Some(failed) => self.journal.stays_open(position, *failed),
                None => Ok(()),
            },
        }
    }

    /// The tree for the caller; its finished second moves are those whose decisions are all verified.
    pub fn settled_tree(&self) -> Tree {
        let mut tree = lock(self.tree).clone();
        self.settled.withdraw(&mut tree);
        tree
    }

    /// The second moves that are no longer finished, because a decision behind them has changed.
    ///
    /// # Errors
    /// When the journal cannot be written.
    pub fn doubtful(&mut self) -> io::Result<PointSet> {
        self.write_finished()?;
        self.unwritten.clear();
        Ok(self.settled.withdraw(&mut lock(self.tree)))
    }

    /// Records that a search has verified these decisions; other threads may have changed some of them
    /// meanwhile.
    fn finish(&mut self, second: Point, plies: u16, settled: &[Decision]) -> io::Result<()> {
        let mut tree = lock(self.tree);
        self.settled.add(settled);
        for gone in settled.iter().filter(|known| !tree.contains(&known.position)) {
            self.settled.take_back(&gone.position);
        }
        tree.finish(second, plies);
        drop(tree);
        self.unwritten.push((second, plies));
        self.write_finished()
    }

    /// Records the second moves that are finished: those behind which all present decisions are verified.
    fn write_finished(&mut self) -> io::Result<()> {
        let tree = lock(self.tree);
        for (second, plies) in mem::take(&mut self.unwritten) {
            if !self.settled.holds(&tree, second) {
                self.unwritten.push((second, plies));
                continue;
            }
            // From now on the journal alone holds all decisions behind this second move.
            for known in decisions(&tree, &PointSet::from_iter([second])).0 {
                if self.taken_over.contains(&known.position) {
                    self.journal.add(&known.position, known.attack)?;
                }
            }
            self.journal.finish(second, plies)?;
        }
        Ok(())
    }
}

fn lock(tree: &Mutex<Tree>) -> MutexGuard<'_, Tree> {
    tree.lock().expect("no thread fails while it holds the lock")
}
