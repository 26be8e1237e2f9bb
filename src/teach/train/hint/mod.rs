//! Help in rungs, each generated from the win that was found.

mod points;
mod rung;
mod win;

pub use points::{SoughtPoints, rungs_to_points};
pub use rung::Rung;
pub use win::{decoy_rungs, rungs};
