//! Tests every statement of an explanation of one move on the board: all replies are tried, fives are counted
//! stone by stone.

use yonsan::board::{Axis, Color, Point, PointSet, Position, Rule, diagram};
use yonsan::teach::explain::{ClosedEnd, MoveKind, MoveReason};

use super::positions::played;

pub fn set(points: &[Point]) -> PointSet {
    points.iter().copied().collect()
}

fn in_a_row(points: &[Point], axis: Axis) -> bool {
    points.windows(2).all(|pair| pair[0].walk(axis.directions()[1]).next() == Some(pair[1]))
}

/// The points of the winning run that a stone of a side on this point would make along an axis.
fn winning_run(board: &Position, color: Color, point: Point, axis: Axis) -> Option<PointSet> {
    let own = |p: &Point| board.stone(*p) == Some(color);
    let run: PointSet =
        axis.directions().into_iter().flat_map(|d| point.walk(d).take_while(own)).chain([point]).collect();
    board.rule().wins(color, run.len()).then_some(run)
}

/// Whether this reply is allowed, and makes a five or leaves the other side no point for a five.
fn saved_by(board: &Position, reply: Point) -> bool {
    let next = played(board, &[reply]);
    match next.winner() {
        // A forbidden reply loses at once.
        Some(winner) => winner == board.to_move(),
        None => next.five_points(next.to_move()).is_empty(),
    }
}

/// Asserts that every statement about a move is true on the board before it.
pub fn verify(before: &Position, reason: &MoveReason) {
    let (attacker, attack) = (before.to_move(), reason.attack);
    let defender = attacker.other();
    let board = played(before, &[attack]);
    let say = || format!("{}\n{reason:?}", diagram::draw(&board, diagram::Glyphs::Ascii));
    assert_eq!(reason.stops_five, before.makes_five(defender, attack), "{}", say());
    let forbidden = before.is_empty(attack) && !before.may_play(attack);
    assert_eq!(reason.kind == MoveKind::Forbidden, forbidden, "{}", say());
    if let Some(ruling) = &reason.ruling {
        // The move is forbidden, or the only point that would stop its five is.
        let judged = if forbidden { before } else { &board };
        assert_eq!(*ruling, judged.ruling(ruling.point), "{}", say());
        assert!(ruling.is_forbidden() && (forbidden || reason.decides), "{}", say());
        let point = if forbidden { PointSet::from_iter([attack]) } else { board.five_points(attacker) };
        assert_eq!(point, PointSet::from_iter([ruling.point]), "{}", say());
    }
    if forbidden {
        assert!(reason.ruling.is_some() && reason.fours.is_empty() && !reason.decides, "{}", say());
        return;
    }
    assert_eq!(reason.kind == MoveKind::Five, board.winner().is_some(), "{}", say());
    if reason.kind == MoveKind::Five {
        let axis = Axis::ALL.into_iter().find(|&axis| in_a_row(&reason.five, axis)).expect("a row");
        assert_eq!(winning_run(&board, attacker, attack, axis), Some(set(&reason.five)), "{}", say());
        assert!(reason.decides && reason.reply.is_none() && reason.fours.is_empty());
        return;
    }
    verify_fours(&board, reason, &say);
    // Either only the named reply stops the five, or no reply does.
    let replies: Vec<Point> = board.empties().filter(|&reply| saved_by(&board, reply)).collect();
    let threatened = !board.five_points(attacker).is_empty();
    assert_eq!(reason.decides, threatened && replies.is_empty(), "{}", say());
    if let Some(reply) = reason.reply {
        assert_eq!(replies, [reply], "{}", say());
    } else {
        let forced = threatened && board.five_points(defender).is_empty();
        assert!(replies.is_empty() || !forced, "{}", say());
    }
    let answered = reason.reply.map_or(board.clone(), |reply| played(&board, &[reply]));
    if answered.winner().is_some() {
        assert!(reason.threes.is_empty());
    } else {
        verify_threes(&answered, reason, &say);
    }
}

fn verify_fours(board: &Position, reason: &MoveReason, say: &dyn Fn() -> String) {
    let mut named = PointSet::EMPTY;
    for four in &reason.fours {
        assert!(four.stones.contains(&reason.attack), "{}", say());
        let solid = in_a_row(&four.stones, four.axis) && four.stones.len() == 4;
        for &five in &four.fives {
            assert!(board.is_empty(five) && named.insert(five), "{}", say());
            let run =
                winning_run(board, reason.attacker, five, four.axis).unwrap_or_else(|| panic!("{}", say()));
            assert!(four.stones.iter().all(|&p| run.contains(p)), "{}", say());
            assert!(solid || run.len() == four.stones.len() + 1, "{}", say());
        }
        let ends = || {
            let [lower, higher] = four.axis.directions();
            [four.stones[0].walk(lower).next(), four.stones[3].walk(higher).next()]
        };
        match four.shut {
            None => assert_eq!(solid, four.fives.len() == 2, "{}", say()),
            Some(shut) => {
                assert!(solid && ends().contains(&Some(four.fives[0])), "{}", say());
                let other = ends().into_iter().find(|&end| end != Some(four.fives[0]));
                let other = other.unwrap_or_else(|| panic!("{}", say()));
                match (shut, other) {
                    (ClosedEnd::Stone(at), Some(end)) => {
                        assert!(at == end && board.stone(at) == Some(reason.attacker.other()), "{}", say());
                    }
                    (ClosedEnd::Overline(at), Some(end)) => {
                        assert!(at == end && board.is_empty(at), "{}", say());
                        // Six stones are no five under the standard rule, nor for Black under renju.
                        let is_exact = board.rule() == Rule::Standard
                            || board.rule() == Rule::Renju && reason.attacker == Color::Black;
                        assert!(is_exact, "{}", say());
                        assert!(board.run_through(reason.attacker, at, four.axis) > 5, "{}", say());
                    }
                    (ClosedEnd::Edge(_), None) => {}
                    _ => panic!("{}", say()),
                }
            }
        }
    }
    let through = |five: &Point| {
        let runs = Axis::ALL.into_iter().filter_map(|axis| winning_run(board, reason.attacker, *five, axis));
        runs.into_iter().any(|run| run.contains(reason.attack))
    };
    assert_eq!(named, board.five_points(reason.attacker).iter().filter(through).collect(), "{}", say());
    let fives: Vec<usize> = reason.fours.iter().map(|four| four.fives.len()).collect();
    let shape = match reason.kind {
        MoveKind::Quiet => fives.is_empty(),
        MoveKind::StraightFour => fives == [2],
        MoveKind::DoubleFour => fives.len() > 1,
        MoveKind::Four => fives == [1] && reason.fours[0].shut.is_some() && reason.threes.is_empty(),
        MoveKind::BrokenFour => fives == [1] && reason.fours[0].shut.is_none() && reason.threes.is_empty(),
        MoveKind::FourThree => fives == [1] && !reason.threes.is_empty(),
        MoveKind::Five | MoveKind::Forbidden => false,
    };
    assert!(shape, "{}", say());
}

/// Asserts that each named three is one stone short of a four with two five points when the reply stands on the
/// board.
fn verify_threes(board: &Position, reason: &MoveReason, say: &dyn Fn() -> String) {
    for three in &reason.threes {
        assert!(three.stones.contains(&reason.attack) && three.stones.len() >= 3, "{}", say());
        assert!(three.stones.iter().all(|&p| board.stone(p) == Some(reason.attacker)), "{}", say());
        let raised = board.empties().any(|raise| {
            let mine = played(&board.with_turn(reason.attacker), &[raise]);
            let runs = mine
                .five_points(reason.attacker)
                .iter()
                .filter_map(|five| winning_run(&mine, reason.attacker, five, three.axis))
                .filter(|run| run.contains(raise) && run.contains(reason.attack))
                .collect::<Vec<_>>();
            let all: PointSet = runs.iter().flat_map(PointSet::iter).collect();
            runs.len() > 1 && three.stones.iter().all(|&p| all.contains(p))
        });
        assert!(raised, "{}", say());
    }
}
