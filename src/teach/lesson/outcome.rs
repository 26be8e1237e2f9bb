//! The result of a question.

use crate::board::named;

/// The result of a question, to be stored.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct QuestionOutcome {
    /// The lesson's id.
    pub lesson: String,
    /// The question's id.
    pub question: String,
    /// Whether the answer was right, and at which try.
    pub result: QuestionResult,
    /// The number of hints that were taken.
    pub hints: usize,
}

named! {
    /// The try at which a question was answered.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum QuestionResult {
        /// At the first try.
        First = "first",
        /// At the second try.
        Second = "second",
        /// No try was right, and the answer was shown.
        Missed = "missed",
    }
}
