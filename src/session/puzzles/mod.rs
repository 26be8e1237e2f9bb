//! Checks and searches sets of puzzles. The shell and the conversation share this code; they differ in how
//! progress is shown.

mod append;
mod content;
mod lint;
mod looks;
mod mine;

pub(super) use append::append;
pub(super) use content::LOOK;
pub use lint::lint;
pub(super) use looks::{looks, looks_always};
pub(super) use mine::composed;
pub use mine::{Step, mine};

use super::grammar::Command;
use super::{Answer, Outside, Session};
use crate::reply::Reply;

/// The size of a search's table, in bytes; it is small, because many tables exist at once.
const MEMORY: usize = 32 << 20;

impl Session {
    pub(super) fn lint(command: &Command, outside: &mut dyn Outside) -> Reply {
        Reply::Linted(Box::new(lint(command, outside, &|| ())))
    }

    pub(super) fn mine(_: &mut Self, command: &Command, outside: &mut dyn Outside) -> Answer {
        Ok(Reply::Mined(Box::new(mine(command, outside, &mut |_| Ok(()))?)))
    }
}
