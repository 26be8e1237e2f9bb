//! How a reply is said, in a language: here facts become messages and their arguments ([`say`]).
//!
//! Every word that a person sees comes from here; other rooms hand over facts. The sentences themselves stand
//! in `locales/`, a folder for each language and a file for each subject.

pub mod say;
mod speech;
mod width;

pub(crate) use speech::{Told, say};
pub(crate) use width::{pad, pad_left, pieces, width};
