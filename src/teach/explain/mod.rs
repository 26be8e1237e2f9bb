//! Why an attacking move works: what it makes, on which stones, and what it forces.
//!
//! Every statement is read off the board at the move, or off the node of the proof that plays it; nothing is
//! guessed. Gain, cost and rest squares are Allis's (Go-Moku and Threat-Space Search, 1994).

mod along;
pub mod combination;
pub mod detail;
pub mod guide;
mod making;
pub mod outline;
mod reason;
pub mod walk;

pub use along::{explain, explain_game, explain_line};
pub use making::explain_move;
pub(in crate::teach) use making::fours;
pub use reason::{ClosedEnd, Four, LeftOpen, MoveKind, MoveReason, Threat, Three};
