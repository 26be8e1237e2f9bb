//! The answer of a search.

use std::time::Duration;

use super::proven::Win;
use super::verdict::{NotProven, Verdict};

/// The answer of a search.
#[derive(Clone, Debug)]
pub struct Answer<W = Win> {
    /// The verdict.
    pub verdict: Verdict<W>,
    /// Whether the search has shown that no shorter win of the class exists.
    pub shortest: bool,
    /// The number of nodes searched.
    pub nodes: u64,
    /// The time taken.
    pub time: Duration,
}

impl<W> Answer<W> {
    /// The win, or why there is none.
    ///
    /// # Errors
    /// When no win was proven: the class that was disproven, or the limit that was hit.
    pub fn into_proven(self) -> Result<W, NotProven> {
        self.verdict.into_proven()
    }

    /// Converts the win by `form`; all else of the answer stays.
    pub fn map<V>(self, form: impl FnOnce(W) -> V) -> Answer<V> {
        let Self { verdict, shortest, nodes, time } = self;
        Answer { verdict: verdict.map(form), shortest, nodes, time }
    }

    /// Converts the win, where there is one, by a `form` that may fail; all else of the answer stays.
    ///
    /// # Errors
    /// The error of `form`.
    pub fn try_map<V, E>(self, form: impl FnOnce(W) -> Result<V, E>) -> Result<Answer<V>, E> {
        let Self { verdict, shortest, nodes, time } = self;
        Ok(Answer { verdict: verdict.try_map(form)?, shortest, nodes, time })
    }
}
