//! What is decided of a position before its moves are looked at.

use super::node::{Node, PLY};
use super::table::{Bound, Entry};
use super::{Halted, SURELY, Thinker};
use crate::pattern::Pattern4;

/// How much a good position may be expected to lose for each ply of depth that is left, in hundredths of a logit.
const LOSS: i32 = 30;

/// What is added where the other side has open threes to make.
const RISK: i32 = 60;

/// From this depth on a pass is tried first.
const PASS_DEPTH: i32 = 3 * PLY;

/// From this depth on the search asks whether the best move of an earlier search is the only good one.
const SINGLE_DEPTH: i32 = 6 * PLY;

/// What is known of the best move of an earlier search.
pub(super) enum First {
    /// The number by which it is searched more deeply, or less deeply where it is negative.
    Extended(i32),
    /// Other moves are good enough too, so that this bound holds.
    OneOfMany(i32),
}

impl Thinker {
    /// A value for a position that seems so good or so bad that no move needs to be looked at.
    pub(super) fn early(&mut self, node: &Node) -> Result<Option<i32>, Halted> {
        if node.is_open() || node.threatened || !node.is_undecided() {
            return Ok(None);
        }
        let Node { depth, alpha, beta, ply, known, .. } = *node;
        if depth < 3 * PLY && known + 40 + 40 * depth / PLY <= alpha {
            return Ok(Some(node.guess.min(alpha)));
        }
        let you = self.field.to_move().other();
        let quiet = self.field.at_least(you, Pattern4::HFlex3) == 0;
        let loss = LOSS * (node.plies() - i32::from(node.better)).max(0) + 20;
        if known < SURELY && known - loss - if quiet { 0 } else { RISK } >= beta {
            return Ok(Some(known));
        }
        if depth >= PASS_DEPTH && quiet && node.guess >= beta {
            self.steps[ply as usize].played = None;
            self.field.pass();
            let value = self.search(depth - 3 * PLY - depth / 4, -beta, 1 - beta, ply + 1, !node.cut);
            self.field.pass();
            if -value? >= beta {
                return Ok(Some(beta));
            }
        }
        Ok(None)
    }

    /// Asks whether the other moves are worse than the best move of an earlier search, and how deeply that is searched
    /// for it.
    pub(super) fn first(&mut self, node: &Node, entry: Entry) -> Result<First, Halted> {
        let value = i32::from(entry.value);
        let deep = node.depth >= SINGLE_DEPTH && i32::from(entry.depth) >= node.depth - 3 * PLY;
        if !deep || entry.bound == Bound::Upper || value.abs() >= SURELY || entry.best.is_none() {
            return Ok(First::Extended(0));
        }
        let bar = value - node.plies() - 5;
        self.steps[node.ply as usize].without = entry.best;
        let others = self.search(node.depth / 2, bar - 1, bar, node.ply, node.cut);
        self.steps[node.ply as usize].without = None;
        let others = others?;
        Ok(if others < bar {
            let alone = !node.is_open() && others < bar - 30;
            First::Extended(if alone { PLY + PLY / 2 } else { PLY })
        } else if bar >= node.beta && !node.is_open() {
            First::OneOfMany(bar)
        } else {
            First::Extended(if value >= node.beta { -PLY } else { 0 })
        })
    }
}
