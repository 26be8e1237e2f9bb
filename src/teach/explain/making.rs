//! What a single move makes: fives, fours and open threes on the board.

use super::reason::{ClosedEnd, Four, MoveKind, MoveReason, Three};
use crate::board::{Axis, Color, Direction, FiveStop, Point, PointSet, Position};
use crate::pattern::PatternIndex;

/// Explains one move of the side to move without a proof: what it makes, and the only reply where there is one.
pub fn explain_move(position: &Position, point: Point) -> MoveReason {
    let attacker = position.to_move();
    let wins = position.makes_five(attacker, point);
    let mut board = position.clone();
    let forbidden =
        Some(position.ruling(point)).filter(|_| position.is_empty(point) && !position.may_play(point));
    let goes_on = board.make(point).is_ok() && !wins && forbidden.is_none();
    let fours = if goes_on { fours_through(&board, attacker, point) } else { Vec::new() };
    // Five points that were there before the move count too, because a reply must stop them as well.
    let fives = if goes_on { board.five_points(attacker) } else { PointSet::EMPTY };
    let (mut reply, mut decides, mut caught) = (None, wins, None);
    if !fives.is_empty() {
        let counter = board.five_points(attacker.other());
        match board.five_stop() {
            FiveStop::NotNeeded => {}
            FiveStop::Only(only) => {
                reply = Some(only).filter(|&only| counter.iter().all(|five| five == only));
            }
            FiveStop::Impossible => decides = counter.is_empty(),
        }
        // Where a single five point cannot be taken, renju forbids Black to play there.
        let only = fives.iter().next().filter(|_| decides && fives.len() == 1);
        caught = only.map(|point| board.ruling(point));
    }
    // An open three counts only if it is still open after the reply to the four.
    let answered = reply.is_none_or(|reply| board.make(reply).is_ok());
    let goes_on = answered && board.winner().is_none();
    let threes = if goes_on { threes_through(&board, attacker, point) } else { Vec::new() };
    let kind = match &fours[..] {
        _ if wins => MoveKind::Five,
        _ if forbidden.is_some() => MoveKind::Forbidden,
        [] => MoveKind::Quiet,
        [four] if four.fives.len() > 1 => MoveKind::StraightFour,
        [_] if !threes.is_empty() => MoveKind::FourThree,
        [four] if board.run_through(attacker, point, four.axis) == 4 => MoveKind::Four,
        [_] => MoveKind::BrokenFour,
        _ => MoveKind::DoubleFour,
    };
    let five = five_through(position, attacker, point);
    MoveReason {
        attacker,
        number: 1,
        attack: point,
        kind,
        rest: rest(point, &five, &fours, &threes),
        five,
        fours,
        threes,
        stops_five: position.makes_five(attacker.other(), point),
        reply,
        ruling: forbidden.or(caught),
        decides,
        reply_threatens: None,
        threat: None,
        defences: Vec::new(),
        needs: Vec::new(),
        left_open: Vec::new(),
        serves: Vec::new(),
    }
}

/// The rest squares of a move without a proof ([`MoveReason::rest`]).
fn rest(attack: Point, five: &[Point], fours: &[Four], threes: &[Three]) -> Vec<Point> {
    let mut stones: PointSet = fours.iter().flat_map(|four| &four.stones).chain(five).copied().collect();
    if stones.is_empty() {
        stones = threes.iter().flat_map(|three| &three.stones).copied().collect();
    }
    stones.remove(attack);
    stones.iter().collect()
}

/// The stones of all fours and of the five that the side to move makes along a line of play.
pub(super) fn stones_used(position: &Position, line: &[Point]) -> PointSet {
    let attacker = position.to_move();
    let mut board = position.clone();
    let mut used = PointSet::EMPTY;
    for (i, &point) in line.iter().enumerate() {
        if i % 2 == 0 {
            used = used.union(&five_through(&board, attacker, point).into_iter().collect());
        }
        if board.make(point).is_err() || board.winner().is_some() {
            break;
        }
        if i % 2 == 0 {
            let fours = fours_through(&board, attacker, point);
            used = used.union(&fours.iter().flat_map(|four| &four.stones).copied().collect());
        }
    }
    used
}

/// Whether there are five points of the side to move after its move on this point, which is allowed.
pub(in crate::teach) fn makes_four(position: &Position, point: Point) -> bool {
    let mut board = position.clone();
    position.may_play(point) && board.make(point).is_ok() && !board.five_points(position.to_move()).is_empty()
}

/// The allowed moves of the side to move that make a four, each with the points where the next stone makes a five.
pub(in crate::teach) fn fours(position: &Position) -> Vec<(Point, PointSet)> {
    let attacker = position.to_move();
    let own = position.stones(attacker);
    // A four needs three stones within four points of the move on one axis.
    let near = |point: Point, axis: Axis| around(point, axis).filter(|&p| own.contains(p)).count() >= 3;
    let mut board = position.clone();
    let mut found = Vec::new();
    let near_three = |point: &Point| Axis::ALL.into_iter().any(|axis| near(*point, axis));
    for point in position.empties().filter(near_three).filter(|&point| position.may_play(point)) {
        if board.make(point).is_ok() {
            let fives = board.five_points(attacker);
            found.extend((!fives.is_empty()).then_some((point, fives)));
            board.undo();
        }
    }
    found
}

/// The fours that a stone belongs to: one for each five point, but only one for a straight four.
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

/// The empty points where one more stone makes a five on the axis that contains `stone`. `own` are the stones
/// of the side; it may include stones that are not on the board.
fn five_points(board: &Position, color: Color, own: &PointSet, stone: Point, axis: Axis) -> Vec<Point> {
    let makes_five = |&five: &Point| {
        let empty = !own.contains(five) && !board.stones(color.other()).contains(five);
        let run = run(own, five, axis);
        empty && board.rule().wins(color, run.len()) && run.contains(&stone)
    };
    around(stone, axis).filter(makes_five).collect()
}

/// The points on an axis at most four steps from a point.
fn around(point: Point, axis: Axis) -> impl Iterator<Item = Point> {
    axis.directions().into_iter().flat_map(move |direction| point.walk(direction).take(4))
}

/// The points of the run of stones through a point on an axis, in order. The point itself is included.
fn run(own: &PointSet, point: Point, axis: Axis) -> Vec<Point> {
    let arm =
        |direction: Direction| point.walk(direction).take_while(|&p| own.contains(p)).collect::<Vec<_>>();
    let [lower, higher] = axis.directions();
    arm(lower).into_iter().rev().chain([point]).chain(arm(higher)).collect()
}

/// The points of the winning run that a move completes, the move included; empty where it completes none.
fn five_through(position: &Position, color: Color, point: Point) -> Vec<Point> {
    Axis::ALL
        .into_iter()
        .find(|&axis| position.rule().wins(color, position.run_through(color, point, axis)))
        .map_or(Vec::new(), |axis| run(position.stones(color), point, axis))
}

/// The open threes that a stone belongs to.
fn threes_through(board: &Position, color: Color, point: Point) -> Vec<Three> {
    let patterns = PatternIndex::new(board);
    Axis::ALL
        .into_iter()
        .filter(|&axis| patterns.pattern(point, axis, color).is_flex3())
        .filter_map(|axis| Some(Three { axis, stones: three(board, color, point, axis)? }))
        .collect()
}

/// The stones of the open three through a point on an axis: those that become a straight four by one more stone.
fn three(board: &Position, color: Color, point: Point, axis: Axis) -> Option<Vec<Point>> {
    let with = |raise: Point| {
        let mut own = *board.stones(color);
        own.insert(raise);
        let fives = five_points(board, color, &own, point, axis);
        let runs = fives.iter().flat_map(|&five| run(&own, five, axis));
        let stones: PointSet = runs.filter(|p| board.stones(color).contains(*p)).collect();
        (fives.len() > 1).then(|| stones.iter().collect::<Vec<_>>())
    };
    // A three that grows only where renju forbids it is none.
    let may_grow = |&p: &Point| board.is_empty(p) && !(color == Color::Black && board.is_forbidden(p));
    around(point, axis).filter(may_grow).filter_map(with).min_by_key(Vec::len)
}

/// What closes the end of four stones in a row that is not their five point.
fn shut_end(board: &Position, solid: &[Point], axis: Axis, five: Point) -> Option<ClosedEnd> {
    let ends = axis.directions().into_iter().zip([*solid.first()?, *solid.last()?]);
    ends.map(|(direction, end)| match end.walk(direction).next() {
        Some(beyond) if beyond == five => None,
        Some(beyond) if board.is_empty(beyond) => Some(ClosedEnd::Overline(beyond)),
        Some(beyond) => Some(ClosedEnd::Stone(beyond)),
        None => Some(ClosedEnd::Edge(end)),
    })
    .find_map(|shut| shut)
}
