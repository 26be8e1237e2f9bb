//! Searches for forced wins, with proofs.
//!
//! [`Solver`] is the entry point of all searches. A search works under a [`Budget`] and returns one of the
//! three verdicts ([`Verdict`]); a win that it proves has a certificate ([`Win::certificate`]) that
//! [`crate::check`] can check.
//!
//! ```
//! use yonsan::solve::{Class, Limit, Solver, Verdict};
//! let position = "B:f8g8h8i9i10,W:e8c3d12l4m11,b".parse()?;
//! match Solver::new(Class::Vcf).nodes(1_000).solve(&position).verdict {
//!     Verdict::Proven(win) => println!("wins in {} plies", win.plies()),
//!     Verdict::Disproven(class) => println!("there is no {}", class.name()),
//!     Verdict::Unknown(limit) => println!("not known: {}", limit.name()),
//! }
//! # Ok::<(), yonsan::board::notation::NotationError>(())
//! ```

mod answer;
mod budget;
pub(crate) mod clock;
pub mod defend;
mod extract;
pub mod first;
pub mod goal;
mod guide;
mod ladder;
pub(crate) mod least;
mod lines;
mod progress;
mod proven;
pub(crate) mod share;
mod solver;
mod stop;
mod table;
pub mod threads;
mod threats;
pub mod vcf;
pub mod vct;
mod verdict;
pub mod win;
pub mod zone;

pub use answer::Answer;
pub use budget::{Budget, DEFAULT_NODES};
pub(crate) use clock::Moment;
pub use guide::{Compared, Guide, GuideLimits, KnownWin, KnownWins, NewGuide};
pub use ladder::{MoveValue, ValuedMove};
pub use progress::{ProgressCallback, SearchProgress};
pub use proven::Win;
pub use solver::Solver;
pub use stop::Stop;
pub(crate) use vcf::FollowedFours;
pub use vcf::{Attack, Step, Vcf};
pub use verdict::{Class, Limit, NotProven, Verdict};
