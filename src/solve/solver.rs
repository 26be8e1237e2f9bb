//! The entry point of all searches.

use std::time::Duration;

use super::answer::Answer;
use super::budget::Budget;
use super::clock::Moment;
use super::first::{self, FirstMoves};
use super::goal;
use super::progress::{ProgressCallback, SearchProgress};
use super::proven::Win;
use super::stop::Stop;
use super::vcf::Vcf;
use super::verdict::{Class, Verdict};
use crate::board::{Color, Position};

/// A search for wins of one class, under one budget.
///
/// ```
/// use yonsan::{Class, Position, Solver};
/// let position: Position = "B:g8h8i9i10,W:a1a15o1o15,b".parse()?;
/// let answer = Solver::new(Class::Vct).nodes(10_000).shortest(&position);
/// let win = answer.into_proven()?;
/// assert_eq!((win.class, win.stones(), win.plies()), (Class::Vct, 3, 5));
///
/// // White is not to move, and has nothing to win by.
/// let white = Solver::new(Class::Vct).side(yonsan::Color::White).solve(&position);
/// assert_eq!(white.into_proven().unwrap_err().to_string(), "disproven: no vct exists");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Solver {
    class: Class,
    side: Option<Color>,
    budget: Budget,
}

impl Solver {
    /// A solver that searches for wins of the side to move in a class, under [`Budget::default`].
    pub fn new(class: Class) -> Self {
        Self { class, side: None, budget: Budget::default() }
    }

    /// Replaces all limits, the stop flag and the progress callback at once.
    #[must_use]
    pub fn budget(self, budget: Budget) -> Self {
        Self { budget, ..self }
    }

    /// Searches for wins of this side as if it were to move, even where the other side is to move.
    #[must_use]
    pub fn side(self, side: Color) -> Self {
        Self { side: Some(side), ..self }
    }

    /// Limits the nodes of each search.
    #[must_use]
    pub fn nodes(mut self, nodes: u64) -> Self {
        self.budget.nodes = Some(nodes);
        self
    }

    /// Limits the time of each search.
    #[must_use]
    pub fn time(mut self, time: Duration) -> Self {
        self.budget.time = Some(time);
        self
    }

    /// Searches only for wins of at most this many plies, the five included.
    #[must_use]
    pub fn within(mut self, plies: u16) -> Self {
        self.budget.within = Some(plies);
        self
    }

    /// Lets only VCFs of at most this many plies, the five included, count as threats of a VCT.
    #[must_use]
    pub fn threats(mut self, plies: u16) -> Self {
        self.budget.threats = Some(plies);
        self
    }

    /// Limits the bytes that transposition tables may take.
    #[must_use]
    pub fn memory(mut self, bytes: usize) -> Self {
        self.budget.memory = bytes;
        self
    }

    /// Sets the number of threads for [`Self::first_moves`], which answers the same for any number, and for
    /// [`Self::solve`] and [`Self::shortest`]. With more than one, the nodes of these and the win that they find may differ
    /// from run to run. A search for a VCT uses at most two threads, one for a VCF a single one.
    #[must_use]
    pub fn threads(mut self, threads: usize) -> Self {
        self.budget.threads = threads;
        self
    }

    /// Ends a search when this flag is raised.
    #[must_use]
    pub fn stop(mut self, stop: Stop) -> Self {
        self.budget.stop = stop;
        self
    }

    /// Sets a function that is called about once in a thousand nodes, where something was found, and at the end, with
    /// what all searches of this solver and its clones have done.
    #[must_use]
    pub fn on_progress(mut self, tell: impl Fn(&SearchProgress) + Send + Sync + 'static) -> Self {
        self.budget.progress = Some(ProgressCallback::new(tell));
        self
    }

    /// Searches for any win of the class.
    ///
    /// [`Class::Win`] is disproven only where the game is over.
    pub fn solve(&self, position: &Position) -> Answer<Win> {
        self.ask(position, |position| goal::solve(self.class, position, &self.budget))
    }

    /// Searches for the shortest win of the class: [`Answer::shortest`] says whether it is known to be the
    /// shortest. A search that hits a limit after it has found a win returns the shortest win found.
    ///
    /// A win of [`Class::Win`] is known to be the shortest only up to seven plies.
    pub fn shortest(&self, position: &Position) -> Answer<Win> {
        self.ask(position, |position| goal::shortest(self.class, position, &self.budget))
    }

    /// Searches for every first move that begins a win of the class; the answer is the shortest of these
    /// wins.
    pub fn first_moves(&self, position: &Position) -> (Answer<Win>, FirstMoves) {
        let mut moves = FirstMoves::default();
        let answer = self.ask(position, |position| {
            let (answer, found) = match self.class {
                Class::Vcf => first::all_by_fours(&mut Vcf::new(self.budget.memory), position, &self.budget),
                class => first::all(class, position, &self.budget),
            };
            moves = found;
            answer
        });
        (answer, moves)
    }

    /// Runs a search with the side that is to win as the side to move, unless the game is over.
    fn ask(&self, position: &Position, search: impl FnOnce(&Position) -> Answer<Win>) -> Answer<Win> {
        let started = Moment::now();
        if position.winner().is_some() {
            let verdict = Verdict::Disproven(self.class);
            return Answer { verdict, shortest: false, nodes: 0, time: started.elapsed() };
        }
        match self.side {
            Some(side) if side != position.to_move() => search(&position.with_turn(side)),
            _ => search(position),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};
    use std::sync::{Arc, Mutex};

    use super::*;
    use crate::solve::{Limit, NotProven};

    fn position(text: &str) -> Position {
        text.parse().unwrap()
    }

    #[test]
    fn an_answer_that_is_no_win_says_why() {
        let quiet = position("h8");
        let not_proven = |solver: Solver| solver.solve(&quiet).into_proven().unwrap_err();
        assert_eq!(not_proven(Solver::new(Class::Vcf)), NotProven::Disproven(Class::Vcf));
        assert_eq!(not_proven(Solver::new(Class::Win).nodes(0)), NotProven::Unknown(Limit::Nodes));
        let threes = position("B:g8h8i9i10,W:a1a15o1o15,b");
        let short = Solver::new(Class::Vct).within(3).solve(&threes);
        assert_eq!(short.into_proven(), Err(NotProven::Unknown(Limit::Within)));
        let stop = Stop::default();
        stop.raise();
        let stopped = Solver::new(Class::Vct).stop(stop).solve(&threes);
        assert_eq!(stopped.into_proven(), Err(NotProven::Unknown(Limit::Interrupted)));
    }

    #[test]
    fn a_game_that_is_over_has_no_win_left() {
        let over = position("a1a2b1b2c1c2d1d2e1");
        for class in Class::ALL {
            let solver = Solver::new(class);
            let (all, moves) = solver.first_moves(&over);
            for answer in [solver.solve(&over), solver.shortest(&over), all] {
                assert_eq!(answer.verdict, Verdict::Disproven(class));
            }
            assert_eq!(moves, FirstMoves::default());
        }
    }

    #[test]
    fn the_other_side_is_asked_as_if_it_were_to_move() {
        let threes = position("B:g8h8i9i10,W:a1a15o1o15,w");
        let solver = Solver::new(Class::Vct);
        assert!(solver.solve(&threes).verdict.proven().is_none());
        let win = solver.clone().side(Color::Black).shortest(&threes).into_proven().unwrap();
        assert_eq!((win.plies(), win.certificate().attacker()), (5, Color::Black));
        let (answer, moves) = solver.side(Color::Black).first_moves(&threes);
        assert!(answer.shortest && moves.wins.iter().any(|first| first.point() == win.first()));
    }

    #[test]
    fn progress_tells_the_class_and_the_best_win_so_far() {
        let threes = position("B:g8h8i9i10,W:a1a15o1o15,b");
        for all in [false, true] {
            let told = Arc::new(Mutex::new(Vec::new()));
            let keep = Arc::clone(&told);
            let solver = Solver::new(Class::Vct).on_progress(move |done| keep.lock().unwrap().push(*done));
            let win = if all { solver.first_moves(&threes).0 } else { solver.shortest(&threes) };
            let win = win.into_proven().unwrap();
            let told = told.lock().unwrap();
            let last = told.last().unwrap();
            assert_eq!(
                (last.class, last.best.map(|(_, plies)| plies)),
                (Some(Class::Vct), Some(win.plies()))
            );
            // After the first win only shorter ones are looked for.
            assert!(told.iter().any(|done| done.best.is_some() && done.within.is_some_and(|most| most <= 5)));
            let moves = threes.legal_moves().count();
            assert_eq!(last.settled.map(|(_, all)| all), all.then_some(moves));
        }
    }

    #[test]
    fn progress_counts_the_nodes_of_the_answer() {
        let threes = position("B:g8h8i9i10,W:a1a15o1o15,b");
        for class in [Class::Vcf, Class::Vct] {
            let told = Arc::new(AtomicU64::new(0));
            let last = Arc::clone(&told);
            let solver =
                Solver::new(class).on_progress(move |done| last.store(done.nodes, Ordering::Relaxed));
            let nodes = solver.shortest(&threes).nodes;
            assert_eq!(told.load(Ordering::Relaxed), nodes);
            let more = solver.first_moves(&threes).0.nodes;
            assert!(told.load(Ordering::Relaxed) >= nodes + more);
        }
    }
}
