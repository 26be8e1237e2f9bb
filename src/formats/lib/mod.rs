//! RenLib libraries: trees of moves in two bytes each, with comments and with labels on the moves.
//!
//! ```text
//! ff R e n L i b ff 03 minor ff*10      header, 20 bytes
//! position flags [extension] [comment] [label]      nodes, parents before children
//! ```
//!
//! A position is 16 times the row, counted from 0 at the top, plus the column, counted from 1; 0 is no move.
//! Texts end with a zero byte and are filled up to an even length. Their encoding is that of the author's
//! computer, which the file does not state. A node's label belongs to the point of its move, on the board
//! before the move is made.
//!
//! Minor version 0 has no root node and begins with h8; later versions have a root, which makes no move. The
//! format has no set-ups: their stones are written as moves, with passes where one side has no stone left. A
//! line of single moves that contains such a pass is read back as the set-up that it stands for.

mod read;
#[cfg(test)]
mod tests;
mod write;

pub(super) use read::{is_library, read};
pub(super) use write::write;

/// The bytes with which a library begins.
const MAGIC: &[u8; 8] = b"\xffRenLib\xff";
/// The length of the header, in bytes.
const HEADER: usize = 20;
/// The major version, which is the only one.
const MAJOR: u8 = 3;

/// Another sibling follows later in the file.
const DOWN: u8 = 0x80;
/// The node has no child.
const RIGHT: u8 = 0x40;
/// The node has a comment whose last byte has its high bit set.
const OLD_COMMENT: u8 = 0x20;
/// The node is marked.
const MARK: u8 = 0x10;
/// The node has a comment.
const COMMENT: u8 = 0x08;
/// Two more bytes of flags follow.
const EXTENSION: u8 = 0x01;
/// In the second of these bytes: the node has a label.
const LABEL: u8 = 0x01;
/// The byte that ends the first line of a comment.
const LINE_END: u8 = 0x08;
