//! Progress reports of a running search.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use super::verdict::Class;
use crate::board::Point;

/// How far the searches are that share a [`ProgressCallback`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SearchProgress {
    /// The number of nodes that all of them have searched so far.
    pub nodes: u64,
    /// The class of wins that is being searched; `None` before the first search.
    pub class: Option<Class>,
    /// The most plies that a win may take in the present search, where shorter wins than the one that was found are
    /// looked for.
    pub within: Option<u16>,
    /// The first move of the shortest win that was found so far, and the number of its plies, the five included.
    pub best: Option<(Point, u16)>,
    /// The plies to which all moves were compared, where they are compared by guessed values.
    pub depth: Option<u16>,
    /// The number of questions that are settled, and how many there are, where every move is judged by itself.
    pub settled: Option<(usize, usize)>,
}

/// A function that running searches call from time to time with what they have done so far.
///
/// The number of nodes only grows: the nodes of all searches that share the callback (its clones, also on other threads)
/// are added up. A search calls it about once in a thousand nodes, where something was found, and once more when it ends.
/// By default it only counts.
#[derive(Clone)]
pub struct ProgressCallback {
    shared: Arc<Shared>,
    /// Whether only nodes are reported, and not what was found, because the search only helps another one.
    counts_only: bool,
}

struct Shared {
    done: Mutex<SearchProgress>,
    tell: Box<dyn Fn(&SearchProgress) + Send + Sync>,
}

impl Default for ProgressCallback {
    fn default() -> Self {
        Self::new(|_| ())
    }
}

impl ProgressCallback {
    /// A callback that has counted no nodes. `tell` is called with the progress of all searches.
    pub(crate) fn new(tell: impl Fn(&SearchProgress) + Send + Sync + 'static) -> Self {
        Self { shared: Arc::new(Shared { done: Mutex::default(), tell: Box::new(tell) }), counts_only: false }
    }

    /// This callback for a search that only helps another one, in a position that the user did not ask about. Its nodes are
    /// added to the total; its class, its wins and its depth are not reported.
    pub(crate) fn counting(&self) -> Self {
        Self { counts_only: true, ..self.clone() }
    }

    /// This callback for a search that answers the user's question: everything is reported, also where
    /// [`counting`](Self::counting) had turned that off.
    pub(crate) fn telling(&self) -> Self {
        Self { counts_only: false, ..self.clone() }
    }

    /// How far the searches are.
    pub fn done(&self) -> SearchProgress {
        *self.shared.done.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets all searches so far.
    #[cfg(any(feature = "cli", feature = "wasm"))]
    pub(crate) fn reset(&self) {
        self.change(|done| *done = SearchProgress::default());
    }

    /// Adds nodes and reports the total.
    pub(crate) fn add(&self, nodes: u64) {
        if nodes > 0 {
            self.change(|done| done.nodes += nodes);
        }
    }

    /// Reports what is searched now: wins of a class, of at most this many plies.
    pub(super) fn begin(&self, class: Class, within: Option<u16>) {
        self.say(|done| (done.class, done.within) = (Some(class), within));
    }

    /// Reports a win by its first move and its plies; only a shorter one replaces it.
    pub(super) fn found(&self, first: Point, plies: u16) {
        self.say(|done| {
            if done.best.is_none_or(|(_, best)| plies < best) {
                done.best = Some((first, plies));
            }
        });
    }

    /// Reports to how many plies all moves were compared.
    pub(crate) fn looked_ahead(&self, plies: u16) {
        self.say(|done| done.depth = Some(plies));
    }

    /// Reports how many of all questions are settled.
    pub(super) fn settle(&self, settled: usize, all: usize) {
        self.say(|done| done.settled = Some((settled, all)));
    }

    fn say(&self, change: impl FnOnce(&mut SearchProgress)) {
        if !self.counts_only {
            self.change(change);
        }
    }

    fn change(&self, change: impl FnOnce(&mut SearchProgress)) {
        let mut done = self.shared.done.lock().unwrap_or_else(PoisonError::into_inner);
        change(&mut done);
        let now = *done;
        // The function may take its time, or ask for the progress.
        drop(done);
        (self.shared.tell)(&now);
    }
}

impl fmt::Debug for ProgressCallback {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ProgressCallback").field("done", &self.done()).finish_non_exhaustive()
    }
}
