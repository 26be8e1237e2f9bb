//! The memory that a search for threats leaves for the next one.

use super::super::table::DeadEnds;

/// The most bytes of the table of the attacker's dead ends. The VCF searches inside are short, and a small table, most of
/// which stays in the cache of the processor, serves them better than one that forgets nothing.
const MOST: usize = 4 << 20;

/// The dead ends of both VCF searches inside a search for threats.
pub(in crate::solve) struct Tables {
    /// Those of the attacker's VCFs.
    pub attacker: DeadEnds,
    /// Those of the defender's VCFs.
    pub defender: DeadEnds,
}

impl Tables {
    /// Tables for a search that may take this many bytes altogether.
    pub fn new(memory: usize) -> Self {
        let attacker = (memory / 4).min(MOST);
        Self { attacker: DeadEnds::new(attacker), defender: DeadEnds::new(attacker / 4) }
    }

    /// The part of a search's memory that its tables take at the most, in bytes.
    pub fn share(memory: usize) -> usize {
        let attacker = (memory / 4).min(MOST);
        attacker + attacker / 4
    }

    /// The tables without their entries; their memory is reused.
    pub fn emptied(self) -> Self {
        Self { attacker: self.attacker.emptied(), defender: self.defender.emptied() }
    }
}
