//! What is claimed: the certificate of a forced win, and its form in a file.
//!
//! Nothing here searches, and nothing here believes: whether a certificate is true is for
//! [`crate::check`] to say.

mod claim;
mod codec;
mod error;
mod json;
mod line;
mod tree;

pub use claim::Claim;
pub use codec::{parse, write};
pub use error::{Field, FormError, Kind, Place};
pub use tree::{Certificate, Node};
