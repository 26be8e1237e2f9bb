//! Messages during a search, so that a long search does not look like a program that hangs.

use std::io::{IsTerminal, stderr};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::Duration;

use crate::reply::Lang;
use crate::solve::{Moment, ProgressCallback, threads};
use crate::words::say;

/// The time before the first message, and between messages.
const PATIENCE: Duration = Duration::from_secs(1);

/// Runs `work`, and meanwhile shows on the terminal how long it has been running and what was searched, while `busy` is
/// true. The message is erased when the work is done.
pub(super) fn told<T>(
    busy: &AtomicBool,
    progress: &ProgressCallback,
    lang: Lang,
    work: impl FnOnce() -> T,
) -> T {
    if !stderr().is_terminal() || std::env::var_os("TERM").is_some_and(|term| term == "dumb") {
        return work();
    }
    let (done, end) = mpsc::channel();
    threads::beside(
        move || tell(busy, progress, lang, &end),
        move || {
            let answer = work();
            drop(done);
            answer
        },
    )
}

/// Shows the message until the work ends.
fn tell(busy: &AtomicBool, progress: &ProgressCallback, lang: Lang, end: &Receiver<()>) {
    let begun = Moment::now();
    let mut shown = false;
    while end.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout) {
        if busy.load(Ordering::Relaxed) {
            let told = say::searching(lang, &begun.elapsed().as_secs().to_string(), &progress.done());
            // What does not fit is cut off, because a line that was broken could not be erased.
            eprint!("\r\x1b[?7l{told}\x1b[K\x1b[?7h");
            shown = true;
        }
    }
    if shown {
        eprint!("\r\x1b[K");
    }
}
