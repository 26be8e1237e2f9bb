//! Who wins by force, and how we know.
//!
//! A search works under a [`Budget`] and answers with a [`Verdict`] of three values; what it proves can
//! be written down as a certificate ([`extract`]).

mod budget;
pub mod defend;
pub mod extract;
pub mod first;
pub mod goal;
pub mod least;
mod lines;
mod proven;
pub mod share;
mod table;
pub mod vcf;
pub mod vct;
mod verdict;
pub mod win;
pub mod zone;

pub use budget::{Budget, DEFAULT_NODES, Stop};
pub use proven::Win;
pub use vcf::{Answer, Attack, Step, Vcf};
pub use verdict::{Class, Limit, Verdict};
