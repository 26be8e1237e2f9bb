//! An engine for other programs' boards: the Gomocup protocol on standard input and output.
//!
//! A manager (Piskvork, Yixin-Board, a match runner) sends lines and the engine answers with lines. Points
//! are `x,y`, both from 0, counted from the upper left corner:
//!
//! ```text
//! < START 15
//! > OK
//! < INFO timeout_turn 5000
//! < BEGIN
//! > 7,7
//! < TURN 8,7
//! > MESSAGE from the solved opening
//! > 9,8
//! < END
//! ```
//!
//! ```
//! let mut out = Vec::new();
//! yonsan::engine::run(&b"START 15\nBEGIN\nEND\n"[..], &mut out)?;
//! assert!(out.starts_with(b"OK\r\n") && out.ends_with(b"7,7\r\n"));
//! # Ok::<(), std::io::Error>(())
//! ```
//!
//! `request` parses a line, `table` keeps the game and answers, `clock` computes the time for a move, and
//! `signals` lets a line that arrives during a search stop it.

mod clock;
mod request;
mod signals;
mod table;

use std::io::{self, BufRead, Read, Write};
use std::sync::{Arc, mpsc};

use crate::solve::threads;
use crate::strategy::Tree;
use request::Request;
use signals::Signals;
use table::Table;

/// The largest number of bytes in a line; a manager's lines are much shorter.
const LINE: u64 = 1 << 16;

/// Plays until `END` or the end of the input.
///
/// Requests are read while a move is computed: `YXSTOP` makes the engine answer at once, `END` soon.
///
/// # Errors
/// When an answer cannot be written.
pub fn run(input: impl Read + Send + 'static, out: &mut impl Write) -> io::Result<()> {
    run_by(None, input, out)
}

/// Plays as [`run`] does; under the rule of a tree, where one is given, by that tree.
///
/// # Errors
/// When what it says cannot be written.
pub(crate) fn run_by(
    tree: Option<Tree>,
    input: impl Read + Send + 'static,
    out: &mut impl Write,
) -> io::Result<()> {
    let (send, lines) = mpsc::channel();
    let signals = Arc::new(Signals::default());
    let reader = Arc::clone(&signals);
    // The reader may wait for input for ever; its thread ends with the program.
    threads::detached(move || read(input, &send, &reader));
    let mut table = Table::default();
    table.tree = tree;
    for (number, request) in lines.iter().enumerate() {
        if request.command == "END" {
            break;
        }
        for answer in table.answer(&request, &|| signals.stopped_after(number)) {
            // The protocol uses the line ends of Windows.
            write!(out, "{answer}\r\n")?;
        }
        out.flush()?;
    }
    Ok(())
}

/// Sends the requests to the engine as they arrive, and raises the signals that stop a search.
fn read(input: impl Read, send: &mpsc::Sender<Request>, signals: &Signals) {
    let mut input = io::BufReader::new(input);
    let mut number = 0;
    loop {
        let mut line = Vec::new();
        match input.by_ref().take(LINE).read_until(b'\n', &mut line) {
            Ok(1..) => {}
            Ok(0) | Err(_) => return signals.end(),
        }
        let Some(request) = Request::parse(&String::from_utf8_lossy(&line)) else { continue };
        match request.command.as_str() {
            "YXSTOP" => signals.stop(number),
            "END" => signals.end(),
            _ => {}
        }
        if send.send(request).is_err() {
            return;
        }
        number += 1;
    }
}

#[cfg(test)]
mod tests;
