//! The moves that win positions, as far as they were found.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::board::{Canonical, Point, Position};

/// The attacker's winning moves by position; the eight images of a position are one entry.
#[derive(Clone, Debug, Default)]
pub struct Decisions {
    /// The move in the canonical image.
    moves: FxHashMap<Canonical, Point>,
    /// The hashes of all positions that were ever decided: they exclude most other positions without
    /// computing eight images of each.
    hashes: FxHashSet<u64>,
}

impl Decisions {
    /// The number of positions that have a move.
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Whether no position has a move.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// The move in a position, `None` where there is none.
    ///
    /// Where a position has symmetries of its own, moves that are images of each other count as the same
    /// move.
    pub fn get(&self, position: &Position) -> Option<Point> {
        if !self.may_contain(position.symmetric_hash()) {
            return None;
        }
        let (canonical, symmetry) = Canonical::of(position);
        self.at(&canonical).map(|point| symmetry.inverse().apply(point))
    }

    /// The move in a canonical image.
    pub fn at(&self, canonical: &Canonical) -> Option<Point> {
        self.moves.get(canonical).copied()
    }

    /// Whether a position has a move.
    pub fn contains(&self, position: &Position) -> bool {
        self.get(position).is_some()
    }

    /// Whether a position with this symmetric hash may have a move.
    pub fn may_contain(&self, hash: u64) -> bool {
        self.hashes.contains(&hash)
    }

    /// Sets the move in a position. Returns the canonical image of the position, with the move in it and the one that it
    /// replaces.
    pub fn insert(&mut self, position: &Position, attack: Point) -> (Canonical, Point, Option<Point>) {
        let (canonical, symmetry) = Canonical::of(position);
        let attack = symmetry.apply(attack);
        self.hashes.insert(position.symmetric_hash());
        let before = self.moves.insert(canonical, attack);
        (canonical, attack, before)
    }

    /// Sets the move in a position that has none; returns whether that was so.
    pub fn add(&mut self, position: &Position, attack: Point) -> bool {
        let is_new = !self.contains(position);
        if is_new {
            self.insert(position, attack);
        }
        is_new
    }

    /// Removes the move of a position; returns whether it had one.
    pub fn remove(&mut self, position: &Position) -> bool {
        self.moves.remove(&Canonical::of(position).0).is_some()
    }

    /// Removes the moves of all positions but these.
    pub fn retain(&mut self, keep: impl Fn(&Canonical) -> bool) {
        self.moves.retain(|canonical, _| keep(canonical));
    }

    /// All positions with their moves, in no particular order.
    pub fn iter(&self) -> impl Iterator<Item = (Canonical, Point)> {
        self.moves.iter().map(|(canonical, point)| (*canonical, *point))
    }
}
