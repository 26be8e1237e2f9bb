//! Verifies what was found: every reply to every decision; a decision that does not hold is replaced.

use std::collections::HashMap;

use super::super::verify::{self, Decision, Demand};
use super::super::walk::{Step, walk_from};
use super::{BuildEvent, Work, play};
use crate::board::{Canonical, Point, PointSet, Position};
use crate::solve::Limit;

/// The number of stones before White's fourth move.
const FOURTH: usize = 3;
/// The limit on nodes for a position that turns out to be open.
const NODES_AGAIN: u64 = 30_000_000;

impl Work<'_> {
    /// Tries every reply to every decision behind a second move, and searches the positions that turn out to
    /// be open. Returns the plies of the longest line when every reply has an answer, otherwise `None`.
    pub(super) fn settle(&mut self, second: Point) -> Result<Option<u16>, Limit> {
        let seconds = PointSet::from_iter([second]);
        let mut settled: HashMap<Canonical, usize> = HashMap::new();
        let demand = self.demand();
        'tree: loop {
            let (decisions, _) = verify::decisions(self.tree, &seconds);
            let new: Vec<_> =
                decisions.iter().filter(|d| !settled.contains_key(&Canonical::of(&d.position).0)).collect();
            if new.is_empty() {
                let longest = settled.values().copied().max().unwrap_or(0) as u16;
                self.tree.finish(second, longest);
                (self.record)(&BuildEvent::Finished(second, longest, decisions));
                return Ok(Some(longest));
            }
            for decision in new {
                let tally = verify::look(self.tree, decision, &demand)?;
                self.nodes += tally.nodes;
                for (after, reply) in tally.open {
                    let mut replied = after;
                    play(&mut replied, reply);
                    if self.win(&replied, None, NODES_AGAIN)?.0 {
                        continue;
                    }
                    let Some(decided) = self.decide_again(&decision.position)? else { return Ok(None) };
                    if decided != decision.position {
                        // A decision that was verified before has changed, and other verified replies may
                        // have led to the old one.
                        settled.clear();
                    }
                    continue 'tree;
                }
                settled.insert(Canonical::of(&decision.position).0, tally.longest);
            }
        }
    }

    /// Whether every reply to every decision behind a position with Black to move has an answer within the plies that a line
    /// may have.
    pub(super) fn is_soon(&mut self, position: &Position) -> Result<bool, Limit> {
        if self.settings.longest.is_none() {
            return Ok(true);
        }
        let mut decisions = Vec::new();
        walk_from(self.tree, position, &mut |step| {
            if let Step::Decision(position, _, attack) = step {
                decisions.push(Decision { position: position.clone(), attack });
            }
        });
        let demand = self.demand();
        for decision in &decisions {
            let tally = verify::look(self.tree, decision, &demand)?;
            self.nodes += tally.nodes;
            if !tally.open.is_empty() {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn demand(&self) -> Demand {
        Demand { longest: self.settings.longest, ..Demand::new(self.tree, self.settings.stop.clone()) }
    }

    /// Takes back a decision that does not hold, and searches for another one; where none is found, the
    /// decision before it does not hold either. Returns the position that was decided again, or `None` where
    /// White's fourth move was reached first.
    fn decide_again(&mut self, wrong: &Position) -> Result<Option<Position>, Limit> {
        let mut position = wrong.clone();
        loop {
            self.tree.remove(&position);
            (self.record)(&BuildEvent::TakenBack(position.clone()));
            // A decision is replaced once only, because the search would find it again.
            let first = self.taken_back.insert(Canonical::of(&position).0);
            if first && self.win(&position, None, NODES_AGAIN)?.0 {
                return Ok(Some(position));
            }
            position.undo();
            position.undo();
            if position.count() <= FOURTH {
                return Ok(None);
            }
        }
    }
}
