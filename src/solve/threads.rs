//! Threads. Only this file starts them; in a browser, where the standard library has none, one thing is done after the
//! other.
#![allow(clippy::disallowed_methods, reason = "this is the one place")]

use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use std::{iter, thread};

/// The number of threads that can run at once on this machine; 1 where that is not known.
pub fn available() -> usize {
    // The answer may take several files of the system.
    static THREADS: OnceLock<usize> = OnceLock::new();
    *THREADS.get_or_init(|| thread::available_parallelism().map_or(1, usize::from))
}

/// Runs `work` while `other` runs on a thread of its own, and waits for both; where there are no threads, runs first
/// `other` and then `work`. Returns the value of `work`.
pub fn beside<T>(other: impl FnOnce() + Send, work: impl FnOnce() -> T) -> T {
    if !HAS_THREADS {
        other();
        return work();
    }
    thread::scope(|scope| {
        scope.spawn(other);
        work()
    })
}

/// Runs `work` on a thread of its own, which ends with the program at the latest.
pub fn detached(work: impl FnOnce() + Send + 'static) {
    thread::spawn(work);
}

/// Lets the current thread sleep.
pub fn wait(time: Duration) {
    thread::sleep(time);
}

/// Whether the standard library can start threads on this platform.
const HAS_THREADS: bool = !cfg!(target_family = "wasm");

/// The largest number of threads that work at once, whatever is asked for.
pub(crate) const MOST_THREADS: usize = 256;

/// Runs `work` on all items, on at most this many threads at once. The results are in the order of the items.
///
/// # Panics
/// When `work` panics.
pub fn on_threads<I: Sync, T: Send>(threads: usize, items: &[I], work: impl Fn(&I) -> T + Sync) -> Vec<T> {
    if !HAS_THREADS || threads <= 1 || items.len() <= 1 {
        return items.iter().map(work).collect();
    }
    let next = AtomicUsize::new(0);
    let work_on_next = || {
        let at = next.fetch_add(1, Ordering::Relaxed);
        items.get(at).map(|item| (at, work(item)))
    };
    let mut done: Vec<(usize, T)> = thread::scope(|scope| {
        let work_on_some = || iter::from_fn(work_on_next).collect::<Vec<_>>();
        let others = 1..threads.min(items.len()).min(MOST_THREADS);
        let others: Vec<_> = others.map(|_| scope.spawn(work_on_some)).collect();
        let mut done = work_on_some();
        for thread in others {
            done.extend(thread.join().expect("the work panicked"));
        }
        done
    });
    done.sort_by_key(|(at, _)| *at);
    done.into_iter().map(|(_, result)| result).collect()
}
