//! `convert`: converts a file to another format.

use std::io::{self, Write};

use super::exit;
use super::shell::Shell;
use crate::render::json;
use crate::repl;
use crate::reply::{Reply, Trouble};
use crate::session::grammar::Command;
use crate::session::grammar::shared::JSON;
use crate::words::say::convert as words;

/// Converts a file. Lost content is reported on standard error. Returns the exit code.
pub fn run(shell: &mut Shell, command: &Command) -> anyhow::Result<u8> {
    let Shell { session, world, theme, out, .. } = shell;
    let usual = session.usual();
    let (as_json, mut text) = (command.has(&JSON), Vec::new());
    let to: &mut dyn Write = if as_json { &mut text } else { out };
    match world.busy(|world| crate::session::convert(command, usual, world, to)) {
        Ok(mut done) if as_json => {
            if done.file == "-" {
                let Ok(text) = String::from_utf8(text) else {
                    return shell.tell(&Reply::Trouble(Trouble::NoText(done.to)));
                };
                done.text = Some(text);
            }
            shell.print(&[json::convert(&done)], &Reply::Silent)
        }
        Ok(done) => {
            out.flush()?;
            for line in words::lost(theme.lang, done.to, &done.losses) {
                writeln!(io::stderr(), "yonsan: {line}")?;
            }
            Ok(exit::GOOD)
        }
        // A reader that closes the pipe early is not an error.
        Err(Trouble::Unwritable(_, error)) if error.kind() == io::ErrorKind::BrokenPipe => Err(error.into()),
        Err(trouble @ Trouble::StoppedConversion) => {
            shell.tell(&Reply::Trouble(trouble))?;
            Ok(repl::INTERRUPTED)
        }
        Err(trouble) => shell.tell(&Reply::Trouble(trouble)),
    }
}
