//! The graph of quiet moves: positions in which the attacker has no VCT that was found, and his moves there.
//!
//! A best-first AND/OR search as in Nilsson's AO*, with one number for everything: the *cost*, the VCT
//! searches that a proof is still expected to take. The attacker needs one move, so a position costs what its
//! cheapest move costs; a move needs every reply, so it costs the sum. Nothing here is ever disproven.

use rustc_hash::FxHashMap;

use super::super::table::Rows;
use crate::board::Point;

/// The cost of what cannot be proven by any move that was tried.
pub(super) const NEVER: f32 = f32::INFINITY;

pub(super) type ChoiceId = u32;

/// A position with the attacker to move, in which no VCT was found.
#[derive(Default)]
pub(super) struct Choice {
    pub cost: f32,
    /// How he wins, once that is known.
    pub won: Option<Won>,
    /// What it was taken to cost when it was met.
    pub fresh: f32,
    /// Whether the VCT search came to its end, or stopped at a limit.
    pub no_vct: bool,
    /// His moves, the most promising first; not asked for yet in a position just met.
    pub candidates: Option<Vec<Point>>,
    /// How many of the candidates were tried.
    pub tried: usize,
    /// Those that threaten something.
    pub quiet: Vec<Quiet>,
    /// Replies that stood against a move of his here, and how many moves.
    pub stubborn: Vec<(Point, u32)>,
    pub parents: Vec<ChoiceId>,
}

/// How a position is won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Won {
    /// By a VCT that takes at most this many nodes to find.
    Vct(u64),
    /// By this of its quiet moves.
    Quiet(usize),
}

/// A move that threatens a VCT.
pub(super) struct Quiet {
    pub attack: Point,
    /// Replies that touch the threat and were not looked at yet.
    pub waiting: Vec<Point>,
    /// Replies after which the attacker has a VCT; with another point where it is the VCT found after that
    /// other reply, which this one does not touch.
    pub closed: Vec<(Point, Option<Point>)>,
    /// Replies after which no VCT was found, and the positions after them.
    pub open: Vec<(Point, ChoiceId)>,
}

impl Quiet {
    /// How many replies touch the threat.
    pub const fn replies(&self) -> usize {
        self.waiting.len() + self.closed.len() + self.open.len()
    }

    /// What is still to be done: the open positions, and the replies that wait, some of which will be open too and
    /// cost as much as the position itself was taken to.
    pub fn cost(&self, choices: &[Choice], fresh: f32) -> f32 {
        let open: f32 = self.open.iter().map(|&(_, id)| choices[id as usize].cost).sum();
        let waiting = self.waiting.len() as f32;
        // The replies looked at first are those most likely to stand, so the rate falls.
        let looked = (self.closed.len() + self.open.len()) as f32;
        let rate = (self.open.len() as f32 + 0.3) / (looked + 8.0);
        open + waiting * (1.0 + rate * fresh)
    }
}

impl Choice {
    /// The cost of trying further moves: it grows with the number that were tried and did not win.
    pub fn further(&self) -> f32 {
        match &self.candidates {
            None => self.fresh,
            Some(all) if self.tried < all.len() => 2.0 * self.fresh * 1.06_f32.powi(self.tried as i32),
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
    /// The node of a position; a new one is taken to cost so much.
    pub fn choice(&mut self, rows: Rows, fresh: f32, no_vct: bool) -> ChoiceId {
        if let Some(&id) = self.by_rows.get(&rows) {
            return id;
        }
        let id = self.choices.len() as ChoiceId;
        self.choices.push(Choice { cost: fresh, fresh, no_vct, ..Choice::default() });
        self.by_rows.insert(rows, id);
        self.bytes += 2 * (size_of::<Choice>() + size_of::<(Rows, ChoiceId)>());
        id
    }

    pub fn at(&mut self, id: ChoiceId) -> &mut Choice {
        &mut self.choices[id as usize]
    }

    /// Bytes taken, about.
    pub const fn bytes(&self) -> usize {
        self.bytes
    }

    pub fn add_quiet(&mut self, id: ChoiceId, quiet: Quiet) {
        self.bytes += size_of::<Quiet>() + 64 * quiet.waiting.len();
        self.at(id).quiet.push(quiet);
    }

    /// An open reply to a quiet move, and the position after it.
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

    /// The quiet move to look at next; `None` when it is time for moves not tried yet.
    pub fn best(&self, id: ChoiceId) -> Option<usize> {
        self.cost(id).1
    }

    /// Computes the cost of a node again, and of all above it that change.
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

    /// The moves that won positions next to this one: after other replies to the same move.
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
