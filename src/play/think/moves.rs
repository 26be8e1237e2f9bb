//! Which moves are tried, and in which order.

use std::cmp::Reverse;

use super::Thinker;
use super::history::Before;
use super::weights::KINDS;
use crate::board::{Point, PointSet};
use crate::pattern::Pattern4;

/// What a kind of point counts for the side that plays there, in the order of moves.
const OWN: [i32; KINDS] = [0, 0, 8, 8, 22, 25, 60, 80, 130, 40, 90, 400, 600, 9999];

/// What it counts to take a point of this kind from the other side.
const OTHER: [i32; KINDS] = [0, 0, 6, 6, 16, 18, 36, 50, 80, 30, 60, 250, 400, 5000];

/// What a move counts that has cut off another branch of this ply.
const KILLER: i32 = 500;

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
    /// What speaks for it: its shapes, and what it has cut off elsewhere.
    score: i32,
    /// How often it was good elsewhere; negative where it was mostly bad.
    pub history: i32,
    /// Where it is.
    pub point: Point,
}

/// Moves that are given out one by one, the most promising first.
pub(super) struct Ordered {
    moves: Vec<Candidate>,
    given: usize,
}

impl Iterator for Ordered {
    type Item = Candidate;

    fn next(&mut self) -> Option<Candidate> {
        let rest = self.moves.get_mut(self.given..)?;
        let best = (0..rest.len()).max_by_key(|&i| (rest[i].score, Reverse(rest[i].point)))?;
        rest.swap(0, best);
        self.given += 1;
        Some(rest[0])
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
        let mut moves: Vec<Candidate> = Vec::with_capacity(points.len());
        for point in points.iter().filter(|&point| self.field.is_allowed(point)) {
            let (own, other) = (self.field.kind(point, me), self.field.kind(point, you));
            let history = rows.map(|row| i32::from(row[point.index()])).into_iter().sum();
            let shapes = 16 * (OWN[own as usize] + OTHER[other as usize]);
            let killer = if killers.contains(&Some(point)) { KILLER } else { 0 };
            let score =
                if wanted.first == Some(point) { i32::MAX } else { shapes + killer + history * 3 / 8 };
            moves.push(Candidate { score, history, point });
        }
        if moves.is_empty() {
            // All moves lose, or there is no stone yet.
            let allowed = |&point: &Point| self.field.is_empty(point) && self.field.is_allowed(point);
            let any = Point::all().find(allowed);
            moves.extend(any.map(|point| Candidate { score: 0, history: 0, point }));
        }
        Ordered { moves, given: 0 }
    }
}
