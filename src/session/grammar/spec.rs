//! The declaration of a command.

use super::arg::{Arg, Argument, Group};
use super::command::Command;
use super::shared::{JSON, LOAD, POSITION};
use crate::session::{Answer, Outside, Session};

/// The place where a command is given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Door {
    /// A conversation, in which a position is already loaded.
    Conversation,
    /// The shell, where a command names its position and may request JSON.
    Shell,
}

const JSON_ALONE: Group = &[&JSON];

/// The function that carries out a command in a session.
pub type Run = fn(&mut Session, &Command, &mut dyn Outside) -> Answer;

/// The declaration of a command, from which both grammars, completion, help and the manual are generated. The
/// message `help-NAME` describes the command in one line, and its attribute `more` in more detail.
pub struct Spec {
    /// The name.
    pub name: &'static str,
    /// The argument with the position that the shell loads before the command runs; a conversation has a
    /// position already.
    pub on: Option<&'static Arg<String>>,
    /// The arguments in the shell and in a conversation.
    pub args: &'static [Group],
    /// Additional arguments in a conversation.
    pub in_conversation: &'static [Group],
    /// Additional arguments in the shell.
    pub in_shell: &'static [Group],
    /// Whether the shell can print the reply as JSON.
    pub json: bool,
    /// The subcommands: `puzzles list`.
    pub parts: &'static [Spec],
    /// The only place where the command exists; `None` for both.
    pub only: Option<Door>,
    /// The function of the command; `None` where the shell or the conversation carries it out itself, or a
    /// subcommand must be named.
    pub run: Option<Run>,
}

/// A command without arguments and function, the base of every declaration.
pub(super) const NOTHING: Spec = Spec {
    name: "",
    on: None,
    args: &[],
    in_conversation: &[],
    in_shell: &[],
    json: false,
    parts: &[],
    only: None,
    run: None,
};

/// A command that exists only in conversations.
pub(super) const TALK: Spec = Spec { only: Some(Door::Conversation), ..NOTHING };

/// A command that exists only in the shell.
pub(super) const IN_SHELL: Spec = Spec { only: Some(Door::Shell), ..NOTHING };

/// A command about a position.
pub(super) const LOOK: Spec = Spec { on: Some(&POSITION), ..NOTHING };

impl Spec {
    /// Whether the command exists at this place.
    pub fn is_at(&self, door: Door) -> bool {
        self.only.is_none_or(|only| only == door)
    }

    /// Its arguments at this place, in the order of the help text; words come before options.
    pub fn arguments(&self, door: Door) -> Vec<&'static dyn Argument> {
        let mut all: Vec<&'static dyn Argument> = Vec::new();
        let in_shell = door == Door::Shell;
        let own = if in_shell { self.in_shell } else { self.in_conversation };
        let load: &[Group] = if self.on.is_some() && in_shell { &[LOAD] } else { &[] };
        let json: &[Group] = if self.json && in_shell { &[JSON_ALONE] } else { &[] };
        let position = self.on.filter(|_| in_shell).map(|on| on as &dyn Argument);
        let groups = [self.args, own, load, json].into_iter().flatten().copied().flatten().copied();
        for argument in position.into_iter().chain(groups) {
            if all.iter().all(|known| known.shape().name != argument.shape().name) {
                all.push(argument);
            }
        }
        all.sort_by_key(|argument| argument.shape().is_named());
        all
    }

    /// The usage in a conversation, one line for the command and one for each of its subcommands.
    pub(super) fn usage(&self, path: &str) -> String {
        let mut lines = Vec::new();
        if self.run.is_some() {
            // Arguments without dashes come before those with dashes.
            let mut arguments = self.arguments(Door::Conversation);
            arguments.sort_by_key(|argument| argument.shape().is_named() && !argument.shape().bare);
            let words = arguments.iter().map(|argument| argument.shape().usage());
            lines.push(std::iter::once(path.to_owned()).chain(words).collect::<Vec<_>>().join(" "));
        }
        let parts = self.parts.iter().filter(|part| part.is_at(Door::Conversation));
        lines.extend(parts.map(|part| part.usage(&format!("{path} {}", part.name))));
        lines.join("\n")
    }
}
