//! How a question ended.

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

/// How a question was answered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum QuestionResult {
    /// At the first try.
    First,
    /// At the second.
    Second,
    /// Not: the answer was shown.
    Missed,
}

impl QuestionResult {
    /// The name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Second => "second",
            Self::Missed => "missed",
        }
    }

    /// The result with this name, if there is one.
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::First, Self::Second, Self::Missed].into_iter().find(|result| result.name() == name)
    }
}
