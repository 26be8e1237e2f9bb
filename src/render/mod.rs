//! What one sees: replies as prose for people or as JSON for programs, written into any `Write`.

mod board;
pub mod json;
mod lesson;
mod points;
mod prose;
mod shapes;
mod theme;
mod train;

pub use prose::prose;
pub use theme::{Role, Theme};
