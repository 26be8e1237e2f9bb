//! The tree as bytes, small enough to ship.
//!
//! | bytes | what |
//! | --- | --- |
//! | 4 | `YONT` |
//! | 1 | the format's version: 1, or 2 where each decision tells how long it lasts |
//! | 1 | the rule: 0 freestyle, 1 standard |
//! | 2 | plies of the longest line from the empty board, low byte first; 0 where it was not verified |
//! | 5 | the second moves that are finished, a bit each in the order of [`openings::second_moves`] |
//! | n | decisions, as they are met when the tree is walked |
//! | 8 | checksum of all before |
//!
//! A decision is the reply that led to it, black's move, and how many of the following replies have decisions;
//! in version 2 the plies from the empty board that no line through it exceeds; then those. A link, a reply to a position met before, is the reply and 255: the move is known already.
//! Leaves, the replies that lose to a VCT, are not written.

use thiserror::Error;

use super::openings;
use super::tree::Tree;
use super::walk::{Visitor, walk};
use crate::board::{POINTS, Point, Position, Rule};

const MAGIC: [u8; 4] = *b"YONT";
/// Without, and with, how long each decision lasts.
const VERSIONS: [u8; 2] = [1, 2];
/// Stands in the place of black's move where the position was met before.
const LINK: u8 = 255;
const HEADER: usize = 13;
const CHECKSUM: usize = 8;

/// Bytes that are no tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum CodecError {
    /// They do not begin as a tree does.
    #[error("not a strategy of this program (it begins with YONT)")]
    NoTree,
    /// A version that this program does not read.
    #[error("version {0} of the format; this program reads 1 and 2; a newer one wrote it")]
    Version(u8),
    /// No such rule.
    #[error("rule number {0}; there are 0 and 1")]
    Rule(u8),
    /// The bytes end too early or were changed.
    #[error("the checksum does not fit: the file was cut or changed")]
    Checksum,
    /// What stands at an offset makes no sense.
    #[error("offset {0}: no decision can stand here")]
    At(usize),
}

/// Fowler, Noll and Vo's hash, 64 bits (FNV-1a): enough to notice a changed byte.
fn checksum(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

/// A number that two trees share only when their bytes are the same, as far as a checksum tells.
pub fn fingerprint(tree: &Tree) -> u64 {
    checksum(&encode(tree))
}

/// The bytes of what can be reached in a tree.
pub fn encode(tree: &Tree) -> Vec<u8> {
    let lasting = tree.is_measured();
    let mut writer = Writer { tree, lasting, bytes: Vec::new(), counts: vec![0] };
    writer.bytes.extend(MAGIC);
    writer.bytes.extend([VERSIONS[usize::from(lasting)], tree.rule() as u8]);
    writer.bytes.extend(tree.longest.unwrap_or(0).to_le_bytes());
    let finished = openings::second_moves()
        .into_iter()
        .enumerate()
        .filter(|(_, second)| tree.finished.contains(*second))
        .fold(0u64, |bits, (i, _)| bits | 1 << i);
    writer.bytes.extend(&finished.to_le_bytes()[..5]);
    walk(tree, &mut writer);
    let sum = checksum(&writer.bytes);
    writer.bytes.extend(sum.to_le_bytes());
    writer.bytes
}

struct Writer<'a> {
    tree: &'a Tree,
    /// Whether it is told how long each decision lasts.
    lasting: bool,
    bytes: Vec<u8>,
    /// For each decision on the way, where its number of replies stands.
    counts: Vec<usize>,
}

impl Writer<'_> {
    fn child(&mut self) {
        // The second moves are not counted: they are what is there.
        if let Some(&at) = self.counts.last().filter(|&&at| at > 0) {
            self.bytes[at] += 1;
        }
    }
}

impl Visitor for Writer<'_> {
    fn decision(&mut self, position: &Position, reply: Point, attack: Point) {
        self.child();
        self.bytes.extend([reply.index() as u8, attack.index() as u8, 0]);
        self.counts.push(self.bytes.len() - 1);
        if self.lasting {
            self.bytes.push(self.tree.lasting(position).unwrap_or(0) as u8);
        }
    }

    fn link(&mut self, _: &Position, reply: Point) {
        self.child();
        self.bytes.extend([reply.index() as u8, LINK]);
    }

    fn leave(&mut self) {
        self.counts.pop();
    }
}

/// The tree that bytes hold.
pub fn decode(bytes: &[u8]) -> Result<Tree, CodecError> {
    if bytes.len() < HEADER + CHECKSUM || bytes[..4] != MAGIC {
        return Err(CodecError::NoTree);
    }
    if !VERSIONS.contains(&bytes[4]) {
        return Err(CodecError::Version(bytes[4]));
    }
    let rule = match bytes[5] {
        0 => Rule::Freestyle,
        1 => Rule::Standard,
        other => return Err(CodecError::Rule(other)),
    };
    let (content, sum) = bytes.split_at(bytes.len() - CHECKSUM);
    if checksum(content).to_le_bytes() != sum {
        return Err(CodecError::Checksum);
    }
    let mut tree = Tree::new(rule);
    tree.longest = Some(u16::from_le_bytes([bytes[6], bytes[7]])).filter(|&plies| plies > 0);
    let mut finished = [0; 8];
    finished[..5].copy_from_slice(&bytes[8..HEADER]);
    let finished = u64::from_le_bytes(finished);
    for (i, second) in openings::second_moves().into_iter().enumerate() {
        if finished >> i & 1 != 0 {
            tree.finished.insert(second);
        }
    }
    let lasting = (bytes[4] == VERSIONS[1]).then(Vec::new);
    let mut reader = Reader { bytes: content, at: HEADER, position: openings::start(rule), tree, lasting };
    while reader.at < content.len() {
        reader.decision()?;
    }
    for (position, plies) in reader.lasting.unwrap_or_default() {
        reader.tree.note_lasting(&position, plies);
    }
    Ok(reader.tree)
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
    position: Position,
    tree: Tree,
    /// How long the decisions read so far last, where that is told.
    lasting: Option<Vec<(Position, u16)>>,
}

impl Reader<'_> {
    fn byte(&mut self) -> Result<u8, CodecError> {
        let byte = self.bytes.get(self.at).ok_or(CodecError::At(self.at))?;
        self.at += 1;
        Ok(*byte)
    }

    /// Reads a point and plays it.
    fn play(&mut self, byte: u8) -> Result<(), CodecError> {
        let wrong = CodecError::At(self.at - 1);
        if usize::from(byte) >= POINTS {
            return Err(wrong);
        }
        self.position.make(Point::from_index(usize::from(byte))).map_err(|_| wrong)
    }

    fn decision(&mut self) -> Result<(), CodecError> {
        let reply = self.byte()?;
        self.play(reply)?;
        let attack = self.byte()?;
        let wrong = CodecError::At(self.at - 1);
        if attack == LINK {
            if !self.tree.contains(&self.position) {
                return Err(wrong);
            }
        } else {
            let before = self.position.clone();
            self.play(attack)?;
            if !self.tree.insert(&before, Point::from_index(usize::from(attack))) {
                return Err(wrong);
            }
            let behind = self.byte()?;
            if self.lasting.is_some() {
                let plies = u16::from(self.byte()?);
                self.lasting.iter_mut().for_each(|lasting| lasting.push((before.clone(), plies)));
            }
            for _ in 0..behind {
                self.decision()?;
            }
            self.position.undo();
        }
        self.position.undo();
        Ok(())
    }
}
