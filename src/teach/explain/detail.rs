//! The proof's answers to all replies to one of its moves.

use serde::Serialize;

use super::making;
use super::outline::{self, Outline, Way};
use super::reason::MoveKind;
use crate::board::{FiveStop, Point, Position};
use crate::proof::Certificate;
use crate::solve::Win;

/// The largest number of counter-fours that are tried when the longest sequence of them is counted.
const FOURS_BOUND: usize = 2_000;

/// Replies that the proof answers with the same move and the same continuation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnsweredReplies {
    /// The replies that the proof names, row by row from `a1`.
    pub replies: Vec<Point>,
    /// Whether the replies that the proof does not name belong to this group.
    pub elsewhere: bool,
    /// The number of the attacking move that answers them.
    pub number: usize,
    /// The attacking move that answers them.
    pub attack: Point,
    /// The longest line to the five. It begins with one of the named replies, or with the attacking move
    /// where no reply is named.
    pub line: Vec<Point>,
}

impl AnsweredReplies {
    /// The attacking stones of the longest line, the five included.
    pub fn stones(&self) -> u16 {
        let plies = self.line.len() - usize::from(!self.replies.is_empty());
        plies.div_ceil(2) as u16
    }
}

/// A reply that makes a four for the defender, and how the proof answers it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CounterFour {
    /// The reply.
    pub reply: Point,
    /// The points where the defender could then make a five.
    pub fives: Vec<Point>,
    /// The number of the attacking move that answers it.
    pub number: usize,
    /// The attacking move that answers it: a five, or a stone on the defender's five point.
    #[serde(rename = "move")]
    pub attack: Point,
    /// What the attacking move makes.
    pub kind: MoveKind,
    /// The most fours that the defender can make one after another, this one included; `None` where there were too
    /// many to count.
    pub fours: Option<usize>,
}

/// The replies to one move of a proof, and how the proof answers them.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct MoveDetail {
    /// The replies, grouped by their answer; the group with the replies that the proof does not name comes
    /// last. It is empty where the move makes a five or a four, because then at most one reply matters.
    pub answers: Vec<AnsweredReplies>,
    /// Every reply that makes a four for the defender. Where the move itself is a four, only the reply that stops it
    /// can be here.
    pub counters: Vec<CounterFour>,
}

/// Finds the details of a proof's moves. Data that all moves share are computed once.
pub struct MoveDetails<'a> {
    certificate: &'a Certificate,
    alike: Vec<usize>,
    numbers: &'a [Option<usize>],
}

impl<'a> MoveDetails<'a> {
    /// Prepares the details of a win's moves, which are numbered as in its outline.
    pub fn new(win: &'a Win, outline: &'a Outline) -> Self {
        let certificate = &win.certificate;
        Self { certificate, alike: outline::alike(certificate), numbers: &outline.numbers }
    }

    /// The details of a node's move. `position` is the board before that move, the attacker to move.
    pub fn of(&self, position: &Position, node: usize) -> MoveDetail {
        let mut board = position.clone();
        let none = MoveDetail::default();
        let attack = self.certificate.nodes[node].attack;
        if board.make(attack).is_err() || board.winner().is_some() {
            return none;
        }
        match board.five_stop() {
            FiveStop::NotNeeded => MoveDetail {
                answers: self.answers(&board, node),
                counters: self.counters(&board, node, None),
            },
            FiveStop::Only(only) => MoveDetail { counters: self.counters(&board, node, Some(only)), ..none },
            FiveStop::Impossible => none,
        }
    }

    fn number(&self, node: usize) -> usize {
        self.numbers[node].unwrap_or_default()
    }

    /// The replies to a move that makes no four. The move is on the board.
    fn answers(&self, board: &Position, node: usize) -> Vec<AnsweredReplies> {
        let ways = outline::ways(&self.certificate.nodes[node], &self.alike, |reply| board.may_play(reply));
        let answered = |Way { next, replies, elsewhere }| {
            let line = |&reply: &Point| {
                let after = board.clone().after(&[reply]).ok()?;
                Some([&[reply], &self.certificate.longest_line_from(&after, next)[..]].concat())
            };
            // The first of the longest: the last that the reversed order finds.
            let longest = replies.iter().rev().filter_map(line).max_by_key(Vec::len);
            let passed = || {
                let passed = board.with_turn(self.certificate.attacker());
                self.certificate.longest_line_from(&passed, next)
            };
            let attack = self.certificate.nodes[next].attack;
            let (number, line) = (self.number(next), longest.unwrap_or_else(passed));
            AnsweredReplies { replies, elsewhere, number, attack, line }
        };
        ways.into_iter().map(answered).collect()
    }

    /// The replies that make a four for the defender. The attacking move is on the board; where `only` is
    /// given, only these replies are considered.
    fn counters(&self, board: &Position, node: usize, only: Option<Point>) -> Vec<CounterFour> {
        let mut counters = Vec::new();
        for (reply, fives) in making::fours(board) {
            let next = self.certificate.nodes[node].answer(reply);
            let Some(next) = next.filter(|_| only.is_none_or(|only| only == reply)) else { continue };
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

    /// The most fours that the defender can make one after another from a node on; `None` when the count of tried
    /// fours, `left`, is used up.
    fn more_fours(&self, board: &Position, node: usize, left: &mut usize) -> Option<usize> {
        let mut board = board.clone();
        if board.make(self.certificate.nodes[node].attack).is_err() || board.winner().is_some() {
            return Some(0);
        }
        let only = match board.five_stop() {
            FiveStop::NotNeeded => None,
            FiveStop::Only(only) => Some(only),
            FiveStop::Impossible => return Some(0),
        };
        let mut most = 0;
        for (reply, _) in making::fours(&board) {
            // A four that does not stop the attacker's five loses at once.
            if only.is_some_and(|only| only != reply) {
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
