//! The board in sentences: a line, a neighbourhood, the threats, the last move.

use clap::Subcommand;

use super::options::{Load, point};
use super::shell::Shell;
use crate::board::Point;
use crate::reply::Reply;

/// What is to be said.
#[derive(Subcommand, Debug)]
pub enum Spoken {
    /// Say what stands on a line: row 8, column h, diagonal h8, antidiagonal h8
    Scan {
        /// The position
        position: String,
        /// row, column, diagonal or antidiagonal
        line: String,
        /// The row's number, the column's letter, or a point on the diagonal
        which: String,
        #[command(flatten)]
        load: Load,
    },
    /// Say what lies around a point
    Around {
        /// The position
        position: String,
        /// The point
        #[arg(value_parser = point)]
        point: Point,
        #[command(flatten)]
        load: Load,
    },
    /// Say who threatens what: fives at hand and open threes
    Threats {
        /// The position
        position: String,
        #[command(flatten)]
        load: Load,
    },
    /// Say the last move
    Last {
        /// The position
        position: String,
        #[command(flatten)]
        load: Load,
    },
}

impl Spoken {
    /// Says it.
    pub fn run(self, shell: &mut Shell) -> anyhow::Result<u8> {
        match self {
            Self::Scan { position, line, which, load } => {
                // The conversation's own reader knows the lines.
                let reply = match crate::session::parse(&shlex::try_join(["scan", &line, &which])?) {
                    Ok(command) => shell.load_and(&position, &load, command),
                    Err(trouble) => Reply::Trouble(trouble),
                };
                shell.tell(&reply)
            }
            Self::Around { position, point, load } => {
                shell.answer(&position, &load, crate::session::Command::Around(point), false)
            }
            Self::Threats { position, load } => {
                shell.answer(&position, &load, crate::session::Command::Threats, false)
            }
            Self::Last { position, load } => {
                shell.answer(&position, &load, crate::session::Command::Last, false)
            }
        }
    }
}
