//! The text of replies in a language: facts become messages and their values ([`say`]).
//!
//! Every sentence for users is a message in `locales/`, which has a folder for each language and a file for
//! each subject.
//!
//! ```
//! use yonsan::reply::{Lang, Trouble};
//! use yonsan::words::say;
//!
//! assert_eq!(say::trouble(Lang::En, &Trouble::NoPuzzle), "No puzzle is loaded. Load one: load vcf-0001 (all: puzzles list)");
//! ```

pub mod say;
mod speech;
mod width;

pub(crate) use speech::{Told, say};
pub(crate) use width::{pad, pad_left, pieces, width};
