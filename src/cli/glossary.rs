//! `glossary`: the terms of the game in four languages.

use clap::Args;

use super::shell::Shell;
use crate::session::Command;

/// Which term.
#[derive(Args, Debug)]
pub struct Glossary {
    /// A term in English, Chinese, Russian or Japanese (default: all of them)
    term: Vec<String>,
}

/// Tells it. The exit code.
pub fn run(shell: &mut Shell, what: &Glossary) -> anyhow::Result<u8> {
    let term = what.term.join(" ");
    let reply = shell.respond(Command::Glossary(Some(term).filter(|term| !term.is_empty())));
    shell.tell(&reply)
}
