//! The brackets of an SGF file: games, nodes and properties, whatever they mean.
//!
//! A game's main line takes the first variation wherever there are several. In the file it is all that
//! stands before the game's first closing parenthesis.

use crate::formats::charset::{Charset, Looks};
use crate::formats::{Located, Wrong};

/// A property of a node.
pub(super) struct Property<'a> {
    /// Its upper-case letters and digits: `B` for `Black`.
    pub name: String,
    /// Where it starts, in bytes from 0.
    pub offset: usize,
    /// Its values as they stand, escapes and all; at least one.
    pub values: Vec<&'a [u8]>,
}

/// What stands in a game, in the order of the file.
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

/// What was last seen in a tree.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Last {
    Open,
    Node,
    Close,
}

/// A place in a file.
pub(super) struct Scanner<'a> {
    bytes: &'a [u8],
    at: usize,
    looks: Looks,
    chosen: Option<Charset>,
    charset: Charset,
}

impl<'a> Scanner<'a> {
    /// The beginning of a file whose texts are in this encoding, unless it says itself in which.
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

    /// Goes to the next parenthesis that a semicolon follows.
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

    /// The encoding of the game that begins here, and whether it is a guess. A game states it in its first node.
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

    /// Reads a game from its parenthesis on, tells what it finds, and returns how many lines of play there are.
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
        if name.is_empty() {
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

    /// Reads a value from its bracket on; a backslash makes the next byte a part of it, and so does the first
    /// byte of a character of two.
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
