//! Positions that the mine makes itself: games of the program against itself, and random stones on a board.

use crate::board::{ByColor, Color, Dice, Point, Position, Rule, Setup};
use crate::evaluate::{Evaluator, Powers, Terminator, candidates};

/// A game of two point evaluators, each with some chance in its moves, after a few moves at random.
pub fn own_play(rule: Rule, dice: &mut Dice) -> Position {
    let mut position = Position::new(rule);
    for _ in 0..2 + dice.below(4) {
        let point = Point::new(4 + dice.below(7), 4 + dice.below(7));
        if let Some(point) = point.filter(|&point| position.is_empty(point)) {
            position.make(point).expect("no side has won in five moves");
        }
    }
    let (powers, terminator) = (Powers::default(), Terminator::default());
    let players: [&dyn Evaluator; 2] = [&terminator, if dice.one_in(2) { &powers } else { &terminator }];
    let plies = 20 + dice.below(40);
    while position.winner().is_none() && position.count() < plies {
        let player = players[position.count() % 2];
        let Some(point) = choose(player, &position, dice) else { break };
        position.make(point).expect("a candidate is empty, and no side has won");
    }
    position
}

/// A move of a player: mostly the best, often the second best, sometimes another of the six best.
fn choose(player: &dyn Evaluator, position: &Position, dice: &mut Dice) -> Option<Point> {
    let mut points: Vec<Point> = candidates(position, 1).iter().collect();
    points.sort_by_key(|&point| std::cmp::Reverse(player.score(position, point)));
    let at = match dice.below(10) {
        0..5 => 0,
        5..8 => 1,
        _ => dice.below(6),
    };
    points.get(at).or(points.first()).copied()
}

/// Random stones on a part of the board; no side has a five or a four yet.
pub fn board(rule: Rule, dice: &mut Dice) -> Option<Position> {
    let side = 7 + dice.below(6);
    let corner = [15 - side, 15 - side].map(|room| dice.below(room + 1));
    let each = side + dice.below(3 * side / 2);
    let mut stones: ByColor<Vec<Point>> = ByColor::default();
    let mut taken = crate::board::PointSet::EMPTY;
    for number in 0..2 * each {
        let point = Point::new(corner[0] + dice.below(side), corner[1] + dice.below(side))?;
        if taken.insert(point) {
            stones[if number % 2 == 0 { Color::Black } else { Color::White }].push(point);
        }
    }
    let to_move = if dice.one_in(2) { Color::Black } else { Color::White };
    let position = Setup { rule, stones, to_move }.position().ok()?;
    let quiet = |color| position.five_points(color).is_empty() && !position.has_won(color);
    Color::BOTH.into_iter().all(quiet).then_some(position)
}
