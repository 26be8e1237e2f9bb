//! The walk through a certificate along every line of moves that it must answer.

use std::collections::HashSet;

use super::forbidden::prohibitions;
use super::report::{Outcome, Reason, Report};
use super::stones::Stones;
use crate::board::{Color, Point, PointSet, Rule};
use crate::proof::{Certificate, FormError, Node};

/// Checks a certificate, and looks at `bound` positions at most. Below a shared node that was found valid on the same
/// stones before it does not look again, and where one position stands for many replies it looks at this one.
///
/// ```
/// use yonsan::check::{Outcome, check};
/// let certificate = yonsan::proof::parse(r#"{"format": "yonsan-proof", "version": 1, "rule": "freestyle",
///     "position": "B:c8d8e8,W:,b", "attacker": "black", "root": 0, "nodes": [{"move": "f8"}]}"#).unwrap();
/// assert_eq!(check(&certificate, 1000).outcome, Outcome::Valid);
/// assert_eq!(check(&certificate, 0).outcome, Outcome::OutOfBound);
/// ```
pub fn check(certificate: &Certificate, bound: u64) -> Report {
    check_until(certificate, bound, &|| false)
}

/// Checks a certificate as [`check`] does; `stopped` is called every few hundred positions and returns
/// whether to stop.
pub fn check_until(certificate: &Certificate, bound: u64, stopped: &dyn Fn() -> bool) -> Report {
    let mut walk = Walk {
        nodes: &certificate.nodes,
        renju: certificate.position.rule() == Rule::Renju,
        attacker: certificate.attacker(),
        stones: Stones::of(&certificate.position),
        line: Vec::new(),
        shared: Vec::new(),
        valid: HashSet::new(),
        looked: 0,
        bound,
        stopped,
    };
    let outcome = match walk.root(certificate) {
        Ok(()) => Outcome::Valid,
        Err(Stop::Bound) => Outcome::OutOfBound,
        Err(Stop::Asked) => Outcome::Stopped,
        Err(Stop::Broken(reason)) => Outcome::Invalid { reason, line: walk.line },
    };
    Report { outcome, positions: walk.looked, nodes: certificate.nodes.len() }
}

/// For each node of a well-formed certificate, whether several answers lead to it.
fn shared(nodes: &[Node]) -> Vec<bool> {
    let mut answers = vec![0_u8; nodes.len()];
    for answer in nodes.iter().flat_map(|node| node.replies.values().chain(&node.otherwise)) {
        answers[*answer] = answers[*answer].saturating_add(1);
    }
    answers.into_iter().map(|count| count > 1).collect()
}

/// Why the walk ended early. The stones and the line remain as they were at that moment, but the line ends where a pass
/// begins.
pub(super) enum Stop {
    Broken(Reason),
    Bound,
    Asked,
}

/// The number of positions between two calls of `stopped`.
const PAUSE: u64 = 256;

/// The largest number of positions of shared nodes that are kept; about a hundred bytes each.
const KEPT: usize = 1_000_000;

/// The stones of both sides, and a node with which the attacker wins there.
type Known = ([PointSet; 2], usize);

pub(super) struct Walk<'a> {
    pub(super) nodes: &'a [Node],
    /// Whether the rule is renju, with moves that are forbidden to Black and with passes.
    pub(super) renju: bool,
    pub(super) attacker: Color,
    pub(super) stones: Stones,
    /// The moves made since the root.
    line: Vec<Point>,
    /// For each node, whether several answers lead to it.
    shared: Vec<bool>,
    /// Positions in which a shared node was found valid.
    valid: HashSet<Known>,
    /// The number of positions that were looked at.
    looked: u64,
    /// The largest number of positions to look at.
    bound: u64,
    stopped: &'a dyn Fn() -> bool,
}

impl Walk<'_> {
    /// Checks the form, which a certificate that was not read from a text may lack, and then the root.
    fn root(&mut self, certificate: &Certificate) -> Result<(), Stop> {
        let malformed = |error| Stop::Broken(Reason::Malformed(error));
        certificate.graph().map_err(malformed)?;
        if let Some(color) = Color::BOTH.into_iter().find(|&c| self.stones.has_five(c)) {
            return Err(malformed(FormError::FiveAtRoot(color)));
        }
        self.shared = shared(self.nodes);
        self.node(certificate.root)
    }

    /// Checks a node as [`Self::checked`] does, unless it was found valid on the same stones before.
    fn node(&mut self, node: usize) -> Result<(), Stop> {
        if !self.shared[node] {
            return self.checked(node);
        }
        let known = (self.stones.sets(), node);
        if self.valid.contains(&known) {
            return Ok(());
        }
        self.checked(node)?;
        if self.valid.len() < KEPT {
            self.valid.insert(known);
        }
        Ok(())
    }

    /// Checks that a node is valid in the current position, with the attacker to move.
    ///
    /// Every call except a leaf's adds a stone, also after a pass, so that calls are never nested deeper than the number of
    /// points of the board.
    fn checked(&mut self, node: usize) -> Result<(), Stop> {
        self.look()?;
        let point = self.nodes[node].attack;
        if !self.stones.is_empty(point) {
            return Err(Stop::Broken(Reason::MoveOccupied { node, point }));
        }
        if self.makes_five(point) {
            return Ok(());
        }
        if self.forbids(self.attacker, point) {
            let kinds = prohibitions(self.stones.on(), point);
            return Err(Stop::Broken(Reason::MoveForbidden { node, point, kinds }));
        }
        self.put(self.attacker, point);
        self.replies(node)?;
        self.take(self.attacker, point);
        Ok(())
    }

    /// Counts a position that is looked at.
    pub(super) fn look(&mut self) -> Result<(), Stop> {
        if self.looked == self.bound {
            return Err(Stop::Bound);
        }
        if self.looked.is_multiple_of(PAUSE) && (self.stopped)() {
            return Err(Stop::Asked);
        }
        self.looked += 1;
        Ok(())
    }

    /// Whether the attacker makes a five on an empty point.
    pub(super) fn makes_five(&self, point: Point) -> bool {
        self.stones.five_points(self.attacker).any(|five| five == point)
    }

    /// Whether the rule forbids a side to play on an empty point.
    fn forbids(&self, color: Color, point: Point) -> bool {
        self.renju && color == Color::Black && !prohibitions(self.stones.on(), point).is_empty()
    }

    /// Checks that the defender, to move after the node's move, has no reply that refutes it.
    fn replies(&mut self, node: usize) -> Result<(), Stop> {
        let defender = self.attacker.other();
        if let Some(point) = self.stones.five_points(defender).min() {
            self.line.push(point);
            return Err(Stop::Broken(Reason::DefenderMakesFive { node, point }));
        }
        let mut fives = self.stones.five_points(self.attacker);
        if let Some(five) = fives.next() {
            // A single five point must be occupied by the defender; of two or more, one remains.
            let another = fives.any(|p| p != five);
            drop(fives);
            return if another || self.forbids(defender, five) { Ok(()) } else { self.reply(node, five) };
        }
        drop(fives);
        // On a full board there is no reply, and without this test the move would count as answered.
        if self.stones.is_full() {
            return Err(Stop::Broken(Reason::BoardFull { node }));
        }
        let is_legal = |&point: &Point| self.stones.is_empty(point) && !self.forbids(defender, point);
        let legal: PointSet = Point::all().filter(is_legal).collect();
        let covered = self.elsewhere(node, &legal)?;
        for point in legal.minus(&covered).iter() {
            self.reply(node, point)?;
        }
        if self.renju { self.pass(node) } else { Ok(()) }
    }

    /// Replies that `otherwise` answers, found valid by one walk for all of them.
    fn elsewhere(&mut self, node: usize, legal: &PointSet) -> Result<PointSet, Stop> {
        let Node { replies, otherwise, .. } = &self.nodes[node];
        let Some(otherwise) = *otherwise else { return Ok(PointSet::EMPTY) };
        self.covered(otherwise, legal.minus(&replies.keys().copied().collect()))
    }

    /// Checks that the answer to a legal reply is valid.
    fn reply(&mut self, node: usize, reply: Point) -> Result<(), Stop> {
        self.put(self.attacker.other(), reply);
        if self.stones.is_full() {
            return Err(Stop::Broken(Reason::BoardFull { node }));
        }
        let no_answer = Stop::Broken(Reason::NoAnswer { node, reply });
        let answer = self.nodes[node].answer(reply).ok_or(no_answer)?;
        self.node(answer)?;
        self.take(self.attacker.other(), reply);
        Ok(())
    }

    /// Checks that `otherwise` is valid when the defender passes.
    fn pass(&mut self, node: usize) -> Result<(), Stop> {
        let played = self.line.len();
        let unanswered = || Stop::Broken(Reason::PassUnanswered { node });
        let otherwise = self.nodes[node].otherwise.ok_or_else(unanswered)?;
        self.node(otherwise).map_err(|stop| match stop {
            Stop::Broken(_) => {
                self.line.truncate(played);
                unanswered()
            }
            Stop::Bound | Stop::Asked => stop,
        })
    }

    fn put(&mut self, color: Color, point: Point) {
        self.stones.put(color, point);
        self.line.push(point);
    }

    fn take(&mut self, color: Color, point: Point) {
        self.stones.take(color, point);
        self.line.pop();
    }
}
