//! Tries further moves of a position, in the order that the patterns or a guide suggest.

use super::super::guide::GuideLimits;
use super::super::progress::ProgressCallback;
use super::super::verdict::Limit;
use super::candidates::candidates;
use super::graph::{ChoiceId, Won};
use super::search::{ROOT, Search};
use super::worker::Worker;
use crate::board::{Color, FiveStop, Point};

/// The number of candidates that are tried at a time, in the order of their patterns.
const BATCH: usize = 6;

/// The number of candidates that are tried at a time where a guide has compared them.
const GUIDED_BATCH: usize = 2;

/// The most nodes with which the guide may compare the moves of a position other than the root, as a multiple of the
/// limit of the second VCT search there.
const GUESSES: u64 = 8;

/// The most nodes with which the guide may compare the moves of a position after a reply to a move that it has seen win, as
/// a multiple of the limit of the second VCT search there. The guide then expects a win in this position too, but its table
/// may have forgotten it. To look again costs little: a proof without the guide's move would take many more nodes.
const REMINDED: u64 = 64;

/// The part of the search's nodes that the guide may use at the root, as a numerator and a denominator. It is large because
/// nearly all wins that take long are proven soon after the guide has seen one.
const ROOT_PART: (u64, u64) = (3, 4);

/// How many times as many nodes the search for a move's threat has where the guide has seen the move win. It is large because
/// without a threat the move is given up, and with it, where it stops a five, the position.
const BELIEVED: u64 = 64;

impl Worker<'_> {
    /// Tries the next candidates of a position.
    pub(super) fn widen(&mut self, id: ChoiceId) -> Result<(), Limit> {
        if self.graph.at(id).candidates.is_none() {
            let all = self.all_candidates(id)?;
            if self.graph.at(id).won.is_some() {
                return Ok(());
            }
            self.graph.at(id).candidates = Some(all);
        }
        let batch = if self.guide.is_some() { GUIDED_BATCH } else { BATCH };
        let choice = self.graph.at(id);
        let from = choice.tried;
        // A move that is claimed to win is tried alone.
        let batch = if choice.claimed && from == 0 { 1 } else { batch };
        let all = choice.candidates.as_deref().unwrap_or_default();
        let next: Vec<Point> = all.iter().skip(from).take(batch).copied().collect();
        for attack in next {
            let choice = self.graph.at(id);
            let believed = choice.claimed && choice.tried == 0;
            choice.tried += 1;
            let nodes = self.search.effort.first;
            match self.threat(attack, if believed { BELIEVED * nodes } else { nodes })? {
                Some(quiet) => self.graph.add_quiet(id, quiet),
                // The move may win all the same, but this search cannot prove it without a threat.
                None if believed => self.graph.disclaim(id, self.search.doubting),
                None => {}
            }
        }
        self.graph.update(id);
        Ok(())
    }

    /// All candidates of a position, the most promising first. Where no win is claimed, the VCT search is repeated
    /// with more nodes before; if it finds a VCT, the position is won. A move that is decided is the only candidate, and so is one
    /// that stops a five.
    fn all_candidates(&mut self, id: ChoiceId) -> Result<Vec<Point>, Limit> {
        let stop = self.only_stop();
        let claimed = match stop {
            FiveStop::Only(stop) if self.graph.at(id).is_expected() => Some(stop),
            _ => self.claimed_move(),
        };
        if claimed.is_none() && !self.graph.at(id).no_vct && self.vct(self.search.effort.again, 0)?.is_some()
        {
            self.graph.at(id).won = Some(Won::Vct(self.search.effort.again));
            self.graph.update(id);
            return Ok(Vec::new());
        }
        if !self.has_room() {
            return Ok(Vec::new());
        }
        match stop {
            FiveStop::NotNeeded => {}
            FiveStop::Only(stop) => {
                if claimed.is_some() {
                    self.graph.claim(id);
                }
                return Ok(vec![stop]);
            }
            FiveStop::Impossible => return Ok(Vec::new()),
        }
        if let Some(decided) = (self.search.known.decided)(&self.position) {
            self.graph.claim(id);
            return Ok(vec![decided]);
        }
        let nearby = self.graph.won_nearby(id);
        let mut all = candidates(&self.position, &nearby, self.graph.experience());
        match claimed {
            Some(_) => self.graph.claim(id),
            None => self.ask_guide(id, &mut all)?,
        }
        if let Some(first) = claimed.or_else(|| (self.search.known.likely)(&self.position)) {
            all.retain(|&point| point != first);
            all.insert(0, first);
        }
        Ok(all)
    }

    /// Lets the guide compare the moves, if there is one.
    fn ask_guide(&mut self, id: ChoiceId, all: &mut [Point]) -> Result<(), Limit> {
        let calm = Color::BOTH.into_iter().all(|color| self.position.five_points(color).is_empty());
        let Some(guide) = self.guide.filter(|_| calm && !all.is_empty()) else {
            return Ok(());
        };
        let Search { budget, effort, .. } = self.search;
        let most = if id == ROOT {
            self.search.limit() / ROOT_PART.1 * ROOT_PART.0
        } else if self.graph.at(id).is_expected() {
            REMINDED * effort.again
        } else {
            GUESSES * effort.again
        };
        let nodes = self.search.reserve(most);
        // Threads that have nothing else to do help the guide; at the root these are all, also those that have yet to begin.
        let threads = if id == ROOT { budget.workers() } else { 1 + self.graph.waiting() };
        let limits = GuideLimits {
            nodes,
            threads,
            time: self.search.time_left(),
            stop: self.search.stop(),
            progress: budget.progress.as_ref().map(ProgressCallback::counting),
        };
        let (graph, position) = (&mut self.graph, &self.position);
        let compared = graph.lend(|| guide.compare(position, limits));
        self.search.count(compared.nodes, nodes);
        self.search.afford()?;
        let place = |point: &Point| compared.moves.iter().position(|other| other == point);
        all.sort_by_cached_key(|point| place(point).unwrap_or(usize::MAX));
        if compared.wins {
            self.graph.claim(id);
        } else {
            self.graph.value(id, compared.value);
        }
        Ok(())
    }

    /// The move that the guide has seen to win the current position, where it may be played.
    pub(super) fn claimed_move(&mut self) -> Option<Point> {
        if let Some(decided) = (self.search.known.decided)(&self.position) {
            return Some(decided);
        }
        let claimed = self.guide?.winning_move(&self.position);
        claimed.filter(|&point| self.position.may_play(point))
    }

    /// How the attacker can stop a five of the defender; nothing needs to be stopped where the attacker has one too.
    pub(super) fn only_stop(&self) -> FiveStop {
        let attacker = self.position.to_move();
        if self.position.five_points(attacker).is_empty() {
            self.position.five_stop()
        } else {
            FiveStop::NotNeeded
        }
    }

    /// Whether a quiet move, a reply and a five fit before the deadline. Where they do not, even a move that
    /// makes a five may be too late.
    fn has_room(&self) -> bool {
        self.search.deadline.is_none_or(|deadline| self.position.count() + 3 <= deadline)
    }
}

#[cfg(test)]
mod tests {
    use super::super::candidates::Experience;
    use super::super::search::{Effort, Known};
    use super::super::worker::rows;
    use super::*;
    use crate::board::{Rule, notation};
    use crate::solve::Budget;

    /// Whether the root is won, and the moves that were tried there.
    fn tried(text: &str) -> (bool, Vec<String>) {
        let position = notation::parse(text, Rule::Freestyle).unwrap();
        let budget = Budget { nodes: Some(5_000), ..Budget::default() };
        let effort = Effort { first: 500, again: 1_000, trusting: false };
        let search = Search::new(&position, &budget, effort, Known::NOTHING);
        let won = matches!(search.run(None, &mut Experience::default()), Ok(Some(_)));
        (won, search.order().iter().map(Point::to_string).collect())
    }

    #[test]
    fn only_the_move_that_stops_a_five_is_tried() {
        assert_eq!(tried("B:d5h8h10g12,W:e5f5g5h5,b"), (false, vec!["i5".into()]));
        assert_eq!(tried("B:h8h10g12,W:e5f5g5h5,b"), (false, vec![]), "two fives");
    }

    #[test]
    fn a_move_that_stops_a_five_is_claimed_to_win_where_a_win_is_expected() {
        let position = notation::parse("B:d5h8h10g12,W:e5f5g5h5,b", Rule::Freestyle).unwrap();
        let budget = Budget { nodes: Some(5_000), ..Budget::default() };
        let effort = Effort { first: 500, again: 1_000, trusting: false };
        for expected in [true, false] {
            let search = Search::new(&position, &budget, effort, Known::NOTHING);
            let mut worker = Worker::new(&search, None);
            let root = worker.graph.choice(rows(&position), 100.0, expected, false);
            assert_eq!(worker.all_candidates(root), Ok(vec!["i5".parse().unwrap()]));
            assert_eq!(worker.graph.at(root).claimed, expected);
        }
    }
}
