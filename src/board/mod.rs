//! Stones on points: the board, its rules, positions, and how they are written and drawn. Nothing here thinks.
//!
//! A [`Position`] is a rule, stones and the side to move. It is read from a line of text ([`notation`]) or a drawing
//! ([`diagram`]), or made from stones in any order ([`Setup`]).
//!
//! ```
//! use yonsan::board::{Color, Position};
//! let mut position: Position = "B:e8f8g8h8,W:e9f9g9,b".parse().unwrap();
//! assert_eq!(position.five_points(Color::Black).len(), 2);
//! position.make("i8".parse().unwrap()).unwrap();
//! assert_eq!(position.winner(), Some(Color::Black));
//! ```

mod canonical;
mod color;
pub mod diagram;
mod dice;
mod fault;
mod legal;
mod line;
mod named;
pub mod notation;
mod point;
mod position;
mod renju;
mod rule;
mod setup;
mod symmetry;
mod zobrist;

pub use canonical::Canonical;
pub use color::{ByColor, Color};
pub use dice::Dice;
pub use fault::{Fault, Impossible};
pub use legal::FiveStop;
pub(crate) use line::MASKS;
pub use line::{Axis, Direction, LINES, Line};
pub(crate) use named::named;
pub use point::{NotAPoint, POINTS, Point, PointSet, SIZE};
pub use position::{IllegalMove, Position};
pub use renju::{Prohibition, Ruling, Three};
pub use rule::Rule;
pub use setup::Setup;
pub use symmetry::Symmetry;
pub(crate) use zobrist::stone as stone_key;
