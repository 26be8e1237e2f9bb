//! What is known of positions that were searched before.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

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

/// A packed entry, and the hash of its position mixed with it.
///
/// Threads write the two numbers without a lock. Where one has been written by one thread and the other by another, the
/// hash that is computed from both fits no position, and the slot counts as empty. (Chess programs call it a *lockless*
/// table; the idea is Robert Hyatt's.)
#[derive(Default)]
#[repr(align(16))]
struct Slot {
    mixed: AtomicU64,
    packed: AtomicU64,
}

impl Slot {
    /// The hash and the entry that were stored here; `None` where nothing was.
    fn read(&self) -> Option<(u64, Entry)> {
        let packed = self.packed.load(Relaxed);
        Entry::unpacked(packed).map(|entry| (self.mixed.load(Relaxed) ^ packed, entry))
    }

    fn write(&self, hash: u64, entry: Entry) {
        let packed = entry.packed();
        self.mixed.store(hash ^ packed, Relaxed);
        self.packed.store(packed, Relaxed);
    }
}

/// The bytes of a table for each position that may be searched: eight entries, so that few take the place of others.
const BYTES_PER_NODE: usize = 128;

/// A table of fixed size, in which a new entry takes the place of an old one. Several threads may use it at once.
pub(in crate::play) struct Table(Box<[Slot]>);

impl Table {
    /// A table of at most `bytes` bytes, and of 1,024 entries at least. All of it is written at once, so that a large one takes
    /// time.
    pub fn new(bytes: usize) -> Self {
        Self((0..Self::entries(bytes)).map(|_| Slot::default()).collect())
    }

    /// A table with the same entries and of at most `bytes` bytes, if that makes it larger.
    pub fn enlarged(&self, bytes: usize) -> Option<Self> {
        if Self::entries(bytes) <= self.0.len() {
            return None;
        }
        let large = Self::new(bytes);
        self.0.iter().filter_map(Slot::read).for_each(|(hash, entry)| large.slot(hash).write(hash, entry));
        Some(large)
    }

    /// Whether it is about as large as a new one of at most `bytes` bytes, and not larger than one of at most `most` bytes.
    pub fn fits(&self, bytes: usize, most: usize) -> bool {
        (Self::entries(bytes) / 4..=Self::entries(most)).contains(&self.0.len())
    }

    /// The bytes of a table that holds what a search of this many positions finds, where at most `most` bytes may be used. A
    /// larger one would be slower: more of it lies outside the processor's caches, and memory that is used for the first time
    /// has to be handed out by the system, which takes longer than to look at a position.
    pub fn bytes_for(nodes: u64, most: usize) -> usize {
        usize::try_from(nodes).unwrap_or(usize::MAX).saturating_mul(BYTES_PER_NODE).min(most)
    }

    /// The number of entries of a table, a power of two.
    fn entries(bytes: usize) -> usize {
        1 << (bytes / size_of::<Slot>()).max(1024).ilog2()
    }

    fn slot(&self, hash: u64) -> &Slot {
        &self.0[hash as usize & (self.0.len() - 1)]
    }

    /// The entry of a position.
    pub(super) fn get(&self, hash: u64) -> Option<Entry> {
        self.slot(hash).read().filter(|&(stored, _)| stored == hash).map(|(_, entry)| entry)
    }

    /// Stores a result, unless one of this position is there that is deeper by more than `patience`. Where no move is
    /// known, that of an earlier search is kept.
    pub(super) fn put(&self, hash: u64, entry: Entry, patience: i16) {
        let old = self.get(hash);
        if let Some(old) = old
            && entry.bound != Bound::Exact
            && old.depth > entry.depth.saturating_add(patience)
        {
            return;
        }
        let best = entry.best.or_else(|| old.and_then(|old| old.best));
        self.slot(hash).write(hash, Entry { best, ..entry });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solve::threads::on_threads;

    const ENTRY: Entry = Entry { value: -29_990, depth: 37, bound: Bound::Lower, best: Some(Point::CENTRE) };

    #[test]
    fn entries_are_read_as_they_were_written() {
        let table = Table::new(0);
        let corner = Some(Point::from_index(0));
        for (hash, entry) in [
            (7, ENTRY),
            (8, Entry { best: None, bound: Bound::Exact, ..ENTRY }),
            (9, Entry { value: 12, depth: i16::MAX, bound: Bound::Upper, best: corner }),
        ] {
            assert_eq!(table.get(hash), None);
            table.put(hash, entry, 0);
            assert_eq!(table.get(hash), Some(entry));
            assert_eq!(table.get(hash + 1024), None);
        }
        // A less deep bound does not take the place of a deep one, and a move is kept.
        table.put(7, Entry { depth: 20, ..ENTRY }, 16);
        assert_eq!(table.get(7), Some(ENTRY));
        table.put(7, Entry { depth: 21, best: None, ..ENTRY }, 16);
        assert_eq!(table.get(7), Some(Entry { depth: 21, ..ENTRY }));
    }

    #[test]
    fn a_larger_table_keeps_the_entries() {
        let table = Table::new(1 << 16);
        for hash in 0..4096 {
            table.put(hash << 32 | hash, Entry { depth: hash as i16, ..ENTRY }, 0);
        }
        assert!(table.enlarged(1 << 16).is_none());
        let large = table.enlarged(1 << 18).unwrap();
        assert!((0..4096).all(|hash| large.get(hash << 32 | hash).unwrap().depth == hash as i16));
        assert!(large.fits(1 << 18, 1 << 18) && !table.fits(1 << 19, 1 << 19));
    }

    /// Two threads that write to one slot leave it as one of them has written it, or empty.
    #[test]
    fn what_two_threads_write_is_never_mixed() {
        let table = Table::new(0);
        let entry = |hash: u64| Entry { value: hash as i16, depth: hash as i16, ..ENTRY };
        on_threads(2, &[0, 1], |first| {
            for hash in (0..200_000).map(|i| (2 * (i % 8000) + first) << 10) {
                table.put(hash, entry(hash >> 10), 0);
                assert!(table.get(hash).is_none_or(|found| found == entry(hash >> 10)));
            }
        });
    }
}
