//! Splits an SGF file into games, nodes and properties, without interpreting them.
//!
//! A game's main line takes the first variation at each branch. In the file it is the part before the game's
//! first closing parenthesis.

use crate::formats::charset::{Charset, Looks};
use crate::formats::{Located, Wrong};

/// A property of a node.
pub(super) struct Property<'a> {
    /// Its upper-case letters and digits: `B` for `Black`.
    pub name: String,
    /// The offset of its first byte, from 0.
    pub offset: usize,
    /// Its values as written, with escapes; at least one.
    pub values: Vec<&'a [u8]>,
}

/// A part of a game, in the order of the file.
pub(super) enum Found<'a> {
    /// A variation begins.
    Open,
    /// A variation ends.
    Close,
    /// A node begins.
    Node,
    /// A property of the node.
    Property(Property<'a>),
}

/// The part of a tree that was read last.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Last {
    Open,
    Node,
    Close,
}

/// A position in a file that is being read.
pub(super) struct Scanner<'a> {
    bytes: &'a [u8],
    at: usize,
    looks: Looks,
    chosen: Option<Charset>,
    charset: Charset,
}

impl<'a> Scanner<'a> {
    /// A scanner at the beginning of a file. Its texts are in the chosen encoding, unless the file states
    /// one.
    pub(super) fn new(bytes: &'a [u8], chosen: Option<Charset>) -> Self {
        Self { bytes, at: 0, looks: Looks::of(bytes), chosen, charset: Charset::UTF_8 }
    }

    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    fn skip(&mut self, skipped: impl Fn(u8) -> bool) {
        while self.peek().is_some_and(&skipped) {
            self.at += 1;
        }
    }

    fn skip_blanks(&mut self) {
        self.skip(|byte| byte.is_ascii_whitespace() || byte == 0x0b);
    }

    /// Moves to the next parenthesis that is followed by a semicolon; returns whether there is one.
    pub(super) fn seek_game(&mut self) -> bool {
        loop {
            self.skip(|byte| byte != b'(');
            let start = self.at;
            if self.peek().is_none() {
                return false;
            }
            self.at += 1;
            self.skip_blanks();
            if self.peek() == Some(b';') {
                self.at = start;
                return true;
            }
        }
    }

    /// The encoding of the game that begins here, and whether it is guessed. A game states it in its first
    /// node.
    pub(super) fn charset(&mut self) -> (Charset, bool) {
        let start = self.at;
        self.at += 1;
        self.skip_blanks();
        self.at += 1;
        self.charset = Charset::UTF_8;
        let mut stated = None;
        while stated.is_none() {
            self.skip_blanks();
            let Ok(property) = self.property() else { break };
            if property.name == "CA" {
                stated = Charset::named(&String::from_utf8_lossy(property.values[0]));
            }
        }
        self.at = start;
        let found = Charset::of(self.looks, self.chosen, stated);
        self.charset = found.0;
        found
    }

    /// Reads a game from its parenthesis on, calls `tell` with each part, and returns the number of lines of
    /// play.
    pub(super) fn game(&mut self, tell: &mut dyn FnMut(Found<'a>)) -> Result<usize, Located> {
        let start = self.at;
        let (mut depth, mut lines, mut last) = (1, 0, Last::Open);
        tell(Found::Open);
        self.at += 1;
        loop {
            self.skip_blanks();
            let offset = self.at;
            let byte = self.peek().ok_or(Wrong::Unclosed('(').at_byte(start))?;
            match (byte, last) {
                (b'(', Last::Node | Last::Close) => {
                    depth += 1;
                    last = Last::Open;
                    tell(Found::Open);
                }
                (b';', Last::Open | Last::Node) => {
                    last = Last::Node;
                    tell(Found::Node);
                }
                (b')', Last::Node | Last::Close) => {
                    lines += usize::from(last == Last::Node);
                    depth -= 1;
                    last = Last::Close;
                    tell(Found::Close);
                }
                (_, Last::Node) if byte.is_ascii_alphabetic() => {
                    tell(Found::Property(self.property()?));
                    continue;
                }
                _ => return Err(Wrong::Unexpected(byte).at_byte(offset)),
            }
            self.at += 1;
            if depth == 0 {
                return Ok(lines);
            }
        }
    }

    fn property(&mut self) -> Result<Property<'a>, Located> {
        let (bytes, offset) = (self.bytes, self.at);
        self.skip(|byte| byte.is_ascii_alphanumeric());
        let name: String = bytes[offset..self.at]
            .iter()
            .filter(|byte| !byte.is_ascii_lowercase())
            .map(|&byte| char::from(byte))
            .collect();
        // Small letters of older files do not count; what is left is a name only where it begins with a letter.
        if !name.starts_with(|first: char| first.is_ascii_uppercase()) {
            let byte = bytes.get(offset).copied().unwrap_or_default();
            return Err(Wrong::Unexpected(byte).at_byte(offset));
        }
        let mut values = Vec::new();
        self.skip_blanks();
        while self.peek() == Some(b'[') {
            values.push(self.value()?);
            self.skip_blanks();
        }
        if values.is_empty() {
            return Err(Wrong::NoValue(name).at_byte(offset));
        }
        Ok(Property { name, offset, values })
    }

    /// Reads a value from its bracket on. A backslash makes the next byte a part of the value, and so does
    /// the first byte of a two-byte character.
    fn value(&mut self) -> Result<&'a [u8], Located> {
        let (bytes, start) = (self.bytes, self.at);
        loop {
            self.at += 1;
            match self.peek() {
                Some(b'\\') => self.at += 1,
                Some(b']') => break,
                Some(byte) if self.charset.is_lead(byte) => self.at += 1,
                Some(_) => {}
                None => return Err(Wrong::Unclosed('[').at_byte(start)),
            }
        }
        self.at += 1;
        Ok(&bytes[start + 1..self.at - 1])
    }
}
