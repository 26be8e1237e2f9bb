//! What is told while a search goes on, so that a long search is not taken for a program that hangs.

use std::io::{IsTerminal, stderr};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::Duration;

use crate::reply::Lang;
use crate::solve::{Moment, threads};
use crate::words::say;

/// How long a person waits before the first message, and from each message to the next.
const PATIENCE: Duration = Duration::from_secs(1);

/// Does some work, and tells on the terminal for how long it has gone on, as long as it is `busy`. The line is gone when
/// the work is done.
pub(super) fn told<T>(busy: &AtomicBool, lang: Lang, work: impl FnOnce() -> T) -> T {
    if !stderr().is_terminal() || std::env::var_os("TERM").is_some_and(|term| term == "dumb") {
        return work();
    }
    let (done, end) = mpsc::channel();
    threads::beside(
        move || tell(busy, lang, &end),
        move || {
            let answer = work();
            drop(done);
            answer
        },
    )
}

/// Tells, until the work comes to its end.
fn tell(busy: &AtomicBool, lang: Lang, end: &Receiver<()>) {
    let begun = Moment::now();
    let mut shown = false;
    while end.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout) {
        if busy.load(Ordering::Relaxed) {
            eprint!("\r{}\x1b[K", say!(lang, "looking", seconds = begun.elapsed().as_secs()));
            shown = true;
        }
    }
    if shown {
        eprint!("\r\x1b[K");
    }
}
