//! Is it true: the independent checker of certificates.
//!
//! It knows stones, fives and [`crate::proof`], and shares no code with the pattern tables and the
//! searches whose claims it judges. It remembers nothing from one position to the next, so that a
//! node shared by several parents is looked at anew under each.
//!
//! [`verify`] is for a certificate that came from elsewhere. [`Checked`] is a claim that was accepted: the program tells
//! people of a win only in this form.

mod checked;
mod report;
mod stones;
mod walk;

pub use checked::{Checked, DEFAULT_BOUND, verify};
pub use report::{Outcome, Reason, Refusal, Report};
pub use walk::{check, check_until};
