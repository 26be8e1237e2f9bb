//! Why a position is no puzzle.

use crate::board::named;

named! {
    /// Why a position in which something may be asked is not kept as a puzzle.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Rejection {
        /// Its claim was not proven within the budget.
        Unproven = "unproven",
        /// Any move wins, or points are to be found beside a five.
        Pointless = "pointless",
        /// Another kind would suit it that is not wanted.
        Kind = "kind",
        /// The win is seen at a glance.
        Short = "short",
        /// Several first moves are right, or too few or too many points are to be found.
        Firsts = "firsts",
        /// No wrong move looks right.
        NothingTempts = "nothing-tempts",
        /// A win by any moves begins with a threat.
        Loud = "loud",
        /// The first choice of an evaluator solves it.
        Evaluator = "evaluator",
        /// More than a quarter of the stones do not matter.
        Spare = "spare",
        /// The board is so full that most stones cannot matter.
        Crowded = "crowded",
        /// An earlier puzzle of the same game asks the same.
        Lesser = "lesser",
        /// It is known already, perhaps turned or mirrored.
        Known = "known",
    }
}
