//! The moves of a game that seem to be mistakes although nothing was proven: guesses, by the search that plays.

use super::finding::Refused;
use super::review::{Review, positions};
use crate::board::{Color, Point, Position};
use crate::play::{Guess, ThinkingLimits, think};
use crate::solve::Stop;

/// The positions that are looked at before each move of a game.
pub const NODES: u64 = 10_000;

/// The least that a move has to give away, where values go from -1 (lost) to 1 (won).
const LEAST: f64 = 0.3;

/// The bytes of the tables of each search.
const MEMORY: usize = 16 << 20;

/// A move that seems to give something away.
#[derive(Clone, PartialEq, Debug)]
pub struct Slip {
    /// The number of the move, from 1.
    pub ply: usize,
    /// Whose move.
    pub side: Color,
    /// The move.
    pub played: Point,
    /// The value that it is guessed to give away: at most 2, from a win to a loss.
    pub lost: f64,
    /// What seems to be best, with its value and the line that is expected.
    pub better: Guess,
}

/// Guesses which moves of a reviewed game were mistakes. Left out are moves of a side with a proven win, moves after
/// which the other side has one, and moves in positions that the guess holds for decided: proofs tell those better.
///
/// # Errors
/// When it is stopped.
pub fn slips(review: &Review, nodes: u64, stop: &Stop) -> Result<Vec<Slip>, Refused> {
    let positions = positions(&review.game);
    let best = positions
        .iter()
        .enumerate()
        .map(|(i, position)| if review.is_won(i) { Ok(None) } else { seems_best(position, nodes, stop) });
    let best: Vec<Option<Guess>> = best.collect::<Result<_, _>>()?;
    let moves = review.game.moves().iter().enumerate();
    let slip = |(i, &played): (usize, &Point)| {
        let (before, after) = (best[i].as_ref()?, best[i + 1].as_ref()?);
        let decided = before.value.abs() >= 1.0 || after.value.abs() >= 1.0;
        // What is good for the other side after the move is bad for the one who played it.
        let lost = before.value + after.value;
        let told = !(decided || before.point == played || lost < LEAST);
        let side = positions[i].to_move();
        told.then(|| Slip { ply: i + 1, side, played, lost, better: before.clone() })
    };
    Ok(moves.filter_map(slip).collect())
}

/// What seems to be best in a position; `None` where the game is over.
pub(super) fn seems_best(position: &Position, nodes: u64, stop: &Stop) -> Result<Option<Guess>, Refused> {
    if stop.is_raised() {
        return Err(Refused::Stopped);
    }
    if position.winner().is_some() {
        return Ok(None);
    }
    let limits =
        ThinkingLimits { depth: u16::MAX, nodes, memory: MEMORY, stop: stop.clone(), ..Default::default() };
    Ok(think(position, &[], limits).moves.into_iter().next())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Rule, notation};
    use crate::teach::analyze::review;

    fn of(moves: &str) -> Vec<Slip> {
        let game = notation::parse(moves, Rule::Freestyle).unwrap();
        let review = review(&game, 2_000, &Stop::default()).unwrap();
        slips(&review, 4_000, &Stop::default()).unwrap()
    }

    #[test]
    fn a_stone_in_the_corner_is_a_slip_and_what_the_search_plays_is_not() {
        let slips = of("h8i9g8a1");
        assert_eq!(slips.iter().map(|slip| slip.ply).collect::<Vec<_>>(), [4], "{slips:?}");
        assert!((LEAST..=2.0).contains(&slips[0].lost) && slips[0].better.line[0] == slips[0].better.point);
        let mut game = notation::parse("h8i9", Rule::Freestyle).unwrap();
        for _ in 0..3 {
            let best = seems_best(&game, 4_000, &Stop::default()).unwrap().unwrap();
            game.make(best.point).unwrap();
        }
        assert_eq!(
            of(&notation::write(&game)).into_iter().filter(|slip| slip.ply > 2).collect::<Vec<_>>(),
            []
        );
    }

    #[test]
    fn a_raised_flag_stops_it() {
        let game = notation::parse("h8i9g9", Rule::Freestyle).unwrap();
        let review = review(&game, 100, &Stop::default()).unwrap();
        let stop = Stop::default();
        stop.raise();
        assert!(matches!(slips(&review, 100, &stop), Err(Refused::Stopped)));
    }
}
