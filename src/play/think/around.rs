//! Which points a stone touches: those whose lines it lies on, and those near it.

use std::sync::LazyLock;

use crate::board::{Point, PointSet, Rule};
use crate::pattern::PatternIndex;

/// How far from a stone moves are looked for, in columns and rows.
const REACH: isize = 2;

/// The points that see a stone on a point, in the order of the marks of a move.
#[derive(Clone, Copy)]
pub(super) struct Seen {
    pub points: [u8; 64],
    /// The marks of those that lie on the board.
    pub on_board: u64,
}

/// In freestyle, in standard and in renju, for each point: the points that see a stone on it.
pub(super) static SEEN: LazyLock<[Vec<Seen>; 3]> = LazyLock::new(|| {
    [Rule::Freestyle, Rule::Standard, Rule::Renju].map(|rule| {
        let seen = |point| {
            let mut seen = Seen { points: [0; 64], on_board: 0 };
            for (i, other) in PatternIndex::around(rule, point).enumerate() {
                if let Some(other) = other {
                    seen.points[i] = other.index() as u8;
                    seen.on_board |= 1 << i;
                }
            }
            seen
        };
        Point::all().map(seen).collect()
    })
});

/// For each point, the points that lie near it.
pub(super) static NEAR: LazyLock<Vec<PointSet>> = LazyLock::new(|| {
    let near = |point: Point| {
        let mut near = PointSet::EMPTY;
        for (dx, dy) in (-REACH..=REACH).flat_map(|dx| (-REACH..=REACH).map(move |dy| (dx, dy))) {
            if let Some(other) = point.offset(dx, dy) {
                near.insert(other);
            }
        }
        near
    };
    Point::all().map(near).collect()
});
