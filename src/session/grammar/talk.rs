//! Commands about the conversation itself, and those that only the shell has.

use super::arg::{Arg, Offers};
use super::practice::ECHO;
use super::shared::{ANY_POSITION, LOAD, parsed, points};
use super::spec::{Door, NOTHING, Spec};
use super::{overview, resolve};
use crate::board::Point;
use crate::reply::{HelpView, Lang, Misuse, Reply, Trouble, find_term, term_names};
use crate::session::options::{Place, SolveOptions};
use crate::session::source::nearest;

static LANG: Arg<Lang> = Arg::word("LANG", |word| Lang::from_name(&word.to_lowercase()), "The language")
    .only(|| Lang::NAMES.to_vec());
static TERM: Arg<String> =
    Arg::words("TERM", parsed, "A term in English, Chinese, Russian or Japanese (default: all of them)")
        .offers(Offers::Some(|| term_names().collect()));
static COMMAND: Arg<String> = Arg::words("COMMAND", parsed, "The command")
    .offers(Offers::Some(|| super::commands(Door::Conversation).map(|spec| spec.name).collect()));
static WHAT: Arg<String> =
    Arg::word("WHAT", |word| (word == "lesson").then(|| word.to_owned()), "What is left")
        .only(|| vec!["lesson"]);
static POINTS: Arg<Vec<Point>> = Arg::words("POINT", points, "The points").required();

/// The shell whose completions are written.
pub static SHELL: Arg<String> = Arg::word("SHELL", parsed, "The shell").required();
/// The command whose manual page is written.
pub static PAGE: Arg<String> =
    Arg::words("COMMAND", parsed, "A command, and its part where it has some (default: the whole program)");
/// The folder of all manual pages.
pub static DIR: Arg<String> = Arg::option(
    "dir",
    "DIR",
    parsed,
    "Write all pages into this folder instead, as yonsan.1, yonsan-solve.1 and so on",
)
.excludes(&["COMMAND"]);

const TALK: Spec = Spec { only: Some(Door::Conversation), ..NOTHING };
const SHELL_ONLY: Spec = Spec { only: Some(Door::Shell), ..NOTHING };

/// An empty line: after a step it takes another.
pub(super) static REPEAT: Spec = Spec {
    name: "repeat",
    run: Some(|session, _, outside| {
        if !session.stepping {
            return Ok(Reply::Silent);
        }
        session.step(None, &SolveOptions::default(), &outside.stop())
    }),
    ..TALK
};

/// Points alone: a move, on a walk the defender's reply, and in a lesson an answer.
pub(super) static ALONE: Spec = Spec {
    name: "points",
    args: &[&[&POINTS]],
    run: Some(|session, command, outside| match command.points()[..] {
        [point] if session.is_walking() => {
            session.stepping = true;
            session.step(Some(Place::At(point)), &SolveOptions::default(), &outside.stop())
        }
        [point] => session.play(point, &outside.stop()),
        ref points => Err(Trouble::OneMove(points.len())),
    }),
    ..TALK
};

impl super::Command {
    /// The points of a line of points alone, and of `move`.
    pub fn points(&self) -> Vec<Point> {
        self.all(&POINTS).flatten().collect()
    }
}

pub(super) static COMMANDS: [Spec; 9] = [
    // The door runs the tour, in a session of its own.
    Spec { name: "tour", run: Some(|_, _, _| Ok(Reply::Silent)), ..NOTHING },
    Spec {
        name: "glossary",
        args: &[&[&TERM]],
        run: Some(|_, command, _| {
            // A term may be several words.
            let term = command.all(&TERM).collect::<Vec<_>>().join(" ");
            match find_term(&term) {
                _ if term.is_empty() => Ok(Reply::Glossary(None)),
                Some(found) => Ok(Reply::Glossary(Some(found))),
                None => Err(Trouble::UnknownTerm(term.clone(), nearest(&term, term_names()))),
            }
        }),
        ..NOTHING
    },
    Spec {
        name: "lang",
        args: &[&[&LANG]],
        run: Some(|_, command, _| Ok(Reply::Lang(command.get(&LANG)))),
        ..TALK
    },
    Spec {
        name: "help",
        args: &[&[&COMMAND]],
        run: Some(|_, command, _| {
            let mut names = command.all(&COMMAND);
            let Some(name) = names.next() else { return Ok(Reply::Help(overview())) };
            let (mut spec, mut path) = (resolve(&name)?, resolve(&name)?.name.to_owned());
            for name in names {
                let part = spec.parts.iter().find(|part| part.name == name);
                spec = part.ok_or_else(|| command.misused(Misuse::TooMuch(name)))?;
                path = format!("{path} {}", spec.name);
            }
            Ok(Reply::Help(HelpView::Command { usage: spec.usage(&path), path }))
        }),
        ..TALK
    },
    Spec {
        name: "quit",
        args: &[&[&WHAT]],
        run: Some(|session, command, _| {
            if command.has(&WHAT) {
                return session.leave_lesson();
            }
            session.leave();
            Ok(Reply::Goodbye)
        }),
        ..TALK
    },
    Spec { name: "repl", in_shell: &[&[&ANY_POSITION, &ECHO], LOAD], ..SHELL_ONLY },
    Spec { name: "engine", ..SHELL_ONLY },
    Spec { name: "completions", in_shell: &[&[&SHELL]], ..SHELL_ONLY },
    Spec { name: "man", in_shell: &[&[&PAGE, &DIR]], ..SHELL_ONLY },
];
