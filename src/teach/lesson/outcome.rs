//! How a question ended.

use crate::board::named;

/// How a question ended: what there is to remember of it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct QuestionOutcome {
    /// The lesson's id.
    pub lesson: String,
    /// The question's id.
    pub question: String,
    /// Whether it was answered rightly, and how.
    pub result: QuestionResult,
    /// Hints that were taken.
    pub hints: usize,
}

named! {
    /// How a question was answered.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum QuestionResult {
        /// At the first try.
        First = "first",
        /// At the second try.
        Second = "second",
        /// Not at all: the answer was shown.
        Missed = "missed",
    }
}
