//! Which moves are tried, and in which order.

use super::Thinker;
use super::history::Before;
use super::weights::{KINDS, ROW};
use crate::board::{POINTS, Point, PointSet};
use crate::pattern::Pattern4;

/// What a kind of point counts for the side that plays there, in the order of moves.
const OWN: [i32; KINDS] = [0, 0, 8, 8, 22, 25, 60, 80, 130, 40, 90, 400, 600, 9999];

/// What it counts to take a point of this kind from the other side.
const OTHER: [i32; KINDS] = [0, 0, 6, 6, 16, 18, 36, 50, 80, 30, 60, 250, 400, 5000];

/// What the shapes on a point count together, by its kind for the side that plays there and for the other side.
static SHAPES: [[i32; ROW]; ROW] = {
    let mut shapes = [[0; ROW]; ROW];
    let mut own = 0;
    while own < KINDS {
        let mut other = 0;
        while other < KINDS {
            shapes[own][other] = 16 * (OWN[own] + OTHER[other]);
            other += 1;
        }
        own += 1;
    }
    shapes
};

/// What a move counts that has cut off another branch of this ply.
const KILLER: i32 = 500;

/// The score of the best move of an earlier search.
const FIRST: i32 = 1 << 22;

/// Which moves are asked for.
#[derive(Clone, Copy, Default)]
pub(super) struct Wanted {
    /// The best move of an earlier search, which comes first.
    pub first: Option<Point>,
    /// The last moves.
    pub before: Before,
    /// The number of moves from the root.
    pub ply: i32,
    /// Whether fours are left out that stop no open four of the other side.
    pub only_stops: bool,
}

/// A move that may be tried.
#[derive(Clone, Copy)]
pub(super) struct Candidate {
    /// How often it was good elsewhere; negative where it was mostly bad.
    pub history: i32,
    /// Where it is.
    pub point: Point,
}

/// Moves that are given out one by one, the most promising first.
pub(super) struct Ordered {
    /// The moves that were not given out, each as a number: what speaks for it (its shapes, and what it has cut off
    /// elsewhere), and in the low eight bits 255 less the index of its point. Of 32 bits each, several are compared at once.
    keys: Vec<i32>,
    /// By point: how often the move was good elsewhere.
    history: [i16; 256],
}

impl Ordered {
    fn new() -> Self {
        Self { keys: Vec::with_capacity(POINTS), history: [0; 256] }
    }

    /// Adds a move; the score has at most 22 bits and a sign.
    fn push(&mut self, score: i32, history: i32, point: Point) {
        self.keys.push(score << 8 | (255 - point.index() as i32));
        self.history[point.index()] = history as i16;
    }
}

impl Iterator for Ordered {
    type Item = Candidate;

    fn next(&mut self) -> Option<Candidate> {
        let best = self.keys.iter().copied().max()?;
        let at = self.keys.iter().position(|&key| key == best)?;
        self.keys.swap_remove(at);
        let point = Point::from_index(255 - (best & 255) as usize);
        Some(Candidate { history: i32::from(self.history[point.index()]), point })
    }
}

impl Thinker {
    /// The moves that are worth trying, the most promising first. Where the other side threatens an open four, only fours
    /// and what may stop it are worth it.
    pub(super) fn moves(&self, wanted: &Wanted) -> Ordered {
        let (me, you) = (self.field.to_move(), self.field.to_move().other());
        let threatened = self.field.count(you, Pattern4::BFlex4) > 0;
        let mut points = self.field.candidates();
        if threatened {
            let fours = if wanted.only_stops { PointSet::EMPTY } else { self.field.fours(me) };
            points = points.intersection(&self.field.stops(you).union(&fours));
        }
        let killers = self.history.killers(wanted.ply);
        let rows = self.history.rows(me, wanted.before);
        let mut moves = Ordered::new();
        for point in points.iter().filter(|&point| self.field.is_allowed(point)) {
            let (own, other) = (self.field.kind(point, me), self.field.kind(point, you));
            let history = rows.map(|row| i32::from(row[point.index()])).into_iter().sum();
            let shapes = SHAPES[own as usize % ROW][other as usize % ROW];
            let killer = if killers.contains(&Some(point)) { KILLER } else { 0 };
            let score = if wanted.first == Some(point) { FIRST } else { shapes + killer + history * 3 / 8 };
            moves.push(score, history, point);
        }
        if moves.keys.is_empty() {
            // All moves lose, or there is no stone yet.
            let allowed = |&point: &Point| self.field.is_empty(point) && self.field.is_allowed(point);
            let any = std::iter::once(Point::CENTRE).chain(Point::all()).find(allowed);
            if let Some(point) = any {
                moves.push(0, 0, point);
            }
        }
        moves
    }
}
