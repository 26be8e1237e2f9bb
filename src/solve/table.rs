//! The transposition table of positions that are known to have no VCF (dead ends).
//!
//! "The attacker, to move, has no VCF of this many stones" does not depend on how the position was reached.
//! An entry stores all stones, and they are compared: a false match would make a false "disproven". The
//! stones fill one cache line. Most positions that are looked up are not in the table; two bytes of their
//! hash, stored apart from the stones so that many share a cache line, show that quickly.

use crate::board::{Color, Point, SIZE, stone_key};

/// The stones of a position, row by row.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Rows {
    pub attacker: [u16; SIZE],
    pub defender: [u16; SIZE],
}

impl Rows {
    /// These stones, one more of the attacker and one more of the defender.
    #[inline]
    pub fn with(mut self, attack: Point, reply: Point) -> Self {
        self.attacker[attack.y()] |= 1 << attack.x();
        self.defender[reply.y()] |= 1 << reply.x();
        self
    }

    /// The hash under which the position is stored; the search updates it with [`attacker_key`] and
    /// [`defender_key`].
    pub fn hash(&self) -> u64 {
        let mut hash = 0;
        for (rows, color) in [(self.attacker, Color::Black), (self.defender, Color::White)] {
            for (y, mut row) in rows.into_iter().enumerate() {
                while row != 0 {
                    let point = Point::from_index(y * SIZE + row.trailing_zeros() as usize);
                    hash ^= stone_key(color, point);
                    row &= row - 1;
                }
            }
        }
        hash
    }
}

/// The key that an attacker's stone adds to the hash.
pub(super) const fn attacker_key(point: Point) -> u64 {
    stone_key(Color::Black, point)
}

/// The key that a defender's stone adds to the hash.
pub(super) const fn defender_key(point: Point) -> u64 {
    stone_key(Color::White, point)
}

/// The number of stones of a dead end that has no VCF of any length.
pub(super) const FOREVER: u16 = u16::MAX;

/// The stones of an entry.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Stones(Rows);

const NO_STONES: Stones = Stones(Rows { attacker: [0; SIZE], defender: [0; SIZE] });

/// The part of an entry that is compared first, and the number of stones that it holds for.
#[derive(Clone, Copy)]
struct Tag {
    /// The upper part of the hash.
    hash: u16,
    /// There is no VCF of this many attacking stones or fewer; 0 in an unused entry.
    stones: u16,
}

const UNUSED: Tag = Tag { hash: 0, stones: 0 };

const fn upper(hash: u64) -> u16 {
    (hash >> 48) as u16
}

/// The memory of one entry in bytes; the entry's part of the list of chunks is less than a byte.
const ENTRY_BYTES: usize = size_of::<Stones>() + size_of::<Tag>() + 1;

/// The number of entries of a new table: small, because most positions are settled within a few hundred
/// nodes.
const FIRST_SIZE: usize = 256;

/// The number of entries that are allocated at a time: a quarter of a megabyte.
const CHUNK: usize = 4096;

/// The number of entries of the old table that are moved with every new entry after the table has grown. The
/// new table is half full only after at least as many insertions as the old table had entries.
const MOVED: usize = 8;

/// A block of entries that is allocated at once.
struct Chunk {
    tags: Box<[Tag]>,
    stones: Box<[Stones]>,
}

impl Chunk {
    fn new(size: usize) -> Self {
        Self { tags: vec![UNUSED; size].into_boxed_slice(), stones: vec![NO_STONES; size].into_boxed_slice() }
    }

    /// A spare chunk, or a new one.
    fn of(size: usize, spare: &mut Vec<Self>) -> Self {
        let Some(at) = spare.iter().rposition(|chunk| chunk.tags.len() == size) else {
            return Self::new(size);
        };
        let mut chunk = spare.swap_remove(at);
        // The stones of an entry without a tag are never read.
        chunk.tags.fill(UNUSED);
        chunk
    }

    /// The place of a position's entry among its two possible places; `None` where it has none.
    #[inline]
    fn place(&self, slot: usize, hash: u64, rows: impl Fn() -> Rows) -> Option<usize> {
        self.places(slot).into_iter().find(|&place| {
            let tag = self.tags[place];
            tag.hash == upper(hash) && tag.stones != 0 && self.stones[place].0 == rows()
        })
    }

    /// The two possible places of a position's entry.
    #[inline]
    fn places(&self, slot: usize) -> [usize; 2] {
        let place = slot & (self.tags.len() - 1);
        [place, place ^ 1]
    }
}

/// The entries in chunks, each allocated when its first entry is stored, so that no search waits for the
/// whole allocation.
#[derive(Default)]
struct Entries {
    chunks: Vec<Option<Chunk>>,
    /// The base-2 logarithm of the number of entries in a chunk.
    bits: u32,
}

impl Entries {
    /// Space for this many entries, a power of two; nothing is allocated yet.
    fn new(size: usize) -> Self {
        let bits = size.min(CHUNK).ilog2();
        Self { chunks: (0..size >> bits).map(|_| None).collect(), bits }
    }

    const fn len(&self) -> usize {
        self.chunks.len() << self.bits
    }

    /// The largest number of stones for which the position is known to have no VCF; 0 when nothing is known.
    #[inline]
    fn known(&self, hash: u64, rows: impl Fn() -> Rows) -> u16 {
        let slot = hash as usize & self.len().wrapping_sub(1);
        let Some(Some(chunk)) = self.chunks.get(slot >> self.bits) else { return 0 };
        chunk.place(slot, hash, rows).map_or(0, |place| chunk.tags[place].stones)
    }

    /// Stores a dead end; for a position that is already stored the larger number of stones is kept. When
    /// both places are taken, the entry with the smaller number of stones is replaced. Returns whether a
    /// place was free.
    fn file(&mut self, hash: u64, rows: &Rows, stones: u16, spare: &mut Vec<Chunk>) -> bool {
        let slot = hash as usize & (self.len() - 1);
        let chunk = self.chunks[slot >> self.bits].get_or_insert_with(|| Chunk::of(1 << self.bits, spare));
        if let Some(same) = chunk.place(slot, hash, || *rows) {
            let tag = &mut chunk.tags[same];
            tag.stones = tag.stones.max(stones);
            return false;
        }
        let [one, other] = chunk.places(slot);
        let place = if chunk.tags[one].stones <= chunk.tags[other].stones { one } else { other };
        let free = chunk.tags[place].stones == 0;
        chunk.tags[place] = Tag { hash: upper(hash), stones };
        chunk.stones[place] = Stones(*rows);
        free
    }
}

/// The table. It grows up to a limit on memory; after that, new entries replace old ones.
///
/// It grows without a pause: the old entries move into the new table a few at a time, and until then both
/// tables are searched. A search that is asked to stop therefore never waits for the move of a hundred
/// megabytes.
pub(super) struct DeadEnds {
    entries: Entries,
    /// The table before it grew, and the number of its entries that have been moved.
    old: Entries,
    moved: usize,
    used: usize,
    most: usize,
    /// Chunks of an emptied table, to be reused.
    spare: Vec<Chunk>,
}

impl DeadEnds {
    /// A table that never takes more than this many bytes.
    pub fn new(bytes: usize) -> Self {
        let entries = (bytes / ENTRY_BYTES).max(2);
        // While it grows, the old and the new table exist together and take at most one and a half times the
        // new one's memory.
        let most = 1 << (entries * 2 / 3).max(2).ilog2();
        let (entries, old) = (Entries::default(), Entries::default());
        Self { entries, old, moved: 0, used: 0, most, spare: Vec::new() }
    }

    /// The table without its entries. The memory is kept for reuse: allocating it anew in thousands of small
    /// searches would fragment the heap.
    pub fn emptied(mut self) -> Self {
        let old = std::mem::take(&mut self.old);
        let chunks = std::mem::take(&mut self.entries).chunks.into_iter().chain(old.chunks);
        self.spare.extend(chunks.flatten());
        (self.moved, self.used) = (0, 0);
        self
    }

    /// The largest number of stones for which the position is known to have no VCF; 0 when nothing is known. The stones
    /// are asked for only where an entry may be theirs, because few positions have one.
    #[inline]
    pub fn known(&self, hash: u64, rows: impl Fn() -> Rows) -> u16 {
        match self.entries.known(hash, &rows) {
            0 if self.old.len() > 0 => self.old.known(hash, rows),
            known => known,
        }
    }

    /// Stores a dead end.
    pub fn insert(&mut self, hash: u64, rows: &Rows, stones: u16) {
        if self.used * 2 >= self.entries.len() && self.entries.len() < self.most {
            self.grow();
        }
        // Without this, an entry that is moved later would stand beside the new one with more stones.
        let before = self.old.known(hash, || *rows);
        self.used += usize::from(self.entries.file(hash, rows, stones.max(before), &mut self.spare));
        if self.old.len() > 0 {
            self.move_some(MOVED);
        }
    }

    fn grow(&mut self) {
        self.move_some(self.old.len());
        // The table grows in large steps, because every entry has to be moved; the last step may be small.
        let size = (self.entries.len() * 8).max(FIRST_SIZE).min(self.most);
        self.old = std::mem::replace(&mut self.entries, Entries::new(size));
        (self.moved, self.used) = (0, 0);
    }

    /// Moves this many entries of the old table, and frees the chunks that are empty then.
    fn move_some(&mut self, entries: usize) {
        for _ in 0..entries.min(self.old.len() - self.moved) {
            let (chunk, place) = (self.moved >> self.old.bits, self.moved & ((1 << self.old.bits) - 1));
            if let Some(made) = &self.old.chunks[chunk] {
                let tag = made.tags[place];
                if tag.stones != 0 {
                    let rows = &made.stones[place].0;
                    let filed = self.entries.file(rows.hash(), rows, tag.stones, &mut self.spare);
                    self.used += usize::from(filed);
                }
                if place + 1 == made.tags.len() {
                    self.old.chunks[chunk] = None;
                }
            }
            self.moved += 1;
        }
        if self.moved == self.old.len() {
            self.old = Entries::default();
            self.moved = 0;
        }
    }

    /// The memory that is taken now, in bytes.
    #[cfg(test)]
    fn bytes(&self) -> usize {
        let of = |entries: &Entries| {
            let list = entries.chunks.capacity() * size_of::<Option<Chunk>>();
            let of = |chunk: &Chunk| size_of_val(&*chunk.stones) + size_of_val(&*chunk.tags);
            list + entries.chunks.iter().flatten().map(of).sum::<usize>()
        };
        let spare = self.spare.iter().map(|chunk| size_of_val(&*chunk.stones) + size_of_val(&*chunk.tags));
        of(&self.entries) + of(&self.old) + spare.sum::<usize>()
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
        assert_eq!(size_of::<Stones>(), 64);
        for bytes in [0, 100, 64 << 10, 1 << 20] {
            let mut table = DeadEnds::new(bytes);
            for seed in 1..20_000 {
                let rows = rows(seed);
                table.insert(rows.hash(), &rows, seed);
                assert_eq!(table.known(rows.hash(), || rows), seed);
                assert!(table.bytes() <= bytes.max(192), "{} of {bytes}", table.bytes());
            }
            // An entry with an equal hash but other stones does not match.
            assert_eq!(table.known(rows(19_999).hash(), || rows(1)), 0);
        }
    }

    #[test]
    fn an_emptied_table_knows_nothing_and_takes_no_more() {
        let mut table = DeadEnds::new(1 << 20);
        for round in 0..5 {
            (1..3_000).for_each(|seed| table.insert(rows(seed).hash(), &rows(seed), seed));
            assert_eq!(table.known(rows(2_999).hash(), || rows(2_999)), 2_999);
            let bytes = table.bytes();
            assert!(round == 0 || bytes <= (1 << 20) + (200 << 10), "{bytes}");
            table = table.emptied();
            assert!((1..3_000).all(|seed| table.known(rows(seed).hash(), || rows(seed)) == 0));
        }
    }

    #[test]
    fn what_was_known_for_more_stones_is_not_forgotten() {
        let mut table = DeadEnds::new(1 << 20);
        table.insert(rows(5).hash(), &rows(5), 9);
        table.insert(rows(5).hash(), &rows(5), 4);
        assert_eq!(table.known(rows(5).hash(), || rows(5)), 9);
    }

    #[test]
    fn nothing_is_forgotten_when_the_table_grows() {
        let mut table = DeadEnds::new(1 << 20);
        let known = |table: &DeadEnds, most: u16| {
            (1..=most).filter(|&seed| table.known(rows(seed).hash(), || rows(seed)) == seed).count()
        };
        let mut grown = 0;
        for seed in 1..2_000 {
            let grows = table.used * 2 >= table.entries.len();
            let before = if grows { known(&table, seed) } else { 0 };
            table.insert(rows(seed).hash(), &rows(seed), seed);
            if grows {
                assert_eq!(known(&table, seed), before + 1);
                grown += 1;
            }
        }
        assert!(grown > 2, "{grown}");
    }
}
