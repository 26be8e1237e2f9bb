//! Searches for VCTs that begin with a given move that is not a four. All replies are searched in one graph,
//! so that results found after one reply serve after the others, and the reply that is most likely to refute
//! the move is searched first.

use super::super::answer::Answer;
use super::super::budget::Budget;
use super::super::clock::Moment;
use super::super::lines::{Rules, under_rules};
use super::super::proven::Win;
use super::super::table::FOREVER;
use super::super::vcf::search::rows;
use super::super::verdict::{Class, Limit, Verdict};
use super::super::zone;
use super::candidates;
use super::graph::Stage;
use super::search::{Scope, Search, less};
use super::tables::Tables;
use super::threat::{Kind, Threat};
use crate::board::{Point, Position};

/// Whether a VCT begins with the move, and otherwise the reply after which there is none.
pub struct Begun {
    /// The win; `Disproven` where no win of the class begins with the move.
    pub answer: Answer<Win>,
    /// The reply that refutes the move; `None` where the move wins, threatens no win of the class, or leaves the
    /// defender a VCF.
    pub refuted: Option<Point>,
}

/// Searches for a VCT of the side to move that begins with the move. With a `threat`, a win that the attacker
/// has if the defender passes after the move, it searches for a move after which there is a VCT whatever the
/// reply.
pub fn begin(position: &Position, attack: Point, threat: Option<&Win>, budget: &Budget) -> Begun {
    let started = Moment::now();
    let within = |scope, budget: &Budget| under_rules!(position, R => run::<R>(position, attack, threat, budget, scope));
    let begun = within(Scope::Fitting, budget);
    if begun.answer.verdict != Verdict::Unknown(Limit::Within) || budget.threats.is_some() {
        return begun;
    }
    let nodes = begun.answer.nodes;
    let mut thorough = within(Scope::Whole, &budget.after(nodes, started));
    thorough.answer.nodes += nodes;
    thorough.answer.time = started.elapsed();
    thorough
}

fn run<R: Rules>(
    position: &Position,
    attack: Point,
    threat: Option<&Win>,
    budget: &Budget,
    scope: Scope,
) -> Begun {
    let started = Moment::now();
    let stones = budget.within.map_or(FOREVER, |plies| plies.div_ceil(2));
    let mut search = Search::<R>::new(Tables::new(budget.memory), position, budget);
    search.scope = scope;
    let found = search.begin(attack, threat, stones);
    let verdict = search.verdict(found, |search| {
        let certificate = match threat {
            None => search.certificate(position)?,
            Some(threat) => search.certificate_with(position, &threat.certificate)?,
        };
        let is_quiet = threat.is_some_and(|threat| threat.class != Class::Vcf);
        Ok(Win::new(if is_quiet { Class::Win } else { Class::Vct }, certificate))
    });
    let refuted = matches!(verdict, Verdict::Disproven(_)).then(|| search.refuted()).flatten();
    let answer = Answer { verdict, shortest: false, nodes: search.nodes(), time: started.elapsed() };
    Begun { answer, refuted }
}

impl<R: Rules> Search<R> {
    /// Whether a win of at most this many attacking stones, the five included, begins with the move.
    fn begin(&mut self, attack: Point, threat: Option<&Win>, stones: u16) -> Result<bool, Limit> {
        if self.vcf.over {
            return Ok(false);
        }
        self.stones = stones;
        let here = rows(&self.vcf.lines);
        let root = match threat {
            None => self.graph.node(here, candidates::only(attack), Stage::All),
            Some(threat) => {
                let root = self.graph.lost(here);
                self.toggle_attacker(attack);
                let zone = zone::of(&threat.certificate);
                let replies = self.all_replies(zone, less(stones));
                self.toggle_attacker(attack);
                self.graph.add_threat(root, Threat::new(attack, Kind::Vcf(zone, stones), replies?));
                self.graph.update(root);
                root
            }
        };
        let won = self.settle(root, stones, u64::MAX)?;
        Ok(won.expect("only a limit or an answer ends the search"))
    }

    /// The reply after which the move does not win.
    fn refuted(&self) -> Option<Point> {
        let root = &self.graph.nodes[self.root? as usize];
        let mut replies = root.threats.iter().flat_map(|threat| &threat.replies);
        let lost = |child: u32| self.graph.nodes[child as usize].numbers.disproof == 0;
        replies.find(|(_, child)| lost(*child)).map(|(reply, _)| *reply)
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::lines::Freestyle;
    use super::*;
    use crate::board::{Rule, notation};

    #[test]
    fn the_nodes_of_both_searches_are_counted() {
        // The open three that it makes wins in five plies.
        let position = notation::parse("B:g8h8i9i10,W:a1a15o1o15,b", Rule::Freestyle).unwrap();
        let attack = "i8".parse().unwrap();
        let budget = Budget { within: Some(3), ..Budget::default() };
        let nodes = [Scope::Fitting, Scope::Whole]
            .map(|scope| run::<Freestyle>(&position, attack, None, &budget, scope).answer.nodes);
        assert!(nodes.iter().all(|&nodes| nodes > 0));
        let answer = begin(&position, attack, None, &budget).answer;
        assert_eq!((answer.nodes, answer.verdict), (nodes.iter().sum(), Verdict::Unknown(Limit::Within)));
    }
}
