//! A game held against an evaluator: which of the moves it would have played.

use super::finding::Refused;
use super::review::positions;
use crate::board::{Color, Point, Position};
use crate::evaluate::{Evaluator, Form, Kept, Player};
use crate::solve::Stop;

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
    /// The moves before which its decision flow chooses another point than its score does; of the one evaluator that
    /// has a flow beside its scores.
    pub flow_parts: Option<Vec<usize>>,
}

/// Holds the moves of a game against those of an evaluator.
///
/// # Errors
/// When it is stopped.
pub fn likeness(game: &Position, player: &Player, stop: &Stop) -> Result<Likeness, Refused> {
    let (before, plies) = (positions(game), player.plies.max(1));
    let mut kept = Kept::new(player.form, &before[0]);
    let moves = before.iter().zip(game.moves()).enumerate().map(|(i, (position, &played))| {
        if stop.is_raised() {
            return Err(Refused::Stopped);
        }
        let best = if plies > 1 { Vec::new() } else { kept.best() };
        let choice = if plies > 1 { player.choose(position) } else { player.draw(&best, position) };
        // The moves of a game are legal.
        let _ = kept.make(played);
        let equal = choice != Some(played) && best.contains(&played);
        Ok(LikeMove { ply: i + 1, side: position.to_move(), played, choice, equal })
    });
    let moves: Vec<LikeMove> = moves.collect::<Result<_, _>>()?;
    let flow_parts = match player.form {
        Form::Powers(powers) if plies == 1 => {
            let parts = |this: &&LikeMove| this.choice != powers.flow(&before[this.ply - 1]);
            Some(moves.iter().filter(parts).map(|this| this.ply).collect())
        }
        _ => None,
    };
    Ok(Likeness { name: player.form.name(), plies, moves, flow_parts })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Rule, notation};
    use crate::evaluate::NAMES;

    #[test]
    fn a_game_that_an_evaluator_plays_is_its_own() {
        for name in NAMES {
            for (seed, plies) in [(None, 1), (Some(3), 1), (None, 2)] {
                let player = Player { form: Form::named(name).unwrap(), seed, plies };
                let mut game = notation::parse("h8i9", Rule::Freestyle).unwrap();
                while game.count() < 16 && game.winner().is_none() {
                    game.make(player.choose(&game).unwrap()).unwrap();
                }
                let like = likeness(&game, &player, &Stop::default()).unwrap();
                assert!(like.moves[2..].iter().all(LikeMove::agrees), "{name}");
                assert!(like.moves.iter().all(|this| !(this.agrees() && this.equal)));
            }
        }
    }

    #[test]
    fn the_flow_parts_from_the_score_where_a_two_is_to_be_stopped() {
        // p(0, 2) > p(1, 1): at move 5 the score stops the two of White's, the flow builds.
        let game = notation::parse("h8a1o15b1h9", Rule::Freestyle).unwrap();
        let like = |name| {
            let player = Player { form: Form::named(name).unwrap(), seed: None, plies: 1 };
            likeness(&game, &player, &Stop::default()).unwrap()
        };
        let powers = like("powers");
        assert!(powers.flow_parts.is_some_and(|parts| parts.contains(&5)));
        assert_eq!(powers.moves[4].choice, "c1".parse().ok());
        assert_eq!(like("rating").flow_parts, None);
    }
}
