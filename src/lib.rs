//! Gomoku explained, and every claim proven.
//!
//! The top-level modules (called rooms) in order; each uses only modules named before it:
//!
//! - [`board`]: points, rules and positions, and how they are written and drawn;
//! - [`pattern`]: the patterns of points on lines, and [`evaluate`]: the scores of points by published programs;
//! - [`proof`]: the certificate of a win, and [`check`]: the independent checker, which uses no code of the searches;
//! - [`solve`]: the searches for forced wins by continuous fours, by continuous threats and of any kind ([`Solver`]), and
//!   the moves that defend against them ([`solve::defend`]);
//! - [`strategy`]: the whole-board tree, Black's win from the first move, and [`play`]: an opponent;
//! - [`formats`]: games in the files of other programs;
//! - [`teach`]: puzzles, lessons, explanations, grades and practice, and `store` (feature `store`): stored progress;
//! - [`reply`]: every reply as data, [`words`]: its text in three languages, and [`render`]: its text, JSON and pictures;
//! - [`session`]: the conversation without a terminal, and the grammar of all commands;
//! - `repl`, `cli` and `engine` (feature `cli`): the three ways to use the program (called doors): the conversation in a
//!   terminal, the command line, and the Gomocup protocol; `screen` is a fourth, and `web` the one in a browser.
//!
//! The pages of [`guide`] describe what the program does and how to use it.
//!
//! A win is found, checked and written like this:
//!
//! ```
//! use yonsan::{check, Class, Position, Solver};
//! //     e f g h i j
//! // 10  . . . . X .
//! //  9  . . . . X .
//! //  8  O X X X . .
//! let position: Position = "B:f8g8h8i9i10,W:e8c3d12l4m11,b".parse()?;
//! let win = Solver::new(Class::Vcf).shortest(&position).into_proven()?; // Err: disproven, or which limit was hit
//! check::verify(win.certificate())?; // Err: the reason and the line of moves
//! println!("{}", win.certificate()); // Display and FromStr are the JSON
//! # assert_eq!((win.stones(), win.plies()), (3, 5));
//! # assert_eq!(&win.certificate().to_string().parse::<yonsan::Certificate>()?, win.certificate());
//! # use yonsan::teach::explain::{MoveKind, explain};
//! # assert_eq!(explain(&win)[0].kind, MoveKind::FourThree);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The program always keeps three verdicts apart: proven, disproven in a named class, and unknown with the limit that was
//! hit ([`solve::Verdict`]). Only code that examines a class by its definition returns "disproven".
//!
//! # Design decisions
//!
//! **Why three verdicts?** "No win found" may mean that there is none or that the search was too short, and programs for
//! this game have given wrong answers for years because they used one value for both. [`solve::Verdict`] keeps them apart,
//! and "unknown" names the limit ([`solve::Limit`]), so that the user knows which limit to raise.
//!
//! **Why is the checker separate?** To trust the solver one must trust its tables, its patterns and its optimizations. The
//! checker ([`check`]) uses only stones, fives and the certificate, tries every reply on every empty point, and is short
//! enough to be read at once. A wrong proof is accepted only if both have a fault, in two different implementations. A
//! test ensures that the checker uses no code of the solver.
//!
//! **Why are there two hashes?** [`board::Position::hash`] distinguishes a position from its mirror images: searches store
//! results for stones on particular points. [`board::Position::symmetric_hash`] is equal for all eight images of a
//! position, and shows quickly that two positions are *not* equal up to symmetry; a result stored under it would have to
//! be mapped by the symmetry as well. The whole-board tree must exclude false matches, so it stores positions by their
//! stones, in the canonical image ([`strategy`]); an equal hash alone never counts as a proof.
//!
//! **Why is a search limited by nodes, and by time only for users?** Equal limits on nodes give equal answers on every
//! machine; tests, lessons and puzzles depend on that.
//!
//! **Why is a win's length an upper bound unless it is marked as "shortest"?** The first proof found is rarely the
//! shortest, and showing that there is no shorter win often takes longer than the proof. `shortest` is true only where
//! this was shown.
//!
//! **Why does the tree hold decisions only?** A short search for threats answers most of White's replies. The tree holds
//! the remaining positions, in which Black has no such threats yet: a few thousand, which fit into the program.

#![deny(clippy::disallowed_methods, clippy::disallowed_types)]

pub mod board;
pub mod check;
#[cfg(feature = "cli")]
pub mod cli;
#[cfg(feature = "cli")]
pub mod engine;
pub mod evaluate;
pub mod formats;
pub mod guide;
pub mod pattern;
pub mod play;
pub mod proof;
pub mod render;
#[cfg(feature = "cli")]
pub mod repl;
pub mod reply;
#[cfg(feature = "cli")]
pub mod screen;
pub mod session;
pub mod solve;
#[cfg(feature = "store")]
pub mod store;
pub mod strategy;
pub mod teach;
#[cfg(any(feature = "cli", feature = "wasm"))]
pub mod web;
pub mod words;

pub use board::{Color, Point, Position, Rule};
pub use check::Checked;
pub use proof::Certificate;
pub use solve::{Answer, Budget, Class, Limit, NotProven, Solver, Stop, Verdict, Win};
