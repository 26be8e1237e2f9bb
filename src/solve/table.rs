//! Positions that are known to be dead ends of a VCF.
//!
//! "The attacker, to move with these stones against those, has no VCF of so many stones" is true
//! whatever game led there, so entries need no history. An entry holds all stones, and they are
//! compared: a false match would make a false "disproven". One entry fills one cache line.

use crate::board::{Color, Point, SIZE, stone_key};

/// A position as its rows.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Rows {
    pub attacker: [u16; SIZE],
    pub defender: [u16; SIZE],
}

impl Rows {
    /// The hash by which the position is filed; the search keeps it up to date by [`attacker_key`] and
    /// [`defender_key`].
    pub fn hash(&self) -> u64 {
        let mut hash = 0;
        for y in 0..SIZE {
            let (mut attacker, mut defender) = (self.attacker[y], self.defender[y]);
            while attacker != 0 {
                hash ^= attacker_key(Point::from_index(y * SIZE + attacker.trailing_zeros() as usize));
                attacker &= attacker - 1;
            }
            while defender != 0 {
                hash ^= defender_key(Point::from_index(y * SIZE + defender.trailing_zeros() as usize));
                defender &= defender - 1;
            }
        }
        hash
    }
}

/// What an attacker's stone contributes to the hash.
pub(super) const fn attacker_key(point: Point) -> u64 {
    stone_key(Color::Black, point)
}

/// What a defender's stone contributes to the hash.
pub(super) const fn defender_key(point: Point) -> u64 {
    stone_key(Color::White, point)
}

/// A dead end that no number of stones would change.
pub(super) const FOREVER: u16 = u16::MAX;

#[derive(Clone, Copy)]
#[repr(align(64))]
struct Entry {
    rows: Rows,
    /// No VCF of this many attacking stones or fewer; 0 in an entry that is not in use.
    stones: u16,
}

const UNUSED: Entry = Entry { rows: Rows { attacker: [0; SIZE], defender: [0; SIZE] }, stones: 0 };

/// Entries of a new table: small, because most positions are settled within a few hundred nodes.
const FIRST_SIZE: usize = 256;

/// The table; it grows up to a bound and then forgets.
pub(super) struct DeadEnds {
    entries: Vec<Entry>,
    used: usize,
    most: usize,
}

impl DeadEnds {
    /// A table that never takes more than so many bytes.
    pub fn new(bytes: usize) -> Self {
        let entries = (bytes / size_of::<Entry>()).max(2);
        // While it grows, the old and the new table stand side by side: three halves of the new one at most.
        let most = 1 << (entries * 2 / 3).max(2).ilog2();
        Self { entries: Vec::new(), used: 0, most }
    }

    fn slots(&self, hash: u64) -> [usize; 2] {
        let slot = hash as usize & (self.entries.len() - 1);
        [slot, slot ^ 1]
    }

    /// The number of stones within which the position is known to be dead; 0 when nothing is known.
    #[inline]
    pub fn known(&self, hash: u64, rows: &Rows) -> u16 {
        if self.entries.is_empty() {
            return 0;
        }
        let [first, second] = self.slots(hash);
        for slot in [first, second] {
            let entry = &self.entries[slot];
            if entry.stones != 0 && entry.rows == *rows {
                return entry.stones;
            }
        }
        0
    }

    /// Files a dead end. When both its places are taken, the one with fewer stones left to look at goes.
    pub fn insert(&mut self, hash: u64, rows: &Rows, stones: u16) {
        if self.used * 2 >= self.entries.len() && self.entries.len() < self.most {
            self.grow();
        }
        let slots = self.slots(hash);
        let same = slots.into_iter().find(|&s| self.entries[s].rows == *rows && self.entries[s].stones != 0);
        let slot = same.unwrap_or_else(|| {
            if self.entries[slots[0]].stones <= self.entries[slots[1]].stones { slots[0] } else { slots[1] }
        });
        let entry = &mut self.entries[slot];
        self.used += usize::from(entry.stones == 0);
        *entry =
            Entry { rows: *rows, stones: if same.is_some() { stones.max(entry.stones) } else { stones } };
    }

    fn grow(&mut self) {
        // In large steps, because every entry is filed anew; the last one may be small.
        let size = (self.entries.len() * 8).max(FIRST_SIZE).min(self.most);
        let old = std::mem::replace(&mut self.entries, vec![UNUSED; size]);
        self.used = 0;
        for entry in old.into_iter().filter(|entry| entry.stones != 0) {
            let [first, second] = self.slots(entry.rows.hash());
            let slot = if self.entries[first].stones == 0 { first } else { second };
            self.used += usize::from(self.entries[slot].stones == 0);
            self.entries[slot] = entry;
        }
    }

    /// Bytes taken now.
    #[cfg(test)]
    fn bytes(&self) -> usize {
        self.entries.capacity() * size_of::<Entry>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(seed: u16) -> Rows {
        Rows { attacker: [seed; SIZE], defender: [!seed & 0x7fff; SIZE] }
    }

    #[test]
    fn memory_stays_within_its_bound_and_matches_are_compared() {
        assert_eq!(size_of::<Entry>(), 64);
        for bytes in [0, 100, 64 << 10, 1 << 20] {
            let mut table = DeadEnds::new(bytes);
            for seed in 1..20_000 {
                let rows = rows(seed);
                table.insert(rows.hash(), &rows, seed);
                assert_eq!(table.known(rows.hash(), &rows), seed);
                assert!(table.bytes() <= bytes.max(128));
            }
            // The same hash with other stones is no match.
            assert_eq!(table.known(rows(19_999).hash(), &rows(1)), 0);
        }
    }

    #[test]
    fn what_was_known_for_more_stones_is_not_forgotten() {
        let mut table = DeadEnds::new(1 << 20);
        table.insert(rows(5).hash(), &rows(5), 9);
        table.insert(rows(5).hash(), &rows(5), 4);
        assert_eq!(table.known(rows(5).hash(), &rows(5)), 9);
    }
}
