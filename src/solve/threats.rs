//! Searches by the name of a class, as far as they need no list of first moves.

use super::answer::Answer;
use super::budget::Budget;
use super::proven::Win;
use super::vcf::Vcf;
use super::vcf::attack::Attack;
use super::verdict::Class;
use super::{vct, win};
use crate::board::Position;

/// Looks for any win of the side to move in a class, with cold tables.
pub fn solve(class: Class, position: &Position, budget: &Budget) -> Answer<Win> {
    match class {
        Class::Vcf => by_fours(position, Vcf::solve, budget),
        Class::Vct => vct::solve(position, budget),
        Class::Win => win::solve(position, budget),
    }
}

/// Looks for the shortest win by threats, with cold tables: by fours where the class is VCF, else by fours and threes.
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

/// Whether the shortest VCT, which takes this many plies, is the shortest of all wins as well.
///
/// A win of three plies is two fives at once, so a four. A win of five plies leaves such a four after every
/// reply, hence also if the defender passed: it is a VCT. A win of seven is no shorter than the VCT of seven
/// when there is no VCT of five. From there on a quiet move may be quicker.
pub(crate) const fn short(plies: u16) -> bool {
    plies <= 7
}
