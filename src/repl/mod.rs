//! The conversation in a terminal or from a pipe: typed lines become commands of a session, whose replies are printed.

mod beside;
mod export;
mod layout;
mod newcomer;
mod run;
mod terminal;
mod typing;
mod waiting;
mod world;
mod wrap;

pub(crate) use export::write_document;
pub(crate) use layout::abreast;
pub(crate) use newcomer::{first_command, greet};
pub(crate) use run::{Ending, Leaving, converse, read_lines, tour};
pub(crate) use terminal::width;
pub(crate) use world::{INTERRUPTED, World};
pub(crate) use wrap::wrap;
