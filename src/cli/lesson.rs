//! `lesson`: the list, a lesson as JSON, a lesson tried against the solver, or a lesson taken.

use std::io::{self, IsTerminal};

use clap::Args as Arguments;

use super::exit;
use super::shell::Shell;
use crate::repl::INTERRUPTED;
use crate::reply::{LessonTrouble, Reply, Trouble};
use crate::session::Command;

/// What may be said along with it.
#[derive(Arguments, Debug)]
pub struct Args {
    /// A lesson's name or number, or a file (.yaml); the list when nothing is said
    name: Option<String>,
    /// Try every answer, line and claim against the solver
    #[arg(long, requires = "name")]
    check: bool,
    /// The list, or the whole lesson with its answers, as JSON
    #[arg(long)]
    json: bool,
}

/// Answers. A lesson that is taken ends with 1 where a question was missed or a line could not be done.
pub fn run(shell: &mut Shell, args: &Args) -> anyhow::Result<u8> {
    let command = match &args.name {
        None => Command::Lessons,
        Some(name) if args.check => Command::TryLesson(name.clone()),
        Some(name) => Command::Lesson(name.clone()),
    };
    let taken = args.name.is_some() && !args.check && !args.json;
    let reply = shell.respond(command);
    if let Reply::Trouble(Trouble::Lesson(LessonTrouble::File(..))) = &reply
        && args.check
    {
        shell.tell(&reply)?;
        return Ok(exit::BAD);
    }
    if !taken || reply.is_trouble() {
        return shell.tell_as(&reply, args.json);
    }
    if !io::stdin().is_terminal() {
        shell.tell(&reply)?;
    }
    let ending = shell.talk(&reply, false)?;
    Ok(match ending {
        _ if ending.interrupted => INTERRUPTED,
        _ if ending.failed > 0 || ending.missed > 0 => exit::BAD,
        _ => exit::GOOD,
    })
}
