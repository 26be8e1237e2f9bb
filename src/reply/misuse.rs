//! What is wrong with the words after a command's name.

use crate::formats::Format;

/// Why a command does not take its words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misuse {
    /// A word is left over.
    TooMuch(String),
    /// No option has this name here.
    NoOption(String),
    /// Something is missing.
    Missing(Wanted),
    /// The value of this option is missing.
    MissingValue(String),
    /// A value that the option cannot have.
    NoValue {
        /// The option.
        option: String,
        /// What was given.
        word: String,
    },
    /// A word that is not what is wanted there.
    IsNo(Wanted, String),
    /// A word that is none of those that can stand there.
    NoneOf(String, &'static [&'static str]),
    /// There is no such row, column or diagonal; the axis's name, and the word.
    NoLine(&'static str, String),
    /// There are levels from 1 to this only.
    Levels(u8),
    /// A search on no thread.
    NoThread,
    /// No format is called so.
    NoFormat(String),
    /// A format that a conversation cannot show.
    NoText(Format),
    /// A word that is no moves.
    NoMoves(String),
    /// A board after every so many moves, and the number is none.
    EveryNone,
    /// Another form of an evaluator, where no evaluator with forms is named.
    VariantAlone,
}

/// What a command wants to be told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// An axis of the board.
    Axis,
    /// A way to defend.
    Defence,
    /// An encoding of texts.
    Encoding,
    /// A file.
    File,
    /// Files.
    Files,
    /// A file, and what it becomes.
    FileAndFile,
    /// A form of picture or page.
    Form,
    /// A class of wins.
    Goal,
    /// A kind of puzzle.
    Kind,
    /// A point, or the number of a move.
    Place,
    /// A point.
    Point,
    /// Points.
    Points,
    /// A position.
    Position,
    /// A puzzle.
    Puzzle,
    /// A rating, or a range of them.
    Rating,
    /// A number of seconds.
    Seconds,
    /// A side.
    Side,
    /// Which one of several.
    Which,
}

impl Wanted {
    /// The name by which a message chooses its words.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Axis => "axis",
            Self::Defence => "defence",
            Self::Encoding => "encoding",
            Self::File => "file",
            Self::FileAndFile => "file-and-file",
            Self::Files => "files",
            Self::Form => "form",
            Self::Goal => "goal",
            Self::Kind => "kind",
            Self::Place => "place",
            Self::Point => "point",
            Self::Points => "points",
            Self::Position => "position",
            Self::Puzzle => "puzzle",
            Self::Rating => "rating",
            Self::Seconds => "seconds",
            Self::Side => "side",
            Self::Which => "which",
        }
    }
}
