//! The styles of an opponent.

use crate::board::named;

named! {
    /// The playing style of an opponent; the name is that of the command line.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    pub enum Style {
        /// Shapes of both sides count as they were fitted to games.
        #[default]
        Even = "even",
        /// Its own shapes count for more, the other side's for less.
        Attacking = "attacking",
        /// The other side's shapes count for more, its own for less.
        Defending = "defending",
        /// Quiet twos count for more, and so do fours and threes that are kept for later.
        Sly = "sly",
    }
}
