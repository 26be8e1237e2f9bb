//! Building the tree: third moves, fourth moves, and below them the search for quiet wins.
//!
//! Three layers, as in the terminator's program: for each second move of White's a third move is chosen by
//! trying candidates against the most dangerous fourth moves; each fourth move is then a root of its own,
//! which the best-first search for quiet wins ([`crate::solve::win`]) proves for a growing width of replies;
//! and below that stands the exact VCT search. A root that stays open has Black's next move chosen as the third one was.
//! What is found goes into the tree at once and is known from then on, so that work that was stopped goes on where it
//! was, and a search that came to nothing leaves what it won on the way.

mod choose;
pub mod journal;
mod settle;

use std::cmp::Reverse;
use std::collections::HashSet;

pub use journal::{Journal, JournalError};

use super::canonical::Canonical;
use super::openings;
use super::tree::Tree;
use crate::board::{Color, Point, Position};
use crate::solve::win::{self, Decision, Effort, Experience};
use crate::solve::{Budget, Limit, Stop};

/// How much is spent, and on what.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Nodes for one root, a round of work each.
    pub rounds: Vec<u64>,
    /// Nodes of the VCT searches inside; in each further round three times as many.
    pub effort: Effort,
    /// No line from the empty board may have more plies.
    pub longest: Option<u16>,
    /// Bytes for tables.
    pub memory: usize,
    /// The flag that stops it.
    pub stop: Stop,
}

/// Nodes for one root in the last round.
pub const ROOT_NODES: u64 = 6_000_000;

/// Nodes for one root in each round, when the last one has so many.
pub fn rounds(last: u64) -> Vec<u64> {
    vec![last / 10, last / 3, last]
}

/// Nodes of a VCT search after a reply in the first round.
pub const FIRST_EFFORT: u64 = 2_000;

/// What is spent inside when a VCT search after a reply has so many nodes in the first round.
pub const fn effort(first: u64) -> Effort {
    Effort { first, again: first.saturating_mul(20) / 3, trusting: true }
}

/// What is told while it works.
#[derive(Clone, Debug)]
pub enum Event {
    /// The position was decided: Black's move in it.
    Decided(Position, Point),
    /// Black's move in the position does not hold and was taken back.
    TakenBack(Position),
    /// A root was won.
    Won {
        /// White's fourth move.
        root: Point,
        /// Quiet moves that it took.
        decisions: usize,
        /// Nodes spent on it.
        nodes: u64,
        /// Roots that are left in this round.
        left: usize,
    },
    /// Every reply to every decision behind a second move has an answer; the longest line has so many plies.
    Finished(Point, u16),
    /// A root stays open in this round.
    Open {
        /// White's fourth move.
        root: Point,
        /// Nodes spent on it.
        nodes: u64,
        /// Roots that are left in this round.
        left: usize,
    },
}

/// Up to how many stones Black's next move is chosen widely where no search wins a root.
const WIDELY: usize = 10;

/// Nodes that a leaf may take to be won.
pub const LEAF_NODES: u64 = 400_000;

/// What is known when the work on a second move ends.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// Black's third move.
    pub third: Option<Point>,
    /// White's fourth moves that are still open.
    pub open: Vec<Point>,
    /// Plies of the longest line, once every reply to every decision has an answer.
    pub longest: Option<u16>,
    /// Nodes spent.
    pub nodes: u64,
}

/// Works on one of White's second moves until all its roots are won, the rounds are over, or it is stopped.
/// Each decision is handed to `record` as it is made.
///
/// # Panics
/// If `second` is the centre.
pub fn opening(
    tree: &mut Tree,
    second: Point,
    settings: &Settings,
    record: &mut dyn FnMut(&Event),
) -> Result<Outcome, Limit> {
    let mut start = openings::start(tree.rule());
    play(&mut start, second);
    let mut work = Work::new(tree, settings, record);
    let third = work.third(&start)?;
    play(&mut start, third);
    let open = work.rounds(&start, by_value(&start), &[])?;
    let longest = if open.is_empty() { work.settle(second)? } else { None };
    Ok(Outcome { third: Some(third), open, longest, nodes: work.nodes })
}

/// Works on every reply of White's in a position, or on the last one where Black is to move; nothing is settled.
///
/// # Panics
/// If Black is to move and no move was played.
pub fn root(
    tree: &mut Tree,
    position: &Position,
    settings: &Settings,
    record: &mut dyn FnMut(&Event),
) -> Result<Outcome, Limit> {
    let mut work = Work::new(tree, settings, record);
    let mut start = position.clone();
    let roots = match position.to_move() {
        Color::White => by_value(position),
        Color::Black => vec![start.undo().expect("there is a last move")],
    };
    let open = work.rounds(&start, roots, &[])?;
    Ok(Outcome { third: None, open, longest: None, nodes: work.nodes })
}

fn play(position: &mut Position, point: Point) {
    position
        .make(point)
        .expect("a move of the tree or of the search is on an empty point of a game that goes on");
}

/// The different moves of the side to move, the most dangerous first.
fn by_value(position: &Position) -> Vec<Point> {
    let mut moves = openings::different_moves(position);
    let value = win::values(position);
    moves.sort_by_cached_key(|&point| (Reverse(value(point)), point));
    moves
}

struct Work<'a> {
    tree: &'a mut Tree,
    settings: &'a Settings,
    record: &'a mut dyn FnMut(&Event),
    experience: Experience,
    /// Positions whose decision did not hold.
    taken_back: HashSet<Canonical>,
    nodes: u64,
}

impl<'a> Work<'a> {
    fn new(tree: &'a mut Tree, settings: &'a Settings, record: &'a mut dyn FnMut(&Event)) -> Self {
        let experience = Experience::default();
        Self { tree, settings, record, experience, taken_back: HashSet::new(), nodes: 0 }
    }

    /// Works on some of White's moves until all are won, the rounds are over, or more stay open in a round than
    /// there is patience for; those that are open then. Without a patience all rounds are gone through.
    fn rounds(
        &mut self,
        start: &Position,
        mut open: Vec<Point>,
        patience: &[usize],
    ) -> Result<Vec<Point>, Limit> {
        let settings = self.settings;
        let rounds = if patience.is_empty() { settings.rounds.len() } else { patience.len() };
        for (round, &nodes) in settings.rounds.iter().enumerate().take(rounds) {
            let mut roots = std::mem::take(&mut open).into_iter();
            while let Some(root) = roots.next() {
                if !self.root(start, root, nodes, round, roots.len())? {
                    open.push(root);
                    if patience.get(round).is_some_and(|&most| open.len() > most) {
                        open.extend(roots);
                        return Ok(open);
                    }
                }
            }
            if open.is_empty() {
                return Ok(open);
            }
        }
        if patience.is_empty() && start.count() < WIDELY {
            for root in std::mem::take(&mut open) {
                if !self.widely(start, root)? {
                    open.push(root);
                }
            }
        }
        Ok(open)
    }

    /// Works on one move of White's; whether it is won now.
    fn root(
        &mut self,
        start: &Position,
        root: Point,
        nodes: u64,
        round: usize,
        left: usize,
    ) -> Result<bool, Limit> {
        let mut position = start.clone();
        play(&mut position, root);
        if self.tree.contains(&position) {
            return Ok(true);
        }
        // Well below what a leaf may take, so that whoever verifies finds what was found here.
        let grown = |nodes: u64| nodes.saturating_mul(3u64.pow(round as u32)).min(LEAF_NODES / 4);
        let effort = self.settings.effort;
        let effort = Effort { first: grown(effort.first), again: grown(effort.again), ..effort };
        let within = self.settings.longest.map(|longest| longest.saturating_sub(position.count() as u16));
        let memory = self.settings.memory;
        let budget = Budget {
            nodes: Some(nodes),
            time: None,
            within,
            memory,
            stop: self.settings.stop.clone(),
            threads: 1,
        };
        let known = |position: &Position| self.tree.contains(position);
        let decided = win::decisions(&position, &budget, effort, &mut self.experience, &known);
        self.nodes += decided.nodes;
        // What was won on the way to nothing is known at the next try, and behind other roots.
        self.keep(&decided.decisions);
        let nodes = decided.nodes;
        match decided.won {
            Ok(()) => {
                (self.record)(&Event::Won { root, decisions: decided.decisions.len(), nodes, left });
                Ok(true)
            }
            Err(Limit::Interrupted) => Err(Limit::Interrupted),
            Err(_) => {
                (self.record)(&Event::Open { root, nodes, left });
                Ok(false)
            }
        }
    }

    fn keep(&mut self, decisions: &[Decision]) {
        for (position, attack) in decisions {
            self.tree.insert(position, *attack);
            (self.record)(&Event::Decided(position.clone(), *attack));
        }
    }
}
