//! The rounds of a search: in each, a VCT is looked for, and quiet moves by a search alone and by one with a guide, in
//! the later rounds also by one above those, all with more nodes than in the round before.

use super::super::budget::Budget;
use super::super::clock::Moment;
use super::super::guide::KnownWin;
use super::super::proven::Win;
use super::super::threads::beside;
use super::super::verdict::Limit;
use super::quest::{ALL, Above, Found, PROOF_EFFORT, Part, Quest, Threats, new_guide, prove};
use super::search::{Effort, Known};
use crate::board::Position;

/// The limit on nodes of a search for quiet moves in the first round, and how many times as many it has in each
/// further round.
const FIRST_SHARE: u64 = 60_000;
const MORE: u64 = 4;

/// How many times as many nodes a search with a guide has.
const GUIDED: u64 = 2;

/// The number of stones up to which a position belongs to an opening, where no single search sees the end.
const OPENING: usize = 6;

/// The share of a round from which on the search above the others begins an opening's rounds. In other positions it ends the
/// later rounds.
const ABOVE_FROM: u64 = FIRST_SHARE * MORE * MORE;

/// How many times as many nodes the search above the others has: enough for a minute, because it rarely helps to go back.
const ABOVE: u64 = 16;

/// The effort of a search alone in the first round; in each further round it is three times as large.
const FIRST_EFFORT: Effort = Effort { first: 1_000, again: 7_000, trusting: false };

/// The effort of a search with a guide in the first round; in each further round it is half as large again.
const GUIDED_EFFORT: Effort = Effort { first: 300, again: 500, trusting: false };

/// All rounds of a search.
pub(super) struct Rounds<'a> {
    position: &'a Position,
    budget: &'a Budget,
    started: Moment,
    threats: Threats,
    alone: Quest,
    guided: Option<Quest>,
    above: Above,
    share: u64,
    /// The number of nodes used so far.
    pub nodes: u64,
}

impl<'a> Rounds<'a> {
    pub fn new(position: &'a Position, budget: &'a Budget, started: Moment) -> Self {
        // A claim says nothing of the length of a win.
        let guide = budget.guide.filter(|_| budget.within.is_none());
        Self {
            position,
            budget,
            started,
            threats: Threats::default(),
            alone: Quest::new(None, FIRST_EFFORT),
            guided: guide.map(|_| Quest::new(new_guide(guide, budget), GUIDED_EFFORT)),
            above: Above::new(),
            share: FIRST_SHARE,
            nodes: 0,
        }
    }

    /// Searches until a win is found or a limit is hit.
    pub fn run(&mut self) -> Result<Win, Limit> {
        loop {
            let parts = self.round();
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

    /// One round, up to the first search that finds a win or hits a limit of the whole search.
    fn round(&mut self) -> Vec<Part> {
        let is_opening = self.position.count() <= OPENING;
        let mut parts = Vec::new();
        if is_opening && self.share >= ABOVE_FROM {
            parts.push(self.above());
        }
        if self.goes_on(&parts) {
            parts.extend(if self.is_first() && self.budget.threads > 1 && self.guided.is_some() {
                self.side_by_side()
            } else {
                self.in_turn()
            });
        }
        if !is_opening && self.is_late() && self.goes_on(&parts) {
            parts.push(self.above());
        }
        parts
    }

    /// Whether another search follows these in a round.
    fn goes_on(&self, parts: &[Part]) -> bool {
        self.left() > 0 && !is_ended(parts)
    }

    const fn is_first(&self) -> bool {
        self.share == FIRST_SHARE
    }

    const fn is_third(&self) -> bool {
        self.share == ABOVE_FROM
    }

    /// Whether this is one of the later rounds, in which the order of the searches is another.
    const fn is_late(&self) -> bool {
        self.share > ABOVE_FROM
    }

    /// The number of nodes that are left.
    fn left(&self) -> u64 {
        self.budget.node_limit().saturating_sub(self.nodes)
    }

    /// The search above the others, which begins with what they have found.
    fn above(&mut self) -> Part {
        let nodes = self.left().min(self.share.saturating_mul(ABOVE));
        let quests = [Some(&self.alone), self.guided.as_ref()].into_iter().flatten();
        quests.for_each(|quest| self.above.learn(&quest.decisions));
        let part = self.above.run(self.position, &self.budget.part(nodes, self.started));
        self.nodes += part.nodes;
        part
    }

    /// The limit on nodes of this round's search for a VCT.
    const fn threats_share(&self) -> u64 {
        self.share / 2
    }

    /// The limit on nodes of the search for a VCT with which this round begins. In the first round with a guide it is a fourth
    /// of the share, because most VCTs take few nodes and many wins that need a quiet move are found soon after; before the
    /// guide is asked, a VCT is looked for again, with all of the share. In the third round it is half of the share, and a VCT is
    /// looked for again at the end.
    const fn first_look(&self) -> u64 {
        let parts = match self.guided {
            Some(_) if self.is_first() => 4,
            Some(_) if self.is_third() => 2,
            _ => 1,
        };
        self.threats_share() / parts
    }

    /// One search after the other, up to the first that finds a win or hits a limit of the whole search. Most wins are
    /// found alone and soon; those that are not are found sooner with a guide.
    fn in_turn(&mut self) -> Vec<Part> {
        let Self { position, share, budget, started, .. } = *self;
        let left = self.left();
        let (is_first, is_late, is_guided) = (self.is_first(), self.is_late(), self.guided.is_some());
        let (threats_share, first_look) = (self.threats_share(), self.first_look());
        let ends_with_threats = is_late || is_guided && self.is_third();
        let mut quests = vec![(&mut self.alone, if is_first || !is_guided { share } else { share / 4 })];
        quests.extend(self.guided.as_mut().map(|quest| (quest, share.saturating_mul(GUIDED))));
        if !is_first {
            quests.reverse();
        }
        // Few of the wins that are found late are VCTs, and the search for one takes the longest.
        let mut parts = if is_late {
            Vec::new()
        } else {
            begin(&mut self.threats, position, &budget.part(left, started), first_look, is_first)
        };
        // The limits of the next search, where another one follows.
        let next = |most: u64, parts: &[Part]| {
            let left = left.saturating_sub(nodes(parts));
            (left > 0 && !is_ended(parts)).then(|| budget.part(left.min(most), started))
        };
        for (quest, share) in quests {
            if is_first
                && quest.is_guided()
                && let Some(budget) = next(threats_share, &parts)
            {
                parts.push(self.threats.run(position, &budget));
            }
            if let Some(budget) = next(ALL, &parts) {
                parts.push(quest.run(position, &budget, share, Known::NOTHING));
            }
            // What one way of searching does not prove although the guide has seen it, the other may.
            if !is_first
                && quest.claimed
                && let Some(budget) = next(ALL, &parts)
            {
                quest.doubting = !quest.doubting;
                parts.push(quest.run(position, &budget, share, Known::NOTHING));
            }
        }
        if ends_with_threats && let Some(budget) = next(threats_share, &parts) {
            parts.push(self.threats.run(position, &budget));
        }
        self.nodes += nodes(&parts);
        parts
    }

    /// A first round on several threads: half of them search with a guide, the others without one and with as many nodes; the
    /// first win ends the rest. Where the searches are short, this saves more than all threads on each of them.
    fn side_by_side(&mut self) -> Vec<Part> {
        let Self { position, share, budget, started, .. } = *self;
        let (most, workers) = (self.left(), budget.workers());
        let (threats_share, first_look) = (self.threats_share(), self.first_look());
        let half = (most / 2).min(share.saturating_mul(GUIDED));
        let here = Budget { memory: budget.memory / 2, stop: budget.stop.inner(), ..budget.clone() };
        let part = |nodes: u64, threads| Budget { threads, ..here.part(nodes, started) };
        let ended = |part: Part| {
            if part.is_win() {
                here.stop.raise();
            }
            part
        };
        let mut guided = None;
        let (threats, with) = (&mut self.threats, self.guided.as_mut());
        let mut parts = beside(
            || {
                let part = part(half, workers / 2);
                guided = with.map(|quest| ended(quest.run(position, &part, ALL, Known::NOTHING)));
            },
            || {
                let mut parts = begin(threats, position, &part(most, 1), first_look.min(half), true);
                if is_ended(&parts) {
                    return parts.into_iter().map(ended).collect();
                }
                let left = half.saturating_sub(nodes(&parts));
                let second_look = threats_share.min(left / 4);
                let alone = part(left - second_look, workers.div_ceil(2));
                parts.push(ended(self.alone.run(position, &alone, ALL, Known::NOTHING)));
                if !is_ended(&parts) {
                    parts.push(ended(threats.run(position, &part(second_look, 1))));
                }
                parts
            },
        );
        parts.extend(guided);
        self.nodes += nodes(&parts);
        parts
    }
}

/// Looks for a VCT with at most `share` nodes and then, in the first round, proves the win that is known, if there is one,
/// within the plies that are known and with at most half of the budget's nodes.
fn begin(
    threats: &mut Threats,
    position: &Position,
    budget: &Budget,
    share: u64,
    is_first: bool,
) -> Vec<Part> {
    let started = Moment::now();
    let left = budget.node_limit();
    let mut parts = vec![threats.run(position, &budget.part(left.min(share), started))];
    if is_first
        && !parts[0].is_end()
        && let Some(KnownWin { plies, .. }) = budget.known_win(position)
    {
        let left = left.saturating_sub(parts[0].nodes);
        let within = Budget { within: Some(plies), ..budget.part(left / 2, started) };
        let decided = |position: &Position| budget.known_at(position).map(|known| known.point);
        parts.push(prove(position, &within, PROOF_EFFORT, &decided));
    }
    parts
}

/// Whether no other search of a round is needed after these.
fn is_ended(parts: &[Part]) -> bool {
    parts.iter().any(Part::is_end)
}

/// The number of nodes of several searches together.
fn nodes(parts: &[Part]) -> u64 {
    parts.iter().map(|part| part.nodes).sum()
}
