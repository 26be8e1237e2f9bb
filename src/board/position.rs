//! A position: the stones on the board, the side to move, and the moves that led to it.

use thiserror::Error;

use super::color::{ByColor, Color};
use super::fault::{Fault, Impossible};
use super::line::Axis;
use super::point::{POINTS, Point, PointSet, SIZE};
use super::rule::Rule;
use super::symmetry::Symmetry;
use super::zobrist::{self, Pictures};

/// A position: a rule, stones, the side to move, and the moves made since the start.
///
/// ```
/// use yonsan::board::{Color, Position, Rule};
/// let mut position = Position::new(Rule::Freestyle);
/// position.make("h8".parse().unwrap()).unwrap();
/// assert_eq!(position.to_move(), Color::White);
/// position.undo();
/// assert_eq!(position, Position::new(Rule::Freestyle));
/// ```
///
/// Under renju a black move on a forbidden point loses at once: it can be made, and White has won. Only moves are
/// judged so; stones that were set up may lie in any shape.
///
/// ```
/// use yonsan::board::{Color, Position};
/// let mut position: Position = "renju B:f8g8h9h10,W:a1,b".parse().unwrap();
/// position.make("h8".parse().unwrap()).unwrap();
/// assert_eq!(position.winner(), Some(Color::White));
/// assert!(position.forbidden_move().is_some());
/// ```
#[derive(Clone, Debug)]
pub struct Position {
    rule: Rule,
    stones: ByColor<PointSet>,
    to_move: Color,
    /// The stones that were set up before the first of `moves`.
    placed: ByColor<PointSet>,
    moves: Vec<Point>,
    pictures: Pictures,
}

/// Why a move cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum IllegalMove {
    /// The point holds a stone.
    #[error("{0} is occupied")]
    Occupied(Point),
    /// This side has won already.
    #[error("{} has won", .0.name())]
    Over(Color),
}

impl Default for Position {
    fn default() -> Self {
        Self::new(Rule::default())
    }
}

impl Position {
    /// The empty board, black to move.
    pub fn new(rule: Rule) -> Self {
        Self::placed(rule, ByColor::default(), Color::Black)
    }

    /// A position from the stones of each side, without moves. The caller has to exclude points that are in
    /// both sets.
    pub(super) fn placed(rule: Rule, stones: ByColor<PointSet>, to_move: Color) -> Self {
        let mut pictures = Pictures::default();
        for color in Color::BOTH {
            stones[color].iter().for_each(|point| pictures.toggle(color, point));
        }
        Self { rule, stones, to_move, placed: stones, moves: Vec::new(), pictures }
    }

    /// The position after these moves from the empty board, black first.
    ///
    /// # Errors
    /// When a move is made on an occupied point: all such moves. When a move is made after a winning five or a
    /// forbidden move; the moves after it are not checked.
    pub fn from_moves(rule: Rule, moves: &[Point]) -> Result<Self, Impossible> {
        Self::new(rule).after(moves)
    }

    /// The position after these further moves.
    ///
    /// # Errors
    /// When a move is made on an occupied point: all such moves, counted from 1. When a move is made after a
    /// winning five or a forbidden move; the moves after it are not checked.
    pub fn after(mut self, moves: &[Point]) -> Result<Self, Impossible> {
        if let Some(after) = self.after_at_once(moves) {
            return Ok(after);
        }
        let mut faults = Vec::new();
        for (i, &point) in moves.iter().enumerate() {
            match self.make(point) {
                Ok(()) => {}
                Err(IllegalMove::Occupied(point)) => {
                    faults.push(Fault::Occupied { ply: i + 1, point });
                }
                Err(IllegalMove::Over(_)) => {
                    let forbidden = self.forbidden_move().is_some();
                    faults.push(if forbidden {
                        Fault::AfterForbidden { ply: i }
                    } else {
                        Fault::AfterFive { ply: i }
                    });
                    break;
                }
            }
        }
        if faults.is_empty() { Ok(self) } else { Err(Impossible(faults)) }
    }

    /// The position after further moves, where it is easily seen that only the last of them could end the game;
    /// otherwise `None`. It is quicker than [`make`](Self::make), which looks for a five before every move.
    fn after_at_once(&self, moves: &[Point]) -> Option<Self> {
        // A black move before the last could be forbidden.
        let (&last, before) = moves.split_last().filter(|_| self.rule != Rule::Renju)?;
        let mut after = self.clone();
        after.moves.reserve(moves.len());
        for &point in before {
            if !after.is_empty(point) {
                return None;
            }
            after.put(point);
        }
        if Color::BOTH.iter().any(|&color| may_hold_five(&after.stones[color])) {
            return None;
        }
        after.make(last).ok().map(|()| after)
    }

    /// The rule.
    pub const fn rule(&self) -> Rule {
        self.rule
    }

    /// The side to move.
    pub const fn to_move(&self) -> Color {
        self.to_move
    }

    /// The stones of a side.
    pub fn stones(&self, color: Color) -> &PointSet {
        &self.stones[color]
    }

    /// The stone on a point.
    pub fn stone(&self, point: Point) -> Option<Color> {
        Color::BOTH.into_iter().find(|&color| self.stones[color].contains(point))
    }

    /// Whether the point holds no stone.
    pub fn is_empty(&self, point: Point) -> bool {
        self.stone(point).is_none()
    }

    /// The empty points, row by row from `a1`.
    pub fn empties(&self) -> impl Iterator<Item = Point> {
        Point::all().filter(|&point| self.is_empty(point))
    }

    /// Stones on the board.
    pub fn count(&self) -> usize {
        self.stones.black.len() + self.stones.white.len()
    }

    /// Whether no empty point is left.
    pub fn is_full(&self) -> bool {
        self.count() == POINTS
    }

    /// The stones that were set up, in no order, before the first move.
    pub const fn placed_stones(&self) -> &ByColor<PointSet> {
        &self.placed
    }

    /// The moves made since the start (the empty board or a set-up), in order.
    pub fn moves(&self) -> &[Point] {
        &self.moves
    }

    /// The last of the moves; `None` when no move was made since the start.
    pub fn last_move(&self) -> Option<Point> {
        self.moves.last().copied()
    }

    /// The side to move before the first move.
    pub fn first_to_move(&self) -> Color {
        if self.moves.len().is_multiple_of(2) { self.to_move } else { self.to_move.other() }
    }

    /// A position with the stones of this one and the given side to move. Where that changes the side to
    /// move, all stones become set-up stones and the list of moves is empty.
    #[must_use]
    pub fn with_turn(&self, to_move: Color) -> Self {
        if to_move == self.to_move { self.clone() } else { Self::placed(self.rule, self.stones, to_move) }
    }

    /// The image of this position under a symmetry.
    #[must_use]
    pub fn picture(&self, symmetry: Symmetry) -> Self {
        let image = |set: &PointSet| set.iter().map(|p| symmetry.apply(p)).collect::<PointSet>();
        let placed = ByColor::from_fn(|color| image(&self.placed[color]));
        let mut picture = Self::placed(self.rule, placed, self.first_to_move());
        self.moves.iter().for_each(|&p| picture.put(symmetry.apply(p)));
        picture
    }

    /// The symmetries that map the position onto itself; the identity is one of them.
    pub fn own_symmetries(&self) -> impl Iterator<Item = Symmetry> {
        self.pictures
            .alike()
            .filter(|&symmetry| symmetry == Symmetry::IDENTITY || self.picture(symmetry) == *self)
    }

    /// Puts a stone of the side to move on a point.
    ///
    /// # Errors
    /// When a side has won already, or the point holds a stone.
    pub fn make(&mut self, point: Point) -> Result<(), IllegalMove> {
        if let Some(winner) = self.winner() {
            return Err(IllegalMove::Over(winner));
        }
        if !self.is_empty(point) {
            return Err(IllegalMove::Occupied(point));
        }
        self.put(point);
        Ok(())
    }

    fn put(&mut self, point: Point) {
        self.stones[self.to_move].insert(point);
        self.pictures.toggle(self.to_move, point);
        self.moves.push(point);
        self.to_move = self.to_move.other();
    }

    /// Takes back the last move and returns its point; `None` when no move was made since the start.
    pub fn undo(&mut self) -> Option<Point> {
        let point = self.moves.pop()?;
        self.to_move = self.to_move.other();
        self.stones[self.to_move].remove(point);
        self.pictures.toggle(self.to_move, point);
        Some(point)
    }

    /// The position before the first move.
    pub(crate) fn start(&self) -> Self {
        let mut start = self.clone();
        while start.undo().is_some() {}
        start
    }

    /// The length in stones of the run of this side through the point along an axis, as if the point held a
    /// stone of this side.
    pub fn run_through(&self, color: Color, point: Point, axis: Axis) -> usize {
        let stones = &self.stones[color];
        let mut run = 1;
        for direction in axis.directions() {
            let (dx, dy) = direction.step();
            let mut end = point;
            while let Some(next) = end.offset(dx, dy).filter(|&next| stones.contains(next)) {
                (end, run) = (next, run + 1);
            }
        }
        run
    }

    /// Whether a winning five of this side contains the point, as if the point held a stone of this side.
    pub fn makes_five(&self, color: Color, point: Point) -> bool {
        Axis::ALL.iter().any(|&axis| self.rule.wins(color, self.run_through(color, point, axis)))
    }

    /// The empty points where a stone of this side makes a winning five.
    pub fn five_points(&self, color: Color) -> PointSet {
        let beside = beside_two(&self.stones[color]);
        let [black, white] = Color::BOTH.map(|color| &self.stones[color]);
        beside.minus(black).minus(white).iter().filter(|&point| self.makes_five(color, point)).collect()
    }

    /// Whether this side has a winning five on the board.
    pub fn has_won(&self, color: Color) -> bool {
        let stones = &self.stones[color];
        may_hold_five(stones) && stones.iter().any(|point| self.makes_five(color, point))
    }

    /// The side that has a winning five, or White where Black's last move is forbidden; `None` where there is
    /// neither.
    pub fn winner(&self) -> Option<Color> {
        // After a move, only a run through that move can be a five. Without moves, all stones are searched.
        match self.last_move() {
            Some(last) if self.makes_five(self.to_move.other(), last) => Some(self.to_move.other()),
            Some(_) if self.is_last_forbidden() => Some(Color::White),
            Some(_) => None,
            None => Color::BOTH.into_iter().find(|&color| self.has_won(color)),
        }
    }

    /// A hash of the stones, the rule and the side to move.
    pub const fn hash(&self) -> u64 {
        self.pictures.plain() ^ zobrist::context(self.rule, self.to_move)
    }

    /// A hash of the stones, the rule and the side to move that is equal for the eight images of a position.
    pub fn symmetric_hash(&self) -> u64 {
        self.pictures.symmetric() ^ zobrist::context(self.rule, self.to_move)
    }

    /// The [symmetric hash](Self::symmetric_hash) of the position that a move of the side to move leads to.
    pub fn symmetric_hash_after(&self, point: Point) -> u64 {
        let mut pictures = self.pictures;
        pictures.toggle(self.to_move, point);
        pictures.symmetric() ^ zobrist::context(self.rule, self.to_move.other())
    }

    /// Whether the other position is one of the eight images of this one, with the same rule and the same
    /// side to move.
    pub fn is_picture_of(&self, other: &Self) -> bool {
        self.symmetric_hash() == other.symmetric_hash()
            && Symmetry::ALL.into_iter().any(|symmetry| self.picture(symmetry) == *other)
    }
}

/// Whether five stones in a row may be among these: certainly where they are, and also where a row goes on from one
/// edge at the other.
fn may_hold_five(stones: &PointSet) -> bool {
    STEPS.iter().any(|&step| {
        let two = stones.intersection(&stones.after(step));
        let four = two.intersection(&two.after(2 * step));
        !four.intersection(&four.after(step)).is_empty()
    })
}

/// The index steps to the right, and upwards to the left, straight upwards and upwards to the right.
const STEPS: [u32; 4] = [1, SIZE as u32 - 1, SIZE as u32, SIZE as u32 + 1];

/// The points with two adjacent stones directly next to them on a line, and some other points near the edges.
/// They include every five point: whichever point of a five is empty, the two points next to it on one side
/// hold stones.
fn beside_two(stones: &PointSet) -> PointSet {
    let along = STEPS.map(|step| {
        let after = stones.after(step).intersection(&stones.after(2 * step));
        let before = stones.before(step).intersection(&stones.before(2 * step));
        after.union(&before)
    });
    along.iter().fold(PointSet::EMPTY, |all, some| all.union(some))
}

/// Two positions are equal when rule, stones and side to move are equal; the order of the moves does not
/// matter.
impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        (self.rule, self.to_move, self.stones) == (other.rule, other.to_move, other.stones)
    }
}

impl Eq for Position {}

#[cfg(test)]
mod tests;
