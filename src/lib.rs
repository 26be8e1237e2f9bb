//! Gomoku explained, and every claim proven.
//!
//! The rooms of the house, from the ground up; each uses only rooms named before it:
//!
//! - [`board`]: stones on points, rules, positions, and how they are written and drawn;
//! - [`pattern`]: what a line means to a point, and [`evaluate`]: what a point is worth to published programs;
//! - [`proof`]: the certificate of a win, and [`check`]: the independent checker, which knows stones and fives
//!   and nothing of any search;
//! - [`solve`]: who wins by force, by continuous fours, continuous threats or any win ([`Solver`]), and what holds against
//!   them ([`solve::defend`]);
//! - [`strategy`]: the whole board, Black's win from the first move, and [`play`]: an opponent;
//! - [`formats`]: games in other programs' files;
//! - [`teach`]: puzzles, lessons, reasons, grades, practice, and `store` (feature `store`): what is remembered;
//! - [`reply`]: every answer as data, [`words`]: its sentences in three languages, and [`render`]: how it is shown;
//! - [`session`]: the conversation without a terminal, and the grammar of all commands;
//! - `repl`, `cli` and `engine` (feature `cli`): a terminal, the command line, and other programs' boards: three doors to
//!   the same rooms.
//!
//! The pages of [`guide`] tell what the program does and how it is used.
//!
//! A win is found, checked and written down like this:
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
//! Three verdicts are never blurred: proven, disproven in a named class, unknown with the limit that was hit
//! ([`solve::Verdict`]). Only code that goes through a class by its definition says "disproven".
//!
//! # Why it is built so
//!
//! **Why three verdicts?** "No win found" may mean that there is none or that the search was too short, and programs of
//! this game have been wrong for years where the two were one value. [`solve::Verdict`] keeps them apart, and every limit
//! has its name ([`solve::Limit`]), so that "unknown" also says what to give more of.
//!
//! **Why is the checker apart?** Whoever trusts the solver must trust its tables, its patterns and its shortcuts. The
//! checker ([`check`]) knows stones, fives and the certificate, tries every reply on every empty point, and is short
//! enough to be read in one sitting. A fault must be made twice, in two different ways, to be believed. A test holds that
//! it uses nothing of the solver.
//!
//! **Why are there two hashes?** [`board::Position::hash`] tells a position from its mirror images: searches file what
//! they know of stones that lie where they lie. [`board::Position::symmetric_hash`] is the same for all eight pictures, and
//! says quickly that two positions are *not* the same up to symmetry; an answer filed under it would have to be turned
//! as well. The whole-board tree needs certainty, so it files positions by their stones themselves, in the picture that
//! comes first ([`strategy`]); a hash alone is never taken for a proof.
//!
//! **Why is a search limited by nodes, and only for people by time?** The same nodes give the same answer on every
//! machine; tests, lessons and puzzles depend on that.
//!
//! **Why is a win's length an upper bound unless it says "shortest"?** The first proof found is rarely the shortest, and
//! showing that there is none shorter is often dearer than the proof. `shortest` is true only where that was searched.
//!
//! **Why does the tree hold decisions only?** Whatever White plays elsewhere, a short search for threats answers it. What
//! is left are the positions where Black has no such threats yet: a few thousand, and they fit into the program.

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
pub mod session;
pub mod solve;
#[cfg(feature = "store")]
pub mod store;
pub mod strategy;
pub mod teach;
pub mod words;

pub use board::{Color, Point, Position, Rule};
pub use check::Checked;
pub use proof::Certificate;
pub use solve::{Answer, Budget, Class, Limit, NotProven, Solver, Stop, Verdict, Win};
