//! Victory by continuous threats: every attacking move makes a five or a four, or leaves the attacker a
//! VCF if the defender were to pass.
//!
//! The class is searched as it is defined: a move belongs to it when the VCF solver says so. Likely moves
//! come first (fours, and moves that build on two stones), but all come. After a move that makes no
//! four, only replies that touch the threatened VCF are looked at; every other reply loses to that same
//! VCF, because it leaves its points empty and gives the defender no four at any of the attacker's
//! turns (compare the 35-ply strategy's *skip*).
//!
//! A node is an attacking move or a reply looked at; the nodes of the VCF searches inside are not
//! counted.

mod graph;
mod search;
mod write;

use std::time::Instant;

use super::budget::Budget;
use super::lines::{AtLeastFive, ExactlyFive, Fives};
use super::vcf::Answer;
use super::verdict::{Class, Limit, Verdict};
use crate::board::{Position, Rule};
use crate::proof::Certificate;
use search::Search;

/// Looks for a VCT of the side to move; a win comes as its certificate.
pub fn solve(position: &Position, budget: &Budget) -> Answer<Certificate> {
    match position.rule() {
        Rule::Freestyle => run::<AtLeastFive>(position, budget),
        Rule::Standard => run::<ExactlyFive>(position, budget),
    }
}

fn run<F: Fives>(position: &Position, budget: &Budget) -> Answer<Certificate> {
    let started = Instant::now();
    let mut search = Search::<F>::new(position, budget);
    let verdict = match search.run() {
        Ok(true) => Verdict::Proven(search.certificate(position)),
        Ok(false) if search.capped => Verdict::Unknown(Limit::Nodes),
        Ok(false) => Verdict::Disproven(Class::Vct),
        Err(limit) => Verdict::Unknown(limit),
    };
    Answer { verdict, shortest: false, nodes: search.nodes(), time: started.elapsed() }
}
