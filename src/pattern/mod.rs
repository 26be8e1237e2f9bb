//! What a line means to a point: its pattern for each side and axis, and what four of them come to.
//!
//! [`PatternIndex`] holds the patterns of all points and keeps them up to date stone by stone;
//! [`scan`] finds one without it, slowly, by the definition alone. The two share no code, and the
//! tests hold them together. [`Lines`] and [`shapes`] are another way to look: a line as one integer, and
//! windows that slide over it.
//!
//! ```
//! use yonsan::board::{Axis, Color, Position};
//! use yonsan::pattern::{Pattern, PatternIndex};
//! let position: Position = "B:f8g8,W:,b".parse().unwrap();
//! // A black stone on h8 would make an open three of its row.
//! let index = PatternIndex::new(&position);
//! assert_eq!(index.pattern("h8".parse().unwrap(), Axis::Row, Color::Black), Pattern::F3S);
//! ```
//!
//! The definition. The *window* of a point is 4 points each way in freestyle, 5 in standard (where an
//! overline must be seen). A stone of the side is put on the point, whatever holds it. The other side's
//! stones, the edge, and all beyond the window shut the line. Between the nearest shut cells one more own
//! stone is put on each empty point in turn, a window of the same width is centred there (what was
//! outside the first window stays shut), and the same question is asked again. What the answers make
//! of the point is said at each [`Pattern`].

mod composite;
mod index;
mod lines;
mod run;
pub mod scan;
mod shape;
pub mod shapes;
mod table;

pub use composite::Pattern4;
pub use index::PatternIndex;
pub use lines::{Lines, renumbered};
pub use run::Runs;
pub use shape::Pattern;
pub use table::{Table, radius};
