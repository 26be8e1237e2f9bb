//! An engine that other boards can drive: the Gomocup protocol on standard input and output.
//!
//! A manager (Piskvork, Yixin-Board, a match runner) sends a line, the engine answers with lines; points are
//! `x,y`, both from 0, counted from the upper left corner:
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
//! `request` takes a line apart, `table` keeps the game and answers, `clock` says how long a move may take, `signals`
//! lets a line that comes in meanwhile cut the thinking short.

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

/// Bytes of a line; what a manager sends is much shorter.
const LINE: u64 = 1 << 16;

/// Plays until `END` or the end of the input.
///
/// While a move is looked for, further lines are read: `YXSTOP` makes the engine answer at once, `END` soon.
///
/// # Errors
/// When what it says cannot be written.
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
    // It may wait for input for ever; it ends with the program.
    threads::detached(move || read(input, &send, &reader));
    let mut table = Table::default();
    table.tree = tree;
    for (number, request) in lines.iter().enumerate() {
        if request.command == "END" {
            break;
        }
        for answer in table.answer(&request, &|| signals.stopped_after(number)) {
            // The protocol's line ends are those of the system it comes from.
            write!(out, "{answer}\r\n")?;
        }
        out.flush()?;
    }
    Ok(())
}

/// Hands the requests on as they come in, and what cuts thinking short at once.
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
