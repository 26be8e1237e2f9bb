//! What counts as a win.

use super::color::Color;
use super::named;

named! {
    /// The rule a game is played under.
    ///
    /// More rules may be added: a `match` outside this crate needs a catch-all arm.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
    #[non_exhaustive]
    pub enum Rule {
        /// Five or more in a row win.
        #[default]
        Freestyle = "freestyle",
        /// Exactly five in a row win; six or more in a row do not win, for either side.
        Standard = "standard",
        /// White wins with five or more in a row, Black with exactly five, and Black loses by a forbidden move: an
        /// overline, a double-four or a double-three (see [`Ruling`](super::Ruling)).
        Renju = "renju",
    }
}

impl Rule {
    /// Whether a run of this many stones of a side in a row wins.
    pub const fn wins(self, color: Color, run: usize) -> bool {
        match (self, color) {
            (Self::Freestyle, _) | (Self::Renju, Color::White) => run >= 5,
            (Self::Standard, _) | (Self::Renju, Color::Black) => run == 5,
        }
    }
}
