//! A search by the name of its class.

use super::budget::Budget;
use super::first;
use super::proven::Win;
use super::vcf::{Answer, Attack, Vcf};
use super::verdict::{Class, Verdict};
use super::{vct, win};
use crate::board::Position;
use crate::solve::Moment;

/// Looks for any win of the side to move in a class, with cold tables.
pub fn solve(class: Class, position: &Position, budget: &Budget) -> Answer<Win> {
    match class {
        Class::Vcf => by_fours(position, Vcf::solve, budget),
        Class::Vct => vct::solve(position, budget),
        Class::Win => win::solve(position, budget),
    }
}

/// Looks for the shortest win of the side to move in a class, with cold tables.
///
/// Of all wins the shortest is known only up to seven plies: see [`short`].
pub fn shortest(class: Class, position: &Position, budget: &Budget) -> Answer<Win> {
    match class {
        Class::Vcf => by_fours(position, Vcf::shortest, budget),
        Class::Vct => vct::shortest(position, budget),
        Class::Win => any_shorter(position, budget),
    }
}

fn by_fours(
    position: &Position,
    ask: impl FnOnce(&mut Vcf, &Position, &Budget) -> Answer<Attack>,
    budget: &Budget,
) -> Answer<Win> {
    ask(&mut Vcf::new(budget.memory), position, budget).map(|attack| Win::by_fours(position, &attack))
}

/// Any win first, then the shortest that the budget lets us see: by threats if there is one, else by the
/// first moves that are found to win.
fn any_shorter(position: &Position, budget: &Budget) -> Answer<Win> {
    let started = Moment::now();
    let any = win::solve(position, budget);
    let Verdict::Proven(win) = &any.verdict else { return any };
    let left = budget.after(any.nodes, started);
    let mut other = match win.class {
        Class::Win => first::all(Class::Win, position, &left).0,
        Class::Vcf | Class::Vct => vct::shortest(position, &left),
    };
    other.shortest = other.shortest && other.verdict.proven().is_some_and(|win| short(win.plies()));
    let nodes = any.nodes + other.nodes;
    let shorter = other.verdict.proven().is_some_and(|found| found.plies() <= win.plies());
    Answer { nodes, time: started.elapsed(), ..if shorter { other } else { any } }
}

/// Whether the shortest VCT, which takes this many plies, is the shortest of all wins as well.
///
/// A win of three plies is two fives at once, so a four. A win of five plies leaves such a four after every
/// reply, hence also if the defender passed: it is a VCT. A win of seven is no shorter than the VCT of seven
/// when there is no VCT of five. From there on a quiet move may be quicker.
pub(crate) const fn short(plies: u16) -> bool {
    plies <= 7
}
