//! A game looked through: where a forced win appeared, where it was missed, where the last escape was.
//!
//! Before every move the side to move is asked for a win by fours, then by threats. What is not found within the
//! nodes is not called absent: a moment is only told where something was proven.

use crate::board::{Color, Point, Position};
use crate::solve::defend::{Fate, defend};
use crate::solve::first::{Judgement, judge_in};
use crate::solve::{Budget, Class, Limit, Stop, Verdict, Win, vct};
use crate::teach::puzzle::{Goal, GoalKind, Puzzle};

/// What is worth stopping at.
#[derive(Clone, Debug)]
pub struct Moment {
    /// The move that is played there, from 1: before it the position is looked at.
    pub ply: usize,
    /// The position before the move.
    pub position: Position,
    /// The move.
    pub played: Point,
    /// What happens.
    pub event: ReviewEvent,
}

impl Moment {
    /// Who is to move.
    pub const fn side(&self) -> Color {
        self.position.to_move()
    }

    /// The moment as something to solve: win what was won, or hold what was held.
    pub fn puzzle(&self) -> Puzzle {
        let (kind, within) = match &self.event {
            ReviewEvent::Appeared(win)
            | ReviewEvent::Missed(win)
            | ReviewEvent::Slower(win)
            | ReviewEvent::Unsettled(win) => {
                let kind = match win.class {
                    Class::Vcf => GoalKind::Vcf,
                    Class::Vct => GoalKind::Vct,
                    Class::Win => GoalKind::Win,
                };
                (kind, Some(win.plies()))
            }
            ReviewEvent::LastEscape(_) => (GoalKind::Defend, None),
        };
        Puzzle {
            id: format!("game-{:04}", self.ply),
            title: format!("Move {} of a game", self.ply),
            goal: Goal { kind, within },
            source: "a game".to_owned(),
            licence: "CC0-1.0".to_owned(),
            ..Puzzle::untitled(self.position.clone())
        }
    }
}

/// What happens at a moment.
#[derive(Clone, Debug)]
pub enum ReviewEvent {
    /// The side to move has a win that it did not have a move before.
    Appeared(Box<Win>),
    /// The side to move has a win, and after its move and some reply it has none by threats.
    Missed(Box<Win>),
    /// The side to move has a win by fours, and plays one that is longer or wider.
    Slower(Box<Win>),
    /// The side to move has a win, and whether its move keeps it was not settled.
    Unsettled(Box<Win>),
    /// The last move at which the loser could have held, and the moves that hold; the played one loses.
    LastEscape(Vec<Point>),
}

/// A game looked through.
#[derive(Clone, Debug)]
pub struct Review {
    /// Its last position.
    pub game: Position,
    /// The moments, in order.
    pub moments: Vec<Moment>,
    /// Whether the search for the last escape came to an end without settling every move.
    pub escape_open: bool,
}

/// Nodes for each position when nothing else is said: some hundredths of a second.
pub const NODES: u64 = 20_000;

/// Looks through the moves of a game, spending so many nodes on each position.
///
/// # Errors
/// When it is stopped.
pub fn review(game: &Position, nodes: u64, stop: &Stop) -> Result<Review, Limit> {
    let budget = Budget { nodes: Some(nodes), stop: stop.clone(), ..Budget::default() };
    let positions = before_each_move(game);
    let wins: Vec<Option<Win>> = positions
        .iter()
        .map(|position| match vct::shortest(position, &budget).verdict {
            Verdict::Proven(win) => Ok(Some(win)),
            Verdict::Unknown(Limit::Interrupted) => Err(Limit::Interrupted),
            Verdict::Disproven(_) | Verdict::Unknown(_) => Ok(None),
        })
        .collect::<Result<_, _>>()?;
    let mut moments = Vec::new();
    let mut kept_by: Option<Color> = None;
    for (i, (position, &played)) in positions.iter().zip(game.moves()).enumerate() {
        let Some(win) = &wins[i] else { continue };
        let side = position.to_move();
        let tell = |event| Moment { ply: i + 1, position: position.clone(), played, event };
        if kept_by != Some(side) {
            moments.push(tell(ReviewEvent::Appeared(Box::new(win.clone()))));
        }
        kept_by = Some(side);
        // What no longer wins by fours may still win by threats.
        match judge_in(Class::Vct, position, played, &budget).0 {
            Judgement::Wins(first) => {
                let slower = first.win.class != Class::Vcf || first.win.plies() > win.plies();
                if win.class == Class::Vcf && slower {
                    moments.push(tell(ReviewEvent::Slower(Box::new(win.clone()))));
                }
            }
            Judgement::Refuted(_) | Judgement::Loses(_) | Judgement::Idle => {
                moments.push(tell(ReviewEvent::Missed(Box::new(win.clone()))));
                kept_by = None;
            }
            Judgement::Unknown(Limit::Interrupted) => return Err(Limit::Interrupted),
            // It is found again a move later, where fewer moves are left to be settled.
            Judgement::Unknown(_) if wins.get(i + 2).is_some_and(Option::is_some) => {}
            Judgement::Unknown(_) => {
                moments.push(tell(ReviewEvent::Unsettled(Box::new(win.clone()))));
                kept_by = None;
            }
        }
    }
    let (escape, escape_open) = last_escape(game, &positions, &wins, &budget)?;
    moments.extend(escape);
    moments.sort_by_key(|moment| moment.ply);
    Ok(Review { game: game.clone(), moments, escape_open })
}

fn before_each_move(game: &Position) -> Vec<Position> {
    let mut position = game.clone();
    let mut positions: Vec<Position> = std::iter::from_fn(|| {
        position.undo()?;
        Some(position.clone())
    })
    .collect();
    positions.reverse();
    positions
}

/// The loser's last move at which some other move held.
fn last_escape(
    game: &Position,
    positions: &[Position],
    wins: &[Option<Win>],
    budget: &Budget,
) -> Result<(Option<Moment>, bool), Limit> {
    let Some(winner) = game.winner() else { return Ok((None, false)) };
    let mut open = false;
    let losers = positions.iter().enumerate().filter(|(_, position)| position.to_move() != winner).rev();
    for (i, position) in losers {
        // The loser's own win, or a winner without one after the move: here nothing was lost yet.
        let had_a_win = wins[i].is_some();
        let lost_after = wins.get(i + 1).is_some_and(Option::is_some);
        if had_a_win || !lost_after {
            return Ok((None, open));
        }
        let more = Budget { nodes: Some(budget.node_limit().saturating_mul(20)), ..budget.clone() };
        let defence = defend(position, Class::Vct, &more);
        if budget.stop.is_raised() {
            return Err(Limit::Interrupted);
        }
        open |= defence.moves.iter().any(|(_, fate)| matches!(fate, Fate::Unknown(_)));
        let holding: Vec<Point> = defence.holding().collect();
        if !holding.is_empty() {
            let played = game.moves()[i];
            let event = ReviewEvent::LastEscape(holding);
            return Ok((Some(Moment { ply: i + 1, position: position.clone(), played, event }), open));
        }
    }
    Ok((None, open))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Rule, notation};

    fn looked_through(moves: &str) -> Vec<(usize, &'static str)> {
        let game = notation::parse(moves, Rule::Freestyle).unwrap();
        let review = review(&game, NODES, &Stop::default()).unwrap();
        let name = |event: &ReviewEvent| match event {
            ReviewEvent::Appeared(_) => "appeared",
            ReviewEvent::Missed(_) => "missed",
            ReviewEvent::Slower(_) => "slower",
            ReviewEvent::Unsettled(_) => "unsettled",
            ReviewEvent::LastEscape(_) => "escape",
        };
        review.moments.iter().map(|moment| (moment.ply, name(&moment.event))).collect()
    }

    #[test]
    fn a_three_left_open_is_the_last_escape() {
        // White lets the open three stand; black makes an open four and five.
        let moments = looked_through("h8a1i8a15j8o1k8o15l8");
        assert!(moments.contains(&(7, "appeared")), "{moments:?}");
        assert!(moments.iter().any(|&(ply, what)| what == "escape" && ply <= 6), "{moments:?}");
        assert!(!moments.iter().any(|&(_, what)| what == "missed"), "{moments:?}");
    }

    #[test]
    fn a_five_overlooked_is_missed() {
        let moments = looked_through("h8a1i8a3j8a5k8l8o15a7");
        assert!(moments.contains(&(9, "missed")), "{moments:?}");
    }
}
