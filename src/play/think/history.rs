//! What branches that were cut off say of moves: which moves of a side were good on a point, after the last moves, and at
//! a ply.

use crate::board::{Color, POINTS, Point};

/// The bound on every number here.
const MOST: i32 = 8192;

/// A number for each point.
type ByPoint = [i16; POINTS];

/// How good moves were elsewhere in the tree.
pub(super) struct History {
    /// By side and point.
    moves: [ByPoint; 2],
    /// By side and the last move of the other side.
    answers: Vec<ByPoint>,
    /// By side and its own last move.
    sequels: Vec<ByPoint>,
    /// By ply: the last two moves that have cut a branch off.
    killers: Vec<[Option<Point>; 2]>,
}

/// The last moves before a move.
#[derive(Clone, Copy, Default)]
pub(super) struct Before {
    /// That of the other side; none after a pass.
    pub other: Option<Point>,
    /// That of the side itself.
    pub own: Option<Point>,
}

impl History {
    /// Nothing is known yet; `plies` are the plies below the root that have killers.
    pub fn new(plies: usize) -> Self {
        Self {
            moves: [[0; POINTS]; 2],
            answers: vec![[0; POINTS]; 2 * POINTS],
            sequels: vec![[0; POINTS]; 2 * POINTS],
            killers: vec![[None; 2]; plies],
        }
    }

    /// The last two moves that have cut a branch off at a ply.
    pub fn killers(&self, ply: i32) -> [Option<Point>; 2] {
        self.killers.get(ply as usize).copied().unwrap_or_default()
    }

    /// The rows of numbers that count for a side after these moves.
    pub fn rows(&self, side: Color, before: Before) -> [&ByPoint; 3] {
        let answers = before.other.map_or(&NOTHING, |point| &self.answers[row(side, point)]);
        let sequels = before.own.map_or(&NOTHING, |point| &self.sequels[row(side, point)]);
        [&self.moves[side as usize], answers, sequels]
    }

    /// Remembers the move that has cut a branch off at a depth in plies, and those that were tried before it.
    pub fn remember(
        &mut self,
        side: Color,
        before: Before,
        tried: &[Point],
        best: Point,
        depth: i32,
        ply: i32,
    ) {
        let bonus = (depth * depth * 16 + 32 * depth).min(1600);
        for &point in tried {
            self.add(side, before, point, -bonus);
        }
        self.add(side, before, best, bonus);
        if let Some(killers) = self.killers.get_mut(ply as usize)
            && killers[0] != Some(best)
        {
            *killers = [Some(best), killers[0]];
        }
    }

    fn add(&mut self, side: Color, before: Before, point: Point, bonus: i32) {
        let add = |number: &mut i16| {
            *number += (bonus - i32::from(*number) * bonus.abs() / MOST) as i16;
        };
        add(&mut self.moves[side as usize][point.index()]);
        if let Some(other) = before.other {
            add(&mut self.answers[row(side, other)][point.index()]);
        }
        if let Some(own) = before.own {
            add(&mut self.sequels[row(side, own)][point.index()]);
        }
    }
}

/// The row where there is no last move.
static NOTHING: ByPoint = [0; POINTS];

/// The number of the row of a side and a last move.
const fn row(side: Color, point: Point) -> usize {
    side as usize * POINTS + point.index()
}
