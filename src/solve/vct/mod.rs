//! Victory by continuous threats (VCT): every attacking move makes a five or a four, or leaves the attacker a
//! VCF if the defender were to pass.
//!
//! The class is searched by its definition: a move belongs to it when the VCF solver finds that it does.
//! Likely moves come first (fours, and moves that add to two stones); of the others all follow that can lead to
//! a VCF at all (`candidates`). A move is kept as a candidate with an estimated cost until its turn comes; most
//! candidates never need the VCF solver. After a move that is not a four, only replies that touch the threatened
//! VCF are searched; every other reply loses to that VCF, because it leaves its points empty and gives the
//! defender no four at any of the attacker's turns (compare the *skip* of the 35-ply strategy).
//!
//! A move that leaves the defender a VCF is refuted by it (`counter`).
//!
//! Of the replies to a threat, at first one that does not lose at once is enough (`replies`). A position after a reply is
//! looked at by short searches, and by longer ones when its turn comes (`open`).
//!
//! Where the plies are limited, a move counts at first only if the VCF that it threatens fits into the
//! remaining plies. Moves whose threat is longer, but after which there is a shorter win against every reply,
//! are rare; a second search includes them where the first has found nothing. Where the threats themselves are limited
//! (`Budget::threats`), none is longer than the remaining plies.
//!
//! Most searches end within few nodes in an order that follows proof numbers; where one does not, a wider
//! order (`order`) and this one search in turns, or on two threads (`turns`).
//!
//! A node is an attacking move or a reply searched; the nodes of the VCF searches inside are not counted.

mod begin;
mod candidates;
mod collect;
mod counter;
mod graph;
mod numbers;
mod open;
mod order;
mod quiet;
mod replies;
mod search;
mod stones;
mod tables;
mod threat;
mod touch;
mod turns;
mod write;

pub(super) use begin::{Begun, begin};

use super::answer::Answer;
use super::budget::Budget;
use super::clock::Moment;
use super::lines::{Rules, under_rules};
use super::proven::Win;
use super::table::FOREVER;
use super::verdict::{Class, Limit, Verdict};
use crate::board::Position;
use crate::proof::Certificate;
use graph::Graph;
use order::Order;
pub(super) use search::Scope;
use search::{Search, Second};
pub(super) use tables::Tables;

/// Looks for any VCT of the side to move.
///
/// `Disproven` means that every member of the class was examined.
pub fn solve(position: &Position, budget: &Budget) -> Answer<Win> {
    solve_in_turns(position, budget, turns::MANY)
}

/// Looks for any VCT of the side to move, as [`solve`] does. Where the limit on nodes is `many` or more, both orders of
/// search take turns (`turns`); where it is less, only the first one searches.
pub(super) fn solve_in_turns(position: &Position, budget: &Budget, many: u64) -> Answer<Win> {
    let started = Moment::now();
    let certificate = |budget: &Budget, scope| under_rules!(position, R => run::<R>(position, budget, &mut None, scope, many));
    let mut answer = certificate(budget, Scope::Fitting);
    if answer.verdict == Verdict::Unknown(Limit::Within) && budget.threats.is_none() {
        // The second search includes the moves whose threat alone would take more plies than remain.
        let left = budget.after(answer.nodes, started);
        let thorough = certificate(&left, Scope::Whole);
        answer = Answer { nodes: answer.nodes + thorough.nodes, time: started.elapsed(), ..thorough };
    }
    let answer = answer.map(|(class, certificate)| Win::new(class, certificate));
    Answer { shortest: answer.verdict.proven().is_some_and(|win| win.plies() <= 3), ..answer }
}

/// The class and the certificate of any VCT of the side to move; the length of the win is not measured.
/// The tables are emptied and reused, and are left for the next search.
pub(super) fn certificate(
    position: &Position,
    budget: &Budget,
    tables: &mut Option<Tables>,
    scope: Scope,
) -> Answer<(Class, Certificate)> {
    under_rules!(position, R => run::<R>(position, budget, tables, scope, turns::MANY))
}

/// Searches for the shortest VCT: any one first, then shorter ones until there is none. `shortest` says
/// whether the last search was completed within the budget.
pub fn shortest(position: &Position, budget: &Budget) -> Answer<Win> {
    let started = Moment::now();
    budget.begin(Class::Vct);
    let mut best = solve(position, budget);
    loop {
        budget.found(best.verdict.proven());
        let Verdict::Proven(win) = &best.verdict else { return best };
        let Some(within) = win.plies().checked_sub(2) else {
            return Answer { shortest: true, ..best };
        };
        let left = Budget { within: Some(within), ..budget.after(best.nodes, started) };
        left.begin(Class::Vct);
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

fn run<R: Rules>(
    position: &Position,
    budget: &Budget,
    tables: &mut Option<Tables>,
    scope: Scope,
    many: u64,
) -> Answer<(Class, Certificate)> {
    let started = Moment::now();
    // A win of 2n - 1 plies takes n stones.
    let stones = budget.within.map_or(FOREVER, |plies| plies.div_ceil(2));
    let on_two_threads = budget.workers() > 1 && budget.node_limit() >= many;
    let half = on_two_threads.then(|| Budget {
        memory: budget.memory / 2,
        stop: budget.stop.inner(),
        ..budget.clone()
    });
    let empty = tables.take().map(Tables::emptied);
    let begun = |budget: &Budget, empty: Option<Tables>| {
        let empty = empty.unwrap_or_else(|| Tables::new(budget.memory));
        let mut search = Search::<R>::new(empty, position, budget);
        search.scope = scope;
        search.many = many;
        search
    };
    let mut search = begun(half.as_ref().unwrap_or(budget), empty);
    search.second = half.map(|half| {
        let mut wide = begun(&half, None);
        wide.graph = Graph::new(Order::Wide);
        wide.stones = stones;
        Box::new(Second { search: wide, stop: half.stop })
    });
    let found = search.run(stones);
    let verdict = search.verdict(found, |search| {
        let class = if search.at_once.is_some() { Class::Vcf } else { Class::Vct };
        Ok((class, search.certificate(position)?))
    });
    let nodes = search.nodes();
    *tables = Some(Tables { attacker: search.vcf.table, defender: search.counter.into_table() });
    Answer { verdict, shortest: false, nodes, time: started.elapsed() }
}

#[cfg(test)]
mod tests {
    use super::order::Order;
    use super::*;
    use crate::board::{Color, Rule, notation};

    /// Test positions: of every third game in `engine-games.tsv`, the position after each of these numbers of moves, read
    /// under each of the three rules. What a rule does not allow is left out.
    pub(super) fn game_positions<const N: usize>(plies: [usize; N]) -> impl Iterator<Item = Position> {
        let games = include_str!("../../../tests/data/engine-games.tsv").lines().skip(1).step_by(3);
        games.flat_map(move |game| {
            let row: Vec<&str> = game.split('\t').collect();
            let moves = notation::parse(row[2], Rule::Freestyle).unwrap().moves().to_vec();
            let asked = Rule::ALL.into_iter().flat_map(move |rule| plies.map(|ply| (rule, ply)));
            asked.filter_map(move |(rule, ply)| {
                Position::from_moves(rule, &moves[..ply.min(moves.len() - 1)]).ok()
            })
        })
    }

    /// Whether either side has a five point.
    pub(super) fn has_five_points(position: &Position) -> bool {
        Color::BOTH.into_iter().any(|color| !position.five_points(color).is_empty())
    }

    /// The verdict of a search that takes one order from its first node.
    fn in_order<R: Rules>(position: &Position, order: Order, budget: &Budget) -> Verdict<Certificate> {
        let stones = budget.within.map_or(FOREVER, |plies| plies.div_ceil(2));
        let mut search = Search::<R>::new(Tables::new(1 << 24), position, budget);
        search.graph.order = order;
        let found = search.run(stones);
        search.verdict(found, |search| search.certificate(position))
    }

    #[test]
    fn both_orders_find_the_same_where_they_end() {
        let (mut proven, mut disproven) = (0, 0);
        for position in game_positions([12, 17, 21]) {
            for within in [None, Some(7), Some(13)] {
                let budget = Budget { nodes: Some(1_500), within, ..Budget::default() };
                let verdicts = [Order::Narrow, Order::Wide]
                    .map(|order| under_rules!(position, R => in_order::<R>(&position, order, &budget)));
                let ends = |verdict: &Verdict<_>| {
                    matches!(verdict, Verdict::Disproven(_) | Verdict::Unknown(Limit::Within))
                };
                let [narrow, wide] = &verdicts;
                match (narrow.proven().is_some(), wide.proven().is_some()) {
                    (true, true) => proven += 1,
                    (true, false) => assert_eq!(*wide, Verdict::Unknown(Limit::Nodes), "{position:?}"),
                    (false, true) => assert_eq!(*narrow, Verdict::Unknown(Limit::Nodes), "{position:?}"),
                    (false, false) if [narrow, wide].iter().all(|it| ends(it)) => {
                        assert_eq!(narrow, wide, "{position:?}");
                        disproven += 1;
                    }
                    (false, false) => {}
                }
            }
        }
        assert!(proven > 50 && disproven > 300, "{proven} {disproven}");
    }

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
