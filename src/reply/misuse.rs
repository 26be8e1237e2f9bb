//! What is wrong with the words after a command's name.

/// Why a command does not take its words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misuse {
    /// A word is left over.
    TooMuch(String),
    /// No option has this name here.
    NoOption(String),
    /// An argument is missing; the name of what its value is, such as `POINT`.
    Missing(&'static str),
    /// The value of this option is missing.
    MissingValue(String),
    /// A value that an argument cannot have.
    NoValue {
        /// The argument: `--nodes`, `POINT`.
        argument: String,
        /// The name of what its value is: `N`, `POINT`.
        value: &'static str,
        /// What was given.
        word: String,
    },
    /// A word that is none of those that can stand there.
    NoneOf(String, Vec<&'static str>),
    /// The first argument means nothing without the second.
    Needs(String, String),
    /// The two arguments cannot stand beside each other.
    NotBeside(String, String),
    /// There is no such row, column or diagonal; the axis's name, and the word.
    NoLine(&'static str, String),
}
