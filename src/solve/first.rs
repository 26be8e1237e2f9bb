//! Judges the attacker's first moves, one by one or all of them.
//!
//! A move that makes a four has one reply. After any other move the attacker must threaten a win, which the
//! attacker has if the defender passes; only replies in the [`zone`](super::zone) of that win need an answer
//! of their own, and every other reply loses to the threat itself. Where the threat is a VCF and the answers
//! are VCTs, this is the definition of the class VCT.

mod judge;

pub(crate) use judge::glance;
pub use judge::{Aim, First, Judgement, judge};

use super::answer::Answer;
use super::budget::Budget;
use super::clock::Moment;
use super::proven::Win;
use super::share::{Asked, ask_all};
use super::threats;
use super::vcf::Vcf;
use super::verdict::{Class, Limit, Verdict};
use crate::board::{Point, Position};
use crate::proof::{Certificate, Claim};

/// The first moves that win, and those that could not be judged.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FirstMoves {
    /// The winning moves in order of length, moves of equal length in the order of points.
    pub wins: Vec<First>,
    /// The moves that could not be judged, and the limit that was hit; `None` where all were judged.
    pub open: Option<(Vec<Point>, Limit)>,
}

impl Claim for FirstMoves {
    fn certificates(&self) -> Vec<&Certificate> {
        self.wins.certificates()
    }
}

/// Every first move with which the side to move has a win of a class, and the shortest of these wins.
///
/// For [`Class::Win`] a move is found not to win only where the opponent has a VCF after it.
pub fn all(class: Class, position: &Position, budget: &Budget) -> (Answer<Win>, FirstMoves) {
    let started = Moment::now();
    let limit = budget.node_limit();
    // Some win, or the proof that there is none, is searched first: it bounds the search of all moves.
    let some = match class {
        Class::Win => threats::solve(class, position, &budget.part(limit / 4, started)),
        Class::Vcf | Class::Vct => {
            threats::shortest(class, position, &budget.part(limit / 4, started).on_one_thread())
        }
    };
    if matches!(some.verdict, Verdict::Disproven(_) | Verdict::Unknown(Limit::Within)) {
        return (some, FirstMoves::default());
    }
    let points: Vec<Point> = position.legal_moves().collect();
    let (judged, nodes) = ask_all(points.len(), &budget.after(some.nodes, started), |i, share| {
        let (judgement, nodes) = judge_in(class, position, points[i], share);
        let open = match &judgement {
            // A move that has used little of its share will not be settled by more nodes.
            Judgement::Unknown(limit) => {
                *limit == Limit::Nodes && nodes.saturating_mul(8) >= share.node_limit()
            }
            Judgement::Wins(first) => first.unfinished,
            _ => false,
        };
        if let (Some(progress), Judgement::Wins(first)) = (&budget.progress, &judgement) {
            progress.found(points[i], first.win.plies());
        }
        Asked { answer: judgement, nodes, open }
    });
    let mut moves = FirstMoves::default();
    for (&point, judgement) in points.iter().zip(judged) {
        match judgement {
            Judgement::Wins(first) if budget.within.is_none_or(|most| first.win.plies() <= most) => {
                moves.wins.push(*first);
            }
            // For the class of any win it is often not known whether a shorter win begins with this move.
            Judgement::Wins(first) if !first.shortest && class == Class::Win => {
                moves.leave(point, Limit::Nodes);
            }
            Judgement::Wins(_) => moves.leave(point, Limit::Within),
            Judgement::Unknown(limit) => moves.leave(point, limit),
            Judgement::Refuted(_) | Judgement::Loses(_) | Judgement::Idle => {}
        }
    }
    let answer = moves.with(some, nodes);
    (Answer { time: started.elapsed(), ..answer }, moves)
}

/// Every first move with which the side to move has a VCF, each with the shortest VCF after it, and the
/// shortest of all.
pub(crate) fn all_by_fours(vcf: &mut Vcf, position: &Position, budget: &Budget) -> (Answer<Win>, FirstMoves) {
    let answer = vcf.all(position, budget);
    let moves = answer.verdict.proven().map(|all| FirstMoves {
        wins: all.wins.iter().map(|attack| First::by_fours(position, attack)).collect(),
        open: all.open.clone(),
    });
    (answer.map(|all| Win::by_fours(position, &all.wins[0])), moves.unwrap_or_default())
}

impl FirstMoves {
    /// Records a move that could not be judged. Of several limits, one that the caller can raise is kept.
    fn leave(&mut self, point: Point, limit: Limit) {
        let (points, hit) = self.open.get_or_insert_with(|| (Vec::new(), limit));
        points.push(point);
        if *hit == Limit::Within {
            *hit = limit;
        }
    }

    /// Adds a win that was found before, and returns the best answer that is known now.
    fn with(&mut self, some: Answer<Win>, nodes: u64) -> Answer<Win> {
        let nodes = some.nodes + nodes;
        if let Verdict::Proven(win) = &some.verdict {
            let known = self.wins.iter_mut().find(|first| first.point() == win.first());
            let reply = win.line.get(1).copied();
            let first = First { win: win.clone(), shortest: some.shortest, unfinished: false, reply };
            match known {
                Some(known) if known.win.plies() > win.plies() => *known = first,
                // The shortest win of all is also the shortest that begins with its first move.
                Some(known) => known.shortest |= some.shortest && known.win.plies() == win.plies(),
                None => self.wins.push(first),
            }
            if let Some((points, _)) = &mut self.open {
                points.retain(|point| *point != win.first());
            }
            self.open.take_if(|(points, _)| points.is_empty());
        }
        self.wins.sort_by_key(|first| (first.win.plies(), first.point()));
        let Some(best) = self.wins.first() else { return Answer { nodes, ..some } };
        let all_known = self.open.is_none() && self.wins.iter().all(|first| first.shortest);
        let as_before = some.shortest && some.verdict.proven().map(Win::plies) == Some(best.win.plies());
        let shortest = all_known || as_before || best.win.plies() <= 3;
        Answer { verdict: Verdict::Proven(best.win.clone()), shortest, nodes, ..some }
    }
}

/// Judges a legal first move in a class: VCF, VCT, or any win that needs no second quiet move. Returns the
/// judgement and the number of nodes used.
pub fn judge_in(class: Class, position: &Position, point: Point, budget: &Budget) -> (Judgement, u64) {
    let started = Moment::now();
    let (judgement, used) = match class {
        Class::Vcf => return judge(position, point, Aim::Fours, budget),
        Class::Vct => return judge(position, point, Aim::Threats, budget),
        Class::Win => judge(position, point, Aim::Threats, budget),
    };
    let (judgement, more) = match judgement {
        // That no VCT is short enough does not exclude other wins.
        Judgement::Refuted(_) | Judgement::Idle | Judgement::Unknown(Limit::Within) => {
            judge(position, point, Aim::Quiet, &budget.after(used, started))
        }
        Judgement::Wins(_) | Judgement::Loses(_) | Judgement::Unknown(_) => (judgement, 0),
    };
    let judgement = match judgement {
        Judgement::Wins(mut first) => {
            // After the move and its reply, the shortest VCT is the shortest win: see `threats::short`.
            first.shortest &= threats::short(first.win.plies().saturating_sub(2));
            Judgement::Wins(first)
        }
        // There is no VCT after the reply, but there may be a win by another quiet move.
        Judgement::Refuted(_) | Judgement::Idle | Judgement::Unknown(Limit::Within) => {
            Judgement::Unknown(Limit::Nodes)
        }
        judgement => judgement,
    };
    (judgement, used + more)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::board::{Rule, notation};
    use crate::solve::vct;

    fn point(name: &str) -> Point {
        name.parse().unwrap()
    }

    /// A win that begins with the given moves.
    fn beginning(moves: &str, name: &str, shortest: bool) -> First {
        let position = notation::parse(moves, Rule::Freestyle).unwrap();
        let win = vct::begin(&position, point(name), None, &Budget::default()).answer;
        let Verdict::Proven(win) = win.verdict else { panic!("{name} wins") };
        First { reply: win.line.get(1).copied(), win, shortest, unfinished: false }
    }

    /// Two wins of Black: extending one open three, or making two open threes.
    fn short_and_long() -> [First; 2] {
        let short = beginning("B:f8g8h8,W:a1a15o1,b", "i8", true);
        let long = beginning("B:g8h8i9i10,W:a1a15o1o15,b", "i8", false);
        assert_eq!([short.win.plies(), long.win.plies()], [3, 5]);
        [short, long]
    }

    fn found(first: &First) -> Answer<Win> {
        let verdict = Verdict::Proven(first.win.clone());
        Answer { verdict, shortest: first.shortest, nodes: 5, time: Duration::ZERO }
    }

    fn none() -> Answer<Win> {
        let verdict = Verdict::Unknown(Limit::Nodes);
        Answer { verdict, shortest: false, nodes: 5, time: Duration::ZERO }
    }

    #[test]
    fn of_two_wins_with_one_move_the_shorter_is_kept() {
        let [short, long] = short_and_long();
        for (found_first, found_later) in [(&short, &long), (&long, &short)] {
            let mut moves = FirstMoves { wins: vec![found_first.clone()], open: None };
            let answer = moves.with(found(found_later), 7);
            assert_eq!(moves.wins, std::slice::from_ref(&short));
            assert_eq!(answer.verdict, Verdict::Proven(short.win.clone()));
            assert!(answer.shortest);
            assert_eq!(answer.nodes, 12);
        }
    }

    #[test]
    fn that_no_shorter_win_begins_so_is_known_of_all_or_of_none() {
        let [_, long] = short_and_long();
        let mut moves = FirstMoves { wins: vec![long.clone()], open: None };
        assert!(!moves.with(found(&long), 0).shortest);
        // A win that is known to be the shortest replaces the longer one.
        let least = First { shortest: true, ..long };
        assert!(moves.with(found(&least), 0).shortest);
        assert_eq!(moves.wins, [least]);
    }

    #[test]
    fn the_shortest_is_known_when_all_moves_are_or_when_it_was_known_before() {
        let [_, long] = short_and_long();
        let least = First { shortest: true, ..long.clone() };
        let open = Some((vec![point("a2")], Limit::Nodes));
        let with = |first: &First, open: &Option<(Vec<Point>, Limit)>, before: Answer<Win>| {
            let mut moves = FirstMoves { wins: vec![first.clone()], open: open.clone() };
            moves.with(before, 0).shortest
        };
        assert!(with(&least, &None, none()));
        assert!(!with(&least, &open, none()));
        assert!(with(&least, &open, found(&least)));
        assert!(!with(&long, &None, none()));
    }

    #[test]
    fn a_move_that_wins_is_open_no_longer() {
        let [short, _] = short_and_long();
        let open = |names: &[&str]| Some((names.iter().map(|name| point(name)).collect(), Limit::Nodes));
        let mut moves = FirstMoves { wins: Vec::new(), open: open(&["a2", "i8"]) };
        moves.with(found(&short), 0);
        assert_eq!(moves.open, open(&["a2"]));
        let mut moves = FirstMoves { wins: Vec::new(), open: open(&["i8"]) };
        moves.with(found(&short), 0);
        assert_eq!(moves.open, None);
    }

    #[test]
    fn without_a_win_the_nodes_are_counted_all_the_same() {
        let answer = FirstMoves::default().with(none(), 7);
        assert_eq!((answer.nodes, answer.verdict), (12, Verdict::Unknown(Limit::Nodes)));
    }
}
