//! Sets of puzzles from the shell: listed, shown, mined, linted.

mod lint;
mod mine;

use clap::Subcommand;

use super::train::Chosen;

pub use lint::{Lint, run as lint};
pub use mine::{Mine, run as mine};

/// What of the puzzles.
#[derive(Subcommand, Debug)]
pub enum Puzzles {
    /// List them
    List(Chosen),
    /// Show one
    Show {
        /// Its id
        id: String,
    },
    /// Prove every claim of every puzzle again
    Lint(Lint),
    /// Find new ones in games, in the program's own play and on random boards
    Mine(Mine),
}
