//! Walking the tree as it is played: from `h8` through every decision that can be reached.

use std::collections::HashSet;

use super::canonical::Canonical;
use super::openings;
use super::tree::Tree;
use crate::board::{Point, PointSet, Position};
use crate::solve::{Limit, Stop};

/// What is met on the way, each position with Black to move.
pub trait Visitor {
    /// A decision met for the first time; `reply` led to it.
    fn decision(&mut self, position: &Position, reply: Point, attack: Point);
    /// A decision that was met before, in another order of moves or in another picture.
    fn link(&mut self, position: &Position, reply: Point);
    /// All replies to a decision have been gone through.
    fn leave(&mut self);
}

/// Goes through the tree in its own order: replies row by row from `a1`, each before what stands beside it.
///
/// Of replies that a position's own symmetries make alike only the first is played.
///
/// # Panics
/// Never: nobody else has the flag that would stop it.
pub fn walk(tree: &Tree, visitor: &mut impl Visitor) {
    walk_behind(tree, &openings::second_moves(), &Stop::default(), visitor).expect("nobody stops it");
}

/// Goes through all that follows on some of White's second moves, also what is met behind others as well.
///
/// # Errors
/// When it is stopped: a large tree takes a quarter of a second.
pub fn walk_behind(
    tree: &Tree,
    seconds: &PointSet,
    stop: &Stop,
    visitor: &mut impl Visitor,
) -> Result<(), Limit> {
    let mut walk = Walk { tree, stop, seen: HashSet::new(), position: openings::start(tree.rule()) };
    for second in openings::second_moves().intersection(seconds).iter() {
        walk.reply(second, visitor);
    }
    if stop.is_raised() { Err(Limit::Interrupted) } else { Ok(()) }
}

struct Walk<'a> {
    tree: &'a Tree,
    stop: &'a Stop,
    seen: HashSet<Canonical>,
    position: Position,
}

impl Walk<'_> {
    /// Black has moved; White plays this.
    fn reply(&mut self, reply: Point, visitor: &mut impl Visitor) {
        // Most replies are left to threats.
        if !self.tree.may_contain(self.position.symmetric_hash_after(reply))
            || self.stop.is_raised()
            || self.position.make(reply).is_err()
        {
            return;
        }
        if let Some(attack) = self.tree.get(&self.position) {
            if self.seen.insert(Canonical::of(&self.position).0) {
                visitor.decision(&self.position, reply, attack);
                self.decision(attack, visitor);
                visitor.leave();
            } else {
                visitor.link(&self.position, reply);
            }
        }
        self.position.undo();
    }

    fn decision(&mut self, attack: Point, visitor: &mut impl Visitor) {
        if self.position.make(attack).is_err() {
            return;
        }
        for reply in openings::different_moves(&self.position) {
            self.reply(reply, visitor);
        }
        self.position.undo();
    }
}
