//! How a reply is shown: as text for people ([`prose()`]), as JSON for programs ([`json`]), and as the bytes of a
//! picture or page ([`document()`]).
//!
//! ```
//! use yonsan::Position;
//! use yonsan::render::{Theme, prose};
//! use yonsan::reply::Reply;
//!
//! let position: Box<Position> = Box::new("h8i9".parse()?);
//! let mut text = Vec::new();
//! prose(&Reply::Board { position, numbers: false }, Theme { plain: true, ..Theme::default() }, &mut text)?;
//! assert!(String::from_utf8(text)?.starts_with("Black: h8. White: i9."));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod apart;
mod board;
mod course;
mod deck;
mod document;
mod glyphs;
mod html;
pub mod json;
mod lesson;
mod lists;
mod maps;
mod marks;
mod markup;
mod png;
mod points;
mod prose;
mod record;
mod shapes;
mod sheet;
mod svg;
mod theme;
mod train;

pub use apart::{Abreast, Beside, abreast, beside};
pub use deck::deck;
pub use document::document;
pub use prose::prose;
pub use theme::{Role, Theme};
