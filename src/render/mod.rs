//! What one sees: replies as prose for people or as JSON for programs, written into any `Write`.

mod board;
mod document;
pub mod html;
pub mod json;
mod lesson;
mod markup;
pub mod png;
mod points;
mod prose;
mod shapes;
pub mod svg;
mod theme;
mod train;

pub use document::document;
pub use prose::prose;
pub use theme::{Role, Theme};
