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

/// Searches for any win first, then for one as short as is known, then for the shortest that the budget allows: a VCT if there
/// is one, otherwise the best of the first moves that are found to win.
fn any_shorter(position: &Position, budget: &Budget) -> Answer<Win> {
    let started = Moment::now();
    budget.begin(Class::Win);
    let any = win::solve(position, budget);
    let any = as_short_as_known(position, &budget.after(any.nodes, started), any);
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

/// Searches for a win within the plies in which a known move wins, with at most half of the nodes, where the win that was found
/// is longer. Returns the shorter of the two.
fn as_short_as_known(position: &Position, budget: &Budget, any: Answer<Win>) -> Answer<Win> {
    let plies = |answer: &Answer<Win>| answer.verdict.proven().map_or(u16::MAX, Win::plies);
    let Some(known) = budget.known_win(position).filter(|known| known.plies < plies(&any)) else {
        return any;
    };
    let within = Some(known.plies);
    let sooner =
        win::solve(position, &Budget { within, nodes: Some(budget.node_limit() / 2), ..budget.clone() });
    let nodes = any.nodes + sooner.nodes;
    Answer { nodes, ..if plies(&sooner) < plies(&any) { sooner } else { any } }
}
