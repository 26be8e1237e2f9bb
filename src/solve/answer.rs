//! What a search answers.

use std::time::Duration;

use super::proven::Win;
use super::verdict::{NotProven, Verdict};

/// What a search answered.
#[derive(Clone, Debug)]
pub struct Answer<W = Win> {
    /// The verdict.
    pub verdict: Verdict<W>,
    /// Whether it was searched, and found, that no shorter win of the class exists.
    pub shortest: bool,
    /// Nodes looked at.
    pub nodes: u64,
    /// Time taken.
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

    /// This answer with the win in another form.
    pub fn map<V>(self, form: impl FnOnce(W) -> V) -> Answer<V> {
        let Self { verdict, shortest, nodes, time } = self;
        Answer { verdict: verdict.map(form), shortest, nodes, time }
    }

    /// This answer with the win in another form, where it has one.
    ///
    /// # Errors
    /// Why the win has no such form.
    pub fn try_map<V, E>(self, form: impl FnOnce(W) -> Result<V, E>) -> Result<Answer<V>, E> {
        let Self { verdict, shortest, nodes, time } = self;
        Ok(Answer { verdict: verdict.try_map(form)?, shortest, nodes, time })
    }
}
