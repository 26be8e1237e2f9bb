//! Analyses a position or a game by searches: what wins, what each move is worth, what a win depends on, why a move
//! fails, which side is threatened, and where a game was decided.
//!
//! ```
//! use yonsan::solve::{Budget, Class, MoveValue, Vcf};
//! use yonsan::teach::analyze;
//!
//! let position: yonsan::Position = "B:f8g8h8i9i10,W:e8c3d12l4m11,b".parse()?;
//! let key = analyze::key(&mut Vcf::default(), &position, Class::Vcf, &Budget::default())?;
//! let best = key.moves.iter().find(|(_, value)| value.value == MoveValue::Best);
//! assert_eq!(best.map(|(point, _)| point.to_string()), Some("i8".to_owned()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod finding;
mod key;
mod likeness;
mod pillars;
mod review;
mod slips;
mod status;
mod study;
mod walk;
mod whynot;

pub use finding::{Finding, Refused, SearchRequest, find};
pub(crate) use finding::{checked, defend, searchable};
pub use key::{Key, key};
pub use likeness::{LikeMove, Likeness, likeness};
pub use pillars::{Pillars, WinAfterChange, pillars};
pub(in crate::teach) use review::positions;
pub use review::{Moment, NODES as REVIEW_NODES, Review, ReviewEvent, review};
pub use slips::{NODES as SLIP_NODES, Slip, slips};
pub use status::{Assessment, PositionStatus, assess};
pub use study::{AnswerSource, Study, StudyReply, Unstudied, study};
pub use walk::{Next, OffTheProof, Taken, Walk};
pub use whynot::{Cause, Reach, WhyNot, why_not};
