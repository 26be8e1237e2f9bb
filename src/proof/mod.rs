//! The certificate of a forced win, and its form in a file.
//!
//! This module neither searches nor checks whether a certificate is true; [`crate::check`] does that.
//!
//! ```
//! let certificate: yonsan::Certificate = r#"{"format": "yonsan-proof", "version": 1, "rule": "freestyle",
//!     "position": "B:b1c1d1,W:,b", "attacker": "black", "root": 0, "nodes": [{"move": "e1"}]}"#.parse().unwrap();
//! // The four e1 leaves two points for the five.
//! assert_eq!(certificate.longest_line().len(), 3);
//! ```

mod claim;
mod codec;
mod error;
mod json;
mod line;
mod tree;

pub use claim::Claim;
pub use codec::{parse, write};
pub use error::{Field, FormError, Kind, Place};
pub(crate) use line::last_moves;
pub use tree::{Certificate, Node};
