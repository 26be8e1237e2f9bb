//! Defensive combinations: how a side under threat is saved by threats of its own.
//!
//! The 35-ply strategy knows a defence by counter-threats that are larger than what they answer, made until
//! the attack has run out. Here each is shown as a line: the own fours, each with its forced reply, to the move
//! after which the opponent has no win of the class any more.

use crate::board::{Point, Position};
use crate::solve::defend::Defence;
use crate::solve::{Budget, Class, Verdict, Win, goal, zone};

/// Fours in a row, at the most.
const DEPTH: usize = 5;

/// Nodes of one question, and of all together.
const NODES: u64 = 5_000;
const ALL_NODES: u64 = 150_000;

/// How a combination ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CombinationEnd {
    /// This side wins by it.
    Wins,
    /// After the last four and its reply the threat is gone: the opponent would have no win if this side passed.
    Gone,
    /// The last move of the line leaves the opponent no win.
    Held,
    /// The move threatens to win by the fours that follow it, which is the larger threat.
    Threat,
}

impl CombinationEnd {
    /// The name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Wins => "wins",
            Self::Gone => "gone",
            Self::Held => "held",
            Self::Threat => "threat",
        }
    }
}

/// A holding move that is a counter-threat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Combination {
    /// The move and what follows, the forced replies included; the move is the first. For [`CombinationEnd::Threat`]
    /// the fours that it threatens follow, as if the opponent passed.
    pub line: Vec<Point>,
    /// Why it saves.
    pub end: CombinationEnd,
}

impl Combination {
    /// The holding move.
    pub fn point(&self) -> Point {
        self.line[0]
    }
}

/// The combinations among the moves that hold against a proven threat, as far as a few nodes show them.
pub fn combinations(position: &Position, defence: &Defence, budget: &Budget) -> Vec<Combination> {
    let Some(threat) = defence.threat.verdict.proven() else { return Vec::new() };
    let side = position.to_move();
    let mut search =
        CounterFourSearch { class: defence.class.min(Class::Vct), budget, left: ALL_NODES, line: Vec::new() };
    let mut found = Vec::new();
    for point in defence.holding() {
        if let Some(first) = defence.win_by(point) {
            found.push(Combination { line: first.win.line.clone(), end: CombinationEnd::Wins });
            continue;
        }
        let mut board = position.clone();
        if board.make(point).is_err() || board.winner().is_some() {
            continue;
        }
        let fives: Vec<Point> = board.five_points(side).iter().collect();
        search.line = vec![point];
        match fives[..] {
            [reply] if board.make(reply).is_ok() => {
                search.line.push(reply);
                if let Some(end) = search.run(&board, DEPTH) {
                    found.push(Combination { line: search.line.clone(), end });
                }
            }
            // A move on the threat's own points needs no threat of its own.
            [] if !zone::of(&threat.certificate).contains(point) => {
                let passed = board.with_turn(side);
                if let Some(win) = search.win(Class::Vcf, &passed) {
                    let line = [point].into_iter().chain(win.line).collect();
                    found.push(Combination { line, end: CombinationEnd::Threat });
                }
            }
            _ => {}
        }
    }
    found
}

struct CounterFourSearch<'a> {
    class: Class,
    budget: &'a Budget,
    left: u64,
    /// The moves since the position that is defended.
    line: Vec<Point>,
}

impl CounterFourSearch<'_> {
    fn ask(&mut self, class: Class, board: &Position) -> Verdict<Win> {
        let nodes = Some(NODES.min(self.left));
        let answer = goal::solve(class, board, &Budget { nodes, within: None, ..self.budget.clone() });
        self.left = self.left.saturating_sub(answer.nodes + 1);
        answer.verdict
    }

    fn win(&mut self, class: Class, board: &Position) -> Option<Win> {
        self.ask(class, board).proven().cloned()
    }

    /// Goes on from a position with the defender to move, after a four of his and its reply. Where it finds how
    /// he is saved, the line leads there.
    fn run(&mut self, board: &Position, depth: usize) -> Option<CombinationEnd> {
        let side = board.to_move();
        let threat = match self.ask(self.class, &board.with_turn(side.other())) {
            Verdict::Disproven(_) => return Some(CombinationEnd::Gone),
            Verdict::Unknown(_) => return None,
            Verdict::Proven(win) => win,
        };
        let mut fours = Vec::new();
        let touching = zone::of(&threat.certificate);
        for point in board.empties() {
            let mut after = board.clone();
            if after.make(point).is_err() {
                continue;
            }
            if after.winner().is_some() {
                self.line.push(point);
                return Some(CombinationEnd::Wins);
            }
            let fives: Vec<Point> = after.five_points(side).iter().collect();
            match fives[..] {
                [] if touching.contains(point) => {
                    if matches!(self.ask(self.class, &after), Verdict::Disproven(_)) {
                        self.line.push(point);
                        return Some(CombinationEnd::Held);
                    }
                }
                [reply] if after.five_points(side.other()).is_empty() => fours.push((point, reply, after)),
                _ => {}
            }
        }
        for (point, reply, mut after) in fours {
            if depth == 0 || self.left == 0 || after.make(reply).is_err() {
                return None;
            }
            self.line.extend([point, reply]);
            if let Some(end) = self.run(&after, depth - 1) {
                return Some(end);
            }
            self.line.truncate(self.line.len() - 2);
        }
        None
    }
}
