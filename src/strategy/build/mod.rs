//! Building the tree: choosing the positions to work on, and searching them for quiet wins.
//!
//! There are three layers, as in the program of the Gomoku terminator. For each of White's second moves a
//! graph of positions chooses the position to work on next and Black's moves to try (`solve/win/above/`), for which
//! it asks a guide ([`crate::solve::Guide`]); each position is searched by the best-first search for quiet wins
//! ([`crate::solve::win`]), which proves moves against a growing number of replies; the lowest layer is the
//! exact VCT search. Results are added to the tree at once and are used from then on, so that interrupted
//! work can be continued, and a search that fails still keeps the wins that it found.

pub mod journal;
mod record;
mod settle;
mod settled;

use std::collections::HashSet;

pub use journal::{Journal, JournalError, Past};
pub use record::Recorder;
pub use settled::Settled;

use super::openings;
use super::tree::Tree;
use super::verify::Decision;
pub use super::verify::LEAF_NODES;
use crate::board::{Canonical, Color, Point, Position};
use crate::solve::win::Effort;
use crate::solve::win::above::{self, BestFirst, Event, by_value};
pub use crate::solve::win::above::{FIRST_EFFORT, FailedByPosition, FailedSearches, effort};
use crate::solve::{Budget, Limit, Moment, NewGuide, Stop};

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
    let (won, third, open) = work.win(&start, before, settings.nodes)?;
    let longest = if won { work.settle(second)? } else { None };
    Ok(BuildOutcome { done: longest.is_some(), third, open, longest, nodes: work.nodes })
}

/// Works on every reply of White in a position, or on White's last move where Black is to move. The decisions are verified
/// only where the plies are limited, because one that is known may take more.
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
        if !work.win(&start, None, settings.nodes)?.0 || !work.is_soon(&start)? {
            open.push(root);
        }
        start.undo();
    }
    Ok(BuildOutcome { done: open.is_empty(), third: None, open, longest: None, nodes: work.nodes })
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

    /// Searches a position with Black to move for a win, with at most this many nodes, and keeps what it finds; `likely` is
    /// the move that is tried first, if there is one. Returns whether it is won, with Black's best move and the replies to
    /// it that are still open.
    fn win(
        &mut self,
        position: &Position,
        likely: Option<Point>,
        nodes: u64,
    ) -> Result<(bool, Option<Point>, Vec<Point>), Limit> {
        let settings = self.settings;
        let budget = Budget {
            memory: settings.memory,
            threads: settings.threads,
            stop: settings.stop.clone(),
            guide: settings.guide,
            ..Budget::default()
        };
        let above = above::Settings {
            budget: &budget,
            started: Moment::now(),
            effort: settings.effort,
            deadline: settings.longest.map(usize::from),
            failed: &settings.failed,
            likely: &|position| settings.likely(position),
        };
        let Self { tree, record, nodes: used, .. } = self;
        let mut record = |event: Event| {
            record(&match event {
                Event::Decided(position, attack) => BuildEvent::Decided(position, attack),
                Event::Searched { position, failed, nodes, left } => {
                    BuildEvent::Searched { position, failed, nodes, left }
                }
            });
        };
        let mut work = above::Work::new(above, tree.changing(), &mut record, *used);
        let mut best = BestFirst::new(&mut work, position, likely);
        let won = best.win(nodes);
        let (third, open) = best.principal();
        *used = work.nodes;
        Ok((won?, third, open))
    }
}

fn play(position: &mut Position, point: Point) {
    position.make(point).expect("a move of the tree is on an empty point of a game that goes on");
}
