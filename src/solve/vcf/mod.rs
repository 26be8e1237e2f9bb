//! Victory by continuous fours (VCF), searched completely.
//!
//! Every attacking move is a four, so every reply is forced: the defender takes the five point, or the
//! attacker's next stone wins. A VCF is therefore a single line of moves, and "no VCF" is shown by trying
//! every four. Exceptions follow from the definition: a reply that gives the defender a five point must be
//! answered on that point, by a four; two such points end the line; under the standard rule only exact fives
//! count, for both sides. Under renju Black's forbidden fours are left out, and a four of White decides where
//! Black may not play on its only five point.
//!
//! A node is one attacking move tried.

pub(super) mod attack;
mod first;
pub(super) mod follow;
pub(super) mod search;

pub use attack::{Attack, Step};
pub use first::FirstFours;
pub(crate) use follow::FollowedFours;

use attack::Found;
use search::{End, Search};

use super::answer::Answer;
use super::budget::Budget;
use super::clock::Moment;
use super::lines::{Rules, under_rules};
use super::table::{DeadEnds, FOREVER};
use super::verdict::{Class, Limit, Verdict};
use crate::board::{Color, Position, Rule};

/// The VCF solver. It keeps its table of dead ends from one search to the next, because the entries stay
/// true.
pub struct Vcf {
    table: Option<(Attacker, DeadEnds)>,
    memory: usize,
}

/// Whose dead ends a table holds. Under renju those of one side say nothing of the other.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Attacker(Rule, Option<Color>);

impl Attacker {
    fn of(position: &Position) -> Self {
        let rule = position.rule();
        Self(rule, (rule == Rule::Renju).then_some(position.to_move()))
    }
}

impl Default for Vcf {
    fn default() -> Self {
        Self::new(Budget::default().memory)
    }
}

impl Vcf {
    /// A solver with a table that never takes more than this many bytes.
    pub const fn new(memory: usize) -> Self {
        Self { table: None, memory }
    }

    /// Searches for any VCF of the side to move.
    ///
    /// `Disproven` means that every four was tried to its end; a position in which a side has won
    /// already has no VCF.
    pub fn solve(&mut self, position: &Position, budget: &Budget) -> Answer<Attack> {
        self.search(position, budget, |root, within| root.any(within))
    }

    /// Searches for the shortest VCF of the side to move; `shortest` says whether it is known to be the
    /// shortest. A search that finds a win without knowing that still returns `Proven`.
    pub fn shortest(&mut self, position: &Position, budget: &Budget) -> Answer<Attack> {
        self.search(position, budget, |root, within| root.shortest(within))
    }

    /// Every first move with which the side to move has a VCF, each with the shortest VCF after it, and the
    /// moves that could not be settled within the budget.
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
        let of = Attacker::of(position);
        let table = match self.table.take() {
            Some((other, table)) if of == other => table,
            _ => DeadEnds::new(self.memory),
        };
        budget.begin(Class::Vcf);
        // A win of 2n - 1 plies takes n stones.
        let within = budget.within.map_or(FOREVER, |plies| plies.div_ceil(2));
        let (found, table, nodes) = under_rules!(position, R => {
            let mut search = Search::<R>::new(position, table, budget.meter());
            (ask(&mut search, within), search.table, search.meter.nodes())
        });
        self.table = Some((of, table));
        let (verdict, shortest) = match found {
            Ok(Some((win, shortest))) => (Verdict::Proven(win), shortest),
            Ok(None) => (Verdict::Disproven(Class::Vcf), false),
            Err(limit) => (Verdict::Unknown(limit), false),
        };
        Answer { verdict, shortest, nodes, time: started.elapsed() }
    }
}

/// The operations at the root that the searches for both rules share; `within` counts attacking stones.
trait Root {
    fn any(&mut self, within: u16) -> Found<Attack>;
    fn shortest(&mut self, within: u16) -> Found<Attack>;
    fn all_first_moves(&mut self, position: &Position, within: u16) -> Found<FirstFours>;
}

impl<R: Rules> Search<R> {
    /// Reports a win that may not be the shortest.
    fn tell(&self, win: &Attack) {
        self.meter.found(win.first(), win.plies());
    }
}

impl<R: Rules> Root for Search<R> {
    fn any(&mut self, within: u16) -> Found<Attack> {
        match self.at_root(within)? {
            End::Won => {
                let win = self.won();
                // A win of one stone, or of two where there was no five point, cannot be shorter.
                let shortest = win.stones <= 2;
                Ok(Some((win, shortest)))
            }
            End::Dead { cut: false } => Ok(None),
            End::Dead { cut: true } => Err(Limit::Within),
        }
    }

    fn shortest(&mut self, within: u16) -> Found<Attack> {
        // Any win is searched first: it is cheap, it bounds the further search, and it is returned when the
        // nodes run out.
        let any = match self.any(within)? {
            Some((win, false)) => win,
            settled => return Ok(settled),
        };
        self.tell(&any);
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
