//! A conversation: typed lines become commands, commands become replies.

mod annotate;
mod command;

mod door;
mod options;

mod session;
mod source;
mod task;

pub use command::{Command, parse};
pub use door::{Outside, World};
pub use options::{AnnotateOptions, LoadOptions, SolveOptions};

pub use session::Session;
