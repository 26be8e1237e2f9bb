//! The board as the search sees it: the kind of each empty point for either side, kept up to date stone by stone, and
//! the sum of what these points are worth.

use super::Manner;
use super::around::{NEAR, SEEN};
use super::sight::Eyes;
use super::values::{Urges, Values, urges};
use super::weights::{PARTS, ROW};
use crate::board::{Axis, Color, POINTS, Point, PointSet, Position, Rule, stone_key};
use crate::pattern::{Pattern, Pattern4, PatternIndex};

/// The kind of an empty point for Black and for White; on a stone both are 0.
type Kinds = [u8; 2];

/// What is known of an empty point; nothing of a stone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Known {
    kinds: Kinds,
    /// What it is worth when Black or White is to move, in parts of a hundredth of a logit.
    worth: [i16; 2],
}

/// What is counted on the whole board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Totals {
    /// By side and kind: the number of points of that kind, stones included.
    counts: [[u8; ROW]; 2],
    /// What all points are worth together, in parts of a hundredth of a logit, when Black or White is to move.
    sums: [i32; 2],
    /// By side: the points of fours and fives.
    fours: [PointSet; 2],
    /// The points that lie near stones.
    around: PointSet,
}

/// What is needed to take a move back.
struct Frame {
    /// The totals before the move.
    totals: Totals,
    /// Where the changes of the move begin in the list of changed points.
    start: usize,
}

/// The stones, the kind of each empty point, and the value of the position.
pub(super) struct Field {
    rule: Rule,
    to_move: Color,
    occupied: PointSet,
    patterns: PatternIndex,
    /// What the player sees of the patterns.
    eyes: Eyes,
    /// What points are worth to the player.
    values: Values,
    /// What the moves of Black and of White are worth to the player for themselves.
    urges: [Urges; 2],
    points: [Known; POINTS],
    totals: Totals,
    /// The hash of the stones.
    stones: u64,
    /// The points that moves have changed, as they were before.
    before: Vec<(u8, Known)>,
    /// By move.
    frames: Vec<Frame>,
}

impl Field {
    /// The board as a player of this manner sees it, who is the side to move.
    pub fn new(position: &Position, manner: &Manner) -> Self {
        let side = position.to_move();
        let mut totals = Totals {
            counts: [[0; ROW]; 2],
            sums: [0; 2],
            fours: [PointSet::EMPTY; 2],
            around: PointSet::EMPTY,
        };
        for side in &mut totals.counts {
            side[0] = POINTS as u8;
        }
        let mut field = Self {
            rule: position.rule(),
            to_move: position.to_move(),
            occupied: position.stones(Color::Black).union(position.stones(Color::White)),
            patterns: PatternIndex::new(position),
            eyes: Eyes::new(manner.sight, side, position.rule()),
            values: Values::new(manner, side),
            urges: urges(manner, side),
            points: [Known::default(); POINTS],
            totals,
            stones: 0,
            before: Vec::new(),
            frames: Vec::new(),
        };
        for point in Point::all() {
            match position.stone(point) {
                Some(color) => field.touch(point, color),
                None => field.refresh(point.index()),
            }
        }
        field.before.clear();
        field
    }

    pub const fn to_move(&self) -> Color {
        self.to_move
    }

    /// The guessed value of the position for the side to move, in hundredths of a logit.
    pub fn value(&self) -> i32 {
        let Totals { counts, sums, .. } = &self.totals;
        let whole = self.values.whole(self.rule, self.occupied.len(), counts, self.to_move);
        sums[self.to_move as usize] / PARTS + whole
    }

    /// A hash of the stones and the side to move.
    pub const fn hash(&self) -> u64 {
        self.stones ^ self.to_move as u64
    }

    /// The hash of a position, as [`hash`](Self::hash) has it.
    pub fn hash_of(position: &Position) -> u64 {
        let stones = Color::BOTH
            .into_iter()
            .flat_map(|color| position.stones(color).iter().map(move |point| stone_key(color, point)));
        stones.fold(position.to_move() as u64, |hash, key| hash ^ key)
    }

    /// The hash after a move of the side to move.
    pub fn hash_after(&self, point: Point) -> u64 {
        self.stones ^ stone_key(self.to_move, point) ^ self.to_move.other() as u64
    }

    /// The number of empty points of a kind for a side.
    pub const fn count(&self, color: Color, kind: Pattern4) -> u8 {
        self.totals.counts[color as usize][kind as usize]
    }

    /// The number of empty points of this kind or a higher one for a side.
    pub fn at_least(&self, color: Color, kind: Pattern4) -> u8 {
        self.totals.counts[color as usize][kind as usize..].iter().sum()
    }

    /// The kind of an empty point for a side, as a number.
    pub const fn kind(&self, point: Point, color: Color) -> u8 {
        self.points[point.index()].kinds[color as usize]
    }

    /// The points where a side makes a four or a five.
    pub const fn fours(&self, color: Color) -> PointSet {
        self.totals.fours[color as usize]
    }

    /// An empty point of a kind of fours or fives for a side.
    pub fn any(&self, color: Color, kind: Pattern4) -> Option<Point> {
        if self.count(color, kind) == 0 {
            return None;
        }
        self.fours(color).iter().find(|&point| self.kind(point, color) == kind as u8)
    }

    /// The points that may stop every open four of a side: where it would be made, and on its line those where the side
    /// could make a four.
    pub fn stops(&self, side: Color) -> PointSet {
        let mut stops: Option<PointSet> = None;
        for point in self.fours(side).iter().filter(|&point| self.kind(point, side) == Pattern4::BFlex4 as u8)
        {
            let mut these = PointSet::EMPTY;
            these.insert(point);
            for axis in Axis::ALL {
                if self.patterns.pattern(point, axis, side) < Pattern::B4 {
                    continue;
                }
                for direction in axis.directions() {
                    for other in point.walk(direction).take(4) {
                        if self.is_empty(other) && self.patterns.pattern(other, axis, side) >= Pattern::B4 {
                            these.insert(other);
                        }
                    }
                }
            }
            stops = Some(stops.map_or(these, |stops| stops.intersection(&these)));
        }
        stops.unwrap_or(PointSet::EMPTY)
    }

    pub const fn is_empty(&self, point: Point) -> bool {
        !self.occupied.contains(point)
    }

    /// Whether the side to move may play on an empty point.
    pub fn is_allowed(&self, point: Point) -> bool {
        self.to_move == Color::White || !self.patterns.forbids(point)
    }

    pub fn is_full(&self) -> bool {
        self.occupied.len() == POINTS
    }

    /// The empty points that lie near stones.
    pub fn candidates(&self) -> PointSet {
        self.totals.around.minus(&self.occupied)
    }

    /// Puts a stone of the side to move on an empty point.
    pub fn make(&mut self, point: Point) {
        let color = self.to_move;
        self.pass();
        self.frames.push(Frame { totals: self.totals, start: self.before.len() });
        self.lean(point, color);
        self.change(point.index(), Known::default());
        self.occupied.insert(point);
        let seen = &SEEN[self.rule as usize][point.index()];
        let mut marks = self.patterns.make_marked(point, color) & seen.on_board;
        self.touch(point, color);
        while marks != 0 {
            self.refresh(seen.points[marks.trailing_zeros() as usize % 64] as usize);
            marks &= marks - 1;
        }
    }

    /// Takes back the last move, which was this one.
    pub fn undo(&mut self, point: Point) {
        self.pass();
        self.occupied.remove(point);
        self.patterns.undo(point, self.to_move);
        self.stones ^= stone_key(self.to_move, point);
        let Some(Frame { totals, start }) = self.frames.pop() else { return };
        self.totals = totals;
        // No point changes twice in one move.
        for &(index, known) in &self.before[start..] {
            self.points[index as usize] = known;
        }
        self.before.truncate(start);
    }

    /// Gives the turn to the other side.
    pub const fn pass(&mut self) {
        self.to_move = self.to_move.other();
    }

    /// Counts what a move is worth for itself.
    fn lean(&mut self, point: Point, color: Color) {
        let (own, other) = (self.kind(point, color), self.kind(point, color.other()));
        let worth = PARTS * self.urges[color as usize].worth(own, other);
        self.totals.sums[color as usize] += worth;
        self.totals.sums[color.other() as usize] -= worth;
    }

    /// Counts a stone for what is near it and for the hash.
    fn touch(&mut self, point: Point, color: Color) {
        self.stones ^= stone_key(color, point);
        self.totals.around = self.totals.around.union(&NEAR[point.index()]);
    }

    /// Brings what is known of a point up to date.
    #[inline]
    fn refresh(&mut self, index: usize) {
        let point = Point::from_index(index);
        if self.is_empty(point) {
            let groups = self.patterns.groups(point);
            let kinds = self.eyes.kinds(point, groups, &self.occupied);
            self.change(index, Known { kinds, worth: self.values.of(kinds, groups) });
        }
    }

    /// Changes what is known of a point and remembers what it was.
    #[inline]
    fn change(&mut self, index: usize, new: Known) {
        let old = std::mem::replace(&mut self.points[index], new);
        if old == new {
            return;
        }
        self.before.push((index as u8, old));
        for (side, sum) in self.totals.sums.iter_mut().enumerate() {
            *sum += i32::from(new.worth[side]) - i32::from(old.worth[side]);
        }
        for (side, (new, old)) in new.kinds.into_iter().zip(old.kinds).enumerate() {
            if new == old {
                continue;
            }
            let counts = &mut self.totals.counts[side];
            counts[old as usize] -= 1;
            counts[new as usize] += 1;
            let four = Pattern4::EBlock4 as u8;
            if (new >= four) != (old >= four) {
                let (fours, point) = (&mut self.totals.fours[side], Point::from_index(index));
                if new >= four {
                    fours.insert(point)
                } else {
                    fours.remove(point)
                };
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn seen(field: &Field) -> (Color, [Known; POINTS], Totals, u64) {
        (field.to_move, field.points, field.totals, field.stones)
    }

    proptest! {
        /// Moves and their taking back lead where a field is built from nothing, and kinds are those of the patterns.
        #[test]
        fn a_field_that_follows_a_game_is_one_built_anew(
            moves in prop::collection::vec(0..POINTS, 1..60),
            rule in prop::sample::select(vec![Rule::Freestyle, Rule::Standard]),
        ) {
            let mut position = Position::new(rule);
            let mut field = Field::new(&position, &Manner::default());
            let mut way = Vec::new();
            for index in moves {
                let point = Point::from_index(index);
                if position.make(point).is_ok() {
                    way.push((point, seen(&field)));
                    field.make(point);
                }
            }
            let anew = Field::new(&position, &Manner::default());
            prop_assert!(seen(&field) == seen(&anew));
            let patterns = PatternIndex::new(&position);
            for point in position.empties() {
                for color in Color::BOTH {
                    prop_assert_eq!(Some(Pattern4::ALL[field.kind(point, color) as usize]), patterns.pattern4(point, color));
                }
            }
            for (point, before) in way.into_iter().rev() {
                field.undo(point);
                prop_assert!(seen(&field) == before);
            }
        }

        /// Symmetric images have one value, and so have positions with swapped colours.
        #[test]
        fn a_value_knows_neither_directions_nor_colours(moves in prop::collection::vec(0..POINTS, 1..40)) {
            let mut position = Position::new(Rule::Standard);
            for index in moves {
                let _ = position.make(Point::from_index(index));
            }
            let value = Field::new(&position, &Manner::default()).value();
            for symmetry in crate::board::Symmetry::ALL {
                prop_assert_eq!(Field::new(&position.picture(symmetry), &Manner::default()).value(), value);
            }
            let mut setup = position.setup();
            std::mem::swap(&mut setup.stones.black, &mut setup.stones.white);
            setup.to_move = setup.to_move.other();
            prop_assert_eq!(Field::new(&setup.position().unwrap(), &Manner::default()).value(), value);
        }
    }
}
