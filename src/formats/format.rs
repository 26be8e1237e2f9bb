//! The kinds of files, and what each can hold.

use std::path::Path;

use crate::board::named;

named! {
    /// A kind of file. Its name is for most the ending of its files, without the dot.
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
        /// A drawn board of 15 lines, `.txt`.
        Text = "txt",
        /// Moves or a set-up in one line.
        Pos = "pos",
        /// A game in each line.
        List = "list",
        /// Gomocup's openings: offsets from the centre, one opening in each line.
        Openings = "openings",
        /// A log of moves, `N: x, y` in each line, `.log`.
        Log = "log",
        /// A puzzle of this program, `.yaml`; read by [`crate::teach`], never by [`super::read`].
        Puzzle = "yaml",
        /// A proof of this program, `.json`; not read by [`super::read`].
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
            // What these call themselves is no ending of a file: many programs use it for something else.
            "pos" | "list" | "openings" => None,
            ending => Self::named(ending),
        }
    }

    /// The format of this name, upper or lower case, as it stands after `--from` and `--to`.
    pub fn named(name: &str) -> Option<Self> {
        Self::from_name(&name.to_ascii_lowercase())
    }

    /// Whether a file may hold several games.
    pub const fn holds_games(self) -> bool {
        matches!(self, Self::Sgf | Self::Rif | Self::List | Self::Openings | Self::Log | Self::Puzzle)
    }

    /// Whether it holds variations and comments.
    pub const fn holds_trees(self) -> bool {
        matches!(self, Self::Sgf | Self::Lib)
    }

    /// Whether it holds stones that were set up, not played.
    pub const fn holds_setups(self) -> bool {
        matches!(self, Self::Sgf | Self::Text | Self::Pos | Self::List)
    }

    /// Whether it says which rule holds.
    pub const fn holds_rules(self) -> bool {
        matches!(self, Self::Sgf | Self::Text | Self::List | Self::Rif)
    }
}
