//! Defensive combinations: a side under threat saves itself by threats of its own.
//!
//! The 35-ply strategy describes this defence: the defender makes threats that are larger than the attacker's and
//! must be answered first, until the attack has no continuation. A combination is one line of such play: the
//! defender's fours, each with its forced reply, up to the move after which the opponent no longer has a win of
//! the class.

use crate::board::{FiveStop, Point, Position, named};
use crate::solve::defend::Defence;
use crate::solve::{Budget, Class, Verdict, Win, goal, zone};

/// The most fours that are tried one after another.
const DEPTH: usize = 5;

/// The node limit of one search.
const NODES: u64 = 5_000;
/// The node limit of all searches for one position together.
const ALL_NODES: u64 = 150_000;

named! {
    /// How a combination ends.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum CombinationEnd {
        /// The defender wins.
        Wins = "wins",
        /// After the last four and its reply the threat is gone: the opponent has no win even if the defender passes.
        Gone = "gone",
        /// The last move of the line leaves the opponent no win of the class.
        Held = "held",
        /// The move threatens to win by the fours that follow it, which is faster than the opponent's threat.
        Threat = "threat",
    }
}

/// A holding move that is a counter-threat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Combination {
    /// The moves of both sides, beginning with the move that holds. For [`CombinationEnd::Threat`] the fours that it
    /// threatens follow, as if the opponent passed.
    pub line: Vec<Point>,
    /// How the combination ends.
    pub end: CombinationEnd,
}

impl Combination {
    /// The move that holds.
    pub fn point(&self) -> Point {
        self.line[0]
    }
}

/// Finds the combinations among the moves that hold against a proven threat. The searches are small, so a
/// combination may be missed.
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
        search.line = vec![point];
        match board.five_stop() {
            FiveStop::Only(reply) if board.make(reply).is_ok() => {
                search.line.push(reply);
                if let Some(end) = search.run(&board, DEPTH) {
                    found.push(Combination { line: search.line.clone(), end });
                }
            }
            // A move on a point that the proof of the threat uses may hold without being a threat itself.
            FiveStop::NotNeeded if !zone::of(&threat.certificate).contains(point) => {
                let passed = board.with_turn(side);
                if let Verdict::Proven(win) = search.ask(Class::Vcf, &passed) {
                    let line = [point].into_iter().chain(win.line).collect();
                    found.push(Combination { line, end: CombinationEnd::Threat });
                }
            }
            _ => {}
        }
    }
    found
}

/// A search for a run of the defender's fours that ends the attack.
struct CounterFourSearch<'a> {
    class: Class,
    budget: &'a Budget,
    left: u64,
    /// The moves of both sides since the position that is defended.
    line: Vec<Point>,
}

impl CounterFourSearch<'_> {
    /// Whether the side to move has a win of the class, within the node limit of one search.
    fn ask(&mut self, class: Class, board: &Position) -> Verdict<Win> {
        let nodes = Some(NODES.min(self.left));
        let answer = goal::solve(class, board, &Budget { nodes, within: None, ..self.budget.clone() });
        self.left = self.left.saturating_sub(answer.nodes + 1);
        answer.verdict
    }

    /// Continues from a position with the defender to move, after one of the defender's fours and its reply. Where
    /// the defender is saved, `line` ends with the move that does it; otherwise the result is `None`.
    fn run(&mut self, board: &Position, depth: usize) -> Option<CombinationEnd> {
        let side = board.to_move();
        let Some(threat) = self.ask(self.class, &board.with_turn(side.other())).settled().ok()? else {
            return Some(CombinationEnd::Gone);
        };
        let mut fours = Vec::new();
        let touching = zone::of(&threat.certificate);
        for point in board.legal_moves() {
            let mut after = board.clone();
            if after.make(point).is_err() {
                continue;
            }
            if after.winner().is_some() {
                self.line.push(point);
                return Some(CombinationEnd::Wins);
            }
            match after.five_stop() {
                FiveStop::NotNeeded if touching.contains(point) => {
                    if matches!(self.ask(self.class, &after), Verdict::Disproven(_)) {
                        self.line.push(point);
                        return Some(CombinationEnd::Held);
                    }
                }
                FiveStop::Only(reply) if after.five_points(side.other()).is_empty() => {
                    fours.push((point, reply, after));
                }
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
