//! Is it true: the independent checker of certificates.
//!
//! It knows stones, fives and [`crate::proof`], and shares no code with the pattern tables and the
//! searches whose claims it judges. It remembers nothing from one position to the next, so that a
//! node shared by several parents is looked at anew under each.
//!
//! [`verify`] is for a certificate that came from elsewhere. [`Checked`] is a claim that was accepted: the program
//! tells people of a win only in this form.
//!
//! ```
//! use yonsan::{Certificate, check};
//! let certificate: Certificate = r#"{"format": "yonsan-proof", "version": 1, "rule": "freestyle",
//!     "position": "B:b1c1d1,W:,b", "attacker": "black", "root": 0, "nodes": [{"move": "e1"}]}"#.parse().unwrap();
//! let checked = check::verify(&certificate).unwrap();
//! assert_eq!(checked.positions(), 1);
//! ```

mod checked;
mod report;
mod stones;
mod walk;

pub use checked::{Checked, DEFAULT_BOUND, verify};
pub use report::{Outcome, Reason, Refusal, Report};
pub use walk::{check, check_until};
