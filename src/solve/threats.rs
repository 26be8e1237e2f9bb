//! Searches by class that need no list of first moves.

use super::answer::Answer;
use super::budget::Budget;
use super::proven::Win;
use super::vcf::Vcf;
use super::vcf::attack::Attack;
use super::verdict::Class;
use super::{vct, win};
use crate::board::Position;

/// Searches for any win of the side to move in a class, with an empty transposition table.
pub fn solve(class: Class, position: &Position, budget: &Budget) -> Answer<Win> {
    let search = match class {
        // It reports by itself.
        Class::Vcf => return by_fours(position, Vcf::solve, budget),
        Class::Vct => vct::solve,
        Class::Win => win::solve,
    };
    budget.begin(class);
    let answer = search(position, budget);
    budget.found(answer.verdict.proven());
    answer
}

/// Searches for the shortest VCF where the class is VCF, otherwise for the shortest VCT, with an empty
/// transposition table.
pub(super) fn shortest(class: Class, position: &Position, budget: &Budget) -> Answer<Win> {
    match class {
        Class::Vcf => by_fours(position, Vcf::shortest, budget),
        Class::Vct | Class::Win => vct::shortest(position, budget),
    }
}

fn by_fours(
    position: &Position,
    ask: impl FnOnce(&mut Vcf, &Position, &Budget) -> Answer<Attack>,
    budget: &Budget,
) -> Answer<Win> {
    ask(&mut Vcf::new(budget.memory), position, budget).map(|attack| Win::by_fours(position, &attack))
}

/// Whether the shortest VCT, which takes this many plies, is also the shortest of all wins.
///
/// A win of three plies needs two five points at once, so its first move is a four. A win of five plies
/// leaves such a four after every reply, hence also if the defender passed: it is a VCT. A win of seven plies
/// is as short as possible when there is no VCT of five. For longer VCTs, a win with a quiet move may be
/// shorter.
pub(crate) const fn short(plies: u16) -> bool {
    plies <= 7
}
