//! The memory that a search for threats leaves for the next one.

use super::super::table::DeadEnds;

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
        Self { attacker: DeadEnds::new(memory / 4), defender: DeadEnds::new(memory / 16) }
    }

    /// The part of a search's memory that its tables may take, in bytes.
    pub const fn share(memory: usize) -> usize {
        memory / 4 + memory / 16
    }

    /// The tables without their entries; their memory is reused.
    pub fn emptied(self) -> Self {
        Self { attacker: self.attacker.emptied(), defender: self.defender.emptied() }
    }
}
