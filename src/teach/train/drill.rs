//! The opening drill: positions of a whole-board tree, or of one's own game tree, as flash cards.
//!
//! A card asks for a move. In a tree Black is asked for the tree's move, and White for the reply that lasts longest; in a
//! game tree a side is asked for the move that the file has. The attempts at a card are stored as those at a puzzle are,
//! under an id of their own, and are not rated.

use std::cmp::Reverse;

use super::attempt::hashed;
use super::record::PracticeRecord;
use super::time::Millis;
use crate::board::{Color, Dice, Point, Position, notation};
use crate::formats::{Choice, Event, Game, NodeId};
use crate::strategy::{Opening, Tree};

/// The most cards of one drill.
const MOST: usize = 2000;

/// A new card is drawn from this many that come next.
const NEXT: usize = 4;

/// A position in which a move is asked for.
#[derive(Clone, Debug)]
pub(crate) struct OpeningCard {
    /// The position; the side that is asked is to move.
    pub position: Position,
    /// The moves that are right; the first is told. Empty where the study of the position tells which reply lasts
    /// longest.
    pub answers: Vec<Point>,
}

impl OpeningCard {
    /// The key under which attempts at the card are stored.
    pub fn id(&self) -> String {
        format!("opening-{}-{}", self.position.to_move().name(), notation::write(&self.position))
    }

    /// The fingerprint of what is asked: the rule, the position and the side. Another tree may answer differently, but
    /// asks the same.
    pub fn content(&self) -> String {
        let position = notation::write(&self.position);
        hashed(&["opening", self.position.rule().name(), &position, self.position.to_move().name()])
    }

    /// Whether a move is one of the right ones, or an image of one under the position's own symmetries.
    pub fn is_right(&self, point: Point) -> bool {
        let after = |point| self.position.clone().after(&[point]).ok();
        let played = after(point);
        self.answers.iter().any(|&answer| match (&played, after(answer)) {
            (Some(played), Some(answer)) => played.is_picture_of(&answer),
            _ => false,
        })
    }
}

/// The cards of a tree for a side, the nearest to the start first and of those the longest lines first. `depth` is the
/// number of moves of Black's after `h8`; an opening leaves only what its name covers.
pub(crate) fn of_tree(
    tree: &Tree,
    side: Color,
    depth: usize,
    opening: Option<&'static Opening>,
) -> Vec<OpeningCard> {
    let mut cards = Vec::new();
    let mut level = replies(tree, &tree.start());
    for number in 0..depth {
        let mut next = Vec::new();
        for position in level {
            let Some(attack) = tree.get(&position) else { continue };
            let Ok(after) = position.clone().after(&[attack]) else { continue };
            if number == 0 && opening.is_some() && Opening::of(&after) != opening {
                continue;
            }
            let card = match side {
                Color::Black => OpeningCard { position, answers: vec![attack] },
                Color::White => OpeningCard { position: after.clone(), answers: Vec::new() },
            };
            cards.push(card);
            if cards.len() == MOST {
                return cards;
            }
            if number + 1 < depth {
                next.extend(replies(tree, &after));
            }
        }
        level = next;
    }
    cards
}

/// The positions after White's replies that the tree decides, those of the longest lines first.
fn replies(tree: &Tree, after: &Position) -> Vec<Position> {
    let reply = |point: Point| after.clone().after(&[point]).ok().filter(|after| tree.contains(after));
    let mut all: Vec<Position> = after.different_moves().into_iter().filter_map(reply).collect();
    all.sort_by_key(|position| Reverse(tree.lasting(position)));
    all
}

/// The cards of a game tree for a side: every position of the file, up to `depth` moves of that side's, in which it
/// has a move for the side.
pub(crate) fn of_game(game: &Game, side: Color, depth: usize) -> Vec<OpeningCard> {
    let mut cards: Vec<OpeningCard> = Vec::new();
    let mut level = vec![(Game::ROOT, 0)];
    while let Some((node, asked)) = (!level.is_empty()).then(|| level.remove(0)) {
        let children: Vec<NodeId> = game.children(node).collect();
        let moves = children.iter().filter_map(|&child| match game.event(child) {
            Event::Move(point) => Some(*point),
            _ => None,
        });
        let answers: Vec<Point> = moves.collect();
        let position = game.position_at(node, &Choice::default()).ok();
        let is_asked =
            position.as_ref().is_some_and(|position| position.to_move() == side) && !answers.is_empty();
        if is_asked && asked == depth || cards.len() == MOST {
            continue;
        }
        level.extend(children.into_iter().map(|child| (child, asked + usize::from(is_asked))));
        let Some(position) = position.filter(|_| is_asked) else { continue };
        let same = cards.iter_mut().find(|card| card.position.hash() == position.hash());
        match same {
            Some(card) => card.answers.extend(answers),
            None => cards.push(OpeningCard { position, answers }),
        }
    }
    cards
}

/// The next card: the one that is due first, else a new one, which is drawn from the nearest; where there is neither, the
/// milliseconds until one is due. Cards with the ids `done` were asked in this session.
pub(crate) fn next<'a>(
    cards: &'a [OpeningCard],
    record: &PracticeRecord,
    done: &[String],
    now: Millis,
    dice: &mut Dice,
) -> Result<&'a OpeningCard, Option<Millis>> {
    let due = |card: &OpeningCard| {
        record.standing_of(&card.id(), &card.content()).map(|standing| standing.card.due)
    };
    let open: Vec<&OpeningCard> = cards.iter().filter(|card| !done.contains(&card.id())).collect();
    let first_due = open.iter().filter_map(|card| Some((due(card).filter(|&at| at <= now)?, *card)));
    if let Some((_, card)) = first_due.min_by_key(|(at, _)| *at) {
        return Ok(card);
    }
    let new: Vec<&OpeningCard> = open.into_iter().filter(|card| due(card).is_none()).take(NEXT).collect();
    if !new.is_empty() {
        return Ok(new[dice.below(new.len())]);
    }
    Err(cards.iter().filter_map(due).filter(|&at| at > now).min().map(|at| at - now))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Rule;
    use crate::strategy::shipped;

    #[test]
    fn the_cards_of_the_tree_ask_for_its_moves() {
        let tree = shipped(Rule::Freestyle);
        let black = of_tree(tree, Color::Black, 1, None);
        assert_eq!(black.len(), 35);
        assert!(black.iter().all(|card| card.is_right(tree.get(&card.position).unwrap())));
        let more = of_tree(tree, Color::Black, 2, None);
        assert!(more.len() > 100 && more[34].position.count() == 2 && more[35].position.count() == 4);
        let white = of_tree(tree, Color::White, 1, None);
        assert!(white.len() == 35 && white.iter().all(|card| card.position.to_move() == Color::White));
        let named = Opening::of(&white[0].position);
        if named.is_some() {
            let of_opening = of_tree(tree, Color::White, 1, named);
            assert!(of_opening.iter().all(|card| Opening::of(&card.position) == named));
        }
        let ids: std::collections::BTreeSet<String> = more.iter().map(OpeningCard::id).collect();
        assert_eq!(ids.len(), more.len(), "each card has a key of its own");
    }
}
