//! Parses the words after a command's name by the declaration of the command.

use super::arg::{Argument, Form, Shape};
use super::command::Command;
use super::spec::{Door, Spec};
use crate::reply::{Misuse, Trouble};

impl Spec {
    /// Checks that no required argument is missing, and that the arguments go together.
    ///
    /// # Errors
    /// When an argument is missing, or arguments exclude or require each other.
    pub fn complete(&self, command: Command, door: Door) -> Result<Command, Trouble> {
        let arguments = self.arguments(door);
        let label = |name: &str| {
            let other = arguments.iter().find(|argument| argument.shape().name == name);
            other.map_or_else(|| name.to_owned(), |other| other.shape().label())
        };
        for argument in &arguments {
            let shape = argument.shape();
            if !command.has_named(shape.name) {
                if shape.required {
                    return Err(command.misused(Misuse::Missing(shape.kind())));
                }
                continue;
            }
            if let Some(other) = shape.needs.filter(|other| !command.has_named(other)) {
                return Err(command.misused(Misuse::Needs(shape.label(), label(other))));
            }
            if let Some(other) = shape.excludes.iter().find(|other| command.has_named(other)) {
                return Err(command.misused(Misuse::NotBeside(shape.label(), label(other))));
            }
        }
        Ok(command)
    }

    /// Parses the words of a conversation.
    pub(super) fn take(&self, words: &[&str], command: &mut Command) -> Result<(), Misuse> {
        let arguments = self.arguments(Door::Conversation);
        let mut words = words.iter().copied().peekable();
        while let Some(word) = words.next() {
            let (name, value) = match word.split_once('=') {
                Some((name, value)) if name.starts_with("--") => (name, Some(value)),
                _ => (word, None),
            };
            let free = |argument: &&&dyn Argument| {
                argument.shape().form == Form::Words || !command.has_named(argument.shape().name)
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
                return Err(too_much(word, &arguments, command));
            };
            argument.check(value)?;
            command.given.push((argument.shape().name, value.to_owned()));
        }
        Ok(())
    }
}

/// The fault of a word that fits no argument: it is not one of the allowed names, or there are too many
/// words.
fn too_much(word: &str, arguments: &[&'static dyn Argument], command: &Command) -> Misuse {
    let free =
        arguments.iter().map(|a| a.shape()).filter(|shape| shape.bare && !command.has_named(shape.name));
    let names: Vec<_> = free.flat_map(|shape| shape.names().unwrap_or_else(|| vec![shape.name])).collect();
    if names.is_empty() { Misuse::TooMuch(word.to_owned()) } else { Misuse::NoneOf(word.to_owned(), names) }
}

/// Whether a typed word is the name of an argument.
fn is_called(shape: &Shape, word: &str) -> bool {
    let dashed = word.strip_prefix("--").is_some_and(|name| name == shape.name);
    let letter =
        shape.short.is_some_and(|letter| word.strip_prefix('-') == Some(letter.encode_utf8(&mut [0; 4])));
    shape.is_named() && (dashed || letter || (shape.bare && word == shape.name))
}

/// The words of a line, split as a shell does: at blanks that are not in single or double quotation marks and
/// not after a backslash. `None` where a quotation mark is not closed.
pub(super) fn words(line: &str) -> Option<Vec<String>> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    let mut letters = line.chars();
    while let Some(letter) = letters.next() {
        match (quote, letter) {
            (Some(open), _) if letter == open => quote = None,
            (None, '\'' | '"') => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (None, _) if letter.is_whitespace() => words.extend(word.take()),
            (None | Some('"'), '\\') => word.get_or_insert_default().push(letters.next()?),
            _ => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    quote.is_none().then_some(words)
}
