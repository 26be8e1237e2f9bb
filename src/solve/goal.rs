//! Searches for the shortest win of a class.

use super::answer::Answer;
use super::budget::Budget;
use super::clock::Moment;
use super::proven::Win;
use super::threats;
use super::verdict::{Class, Verdict};
use super::{first, vct, win};
use crate::board::Position;

pub(crate) use super::threats::short;
pub use super::threats::solve;

/// Searches for the shortest win of the side to move in a class, with an empty transposition table.
///
/// For [`Class::Win`] the shortest win is known only up to seven plies: up to that length no win is shorter
/// than the shortest VCT.
pub fn shortest(class: Class, position: &Position, budget: &Budget) -> Answer<Win> {
    match class {
        Class::Vcf | Class::Vct => threats::shortest(class, position, budget),
        Class::Win => any_shorter(position, budget),
    }
}

/// Searches for any win first, then for the shortest that the budget allows: a VCT if there is one, otherwise
/// the best of the first moves that are found to win.
fn any_shorter(position: &Position, budget: &Budget) -> Answer<Win> {
    let started = Moment::now();
    budget.begin(Class::Win);
    let any = win::solve(position, budget);
    budget.found(any.verdict.proven());
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
