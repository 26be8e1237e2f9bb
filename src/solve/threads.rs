//! Threads: the only file that starts them, so that a platform without threads needs another version of this file and
//! no more.
#![allow(clippy::disallowed_methods, reason = "this is the one place")]

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use std::{iter, thread};

/// The number of threads that can work at once on this machine; 1 where that is not known.
pub fn available() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Does a piece of work while another runs on a thread of its own, and waits for both. The value is that of `work`.
pub fn beside<T>(other: impl FnOnce() + Send, work: impl FnOnce() -> T) -> T {
    thread::scope(|scope| {
        scope.spawn(other);
        work()
    })
}

/// Does a piece of work on a thread of its own, which ends with the program at the latest.
pub fn detached(work: impl FnOnce() + Send + 'static) {
    thread::spawn(work);
}

/// Lets this thread wait.
pub fn wait(time: Duration) {
    thread::sleep(time);
}

/// Works on all items, on at most this many threads at once. The results are in the order of the items.
///
/// # Panics
/// When the work does.
pub fn on_threads<I: Sync, T: Send>(threads: usize, items: &[I], work: impl Fn(&I) -> T + Sync) -> Vec<T> {
    if threads <= 1 || items.len() <= 1 {
        return items.iter().map(work).collect();
    }
    let next = AtomicUsize::new(0);
    let work_on_next = || {
        let at = next.fetch_add(1, Ordering::Relaxed);
        items.get(at).map(|item| (at, work(item)))
    };
    let mut done: Vec<(usize, T)> = thread::scope(|scope| {
        let work_on_some = || iter::from_fn(work_on_next).collect::<Vec<_>>();
        let all: Vec<_> = (0..threads.min(items.len())).map(|_| scope.spawn(work_on_some)).collect();
        all.into_iter().flat_map(|thread| thread.join().expect("the work panicked")).collect()
    });
    done.sort_by_key(|(at, _)| *at);
    done.into_iter().map(|(_, result)| result).collect()
}
