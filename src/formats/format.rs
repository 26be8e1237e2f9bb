//! The file formats, and what each of them can hold.

use std::path::Path;

use crate::board::named;

named! {
    /// A file format. For most formats the name is the file name's extension without the dot.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum Format {
        /// Smart Game Format, `.sgf`.
        Sgf = "sgf",
        /// A game of the Piskvork manager, `.psq`.
        Psq = "psq",
        /// An older record of the Piskvork manager, `.rec`.
        Rec = "rec",
        /// The RenjuNet database, `.rif`.
        Rif = "rif",
        /// A RenLib library, `.lib`.
        Lib = "lib",
        /// A diagram of the board, 15 lines, `.txt`.
        Text = "txt",
        /// Moves or a set-up in one line.
        Pos = "pos",
        /// One game in each line.
        List = "list",
        /// Gomocup's openings: offsets from the centre, one opening in each line.
        Openings = "openings",
        /// A log of moves, `N: x, y` in each line, `.log`.
        Log = "log",
        /// A puzzle of this program, `.yaml`; it is read by [`crate::teach`] and not by [`super::read`].
        Puzzle = "yaml",
        /// A certificate of this program, `.json`; it is not read by [`super::read`].
        Certificate = "json",
    }
}

impl Format {
    /// The format that a file's ending names, upper or lower case.
    ///
    /// ```
    /// use yonsan::formats::Format;
    /// assert_eq!(Format::of_name("games/final.SGF"), Some(Format::Sgf));
    /// assert_eq!(Format::of_name("sgf"), None);
    /// ```
    pub fn of_name(name: &str) -> Option<Self> {
        let ending = Path::new(name).extension()?.to_str()?.to_ascii_lowercase();
        match ending.as_str() {
            "yml" => Some(Self::Puzzle),
            // These names are not file name extensions, because other programs use the same extensions for
            // other content.
            "pos" | "list" | "openings" => None,
            ending => Self::named(ending),
        }
    }

    /// The format with this name, in upper or lower case, as given to `--from` and `--to`; `None` for an
    /// unknown name.
    pub fn named(name: &str) -> Option<Self> {
        Self::from_name(&name.to_ascii_lowercase())
    }

    /// Whether a file of this format may hold several games.
    pub const fn holds_games(self) -> bool {
        matches!(self, Self::Sgf | Self::Rif | Self::List | Self::Openings | Self::Log | Self::Puzzle)
    }

    /// Whether the format holds variations and comments.
    pub const fn holds_trees(self) -> bool {
        matches!(self, Self::Sgf | Self::Lib)
    }

    /// Whether the format holds stones that were set up and not played.
    pub const fn holds_setups(self) -> bool {
        matches!(self, Self::Sgf | Self::Text | Self::Pos | Self::List)
    }

    /// Whether the format states the rule.
    pub const fn holds_rules(self) -> bool {
        matches!(self, Self::Sgf | Self::Text | Self::List | Self::Rif)
    }
}
