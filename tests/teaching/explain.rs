//! Tests every statement of an explanation on the board.

use crate::support::clauses::verify;
use crate::support::positions::played;
use yonsan::Checked;
use yonsan::board::{ByColor, Color, Dice, Point, PointSet, Position, Rule, Setup};
use yonsan::solve::{Budget, Vcf, Win};
use yonsan::teach::explain::{explain, explain_move};
use yonsan::teach::puzzle::Puzzle;
use yonsan::teach::train::hint::{Rung, rungs};

/// Stones close together somewhere on the board; nothing where a side has won.
fn random(dice: &mut Dice) -> Option<Position> {
    let (left, bottom) = (dice.below(9), dice.below(9));
    let mut stones = ByColor::<Vec<Point>>::default();
    let mut seen = PointSet::EMPTY;
    for _ in 0..12 + dice.below(24) {
        let point = Point::new(left + dice.below(7), bottom + dice.below(7))?;
        if seen.insert(point) {
            stones[Color::BOTH[usize::from(dice.below(5) < 2)]].push(point);
        }
    }
    let setup = Setup { rule: Rule::ALL[dice.below(2)], stones, to_move: Color::BOTH[dice.below(2)] };
    setup.position().ok().filter(|position| position.winner().is_none())
}

#[test]
fn what_is_said_of_any_move_is_so() {
    let mut dice = Dice::new(1);
    let mut kinds = [0; 7];
    for _ in 0..120 {
        let Some(position) = random(&mut dice) else { continue };
        for point in position.empties().collect::<Vec<_>>() {
            let next = played(&position, &[point]);
            let threatens = next.winner().is_some() || !next.five_points(position.to_move()).is_empty();
            if !threatens && dice.below(60) > 0 {
                continue;
            }
            let reason = explain_move(&position, point);
            verify(&position, &reason);
            kinds[reason.kind as usize] += 1;
        }
    }
    assert!(kinds.iter().all(|&seen| seen > 5), "{kinds:?}");
}

#[test]
fn what_is_said_of_a_win_is_so() {
    let mut dice = Dice::new(2);
    let mut vcf = Vcf::default();
    let (mut wins, mut threats) = (0, 0);
    for _ in 0..1800 {
        let Some(position) = random(&mut dice) else { continue };
        let found = vcf.solve(&position, &Budget::default());
        let Some(attack) = found.verdict.proven() else { continue };
        let win = Win::by_fours(&position, attack);
        let reasons = explain(&win);
        let line = attack.line(&position);
        let mut board = position.clone();
        for (i, reason) in reasons.iter().enumerate() {
            assert_eq!((reason.number, reason.attack), (i + 1, line[2 * i]));
            verify(&board, reason);
            board.make(reason.attack).unwrap();
            for &(later, at) in &reason.serves {
                let user = &reasons[later - 1];
                let mut stones = user.fours.iter().flat_map(|four| &four.stones).chain(&user.five);
                assert!(later > i + 1 && user.attack == at && stones.any(|stone| *stone == reason.attack));
            }
            let Some(&step) = attack.steps.get(i) else { continue };
            assert_eq!(reason.reply, Some(step.reply));
            board.make(step.reply).unwrap();
            let fives: Vec<Point> = board.five_points(board.to_move().other()).iter().collect();
            assert_eq!(fives, reason.reply_threatens.iter().map(|(_, five)| *five).collect::<Vec<_>>());
            threats += fives.len();
        }
        assert!(reasons.len() == attack.steps.len() + 1 && reasons.last().unwrap().decides);
        let win = Checked::new(win, &|| false).unwrap();
        for rung in rungs(&Puzzle::untitled(position.clone()), &position, &win, false, &mut vcf) {
            if let Rung::Area(lower, upper) = rung {
                let inside = |p: &Point| {
                    (lower.x()..=upper.x()).contains(&p.x()) && (lower.y()..=upper.y()).contains(&p.y())
                };
                assert!(line.iter().step_by(2).all(inside), "{line:?} {lower} {upper}");
            }
        }
        wins += 1;
    }
    assert!(wins > 500 && threats > 0, "{wins} {threats}");
}
