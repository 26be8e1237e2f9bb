//! Training and analysis for users: reasons for moves, judgements of positions, puzzles, lessons and
//! practice.
//!
//! ```
//! use yonsan::teach::{explain, puzzle::library};
//! use yonsan::{Class, Solver};
//!
//! let puzzle = library::find("vcf-0001").expect("a puzzle that ships");
//! let win = Solver::new(Class::Vcf).shortest(&puzzle.position).into_proven()?;
//! assert_eq!(Some(win.plies()), puzzle.goal.within);
//! assert!(explain::explain(&win).last().is_some_and(|reason| reason.decides));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod analyze;
pub mod explain;
pub mod handout;
pub mod lesson;
mod place;
mod plain;
mod progress;
pub mod puzzle;
mod text;
pub mod train;

pub use place::FileError;
pub use progress::{Fault, InMemory, Notice, Progress};
pub use text::Text;
