//! The rounds of a search: in each, a VCT is looked for, then quiet moves by a search alone and by one with a guide,
//! all with more nodes than in the round before.

use super::super::budget::Budget;
use super::super::clock::Moment;
use super::super::guide::{Guide, NewGuide};
use super::super::proven::Win;
use super::super::threads::beside;
use super::super::vct;
use super::super::verdict::{Class, Limit, Verdict};
use super::candidates::Experience;
use super::search::{Effort, Known, Search};
use super::worker::Worker;
use crate::board::Position;

/// A win of this many plies or fewer is a VCT (see [`super::super::threats::short`]).
const SHORT: u16 = 5;

/// The limit on nodes of a search for quiet moves in the first round, and how many times as many it has in each
/// further round.
const FIRST_SHARE: u64 = 60_000;
const MORE: u64 = 4;

/// The least limit on nodes with which a search for a VCT takes turns in both of its orders: it has as many from the
/// second round on.
const MANY_THREATS: u64 = 100_000;

/// How many times as many nodes a search with a guide has.
const GUIDED: u64 = 2;

/// The effort of a search alone in the first round; in each further round it is three times as large.
const FIRST_EFFORT: Effort = Effort { first: 1_000, again: 7_000, trusting: false };

/// The effort of a search with a guide in the first round; in each further round it is half as large again.
const GUIDED_EFFORT: Effort = Effort { first: 300, again: 500, trusting: false };

/// The guides of a search, one for each thread; a search alone has as many missing ones.
pub(super) type Guides = Vec<Option<Box<dyn Guide>>>;

/// The guides of a search on this many threads, which together take a fourth of these bytes.
pub(super) fn guides(guide: Option<NewGuide>, memory: usize, threads: usize) -> Guides {
    (0..threads).map(|_| guide.map(|new| new(memory / 4 / threads))).collect()
}

/// A search for quiet moves, which begins anew in every round.
struct Quest {
    guides: Guides,
    effort: Effort,
    /// Whether the search doubts what its guide expects ([`Search::doubting`]). Every second one does, because each of the
    /// two ways finds wins that the other does not.
    doubting: bool,
}

impl Quest {
    fn run(&mut self, position: &Position, budget: &Budget) -> Part {
        let mut search = Search::new(position, budget, self.effort, Known::NOTHING);
        search.doubting = self.doubting;
        let found = match search.run(&mut self.guides, &mut Experience::default()) {
            Ok(Some(root)) => Worker::new(&search, None)
                .certificate(root)
                .map(|certificate| Found::Win(Box::new(Win::new(Class::Win, certificate)))),
            Ok(None) if search.nodes() < self.effort.first => Ok(Found::Nothing),
            Ok(None) | Err(Limit::Nodes) => Ok(Found::Limit),
            Err(limit) => Err(limit),
        };
        // A search without any move to try uses no nodes; one is counted so that the rounds end.
        let nodes = if matches!(found, Ok(Found::Win(_))) { search.nodes() } else { search.nodes().max(1) };
        Part { found, nodes }
    }
}

/// Looks for a VCT.
fn threats(position: &Position, budget: &Budget) -> Part {
    let answer = vct::solve_in_turns(position, budget, MANY_THREATS);
    let is_short = budget.within.is_some_and(|plies| plies <= SHORT);
    let found = match answer.verdict {
        Verdict::Proven(win) => Ok(Found::Win(Box::new(win))),
        // A win of so few plies is a VCT, and there is no VCT.
        Verdict::Disproven(_) | Verdict::Unknown(Limit::Within) if is_short => Err(Limit::Within),
        Verdict::Disproven(_) | Verdict::Unknown(Limit::Within) => Ok(Found::Nothing),
        Verdict::Unknown(Limit::Nodes | Limit::Memory) => Ok(Found::Limit),
        Verdict::Unknown(limit) => Err(limit),
    };
    Part { found, nodes: answer.nodes }
}

/// What a part of a round has found, or the limit of the whole search that it hit.
struct Part {
    found: Result<Found, Limit>,
    nodes: u64,
}

enum Found {
    Win(Box<Win>),
    /// No move is left to try, and no search inside hit its limit: another round would only repeat this one.
    Nothing,
    /// More nodes may find more.
    Limit,
}

impl Part {
    const fn is_win(&self) -> bool {
        matches!(self.found, Ok(Found::Win(_)))
    }
}

/// All rounds of a search.
pub(super) struct Rounds<'a> {
    position: &'a Position,
    budget: &'a Budget,
    started: Moment,
    alone: Quest,
    guided: Option<Quest>,
    share: u64,
    /// The number of nodes used so far.
    pub nodes: u64,
}

impl<'a> Rounds<'a> {
    pub fn new(position: &'a Position, budget: &'a Budget, started: Moment) -> Self {
        // A claim says nothing of the length of a win.
        let guide = budget.guide.filter(|_| budget.within.is_none());
        let threads = budget.workers();
        // With a guide, several threads are shared out between the two searches, and so is the memory.
        let (with, without) = match (guide, threads) {
            (None, _) => (0, threads),
            (Some(_), 1) => (1, 1),
            (Some(_), _) => (threads / 2, threads.div_ceil(2)),
        };
        let memory = budget.memory / threads.min(2);
        Self {
            position,
            budget,
            started,
            alone: Quest { guides: guides(None, memory, without), effort: FIRST_EFFORT, doubting: false },
            guided: guide.map(|_| Quest {
                guides: guides(guide, memory, with),
                effort: GUIDED_EFFORT,
                doubting: false,
            }),
            share: FIRST_SHARE,
            nodes: 0,
        }
    }

    /// Searches until a win is found or a limit is hit.
    pub fn run(&mut self) -> Result<Win, Limit> {
        loop {
            let parts = if self.budget.threads > 1 && self.guided.is_some() {
                self.side_by_side()
            } else {
                self.in_turn()
            };
            self.nodes += parts.iter().map(|part| part.nodes).sum::<u64>();
            let mut is_whole = true;
            let (won, others): (Vec<Part>, Vec<Part>) = parts.into_iter().partition(Part::is_win);
            for part in won.into_iter().chain(others) {
                match part.found? {
                    Found::Win(win) => return Ok(*win),
                    Found::Nothing => {}
                    Found::Limit => is_whole = false,
                }
            }
            if is_whole || self.nodes >= self.budget.node_limit() {
                return Err(Limit::Nodes);
            }
            self.share = self.share.saturating_mul(MORE);
            self.alone.effort = self.alone.effort.times(3, 1);
            if let Some(guided) = &mut self.guided {
                guided.effort = guided.effort.times(3, 2);
                guided.doubting = !guided.doubting;
            }
        }
    }

    /// The limit on nodes of this round's search for a VCT. Where there is a guide, it is small in the first round: most VCTs
    /// take few nodes, and many wins that need a quiet move are found soon after.
    fn threats_share(&self) -> u64 {
        self.share / if self.guided.is_some() && self.share == FIRST_SHARE { 8 } else { 2 }
    }

    /// One search after the other, up to the first that finds a win or hits a limit of the whole search. Most wins are
    /// found alone and soon; those that are not are found sooner with a guide.
    fn in_turn(&mut self) -> Vec<Part> {
        let Self { position, share, budget, started, .. } = *self;
        let mut left = budget.node_limit().saturating_sub(self.nodes);
        let (is_first, threats_share) = (share == FIRST_SHARE, self.threats_share());
        let is_guided = self.guided.is_some();
        let mut quests = vec![(&mut self.alone, if is_first || !is_guided { share } else { share / 4 })];
        quests.extend(self.guided.as_mut().map(|quest| (quest, share.saturating_mul(GUIDED))));
        if !is_first {
            quests.reverse();
        }
        let mut parts = vec![threats(position, &budget.part(left.min(threats_share), started))];
        for (quest, share) in quests {
            let last = &parts[parts.len() - 1];
            left = left.saturating_sub(last.nodes);
            if last.is_win() || last.found.is_err() || left == 0 {
                break;
            }
            parts.push(quest.run(position, &budget.part(left.min(share), started)));
        }
        parts
    }

    /// The search with a guide beside the others, with as many nodes; the first that finds a win ends the rest.
    fn side_by_side(&mut self) -> Vec<Part> {
        let Self { position, share, budget, started, .. } = *self;
        let threats_share = self.threats_share();
        let half = (budget.node_limit().saturating_sub(self.nodes) / 2).min(share.saturating_mul(GUIDED));
        let here = Budget { memory: budget.memory / 2, stop: budget.stop.inner(), ..budget.clone() };
        let part = |nodes: u64, threads| Budget { threads, ..here.part(nodes, started) };
        let ended = |part: Part| {
            if part.is_win() {
                here.stop.raise();
            }
            part
        };
        let mut guided = None;
        let with = self.guided.as_mut();
        let mut parts = beside(
            || {
                guided = with.map(|quest| {
                    let threads = quest.guides.len();
                    ended(quest.run(position, &part(half, threads)))
                });
            },
            || {
                let first = ended(threats(position, &part(half.min(threats_share), 1)));
                if first.is_win() || first.found.is_err() {
                    return vec![first];
                }
                let (threads, left) = (self.alone.guides.len(), half.saturating_sub(first.nodes));
                vec![first, ended(self.alone.run(position, &part(left, threads)))]
            },
        );
        parts.extend(guided);
        parts
    }
}
