//! Serves the page for browsers on this machine.

use std::io::Write;
use std::path::Path;
use std::process::{Command as Process, Stdio};

use anyhow::Context;

use super::exit;
use super::shell::Shell;
use crate::session::Command;
use crate::session::grammar::talk::{FOLDER, PORT, STAYS};
use crate::web::{Folder, Server};
use crate::words::say;

/// The programs that open an address in the user's browser, with their first arguments.
const OPENERS: [&[&str]; 3] = [&["xdg-open"], &["open"], &["cmd", "/c", "start", ""]];

/// Serves the page that is built into the program, or that of a folder, until the program is interrupted, and opens it.
pub fn run(shell: &mut Shell, command: &Command) -> anyhow::Result<u8> {
    let lang = shell.theme.lang;
    let folder = match command.get(&FOLDER) {
        Some(path) => Folder::read(Path::new(&path)).with_context(|| path.clone())?,
        None => Folder::built_in().with_context(|| say!(lang, "web-not-built-in"))?,
    };
    anyhow::ensure!(folder.has_page(), say!(lang, "web-no-page"));
    let port = command.get(&PORT).unwrap_or_default();
    let server = Server::listen(folder, port).with_context(|| say!(lang, "web-no-port", port = port))?;
    let address = server.address();
    writeln!(shell.out, "{}", say!(lang, "web-serves", address = address.as_str()))?;
    shell.out.flush()?;
    if !command.has(&STAYS) {
        open(&address);
    }
    server.run()?;
    Ok(exit::GOOD)
}

/// Opens an address in the user's browser, if there is a program for it; the address was told before.
fn open(address: &str) {
    for words in OPENERS {
        let mut process = Process::new(words[0]);
        process
            .args(&words[1..])
            .arg(address)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        if process.spawn().is_ok() {
            return;
        }
    }
}
