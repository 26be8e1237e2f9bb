//! The faults in the arguments of a command.

/// Why a command does not accept its arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misuse {
    /// A word that is not expected.
    TooMuch(String),
    /// The command has no option of this name.
    NoOption(String),
    /// An argument is missing; the name of its value, such as `POINT`.
    Missing(&'static str),
    /// The value of this option is missing.
    MissingValue(String),
    /// An argument has an invalid value.
    NoValue {
        /// The argument: `--nodes`, `POINT`.
        argument: String,
        /// The name of its value: `N`, `POINT`.
        value: &'static str,
        /// What was given.
        word: String,
    },
    /// A word that is none of the words that are allowed there.
    NoneOf(String, Vec<&'static str>),
    /// The first argument requires the second.
    Needs(String, String),
    /// The two arguments exclude each other.
    NotBeside(String, String),
    /// There is no such row, column or diagonal; the name of the axis, and the word.
    NoLine(&'static str, String),
}
