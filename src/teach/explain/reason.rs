//! What there is to say about one attacking move.

use crate::board::{Axis, Color, Point};

/// What an attacking move makes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveKind {
    /// Five in a row: the win.
    Five,
    /// Four in a row with both ends open.
    StraightFour,
    /// Two fours at once, on one line or on several.
    DoubleFour,
    /// A four, and an open three that is there still when the four has been answered.
    FourThree,
    /// Four stones in a row with one five point.
    Four,
    /// Four stones with the five point among them.
    BrokenFour,
    /// No four.
    Quiet,
}

impl MoveKind {
    /// The name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Five => "five",
            Self::StraightFour => "straight-four",
            Self::DoubleFour => "double-four",
            Self::FourThree => "four-three",
            Self::Four => "four",
            Self::BrokenFour => "broken-four",
            Self::Quiet => "quiet",
        }
    }
}

/// What stands at the end of a four that does not make five there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClosedEnd {
    /// A stone of the defender.
    Stone(Point),
    /// The edge of the board, beyond this stone.
    Edge(Point),
    /// An empty point where the run would grow past five (standard rule).
    Overline(Point),
}

/// A four that a move made: stones that one more makes a five.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Four {
    /// Along which axis it lies.
    pub axis: Axis,
    /// Its stones, in order along the axis, the new one among them; more than four where the five would
    /// be more than a five.
    pub stones: Vec<Point>,
    /// Where it becomes a five: two points in a straight four, else one.
    pub fives: Vec<Point>,
    /// What keeps its other end from being a five point.
    pub shut: Option<ClosedEnd>,
}

/// An open three that a move made beside its four.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Three {
    /// Along which axis it lies.
    pub axis: Axis,
    /// Its stones, in order along the axis.
    pub stones: Vec<Point>,
}

/// What the attacker has if the defender does nothing about a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Threat {
    /// The moves of both sides: a run of fours up to the one that decides, or any win to its five.
    pub line: Vec<Point>,
    /// Whether every attacking move of it is a four.
    pub fours: bool,
}

/// Points that a move uses and that the defender left alone, although the proof had an answer to him there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeftOpen {
    /// The number of the earlier attacking move to which he replied on another point.
    pub number: usize,
    /// That move.
    pub attack: Point,
    /// The points that he left.
    pub points: Vec<Point>,
}

/// One attacking move explained.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveReason {
    /// Who attacks.
    pub attacker: Color,
    /// Which attacking move it is, from 1: of the run, or as the proof's outline numbers it.
    pub number: usize,
    /// The move: its gain square.
    pub attack: Point,
    /// What it makes.
    pub kind: MoveKind,
    /// The fours it makes; empty for a five and for a quiet move.
    pub fours: Vec<Four>,
    /// The stones of the five it makes; empty otherwise.
    pub five: Vec<Point>,
    /// The open threes it makes, those that are open still after the reply.
    pub threes: Vec<Three>,
    /// The point it had to take because the defender would make a five there.
    pub stops_five: bool,
    /// The only reply that stops the five; `None` when there is no five to stop, or nothing stops it.
    pub reply: Option<Point>,
    /// Whether it is a five, or nothing can be done about the five it threatens.
    pub decides: bool,
    /// Whether that reply is itself a four of the defender, and where it then has to be stopped.
    pub reply_threatens: Option<Point>,
    /// For a move that makes no four: what wins if the defender passes.
    pub threat: Option<Threat>,
    /// For a move that makes no four: the answers that the proof meets one by one, because they touch that
    /// threat; it meets every other with the threat itself.
    pub defences: Vec<Point>,
    /// Its rest squares: the attacker's stones, besides the move itself, of which its five or its fours
    /// consist; without any, those of its threes and of the fours of its threat.
    pub rest: Vec<Point>,
    /// The earlier attacking moves that are among these stones: their numbers and points.
    pub needs: Vec<(usize, Point)>,
    /// Points it uses that the defender left alone.
    pub left_open: Vec<LeftOpen>,
    /// The later attacking moves of the run that stand on this stone: their numbers and points.
    pub serves: Vec<(usize, Point)>,
}

impl MoveReason {
    /// Its cost squares: where the defender has to answer, or can.
    pub fn cost(&self) -> Vec<Point> {
        if self.fours.is_empty() { self.defences.clone() } else { self.fives() }
    }

    /// Where its fours become fives.
    pub(super) fn fives(&self) -> Vec<Point> {
        self.fours.iter().flat_map(|four| four.fives.iter().copied()).collect()
    }

    /// Gives this move and those it names the numbers of an outline.
    pub(super) fn renumber(&mut self, number: impl Fn(usize) -> usize) {
        self.number = number(self.number);
        let named = self.needs.iter_mut().chain(&mut self.serves).map(|(named, _)| named);
        named.chain(self.left_open.iter_mut().map(|left| &mut left.number)).for_each(|n| *n = number(*n));
    }
}
