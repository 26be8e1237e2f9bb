//! Building the tree: choosing the positions to work on, and searching them for quiet wins.
//!
//! There are three layers, as in the program of the Gomoku terminator. For each of White's second moves a
//! graph of positions chooses the position to work on next and Black's moves to try (`best.rs`), for which it
//! asks a guide ([`crate::solve::Guide`]); each position is searched by the best-first search for quiet wins
//! ([`crate::solve::win`]), which proves moves against a growing number of replies; the lowest layer is the
//! exact VCT search. Results are added to the tree at once and are used from then on, so that interrupted
//! work can be continued, and a search that fails still keeps the wins that it found.

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
use crate::solve::win::{self, Decided, Effort, Experience, Known};
use crate::solve::{Budget, Limit, NewGuide, Stop};

/// The limits and options of a build.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The limit on nodes for one second move, or for one position.
    pub nodes: u64,
    /// The limits on nodes of the VCT searches inside; from the third search of a position on, they are
    /// multiplied by three each time.
    pub effort: Effort,
    /// The largest number of plies that a line from the empty board may have.
    pub longest: Option<u16>,
    /// Trees whose moves are tried first, such as the tree of the other rule; the first tree with a move in
    /// the position is used.
    pub like: Vec<Tree>,
    /// The failed searches of earlier runs, by position.
    pub failed: FailedByPosition,
    /// The limit on memory for tables, in bytes.
    pub memory: usize,
    /// The number of threads that search one position. With more than one, two builds need not make the same
    /// decisions.
    pub threads: usize,
    /// What makes a guide, which tells which moves to try first in hard positions.
    pub guide: Option<NewGuide>,
    /// The flag that stops the build.
    pub stop: Stop,
}

impl Settings {
    /// Black's move that is tried first in a position, if there is one.
    fn likely(&self, position: &Position) -> Option<Point> {
        self.like.iter().find_map(|tree| tree.get(position))
    }
}

/// The default limit on nodes for one second move.
pub const NODES: u64 = 2_000_000_000;

/// The default limit on nodes of a VCT search after a reply, in the first searches of a position.
pub const FIRST_EFFORT: u64 = 1_000;

/// The limit on nodes of a search with a guide, which may use three quarters of them itself. A million are enough for it to
/// prefer Black's winning third move after h8i9, and 400,000 to see the win after h8i9g9i7g10g8.
const GUIDED_NODES: u64 = 2_000_000;

/// The limits of the searches inside a search with a guide.
const GUIDED_EFFORT: Effort = Effort { first: 450, again: 750, trusting: true };

/// The limits of the searches inside, where a VCT search after a reply first has `first` nodes.
pub const fn effort(first: u64) -> Effort {
    Effort { first, again: first.saturating_mul(20) / 3, trusting: true }
}

/// The reports of a running build.
#[derive(Clone, Debug)]
pub enum BuildEvent {
    /// The position was decided with this move of Black.
    Decided(Position, Point),
    /// Black's move in the position does not hold and was taken back.
    TakenBack(Position),
    /// A position was searched directly.
    Searched {
        /// The position, with Black to move.
        position: Position,
        /// Its failed searches; `None` where it is won now.
        failed: Option<FailedSearches>,
        /// The number of nodes used for the whole work so far.
        nodes: u64,
        /// The number of nodes that the whole work is still expected to take.
        left: u64,
    },
    /// Every reply to every decision behind this second move has an answer. The number is the plies of the
    /// longest line; the list holds these decisions.
    Finished(Point, u16, Vec<Decision>),
}

/// The result of the work on a second move.
#[derive(Clone, Debug, Default)]
pub struct BuildOutcome {
    /// Whether everything that was worked on is won and, for a second move, every reply to every decision
    /// behind it has an answer.
    pub done: bool,
    /// Black's third move; `None` where none was found.
    pub third: Option<Point>,
    /// White's fourth moves that are still open.
    pub open: Vec<Point>,
    /// The plies of the longest line, where every reply to every decision has an answer.
    pub longest: Option<u16>,
    /// The number of nodes used.
    pub nodes: u64,
}

/// Works on one of White's second moves until it is won, the nodes are used up, or it is stopped. `record` is
/// called with each decision as it is made.
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
    // The third move of an earlier run is not known to win.
    let before = tree.get(&start);
    tree.remove(&start);
    let mut work = Work::new(tree, settings, record);
    let mut best = BestFirst::new(&mut work, &start, before);
    let won = best.win(settings.nodes)?;
    let (third, open) = best.principal();
    let longest = if won { work.settle(second)? } else { None };
    Ok(BuildOutcome { done: longest.is_some(), third, open, longest, nodes: work.nodes })
}

/// Works on every reply of White in a position, or on White's last move where Black is to move; the decisions
/// are not verified.
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

/// The moves of the side to move that are not images of each other, the most dangerous first.
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
    /// Positions whose decision was taken back.
    taken_back: HashSet<Canonical>,
    nodes: u64,
}

impl<'a> Work<'a> {
    fn new(tree: &'a mut Tree, settings: &'a Settings, record: &'a mut dyn FnMut(&BuildEvent)) -> Self {
        Self { tree, settings, record, taken_back: HashSet::new(), nodes: 0 }
    }

    /// Searches a position with Black to move directly. Where it is not won, returns how many VCT searches
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
        // The effort stays well below the limit for a leaf, so that a verification finds every win that is
        // found here.
        let times = 3u64.saturating_pow(before.saturating_sub(1) as u32);
        let grown = |nodes: u64| nodes.saturating_mul(times).min(LEAF_NODES / 6);
        let effort = self.settings.effort;
        let effort = Effort { first: grown(effort.first), again: grown(effort.again), ..effort };
        let decided = self.decide(position, &self.budget(position, nodes), effort, experience)?;
        Ok(decided.won.is_err().then_some(decided.left))
    }

    /// Searches a hard position with Black to move for a win that a guide sees, with at most this many nodes.
    fn search_guided(
        &mut self,
        position: &Position,
        most: u64,
        experience: &mut Experience,
    ) -> Result<Decided, Limit> {
        let alone = self.budget(position, GUIDED_NODES.min(most));
        let budget = Budget { guide: self.settings.guide, ..alone };
        self.decide(position, &budget, GUIDED_EFFORT, experience)
    }

    /// The limits of a search of a position with this many nodes.
    fn budget(&self, position: &Position, nodes: u64) -> Budget {
        let settings = self.settings;
        Budget {
            nodes: Some(nodes),
            within: settings.longest.map(|longest| longest.saturating_sub(position.count() as u16)),
            memory: settings.memory,
            threads: settings.threads,
            stop: settings.stop.clone(),
            ..Budget::default()
        }
    }

    /// Searches a position with Black to move, and keeps what is won there and on the way.
    fn decide(
        &mut self,
        position: &Position,
        budget: &Budget,
        effort: Effort,
        experience: &mut Experience,
    ) -> Result<Decided, Limit> {
        let won = |position: &Position| self.tree.contains(position);
        let likely = |position: &Position| self.settings.likely(position);
        let known = Known { won: &won, likely: &likely };
        let decided = win::decisions(position, budget, effort, experience, known);
        self.nodes += decided.nodes;
        // Wins found by a search that failed are used at the next try, and behind other positions.
        self.keep(&decided.decisions);
        if decided.won == Err(Limit::Interrupted) { Err(Limit::Interrupted) } else { Ok(decided) }
    }

    fn keep(&mut self, decisions: &[win::Decision]) {
        // Positions that are already decided are not changed, because their decision may be verified.
        for (position, attack) in decisions {
            if !self.tree.contains(position) {
                self.tree.insert(position, *attack);
                (self.record)(&BuildEvent::Decided(position.clone(), *attack));
            }
        }
    }
}
