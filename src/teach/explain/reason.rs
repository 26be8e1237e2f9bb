//! The explanation of one attacking move.

use serde::Serialize;

use crate::board::{Axis, Color, Point, Ruling, named};

named! {
    /// What an attacking move makes.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum MoveKind {
        /// Five in a row: the win.
        Five = "five",
        /// Four in a row with both ends open.
        StraightFour = "straight-four",
        /// Two fours at once, on one line or on several.
        DoubleFour = "double-four",
        /// A four, and an open three that is still open after the reply to the four.
        FourThree = "four-three",
        /// Four stones in a row with one five point.
        Four = "four",
        /// Four stones with one gap, which is the five point.
        BrokenFour = "broken-four",
        /// No four.
        Quiet = "quiet",
        /// A move that renju forbids, which loses at once.
        Forbidden = "forbidden",
    }
}

/// Why the end of a four is not a five point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClosedEnd {
    /// A stone of the defender stands there.
    Stone(Point),
    /// The edge of the board follows this stone.
    Edge(Point),
    /// The point is empty, but a stone there would make a run of more than five (standard rule).
    Overline(Point),
}

/// A four: stones that one more stone turns into a five.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Four {
    /// The axis on which the stones stand.
    pub axis: Axis,
    /// Its stones in order along the axis, the new one included; more than four where the next stone makes a run
    /// of more than five.
    pub stones: Vec<Point>,
    /// The five points: two for a straight four, otherwise one.
    pub fives: Vec<Point>,
    /// Why its other end is not a five point, where the stones stand in a row.
    #[serde(skip)]
    pub shut: Option<ClosedEnd>,
}

/// An open three that a move makes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Three {
    /// The axis on which the stones stand.
    pub axis: Axis,
    /// Its stones in order along the axis.
    pub stones: Vec<Point>,
}

/// The win that the attacker has if the defender does not answer a move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Threat {
    /// The moves of both sides: a run of fours up to the move that decides, or another win up to its five.
    pub line: Vec<Point>,
    /// Whether every attacking move of the line is a four.
    pub fours: bool,
}

/// Points that a move uses and that the defender could have taken earlier: they were defences against an earlier
/// attacking move, but the defender replied elsewhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LeftOpen {
    /// The number of the earlier attacking move.
    pub number: usize,
    /// The point of the earlier attacking move.
    #[serde(rename = "move")]
    pub attack: Point,
    /// The points that the defender left open.
    pub points: Vec<Point>,
}

/// Why one attacking move works: what it makes, what it forces, and which stones and points it uses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveReason {
    /// The attacker.
    pub attacker: Color,
    /// The number of the attacking move, from 1: its place in the line, or its number in the proof's outline.
    pub number: usize,
    /// The move, which is its gain square.
    pub attack: Point,
    /// What the move makes.
    pub kind: MoveKind,
    /// The fours that the move makes; empty for a five and for a quiet move.
    pub fours: Vec<Four>,
    /// The stones of the five that the move makes; empty where it makes none.
    pub five: Vec<Point>,
    /// The open threes that the move makes and that are still open after the only reply.
    pub threes: Vec<Three>,
    /// Whether the defender would have made a five on this point.
    pub stops_five: bool,
    /// The only reply that stops the five; `None` when there is no five to stop, or no reply stops it.
    pub reply: Option<Point>,
    /// What renju says of a point: of the move, where it is forbidden; of the only point where the defender could stop
    /// the five, where Black may not play there. `None` where neither is so.
    pub ruling: Option<Ruling>,
    /// Whether the move is a five, or no reply can stop the five that it threatens.
    pub decides: bool,
    /// Where the reply in the line is itself a four: the reply, and the point where the attacker has to stop it.
    pub reply_threatens: Option<(Point, Point)>,
    /// For a move that makes no four: the win if the defender passes.
    pub threat: Option<Threat>,
    /// For a move that makes no four: the replies that the proof answers one by one, because they touch the threat.
    /// It answers all other replies with the threat itself.
    pub defences: Vec<Point>,
    /// The rest squares: the attacker's other stones in the five or in the fours that the move makes. Where it makes
    /// neither, the stones of its open threes and of the fours in its threat.
    pub rest: Vec<Point>,
    /// The earlier attacking moves among the rest squares: their numbers and points.
    pub needs: Vec<(usize, Point)>,
    /// The points that the move uses and that the defender left open.
    pub left_open: Vec<LeftOpen>,
    /// The later attacking moves that use this stone: their numbers and points.
    pub serves: Vec<(usize, Point)>,
}

impl MoveReason {
    /// The cost squares: the points where the defender has to reply, or can.
    pub fn cost(&self) -> Vec<Point> {
        if self.fours.is_empty() { self.defences.clone() } else { self.fives() }
    }

    /// The five points of all its fours.
    pub(super) fn fives(&self) -> Vec<Point> {
        self.fours.iter().flat_map(|four| four.fives.iter().copied()).collect()
    }

    /// Replaces the number of this move, and of every move that it names, by `number(old)`.
    pub(super) fn renumber(&mut self, number: impl Fn(usize) -> usize) {
        self.number = number(self.number);
        let named = self.needs.iter_mut().chain(&mut self.serves).map(|(named, _)| named);
        named.chain(self.left_open.iter_mut().map(|left| &mut left.number)).for_each(|n| *n = number(*n));
    }
}
