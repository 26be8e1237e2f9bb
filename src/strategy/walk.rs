//! A walk through the tree by play: from `h8` through every decision that can be reached.

use std::collections::HashSet;

use super::openings;
use super::tree::Tree;
use crate::board::{Canonical, Color, Point, PointSet, Position};
use crate::solve::{Limit, Stop};

/// A step of the walk; each position has Black to move.
pub(super) enum Step<'a> {
    /// A decision that is met for the first time: the position, the reply that led to it, and Black's move.
    Decision(&'a Position, Point, Point),
    /// A decision that was met before, in another order of moves or in another image: the position and the
    /// reply that led to it.
    Link(&'a Position, Point),
    /// All replies to a decision have been visited.
    Leave,
}

/// Walks through the tree in depth-first order, replies row by row from `a1`.
///
/// Of replies that are images of each other under the position's own symmetries only the first is played.
pub(super) fn walk(tree: &Tree, tell: &mut dyn FnMut(Step)) {
    walk_behind(tree, &openings::second_moves(), &Stop::default(), tell)
        .expect("the flag that would stop it is known here only");
}

/// Walks through all that follows some of White's second moves, including what can also be reached behind
/// others.
///
/// # Errors
/// When it is stopped: a large tree takes a quarter of a second.
pub(super) fn walk_behind(
    tree: &Tree,
    seconds: &PointSet,
    stop: &Stop,
    tell: &mut dyn FnMut(Step),
) -> Result<(), Limit> {
    let mut walk = Walk { tree, stop, seen: HashSet::new(), position: openings::start(tree.rule()), tell };
    for second in openings::second_moves().intersection(seconds).iter() {
        walk.reply(second);
    }
    if stop.is_raised() { Err(Limit::Interrupted) } else { Ok(()) }
}

/// Goes through all that follows on a position; where Black is to move in it, through its own decision first.
pub(super) fn walk_from(tree: &Tree, root: &Position, tell: &mut dyn FnMut(Step)) {
    let stop = &Stop::default();
    let mut walk = Walk { tree, stop, seen: HashSet::new(), position: root.clone(), tell };
    if root.to_move() == Color::White {
        walk.replies();
    } else if let Some(last) = walk.position.undo() {
        walk.reply(last);
    }
}

struct Walk<'a> {
    tree: &'a Tree,
    stop: &'a Stop,
    seen: HashSet<Canonical>,
    position: Position,
    tell: &'a mut dyn FnMut(Step),
}

impl Walk<'_> {
    /// Plays this reply of White after Black's move.
    fn reply(&mut self, reply: Point) {
        // Most replies have no decision and are left to threats.
        if !self.tree.may_contain(self.position.symmetric_hash_after(reply))
            || self.stop.is_raised()
            || self.position.make(reply).is_err()
        {
            return;
        }
        if let Some(attack) = self.tree.get(&self.position) {
            if self.seen.insert(Canonical::of(&self.position).0) {
                (self.tell)(Step::Decision(&self.position, reply, attack));
                self.decision(attack);
                (self.tell)(Step::Leave);
            } else {
                (self.tell)(Step::Link(&self.position, reply));
            }
        }
        self.position.undo();
    }

    fn decision(&mut self, attack: Point) {
        if self.position.make(attack).is_err() {
            return;
        }
        self.replies();
        self.position.undo();
    }

    fn replies(&mut self) {
        for reply in self.position.different_moves() {
            self.reply(reply);
        }
    }
}
