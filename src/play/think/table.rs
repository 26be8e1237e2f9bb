//! What is known of positions that were searched before.

use std::sync::{Mutex, MutexGuard, PoisonError};

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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Entry {
    /// In hundredths of a logit; a win is counted from the position, not from the root.
    pub value: i16,
    /// In the unit of the search.
    pub depth: i16,
    /// How the value is to be read.
    pub bound: Bound,
    /// The best move that was found.
    pub best: Option<Point>,
}

impl Entry {
    /// A number that is never 0.
    fn packed(self) -> u64 {
        let best = self.best.map_or(NO_MOVE, |point| point.index() as u64);
        let bound = self.bound as u64 + 1;
        u64::from(self.value as u16) | u64::from(self.depth as u16) << 16 | best << 32 | bound << 40
    }

    /// The entry of a number; `None` for 0.
    fn unpacked(packed: u64) -> Option<Self> {
        let bound = match packed >> 40 {
            0 => return None,
            1 => Bound::Exact,
            2 => Bound::Lower,
            _ => Bound::Upper,
        };
        let best = packed >> 32 & 255;
        let best = (best != NO_MOVE).then(|| Point::from_index(best as usize));
        Some(Self { value: packed as i16, depth: (packed >> 16) as i16, bound, best })
    }
}

/// The number that stands for no move.
const NO_MOVE: u64 = 255;

/// A slot: a hash and a packed entry, or zeros.
type Slot = [u64; 2];

/// The number of parts of a table for several threads. Each has a lock of its own, so that they seldom wait for each other.
const PARTS: usize = 256;

/// A table of fixed size, in which a new entry takes the place of an old one. An empty slot holds zeros: the system hands
/// out such memory without writing it, if it is large enough, so that a large table costs no time.
pub(in crate::play) struct Table(Vec<Mutex<Vec<Slot>>>);

impl Table {
    /// A table of at most `bytes` bytes, and of 1,024 entries at least, for this many threads.
    pub fn new(bytes: usize, threads: usize) -> Self {
        let parts = if threads > 1 { PARTS } else { 1 };
        let part = || Mutex::new(vec![[0; 2]; Self::entries(bytes) / parts]);
        Self((0..parts).map(|_| part()).collect())
    }

    /// Whether it is about as large as a new one of at most `bytes` bytes, and not larger than one of at most `most` bytes.
    pub fn fits(&self, bytes: usize, most: usize) -> bool {
        let entries = self.0.len() * lock(&self.0[0]).len();
        (Self::entries(bytes) / 4..=Self::entries(most)).contains(&entries)
    }

    /// The number of entries of a table, a power of two.
    fn entries(bytes: usize) -> usize {
        1 << (bytes / size_of::<Slot>()).max(1024).ilog2()
    }

    /// Does something with the slot of a hash.
    fn with_slot<T>(&self, hash: u64, work: impl FnOnce(&mut Slot) -> T) -> T {
        let parts = self.0.len();
        let mut part = lock(&self.0[hash as usize & (parts - 1)]);
        let slot = hash as usize >> parts.ilog2() & (part.len() - 1);
        work(&mut part[slot])
    }

    /// The entry of a position.
    pub(super) fn get(&self, hash: u64) -> Option<Entry> {
        let [stored, packed] = self.with_slot(hash, |slot| *slot);
        if stored == hash { Entry::unpacked(packed) } else { None }
    }

    /// Stores a result, unless one of this position is there that is deeper by more than `patience`. Where no move is
    /// known, that of an earlier search is kept.
    pub(super) fn put(&self, hash: u64, entry: Entry, patience: i16) {
        self.with_slot(hash, |slot| {
            let old = if slot[0] == hash { Entry::unpacked(slot[1]) } else { None };
            if let Some(old) = old
                && entry.bound != Bound::Exact
                && old.depth > entry.depth.saturating_add(patience)
            {
                return;
            }
            let best = entry.best.or_else(|| old.and_then(|old| old.best));
            *slot = [hash, Entry { best, ..entry }.packed()];
        });
    }
}

fn lock(part: &Mutex<Vec<Slot>>) -> MutexGuard<'_, Vec<Slot>> {
    part.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_are_read_as_they_were_written() {
        for table in [1, 2].map(|threads| Table::new(0, threads)) {
            let entry = Entry { value: -29_990, depth: 37, bound: Bound::Lower, best: Some(Point::CENTRE) };
            for (hash, entry) in [
                (7, entry),
                (8, Entry { best: None, bound: Bound::Exact, ..entry }),
                (
                    9,
                    Entry {
                        value: 12,
                        depth: i16::MAX,
                        bound: Bound::Upper,
                        best: Some(Point::from_index(0)),
                    },
                ),
            ] {
                assert_eq!(table.get(hash), None);
                table.put(hash, entry, 0);
                assert_eq!(table.get(hash), Some(entry));
                assert_eq!(table.get(hash + 1024), None);
            }
            // A less deep bound does not take the place of a deep one, and a move is kept.
            table.put(7, Entry { depth: 20, ..entry }, 16);
            assert_eq!(table.get(7), Some(entry));
            table.put(7, Entry { depth: 21, best: None, ..entry }, 16);
            assert_eq!(table.get(7), Some(Entry { depth: 21, ..entry }));
        }
    }
}
