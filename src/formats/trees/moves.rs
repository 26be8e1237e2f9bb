//! The tree as a game with variations and comments, for programs that know no trees of ours.

use super::{decided, each};
use crate::board::{Color, Point, Position};
use crate::formats::game::{Event, Game, NodeId};
use crate::strategy::tree::Tree;

/// What is known after a move of Black's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// Every reply loses to threats that are soon found.
    Threats,
    /// So do all replies but these many, which stand below with Black's answer.
    Below(usize),
}

/// What the tree plays from a position on, in which White is to move; of the replies to it only those that
/// `first` lets through. `say` puts into words what is known after each move of Black's.
pub fn game(
    tree: &Tree,
    start: &Position,
    first: &dyn Fn(Point) -> bool,
    say: &dyn Fn(&Position, Known) -> String,
) -> Game {
    debug_assert_eq!(start.to_move(), Color::White);
    let mut game = Game::of_position(start);
    game.rule = Some(tree.rule());
    let end = game.main().last().unwrap_or(Game::ROOT);
    replies(tree, &mut start.clone(), first, say, end, &mut game);
    game
}

/// White's replies in a position. It calls itself as deep as the tree is.
fn replies(
    tree: &Tree,
    position: &mut Position,
    wanted: &dyn Fn(Point) -> bool,
    say: &dyn Fn(&Position, Known) -> String,
    under: NodeId,
    game: &mut Game,
) {
    let decided: Vec<_> = decided(tree, position).into_iter().filter(|(reply, _)| wanted(*reply)).collect();
    let known = if decided.is_empty() { Known::Threats } else { Known::Below(decided.len()) };
    game.notes_mut(under).comment = say(position, known);
    each(position, decided, &mut |position, reply, attack| {
        let node = game.add(under, Event::Move(reply));
        let node = game.add(node, Event::Move(attack));
        replies(tree, position, &|_| true, say, node, game);
    });
}
