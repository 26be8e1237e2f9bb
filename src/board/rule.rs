//! What counts as a win.

use super::named;

named! {
    /// The rule a game is played under. There are no forbidden moves in either.
    ///
    /// More rules may be added (renju): a `match` outside this crate needs a catch-all arm.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
    #[non_exhaustive]
    pub enum Rule {
        /// Five or more in a row win.
        #[default]
        Freestyle = "freestyle",
        /// Exactly five in a row win; six or more in a row do not win, for either side.
        Standard = "standard",
    }
}

impl Rule {
    /// Whether a run of this many stones in a row wins.
    pub const fn wins(self, run: usize) -> bool {
        match self {
            Self::Freestyle => run >= 5,
            Self::Standard => run == 5,
        }
    }
}
