//! What the proof has against every reply to one of its moves.

use std::collections::BTreeMap;

use super::making;
use super::outline::{self, Outline};
use super::reason::MoveKind;
use crate::board::{Point, PointSet, Position};
use crate::proof::Certificate;
use crate::solve::Win;

/// Counter-fours looked at while the longest run of them is counted.
const FOURS_BOUND: usize = 2_000;

/// Replies that are answered alike.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnsweredReplies {
    /// The replies that the proof names, row by row from `a1`.
    pub replies: Vec<Point>,
    /// Whether every reply that it does not name is answered so too.
    pub elsewhere: bool,
    /// The number of the move that answers them.
    pub number: usize,
    /// That move.
    pub attack: Point,
    /// The longest line after one of these replies, which is its first move, to the five; where only replies
    /// elsewhere are answered so, the line without one.
    pub line: Vec<Point>,
}

impl AnsweredReplies {
    /// Attacking stones from the answer to the five, along the longest line.
    pub fn stones(&self) -> u16 {
        let plies = self.line.len() - usize::from(!self.replies.is_empty());
        plies.div_ceil(2) as u16
    }
}

/// A reply that makes a four of the defender's own, and what becomes of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CounterFour {
    /// The reply.
    pub reply: Point,
    /// Where it would become a five.
    pub fives: Vec<Point>,
    /// The number of the move that answers it.
    pub number: usize,
    /// That move: a five, or it stands where the defender would make one.
    pub attack: Point,
    /// What that move makes.
    pub kind: MoveKind,
    /// How many fours the defender can make one after another, this one included, before he has none left;
    /// `None` where there were too many to be counted.
    pub fours: Option<usize>,
}

/// A move of a proof with all replies to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveDetail {
    /// Replies, folded where they are answered alike; elsewhere comes last. None where the move makes a five
    /// or a four: then one reply at the most can matter.
    pub answers: Vec<AnsweredReplies>,
    /// Every reply that makes a four of the defender's own; of a four, only the reply that stops it.
    pub counters: Vec<CounterFour>,
}

/// The proofs of moves: what they share is worked out once.
pub struct MoveDetails<'a> {
    certificate: &'a Certificate,
    alike: Vec<usize>,
    numbers: &'a [Option<usize>],
}

impl<'a> MoveDetails<'a> {
    /// The details of a win, its moves numbered by its outline.
    pub fn new(win: &'a Win, outline: &'a Outline) -> Self {
        let certificate = &win.certificate;
        Self { certificate, alike: outline::alike(certificate), numbers: &outline.numbers }
    }

    /// All replies to a node's move; the position is one in which the node answers.
    pub fn of(&self, position: &Position, node: usize) -> MoveDetail {
        let mut board = position.clone();
        let none = MoveDetail { answers: Vec::new(), counters: Vec::new() };
        let attack = self.certificate.nodes[node].attack;
        if board.make(attack).is_err() || board.winner().is_some() {
            return none;
        }
        let fives = board.five_points(position.to_move());
        match fives.len() {
            0 => MoveDetail {
                answers: self.answers(&board, node),
                counters: self.counters(&board, node, None),
            },
            1 => MoveDetail { counters: self.counters(&board, node, Some(fives)), ..none },
            _ => none,
        }
    }

    fn number(&self, node: usize) -> usize {
        self.numbers[node].unwrap_or_default()
    }

    /// The ways on after a move that makes no four, which is on the board.
    fn answers(&self, board: &Position, node: usize) -> Vec<AnsweredReplies> {
        let node = &self.certificate.nodes[node];
        let mut ways: BTreeMap<usize, AnsweredReplies> = BTreeMap::new();
        let new = |next: usize| AnsweredReplies {
            replies: Vec::new(),
            elsewhere: false,
            number: self.number(next),
            attack: self.certificate.nodes[next].attack,
            line: Vec::new(),
        };
        for (&reply, &next) in &node.replies {
            let mut after = board.clone();
            if after.make(reply).is_err() {
                continue;
            }
            let way = ways.entry(self.alike[next]).or_insert_with(|| new(next));
            way.replies.push(reply);
            let rest = self.certificate.longest_line_from(&after, next);
            if rest.len() >= way.line.len() {
                way.line = [&[reply], &rest[..]].concat();
            }
        }
        if let Some(next) = node.otherwise {
            let way = ways.entry(self.alike[next]).or_insert_with(|| new(next));
            way.elsewhere = true;
            if way.replies.is_empty() {
                let passed = board.with_turn(self.certificate.attacker());
                way.line = self.certificate.longest_line_from(&passed, next);
            }
        }
        let mut ways: Vec<AnsweredReplies> = ways.into_values().collect();
        ways.sort_by_key(|way| (way.elsewhere, way.replies.first().copied()));
        ways
    }

    /// The defender's fours after a move, which is on the board; only among these replies, if any are named.
    fn counters(&self, board: &Position, node: usize, only: Option<PointSet>) -> Vec<CounterFour> {
        let mut counters = Vec::new();
        for (reply, fives) in making::fours(board) {
            let next = self.certificate.nodes[node].answer(reply);
            let Some(next) = next.filter(|_| only.is_none_or(|only| only.contains(reply))) else { continue };
            let mut after = board.clone();
            if after.make(reply).is_err() {
                continue;
            }
            let attack = self.certificate.nodes[next].attack;
            let mut left = FOURS_BOUND;
            counters.push(CounterFour {
                reply,
                fives: fives.iter().collect(),
                number: self.number(next),
                attack,
                kind: making::explain_move(&after, attack).kind,
                fours: self.more_fours(&after, next, &mut left).map(|more| more + 1),
            });
        }
        counters
    }

    /// How many fours in a row the defender still has from a node on; `None` when so many were looked at.
    fn more_fours(&self, board: &Position, node: usize, left: &mut usize) -> Option<usize> {
        let attacker = board.to_move();
        let mut board = board.clone();
        if board.make(self.certificate.nodes[node].attack).is_err() || board.winner().is_some() {
            return Some(0);
        }
        let fives = board.five_points(attacker);
        if fives.len() > 1 {
            return Some(0);
        }
        let mut most = 0;
        for (reply, _) in making::fours(&board) {
            // A four that does not stop the attacker's five comes too late.
            if !fives.is_empty() && !fives.contains(reply) {
                continue;
            }
            *left = left.checked_sub(1)?;
            let Some(next) = self.certificate.nodes[node].answer(reply) else { continue };
            let mut after = board.clone();
            if after.make(reply).is_ok() {
                most = most.max(1 + self.more_fours(&after, next, left)?);
            }
        }
        Some(most)
    }
}
