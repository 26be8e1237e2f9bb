//! Stones on points: the board, its rules, and how it is drawn. Nothing here thinks.

mod color;
pub mod diagram;
mod dice;
mod fault;
mod line;
mod named;
pub mod notation;
mod point;
mod position;
mod rule;
mod setup;
mod symmetry;
mod zobrist;

pub use color::{ByColor, Color};
pub use dice::Dice;
pub use fault::{Fault, Impossible};
pub(crate) use line::MASKS;
pub use line::{Axis, Direction, LINES, Line};
pub(crate) use named::named;
pub use point::{NotAPoint, POINTS, Point, PointSet, SIZE};
pub use position::{IllegalMove, Position};
pub use rule::Rule;
pub use setup::Setup;
pub use symmetry::Symmetry;
pub(crate) use zobrist::stone as stone_key;
