//! Victory by continuous fours, completely.
//!
//! Every attacking move is a four, so every reply is forced: the defender takes the five point, or the
//! next stone wins. A VCF is therefore one run of moves, and "no VCF" is found by trying every four.
//! What can go wrong for the attacker is handled by its definition: a reply that gives the defender a
//! five point must be answered on that point, by a four; two such points end the run; under the
//! standard rule only exact fives count, for both sides.
//!
//! A node is one attacking move tried.

mod first;
pub(super) mod search;

use std::time::Duration;

use search::{End, Search};

use super::budget::Budget;
use super::lines::{AtLeastFive, ExactlyFive, Fives};
use super::proven::Win;
use super::table::{DeadEnds, FOREVER};
use super::verdict::{Class, Limit, NotProven, Verdict};
use crate::board::{Point, Position, Rule};
use crate::solve::Moment;

/// A four and the reply it forces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// The attacker's four.
    pub attack: Point,
    /// The only reply that stops the five.
    pub reply: Point,
}

/// A won run of fours.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attack {
    /// The fours with one five point each.
    pub steps: Vec<Step>,
    /// The move that decides: a five, or a four with more than one five point.
    pub last: Point,
    /// Attacking stones in all, the five included.
    pub stones: u16,
}

impl Attack {
    /// The first attacking move.
    pub fn first(&self) -> Point {
        self.steps.first().map_or(self.last, |step| step.attack)
    }

    /// Plies in all, the five included.
    pub const fn plies(&self) -> u16 {
        2 * self.stones - 1
    }

    /// The whole run, every stone to the five; `position` is where it starts.
    ///
    /// # Panics
    /// When the run does not belong to the position.
    pub fn line(&self, position: &Position) -> Vec<Point> {
        let mut board = position.clone();
        let mut play = |point| board.make(point).expect("the run was found in this position");
        let mut line: Vec<Point> =
            self.steps.iter().flat_map(|s| [s.attack, s.reply]).chain([self.last]).collect();
        line.iter().copied().for_each(&mut play);
        if line.len() < self.plies() as usize {
            let mut fives = board.five_points(position.to_move()).iter().collect::<Vec<_>>().into_iter();
            line.extend(fives.next().into_iter().chain(fives.next()));
        }
        line
    }
}

/// What a search answered.
#[derive(Clone, Debug)]
pub struct Answer<W = Win> {
    /// The verdict.
    pub verdict: Verdict<W>,
    /// Whether it was searched, and found, that no shorter win of the class exists.
    pub shortest: bool,
    /// Nodes looked at.
    pub nodes: u64,
    /// Time taken.
    pub time: Duration,
}

impl<W> Answer<W> {
    /// The win, or why there is none.
    ///
    /// # Errors
    /// When no win was proven: the class that was disproven, or the limit that was hit.
    pub fn into_proven(self) -> Result<W, NotProven> {
        self.verdict.into_proven()
    }

    /// This answer with the win in another form.
    pub fn map<V>(self, form: impl FnOnce(W) -> V) -> Answer<V> {
        let Self { verdict, shortest, nodes, time } = self;
        Answer { verdict: verdict.map(form), shortest, nodes, time }
    }

    /// This answer with the win in another form, where it has one.
    ///
    /// # Errors
    /// Why the win has no such form.
    pub fn try_map<V, E>(self, form: impl FnOnce(W) -> Result<V, E>) -> Result<Answer<V>, E> {
        let Self { verdict, shortest, nodes, time } = self;
        Ok(Answer { verdict: verdict.try_map(form)?, shortest, nodes, time })
    }
}

/// The solver. It keeps its table of dead ends from one search to the next; they are facts.
pub struct Vcf {
    table: Option<(Rule, DeadEnds)>,
    memory: usize,
}

impl Default for Vcf {
    fn default() -> Self {
        Self::new(Budget::default().memory)
    }
}

impl Vcf {
    /// A solver whose table never takes more than this many bytes.
    pub const fn new(memory: usize) -> Self {
        Self { table: None, memory }
    }

    /// Looks for any VCF of the side to move.
    ///
    /// `Disproven` means that every four was tried to its end; a position in which a side has won
    /// already has no VCF.
    pub fn solve(&mut self, position: &Position, budget: &Budget) -> Answer<Attack> {
        self.search(position, budget, |root, within| root.any(within))
    }

    /// Looks for the shortest VCF of the side to move: `shortest` says whether it is known to be. A
    /// search that ends with a win but without that knowledge is `Proven` all the same.
    pub fn shortest(&mut self, position: &Position, budget: &Budget) -> Answer<Attack> {
        self.search(position, budget, |root, within| root.shortest(within))
    }

    /// Every first move with which the side to move has a VCF, each with the shortest after it, and
    /// the moves that could not be settled within the budget.
    pub fn all(&mut self, position: &Position, budget: &Budget) -> Answer<FirstFours> {
        self.search(position, budget, |root, within| root.all_first_moves(position, within))
    }

    fn search<W>(
        &mut self,
        position: &Position,
        budget: &Budget,
        mut ask: impl FnMut(&mut dyn Root, u16) -> Found<W>,
    ) -> Answer<W> {
        let started = Moment::now();
        let rule = position.rule();
        let table = match self.table.take() {
            Some((of, table)) if of == rule => table,
            _ => DeadEnds::new(self.memory),
        };
        // A win of 2n - 1 plies takes n stones.
        let within = budget.within.map_or(FOREVER, |plies| plies.div_ceil(2));
        let (found, table, nodes) = match rule {
            Rule::Freestyle => {
                let mut search = Search::<AtLeastFive>::new(position, table, budget.meter());
                (ask(&mut search, within), search.table, search.meter.nodes())
            }
            Rule::Standard => {
                let mut search = Search::<ExactlyFive>::new(position, table, budget.meter());
                (ask(&mut search, within), search.table, search.meter.nodes())
            }
        };
        self.table = Some((rule, table));
        let (verdict, shortest) = match found {
            Ok(Some((win, shortest))) => (Verdict::Proven(win), shortest),
            Ok(None) => (Verdict::Disproven(Class::Vcf), false),
            Err(limit) => (Verdict::Unknown(limit), false),
        };
        Answer { verdict, shortest, nodes, time: started.elapsed() }
    }
}

/// The fours that begin a VCF, and those about which nothing is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FirstFours {
    /// The winning first moves with the shortest win after each, in order of length, then of points.
    pub wins: Vec<Attack>,
    /// Fours that were not settled, and the limit that was hit.
    pub open: Option<(Vec<Point>, Limit)>,
}

/// A win and whether it is known to be the shortest, `None` where there is no win, or the limit that was hit.
type Found<W> = Result<Option<(W, bool)>, Limit>;

/// What the two monomorphic searches offer at their root; `within` counts attacking stones.
trait Root {
    fn any(&mut self, within: u16) -> Found<Attack>;
    fn shortest(&mut self, within: u16) -> Found<Attack>;
    fn all_first_moves(&mut self, position: &Position, within: u16) -> Found<FirstFours>;
}

impl<F: Fives> Root for Search<F> {
    fn any(&mut self, within: u16) -> Found<Attack> {
        match self.at_root(within)? {
            End::Won => {
                let win = self.won();
                // One stone, or two where no five was at hand, cannot be undercut.
                let shortest = win.stones <= 2;
                Ok(Some((win, shortest)))
            }
            End::Dead { cut: false } => Ok(None),
            End::Dead { cut: true } => Err(Limit::Within),
        }
    }

    fn shortest(&mut self, within: u16) -> Found<Attack> {
        // Any win first: it is cheap, it bounds the rest, and it stands when the nodes run out.
        let any = match self.any(within)? {
            Some((win, false)) => win,
            settled => return Ok(settled),
        };
        Ok(Some(match self.deepen(Self::at_root, any.stones - 1) {
            Ok(End::Won) => (self.won(), true),
            Ok(End::Dead { .. }) => (any, true),
            Err(_) => (any, false),
        }))
    }

    fn all_first_moves(&mut self, position: &Position, within: u16) -> Found<FirstFours> {
        first::all(self, position, within)
    }
}
