//! Checks a lesson's file at every save, for its author.

use std::fs;
use std::io::{self, BufRead, IsTerminal, Write};
use std::time::Duration;

use super::exit;
use super::shell::Shell;
use crate::reply::{LessonTrouble, Reply, Trouble};
use crate::session::grammar::Command;
use crate::session::grammar::practice::{LESSON, TRY, WATCH};
use crate::session::grammar::shared::JSON;
use crate::solve::threads;
use crate::words::say;

/// The time between two looks at the file.
const PAUSE: Duration = Duration::from_millis(300);

/// Checks the file of a lesson now and whenever it changes. On a terminal this goes on until it is interrupted; with any
/// other input each line asks for a look at the file, and the end of the input ends it. Returns the exit code of the last
/// check.
pub fn lesson(shell: &mut Shell, command: &Command) -> anyhow::Result<u8> {
    let file = command.get(&LESSON).unwrap_or_default();
    let check = command.clone().without(&[&WATCH]).with(&TRY, "");
    let mut seen = fs::read(&file).ok();
    if seen.is_none() {
        let reply = shell.respond(&check);
        return shell.tell_as(&reply, check.has(&JSON));
    }
    let mut code = checked(shell, &check)?;
    let mut lines = io::stdin().lock().lines();
    loop {
        if io::stdin().is_terminal() {
            threads::wait(PAUSE);
        } else if lines.next().transpose()?.is_none() {
            return Ok(code);
        }
        let now = fs::read(&file).ok();
        if now != seen {
            // A file that is away or empty for a moment, while an editor replaces it, is not worth a word.
            if now.as_ref().is_some_and(|bytes| !bytes.is_empty()) {
                code = checked(shell, &check)?;
            }
            seen = now;
        }
    }
}

/// Checks the lesson once, and says that the file is watched.
fn checked(shell: &mut Shell, check: &Command) -> anyhow::Result<u8> {
    let reply = shell.respond(check);
    let faulty = matches!(&reply, Reply::Trouble(Trouble::Lesson(LessonTrouble::File(..))));
    let code = shell.tell_as(&reply, check.has(&JSON))?;
    if !check.has(&JSON) {
        writeln!(shell.out, "{}", say!(shell.theme.lang, "lesson-watching"))?;
        shell.out.flush()?;
    }
    Ok(if faulty { exit::BAD } else { code })
}
