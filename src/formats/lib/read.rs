//! Reads the bytes of a library into a tree.

use super::super::charset::{Charset, Looks};
use super::super::error::{Located, Wrong};
use super::super::game::{Change, Event, Game, NodeId};
use super::{COMMENT, DOWN, EXTENSION, HEADER, LABEL, LINE_END, MAGIC, MAJOR, MARK, OLD_COMMENT, RIGHT};
use crate::board::{ByColor, Color, Point};

/// Very old files have no header and begin with h8.
const H8: u8 = 0x78;

/// Whether the bytes begin like a library.
pub fn is_library(bytes: &[u8]) -> bool {
    bytes.starts_with(MAGIC)
}

/// Reads a library; `chosen` is the encoding of its texts, which is guessed where none is chosen.
pub fn read(bytes: &[u8], chosen: Option<Charset>) -> Result<Game, Located> {
    let (at, rooted) = match bytes {
        _ if is_library(bytes) => {
            let &[major, minor] = bytes.get(8..10).ok_or(Wrong::TreeCut.at_byte(bytes.len()))? else {
                return Err(Wrong::NoLibrary.at_byte(0));
            };
            if major != MAJOR || minor > 4 {
                return Err(Wrong::Version(major, minor).at_byte(8));
            }
            (HEADER, minor > 0)
        }
        [H8, ..] => (0, false),
        _ => return Err(Wrong::NoLibrary.at_byte(0)),
    };
    let mut reader = Reader { bytes, at, charset: chosen, game: Game::default() };
    reader.tree(rooted)?;
    let mut game = reader.game;
    set_up(&mut game);
    Ok(game)
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
    charset: Option<Charset>,
    game: Game,
}

impl Reader<'_> {
    fn byte(&mut self) -> Result<u8, Located> {
        let byte = self.bytes.get(self.at).ok_or(Wrong::TreeCut.at_byte(self.at))?;
        self.at += 1;
        Ok(*byte)
    }

    /// Reads the nodes. A node with a later sibling pushes its parent on a stack; a node without a child pops
    /// the parent of the next node.
    fn tree(&mut self, rooted: bool) -> Result<(), Located> {
        let mut parent = Game::ROOT;
        let mut pile: Vec<NodeId> = Vec::new();
        let mut first = rooted;
        loop {
            let offset = self.at;
            if self.game.len() >= Game::MOST {
                return Err(Wrong::TooManyNodes(Game::MOST).at_byte(offset));
            }
            let byte = self.byte()?;
            let flags = self.byte()?;
            let event = if byte == 0 {
                Event::Pass
            } else {
                let wrong = || Wrong::NoPoint(format!("{byte:#04x}")).at_byte(offset);
                Event::Move(point(byte).ok_or_else(wrong)?)
            };
            let wrong = Wrong::Flags(flags.into()).at_byte(offset + 1);
            let is_root = std::mem::take(&mut first) && event == Event::Pass;
            if flags & COMMENT != 0 && flags & OLD_COMMENT != 0 || is_root && flags & DOWN != 0 {
                return Err(wrong);
            }
            let node = if is_root { Game::ROOT } else { self.game.add(parent, event.clone()) };
            self.texts(flags, parent, node, &event)?;
            if flags & DOWN != 0 {
                pile.push(parent);
            }
            if flags & RIGHT == 0 {
                parent = node;
            } else if let Some(other) = pile.pop() {
                parent = other;
            } else {
                break;
            }
        }
        match self.bytes[self.at..].iter().position(|&byte| byte != 0) {
            Some(i) => Err(Wrong::Trailing.at_byte(self.at + i)),
            None => Ok(()),
        }
    }

    /// Reads the texts after the two bytes of a node.
    fn texts(&mut self, flags: u8, parent: NodeId, node: NodeId, event: &Event) -> Result<(), Located> {
        let offset = self.at;
        let mut labelled = false;
        if flags & EXTENSION != 0 {
            let [high, low] = [self.byte()?, self.byte()?];
            if high != 0 || low & !LABEL != 0 {
                return Err(Wrong::Flags(u16::from_be_bytes([high, low])).at_byte(offset));
            }
            labelled = low & LABEL != 0;
        }
        if flags & MARK != 0 {
            self.game.notes_mut(node).hot = true;
        }
        let comment = match flags & (COMMENT | OLD_COMMENT) {
            0 => String::new(),
            COMMENT => self.text()?,
            _ => self.old_comment()?,
        };
        if !comment.is_empty() {
            self.game.notes_mut(node).comment = comment;
        }
        if labelled {
            let label = self.text()?;
            if let Event::Move(point) = event
                && !label.is_empty()
            {
                self.game.notes_mut(parent).labels.push((*point, label));
            }
        }
        Ok(())
    }

    /// The bytes up to and including the first for which `ends` is true.
    fn until(&mut self, ends: impl Fn(u8) -> bool) -> Result<Vec<u8>, Located> {
        let rest = &self.bytes[self.at..];
        let last = rest.iter().position(|&byte| ends(byte));
        let length = 1 + last.ok_or(Wrong::TreeCut.at_byte(self.bytes.len()))?;
        self.at += length;
        Ok(rest[..length].to_vec())
    }

    /// A text that ends with one zero byte, or with two where that makes its length even.
    fn text(&mut self) -> Result<String, Located> {
        let text = self.until(|byte| byte == 0)?;
        if text.len() % 2 == 1 {
            self.byte()?;
        }
        Ok(self.decode(&text[..text.len() - 1]))
    }

    /// A text whose last byte has its high bit set.
    fn old_comment(&mut self) -> Result<String, Located> {
        let mut text = self.until(|byte| byte & 0x80 != 0)?;
        *text.last_mut().expect("the byte that ends it") &= 0x7f;
        Ok(self.decode(&text))
    }

    fn decode(&mut self, bytes: &[u8]) -> String {
        let (charset, guessed) = Charset::of(Looks::of(bytes), self.charset, None);
        self.game.guessed |= guessed;
        let line_end = char::from(LINE_END);
        let text = charset.decode(bytes).replace("\r\n", "\n").replace(['\r', line_end], "\n");
        text.trim_matches(['\n', '\0', ' ']).to_owned()
    }
}

/// The point that a byte stands for; `None` where it stands for none.
fn point(byte: u8) -> Option<Point> {
    let (row, column) = (usize::from(byte >> 4), usize::from(byte & 15));
    Point::from_top(column.checked_sub(1)?, row)
}

/// Replaces a line of single moves at the root that contains a pass by the set-up that it stands for.
fn set_up(game: &mut Game) {
    let mut way = vec![Game::ROOT];
    while let Some(&last) = way.last() {
        let mut children = game.children(last);
        match (children.next(), children.next(), game.notes(last)) {
            (Some(only), None, None) => way.push(only),
            (Some(only), None, Some(_)) if last == Game::ROOT => way.push(only),
            _ => break,
        }
    }
    let Some(end) = way.iter().rposition(|&id| *game.event(id) == Event::Pass) else { return };
    let mut turn = Color::Black;
    let mut put = ByColor::<Vec<Point>>::default();
    for &id in &way[1..=end] {
        if let Event::Move(point) = game.event(id) {
            put[turn].push(*point);
        }
        turn = turn.other();
    }
    let change = Change { put, removed: Vec::new(), turn: Some(turn) };
    *game = game.grafted(way[end], Event::Setup(Box::new(change)));
}
