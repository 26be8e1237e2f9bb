//! The commands that check puzzles and search for puzzles, with progress on a terminal.

use std::io::{ErrorKind, IsTerminal, Write, stderr};
use std::sync::atomic::{AtomicUsize, Ordering};

use super::exit;
use super::shell::Shell;
use crate::render::json as files;
use crate::render::json::puzzles as json;
use crate::render::prose;
use crate::repl::INTERRUPTED;
use crate::reply::{Reply, Trouble};
use crate::session::grammar::Command;
use crate::session::grammar::shared::{JSON, OUT};
use crate::session::{Outside, Step};
use crate::words::say::{self, puzzles as words};

/// Lints puzzles. Returns the exit code: 1 where a claim does not hold, 2 where a file or puzzle cannot be
/// read.
pub fn lint(shell: &mut Shell, command: &Command) -> anyhow::Result<u8> {
    let as_json = command.has(&JSON);
    let Shell { world, theme, out, .. } = shell;
    let theme = *theme;
    let done = AtomicUsize::new(0);
    let tell = || {
        let done = done.fetch_add(1, Ordering::Relaxed) + 1;
        if stderr().is_terminal() {
            eprint!("\r{}\x1b[K", words::linting(theme.lang, done));
        }
    };
    let mut view = world.busy(|world| crate::session::lint(command, world, &tell));
    if stderr().is_terminal() {
        eprint!("\r\x1b[K");
    }
    if view.interrupted {
        return Ok(INTERRUPTED);
    }
    let unreadable = !view.troubles.is_empty();
    let nothing = view.files.is_empty();
    for trouble in view.troubles.drain(..) {
        if as_json && nothing {
            writeln!(out, "{}", files::error(&trouble))?;
            continue;
        }
        writeln!(stderr(), "yonsan: {}", say::trouble(theme.lang, &trouble))?;
    }
    if nothing {
        out.flush()?;
        return Ok(exit::FAULT);
    }
    if as_json {
        writeln!(out, "{}", json::lint(&view))?;
    }
    let reply = Reply::Linted(Box::new(view));
    if !as_json {
        prose(&reply, theme, out)?;
    }
    out.flush()?;
    Ok(if unreadable { exit::FAULT } else { exit::code(&reply) })
}

/// Searches for puzzles. Returns the exit code.
pub fn mine(shell: &mut Shell, command: &Command) -> anyhow::Result<u8> {
    let as_json = command.has(&JSON);
    let shows = !command.has(&OUT) && !as_json;
    let Shell { world, theme, out, .. } = shell;
    let lang = theme.lang;
    let mut tell = |step: Step| {
        out.write_all(if shows { step.text.as_bytes() } else { b"" })?;
        out.flush()?;
        // On a terminal, the progress is shown on one line.
        if stderr().is_terminal() {
            write!(stderr(), "\r{}\x1b[K", words::mining(lang, step.done, step.items, step.found))?;
            if step.done == step.items {
                writeln!(stderr())?;
            }
        }
        Ok(())
    };
    let mined = world.busy(|world| crate::session::mine(command, world, &mut tell));
    Ok(match mined {
        Ok(_) if world.stop().is_raised() => INTERRUPTED,
        Ok(mined) if as_json => return shell.print(&[files::mine(&mined)], &Reply::Silent),
        Ok(mined) => {
            let told = [words::rejected(lang, &mined), words::nothing_mined(lang, &mined)];
            for told in told.into_iter().flatten() {
                writeln!(stderr(), "{told}")?;
            }
            exit::GOOD
        }
        // A reader that closes the pipe early is not an error.
        Err(Trouble::Unwritable(_, error)) if error.kind() == ErrorKind::BrokenPipe => exit::GOOD,
        Err(trouble) => return shell.tell(&Reply::Trouble(trouble)),
    })
}
