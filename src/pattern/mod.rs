//! The pattern of a point for each side and axis, and the combined pattern of its four axes.
//!
//! [`PatternIndex`] stores the patterns of all points and updates them with every stone; [`scan`] computes a
//! single pattern slowly, by the definition alone. The two share no code, and the tests compare them.
//! [`Lines`] and [`shapes`] are a second method: a line as one integer, and windows that slide over it.
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
//! The definition: the *window* of a point is 4 points in each direction in freestyle, 5 in standard (where
//! an overline must be seen); under renju Black's is that of standard and White's that of freestyle. A stone of the side is put on the point, regardless of its content. The other
//! side's stones, the edge, and everything beyond the window shut the line. Then one more own stone is put on
//! each empty point between the nearest shut cells in turn, a window of the same width is centred there
//! (cells outside the first window stay shut), and its pattern is computed in the same way. [`Pattern`] says
//! how these patterns determine that of the point.

mod composite;
mod forbidden;
mod index;
mod lines;
mod run;
pub mod scan;
mod shape;
pub mod shapes;
mod table;

pub(crate) use composite::GROUPS;
pub use composite::Pattern4;
pub use forbidden::forbidden_points;
pub use index::PatternIndex;
pub use lines::{Lines, renumbered};
pub use run::Runs;
pub use shape::Pattern;
pub use table::{Table, radius};
