//! Victory by continuous threats: every attacking move makes a five or a four, or leaves the attacker a
//! VCF if the defender were to pass.
//!
//! The class is searched as it is defined: a move belongs to it when the VCF solver says so. Likely moves
//! come first (fours, and moves that build on two stones), but all come. A move waits as a candidate, with
//! a guess at what it is worth, until its turn comes; most never need the VCF solver. After a move that makes no
//! four, only replies that touch the threatened VCF are looked at; every other reply loses to that same
//! VCF, because it leaves its points empty and gives the defender no four at any of the attacker's
//! turns (compare the 35-ply strategy's *skip*).
//!
//! Where the plies are bounded, a move counts at first only if the VCF that it threatens fits into what is left. A move
//! whose threat is longer, and after which there is a shorter win all the same whatever the defender does, is rare; a
//! second search takes these moves too, where the first has found nothing.
//!
//! A node is an attacking move or a reply looked at; the nodes of the VCF searches inside are not
//! counted.

mod begin;
mod candidates;
mod graph;
mod search;
mod write;

pub(super) use begin::{Begun, begin};

use super::answer::Answer;
use super::budget::Budget;
use super::clock::Moment;
use super::lines::{AtLeastFive, ExactlyFive, Fives};
use super::proven::Win;
use super::table::{DeadEnds, FOREVER};
use super::verdict::{Class, Limit, Verdict};
use crate::board::{Position, Rule};
use crate::proof::Certificate;
pub(super) use search::Scope;
use search::Search;

/// Looks for any VCT of the side to move.
///
/// `Disproven` means that everything in the class was looked at.
pub fn solve(position: &Position, budget: &Budget) -> Answer<Win> {
    let started = Moment::now();
    let mut answer = certificate(position, budget, &mut None, Scope::Fitting);
    if answer.verdict == Verdict::Unknown(Limit::Within) {
        // By all moves of the class, those too whose threat alone would take more plies.
        let left = budget.after(answer.nodes, started);
        let thorough = certificate(position, &left, &mut None, Scope::Whole);
        answer = Answer { nodes: answer.nodes + thorough.nodes, time: started.elapsed(), ..thorough };
    }
    let answer = answer.map(|(class, certificate)| Win::new(class, certificate));
    Answer { shortest: answer.verdict.proven().is_some_and(|win| win.plies() <= 3), ..answer }
}

/// The class and the certificate of any VCT of the side to move; how long the win lasts is not looked at. The table of an
/// earlier search with as much memory is emptied and used again, and left for the next search.
pub(super) fn certificate(
    position: &Position,
    budget: &Budget,
    table: &mut Option<DeadEnds>,
    scope: Scope,
) -> Answer<(Class, Certificate)> {
    match position.rule() {
        Rule::Freestyle => run::<AtLeastFive>(position, budget, table, scope),
        Rule::Standard => run::<ExactlyFive>(position, budget, table, scope),
    }
}

/// Looks for the shortest VCT: any one first, then ever shorter ones, until there is none. `shortest` says
/// whether that last search came to its end within the budget.
pub fn shortest(position: &Position, budget: &Budget) -> Answer<Win> {
    let started = Moment::now();
    let mut best = solve(position, budget);
    loop {
        let Verdict::Proven(win) = &best.verdict else { return best };
        let Some(within) = win.plies().checked_sub(2) else {
            return Answer { shortest: true, ..best };
        };
        let left = Budget { within: Some(within), ..budget.after(best.nodes, started) };
        let shorter = solve(position, &left);
        let nodes = best.nodes + shorter.nodes;
        let time = started.elapsed();
        match shorter.verdict {
            Verdict::Proven(_) => best = Answer { nodes, time, ..shorter },
            Verdict::Disproven(_) | Verdict::Unknown(Limit::Within) => {
                return Answer { shortest: true, nodes, time, ..best };
            }
            Verdict::Unknown(_) => return Answer { nodes, time, ..best },
        }
    }
}

fn run<F: Fives>(
    position: &Position,
    budget: &Budget,
    table: &mut Option<DeadEnds>,
    scope: Scope,
) -> Answer<(Class, Certificate)> {
    let started = Moment::now();
    // A win of 2n - 1 plies takes n stones.
    let stones = budget.within.map_or(FOREVER, |plies| plies.div_ceil(2));
    let empty = table.take().map_or_else(|| DeadEnds::new(budget.memory / 4), DeadEnds::emptied);
    let mut search = Search::<F>::new(empty, position, budget);
    search.scope = scope;
    let found = search.run(stones);
    let verdict = search.verdict(found, |search| {
        let class = if search.at_once.is_some() { Class::Vcf } else { Class::Vct };
        Ok((class, search.certificate(position)?))
    });
    let nodes = search.nodes();
    *table = Some(search.vcf.table);
    Answer { verdict, shortest: false, nodes, time: started.elapsed() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::notation;

    #[test]
    fn the_nodes_of_both_searches_are_counted() {
        // Two open threes at once take five plies.
        let position = notation::parse("B:g8h8i9i10,W:a1a15o1o15,b", Rule::Freestyle).unwrap();
        let budget = Budget { within: Some(3), ..Budget::default() };
        let nodes = [Scope::Fitting, Scope::Whole]
            .map(|scope| certificate(&position, &budget, &mut None, scope).nodes);
        assert!(nodes.iter().all(|&nodes| nodes > 0));
        let answer = solve(&position, &budget);
        assert_eq!((answer.nodes, answer.verdict), (nodes.iter().sum(), Verdict::Unknown(Limit::Within)));
    }
}
