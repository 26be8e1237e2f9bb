//! Commands about the conversation itself, and commands that exist only in the shell.

use super::arg::{Offers, arguments};
use super::command::Command;
use super::practice::ECHO;
use super::shared::{ANY_POSITION, LOAD, Place, count, parsed, points};
use super::spec::{Door, IN_SHELL, NOTHING, Spec, TALK};
use super::strategy::TREE;
use super::{overview, resolve};
use crate::board::Point;
use crate::board::diagram::Glyphs;
use crate::reply::{HelpView, Lang, ListTrouble, Misuse, Reply, Trouble, find_term, term_names};
use crate::session::options::SolveOptions;
use crate::session::source::nearest;
use crate::session::{Answer, Outside, Session};

arguments! {
    /// How stones are drawn from now on.
    GLYPHS: Glyphs = word("GLYPHS", |word| Glyphs::from_name(&word.to_lowercase()))
        .only(|| Glyphs::ALL.map(Glyphs::name).to_vec());
    /// The language.
    LANG: Lang = word("LANG", |word| Lang::from_name(&word.to_lowercase()))
        .only(|| Lang::ALL.map(Lang::name).to_vec());
    /// A term in English, Chinese, Russian or Japanese (default: all of them).
    TERM: String = words("TERM", parsed).offers(Offers::Some(|| term_names().collect()));
    /// The command.
    COMMAND: String = words("COMMAND", parsed)
        .offers(Offers::Some(|| super::commands(Door::Conversation).map(|spec| spec.name).collect()));
    /// What is left.
    WHAT: String = word("WHAT", |word| LEFT.contains(&word).then(|| word.to_owned())).only(|| LEFT.to_vec());
    /// The points.
    POINTS: Vec<Point> = words("POINT", points).required();
    /// The shell.
    pub SHELL: String = word("SHELL", parsed).required();
    /// A command, and its part where it has some (default: the whole program).
    pub PAGE: String = words("COMMAND", parsed);
    /// The port (default: a free one).
    pub PORT: u16 = option("port", "N", count);
    /// Serve this folder instead of the one that is built into the program.
    pub FOLDER: String = option("folder", "DIR", parsed);
    /// Open no browser.
    pub STAYS: () = flag("no-open");
    /// Write all pages into this folder instead, as yonsan.1, yonsan-solve.1 and so on.
    pub DIR: String = option("dir", "DIR", parsed).excludes(&["COMMAND"]);
}

/// What can be left without leaving the program: a lesson, the study of an opening, a moment of the game that is tried
/// again, and an exam, which is reported then.
const LEFT: [&str; 4] = ["lesson", "study", "try", "exam"];

/// An empty line, which repeats a step, and goes on after a puzzle that was solved.
pub(super) static REPEAT: Spec = Spec {
    name: "repeat",
    run: Some(|session, command, outside| {
        if !session.known.stepping {
            let solved = session.solved_task().is_some();
            return if solved { session.next(command, outside) } else { Ok(Reply::Silent) };
        }
        if session.known.walk().is_none()
            && let Some(answer) = session.step_in_study(outside)
        {
            return answer;
        }
        session.step_to(None, &SolveOptions::default(), &outside.limits())
    }),
    ..TALK
};

/// A line with points alone: a move, the defender's reply on a walk or in a study, or an answer in a lesson.
pub(super) static ALONE: Spec = Spec {
    name: "points",
    args: &[&[&POINTS]],
    run: Some(|session, command, outside| match command.points()[..] {
        [point] if session.known.is_walking() => {
            session.step_to(Some(Place::At(point)), &SolveOptions::default(), &outside.limits())
        }
        [point] => session.reply_in_study(point, outside).unwrap_or_else(|| session.play(point, outside)),
        ref points => session.play_each(points, outside),
    }),
    ..TALK
};

impl Command {
    /// Whether it is `quit` with this word.
    pub fn is_leaving(&self, what: &str) -> bool {
        self.get(&WHAT).is_some_and(|left| left == what)
    }

    /// The points of the command `move`, or of a line with points alone.
    pub fn points(&self) -> Vec<Point> {
        self.all(&POINTS).flatten().collect()
    }
}

pub(super) static COMMANDS: [Spec; 12] = [
    // The conversation runs the tour itself, in a separate session.
    Spec { name: "tour", run: Some(|_, _, _| Ok(Reply::Silent)), ..NOTHING },
    Spec { name: "glossary", args: &[&[&TERM]], json: true, run: Some(glossary), ..NOTHING },
    Spec {
        name: "lang",
        args: &[&[&LANG]],
        run: Some(|_, command, _| Ok(Reply::Lang(command.get(&LANG)))),
        ..TALK
    },
    Spec {
        name: "glyphs",
        in_conversation: &[&[&GLYPHS]],
        run: Some(|_, command, _| Ok(Reply::Glyphs(command.get(&GLYPHS)))),
        ..NOTHING
    },
    Spec { name: "help", args: &[&[&COMMAND]], run: Some(help), ..TALK },
    Spec {
        name: "quit",
        args: &[&[&WHAT]],
        run: Some(|session, command, _| match command.get(&WHAT).as_deref() {
            Some("try") => session.leave_try(),
            // An exam that goes on has answered before.
            Some("exam") => Err(Trouble::List(ListTrouble::NoExamOn)),
            Some("study") => {
                session.leave_study();
                Ok(session.standing())
            }
            Some(_) => session.leave_lesson(false),
            None => {
                session.leave();
                Ok(Reply::Goodbye)
            }
        }),
        ..TALK
    },
    Spec { name: "repl", in_shell: &[&[&ANY_POSITION, &ECHO], LOAD], ..IN_SHELL },
    // In a terminal the caller opens the screen; elsewhere the board is drawn.
    Spec {
        name: "board",
        in_shell: &[&[&ANY_POSITION], LOAD],
        in_conversation: &[],
        run: Some(|session, _, _| Ok(session.standing())),
        ..NOTHING
    },
    Spec { name: "engine", in_shell: &[&[&TREE]], ..IN_SHELL },
    Spec { name: "web", in_shell: &[&[&PORT, &FOLDER, &STAYS]], ..IN_SHELL },
    Spec { name: "completions", in_shell: &[&[&SHELL]], ..IN_SHELL },
    Spec { name: "man", in_shell: &[&[&PAGE, &DIR]], ..IN_SHELL },
];

fn glossary(_: &mut Session, command: &Command, _: &mut dyn Outside) -> Answer {
    // A term may consist of several words.
    let term = command.text(&TERM);
    match find_term(&term) {
        _ if term.is_empty() => Ok(Reply::Glossary(None)),
        Some(found) => Ok(Reply::Glossary(Some(found))),
        None => Err(Trouble::UnknownTerm(term.clone(), nearest(&term, term_names()))),
    }
}

fn help(_: &mut Session, command: &Command, _: &mut dyn Outside) -> Answer {
    let mut names = command.all(&COMMAND);
    let Some(name) = names.next() else { return Ok(Reply::Help(overview())) };
    let mut spec = resolve(&name)?;
    let mut path = spec.name.to_owned();
    for name in names {
        let part = spec.parts.iter().find(|part| part.name == name);
        spec = part.ok_or_else(|| command.misused(Misuse::TooMuch(name)))?;
        path = format!("{path} {}", spec.name);
    }
    Ok(Reply::Help(HelpView::Command { usage: spec.usage(&path), path }))
}
