//! A walk through a proof, forward and back. Each stone of the walk belongs to a node of the certificate.

use std::rc::Rc;

use super::finding::Finding;
use crate::board::{Color, IllegalMove, Point, PointSet, Position};
use crate::check::Checked;
use crate::solve::Win;
use crate::teach::explain::{self, MoveReason, Outline, ReplyReason};

/// The next step of a walk. Nodes are indices of the certificate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// The attacker plays this node's move.
    Attack(usize),
    /// The defender answers this node's move.
    Reply(usize),
    /// The attacker makes a five here, because the defender did not stop it.
    Five(Point),
    /// The walk has ended with a five.
    Over,
}

/// The role of a stone of the walk in the proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Taken {
    /// The move of this node.
    Attack(usize),
    /// The attacker's five that was threatened.
    Five,
    /// A reply that this node lists.
    Named(usize),
    /// A reply that this node does not list, and that its threat answers.
    Elsewhere(usize),
    /// A reply that lets the attacker make a five on this point.
    LeavesFive(Point),
}

/// A stone of the walk.
#[derive(Clone, Debug)]
struct Step {
    taken: Taken,
    next: Next,
    /// The line from the start through this stone to the five.
    line: Rc<[Point]>,
}

/// Why a stone cannot be added to the walk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OffTheProof {
    /// The move is illegal.
    Illegal(IllegalMove),
    /// It is the attacker's turn, and the proof's move is this one.
    Plays(Point),
    /// The proof has no move of the given number; its highest number.
    NoSuchMove(usize),
    /// The five was made before this reply.
    TooLate(Point),
}

/// A walk through the proof of a win.
pub struct Walk {
    finding: Rc<Finding>,
    /// The number of each node in the outline.
    numbers: Vec<Option<usize>>,
    /// The longest line of the proof.
    main: Rc<[Point]>,
    position: Position,
    steps: Vec<Step>,
}

impl Walk {
    /// A walk at its start; `None` where there is no win to walk through.
    pub fn new(finding: Rc<Finding>) -> Option<Self> {
        let win = finding.verdict.proven()?;
        let numbers = Outline::of(win, None).numbers;
        let (main, position) = (win.line.as_slice().into(), finding.position.clone());
        Some(Self { finding, numbers, main, position, steps: Vec::new() })
    }

    /// The win whose proof is walked.
    ///
    /// # Panics
    /// Never: without a win there is no walk.
    pub fn win(&self) -> &Checked<Win> {
        self.finding.verdict.proven().expect("a walk begins with a win")
    }

    /// Whether a shorter win of the class may exist.
    pub fn may_be_shorter(&self) -> bool {
        !self.finding.shortest
    }

    /// The current position.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The line of the walk, from the start to the five.
    pub fn line(&self) -> &[Point] {
        self.steps.last().map_or(&self.main, |step| &step.line)
    }

    /// The number of stones played.
    pub fn at(&self) -> usize {
        self.steps.len()
    }

    /// The next step.
    pub fn next(&self) -> Next {
        self.steps.last().map_or(Next::Attack(self.win().certificate.root), |step| step.next)
    }

    /// The stone played last, its side, and its role in the proof.
    pub fn last(&self) -> Option<(Color, Point, Taken)> {
        let step = self.steps.last()?;
        Some((self.position.to_move().other(), self.position.last_move()?, step.taken))
    }

    /// The node whose move is the last on the board or is answered by the last stone; at the start, the root.
    pub fn node(&self) -> usize {
        let mut nodes = self.steps.iter().rev().filter_map(|step| match step.taken {
            Taken::Attack(node) => Some(node),
            _ => None,
        });
        nodes.next().unwrap_or(self.win().certificate.root)
    }

    /// The number of a node in the outline.
    pub fn number(&self, node: usize) -> Option<usize> {
        self.numbers[node]
    }

    /// The highest number of a node.
    pub fn highest(&self) -> usize {
        self.numbers.iter().flatten().max().copied().unwrap_or(0)
    }

    /// Why the attacking move played last works.
    pub fn reason(&self) -> Option<MoveReason> {
        let (_, attack, taken) = self.last()?;
        if !matches!(taken, Taken::Attack(_)) {
            return None;
        }
        let on_main = *self.line() == *self.main;
        let reasons = if on_main { self.finding.reasons.clone() } else { self.reasons() };
        reasons.into_iter().find(|reason| reason.attack == attack)
    }

    /// What the defender's reply played last does.
    pub fn reply_reason(&self) -> Option<ReplyReason> {
        let (_, reply, taken) = self.last()?;
        if matches!(taken, Taken::Attack(_) | Taken::Five) {
            return None;
        }
        let mut before = self.position.clone();
        before.undo()?;
        explain::explain_reply(&before, reply)
    }

    /// Why the attacking moves of the walk's line work.
    pub fn reasons(&self) -> Vec<MoveReason> {
        explain::explain_line(&self.win().certificate, self.line(), |node| self.numbers[node])
    }

    /// Plays the next stone of the line. Returns whether there was one.
    pub fn forward(&mut self) -> bool {
        let next = self.line().get(self.at()).copied();
        next.is_some_and(|point| self.play(point).is_ok())
    }

    /// Takes the last stone back, and returns to the line from before that stone. Returns whether there was a
    /// stone.
    pub fn back(&mut self) -> bool {
        self.steps.pop().is_some() && self.position.undo().is_some()
    }

    /// Plays a stone that the proof covers: a reply, or the attacker's next move. After a reply that is not
    /// in the current line, the line continues with the longest defence.
    ///
    /// # Errors
    /// When the move is illegal, or the proof's move is on another point.
    pub fn play(&mut self, point: Point) -> Result<(), OffTheProof> {
        let attacker = self.finding.position.to_move();
        let next = self.next();
        let plays = match next {
            Next::Attack(node) => Some(self.win().certificate.nodes[node].attack),
            Next::Five(five) => Some(five),
            Next::Reply(_) | Next::Over => None,
        };
        if let Some(plays) = plays.filter(|&plays| plays != point) {
            return Err(OffTheProof::Plays(plays));
        }
        self.position.make(point).map_err(OffTheProof::Illegal)?;
        let fives = || self.position.five_points(attacker).iter().next();
        let (taken, next) = match next {
            Next::Attack(node) => {
                let over = self.position.winner().is_some();
                (Taken::Attack(node), if over { Next::Over } else { Next::Reply(node) })
            }
            Next::Five(_) | Next::Over => (Taken::Five, Next::Over),
            Next::Reply(at) => {
                let node = &self.win().certificate.nodes[at];
                match (fives(), node.answer(point)) {
                    (Some(five), _) => (Taken::LeavesFive(five), Next::Five(five)),
                    (None, Some(next)) if node.replies.contains_key(&point) => {
                        (Taken::Named(at), Next::Attack(next))
                    }
                    (None, Some(next)) => (Taken::Elsewhere(at), Next::Attack(next)),
                    // A checked certificate answers every reply.
                    (None, None) => (Taken::Elsewhere(at), Next::Over),
                }
            }
        };
        let line = self.line_over(point, next);
        self.steps.push(Step { taken, next, line });
        Ok(())
    }

    /// The line through a stone that was just played: the line before, where that stone is its next one,
    /// otherwise a new line.
    fn line_over(&self, point: Point, next: Next) -> Rc<[Point]> {
        let before = self.steps.last().map_or(&self.main, |step| &step.line);
        if before.get(self.at()) == Some(&point) {
            return Rc::clone(before);
        }
        let rest = match next {
            Next::Attack(node) => self.win().certificate.longest_line_from(&self.position, node),
            Next::Five(five) => vec![five],
            Next::Reply(_) | Next::Over => Vec::new(),
        };
        before[..self.at()].iter().copied().chain([point]).chain(rest).collect()
    }

    /// Walks to the move with this number, which is then the last on the board; to the start for 0.
    ///
    /// # Errors
    /// When the proof has no move of this number.
    pub fn go(&mut self, number: usize) -> Result<(), OffTheProof> {
        let way = match number {
            0 => Vec::new(),
            _ => self.way_to(number).ok_or(OffTheProof::NoSuchMove(self.highest()))?,
        };
        while self.back() {}
        way.into_iter().try_for_each(|point| self.play(point))
    }

    /// The stones from the start to the move with this number, along the longest line as far as possible;
    /// `None` where there is no such move.
    fn way_to(&self, number: usize) -> Option<Vec<Point>> {
        let certificate = &self.win().certificate;
        let along = certificate.nodes_along(&self.main);
        if let Some(i) = along.iter().position(|&node| self.numbers[node] == Some(number)) {
            return Some(self.main[..=2 * i].to_vec());
        }
        let (named, mut seen) = (explain::named(certificate), vec![false; certificate.nodes.len()]);
        self.way_from(certificate.root, &self.finding.position, number, &named, &mut seen)
    }

    /// The stones from a node, whose move is the next on the board, to the move with this number. Nodes
    /// marked in `seen` are not visited again.
    fn way_from(
        &self,
        at: usize,
        board: &Position,
        number: usize,
        named: &PointSet,
        seen: &mut [bool],
    ) -> Option<Vec<Point>> {
        let node = &self.win().certificate.nodes[at];
        if std::mem::replace(&mut seen[at], true) {
            return None;
        }
        let board = board.clone().after(&[node.attack]).ok()?;
        if self.numbers[at] == Some(number) {
            return Some(vec![node.attack]);
        }
        explain::ways_on(node, &board, named).into_iter().find_map(|(reply, next)| {
            let after = board.clone().after(&[reply]).ok()?;
            let rest = self.way_from(next, &after, number, named, seen)?;
            Some([&[node.attack, reply], &rest[..]].concat())
        })
    }
}
