//! What is known of positions that were searched before.

use crate::board::Point;

/// What a stored value says of the value of the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// It is the value.
    Exact,
    /// The value is at least this.
    Lower,
    /// The value is at most this.
    Upper,
}

/// The result of one search.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    hash: u64,
    /// In hundredths of a logit; a win is counted from the position, not from the root.
    pub value: i16,
    /// In plies.
    pub depth: i8,
    /// How the value is to be read.
    pub bound: Bound,
    /// The index of the best move; 255 where there is none.
    best: u8,
}

const EMPTY: Entry = Entry { hash: 0, value: 0, depth: -1, bound: Bound::Upper, best: u8::MAX };

impl Entry {
    /// The best move that was found.
    pub fn best(&self) -> Option<Point> {
        (self.best != u8::MAX).then(|| Point::from_index(self.best as usize))
    }
}

/// A table of fixed size, in which a new entry takes the place of an old one.
pub(super) struct Table(Vec<Entry>);

impl Table {
    /// A table of at most `bytes` bytes, and of 1,024 entries at least.
    pub fn new(bytes: usize) -> Self {
        let entries = (bytes / size_of::<Entry>()).max(1024);
        Self(vec![EMPTY; 1 << entries.ilog2()])
    }

    fn slot(&self, hash: u64) -> usize {
        hash as usize & (self.0.len() - 1)
    }

    /// The entry of a position.
    pub fn get(&self, hash: u64) -> Option<Entry> {
        Some(self.0[self.slot(hash)]).filter(|entry| entry.hash == hash && entry.depth >= 0)
    }

    /// Stores a result, unless a much deeper one of this position is there.
    pub fn put(&mut self, hash: u64, value: i32, depth: i32, bound: Bound, best: Option<Point>) {
        let slot = self.slot(hash);
        let old = &mut self.0[slot];
        let known = old.hash == hash;
        if known && bound != Bound::Exact && i32::from(old.depth) > depth + 2 {
            return;
        }
        let best = best.map_or(if known { old.best } else { u8::MAX }, |point| point.index() as u8);
        *old = Entry { hash, value: value as i16, depth: depth as i8, bound, best };
    }
}
