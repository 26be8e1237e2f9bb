//! The browser: the session behind the interface of a WebAssembly module, and the server for its folder.
//!
//! The page is a door as the conversation is one: it sends lines, and shows the replies in parts
//! ([`crate::render::json::parts`]). `world` is what a session finds outside of itself in a browser: files that were dropped on
//! the page, files that it writes, and progress that the page keeps. `talk` answers a line. `module` is the interface for
//! JavaScript (feature `wasm`), `folder` the files of the page and `serve` a server for them (feature `cli`).
//!
//! The page itself, in plain modules of JavaScript, is in `page/`; `.ci/web` puts everything into one static folder.

#[cfg(feature = "cli")]
mod folder;
#[cfg(feature = "wasm")]
mod module;
#[cfg(feature = "cli")]
mod serve;
mod talk;
mod world;

#[cfg(feature = "cli")]
pub use folder::{Folder, PageFile};
#[cfg(feature = "wasm")]
pub use module::{Progress, Yonsan};
#[cfg(feature = "cli")]
pub use serve::Server;
pub use talk::Talk;
pub use world::Page;
