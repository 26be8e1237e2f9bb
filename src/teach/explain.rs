//! Why an attacking move works: what it makes, on which stones, and what it forces.
//!
//! Every statement is read off the board at the move; nothing is guessed.

use crate::board::{Axis, Color, Direction, Point, PointSet, Position};
use crate::pattern::PatternIndex;
use crate::proof::Certificate;
use crate::solve::Win;

/// What an attacking move makes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
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
    /// For a move that makes no four: the fours that win if the defender passes, to the deciding one.
    pub threat: Vec<Point>,
    /// For a move that makes no four: the answers that the proof meets one by one, because they touch that
    /// threat; it meets every other with the threat itself.
    pub defences: Vec<Point>,
    /// The later attacking moves of the run that stand on this stone: their numbers and points.
    pub serves: Vec<(usize, Point)>,
}

/// Explains the attacking moves of a win along its longest line, up to the one that decides.
pub fn explain(position: &Position, win: &Win) -> Vec<Reason> {
    let mut reasons = explain_game(position, &win.line);
    let decided = reasons.iter().position(|reason| reason.decides);
    reasons.truncate(decided.map_or(reasons.len(), |i| i + 1));
    // What the proof says of each move stands at its nodes.
    let mut at = Some(win.certificate.root);
    let mut board = position.clone();
    for (reason, pair) in reasons.iter_mut().zip(win.line.chunks(2)) {
        let Some(node) = at.and_then(|at| win.certificate.nodes.get(at)) else { break };
        if reason.fours.is_empty() && !reason.decides {
            reason.threat = node.otherwise.map_or(Vec::new(), |next| fours_from(&win.certificate, next));
            let answers = node.replies.keys().copied();
            reason.defences = answers.filter(|&p| board.is_empty(p) && p != reason.attack).collect();
        }
        at = pair.get(1).and_then(|&reply| node.answer(reply));
        if pair.iter().any(|&point| board.make(point).is_err()) {
            break;
        }
    }
    let places: Vec<(usize, Point)> = reasons.iter().map(|reason| (reason.number, reason.attack)).collect();
    for reason in &mut reasons {
        reason.serves.retain(|place| places.contains(place));
    }
    reasons
}

/// The attacks and replies of a run of fours in a certificate.
fn fours_from(certificate: &Certificate, start: usize) -> Vec<Point> {
    let mut line = Vec::new();
    let mut at = Some(start);
    while let Some(node) = at.and_then(|at| certificate.nodes.get(at)) {
        line.push(node.attack);
        let only = node.replies.first_key_value();
        line.extend(only.map(|(&reply, _)| reply));
        at = only.map(|(_, &next)| next);
    }
    line
}

/// Explains the moves of the side to move in a game that goes on from a position.
pub fn explain_game(position: &Position, moves: &[Point]) -> Vec<Reason> {
    let mut board = position.clone();
    let mut reasons: Vec<Reason> = Vec::new();
    for (i, pair) in moves.chunks(2).enumerate() {
        let mut reason = explain_move(&board, pair[0]);
        reason.number = i + 1;
        let defender = board.to_move().other();
        if pair.iter().any(|&point| board.make(point).is_err()) {
            break;
        }
        if reason.reply.is_some() && reason.reply == pair.get(1).copied() {
            reason.reply_threatens = board.five_points(defender).iter().next();
        }
        let used: PointSet =
            reason.fours.iter().flat_map(|four| four.stones.iter()).chain(&reason.five).copied().collect();
        for earlier in reasons.iter_mut().filter(|earlier| used.contains(earlier.attack)) {
            earlier.serves.push((i + 1, pair[0]));
        }
        reasons.push(reason);
    }
    reasons
}

/// Explains one move of the side to move, by itself: what it makes, and the only reply if there is one.
pub fn explain_move(position: &Position, point: Point) -> Reason {
    let attacker = position.to_move();
    let wins = position.makes_five(attacker, point);
    let mut board = position.clone();
    let goes_on = board.make(point).is_ok() && !wins;
    let fours = if goes_on { fours_through(&board, attacker, point) } else { Vec::new() };
    // Five points that were there before count as well: what answers the move must stop them too.
    let mut fives = if goes_on { board.five_points(attacker) } else { PointSet::EMPTY };
    let (mut reply, mut decides) = (None, wins);
    if !fives.is_empty() {
        let first = fives.iter().next().filter(|_| fives.len() == 1);
        fives = board.five_points(attacker.other());
        decides = first.is_none() && fives.is_empty();
        reply = first.filter(|&only| fives.iter().all(|five| five == only));
    }
    // A three counts if it is still open when the four has been answered.
    let answered = reply.is_none_or(|reply| board.make(reply).is_ok());
    let goes_on = answered && board.winner().is_none();
    let threes = if goes_on { threes_through(&board, attacker, point) } else { Vec::new() };
    let kind = match &fours[..] {
        _ if wins => Kind::Five,
        [] => Kind::Quiet,
        [four] if four.fives.len() > 1 => Kind::StraightFour,
        [_] if !threes.is_empty() => Kind::FourThree,
        [four] if board.run_through(attacker, point, four.axis) == 4 => Kind::Four,
        [_] => Kind::BrokenFour,
        _ => Kind::DoubleFour,
    };
    Reason {
        attacker,
        number: 1,
        attack: point,
        kind,
        five: if wins { five_through(position, attacker, point) } else { Vec::new() },
        fours,
        threes,
        stops_five: position.makes_five(attacker.other(), point),
        reply,
        decides,
        reply_threatens: None,
        threat: Vec::new(),
        defences: Vec::new(),
        serves: Vec::new(),
    }
}

/// The fours that a stone stands in: one for each five point, but only one for a straight four.
fn fours_through(board: &Position, color: Color, point: Point) -> Vec<Four> {
    let own = board.stones(color);
    let mut fours = Vec::new();
    for axis in Axis::ALL {
        let fives = five_points(board, color, own, point, axis);
        let solid = run(own, point, axis);
        if solid.len() == 4 && !fives.is_empty() {
            let shut = if fives.len() == 1 { shut_end(board, &solid, axis, fives[0]) } else { None };
            fours.push(Four { axis, stones: solid, fives, shut });
            continue;
        }
        for five in fives {
            let stones = run(own, five, axis).into_iter().filter(|&p| p != five).collect();
            fours.push(Four { axis, stones, fives: vec![five], shut: None });
        }
    }
    fours
}

/// The empty points where a stone makes a five along the axis together with the given stone, when these
/// are the side's stones.
fn five_points(board: &Position, color: Color, own: &PointSet, stone: Point, axis: Axis) -> Vec<Point> {
    let makes_five = |&five: &Point| {
        let empty = !own.contains(five) && !board.stones(color.other()).contains(five);
        let run = run(own, five, axis);
        empty && board.rule().wins(run.len()) && run.contains(&stone)
    };
    around(stone, axis).filter(makes_five).collect()
}

/// The points of an axis within a five's reach of a point.
fn around(point: Point, axis: Axis) -> impl Iterator<Item = Point> {
    axis.directions().into_iter().flat_map(move |direction| point.walk(direction).take(4))
}

/// The run of stones through a point along an axis, the point included, in order.
fn run(own: &PointSet, point: Point, axis: Axis) -> Vec<Point> {
    let arm =
        |direction: Direction| point.walk(direction).take_while(|&p| own.contains(p)).collect::<Vec<_>>();
    let [lower, higher] = axis.directions();
    arm(lower).into_iter().rev().chain([point]).chain(arm(higher)).collect()
}

/// The stones of the winning run that a move completes.
fn five_through(position: &Position, color: Color, point: Point) -> Vec<Point> {
    Axis::ALL
        .into_iter()
        .find(|&axis| position.rule().wins(position.run_through(color, point, axis)))
        .map_or(Vec::new(), |axis| run(position.stones(color), point, axis))
}

/// The open threes that a stone stands in.
fn threes_through(board: &Position, color: Color, point: Point) -> Vec<Three> {
    let patterns = PatternIndex::new(board);
    Axis::ALL
        .into_iter()
        .filter(|&axis| patterns.pattern(point, axis, color).is_flex3())
        .filter_map(|axis| Some(Three { axis, stones: three(board, color, point, axis)? }))
        .collect()
}

/// The stones that one more makes a four with two five points.
fn three(board: &Position, color: Color, point: Point, axis: Axis) -> Option<Vec<Point>> {
    let with = |raise: Point| {
        let mut own = *board.stones(color);
        own.insert(raise);
        let fives = five_points(board, color, &own, point, axis);
        let runs = fives.iter().flat_map(|&five| run(&own, five, axis));
        let stones: PointSet = runs.filter(|p| board.stones(color).contains(*p)).collect();
        (fives.len() > 1).then(|| stones.iter().collect::<Vec<_>>())
    };
    around(point, axis).filter(|&p| board.is_empty(p)).filter_map(with).min_by_key(Vec::len)
}

/// What shuts the end of a solid four that is not the five point.
fn shut_end(board: &Position, solid: &[Point], axis: Axis, five: Point) -> Option<Shut> {
    let ends = axis.directions().into_iter().zip([*solid.first()?, *solid.last()?]);
    ends.map(|(direction, end)| match end.walk(direction).next() {
        Some(beyond) if beyond == five => None,
        Some(beyond) if board.is_empty(beyond) => Some(Shut::Overline(beyond)),
        Some(beyond) => Some(Shut::Stone(beyond)),
        None => Some(Shut::Edge(end)),
    })
    .find_map(|shut| shut)
}
