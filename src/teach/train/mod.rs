//! Training with puzzles: the choice of the next puzzle, ratings and repetitions; grades and hints; the facts of a
//! puzzle, the check of puzzle files (lint), and the search for new puzzles (mine).
//!
//! Practice stores only attempts ([`Attempt`]). Ratings and due times are computed from them
//! ([`PracticeRecord::replay`]), with equal results in every program that reads the same attempts. So two programs
//! cannot overwrite each other's ratings. An attempt belongs to the puzzle's id and its content ([`content`]), so an
//! edited puzzle loses only its own attempts.
//!
//! Practice reads no clock and no random numbers of its own: the caller passes the time and the seed.
//!
//! ```
//! use yonsan::solve::{Budget, MoveValue, Vcf};
//! use yonsan::teach::{puzzle::library, train::grade::Grader};
//!
//! let puzzle = library::find("vcf-0001").expect("a puzzle that ships");
//! let mut grader = Grader { vcf: &mut Vcf::default(), budget: Budget::default(), goal: puzzle.goal };
//! let first = grader.vcf.shortest(&puzzle.position, &Budget::default()).verdict.proven().map(|win| win.first());
//! assert_eq!(grader.grade(&puzzle.position, first.expect("a VCF")).mark, MoveValue::Best);
//! ```

mod attempt;
mod choose;
pub(crate) mod drill;
mod exam;
pub mod facts;
pub mod grade;
pub mod hint;
pub mod lint;
mod list;
pub mod mine;
mod placement;
mod playlist;
mod rating;
mod record;
mod replay;
mod schedule;
mod spread;
mod stats;
mod time;
mod written;

pub(in crate::teach) use attempt::hashed;
pub use attempt::{Attempt, AttemptMode, ListPlace, content, score};
pub use choose::PuzzleFilter;
pub(crate) use choose::{disguised, due, next, themes, turned};
pub(crate) use drill::OpeningCard;
pub use exam::{ExamAnswer, ExamReport, ExamResult, Performance};
pub use list::{Cycle, ListKind, ListedPuzzle, PracticeList};
pub use placement::PLACEMENT;
pub(crate) use placement::target as placement_target;
pub use playlist::Playlist;
pub(crate) use playlist::is_solved;
pub use rating::{Skill, starting};
pub use record::{PracticeRecord, PuzzleStanding};
pub(crate) use replay::{Replay, replayed};
pub use schedule::{Card, Recall};
pub(crate) use spread::spread;
pub use stats::{PracticeShare, PracticeStats};
pub use time::{DAY, Millis};
pub use written::{ExportedPractice, write_attempt, write_list, write_result};
