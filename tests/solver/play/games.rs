//! Games of opponents against each other, from balanced openings.

use yonsan::Budget;
use yonsan::board::{ByColor, Color, Dice, Point, Position, Rule};
use yonsan::play::{Choice, Opponent, ThinkingLimits, choose, think};
use yonsan::strategy::shipped;

use crate::support::boards::setup;

/// A game with more stones than this is a draw.
const LONGEST: usize = 120;

/// The most nodes of a move at the highest level.
const NODES: u64 = 3_000;

/// Random positions of five stones close to the centre in which neither side seems to stand much better, both rules in
/// turn.
pub fn openings(seed: u64, count: usize) -> Vec<Position> {
    let mut dice = Dice::new(seed);
    let mut found = Vec::new();
    while found.len() < count {
        let mut points: Vec<Point> = Vec::new();
        while points.len() < 5 {
            let point = Point::new(4 + dice.below(7), 4 + dice.below(7)).expect("a point of the board");
            if !points.contains(&point) {
                points.push(point);
            }
        }
        let stones = ByColor { black: points[..3].to_vec(), white: points[3..].to_vec() };
        let position = setup(Rule::ALL[found.len() % 2], stones, Color::White).expect("five stones");
        let limits = ThinkingLimits { depth: 8, nodes: 2_000, memory: 1 << 20, ..Default::default() };
        if think(&position, &[], limits).moves[0].value.abs() < 0.15 {
            found.push(position);
        }
    }
    found
}

/// The choice of an opponent that knows no tree.
pub fn chosen(position: &Position, opponent: &Opponent) -> Option<Choice> {
    let other = if position.rule() == Rule::Freestyle { Rule::Standard } else { Rule::Freestyle };
    let budget = Budget { nodes: Some(NODES), memory: 1 << 22, ..Budget::default() };
    choose(position, opponent, shipped(other), &budget)
}

/// Plays a game to its end: each position with the move that was chosen there.
pub fn game(opening: &Position, players: ByColor<Opponent>) -> Vec<(Position, Choice)> {
    let mut position = opening.clone();
    let mut moves = Vec::new();
    while position.winner().is_none() && position.count() < LONGEST {
        let Some(choice) = chosen(&position, &players[position.to_move()]) else { break };
        let before = position.clone();
        position.make(choice.point).expect("an empty point");
        moves.push((before, choice));
    }
    moves
}

/// The winner of a game; nothing of a draw.
pub fn winner(moves: &[(Position, Choice)]) -> Option<Color> {
    let (position, choice) = moves.last()?;
    position.clone().after(&[choice.point]).expect("an empty point").winner()
}
