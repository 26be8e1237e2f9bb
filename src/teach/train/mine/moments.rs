//! The positions of a game that may be puzzles: those that a review of the game tells of.
//!
//! A review ([`review`]) finds the positions in which the side to move has a win, and the last one in which the loser
//! could hold. To these may come the position in which most looks like a win and nothing was found.

use super::settings::MineSettings;
use crate::board::{Point, Position};
use crate::teach::analyze::{Refused, Review, ReviewEvent, review};
use crate::teach::puzzle::GoalKind;
use crate::teach::train::facts::threats;

/// The number of stones from which on a position of a game is searched.
const OPENING: usize = 7;

/// The points that look like threats in a position in which nothing wins, at least.
const TEMPTING: usize = 4;

/// The fewest nodes for each position of a reviewed game.
const NODES: u64 = 500;

/// A position of a game, and what may be asked there.
pub(super) struct Question {
    pub position: Position,
    pub kind: GoalKind,
    /// The first move of the win that the review found, and its plies.
    pub win: Option<(Point, u16)>,
}

/// What may be asked in the positions of a game, in the order of the game.
///
/// # Errors
/// When the work is stopped, or the checker refuses a certificate.
pub(super) fn questions(game: &Position, settings: &MineSettings) -> Result<Vec<Question>, Refused> {
    let nodes = settings.budget.node_limit() / 200;
    let review = review(game, nodes.max(NODES), &settings.budget.stop)?;
    let positions = review.positions();
    let won = positions.iter().zip(&review.wins).filter_map(|(position, win)| {
        let win = win.as_ref()?;
        Some(Question { win: Some((win.first(), win.plies())), ..still(position, win.class.into()) })
    });
    let mut found: Vec<Question> = won.collect();
    let escapes = review.moments.iter().filter(|moment| matches!(moment.event, ReviewEvent::LastEscape(_)));
    found.extend(escapes.map(|moment| still(&moment.position, GoalKind::Defend)));
    if settings.wants(GoalKind::None) {
        found.extend(tempting(&positions, &review));
    }
    found.retain(|question| question.position.count() >= OPENING);
    found.sort_by_key(|question| question.position.count());
    Ok(found)
}

fn still(position: &Position, kind: GoalKind) -> Question {
    Question { position: position.clone(), kind, win: None }
}

/// The position with the most points that look like threats, where the side to move was not found to win.
fn tempting(positions: &[Position], review: &Review) -> Option<Question> {
    let open = positions.iter().zip(&review.wins).filter(|(position, win)| {
        let plain = position.five_points(position.to_move().other()).is_empty();
        win.is_none() && plain && position.winner().is_none()
    });
    let counted = open.map(|(position, _)| (threats(position).len(), position));
    let (_, position) = counted.filter(|(count, _)| *count >= TEMPTING).max_by_key(|(count, _)| *count)?;
    Some(still(position, GoalKind::None))
}
