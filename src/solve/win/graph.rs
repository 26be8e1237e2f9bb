//! The graph of the search for quiet moves: positions in which no VCT of the attacker was found, and the
//! attacker's moves there.
//!
//! A best-first AND/OR search as in Nilsson's AO*, with one number for each node: the *cost*, the number of
//! VCT searches that a proof is still expected to take. The attacker needs one move, so a position costs as
//! much as its cheapest move; a move must win against every reply, so it costs the sum. No position is ever
//! disproven.

use rustc_hash::FxHashMap;

use super::super::table::Rows;
use super::estimate::valued;
use crate::board::Point;

/// The cost of a position that no tried move can prove.
pub(super) const NEVER: f32 = f32::INFINITY;

/// The estimated cost of a position that the guide has seen won, and the largest of one behind a move that the guide has
/// seen win.
const CLAIMED: f32 = 2.0;

/// How many times as much every other move costs in a position where the guide has seen a move win. Even with many
/// replies to that move left to answer, a proof by it is expected to be shorter than one by any other move.
const DOUBTED: f32 = 100.0;

pub(super) type ChoiceId = u32;

/// A position with the attacker to move, in which no VCT was found.
#[derive(Default)]
pub(super) struct Choice {
    pub cost: f32,
    /// How the attacker wins; `None` where that is not known.
    pub won: Option<Won>,
    /// The estimated cost before a move was tried.
    pub fresh: f32,
    /// The estimated cost of a proof by a move that the guide has not seen win. It differs from `fresh` only where the
    /// guide has seen some move win.
    pub unclaimed: f32,
    /// Whether the guide has seen the first candidate win, or it is the only one, which stops a five, and a win is expected;
    /// and that move was not found to lack a threat.
    pub claimed: bool,
    /// Whether the VCT search was completed, so that there is no VCT; otherwise it hit a limit.
    pub no_vct: bool,
    /// The attacker's moves, the most promising first; `None` until they are needed.
    pub candidates: Option<Vec<Point>>,
    /// The number of candidates that were tried.
    pub tried: usize,
    /// The candidates that threaten a VCT.
    pub quiet: Vec<Quiet>,
    /// Replies that refuted a move of the attacker here, each with the number of moves that it refuted.
    pub stubborn: Vec<(Point, u32)>,
    pub parents: Vec<ChoiceId>,
    /// Whether a thread tries further candidates.
    pub widening: bool,
    /// The number of threads that extend the graph here or below.
    pub busy: u16,
}

/// How a position is won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Won {
    /// By a VCT that can be found with at most this many nodes.
    Vct(u64),
    /// By the quiet move with this index.
    Quiet(usize),
}

/// A move that threatens a VCT.
pub(super) struct Quiet {
    pub attack: Point,
    /// The limit on nodes of the search that found its threat.
    pub nodes: u64,
    /// Replies that touch the threat and were not searched yet.
    pub waiting: Vec<Point>,
    /// Replies after which the attacker has a VCT. The second point is another reply, where the VCT found
    /// after that reply also answers this one, which does not touch it.
    pub closed: Vec<(Point, Option<Point>)>,
    /// Replies after which no VCT was found, with the positions after them.
    pub open: Vec<(Point, ChoiceId)>,
    /// The number of replies that are being searched.
    pub searched: usize,
    /// The number of threads that search replies to this move or extend the graph below it.
    pub busy: u16,
}

impl Quiet {
    pub const fn new(attack: Point, nodes: u64, waiting: Vec<Point>) -> Self {
        Self { attack, nodes, waiting, closed: Vec::new(), open: Vec::new(), searched: 0, busy: 0 }
    }

    /// The number of replies that touch the threat.
    pub const fn replies(&self) -> usize {
        self.waiting.len() + self.searched + self.closed.len() + self.open.len()
    }

    /// The remaining cost: that of the open positions, and of the waiting replies, of which a part is
    /// expected to be open and to cost as much as the position itself was estimated.
    pub fn cost(&self, choices: &[Choice], fresh: f32) -> f32 {
        let open: f32 = self.open.iter().map(|&(_, id)| choices[id as usize].cost).sum();
        let waiting = (self.waiting.len() + self.searched) as f32;
        // The replies that were searched first are those most likely to stay open, so the rate falls.
        let looked = (self.closed.len() + self.open.len()) as f32;
        let rate = (self.open.len() as f32 + 0.3) / (looked + 8.0);
        open + waiting * (1.0 + rate * fresh)
    }
}

impl Choice {
    /// Whether a win is expected: the guide has seen it, here or by the move before, or the shapes promise it.
    pub fn is_expected(&self) -> bool {
        self.fresh <= CLAIMED
    }

    /// The cost of trying further moves: it grows with the number of moves that were tried and did not win.
    pub fn further(&self) -> f32 {
        match &self.candidates {
            None => self.fresh,
            Some(_) if self.claimed && self.tried == 0 => self.fresh,
            Some(all) if self.tried < all.len() => {
                let doubted = if self.claimed { DOUBTED } else { 1.0 };
                2.0 * doubted * self.unclaimed * 1.06_f32.powi(self.tried as i32)
            }
            Some(_) => NEVER,
        }
    }
}

/// All positions met so far.
#[derive(Default)]
pub(super) struct Graph {
    pub choices: Vec<Choice>,
    by_rows: FxHashMap<Rows, ChoiceId>,
    bytes: usize,
}

impl Graph {
    /// The estimated cost of a proof after a reply to a quiet move, where it would be `cost` without the guide: little
    /// behind a move that the guide has seen win, for then it thinks that every reply loses.
    pub fn behind(&self, id: ChoiceId, quiet: usize, cost: f32) -> f32 {
        let choice = &self.choices[id as usize];
        let first = choice.candidates.as_deref().and_then(<[Point]>::first);
        let is_claimed = choice.claimed && first == Some(&choice.quiet[quiet].attack);
        if is_claimed { cost.min(CLAIMED) } else { cost }
    }

    /// The node of a position. `unclaimed` is the estimated cost of a new one, which is less where a win `is_claimed`.
    pub fn choice(&mut self, rows: Rows, unclaimed: f32, is_claimed: bool, no_vct: bool) -> ChoiceId {
        if let Some(&id) = self.by_rows.get(&rows) {
            return id;
        }
        let id = self.choices.len() as ChoiceId;
        let fresh = if is_claimed { CLAIMED } else { unclaimed };
        self.choices.push(Choice { cost: fresh, fresh, unclaimed, no_vct, ..Choice::default() });
        self.by_rows.insert(rows, id);
        self.bytes += 2 * (size_of::<Choice>() + size_of::<(Rows, ChoiceId)>());
        id
    }

    /// Notes the guide's value of a position, in hundredths of a logit.
    pub fn value(&mut self, id: ChoiceId, value: i32) {
        let choice = self.at(id);
        choice.unclaimed = valued(choice.unclaimed, value);
        choice.fresh = choice.unclaimed;
    }

    /// Notes that the guide has seen the first candidate win.
    pub fn claim(&mut self, id: ChoiceId) {
        let choice = self.at(id);
        (choice.fresh, choice.claimed) = (CLAIMED, true);
    }

    /// Notes that the first candidate, which the guide has seen win, was found to lack a threat. Where the search is
    /// `doubting`, the position no longer seems won.
    pub fn disclaim(&mut self, id: ChoiceId, doubting: bool) {
        let choice = self.at(id);
        choice.claimed = false;
        if doubting {
            choice.fresh = choice.unclaimed;
        }
    }

    pub fn at(&mut self, id: ChoiceId) -> &mut Choice {
        &mut self.choices[id as usize]
    }

    /// The approximate memory of the graph, in bytes.
    pub const fn bytes(&self) -> usize {
        self.bytes
    }

    pub fn add_quiet(&mut self, id: ChoiceId, quiet: Quiet) {
        self.bytes += size_of::<Quiet>() + 64 * quiet.waiting.len();
        self.at(id).quiet.push(quiet);
    }

    /// Adds an open reply to a quiet move, with the position after it.
    pub fn add_open(&mut self, id: ChoiceId, quiet: usize, reply: Point, child: ChoiceId) {
        let parents = &mut self.at(child).parents;
        if !parents.contains(&id) {
            parents.push(id);
        }
        let choice = self.at(id);
        choice.quiet[quiet].open.push((reply, child));
        match choice.stubborn.iter_mut().find(|(point, _)| *point == reply) {
            Some((_, times)) => *times += 1,
            None => choice.stubborn.push((reply, 1)),
        }
    }

    fn cost(&self, id: ChoiceId) -> (f32, Option<usize>) {
        let choice = &self.choices[id as usize];
        let mut best = (choice.further(), None);
        for (i, quiet) in choice.quiet.iter().enumerate() {
            let cost = quiet.cost(&self.choices, choice.fresh);
            if cost <= best.0 {
                best = (cost, Some(i));
            }
        }
        best
    }

    /// What can be done at a node: to search a quiet move, or to try further candidates (`None`); what costs least
    /// comes first. What other threads do already is thought to cost more (*virtual loss*), so that threads part.
    pub fn options(&self, id: ChoiceId) -> Vec<Option<usize>> {
        let choice = &self.choices[id as usize];
        let quiet = choice.quiet.iter().enumerate().rev();
        let mut options: Vec<(f32, Option<usize>)> = quiet
            .map(|(i, quiet)| (quiet.cost(&self.choices, choice.fresh) * f32::from(1 + quiet.busy), Some(i)))
            .chain((!choice.widening).then(|| (choice.further(), None)))
            .filter(|&(cost, _)| cost > 0.0 && cost < NEVER)
            .collect();
        options.sort_by(|a, b| a.0.total_cmp(&b.0));
        options.into_iter().map(|(_, option)| option).collect()
    }

    /// The open replies to a quiet move with the positions after them, the one that costs most first; what other
    /// threads do already is thought to cost less.
    pub fn hardest_first(&self, id: ChoiceId, quiet: usize) -> Vec<(Point, ChoiceId)> {
        let open = &self.choices[id as usize].quiet[quiet].open;
        let mut open: Vec<(f32, Point, ChoiceId)> = open
            .iter()
            .rev()
            .map(|&(reply, child)| (&self.choices[child as usize], reply, child))
            .filter(|(choice, ..)| choice.cost > 0.0 && choice.cost < NEVER)
            .map(|(choice, reply, child)| (choice.cost / f32::from(1 + choice.busy), reply, child))
            .collect();
        open.sort_by(|a, b| b.0.total_cmp(&a.0));
        open.into_iter().map(|(_, reply, child)| (reply, child)).collect()
    }

    /// Notes that a thread begins, or has ended, to do something at a node.
    pub fn set_busy(&mut self, id: ChoiceId, option: Option<usize>, begins: bool) {
        let choice = self.at(id);
        let change = |busy: &mut u16| *busy = if begins { *busy + 1 } else { *busy - 1 };
        change(&mut choice.busy);
        match option {
            Some(quiet) => change(&mut choice.quiet[quiet].busy),
            None => choice.widening = begins,
        }
    }

    /// Computes the cost of a node again, and those of all nodes above it that change.
    pub fn update(&mut self, id: ChoiceId) {
        let mut changed = vec![id];
        while let Some(id) = changed.pop() {
            let (cost, quiet) = self.cost(id);
            let choice = self.at(id);
            if choice.won.is_some() {
                choice.cost = 0.0;
            } else if choice.cost.total_cmp(&cost).is_eq() {
                continue;
            } else {
                choice.cost = cost;
                if cost <= 0.0 {
                    choice.won = quiet.map(Won::Quiet);
                }
            }
            changed.extend_from_slice(&self.choices[id as usize].parents);
        }
    }

    /// The moves that won neighbouring positions: those after other replies to the same move.
    pub fn won_nearby(&self, id: ChoiceId) -> Vec<Point> {
        let mut moves = Vec::new();
        for &parent in &self.choices[id as usize].parents {
            for quiet in &self.choices[parent as usize].quiet {
                if quiet.open.iter().any(|&(_, child)| child == id) {
                    let siblings = quiet.open.iter().map(|&(_, child)| &self.choices[child as usize]);
                    moves.extend(siblings.filter_map(Choice::winning_move));
                }
            }
        }
        moves
    }
}

impl Choice {
    /// The quiet move that wins here, once it is known.
    pub fn winning_move(&self) -> Option<Point> {
        match self.won {
            Some(Won::Quiet(i)) => Some(self.quiet[i].attack),
            Some(Won::Vct(_)) | None => None,
        }
    }
}
