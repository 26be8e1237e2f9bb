//! The conversation in a terminal or from a pipe: typed lines become commands of a session, whose replies are printed.

mod beside;
mod export;
mod run;
mod terminal;
mod typing;
mod waiting;
mod world;
mod wrap;

pub use export::write_document;
pub use run::{Ending, converse, read_lines, tour};
pub use world::{INTERRUPTED, World};
