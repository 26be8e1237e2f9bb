//! Why an attacking move works: what it makes, on which stones, and what it forces.
//!
//! Every statement is read off the board at the move; nothing is guessed.

use crate::board::{Axis, Color, Direction, Point, PointSet, Position};
use crate::pattern::{Pattern4, PatternIndex};
use crate::solve::Attack;

/// What an attacking move makes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Five in a row: the win.
    Five,
    /// Four in a row with both ends open.
    StraightFour,
    /// Two fours at once.
    DoubleFour,
    /// A four and an open three at once.
    FourThree,
    /// Four stones in a row with one five point.
    Four,
    /// Four stones with the five point among them.
    BrokenFour,
}

/// What stands at the end of a four that does not make five there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shut {
    /// A stone of the defender.
    Stone(Point),
    /// The edge of the board, beyond this stone.
    Edge(Point),
    /// An empty point where the run would grow past five (standard rule).
    Overline(Point),
}

/// A four that a move made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Four {
    /// Along which axis it lies.
    pub axis: Axis,
    /// Its stones, in order along the axis, the new one among them.
    pub stones: Vec<Point>,
    /// Where it becomes a five.
    pub fives: Vec<Point>,
    /// What keeps its other end from being a five point.
    pub shut: Option<Shut>,
}

/// An open three that a move made beside its four.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Three {
    /// Along which axis it lies.
    pub axis: Axis,
    /// Its stones, in order along the axis.
    pub stones: Vec<Point>,
}

/// One attacking move explained.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// Who attacks.
    pub attacker: Color,
    /// Which attacking move of the run, from 1.
    pub number: usize,
    /// The move.
    pub attack: Point,
    /// What it makes.
    pub kind: Kind,
    /// The fours it makes; empty for a five.
    pub fours: Vec<Four>,
    /// The stones of the five it makes; empty otherwise.
    pub five: Vec<Point>,
    /// The open threes it makes on the way.
    pub threes: Vec<Three>,
    /// The point it had to take because the defender would make a five there.
    pub stops_five: bool,
    /// The only reply that stops the five; `None` when nothing does.
    pub reply: Option<Point>,
    /// Whether that reply is itself a four of the defender, and where it then has to be stopped.
    pub reply_threatens: Option<Point>,
    /// The later attacking moves of the run that stand on this stone: their numbers and points.
    pub serves: Vec<(usize, Point)>,
}

/// Explains every attacking move of a run from a position.
pub fn explain(position: &Position, attack: &Attack) -> Vec<Reason> {
    let moves: Vec<(Point, Option<Point>)> = attack
        .steps
        .iter()
        .map(|step| (step.attack, Some(step.reply)))
        .chain([(attack.last, None)])
        .collect();
    let mut board = position.clone();
    let mut reasons: Vec<Reason> = Vec::new();
    for (i, &(point, reply)) in moves.iter().enumerate() {
        let mut reason = explain_move(&board, point);
        reason.number = i + 1;
        if board.make(point).is_err() {
            break;
        }
        if let Some(reply) = reply {
            let defender = board.to_move();
            if board.make(reply).is_err() {
                break;
            }
            reason.reply = Some(reply);
            reason.reply_threatens = board.five_points(defender).iter().next();
        }
        let used: PointSet =
            reason.fours.iter().flat_map(|four| four.stones.iter()).chain(&reason.five).copied().collect();
        for earlier in reasons.iter_mut().filter(|earlier| used.contains(earlier.attack)) {
            earlier.serves.push((i + 1, point));
        }
        reasons.push(reason);
    }
    reasons
}

/// Explains one move of the side to move, by itself: what it makes, and the only reply if there is one.
pub fn explain_move(position: &Position, point: Point) -> Reason {
    let attacker = position.to_move();
    let stops_five = position.makes_five(attacker.other(), point);
    let mut board = position.clone();
    let wins = position.makes_five(attacker, point);
    let placed = board.make(point).is_ok();
    let fours = if placed && !wins { fours_through(&board, attacker, point) } else { Vec::new() };
    let fives: PointSet = fours.iter().flat_map(|four| four.fives.iter().copied()).collect();
    let patterns = PatternIndex::new(position);
    let threes = Axis::ALL
        .into_iter()
        .filter(|&axis| patterns.pattern(point, axis, attacker).is_flex3())
        .map(|axis| Three { axis, stones: stones_near(&board, attacker, point, axis) })
        .collect::<Vec<_>>();
    let mut single = fives.iter();
    let reply = single.next().filter(|_| single.next().is_none());
    let kind = if wins {
        Kind::Five
    } else if let [four] = &fours[..] {
        let run = board.run_through(attacker, point, four.axis);
        match (reply, patterns.pattern4(point, attacker)) {
            (None, _) if run >= 4 => Kind::StraightFour,
            (None, _) => Kind::DoubleFour,
            (Some(_), Some(Pattern4::CBlock4Flex3)) => Kind::FourThree,
            (Some(_), _) if run >= 4 => Kind::Four,
            (Some(_), _) => Kind::BrokenFour,
        }
    } else {
        Kind::DoubleFour
    };
    Reason {
        attacker,
        number: 1,
        attack: point,
        kind,
        five: if wins { five_through(position, attacker, point) } else { Vec::new() },
        fours,
        threes,
        stops_five,
        reply,
        reply_threatens: None,
        serves: Vec::new(),
    }
}

/// The fours that a stone stands in, one for each axis.
fn fours_through(board: &Position, color: Color, point: Point) -> Vec<Four> {
    let mut fours = Vec::new();
    for axis in Axis::ALL {
        let fives: Vec<Point> = axis
            .directions()
            .into_iter()
            .flat_map(|direction| point.walk(direction).take(4))
            .filter(|&p| board.is_empty(p) && joins(board, color, p, point, axis))
            .collect();
        if let Some(&five) = fives.first() {
            let mut stones = run(board, color, five, axis);
            stones.retain(|&p| p != five);
            let shut = if fives.len() == 1 { shut_end(board, color, point, axis, five) } else { None };
            fours.push(Four { axis, stones, fives, shut });
        }
    }
    fours
}

/// Whether a stone on the empty point makes a five along the axis that holds the given stone.
fn joins(board: &Position, color: Color, five: Point, stone: Point, axis: Axis) -> bool {
    board.rule().wins(board.run_through(color, five, axis)) && run(board, color, five, axis).contains(&stone)
}

/// The run of a side through a point along an axis, the point included, in order.
fn run(board: &Position, color: Color, point: Point, axis: Axis) -> Vec<Point> {
    let arm = |direction: Direction| {
        point.walk(direction).take_while(|&p| board.stone(p) == Some(color)).collect::<Vec<_>>()
    };
    let [lower, higher] = axis.directions();
    arm(lower).into_iter().rev().chain([point]).chain(arm(higher)).collect()
}

/// The stones of the winning run that a move completes.
fn five_through(position: &Position, color: Color, point: Point) -> Vec<Point> {
    Axis::ALL
        .into_iter()
        .find(|&axis| position.rule().wins(position.run_through(color, point, axis)))
        .map_or(Vec::new(), |axis| run(position, color, point, axis))
}

/// What shuts the end of a solid four that is not the five point.
fn shut_end(board: &Position, color: Color, point: Point, axis: Axis, five: Point) -> Option<Shut> {
    let solid = run(board, color, point, axis);
    if solid.len() < 4 {
        return None;
    }
    let ends = axis.directions().into_iter().zip([solid.first(), solid.last()]);
    for (direction, end) in ends {
        let end = *end?;
        match end.walk(direction).next() {
            Some(beyond) if beyond == five => {}
            Some(beyond) if board.is_empty(beyond) => return Some(Shut::Overline(beyond)),
            Some(beyond) => return Some(Shut::Stone(beyond)),
            None => return Some(Shut::Edge(end)),
        }
    }
    let _ = color;
    None
}

/// The stones of a side on an axis within a three's reach of a point, no defender's stone between.
fn stones_near(board: &Position, color: Color, point: Point, axis: Axis) -> Vec<Point> {
    let arm = |direction: Direction| {
        point
            .walk(direction)
            .take(3)
            .take_while(|&p| board.stone(p) != Some(color.other()))
            .filter(|&p| board.stone(p) == Some(color))
            .collect::<Vec<_>>()
    };
    let [lower, higher] = axis.directions();
    arm(lower).into_iter().rev().chain([point]).chain(arm(higher)).collect()
}
