//! Lessons: steps of text, boards, lines that are played out, and questions.
//!
//! ```yaml
//! format: yonsan-lesson
//! version: 1
//! id: fives
//! title: Fives
//! about: Where the game ends.
//! licence: CC-BY-4.0
//! drills: [{ kind: vcf, rating: 600..1000 }]   # the puzzles to practise with afterwards
//! steps:
//!   - text: One idea, in a few sentences.
//!   - board: B:f8g8h8i8,W:e8,b       # a set-up or moves
//!     text: What is to be seen on it.
//!     mark: j8                       # points that are marked on the board
//!     claims: [black fives = j8]     # what the text says of it, for the machine
//!   - line: j8                       # a line to be played out from the board
//!     board: B:f8g8h8i8,W:e8,b
//!     text: What is going to be shown.
//!     proves: vcf                    # each move of the side to move keeps a win of this class
//!     then: [black five]             # claims about the end
//!     after: What was shown.
//!   - name: black fives              # play: one point, predict: a reply, name: all the points
//!     id: one-end
//!     board: B:f8g8h8i8,W:e8,b
//!     text: { en: Where does Black make five?, zh: 黑在何处成五？, ru: Где чёрные строят пятёрку? }
//!     answer: j8
//! ```
//!
//! ```
//! use yonsan::teach::lesson::library;
//!
//! let lesson = library::find("tempo").expect("a lesson that ships");
//! assert!(lesson.questions().all(|question| !question.answer.is_empty()));
//! ```
//!
//! The points that a question asks for are given by a [`Seek`], and a statement by a [`Claim`]; [`check`]
//! tests every one of them with the solver, so that only the texts of a lesson can be wrong.

mod answers;
mod check;
mod claim;
mod drills;
mod fault;
mod judge;
mod lesson;
pub mod library;
mod memory;
mod outcome;
mod seek;
mod sets;
mod yaml;

pub use answers::Stage;
pub(crate) use answers::{among, answer_of, stages};
pub use check::{TriedCounts, check};
pub use claim::Claim;
pub use fault::{LessonError, LessonFault};
pub use judge::{AnswerVerdict, JudgedPoint, judge};
pub use lesson::{
    Demonstration, FORMAT, Lesson, LessonBoard, LessonStep, Manner, Question, StepKind, TRIES, VERSION,
};
pub use memory::{Remembered, content};
pub(crate) use memory::{answered, goes_on_at, known, left};
pub use outcome::{QuestionOutcome, QuestionResult};
pub use seek::{PointKind, Seek};
pub use yaml::parse;
