//! A small alpha-beta search with the values of points as evaluation.

use std::cmp::Reverse;

use super::Style;
use crate::board::{Color, Point, PointSet, Position};
use crate::evaluate;
use crate::pattern::{Pattern4, PatternIndex};
use crate::solve::Stop;
use crate::solve::win::worth;

/// The number of moves that are tried in each position.
const WIDTH: usize = 10;

/// A value that is larger than the sum of all point values.
const WON: i64 = 1_000_000;

/// The largest distance of a considered move from the nearest stone, in rows and columns.
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

    /// The best moves after a search of this depth in plies, the best first; fewer than `most` where there
    /// are fewer points near the stones.
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
                // Moves that were not searched follow in their former order.
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

    /// The value of the position for the side to move; `played` are the stones added since the root.
    fn value(&mut self, side: Color, depth: u8, mut alpha: i64, beta: i64, played: PointSet) -> i64 {
        let moves = self.ordered(side, played);
        let Some(&first) = moves.first() else { return 0 };
        if self.makes_five(first, side) {
            return WON - 1 + i64::from(depth);
        }
        if depth == 0 {
            let worth = |color| moves.iter().map(|&point| self.worth(point, color)).max().unwrap_or(0);
            // The side to move counts more, because it has the next move.
            return 3 * worth(side) - 2 * worth(side.other());
        }
        // A five point of the other side leaves a single move.
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

    /// The empty points near the stones, ordered by their value for this side in its style.
    fn ordered(&self, side: Color, played: PointSet) -> Vec<Point> {
        let (own, enemy) = match self.style {
            Style::Attacking if side == self.root => (6, 3),
            Style::Defending if side == self.root => (3, 6),
            // The style of the other side is not known.
            _ => (5, 4),
        };
        let mut moves: Vec<Point> = self.near.iter().filter(|&point| !played.contains(point)).collect();
        moves.sort_by_cached_key(|&point| {
            let value = own * self.worth(point, side) + enemy * self.worth(point, side.other());
            // Moves that make a five come first, then moves that stop one.
            let wins = self.makes_five(point, side);
            Reverse((wins, !wins && self.makes_five(point, side.other()), value))
        });
        moves
    }

    /// The amount by which the sly style lowers a four or a three that can be played later.
    fn kept_in_hand(&self, point: Point, side: Color) -> i64 {
        if self.style != Style::Sly {
            return 0;
        }
        let patterns = self.patterns.patterns(point, side);
        let forcing = patterns.iter().filter(|pattern| pattern.is_threat()).count();
        40 * forcing as i64
    }
}
