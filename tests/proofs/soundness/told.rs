//! Compares grades and reasons of moves with independent searches and with the rules.

use yonsan::board::{Color, Dice, Point, Position};
use yonsan::solve::first::{self, Judgement};
use yonsan::solve::{Budget, Class, MoveValue, Vcf, Verdict, Win, goal, vct};
use yonsan::teach::analyze::{Cause, Reach, WhyNot, why_not};
use yonsan::teach::explain::explain;
use yonsan::teach::puzzle::{Goal, GoalKind};
use yonsan::teach::train::grade::{Grade, Grader};

use super::bench::{Bench, show, some_empty};
use super::real;
use crate::support::certificates::accepted;
use crate::support::clauses;
use crate::support::positions::{nodes, played};

/// The limit on nodes of the VCT search at the root, and of each search of a grade.
const NODES: u64 = 1_500;

/// The larger limit on nodes of the searches that try to refute a result.
const MORE: u64 = 6_000;

/// The number of moves of a position that are judged.
const MOVES: usize = 3;

/// A won position of a game, an engine's claim, a puzzle or random play. It counts as telling when a move
/// gives the win away.
pub fn case(dice: &mut Dice, bench: &mut Bench) {
    let position = real::some(dice).with_turn(dice.of(&Color::BOTH));
    let answer = vct::solve(&position, &nodes(NODES));
    bench.tally.said(&answer.verdict);
    let Verdict::Proven(win) = answer.verdict else { return };
    explained(&position, &win);
    let defends = position.with_turn(position.to_move().other());
    for _ in 0..MOVES {
        let point = some_move(&position, &win, dice);
        let thrown = graded(&position, win.class, point, dice);
        bench.tally.telling += u64::from(thrown);
        reasoned(&position, win.class, point);
        held(&defends, some_move(&position, &win, dice));
    }
}

/// The win's first move, or a random move.
fn some_move(position: &Position, win: &Win, dice: &mut Dice) -> Point {
    if dice.one_in(2) { dice.of(&win.line) } else { some_empty(position, dice) }
}

/// Asserts the explanation of each attacking move along a win.
fn explained(position: &Position, win: &Win) {
    let mut board = position.clone();
    for (i, reason) in explain(win).iter().enumerate() {
        assert_eq!((reason.number, reason.attack), (i + 1, win.line[2 * i]), "{}", show(position));
        clauses::verify(&board, reason);
        board = board.after(&win.line[2 * i..win.line.len().min(2 * i + 2)]).expect("a line of moves");
    }
}

fn grade(position: &Position, kind: GoalKind, point: Point) -> Grade {
    let mut vcf = Vcf::default();
    let goal = Goal { kind, within: None };
    Grader { vcf: &mut vcf, budget: nodes(NODES), goal }.grade(position, point)
}

/// Grades a move of the attacker and asserts the grade; returns whether the move gives the win away.
fn graded(position: &Position, class: Class, point: Point, dice: &mut Dice) -> bool {
    let kind = if class == Class::Vcf { GoalKind::Vcf } else { GoalKind::Vct };
    let grade = grade(position, kind, point);
    let say = || format!("{point}: {grade:?}\n{}", show(position));
    let after = played(position, &[point]);
    match grade.mark {
        MoveValue::Illegal => panic!("{}", say()),
        MoveValue::Unproven => assert!(grade.limit.is_some(), "{}", say()),
        MoveValue::LosesNow => assert!(lost(&after, &grade.refutation), "{}", say()),
        MoveValue::ThrowsWin => {
            let saved = played(&after, &[grade.reply.expect("what throws a win has a reply")]);
            assert!(!won(&saved, class), "{}", say());
            return true;
        }
        MoveValue::Best | MoveValue::Equivalent | MoveValue::Longer | MoveValue::OtherRoute => {
            let stubborn = grade.reply.and_then(|reply| after.clone().after(&[reply]).ok());
            let other = after.clone().after(&[some_empty(&after, dice)]).ok();
            for board in stubborn.into_iter().chain(other) {
                let lost = board.winner() == Some(after.to_move());
                let said = (board.winner().is_none()).then(|| vct::solve(&board, &nodes(MORE)).verdict);
                assert!(!lost && !matches!(said, Some(Verdict::Disproven(_))), "{}", say());
            }
        }
    }
    false
}

/// Grades a move of the defender by whether it holds, and asserts the grade.
fn held(position: &Position, point: Point) {
    let grade = grade(position, GoalKind::Defend, point);
    let say = || format!("{point}: {grade:?}\n{}", show(position));
    let after = played(position, &[point]);
    match grade.mark {
        MoveValue::Best => {
            let first = || match first::judge_in(Class::Vct, position, point, &nodes(10 * NODES)).0 {
                Judgement::Wins(first) => accepted(&first.win.certificate),
                _ => false,
            };
            assert!(after.winner().is_some() || !won(&after, Class::Vct) || first(), "{}", say());
        }
        MoveValue::LosesNow | MoveValue::ThrowsWin => assert!(lost(&after, &grade.refutation), "{}", say()),
        MoveValue::Unproven => assert!(grade.limit.is_some(), "{}", say()),
        _ => panic!("{}", say()),
    }
}

/// Whether the side to move is found to win in a class.
fn won(board: &Position, class: Class) -> bool {
    board.winner().is_none() && goal::solve(class, board, &nodes(MORE)).verdict.proven().is_some()
}

/// Whether a line from this position on is legal and ends with the five of the side to move.
fn lost(board: &Position, line: &[Point]) -> bool {
    board.clone().after(line).is_ok_and(|end| end.winner() == Some(board.to_move()))
}

/// Asserts the reasons why a move does not win.
fn reasoned(position: &Position, class: Class, point: Point) {
    let found = why_not(&mut Vcf::default(), position, point, Some(class), &nodes(20 * NODES));
    let found = found.expect("a position to be judged").expect("an empty point");
    let say = || format!("{point}: {:?} {:?}\n{}", found.value, found.causes, show(position));
    let after = played(position, &[point]);
    let (value, line) = (found.value.value, &found.value.refutation);
    match value {
        MoveValue::LosesNow => {
            assert!(lost(&after, line) && found.reply == line.first().copied(), "{}", say());
        }
        MoveValue::ThrowsWin => {
            assert!(found.reply == found.value.reply() && line.len() == 1, "{}", say());
            let saved = played(&after, line);
            assert!(!won(&saved, class), "{}", say());
            if let Some(reach) = &found.reach {
                assert!(reached(&saved, reach), "{}", say());
            }
        }
        value => assert!(found.causes.is_empty() && (value.keeps() || found.reply.is_none()), "{}", say()),
    }
    for cause in &found.causes {
        assert!(so(&found, cause, &after), "{cause:?}: {}", say());
    }
}

/// Whether a cause is true; the move is on the board.
fn so(found: &WhyNot, cause: &Cause, after: &Position) -> bool {
    let (attacker, defender) = (after.to_move().other(), after.to_move());
    let makes_five = |board: &Position, point: Point| board.five_points(board.to_move()).contains(point);
    let replied = found.reply.and_then(|reply| after.clone().after(&[reply]).ok());
    let passed = || Vcf::default().solve(&after.with_turn(attacker), &Budget::default()).verdict;
    match cause {
        Cause::MakesFive(points) => {
            let before = found.position.five_points(defender);
            before.iter().eq(points.iter().copied()) && points.iter().any(|&point| makes_five(after, point))
        }
        Cause::FiveByBlocking(point) => {
            makes_five(after, *point) && after.five_points(attacker).iter().eq([*point])
        }
        Cause::HasFours(line) => lost(after, line),
        Cause::NoThreat => matches!(passed(), Verdict::Disproven(_)),
        Cause::TakesPoint { number } => found.win.proven().is_some_and(|win| {
            win.line.get(2 * (number - 1)).copied() == found.reply && found.reply.is_some()
        }),
        Cause::GainsTempo(points) => {
            replied.is_some_and(|board| board.five_points(defender).iter().eq(points.iter().copied()))
        }
        Cause::SharesLines(lines) => {
            let mut axes: Vec<_> = lines.iter().map(|(axis, _)| *axis as usize).collect();
            axes.sort_unstable();
            axes.dedup();
            lines.len() > 1 && axes.len() == lines.len() && passed().proven().is_some()
        }
    }
}

/// Whether a sequence of fours is legal: each makes a five point, and the reply is on it.
fn reached(board: &Position, reach: &Reach) -> bool {
    let attacker = board.to_move();
    let mut board = board.clone();
    for pair in reach.line.chunks(2) {
        let is_four = board.make(pair[0]).is_ok() && !board.five_points(attacker).is_empty();
        let is_stopped = pair.get(1).is_none_or(|&reply| {
            let stops = board.five_points(attacker).contains(reply);
            stops && board.make(reply).is_ok()
        });
        if !is_four || !is_stopped {
            return false;
        }
    }
    true
}
