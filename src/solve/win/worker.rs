//! Extends the graph: at the node of least cost, tries a move, searches replies, or descends.

use std::cmp::Reverse;
use std::mem;

use super::super::guide::Guide;
use super::super::table::Rows;
use super::super::threads::on_threads;
use super::super::vcf::Vcf;
use super::super::vct::Tables;
use super::super::verdict::Limit;
use super::super::zone;
use super::candidates::Experience;
use super::estimate::{MANY, fresh};
use super::graph::{ChoiceId, NEVER, Quiet};
use super::search::{Held, Outcome, ROOT, Search};
use crate::board::{FiveStop, Point, PointSet, Position, Rule, SIZE};

/// The total number of replies to a move that are searched before its cost is computed again: the widths of
/// the goal layer of the Gomoku terminator.
const WIDTHS: [usize; 5] = [5, 10, 30, 50, 225];

/// One of the threads of a search.
pub(super) struct Worker<'s> {
    pub search: &'s Search<'s>,
    pub graph: Held<'s>,
    /// The current position of the search.
    pub position: Position,
    /// The number of nodes of this thread's VCT searches.
    pub nodes: u64,
    pub vcf: Vcf,
    /// The tables that one VCT search leaves for the next.
    pub tables: Option<Tables>,
    /// What tells which moves to try first, if anything does.
    pub guide: Option<&'s dyn Guide>,
}

impl Search<'_> {
    /// Searches on all threads of the budget, which ask the same guide.
    pub fn run(&self, guide: Option<&dyn Guide>, experience: &mut Experience) -> Outcome {
        if self.position.winner().is_some() {
            return Ok(None);
        }
        {
            let mut graph = self.enter();
            *graph.experience() = mem::take(experience);
            let root = graph.choice(rows(&self.position), fresh(&self.position, MANY), false, false);
            debug_assert_eq!(root, ROOT);
        }
        let workers = vec![(); self.budget.workers()];
        on_threads(workers.len(), &workers, |()| Worker::new(self, guide).work());
        let mut graph = self.enter();
        *experience = mem::take(graph.experience());
        graph.outcome().unwrap_or(Err(Limit::Interrupted))
    }
}

impl<'s> Worker<'s> {
    pub fn new(search: &'s Search<'s>, guide: Option<&'s dyn Guide>) -> Self {
        let (position, vcf) = (search.position.clone(), Vcf::new(1 << 20));
        Self { search, graph: search.enter(), position, nodes: 0, vcf, tables: None, guide }
    }

    /// Extends the graph until the search is over.
    pub fn work(&mut self) {
        while !self.graph.is_over() {
            if let Some(outcome) = self.step() {
                self.search.end(&mut self.graph, outcome);
            }
        }
    }

    /// Extends the graph once, or waits for another thread where all that is left to do is being done. Returns the
    /// outcome of the search where it is over.
    fn step(&mut self) -> Option<Outcome> {
        let cost = self.graph.at(ROOT).cost;
        if cost <= 0.0 {
            return Some(Ok(Some(ROOT)));
        }
        if self.graph.at(ROOT).claimed {
            self.search.extend(cost);
        }
        let grown = if cost < NEVER { self.grow(ROOT) } else { Ok(false) };
        match grown {
            Err(limit) => Some(Err(limit)),
            Ok(false) if !self.graph.wait() => Some(Ok(None)),
            Ok(_) => {
                let room = self.room();
                self.graph.kept().fit(room.unwrap_or_default());
                room.is_none().then_some(Err(Limit::Memory))
            }
        }
    }

    /// The memory that the graph leaves of its part, in bytes; `None` where it takes more than that.
    pub fn room(&self) -> Option<usize> {
        (self.search.budget.memory / 4).checked_sub(self.graph.bytes())
    }

    /// Extends the graph at a node or below it; returns false where other threads do all that is to be done there.
    fn grow(&mut self, id: ChoiceId) -> Result<bool, Limit> {
        for option in self.graph.options(id) {
            self.graph.set_busy(id, option, true);
            let grown = match option {
                None => self.widen(id).map(|()| true),
                Some(quiet) => self.pursue(id, quiet),
            };
            self.graph.set_busy(id, option, false);
            if grown? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Searches replies to a quiet move, or descends into one of them.
    fn pursue(&mut self, id: ChoiceId, quiet: usize) -> Result<bool, Limit> {
        let Quiet { attack, ref waiting, .. } = self.graph.at(id).quiet[quiet];
        let waits = !waiting.is_empty();
        self.make(attack);
        let grown = if waits { self.look(id, quiet).map(|()| true) } else { self.descend(id, quiet) };
        self.position.undo();
        grown
    }

    /// Descends into the open reply with the highest cost, which is the first to fail if the move fails.
    fn descend(&mut self, id: ChoiceId, quiet: usize) -> Result<bool, Limit> {
        for (reply, child) in self.graph.hardest_first(id, quiet) {
            self.make(reply);
            let grown = self.grow(child);
            self.position.undo();
            if grown? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Searches further replies to a move that is on the board, until one of them stays open.
    fn look(&mut self, id: ChoiceId, quiet: usize) -> Result<(), Limit> {
        let choice = self.graph.at(id);
        let stubborn = choice.stubborn.clone();
        let this = &mut choice.quiet[quiet];
        // Replies that refuted other moves here are searched first.
        let times =
            |point: &Point| stubborn.iter().find(|(other, _)| other == point).map_or(0, |other| other.1);
        this.waiting.sort_by_key(|point| Reverse(times(point)));
        let looked = this.closed.len() + this.open.len();
        let width = WIDTHS.into_iter().find(|&width| width > looked).unwrap_or(usize::MAX);
        for _ in looked..width {
            let this = &mut self.graph.at(id).quiet[quiet];
            if this.waiting.is_empty() {
                break;
            }
            let reply = this.waiting.remove(0);
            this.searched += 1;
            self.make(reply);
            let stands = self.reply(id, quiet, reply);
            self.position.undo();
            self.graph.at(id).quiet[quiet].searched -= 1;
            if stands? {
                break;
            }
        }
        self.graph.update(id);
        if let Some(attack) = self.graph.at(id).winning_move() {
            self.graph.experience().won(attack);
        }
        Ok(())
    }

    /// Searches one reply, which is on the board. Returns whether no VCT was found after it.
    fn reply(&mut self, id: ChoiceId, quiet: usize, reply: Point) -> Result<bool, Limit> {
        if (self.search.known.won)(&self.position) {
            self.graph.at(id).quiet[quiet].closed.push((reply, None));
            return Ok(false);
        }
        let (before, first) = (self.nodes, self.search.effort.first);
        let is_decided = (self.search.known.decided)(&self.position).is_some();
        let found = if is_decided { None } else { self.vct(first, 0)? };
        let Some(win) = found else {
            let no_vct = is_decided || self.nodes - before < first;
            let replies = self.graph.at(id).quiet[quiet].replies();
            let own = fresh(&self.position, replies);
            let behind = self.graph.behind(id, quiet, own);
            let is_claimed = behind < own || self.claimed_move().is_some();
            // Where a five has to be stopped the guide is not asked, so that there is nothing to doubt.
            let may_doubt = self.search.doubting && self.only_stop() == FiveStop::NotNeeded;
            let unclaimed = if may_doubt { own } else { behind };
            let child = self.graph.choice(rows(&self.position), unclaimed, is_claimed, no_vct);
            self.graph.add_open(id, quiet, reply, child);
            return Ok(true);
        };
        let may_share = self.may_share();
        let this = &mut self.graph.at(id).quiet[quiet];
        this.closed.push((reply, None));
        if !may_share {
            return Ok(false);
        }
        let zone = zone::of(&win);
        let (touching, others): (Vec<Point>, _) =
            this.waiting.iter().partition(|&&point| zone.contains(point));
        this.waiting = touching;
        this.closed.extend(others.into_iter().map(|other| (other, Some(reply))));
        Ok(false)
    }

    /// Whether the win after one reply may answer another reply that does not touch it. In freestyle a
    /// missing stone never helps the defender; under the standard rule it may make a five of the defender's
    /// overline.
    fn may_share(&self) -> bool {
        self.position.rule() == Rule::Freestyle || self.search.effort.trusting
    }

    pub fn make(&mut self, point: Point) {
        self.position.make(point).expect("the search plays on empty points of a game that goes on");
    }
}

/// The rows of the stones, the attacker's first, for comparison.
pub(super) fn rows(position: &Position) -> Rows {
    let words = |stones: &PointSet| {
        let mut rows = [0; SIZE];
        stones.iter().for_each(|point| rows[point.y()] |= 1 << point.x());
        rows
    };
    let attacker = position.to_move();
    Rows { attacker: words(position.stones(attacker)), defender: words(position.stones(attacker.other())) }
}
