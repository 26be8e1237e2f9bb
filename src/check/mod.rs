//! Is it true: the independent checker of certificates.
//!
//! It knows stones, fives and [`crate::proof`], and shares no code with the pattern tables and the
//! searches whose claims it judges. It remembers nothing from one position to the next, so that a
//! node shared by several parents is looked at anew under each.

mod report;
mod stones;
mod walk;

pub use report::{Outcome, Reason, Report};
pub use walk::{check, check_until};
