//! RenLib libraries: trees of moves in two bytes each, with comments and with labels on the moves.
//!
//! ```text
//! ff R e n L i b ff 03 minor ff*10      header, 20 bytes
//! position flags [extension] [comment] [label]      nodes, parents before children
//! ```
//!
//! A position is 16 times the row, counted from 0 at the top, and the column, counted from 1; 0 is no move. Texts
//! end with a zero byte and are filled up to an even length. Their encoding is that of the author's computer; no
//! file says which. A node's label stands on its move, on the board before it is made.
//!
//! Minor version 0 has no root node and begins with h8; later ones have a root, which makes no move. Set-ups
//! are unknown: their stones are written as moves, with passes where one side has no stone left. A way of single
//! moves that holds such a pass is read back as the set-up that it stands for.

mod read;
#[cfg(test)]
mod tests;
mod write;

use thiserror::Error;

pub(super) use read::{is_library, read};
pub(super) use write::write;

/// The bytes with which a library begins.
const MAGIC: &[u8; 8] = b"\xffRenLib\xff";
/// The length of the header, in bytes.
const HEADER: usize = 20;
/// The major version, which is the only one.
const MAJOR: u8 = 3;

/// A further sibling follows later.
const DOWN: u8 = 0x80;
/// There is no child.
const RIGHT: u8 = 0x40;
/// A comment whose last byte has its high bit set.
const OLD_COMMENT: u8 = 0x20;
/// The node is marked.
const MARK: u8 = 0x10;
/// A comment.
const COMMENT: u8 = 0x08;
/// Two more bytes of flags.
const EXTENSION: u8 = 0x01;
/// In the second of them: a label.
const LABEL: u8 = 0x01;
/// In a comment, where its first line ends.
const LINE_END: u8 = 0x08;

/// What is wrong with a library. Offsets are bytes from 0.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LibError {
    /// It does not begin as libraries do.
    #[error("byte 0: no RenLib library begins like this")]
    Header,
    /// A version that nobody has described.
    #[error("byte 8: version {major}.{minor}, known are 3.0 to 3.4")]
    Version {
        /// The major version.
        major: u8,
        /// The minor version.
        minor: u8,
    },
    /// The file ends in the middle of the tree.
    #[error("byte {offset}: the file ends, and the tree does not")]
    Cut {
        /// Where something more should stand.
        offset: usize,
    },
    /// A byte that is no point of the board.
    #[error("byte {offset}: {byte:#04x} is no point")]
    Point {
        /// Where.
        offset: usize,
        /// The byte.
        byte: u8,
    },
    /// Flags that contradict each other, or whose meaning nobody has described.
    #[error("byte {offset}: flags {flags:#04x}")]
    Flags {
        /// Where.
        offset: usize,
        /// The flags.
        flags: u16,
    },
    /// The tree has ended, and the file goes on.
    #[error("byte {offset}: the tree has ended, and the file goes on")]
    Trailing {
        /// What comes after the tree.
        offset: usize,
    },
    /// More nodes than can be held.
    #[error("byte {offset}: more than {} nodes", super::Game::MOST)]
    TooLarge {
        /// The first node too many.
        offset: usize,
    },
}
