//! The review of a game: where a forced win appeared, where it was missed, and where the loser could last escape.
//!
//! Every position of the game is searched for a VCF and then for a VCT of the side to move. A win that the search
//! does not find within its node limit may still exist, so a moment is reported only where something is proven.

use super::finding::{self, Refused};
use crate::board::{Color, Point, Position};
use crate::check::Checked;
use crate::solve::defend::Fate;
use crate::solve::first::{Judgement, judge_in};
use crate::solve::{Budget, Class, Limit, Stop, Verdict, Win, vct};
use crate::teach::puzzle::{Goal, GoalKind, Puzzle};

/// A position of the game where something was decided.
#[derive(Clone, Debug)]
pub struct Moment {
    /// The number of the move that is played there, from 1.
    pub ply: usize,
    /// The position before the move.
    pub position: Position,
    /// The move that was played.
    pub played: Point,
    /// The event.
    pub event: ReviewEvent,
}

impl Moment {
    /// The side to move.
    pub const fn side(&self) -> Color {
        self.position.to_move()
    }

    /// The moment as a puzzle: to find the win, or a move that holds.
    pub fn puzzle(&self) -> Puzzle {
        let (kind, within) = match &self.event {
            ReviewEvent::Appeared(win)
            | ReviewEvent::Missed(win)
            | ReviewEvent::Slower(win)
            | ReviewEvent::Unsettled(win) => (win.class.into(), Some(win.plies())),
            ReviewEvent::LastEscape(_) => (GoalKind::Defend, None),
        };
        Puzzle {
            id: format!("game-{:04}", self.ply),
            title: format!("Move {} of a game", self.ply).into(),
            goal: Goal { kind, within },
            source: "a game".to_owned(),
            licence: "CC0-1.0".to_owned(),
            ..Puzzle::untitled(self.position.clone())
        }
    }
}

/// The event of a moment.
#[derive(Clone, Debug)]
pub enum ReviewEvent {
    /// The side to move has a win, and had none at its previous move.
    Appeared(Checked<Win>),
    /// The side to move has a win, and its move gives it away: a reply leaves no VCT.
    Missed(Checked<Win>),
    /// The side to move has a VCF, and its move begins a longer win or one of a wider class.
    Slower(Checked<Win>),
    /// The side to move has a win, and it is not known whether its move keeps it.
    Unsettled(Checked<Win>),
    /// The last position in which the loser could have held, with the moves that hold; the move that was played
    /// loses.
    LastEscape(Vec<Point>),
}

/// The review of a game.
#[derive(Clone, Debug)]
pub struct Review {
    /// The last position of the game.
    pub game: Position,
    /// The moments in the order of the game.
    pub moments: Vec<Moment>,
    /// Whether a move was left unsettled in the search for the last escape.
    pub escape_open: bool,
    /// By the position before each move: the win of the side to move, where one is proven.
    pub wins: Vec<Option<Checked<Win>>>,
}

impl Review {
    /// Whether a win of the side to move is proven before the move with this index, from 0.
    pub fn is_won(&self, index: usize) -> bool {
        self.wins.get(index).is_some_and(Option::is_some)
    }

    /// The side of each move of the game.
    pub fn turns(&self) -> impl Iterator<Item = Color> {
        let moves = self.game.moves().len();
        let last = self.game.to_move().other();
        (0..moves).map(move |i| if (moves - i).is_multiple_of(2) { last.other() } else { last })
    }

    /// The moments before the move of this number, from 1.
    pub fn moments_at(&self, ply: usize) -> impl Iterator<Item = &Moment> {
        self.moments.iter().filter(move |moment| moment.ply == ply)
    }

    /// The position before each move of the game.
    pub fn positions(&self) -> Vec<Position> {
        let mut positions = positions(&self.game);
        positions.truncate(self.game.moves().len());
        positions
    }

    /// The numbers of the moves before which there is a moment, in their order, each once.
    pub fn plies(&self) -> Vec<usize> {
        let mut plies: Vec<usize> = self.moments.iter().map(|moment| moment.ply).collect();
        plies.dedup();
        plies
    }
}

/// The default node limit for each position: some hundredths of a second.
pub const NODES: u64 = 20_000;

/// Reviews a game, with at most `nodes` nodes for each position.
///
/// # Errors
/// When it is stopped, or the checker refuses a certificate.
pub fn review(game: &Position, nodes: u64, stop: &Stop) -> Result<Review, Refused> {
    let budget = Budget { nodes: Some(nodes), stop: stop.clone(), ..Budget::default() };
    let positions = positions(game);
    let positions = &positions[..game.moves().len()];
    let wins: Vec<Option<Checked<Win>>> = positions
        .iter()
        .map(|position| match vct::shortest(position, &budget).verdict {
            Verdict::Proven(win) => Ok(Some(finding::checked(win, stop)?)),
            Verdict::Unknown(Limit::Interrupted) => Err(Refused::Stopped),
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
            moments.push(tell(ReviewEvent::Appeared(win.clone())));
        }
        kept_by = Some(side);
        // A move that does not keep the VCF may keep a VCT.
        match judge_in(Class::Vct, position, played, &budget).0 {
            Judgement::Wins(first) => {
                let slower = first.win.class != Class::Vcf || first.win.plies() > win.plies();
                if win.class == Class::Vcf && slower {
                    moments.push(tell(ReviewEvent::Slower(win.clone())));
                }
            }
            Judgement::Refuted(_) | Judgement::Loses(_) | Judgement::Idle => {
                moments.push(tell(ReviewEvent::Missed(win.clone())));
                kept_by = None;
            }
            Judgement::Unknown(Limit::Interrupted) => return Err(Refused::Stopped),
            // The side has a win at its next move, so the moment is reported there.
            Judgement::Unknown(_) if wins.get(i + 2).is_some_and(Option::is_some) => {}
            Judgement::Unknown(_) => {
                moments.push(tell(ReviewEvent::Unsettled(win.clone())));
                kept_by = None;
            }
        }
    }
    let (escape, escape_open) = last_escape(game, positions, &wins, &budget)?;
    moments.extend(escape);
    moments.sort_by_key(|moment| moment.ply);
    Ok(Review { game: game.clone(), moments, escape_open, wins })
}

/// The positions of a game: the one before its first move, and the one after each move.
pub(in crate::teach) fn positions(game: &Position) -> Vec<Position> {
    let before = |position: &Position| {
        let mut before = position.clone();
        before.undo().map(|_| before)
    };
    let mut positions: Vec<Position> = std::iter::successors(Some(game.clone()), before).collect();
    positions.reverse();
    positions
}

/// The loser's last position in which a move held, and whether a move was left unsettled on the way to it.
fn last_escape(
    game: &Position,
    positions: &[Position],
    wins: &[Option<Checked<Win>>],
    budget: &Budget,
) -> Result<(Option<Moment>, bool), Refused> {
    let Some(winner) = game.winner() else { return Ok((None, false)) };
    let mut open = false;
    let losers = positions.iter().enumerate().filter(|(_, position)| position.to_move() != winner).rev();
    for (i, position) in losers {
        // Nothing was lost yet where the loser had a win, or the winner had none after the move.
        let had_a_win = wins[i].is_some();
        let lost_after = wins.get(i + 1).is_some_and(Option::is_some);
        if had_a_win || !lost_after {
            return Ok((None, open));
        }
        let more = Budget { nodes: Some(budget.node_limit().saturating_mul(20)), ..budget.clone() };
        let defence = finding::defend(position, Class::Vct, &more)?;
        if budget.stop.is_raised() {
            return Err(Refused::Stopped);
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

    fn events(moves: &str) -> Vec<(usize, &'static str)> {
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
        // White does not stop the open three; black makes an open four and a five.
        let moments = events("h8a1i8a15j8o1k8o15l8");
        assert!(moments.contains(&(7, "appeared")), "{moments:?}");
        assert!(moments.iter().any(|&(ply, what)| what == "escape" && ply <= 6), "{moments:?}");
        assert!(!moments.iter().any(|&(_, what)| what == "missed"), "{moments:?}");
    }

    #[test]
    fn a_five_overlooked_is_missed() {
        let moments = events("h8a1i8a3j8a5k8l8o15a7");
        assert!(moments.contains(&(9, "missed")), "{moments:?}");
    }
}
