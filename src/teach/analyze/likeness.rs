//! A game held against an evaluator: which of the moves it would have played.

use super::review::positions;
use crate::board::{Color, Point, Position};
use crate::evaluate::{Evaluator, Player};

/// A move of a game, and what an evaluator would have played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LikeMove {
    /// The number of the move, from 1.
    pub ply: usize,
    /// Whose move.
    pub side: Color,
    /// The move.
    pub played: Point,
    /// The evaluator's move.
    pub choice: Option<Point>,
    /// Whether the move is one of those that the evaluator likes best, though it would play another.
    pub equal: bool,
}

impl LikeMove {
    /// Whether it is the evaluator's move.
    pub fn agrees(&self) -> bool {
        self.choice == Some(self.played)
    }
}

/// The moves of a game beside those of an evaluator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Likeness {
    /// The evaluator's name.
    pub name: &'static str,
    /// Plies that it played ahead: 1, where it did not.
    pub plies: u8,
    /// Every move of the game.
    pub moves: Vec<LikeMove>,
}

/// Holds the moves of a game against those of an evaluator, which plays so many plies ahead (1 for its scores alone).
pub fn likeness(game: &Position, player: &Player, plies: u8) -> Likeness {
    let before = positions(game);
    let moves = before.iter().zip(game.moves()).enumerate().map(|(i, (position, &played))| {
        let best = if plies > 1 { Vec::new() } else { player.form.best(position) };
        let choice = if plies > 1 {
            player.ahead(position, plies).last().and_then(|ahead| ahead.line.first().copied())
        } else {
            player.choose(position)
        };
        let equal = choice != Some(played) && best.contains(&played);
        LikeMove { ply: i + 1, side: position.to_move(), played, choice, equal }
    });
    Likeness { name: player.form.name(), plies, moves: moves.collect() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Rule, notation};
    use crate::evaluate::{Form, NAMES};

    #[test]
    fn a_game_that_an_evaluator_plays_is_its_own() {
        for name in NAMES {
            for (seed, plies) in [(None, 1), (Some(3), 1), (None, 2)] {
                let player = Player { form: Form::named(name).unwrap(), seed };
                let mut game = notation::parse("h8i9", Rule::Freestyle).unwrap();
                while game.count() < 16 && game.winner().is_none() {
                    let next = if plies == 1 {
                        player.choose(&game)
                    } else {
                        player.ahead(&game, plies).last().map(|ahead| ahead.line[0])
                    };
                    game.make(next.unwrap()).unwrap();
                }
                let like = likeness(&game, &player, plies);
                assert!(like.moves[2..].iter().all(LikeMove::agrees), "{name}");
                assert!(like.moves.iter().all(|this| !(this.agrees() && this.equal)));
            }
        }
    }
}
