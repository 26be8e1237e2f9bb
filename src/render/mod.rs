//! What one sees: replies as prose for people or as JSON for programs, written into any `Write`.

mod board;
mod document;
mod html;
pub mod json;
mod lesson;
mod markup;
mod png;
mod points;
mod prose;
mod shapes;
mod svg;
mod theme;
mod train;

pub use document::document;
pub use prose::prose;
pub use theme::{Role, Theme};
