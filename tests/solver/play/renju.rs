//! Games under renju: nobody plays a forbidden move.

use yonsan::board::{ByColor, Color, Dice, Point, Position, Rule};
use yonsan::evaluate::{Form, NAMES, Player};
use yonsan::play::{LEVELS, Opponent, Style, by_evaluator};

use super::games::game;
use crate::support::boards::setup;

/// A random position with forbidden points: as many black stones as fit, and fewer white ones.
fn crowded(dice: &mut Dice) -> Option<Position> {
    let mut points: Vec<Point> = Vec::new();
    while points.len() < 16 {
        let point = Point::new(4 + dice.below(7), 4 + dice.below(7)).expect("a point of the board");
        if !points.contains(&point) {
            points.push(point);
        }
    }
    let stones = ByColor { black: points[..9].to_vec(), white: points[9..].to_vec() };
    let position = setup(Rule::Renju, stones, Color::Black)?;
    let forbidden = position.empties().filter(|&point| position.is_forbidden(point)).count();
    (forbidden > 1).then_some(position)
}

#[test]
fn no_level_and_no_evaluator_plays_a_forbidden_move() {
    let mut dice = Dice::new(3);
    let mut games = 0;
    while games < 60 {
        let Some(opening) = crowded(&mut dice) else { continue };
        let level = 1 + (games % usize::from(LEVELS)) as u8;
        let style = Style::ALL[games % Style::ALL.len()];
        let opponent = Opponent { level, style, seed: games as u64 };
        for (position, choice) in game(&opening, ByColor { black: opponent, white: opponent }) {
            assert!(position.may_play(choice.point), "level {level}: {:?}", position.setup());
        }
        for name in NAMES {
            let form = Form::named(name).expect("an evaluator of this name");
            let choice = by_evaluator(&opening, &Player { form, seed: None, plies: 1 });
            let point = choice.expect("the game goes on").point;
            assert!(opening.may_play(point), "{name}: {:?}", opening.setup());
        }
        games += 1;
    }
}
