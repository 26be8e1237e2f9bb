//! The brackets of an SGF file: games, nodes and properties, whatever they mean.
//!
//! A game's main line takes the first variation wherever there are several. In the file it is all that
//! stands before the game's first closing parenthesis.

use super::SgfError;

/// A property of a node.
pub(super) struct Property<'a> {
    /// Its upper-case letters and digits: `B` for `Black`.
    pub name: String,
    /// Where it starts, in bytes from 0.
    pub offset: usize,
    /// Its values as they stand, escapes and all; at least one.
    pub values: Vec<&'a [u8]>,
}

/// A game and its place in the file.
pub(super) struct Scan<'a> {
    /// The main line's properties in order; `None` when there is no such game.
    pub line: Option<Vec<Property<'a>>>,
    /// Lines of play besides the main line.
    pub left_out: usize,
    /// Games in the file.
    pub games: usize,
}

/// Finds a game, counted from 1. What stands before, between and after games is skipped.
pub(super) fn scan(bytes: &[u8], wanted: usize) -> Result<Scan<'_>, SgfError> {
    let mut scanner = Scanner { bytes, at: 0 };
    let mut scan = Scan { line: None, left_out: 0, games: 0 };
    while scanner.seek_game() {
        scan.games += 1;
        let keep = scan.games == wanted;
        let (line, lines) = scanner.game(keep)?;
        if keep {
            scan.line = Some(line);
            scan.left_out = lines - 1;
        }
    }
    Ok(scan)
}

/// What was last seen in a tree.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Last {
    Open,
    Node,
    Close,
}

struct Scanner<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Scanner<'a> {
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
    fn seek_game(&mut self) -> bool {
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

    /// Reads a game from its parenthesis on: its main line, if it is to be kept, and how many lines of
    /// play it has.
    fn game(&mut self, keep: bool) -> Result<(Vec<Property<'a>>, usize), SgfError> {
        let start = self.at;
        let mut main = Vec::new();
        let (mut depth, mut lines, mut last) = (1, 0, Last::Open);
        self.at += 1;
        loop {
            self.skip_blanks();
            let offset = self.at;
            let byte = self.peek().ok_or(SgfError::Unclosed { bracket: '(', offset: start })?;
            match (byte, last) {
                (b'(', Last::Node | Last::Close) => {
                    depth += 1;
                    last = Last::Open;
                }
                (b';', Last::Open | Last::Node) => last = Last::Node,
                (b')', Last::Node | Last::Close) => {
                    lines += usize::from(last == Last::Node);
                    depth -= 1;
                    last = Last::Close;
                }
                (_, Last::Node) if byte.is_ascii_alphabetic() => {
                    let property = self.property()?;
                    if keep && lines == 0 {
                        main.push(property);
                    }
                    continue;
                }
                _ => return Err(SgfError::Unexpected { byte, offset }),
            }
            self.at += 1;
            if depth == 0 {
                return Ok((main, lines));
            }
        }
    }

    fn property(&mut self) -> Result<Property<'a>, SgfError> {
        let (bytes, offset) = (self.bytes, self.at);
        self.skip(|byte| byte.is_ascii_alphanumeric());
        let name: String = bytes[offset..self.at]
            .iter()
            .filter(|byte| !byte.is_ascii_lowercase())
            .map(|&byte| char::from(byte))
            .collect();
        if name.is_empty() {
            let byte = bytes[offset];
            return Err(SgfError::Unexpected { byte, offset });
        }
        let mut values = Vec::new();
        self.skip_blanks();
        while self.peek() == Some(b'[') {
            values.push(self.value()?);
            self.skip_blanks();
        }
        if values.is_empty() {
            return Err(SgfError::NoValue { name, offset });
        }
        Ok(Property { name, offset, values })
    }

    /// Reads a value from its bracket on; a backslash makes the next byte a part of it.
    fn value(&mut self) -> Result<&'a [u8], SgfError> {
        let (bytes, start) = (self.bytes, self.at);
        loop {
            self.at += 1;
            match self.peek() {
                Some(b'\\') => self.at += 1,
                Some(b']') => break,
                Some(_) => {}
                None => {
                    return Err(SgfError::Unclosed { bracket: '[', offset: start });
                }
            }
        }
        self.at += 1;
        Ok(&bytes[start + 1..self.at - 1])
    }
}
