//! What can be drawn on the board besides the stones, each switched by a digit.

use crate::board::named;

named! {
    /// A layer over the stones.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub(super) enum Layer {
        /// The numbers of the moves.
        Numbers = "numbers",
        /// What the side to move would make.
        Patterns = "patterns",
        /// The ten points that an evaluator likes most.
        Heat = "heat",
        /// What becomes of every move.
        Key = "key",
        /// The points that renju forbids to Black.
        Forbidden = "forbidden",
        /// How long White lasts after each reply.
        Study = "study",
    }
}

impl Layer {
    /// The layer of a digit, from 1.
    pub fn of_digit(digit: char) -> Option<Self> {
        let at = digit.to_digit(10)?.checked_sub(1)?;
        Self::ALL.get(at as usize).copied()
    }

    /// The line that asks the session for it.
    pub const fn line(self) -> &'static str {
        match self {
            Self::Numbers => "show numbers",
            Self::Patterns => "annotate",
            Self::Heat => "annotate rating",
            Self::Key => "key",
            Self::Forbidden => "forbidden",
            Self::Study => "study",
        }
    }
}
