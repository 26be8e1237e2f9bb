//! Hints in steps (rungs), each generated from the win that was found. Each tells something that neither the question nor
//! the rungs before it have told.

mod ladder;
mod points;
mod rung;
mod win;

pub(crate) use points::{SoughtPoints, rungs_to_points};
pub use rung::Rung;
pub(crate) use win::decoy_rungs;
pub use win::rungs;
