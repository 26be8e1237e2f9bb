//! The grammar of the commands: each command is declared once, and both the shell and the conversation
//! (called doors) use the declaration.
//!
//! A declaration ([`Spec`]) holds the command's name, its arguments and its function. It is used to parse
//! ([`parse`]) and complete ([`complete()`]) the conversation's lines, to build the shell's arguments and
//! manual, and to show help. The message `help-NAME` describes the command in each language.
//!
//! ```
//! use yonsan::session::parse;
//! let command = parse("solve vcf --nodes 1000")?;
//! assert_eq!(command.path(), "solve");
//! assert!(parse("solve --nodes many").is_err());
//! # Ok::<(), yonsan::reply::Trouble>(())
//! ```

mod arg;
pub(crate) mod board;
mod command;
mod complete;
pub(crate) mod files;
pub(crate) mod game;
pub(crate) mod practice;
mod read;
pub(crate) mod shared;
mod spec;
pub(crate) mod strategy;
pub(crate) mod talk;
#[cfg(test)]
mod tests;
pub(crate) mod wins;

pub use arg::{Arg, Argument, Form, Group, Offers, Shape};
pub use command::Command;
pub use complete::{complete, hint};
pub use spec::{Door, Run, Spec};

use super::source::nearest;
use crate::reply::{HelpView, Misuse, Trouble};

/// The commands grouped by subject, in the order of the overview.
static SUBJECTS: [&[Spec]; 7] = [
    &board::COMMANDS,
    &practice::COMMANDS,
    &wins::COMMANDS,
    &strategy::COMMANDS,
    &files::COMMANDS,
    &game::COMMANDS,
    &talk::COMMANDS,
];

/// Other names of commands.
const ALIASES: [(&str, &str); 3] = [("exit", "quit"), ("bye", "quit"), ("?", "help")];

/// The commands of the shell or of the conversation, in the order of the overview.
pub fn commands(door: Door) -> impl Iterator<Item = &'static Spec> {
    SUBJECTS.into_iter().flatten().filter(move |spec| spec.is_at(door))
}

/// Every command and subcommand with its path, such as `puzzles list`, in the order of the overview.
pub fn all() -> impl Iterator<Item = (String, &'static Spec)> {
    let parts =
        |spec: &'static Spec| spec.parts.iter().map(|part| (format!("{} {}", spec.name, part.name), part));
    let commands = SUBJECTS.into_iter().flatten();
    commands.flat_map(move |spec| std::iter::once((spec.name.to_owned(), spec)).chain(parts(spec)))
}

/// The declaration of the command or subcommand with this path, such as `puzzles list`.
pub fn find(path: &str) -> Option<&'static Spec> {
    let mut unlisted = [&talk::REPEAT, &talk::ALONE].into_iter();
    all()
        .find(|(known, _)| known == path)
        .map(|(_, spec)| spec)
        .or_else(|| unlisted.find(|spec| spec.name == path))
}

/// The command or subcommand with this path, such as `puzzles list`, without arguments.
pub fn named(path: &str) -> Option<Command> {
    find(path).map(|_| Command::new(path.to_owned(), None))
}

/// The command with this path, which must exist, without arguments.
///
/// # Panics
/// Where there is no such command.
pub fn command(path: &str) -> Command {
    named(path).unwrap_or_else(|| panic!("no command is called {path}"))
}

/// Parses a line of a conversation.
///
/// # Errors
/// When a quotation mark is not closed, the command is unknown or ambiguous, or its arguments are wrong.
pub fn parse(line: &str) -> Result<Command, Trouble> {
    let words = read::words(line).ok_or(Trouble::Quotes)?;
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let (spec, mut rest) = match words.split_first() {
        None => (&talk::REPEAT, &words[..]),
        Some((first, _)) if shared::points(first).is_some() => (&talk::ALONE, &words[..]),
        Some((first, rest)) => (resolve(first)?, rest),
    };
    let mut parts = spec.parts.iter().filter(|part| part.is_at(Door::Conversation));
    let (mut named, mut path) = (spec, spec.name.to_owned());
    let misused = |wrong| {
        let names: Vec<_> = spec.parts.iter().map(|part| part.name).collect();
        Err(Command::new(path.clone(), Some(format!("{} {}", spec.name, names.join(" | ")))).misused(wrong))
    };
    if let Some((first, after)) = rest.split_first()
        && parts.clone().next().is_some()
        && !(first.starts_with('-') && spec.run.is_some())
    {
        let lower = first.to_lowercase();
        let Some(part) = parts.clone().find(|part| part.name == lower) else {
            return misused(Misuse::NoneOf((*first).to_owned(), parts.map(|part| part.name).collect()));
        };
        (named, path, rest) = (part, format!("{} {}", spec.name, part.name), after);
    } else if spec.run.is_none() && parts.next().is_some() {
        return misused(Misuse::Missing("PART"));
    }
    let mut command = Command::new(path.clone(), Some(named.usage(&path)));
    match named.take(rest, &mut command) {
        Ok(()) => named.complete(command, Door::Conversation),
        // In a line of several points one is not valid: the fault reported is the number of points.
        Err(_) if path == talk::ALONE.name => Err(Trouble::OneMove(words.len())),
        Err(wrong) => Err(command.misused(wrong)),
    }
}

/// The command of the conversation with this name, or the only one with this beginning.
fn resolve(word: &str) -> Result<&'static Spec, Trouble> {
    let lower = word.to_lowercase();
    let name = ALIASES.into_iter().find(|(alias, _)| *alias == lower).map_or(&*lower, |(_, name)| name);
    let mut begun: Vec<_> = commands(Door::Conversation).filter(|spec| spec.name.starts_with(name)).collect();
    begun.sort_by_key(|spec| spec.name != name);
    match begun[..] {
        [spec] => Ok(spec),
        [spec, ..] if spec.name == name => Ok(spec),
        [] => {
            let names = commands(Door::Conversation).map(|spec| spec.name);
            Err(Trouble::UnknownCommand(word.to_owned(), nearest(word, names)))
        }
        _ => Err(Trouble::Ambiguous(word.to_owned(), begun.into_iter().map(|spec| spec.name).collect())),
    }
}

/// The list of commands for `help`.
fn overview() -> HelpView {
    HelpView::Overview(commands(Door::Conversation).map(|spec| spec.name).collect())
}
