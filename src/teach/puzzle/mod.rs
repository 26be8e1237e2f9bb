//! Puzzles: a position, a goal, and texts about them.
//!
//! ```yaml
//! format: yonsan-puzzle
//! version: 1
//! id: vcf-0001
//! title: The row pays for the column
//! rule: freestyle
//! position: |        # 15 drawn lines, or one line of moves or of a set-up
//!   15 . . . . . . . . . . . . . . .
//!   ...
//! side: black        # to move
//! goal: { kind: vcf, within: 5 }
//! themes: [four-three, tempo]
//! source: composed for yonsan
//! licence: CC0-1.0
//! ```
//!
//! ```
//! use yonsan::teach::puzzle::{self, library};
//!
//! let puzzle = library::find("vcf-0001").expect("a puzzle that ships");
//! let text = puzzle::write(puzzle);
//! assert_eq!(puzzle::parse_all(&text)?, [puzzle.clone()]);
//! # Ok::<(), puzzle::PuzzleError>(())
//! ```
//!
//! `within`, `themes`, `hints` (a list), `notes` and `rating` are optional. A file holds one or several
//! puzzles, separated by lines `---`. Solutions are not part of a puzzle: the solver finds them.
//! [`lint`](crate::teach::train::lint) compares all statements of a puzzle with the solver's results; a
//! length that is not known to be minimal is marked in the notes by the words "Minimal length not proven."

mod documents;
mod fault;
pub mod library;
mod puzzle;
mod set;
mod yaml;

pub use fault::{PuzzleError, PuzzleFault};
pub use puzzle::{FORMAT, Goal, GoalKind, Puzzle, VERSION};
pub use set::{Entry, parse_each};
pub use yaml::{parse_all, write};
