//! What counts as a win.

/// The rule a game is played under. There are no forbidden moves in either.
///
/// More rules may come (renju): a `match` outside this crate needs a catch-all arm.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[non_exhaustive]
pub enum Rule {
    /// Five or more in a row win.
    #[default]
    Freestyle,
    /// Exactly five in a row win; six or more are nothing, for either side.
    Standard,
}

impl Rule {
    /// Every rule that can be chosen.
    pub const ALL: [Self; 2] = [Self::Freestyle, Self::Standard];

    /// The name in files, in JSON and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Freestyle => "freestyle",
            Self::Standard => "standard",
        }
    }

    /// The rule with this name, if there is one.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|rule| rule.name() == name)
    }

    /// Whether a run of this many stones wins.
    pub const fn wins(self, run: usize) -> bool {
        match self {
            Self::Freestyle => run >= 5,
            Self::Standard => run == 5,
        }
    }
}
