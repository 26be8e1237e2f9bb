//! The tree as bytes, small enough to be built into the program.
//!
//! | bytes | what |
//! | --- | --- |
//! | 4 | `YONT` |
//! | 1 | the format's version: 1, 3 where each decision tells how long it lasts, or 4 with a file's numbers |
//! | 1 | the rule: 0 freestyle, 1 standard, 2 renju |
//! | 2 | plies of the longest line from the empty board, low byte first; 0 where it was not verified |
//! | 5 | the second moves that are finished, a bit each in the order of [`openings::second_moves`] |
//! | n | in version 4, the numbers of a file: how many, in 4 bytes, low byte first, then each |
//! | n | decisions, as they are met when the tree is walked |
//! | 8 | checksum of all before |
//!
//! A decision is the reply that led to it, Black's move, and how many of the following replies have decisions; then
//! those. In version 3 the number has only the lower three bits of its byte, the upper five telling by how many pairs
//! of plies the lines through the decision are shorter than those through the one before it (at the second moves, than
//! the longest of all). What does not fit, 7 and 31 standing in its place, follows in a byte of its own: the number,
//! and the plies from the empty board. A link, a reply to a position met before, is the reply and 255: the move is
//! known already.
//! A number of a file is the count of Black's stones and their points, the same for White's, and the plies from the empty
//! board within which the file says that Black has won there.
//! Leaves, the replies that lose to a VCT, are not written.

use thiserror::Error;

use super::openings;
use super::tree::Tree;
use super::walk::{Step, walk_behind};
use crate::board::{Canonical, POINTS, Point, PointSet, Position, Rule};
use crate::solve::{Limit, Stop};

const MAGIC: [u8; 4] = *b"YONT";
/// The versions of the format: without and with the length of the lines through each decision.
const VERSIONS: [u8; 2] = [1, 3];
/// The byte in place of Black's move where the position was met before.
const LINK: u8 = 255;
/// With numbers of a file, which nobody has verified, and so without how long decisions last.
const WITH_NUMBERS: u8 = 4;
/// Replies and pairs of plies from which on they have a byte of their own.
const MANY: u8 = 7;
const SHORTER: u8 = 31;
const HEADER: usize = 13;
const CHECKSUM: usize = 8;

/// Why bytes are not a tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum CodecError {
    /// The bytes do not begin like a tree.
    #[error("not a strategy of this program (it begins with YONT)")]
    NoTree,
    /// A version that this program does not know.
    #[error("version {0} of the format; this program reads 1, 3 and 4; a newer one wrote it")]
    Version(u8),
    /// The version in which the length of the lines through a decision took a byte of its own.
    #[error(
        "version 2 of the format is not read any more; the program that wrote it exports it to text, this one imports that"
    )]
    Old,
    /// The rule is not known.
    #[error("rule number {0}; there are 0 and 1")]
    Rule(u8),
    /// The bytes end too early or were changed.
    #[error("the checksum does not fit: the file was cut or changed")]
    Checksum,
    /// The content at this offset is not valid.
    #[error("offset {0}: no decision can stand here")]
    At(usize),
}

/// The 64-bit hash of Fowler, Noll and Vo (FNV-1a), which is enough to notice a changed byte.
fn checksum(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

/// A number that is equal for two trees only when their bytes are equal, as far as a checksum can tell.
pub fn fingerprint(tree: &Tree) -> u64 {
    checksum(&encode(tree))
}

/// The bytes of all decisions that can be reached in a tree.
///
/// # Panics
/// Never: the flag that would stop the work is not shared.
pub fn encode(tree: &Tree) -> Vec<u8> {
    encode_until(tree, &Stop::default()).expect("the flag that would stop it is known here only")
}

/// The bytes of all decisions that can be reached in a tree.
///
/// # Errors
/// [`Limit::Interrupted`] when the flag is raised.
pub(super) fn encode_until(tree: &Tree, stop: &Stop) -> Result<Vec<u8>, Limit> {
    let lasting = tree.is_measured();
    let mut bytes = MAGIC.to_vec();
    let numbers = if lasting { Vec::new() } else { tree.numbers() };
    let version = if numbers.is_empty() { VERSIONS[usize::from(lasting)] } else { WITH_NUMBERS };
    bytes.extend([version, tree.rule() as u8]);
    bytes.extend(tree.longest.unwrap_or(0).to_le_bytes());
    let finished = openings::second_moves()
        .iter()
        .enumerate()
        .filter(|(_, second)| tree.finished.contains(*second))
        .fold(0u64, |bits, (i, _)| bits | 1 << i);
    bytes.extend(&finished.to_le_bytes()[..5]);
    if !numbers.is_empty() {
        bytes.extend((numbers.len() as u32).to_le_bytes());
    }
    for (canonical, plies) in numbers {
        for stones in [canonical.black, canonical.white] {
            bytes.push(stones.len() as u8);
            bytes.extend(stones.iter().map(|point| point.index() as u8));
        }
        bytes.push(plies);
    }
    let (mut entries, mut way): (Vec<Entry>, Vec<usize>) = (Vec::new(), Vec::new());
    walk_behind(tree, &openings::second_moves(), stop, &mut |step| {
        let mut before = tree.longest.unwrap_or(0) as u8;
        if let Some(decision) = way.last().and_then(|&at| entries[at].decision.as_mut())
            && !matches!(step, Step::Leave)
        {
            decision.behind += 1;
            before = decision.here;
        }
        match step {
            Step::Decision(position, reply, attack) => {
                let here = tree.lasting(position).unwrap_or(0) as u8;
                way.push(entries.len());
                entries.push(Entry { reply, decision: Some(Decision { attack, behind: 0, here, before }) });
            }
            Step::Link(_, reply) => entries.push(Entry { reply, decision: None }),
            Step::Leave => drop(way.pop()),
        }
    })?;
    for entry in entries {
        bytes.push(entry.reply.index() as u8);
        match entry.decision {
            None => bytes.push(LINK),
            Some(Decision { attack, behind, .. }) if !lasting => bytes.extend([attack.index() as u8, behind]),
            Some(Decision { attack, behind, here, before }) => {
                let shorter = shorter(before, here);
                bytes.extend([attack.index() as u8, behind.min(MANY) | shorter.unwrap_or(SHORTER) << 3]);
                bytes.extend(Some(behind).filter(|&behind| behind >= MANY));
                bytes.extend(shorter.is_none().then_some(here));
            }
        }
    }
    let sum = checksum(&bytes);
    bytes.extend(sum.to_le_bytes());
    Ok(bytes)
}

/// The number of pairs of plies by which lines are shorter here than before; `None` where the difference is
/// not of that form.
fn shorter(before: u8, here: u8) -> Option<u8> {
    let less = before.checked_sub(here)?;
    Some(less / 2).filter(|&pairs| less % 2 == 0 && pairs < SHORTER)
}

/// A decision or a link that is met in the walk through the tree.
struct Entry {
    reply: Point,
    /// The decision; `None` for a link.
    decision: Option<Decision>,
}

struct Decision {
    attack: Point,
    /// The number of entries directly behind it.
    behind: u8,
    /// The largest number of plies, from the empty board, of a line through it, and of a line through the
    /// decision before it.
    here: u8,
    before: u8,
}

/// The tree that is encoded in the bytes.
///
/// # Errors
/// When they are not a tree, have a version that cannot be read, or are damaged.
pub fn decode(bytes: &[u8]) -> Result<Tree, CodecError> {
    if bytes.len() < HEADER + CHECKSUM || bytes[..4] != MAGIC {
        return Err(CodecError::NoTree);
    }
    match bytes[4] {
        2 => return Err(CodecError::Old),
        version if !VERSIONS.contains(&version) && version != WITH_NUMBERS => {
            return Err(CodecError::Version(version));
        }
        _ => {}
    }
    let rule = match bytes[5] {
        0 => Rule::Freestyle,
        1 => Rule::Standard,
        2 => Rule::Renju,
        other => return Err(CodecError::Rule(other)),
    };
    let (content, sum) = bytes.split_at(bytes.len() - CHECKSUM);
    if checksum(content).to_le_bytes() != sum {
        return Err(CodecError::Checksum);
    }
    let mut tree = Tree::new(rule);
    tree.longest = Some(u16::from_le_bytes([bytes[6], bytes[7]])).filter(|&plies| plies > 0);
    let finished = |i: usize| bytes[8 + i / 8] >> (i % 8) & 1 != 0;
    let seconds = openings::second_moves();
    tree.finished =
        seconds.iter().enumerate().filter(|&(i, _)| finished(i)).map(|(_, second)| second).collect();
    let lasting = (bytes[4] == VERSIONS[1]).then(Vec::new);
    let mut reader = Reader { bytes: content, at: HEADER, position: openings::start(rule), tree, lasting };
    let longest = reader.tree.longest.unwrap_or(0) as u8;
    if bytes[4] == WITH_NUMBERS {
        reader.numbers()?;
    }
    while reader.at < content.len() {
        reader.decision(longest)?;
    }
    // 0 stands where it is not known.
    let known = |(_, plies): &(Canonical, u8)| *plies > 0;
    for (canonical, plies) in reader.lasting.unwrap_or_default().into_iter().filter(known) {
        reader.tree.note(canonical, u16::from(plies));
    }
    Ok(reader.tree)
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
    position: Position,
    tree: Tree,
    /// For each decision read so far, the plies of the longest line through it; `None` in a version without
    /// them.
    lasting: Option<Vec<(Canonical, u8)>>,
}

impl Reader<'_> {
    fn byte(&mut self) -> Result<u8, CodecError> {
        let byte = self.bytes.get(self.at).ok_or(CodecError::At(self.at))?;
        self.at += 1;
        Ok(*byte)
    }

    /// The point of the byte that was read last.
    fn point(&self, byte: u8) -> Result<Point, CodecError> {
        let index = Some(usize::from(byte)).filter(|&index| index < POINTS);
        index.map(Point::from_index).ok_or(CodecError::At(self.at - 1))
    }

    /// Plays a move on the point of the byte that was read last.
    fn play(&mut self, byte: u8) -> Result<(), CodecError> {
        let point = self.point(byte)?;
        self.position.make(point).map_err(|_| CodecError::At(self.at - 1))
    }

    /// Reads the numbers of a file.
    fn numbers(&mut self) -> Result<(), CodecError> {
        let mut count = [0; 4];
        for byte in &mut count {
            *byte = self.byte()?;
        }
        for _ in 0..u32::from_le_bytes(count) {
            let [black, white] = [self.stones()?, self.stones()?];
            let plies = self.byte()?;
            self.tree.keep(Canonical { black, white }, plies);
        }
        Ok(())
    }

    fn stones(&mut self) -> Result<PointSet, CodecError> {
        let count = self.byte()?;
        let point = |_| self.byte().and_then(|byte| self.point(byte));
        (0..count).map(point).collect()
    }

    /// Reads a decision and those behind it, or a link; `longest` are the plies that lines through the one before it last.
    fn decision(&mut self, longest: u8) -> Result<(), CodecError> {
        let reply = self.byte()?;
        self.play(reply)?;
        let attack = self.byte()?;
        let wrong = CodecError::At(self.at - 1);
        if attack == LINK {
            if !self.tree.contains(&self.position) {
                return Err(wrong);
            }
        } else {
            let point = self.point(attack)?;
            let canonical = self.tree.insert(&self.position, point).ok_or(wrong)?;
            self.play(attack)?;
            let (mut behind, mut plies) = (self.byte()?, 0);
            if self.lasting.is_some() {
                let shorter = behind >> 3;
                behind &= MANY;
                if behind == MANY {
                    behind = self.byte()?;
                }
                plies = match shorter {
                    SHORTER => self.byte()?,
                    pairs => longest.saturating_sub(2 * pairs),
                };
            }
            self.lasting.iter_mut().for_each(|lasting| lasting.push((canonical, plies)));
            for _ in 0..behind {
                self.decision(plies)?;
            }
            self.position.undo();
        }
        self.position.undo();
        Ok(())
    }
}
