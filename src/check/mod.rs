//! The independent checker of certificates.
//!
//! It knows stones, fives and [`crate::proof`], and shares no code with the pattern tables and the searches
//! whose claims it checks. It stores nothing about earlier positions, so that a node shared by several
//! parents is checked anew under each of them.
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
mod report;
mod stones;
mod walk;

pub use checked::{Checked, DEFAULT_BOUND, verify};
pub use report::{Outcome, Reason, Refusal, Report};
pub use walk::{check, check_until};
