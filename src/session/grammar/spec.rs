//! The declaration of a command.

use super::arg::{Arg, Argument, Group};
use super::command::Command;
use super::shared::{JSON, LOAD, POSITION};
use crate::session::{Answer, Outside, Session};

/// Where a command is given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Door {
    /// In a conversation, where a position is loaded already.
    Conversation,
    /// In the shell, where a command names its position and may ask for JSON.
    Shell,
}

const JSON_ALONE: Group = &[&JSON];

/// What a command does in a session.
pub type Run = fn(&mut Session, &Command, &mut dyn Outside) -> Answer;

/// A command: the two grammars, completion, help and the manual are all read from this declaration. What it does in one
/// line is said by the message `help-NAME`, and more of it by the attribute `more` of that message.
pub struct Spec {
    /// The name as it is typed.
    pub name: &'static str,
    /// The position that the shell loads before the command runs; in a conversation it is there already.
    pub on: Option<&'static Arg<String>>,
    /// The arguments at both doors.
    pub args: &'static [Group],
    /// Further arguments in a conversation.
    pub in_conversation: &'static [Group],
    /// Further arguments in the shell.
    pub in_shell: &'static [Group],
    /// Whether the shell can have its answer as JSON.
    pub json: bool,
    /// Commands under this one: `puzzles list`.
    pub parts: &'static [Spec],
    /// The one door that has the command, where only one does.
    pub only: Option<Door>,
    /// What it does; nothing where the door does it, or where one of the parts has to be named.
    pub run: Option<Run>,
}

/// A command without arguments that does nothing: the rest of every declaration.
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

/// A command of the conversation alone.
pub(super) const TALK: Spec = Spec { only: Some(Door::Conversation), ..NOTHING };

/// A command of the shell alone.
pub(super) const IN_SHELL: Spec = Spec { only: Some(Door::Shell), ..NOTHING };

/// A command about a position.
pub(super) const LOOK: Spec = Spec { on: Some(&POSITION), ..NOTHING };

impl Spec {
    /// Whether a door has the command.
    pub fn is_at(&self, door: Door) -> bool {
        self.only.is_none_or(|only| only == door)
    }

    /// Its arguments at a door, in the order in which help shows them; words stand before options.
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

    /// How the command is used in a conversation, one line for it and for each of its parts.
    pub(super) fn usage(&self, path: &str) -> String {
        let mut lines = Vec::new();
        if self.run.is_some() {
            // What may stand without dashes comes before what may not.
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
