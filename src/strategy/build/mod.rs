//! Building the tree: which positions to work on, and below them the search for quiet wins.
//!
//! Three layers, as in the terminator's program: behind each second move of White's a graph of positions tells what to
//! work on next, and which of Black's moves to try (`best.rs`); each of them is searched by the best-first search for
//! quiet wins ([`crate::solve::win`]), which proves for a growing width of replies; and below that stands the exact VCT
//! search. What is found goes into the tree at once and is known from then on, so that work that was stopped goes on
//! where it was, and a search that came to nothing leaves what it won on the way.

mod best;
mod graph;
pub mod journal;
mod record;
mod settle;
mod settled;

use std::cmp::Reverse;
use std::collections::HashSet;

use best::BestFirst;
pub use journal::{FailedByPosition, FailedSearches, Journal, JournalError, Past};
pub use record::Recorder;
pub use settled::Settled;

use super::canonical::Canonical;
use super::openings;
use super::tree::Tree;
use super::verify::Decision;
pub use super::verify::LEAF_NODES;
use crate::board::{Color, Point, Position};
use crate::solve::win::{self, Effort, Experience, Known};
use crate::solve::{Budget, Limit, Stop};

/// How much is spent, and on what.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Nodes for one second move, or for one position.
    pub nodes: u64,
    /// Nodes of the VCT searches inside; from the third search of a position on thrice as many each time.
    pub effort: Effort,
    /// No line from the empty board may have more plies.
    pub longest: Option<u16>,
    /// Trees whose moves are tried first, such as the tree of the other rule; the first one that has a move counts.
    pub like: Vec<Tree>,
    /// The searches that failed before.
    pub failed: FailedByPosition,
    /// Bytes for tables.
    pub memory: usize,
    /// The flag that stops it.
    pub stop: Stop,
}

impl Settings {
    /// Black's move that is tried first in a position, if there is one.
    fn likely(&self, position: &Position) -> Option<Point> {
        self.like.iter().find_map(|tree| tree.get(position))
    }
}

/// Nodes for one second move, where nothing else is asked for.
pub const NODES: u64 = 2_000_000_000;

/// Nodes of a VCT search after a reply in the first searches of a position.
pub const FIRST_EFFORT: u64 = 1_000;

/// What is spent inside when a VCT search after a reply has `first` nodes at first.
pub const fn effort(first: u64) -> Effort {
    Effort { first, again: first.saturating_mul(20) / 3, trusting: true }
}

/// What is told while it works.
#[derive(Clone, Debug)]
pub enum BuildEvent {
    /// The position was decided: Black's move in it.
    Decided(Position, Point),
    /// Black's move in the position does not hold and was taken back.
    TakenBack(Position),
    /// A position was searched as it stands.
    Searched {
        /// The position, with Black to move.
        position: Position,
        /// How it was searched so far, unless it is won now.
        failed: Option<FailedSearches>,
        /// Nodes spent on the whole work by now.
        nodes: u64,
        /// Nodes that the whole is expected to take still.
        left: u64,
    },
    /// Every reply to every decision behind a second move has an answer: to these. The number is the
    /// plies of the longest line.
    Finished(Point, u16, Vec<Decision>),
}

/// What is known when the work on a second move ends.
#[derive(Clone, Debug, Default)]
pub struct BuildOutcome {
    /// Whether all that was worked on is won, and behind a second move every reply to every decision has an answer.
    pub done: bool,
    /// Black's third move.
    pub third: Option<Point>,
    /// White's fourth moves that are still open.
    pub open: Vec<Point>,
    /// Plies of the longest line, once every reply to every decision has an answer.
    pub longest: Option<u16>,
    /// Nodes spent.
    pub nodes: u64,
}

/// Works on one of White's second moves until it is won, the nodes are spent, or it is stopped.
/// Each decision is handed to `record` as it is made.
///
/// # Errors
/// [`Limit::Interrupted`] when the settings' flag is raised.
///
/// # Panics
/// If `second` is the centre.
pub fn opening(
    tree: &mut Tree,
    second: Point,
    settings: &Settings,
    record: &mut dyn FnMut(&BuildEvent),
) -> Result<BuildOutcome, Limit> {
    let mut start = openings::start(tree.rule());
    play(&mut start, second);
    // The third move that was thought of last time is not known to win.
    let before = tree.get(&start);
    tree.remove(&start);
    let mut work = Work::new(tree, settings, record);
    let mut best = BestFirst::new(&mut work, &start, before);
    let won = best.win(settings.nodes)?;
    let (third, open) = best.principal();
    let longest = if won { work.settle(second)? } else { None };
    Ok(BuildOutcome { done: longest.is_some(), third, open, longest, nodes: work.nodes })
}

/// Works on every reply of White's in a position, or on the last one where Black is to move; nothing is settled.
///
/// # Errors
/// [`Limit::Interrupted`] when the settings' flag is raised.
///
/// # Panics
/// If Black is to move and no move was played.
pub fn root(
    tree: &mut Tree,
    position: &Position,
    settings: &Settings,
    record: &mut dyn FnMut(&BuildEvent),
) -> Result<BuildOutcome, Limit> {
    let mut work = Work::new(tree, settings, record);
    let mut start = position.clone();
    let roots = match position.to_move() {
        Color::White => by_value(position),
        Color::Black => vec![start.undo().expect("there is a last move")],
    };
    let mut open = Vec::new();
    for root in roots {
        play(&mut start, root);
        if !BestFirst::new(&mut work, &start, None).win(settings.nodes)? {
            open.push(root);
        }
        start.undo();
    }
    Ok(BuildOutcome { done: open.is_empty(), third: None, open, longest: None, nodes: work.nodes })
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
    record: &'a mut dyn FnMut(&BuildEvent),
    /// Positions whose decision did not hold.
    taken_back: HashSet<Canonical>,
    nodes: u64,
}

impl<'a> Work<'a> {
    fn new(tree: &'a mut Tree, settings: &'a Settings, record: &'a mut dyn FnMut(&BuildEvent)) -> Self {
        Self { tree, settings, record, taken_back: HashSet::new(), nodes: 0 }
    }

    /// Searches a position with Black to move, as it stands. Where it is not won, returns how many searches for threats
    /// are still expected to be needed.
    fn search(
        &mut self,
        position: &Position,
        nodes: u64,
        before: usize,
        experience: &mut Experience,
    ) -> Result<Option<f32>, Limit> {
        if self.tree.contains(position) {
            return Ok(None);
        }
        // Well below what a leaf may take, so that a verification finds what was found here.
        let times = 3u64.saturating_pow(before.saturating_sub(1) as u32);
        let grown = |nodes: u64| nodes.saturating_mul(times).min(LEAF_NODES / 6);
        let effort = self.settings.effort;
        let effort = Effort { first: grown(effort.first), again: grown(effort.again), ..effort };
        let within = self.settings.longest.map(|longest| longest.saturating_sub(position.count() as u16));
        let budget = Budget {
            nodes: Some(nodes),
            within,
            memory: self.settings.memory,
            stop: self.settings.stop.clone(),
            ..Budget::default()
        };
        let won = |position: &Position| self.tree.contains(position);
        let likely = |position: &Position| self.settings.likely(position);
        let known = Known { won: &won, likely: &likely };
        let decided = win::decisions(position, &budget, effort, experience, known);
        self.nodes += decided.nodes;
        // What was won on the way to nothing is known at the next try, and behind other positions.
        self.keep(&decided.decisions);
        match decided.won {
            Err(Limit::Interrupted) => Err(Limit::Interrupted),
            Err(_) => Ok(Some(decided.left)),
            Ok(()) => Ok(None),
        }
    }

    fn keep(&mut self, decisions: &[win::Decision]) {
        // What is decided stays as it is: it may have been settled.
        for (position, attack) in decisions {
            if !self.tree.contains(position) {
                self.tree.insert(position, *attack);
                (self.record)(&BuildEvent::Decided(position.clone(), *attack));
            }
        }
    }
}
