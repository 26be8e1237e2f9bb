//! A command that was given: its declaration, and the words of its arguments, all of them checked.

use std::fmt;

use super::arg::{Arg, Argument, Form};
use super::spec::{Door, Group, Spec};
use crate::reply::{Misuse, Trouble};

/// Something a person wants done.
#[derive(Clone)]
pub struct Command {
    spec: &'static Spec,
    /// The names from the command to its part: `puzzles list`.
    path: String,
    /// Where it was given.
    door: Door,
    /// The names of the arguments that were given, each with a word that it accepts.
    given: Vec<(&'static str, String)>,
}

impl fmt::Debug for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:?}", self.path, self.given)
    }
}

impl Command {
    /// A command without arguments.
    pub(super) fn new(spec: &'static Spec, path: String) -> Self {
        Self { spec, path, door: Door::Conversation, given: Vec::new() }
    }

    /// Its declaration.
    pub const fn spec(&self) -> &'static Spec {
        self.spec
    }

    /// Its name, with the name of its part: `solve`, `puzzles list`.
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

    /// The command with those arguments of another that belong to a group.
    pub(super) fn with_those_of(mut self, other: &Self, group: Group) -> Self {
        let is_in = |name: &str| group.iter().any(|argument| argument.shape().name == name);
        self.given.extend(other.given.iter().filter(|(name, _)| is_in(name)).cloned());
        self
    }

    /// The command without the arguments of a group.
    #[must_use]
    pub fn without(mut self, group: Group) -> Self {
        self.given.retain(|(name, _)| group.iter().all(|argument| argument.shape().name != *name));
        self
    }

    /// Whether an argument was given.
    pub fn has(&self, argument: &dyn Argument) -> bool {
        self.given(argument.shape().name)
    }

    fn given(&self, name: &str) -> bool {
        self.given.iter().any(|(given, _)| *given == name)
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

    /// The value of an argument; where it was given twice, the last one.
    pub fn get<T>(&self, argument: &Arg<T>) -> Option<T> {
        self.all(argument).next_back()
    }

    /// The value of an argument that the command cannot do without.
    ///
    /// # Errors
    /// That it is missing.
    pub fn need<T>(&self, argument: &Arg<T>) -> Result<T, Trouble> {
        self.get(argument).ok_or_else(|| self.misused(Misuse::Missing(argument.shape.kind())))
    }

    /// That the command is not used like this, and in a conversation, how it is used.
    pub fn misused(&self, wrong: Misuse) -> Trouble {
        let usage = match self.spec.parts {
            _ if self.door == Door::Shell => None,
            [] => Some(self.spec.usage(&self.path)),
            parts => {
                let names = parts.iter().filter(|part| part.is_at(self.door)).map(|part| part.name);
                Some(format!("{} {}", self.path, names.collect::<Vec<_>>().join(" | ")))
            }
        };
        Trouble::Usage { command: self.path.clone(), wrong, usage }
    }

    /// Checks what no single word shows: that nothing is missing, and that the arguments go together.
    ///
    /// # Errors
    /// What is missing, or which arguments do not go together.
    pub fn complete(mut self, door: Door) -> Result<Self, Trouble> {
        self.door = door;
        let arguments = self.spec.arguments(door);
        let label = |name: &str| {
            let other = arguments.iter().find(|argument| argument.shape().name == name);
            other.map_or_else(|| name.to_owned(), |other| other.shape().label())
        };
        for argument in &arguments {
            let shape = argument.shape();
            if !self.given(shape.name) {
                if shape.required {
                    return Err(self.misused(Misuse::Missing(shape.kind())));
                }
                continue;
            }
            if let Some(other) = shape.needs.filter(|other| !self.given(other)) {
                return Err(self.misused(Misuse::Needs(shape.label(), label(other))));
            }
            if let Some(other) = shape.excludes.iter().find(|other| self.given(other)) {
                return Err(self.misused(Misuse::NotBeside(shape.label(), label(other))));
            }
        }
        Ok(self)
    }

    /// Takes the words of a conversation.
    pub(super) fn take(&mut self, words: &[&str]) -> Result<(), Misuse> {
        let arguments = self.spec.arguments(Door::Conversation);
        let mut words = words.iter().copied().peekable();
        while let Some(word) = words.next() {
            let (name, value) = match word.split_once('=') {
                Some((name, value)) if name.starts_with("--") => (name, Some(value)),
                _ => (word, None),
            };
            let free = |argument: &&&dyn Argument| {
                argument.shape().form == Form::Words || !self.given(argument.shape().name)
            };
            let (argument, value) = if let Some(&named) =
                arguments.iter().find(|a| is_called(a.shape(), name))
            {
                let value = match named.shape().form {
                    Form::Flag => Some(""),
                    Form::Optional => {
                        value.or_else(|| words.next_if(|word| named.accepts(word))).or(Some(""))
                    }
                    _ => value.or_else(|| words.next()),
                };
                (named, value.ok_or_else(|| Misuse::MissingValue(named.shape().label()))?)
            } else if word.starts_with("--") {
                return Err(Misuse::NoOption(word.to_owned()));
            } else if let Some(&bare) = arguments
                .iter()
                .filter(free)
                .find(|a| a.shape().bare && a.shape().form == Form::Option && a.accepts(word))
            {
                (bare, word)
            } else if let Some(&word_or_words) = arguments.iter().filter(free).find(|a| !a.shape().is_named())
            {
                (word_or_words, word)
            } else {
                return Err(self.too_much(word, &arguments));
            };
            argument.check(value)?;
            self.given.push((argument.shape().name, value.to_owned()));
        }
        Ok(())
    }

    /// Why a word has no place: it is none of the names that could stand there, or there is no place left.
    fn too_much(&self, word: &str, arguments: &[&'static dyn Argument]) -> Misuse {
        let free = arguments.iter().map(|a| a.shape()).filter(|shape| shape.bare && !self.given(shape.name));
        let names: Vec<_> =
            free.flat_map(|shape| shape.names().unwrap_or_else(|| vec![shape.name])).collect();
        if names.is_empty() {
            Misuse::TooMuch(word.to_owned())
        } else {
            Misuse::NoneOf(word.to_owned(), names)
        }
    }
}

/// Whether a typed word is the name of an argument.
fn is_called(shape: &super::arg::Shape, word: &str) -> bool {
    let dashed = word.strip_prefix("--").is_some_and(|name| name == shape.name);
    let letter =
        shape.short.is_some_and(|letter| word.strip_prefix('-') == Some(letter.encode_utf8(&mut [0; 4])));
    shape.is_named() && (dashed || letter || (shape.bare && word == shape.name))
}
