//! The independent checker of certificates.
//!
//! It knows stones, fives, the moves that renju forbids and [`crate::proof`], and shares no code with the pattern tables and the searches
//! whose claims it checks. A node shared by several parents is checked anew under each of them, unless it has been found
//! valid with exactly the same stones on the board. Replies that have the same answer are looked at together where their
//! stones lie out of its way: see `cover.rs`.
//!
//! The rules differ in three points:
//!
//! - A five is five stones or more in a row; exactly five for both sides under the standard rule, and for Black under
//!   renju.
//! - Under renju Black may play on a forbidden point only to make a five. The moves of a black attacker have to be
//!   allowed. A black defender's forbidden replies need no answer: where the only point that stops a five is
//!   forbidden, White has won.
//! - Under renju either side may pass. Where a move leaves the attacker no five point, its node has to answer a pass
//!   as well: `otherwise` has to be valid without a stone of the defender. So a board on which Black has no legal
//!   point left is not won for that reason alone.
//!
//! [`verify`] is for a certificate from another source. A [`Checked`] value is a claim that was accepted: the
//! program reports a win to users only in this form.
//!
//! ```
//! use yonsan::{Certificate, check};
//! let certificate: Certificate = r#"{"format": "yonsan-proof", "version": 1, "rule": "freestyle",
//!     "position": "B:b1c1d1,W:,b", "attacker": "black", "root": 0, "nodes": [{"move": "e1"}]}"#.parse().unwrap();
//! let checked = check::verify(&certificate).unwrap();
//! assert_eq!(checked.positions(), 1);
//! ```

mod checked;
mod cover;
mod forbidden;
mod report;
mod stones;
mod walk;

pub use checked::{Checked, default_bound, verify};
pub use report::{Outcome, Reason, Refusal, Report};
pub use walk::{check, check_until};
