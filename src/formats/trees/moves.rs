//! The tree as a game with variations and comments, for programs that cannot read this program's trees.

use super::{decided, each};
use crate::board::{Color, Point, Position};
use crate::formats::game::{Event, Game, NodeId};
use crate::strategy::tree::Tree;

/// What the tree says about the position after a move of Black.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// Every reply loses to threats that are soon found.
    Threats,
    /// All replies lose to threats that are soon found, except this number of replies, which follow below
    /// with Black's answers.
    Below(usize),
}

/// The tree's moves from a position with White to move; of the replies to it, only those for which `first` is
/// true. `say` gives the comment after each move of Black.
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

/// Adds White's replies in a position. The recursion is as deep as the tree.
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
