//! The whole-board strategy: Black's win from `h8` against every reply.
//!
//! A [`Tree`] holds Black's move in each position where a short search for threats does not win. One for each rule is
//! built into the program ([`shipped()`]). [`build`] searches for the moves, [`verify`] tries every reply to them, and
//! [`codec`] and [`text`] write trees.
//!
//! ```
//! use yonsan::board::Rule;
//! use yonsan::strategy::{Opening, openings, shipped};
//! let tree = shipped(Rule::Freestyle);
//! assert!(tree.is_complete());
//! let position = openings::start(Rule::Freestyle).after(&["h9".parse()?])?;
//! let third = tree.get(&position).expect("the tree answers every second move");
//! assert!(Opening::of(&position.after(&[third])?).is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod build;
pub mod codec;
pub mod lasting;
pub mod merge;
mod names;
pub mod openings;
pub mod part;
pub mod prune;
mod renju;
mod shipped;
pub mod size;
pub mod tally;
#[cfg(test)]
mod testing;
pub mod text;
pub(crate) mod tree;
pub mod verify;
mod walk;

pub use names::{OPENINGS, Opening};
pub use renju::{RenjuOpening, renju_openings};
pub use shipped::{shipped, shipped_win};
pub use tree::Tree;
