//! The game on the board as a tree, and the node of it that the board shows.

use std::rc::Rc;

use crate::board::{Point, Position};
use crate::formats::{Choice, Event, FormatError, Game, NodeId};

/// A game with all its variations and notes, and the node that is on the board.
///
/// A move on the board goes to the node with this move, which is added where there is none; a board that was changed by
/// hand begins another record. Clones share the game until one of them changes it, so that what can be had back costs
/// little.
#[derive(Clone, Debug, Default)]
pub struct Record {
    game: Rc<Game>,
    at: NodeId,
    /// The number of other games in the file that was loaded.
    pub others: usize,
    /// Whether the game came with a position that was loaded.
    pub(super) from_file: bool,
}

impl Record {
    /// The record of a position: its moves, without variations.
    pub(super) fn of(position: &Position) -> Self {
        Self { from_file: false, ..Self::loaded(Game::of_position(position), 1, position) }
    }

    /// A game of a file with this number of games, at a position of it.
    pub(super) fn loaded(game: Game, games: usize, position: &Position) -> Self {
        let at = game.main().last().unwrap_or(Game::ROOT);
        let mut record = Self { game: Rc::new(game), at, others: games.saturating_sub(1), from_file: true };
        record.follow(position);
        record
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Whether another record is of the same game.
    pub(super) fn is_of_game(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.game, &other.game)
    }

    /// The node that the board shows.
    pub const fn node(&self) -> NodeId {
        self.at
    }

    /// The moves and passes from the first one to the end of the line on which the board is, and how many of them lead to
    /// the board.
    pub fn line(&self) -> (Vec<NodeId>, usize) {
        let is_ply = |id: &NodeId| matches!(self.game.event(*id), Event::Move(_) | Event::Pass);
        let made = self.game.path(self.at).iter().filter(|id| is_ply(id)).count();
        (self.game.line_through(self.at).into_iter().filter(is_ply).collect(), made)
    }

    /// The moves that the record holds after the board, the main line's first; `None` for a pass.
    pub fn variations(&self) -> Vec<(NodeId, Option<Point>)> {
        let point = |id| if let Event::Move(point) = self.game.event(id) { Some(*point) } else { None };
        self.game.children(self.at).map(|id| (id, point(id))).collect()
    }

    /// Goes to the node of a position; moves that the record does not hold are added to it. A position with another
    /// set-up begins another record.
    pub(super) fn follow(&mut self, position: &Position) {
        if !self.game.begins_as(self.at, position) {
            // A position has a record of its own: this ends after one step.
            let game = Game::of_position(position);
            let at = game.main().last().unwrap_or(Game::ROOT);
            *self = Self { game: Rc::new(game), at, ..Self::default() };
            return;
        }
        let path = self.game.path(self.at);
        let (mut at, _) = self.game.set_up_of(self.at);
        for &point in position.moves() {
            // Of two nodes with the same move, the one on the way is meant.
            let is_it = |id: &NodeId| *self.game.event(*id) == Event::Move(point);
            let known = self.game.children(at).find(|id| path.contains(id) && is_it(id));
            at = match known.or_else(|| self.game.child(at, point)) {
                Some(known) => known,
                None => Rc::make_mut(&mut self.game).add(at, Event::Move(point)),
            };
        }
        self.at = at;
    }

    /// Whether the record holds all moves of a position.
    pub(super) fn holds(&self, position: &Position) -> bool {
        let (start, _) = self.game.set_up_of(self.at);
        let step = |at, &point: &Point| self.game.child(at, point);
        self.game.begins_as(self.at, position) && position.moves().iter().try_fold(start, step).is_some()
    }

    /// Goes to a node, and returns its position under the rule of another one.
    ///
    /// # Errors
    /// When the position is impossible, or there is a pass on the way to it; the record then stays where it is.
    pub(super) fn go(&mut self, node: NodeId, like: &Position) -> Result<Position, FormatError> {
        let choice = Choice { rule: Some(like.rule()), ..Choice::default() };
        let position = self.game.position_at(node, &choice)?;
        self.at = node;
        Ok(position)
    }

    /// The game, for changes of facts and notes.
    pub(super) fn game_mut(&mut self) -> &mut Game {
        Rc::make_mut(&mut self.game)
    }

    /// Removes the node on the board, unless it is the root, and all after it; the board is then to show its parent.
    pub(super) fn remove(&mut self) {
        if self.at != Game::ROOT {
            let (game, at) = self.game.without(self.at);
            (self.game, self.at) = (Rc::new(game), at);
        }
    }

    /// Makes the line on which the board is the main line.
    pub(super) fn promote(&mut self) {
        let (game, at) = self.game.with_main(self.at);
        (self.game, self.at) = (Rc::new(game), at);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(text: &str) -> Position {
        text.parse().unwrap()
    }

    #[test]
    fn a_record_follows_the_board() {
        let mut record = Record::of(&position("h8i9j10"));
        record.follow(&position("h8i9"));
        assert_eq!((record.line().0.len(), record.line().1), (3, 2));
        record.follow(&position("h8i9k8a1"));
        assert_eq!((record.game().lines(), record.line().1), (2, 4));
        record.follow(&position("h8i9j10"));
        assert_eq!((record.game().len(), record.line().1), (6, 3));
        // Stones that were set up are no moves.
        record.follow(&position("B:h8j10,W:i9,w"));
        assert_eq!((record.game().len(), record.line().1), (1, 0));
    }

    #[test]
    fn clones_share_a_game_until_it_changes() {
        let before = Record::of(&position("h8i9"));
        let mut after = before.clone();
        after.follow(&position("h8"));
        assert!(Rc::ptr_eq(&before.game, &after.game));
        after.follow(&position("h8a1"));
        assert_eq!((before.game().len(), after.game().len()), (3, 4));
    }
}
