//! A conversation: typed lines become commands, commands become replies.

mod annotate;
mod beside;
mod command;
mod complete;
mod convert;

mod door;
mod options;

mod puzzles;
mod run;
mod session;
mod source;
mod task;
mod terminal;
mod waiting;
mod wrap;

pub use command::{Command, parse, rating};
pub use convert::convert;
pub use door::{INTERRUPTED, Outside, World};
pub use options::{
    AnnotateOptions, ConvertOptions, Export, ExportOptions, Exported, Line, LoadOptions, PictureOptions,
    Place, PlayOptions, PracticeOptions, Replies, ReviewOptions, SolveOptions,
};

pub use puzzles::{LintOptions, MineOptions, Step, lint, mine};
pub use run::{Ending, converse, read_lines, tour};
pub use session::Session;
