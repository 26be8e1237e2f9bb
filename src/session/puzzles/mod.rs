//! Sets of puzzles: linted and mined. Both doors do it alike; they differ in what they show while it goes on.

mod content;
mod lint;
mod mine;

pub(super) use content::LOOK;
pub use lint::lint;
pub(super) use mine::composed;
pub use mine::{Step, mine};

/// Memory of a search's table: many are made, and all are small.
const MEMORY: usize = 32 << 20;
