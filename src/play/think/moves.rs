//! Which moves are tried, and in which order.

use std::cmp::Reverse;

use super::Thinker;
use super::weights::KINDS;
use crate::board::Point;
use crate::pattern::Pattern4;

/// What a kind of point counts for the side that plays there, in the order of moves.
const OWN: [i32; KINDS] = [0, 0, 8, 8, 22, 25, 60, 80, 130, 40, 90, 400, 600, 9999];

/// What it counts to take a point of this kind from the other side.
const OTHER: [i32; KINDS] = [0, 0, 6, 6, 16, 18, 36, 50, 80, 30, 60, 250, 400, 5000];

/// What a move counts that has cut off another branch of this ply.
const KILLER: i32 = 500;

/// The most that earlier cuts of a move count.
const HISTORY: i32 = 1200;

impl Thinker {
    /// The moves that are worth trying, the most promising first; `first` is the best move of an earlier search. Where
    /// the other side threatens an open four, only fours and the points of fours are worth it.
    pub(super) fn moves(&self, first: Option<Point>, ply: i32) -> Vec<Point> {
        let (me, you) = (self.field.to_move(), self.field.to_move().other());
        let threatened = self.field.count(you, Pattern4::BFlex4) > 0;
        let killers = self.killers.get(ply as usize).copied().unwrap_or_default();
        let mut scored: Vec<(i32, Point)> = Vec::with_capacity(64);
        for point in self.field.candidates() {
            let (own, other) = (self.field.kind(point, me), self.field.kind(point, you));
            if threatened && own.max(other) < Pattern4::EBlock4 as u8 || !self.field.is_allowed(point) {
                continue;
            }
            let history = (self.history[me as usize][point.index()] / 8).min(HISTORY);
            let mut score = 16 * (OWN[own as usize] + OTHER[other as usize]) + history;
            if killers.contains(&Some(point)) {
                score += KILLER;
            }
            if first == Some(point) {
                score = i32::MAX;
            }
            scored.push((score, point));
        }
        scored.sort_unstable_by_key(|&(score, point)| (Reverse(score), point));
        let mut moves: Vec<Point> = scored.into_iter().map(|(_, point)| point).collect();
        if moves.is_empty() {
            let allowed = |point: &Point| self.field.is_empty(*point) && self.field.is_allowed(*point);
            moves.extend(Point::all().find(allowed));
        }
        moves
    }
}
