//! A small alpha-beta search by the values of points.

use std::cmp::Reverse;

use super::Style;
use crate::board::{Color, Point, PointSet, Position};
use crate::evaluate;
use crate::pattern::{Pattern4, PatternIndex};
use crate::solve::Stop;
use crate::solve::win::worth;

/// Moves that are tried at each position.
const WIDTH: usize = 10;

/// More than all values together.
const WON: i64 = 1_000_000;

/// How far from the nearest stone moves are considered.
const REACH: isize = 2;

pub(super) struct Search<'a> {
    position: &'a Position,
    patterns: PatternIndex,
    near: PointSet,
    style: Style,
    root: Color,
}

impl<'a> Search<'a> {
    pub fn new(position: &'a Position, style: Style) -> Self {
        Self {
            position,
            patterns: PatternIndex::new(position),
            near: evaluate::candidates(position, REACH),
            style,
            root: position.to_move(),
        }
    }

    /// The most promising moves, the best first, after a search of this depth in plies; all of them where the near
    /// points are few.
    pub fn best(&mut self, depth: u8, most: usize, stop: &Stop) -> Vec<Point> {
        let side = self.root;
        let mut moves = self.ordered(side, PointSet::EMPTY);
        if moves.is_empty() {
            return self.position.empties().take(1).collect();
        }
        moves.truncate(most);
        if depth == 0 {
            return moves;
        }
        let mut valued: Vec<(i64, Point)> = Vec::new();
        for (i, &point) in moves.iter().enumerate() {
            if stop.is_raised() {
                // What was not looked at keeps its order, behind.
                valued.extend(moves[i..].iter().map(|&rest| (-WON, rest)));
                break;
            }
            let kept = self.kept_in_hand(point, side);
            self.patterns.make(point, side);
            let value = -self.value(side.other(), depth - 1, -WON, WON, PointSet::from_iter([point]));
            self.patterns.undo(point, side);
            valued.push((value - kept, point));
        }
        valued.sort_by_key(|&(value, _)| Reverse(value));
        valued.into_iter().map(|(_, point)| point).collect()
    }

    /// What a position is worth to the side to move; `played` are the stones put down since the root.
    fn value(&mut self, side: Color, depth: u8, mut alpha: i64, beta: i64, played: PointSet) -> i64 {
        let moves = self.ordered(side, played);
        let Some(&first) = moves.first() else { return 0 };
        if self.makes_five(first, side) {
            return WON - 1 + i64::from(depth);
        }
        if depth == 0 {
            let worth = |color| moves.iter().map(|&point| self.worth(point, color)).max().unwrap_or(0);
            // The side to move is a move ahead.
            return 3 * worth(side) - 2 * worth(side.other());
        }
        // A five of the other side leaves one move.
        let must = moves.iter().copied().find(|&point| self.makes_five(point, side.other()));
        let tried: Vec<Point> =
            must.map_or_else(|| moves[..moves.len().min(WIDTH)].to_vec(), |one| vec![one]);
        let mut best = -WON;
        for point in tried {
            self.patterns.make(point, side);
            let mut played = played;
            played.insert(point);
            let value = -self.value(side.other(), depth - 1, -beta, -alpha, played);
            self.patterns.undo(point, side);
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        best
    }

    fn makes_five(&self, point: Point, side: Color) -> bool {
        self.patterns.pattern4(point, side) == Some(Pattern4::AFive)
    }

    fn worth(&self, point: Point, color: Color) -> i64 {
        self.patterns.patterns(point, color).into_iter().map(worth).sum()
    }

    /// The near points that are empty, by what they are worth to this side in its style.
    fn ordered(&self, side: Color, played: PointSet) -> Vec<Point> {
        let (own, enemy) = match self.style {
            Style::Attacking if side == self.root => (6, 3),
            Style::Defending if side == self.root => (3, 6),
            // The other side's liking is not known.
            _ => (5, 4),
        };
        let mut moves: Vec<Point> = self.near.iter().filter(|&point| !played.contains(point)).collect();
        moves.sort_by_cached_key(|&point| {
            let value = own * self.worth(point, side) + enemy * self.worth(point, side.other());
            // Fives before all, then stopping one.
            let wins = self.makes_five(point, side);
            Reverse((wins, !wins && self.makes_five(point, side.other()), value))
        });
        moves
    }

    /// What the sly style takes off a four or a three that could be played later as well.
    fn kept_in_hand(&self, point: Point, side: Color) -> i64 {
        if self.style != Style::Sly {
            return 0;
        }
        let patterns = self.patterns.patterns(point, side);
        let forcing = patterns.iter().filter(|pattern| pattern.is_threat()).count();
        40 * forcing as i64
    }
}
