//! A search by guessed values: which move seems best where nothing is proven.
//!
//! Principal-variation search with iterative deepening, a table of positions, a pass as a first test, late moves
//! searched less deeply, and an exact search for wins by fours wherever a side has fours. A value is a guess, in
//! hundredths of a logit: 0 means even chances, 100 about 73 in 100.
//!
//! `field` values a position and `around` says which points a stone touches; `weights` holds what points are worth by
//! their kinds, fitted to games, `lines` what their lines add, `whole` what all points are worth together, `values`
//! what a style makes of that, `sight` what weaker players see of the shapes. `root` compares the moves, `search`
//! looks at one position after the other, `node` says how deeply, `prune` which positions need no look at their
//! moves, `moves` orders the moves, `history` knows which were good elsewhere, `table` keeps what was found, and in a
//! `team` several threads share it.

mod around;
mod field;
mod history;
mod lines;
mod moves;
mod node;
mod prune;
mod root;
mod search;
mod sight;
mod table;
mod team;
mod values;
mod weights;
mod whole;

use std::sync::Arc;
use std::time::Duration;

use field::Field;
use history::History;
use moves::Wanted;
use node::Step;
pub(super) use sight::Sight;
use table::Bound;
pub(super) use table::Table;
pub(super) use team::Team;

use super::style::Style;
use crate::board::{Color, POINTS, Point, Position};
use crate::solve::{Attack, Compared, FollowedFours, Moment, ProgressCallback, Stop};

/// The value of a win at the root; each ply on the way to it takes one off.
const WON: i32 = 30_000;

/// Values from here on are wins that the search has seen to their end.
const SURELY: i32 = WON - 1000;

/// The most nodes of a search for a win by fours in one position, for one who sees everything.
pub(super) const FOURS: u64 = 16;

/// The memory of the tables of positions without such a win, in bytes: as much as stays in a fast cache.
const DEAD_ENDS: usize = 1 << 20;

/// The number of positions between two looks at the clock and the flag.
const PAUSE: u64 = 256;

/// The most plies that are searched.
const DEEPEST: u16 = 60;

/// The most moves and passes below the root; every move takes one of the points.
const STEPS: usize = 2 * POINTS;

/// The most plies of an expected line.
const LINE: usize = 20;

/// The limits of a search.
#[derive(Clone, Debug, Default)]
pub struct ThinkingLimits {
    /// The most plies that are looked ahead.
    pub depth: u16,
    /// The most positions that are looked at.
    pub nodes: u64,
    /// The longest time that the search may take.
    pub time: Option<Duration>,
    /// The most bytes of its tables.
    pub memory: usize,
    /// The flag that stops it.
    pub stop: Stop,
    /// The function that is called with the number of positions looked at.
    pub progress: Option<ProgressCallback>,
}

/// A move, what it seems to be worth, and the line that is expected.
#[derive(Clone, PartialEq, Debug)]
pub struct Guess {
    /// The move.
    pub point: Point,
    /// The guessed value for the side that plays it: 1 for a win that was seen to its end, -1 for a loss, 0 for even
    /// chances. Of a move that was only found to be no better than an earlier one it is an upper bound.
    pub value: f64,
    /// The moves that are expected, this one first.
    pub line: Vec<Point>,
}

/// What a search says of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought {
    /// The moves that were compared, the best first; empty where the board is full.
    pub moves: Vec<Guess>,
    /// The depth that was searched completely, in plies.
    pub depth: u16,
    /// The number of positions that were looked at.
    pub nodes: u64,
}

/// How a player sees and values the board.
pub(super) struct Manner {
    /// What it sees of the shapes.
    pub sight: Sight,
    /// Which shapes count for more.
    pub style: Style,
    /// The seed of its taste; 0 is none.
    pub seed: u64,
    /// The most nodes of a search for a win by fours in one position.
    pub fours: u64,
}

impl Default for Manner {
    /// Everything is seen and valued as it was fitted.
    fn default() -> Self {
        Self { sight: Sight::All, style: Style::Even, seed: 0, fours: FOURS }
    }
}

/// The search was cut short.
struct Halted;

/// A search in one position, which can be continued with other moves left out.
pub(super) struct Thinker {
    field: Field,
    fours: FollowedFours,
    /// The moves from the root to the current position.
    path: Vec<(Color, Point)>,
    /// By side: the moves that its search for fours has followed from the root; it is asked in few positions.
    followed: [Vec<(Color, Point)>; 2],
    /// The most nodes of a search for a win by fours in one position.
    most_fours: u64,
    table: Arc<Table>,
    /// How good moves were elsewhere in the tree.
    history: History,
    /// By ply: what is known of the way to the current position.
    steps: Vec<Step>,
    /// The moves of the root with their values, the best first, and the depth to which all were searched.
    valued: Vec<(Point, i32)>,
    depth: u16,
    nodes: u64,
    limits: ThinkingLimits,
    started: Moment,
    /// Whether the search ends with the first win that it sees, and does not look for a shorter one.
    any_win: bool,
    /// The number of plies that each step looks further ahead than it would alone.
    lead: u16,
}

/// Compares moves of the side to move by search, until a limit is reached. `but` are moves that are left out.
///
/// The position must not be over, and no side may have a five at once: [`choose`](crate::play::choose) makes and stops
/// fives before it searches. With a limit of nodes and none of time, the answer depends on the input alone.
///
/// ```
/// use yonsan::play::{ThinkingLimits, think};
/// let position: yonsan::Position = "h8i9i8g8".parse()?;
/// let limits = ThinkingLimits { depth: 8, nodes: 20_000, memory: 1 << 24, ..Default::default() };
/// let thought = think(&position, &[], limits);
/// let best = &thought.moves[0];
/// assert!(best.value.abs() < 1.0 && best.line[0] == best.point);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn think(position: &Position, but: &[Point], limits: ThinkingLimits) -> Thought {
    think_as(position, &Manner::default(), but, limits)
}

/// Compares moves as [`think`] does, with the sight, the style and the taste of a player.
pub(super) fn think_as(
    position: &Position,
    manner: &Manner,
    but: &[Point],
    limits: ThinkingLimits,
) -> Thought {
    let bytes = Table::bytes_for(limits.nodes, limits.memory.saturating_sub(DEAD_ENDS));
    Thinker::new(position, manner, Arc::new(Table::new(bytes))).think(but, limits)
}

impl Thinker {
    /// A search with a table of positions, which may hold what was found before under the same rule by a player of the
    /// same manner.
    pub fn new(position: &Position, manner: &Manner, table: Arc<Table>) -> Self {
        Self {
            field: Field::new(position, manner),
            fours: FollowedFours::new(position, DEAD_ENDS),
            path: Vec::with_capacity(STEPS),
            followed: Default::default(),
            most_fours: manner.fours,
            table,
            history: History::new(STEPS),
            steps: vec![Step::default(); STEPS],
            valued: Vec::new(),
            depth: 0,
            nodes: 0,
            limits: ThinkingLimits::default(),
            started: Moment::now(),
            any_win: false,
            lead: 0,
        }
    }

    /// Compares the moves without `but`, until a limit is reached, and goes on where the last call was halted. `but` has
    /// all moves that the last call left out.
    pub fn think(&mut self, but: &[Point], limits: ThinkingLimits) -> Thought {
        (self.nodes, self.limits, self.started) = (0, limits, Moment::now());
        self.deepen(but)
    }

    /// What it has found, for a search that looks for a proof. `nodes` is the number of positions looked at.
    fn compared(&self, nodes: u64) -> Compared {
        let value = self.valued.first().map_or(-WON, |&(_, value)| value);
        let moves = self.valued.iter().map(|&(point, _)| point).collect();
        Compared { moves, value, wins: self.sees_win(), nodes }
    }

    fn sees_win(&self) -> bool {
        self.valued.first().is_some_and(|&(_, value)| value >= SURELY)
    }

    /// The moves near the stones, the most promising first.
    pub fn candidates(&self) -> Vec<Point> {
        self.moves(&Wanted::default()).map(|candidate| candidate.point).collect()
    }

    /// Searches deeper step by step.
    fn deepen(&mut self, but: &[Point]) -> Thought {
        if self.valued.is_empty() {
            // What was not searched is worth what the position seems to be worth.
            let unsearched = self.field.value();
            self.valued = self.candidates().into_iter().map(|point| (point, unsearched)).collect();
        }
        let mut valued = std::mem::take(&mut self.valued);
        valued.retain(|(point, _)| !but.contains(point));
        // A single move is played without looking.
        let deepest = if valued.len() < 2 { 0 } else { self.limits.depth.min(DEEPEST) };
        for next in self.depth + 1 + self.lead..=deepest {
            if self.root(&mut valued, i32::from(next)).is_err() {
                break;
            }
            self.depth = next;
            if let Some(progress) = &self.limits.progress {
                progress.looked_ahead(next);
            }
            let best = valued[0].1;
            // One more step takes longer than all before it, and would hardly look at a second move.
            let late = self.limits.time.is_some_and(|time| self.started.elapsed() * 10 > time * 9);
            let shortest = WON - best <= i32::from(next);
            if best >= SURELY && (shortest || self.any_win) || best <= -SURELY && next > 8 || late {
                break;
            }
        }
        // Moves that the last step did not reach have values of the step before, which may be higher than the best.
        let best = valued.first().map_or(-WON, |&(_, value)| value);
        let guess = |(point, value): (Point, i32)| Guess {
            point,
            value: chances(value.min(best)),
            line: self.line(point),
        };
        let moves = valued.iter().copied().map(guess).collect();
        self.valued = valued;
        Thought { moves, depth: self.depth, nodes: self.nodes }
    }

    /// The line that the table expects after a move.
    fn line(&mut self, first: Point) -> Vec<Point> {
        let mut line = vec![first];
        self.make(first);
        while line.len() < LINE {
            let best = self.table.get(self.field.hash()).and_then(|entry| entry.best);
            let Some(point) = best.filter(|&point| self.field.is_empty(point)) else { break };
            self.make(point);
            line.push(point);
        }
        line.iter().rev().for_each(|&point| self.undo(point));
        line
    }

    fn make(&mut self, point: Point) {
        self.path.push((self.field.to_move(), point));
        self.field.make(point);
    }

    fn undo(&mut self, point: Point) {
        self.field.undo(point);
        self.path.pop();
    }

    /// A win by fours of the side to move.
    fn win_by_fours(&mut self) -> Option<Attack> {
        let side = self.field.to_move();
        let followed = &mut self.followed[side as usize];
        let common = self.path.iter().zip(followed.iter()).take_while(|(one, other)| one == other).count();
        for (color, point) in followed.drain(common..).rev() {
            self.fours.toggle(side, color, point);
        }
        for &(color, point) in &self.path[common..] {
            self.fours.toggle(side, color, point);
            followed.push((color, point));
        }
        self.fours.find(side, self.most_fours)
    }
}

/// The move by which a search with this table has seen the side to move win the position.
pub(super) fn winning_move(table: &Table, position: &Position) -> Option<Point> {
    let entry = table.get(Field::hash_of(position))?;
    entry.best.filter(|_| i32::from(entry.value) >= SURELY && entry.bound != Bound::Upper)
}

/// A value as a number from -1 to 1: twice the chances of a win, less one.
fn chances(value: i32) -> f64 {
    if value.abs() >= SURELY { f64::from(value.signum()) } else { (f64::from(value) / 200.0).tanh() }
}

#[cfg(test)]
mod tests;
