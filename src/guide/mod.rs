//! Guides to the program, one page for each subject. A test compares their examples with the program's
//! output.

#![allow(clippy::doc_markdown, reason = "pages for people name programs and crates without backticks")]

#[doc = include_str!("features.md")]
pub mod features {}

#[doc = include_str!("conversation.md")]
pub mod conversation {}

#[doc = include_str!("commands.md")]
pub mod commands {}

#[doc = include_str!("files.md")]
pub mod files {}

#[doc = include_str!("formats.md")]
pub mod formats {}

#[doc = include_str!("pages.md")]
pub mod pages {}

#[doc = include_str!("browser.md")]
pub mod browser {}

#[doc = include_str!("languages.md")]
pub mod languages {}

#[doc = include_str!("machines.md")]
pub mod machines {}

#[doc = include_str!("figures.md")]
pub mod figures {}

#[doc = include_str!("building.md")]
pub mod building {}
