//! One walk for many replies: without the stone of the reply, and for all points at once where this stone changes nothing.
//!
//! Most replies to a move that leaves no five point have the same answer, `otherwise`, and most of their stones lie out of
//! the way of what follows. So the walk below a node is made once without such a stone, with the set of points where it may
//! be. A point leaves the set as soon as a stone on it could matter: on a move of the attacker, on a five point of his, or where
//! it makes four of the defender in a row of five points. What remains at the end is covered; every other reply is looked
//! at on its own. So nothing is refused here, and a set that is too small costs time and nothing else.

use super::forbidden::forbidden_beside;
use super::walk::{Stop, Walk};
use crate::board::{Color, Point, PointSet};

impl Walk<'_> {
    /// Points of `extra`, all of them empty, such that the node is valid in the current position with a stone of the defender
    /// on any one of them; the attacker is to move. A point may be missing although the node is valid with it, too.
    pub(super) fn covered(&mut self, node: usize, mut extra: PointSet) -> Result<PointSet, Stop> {
        let point = self.nodes[node].attack;
        extra.remove(point);
        if extra.is_empty() || !self.stones.is_empty(point) {
            return Ok(PointSet::EMPTY);
        }
        self.look()?;
        if self.makes_five(point) {
            return Ok(extra);
        }
        if self.renju && self.attacker == Color::Black {
            extra = extra.minus(&self.forbidden_beside(point, &extra));
        }
        self.stones.put(self.attacker, point);
        let covered = self.covered_after(node, extra)?;
        self.stones.take(self.attacker, point);
        Ok(covered)
    }

    /// As [`Self::covered`], after the node's move.
    fn covered_after(&mut self, node: usize, extra: PointSet) -> Result<PointSet, Stop> {
        let defender = self.attacker.other();
        // A full board needs no words: a reply that leaves the attacker no point for his answer leaves nothing covered.
        if self.stones.five_points(defender).next().is_some() {
            return Ok(PointSet::EMPTY);
        }
        let fives: PointSet = self.stones.five_points(self.attacker).collect();
        let extra = extra.minus(&fives).minus(&self.stones.four_points(defender));
        let mut points = fives.iter();
        match (points.next(), points.next()) {
            (None, _) => self.covered_everywhere(node, extra),
            (Some(five), None) => {
                let refuses = self.renju && defender == Color::Black;
                let won = if refuses { self.forbidden_beside(five, &extra) } else { PointSet::EMPTY };
                Ok(self.covered_answer(node, five, extra.minus(&won))?.union(&won))
            }
            (Some(_), Some(_)) => Ok(extra),
        }
    }

    /// As [`Self::covered`], after a move that leaves the attacker no five point, so that every reply has to be answered.
    fn covered_everywhere(&mut self, node: usize, extra: PointSet) -> Result<PointSet, Stop> {
        // Under renju the stone could change which replies are forbidden, and a pass would have to be answered.
        if self.renju {
            return Ok(PointSet::EMPTY);
        }
        let replies: PointSet = Point::all().filter(|&point| self.stones.is_empty(point)).collect();
        let mut covered = extra;
        // Where the stone is on the point of the reply, it is the same stone: this point stays, if the answer is valid.
        for reply in replies.iter() {
            covered = self.covered_answer(node, reply, covered)?;
        }
        Ok(covered)
    }

    /// As [`Self::covered`], after the node's move, for one reply to it.
    fn covered_answer(&mut self, node: usize, reply: Point, extra: PointSet) -> Result<PointSet, Stop> {
        if extra.is_empty() {
            return Ok(extra);
        }
        let Some(answer) = self.nodes[node].answer(reply) else { return Ok(PointSet::EMPTY) };
        self.stones.put(self.attacker.other(), reply);
        let covered = self.covered(answer, extra)?;
        self.stones.take(self.attacker.other(), reply);
        Ok(covered)
    }

    /// The points of `extra` that, with a stone of the defender on them, leave `point` forbidden to Black.
    fn forbidden_beside(&self, point: Point, extra: &PointSet) -> PointSet {
        forbidden_beside(self.stones.on(), point, self.attacker.other(), extra)
    }
}
