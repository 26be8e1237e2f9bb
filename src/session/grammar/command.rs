//! A parsed command: its name, and the words of its arguments, all of them checked.

use std::fmt;

use super::arg::{Arg, Argument, Group};
use crate::reply::{Misuse, Trouble};

/// A parsed command.
#[derive(Clone)]
pub struct Command {
    /// The name of the command with that of its subcommand: `puzzles list`.
    path: String,
    /// The usage in a conversation; `None` in the shell, which has help of its own.
    usage: Option<String>,
    /// The names of the arguments that were given, each with a word that it accepts.
    pub(super) given: Vec<(&'static str, String)>,
}

impl fmt::Debug for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:?}", self.path, self.given)
    }
}

impl Command {
    /// A command without arguments.
    pub(super) const fn new(path: String, usage: Option<String>) -> Self {
        Self { path, usage, given: Vec::new() }
    }

    /// The name, with that of its subcommand: `solve`, `puzzles list`.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// The command with one more argument. A word that the argument does not accept is left out.
    #[must_use]
    pub fn with(mut self, argument: &dyn Argument, word: impl Into<String>) -> Self {
        let word = word.into();
        if argument.accepts(&word) {
            self.given.push((argument.shape().name, word));
        }
        self
    }

    /// The command with those arguments of another command that belong to a group.
    #[must_use]
    pub fn with_those_of(mut self, other: &Self, group: Group) -> Self {
        let is_in = |name: &str| group.iter().any(|argument| argument.shape().name == name);
        self.given.extend(other.given.iter().filter(|(name, _)| is_in(name)).cloned());
        self
    }

    /// The command without the arguments of a group.
    #[must_use]
    pub fn without(mut self, group: &[&dyn Argument]) -> Self {
        self.given.retain(|(name, _)| group.iter().all(|argument| argument.shape().name != *name));
        self
    }

    /// The arguments of a group as they are typed, in the order of the group.
    pub fn written(&self, group: Group) -> String {
        let of = |argument: &&'static dyn Argument| {
            let shape = *argument.shape();
            let given = self.given.iter().filter(move |(name, _)| *name == shape.name);
            given.map(move |(_, word)| {
                let quote = if word.contains(char::is_whitespace) { "'" } else { "" };
                let value = format!("{quote}{word}{quote}");
                match (shape.is_named(), word.is_empty()) {
                    (false, _) => value,
                    (true, true) => shape.label(),
                    (true, false) => format!("{} {value}", shape.label()),
                }
            })
        };
        group.iter().flat_map(of).collect::<Vec<_>>().join(" ")
    }

    /// Whether an argument was given.
    pub fn has(&self, argument: &dyn Argument) -> bool {
        self.has_named(argument.shape().name)
    }

    pub(super) fn has_named(&self, name: &str) -> bool {
        self.given.iter().any(|(given, _)| *given == name)
    }

    /// Whether it was typed in a conversation, and not given to the shell or made by the program.
    pub const fn is_typed(&self) -> bool {
        self.usage.is_some()
    }

    /// Whether it was given without arguments.
    pub const fn is_bare(&self) -> bool {
        self.given.is_empty()
    }

    /// The values of an argument, in the order in which they were given.
    pub fn all<T>(&self, argument: &Arg<T>) -> impl DoubleEndedIterator<Item = T> {
        let given = self.given.iter().filter(|(name, _)| *name == argument.shape.name);
        given.filter_map(|(_, word)| (argument.read)(word))
    }

    /// The value of an argument; the last one where it was given several times.
    pub fn get<T>(&self, argument: &Arg<T>) -> Option<T> {
        self.all(argument).next_back()
    }

    /// The words of an argument, separated by blanks.
    pub fn text(&self, argument: &Arg<String>) -> String {
        self.all(argument).collect::<Vec<_>>().join(" ")
    }

    /// The value of a required argument.
    ///
    /// # Errors
    /// When the argument is missing.
    pub fn need<T>(&self, argument: &Arg<T>) -> Result<T, Trouble> {
        self.get(argument).ok_or_else(|| self.misused(Misuse::Missing(argument.shape.kind())))
    }

    /// A failure because of wrong arguments, with the usage in a conversation.
    pub fn misused(&self, wrong: Misuse) -> Trouble {
        Trouble::Usage { command: self.path.clone(), wrong, usage: self.usage.clone() }
    }
}
