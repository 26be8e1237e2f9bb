//! Explains proofs: why an attacking move works, how each reply is answered, and how to read a proof as an outline,
//! step by step or node by node.
//!
//! Every statement comes from the board at the move or from the node of the proof that plays it. The terms gain
//! square, cost square and rest square are those of Allis (Go-Moku and Threat-Space Search, 1994).

mod along;
mod combination;
mod defending;
mod detail;
mod guide;
mod making;
mod outline;
mod reason;

pub use along::{explain, explain_game, explain_line};
pub use combination::{Combination, CombinationEnd, combinations};
pub use defending::{ReplyReason, explain_reply};
pub use detail::{AnsweredReplies, CounterFour, MoveDetail, MoveDetails};
pub use guide::Met;
pub(crate) use guide::{folded, guide};
pub(in crate::teach) use guide::{named, ways_on};
pub use making::explain_move;
pub(in crate::teach) use making::{fours, makes_four};
pub use outline::{Outline, OutlineRow, OutlineStep, RowEnd};
pub use reason::{ClosedEnd, Four, LeftOpen, MoveKind, MoveReason, Threat, Three};
