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
    /// Points of `extra`, empty but perhaps for the last reply, such that the node is valid in the current position with a
    /// stone of the defender on any one of them; the attacker is to move. A point may be missing although the node is valid
    /// with it, too.
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
        extra = extra.minus(&self.forbids_beside(self.attacker, point, &extra));
        self.stones.put(self.attacker, point);
        let covered = self.covered_after(node, extra)?;
        self.stones.take(self.attacker, point);
        Ok(covered)
    }

    /// As [`Self::covered`], after the node's move.
    fn covered_after(&mut self, node: usize, extra: PointSet) -> Result<PointSet, Stop> {
        let defender = self.attacker.other();
        // A full board is no special case here: where no point is left for an answer, no point is covered.
        if self.stones.five_points(defender).next().is_some() {
            return Ok(PointSet::EMPTY);
        }
        let fives: PointSet = self.stones.five_points(self.attacker).collect();
        let extra = extra.minus(&fives).minus(&self.stones.four_points(defender));
        let mut points = fives.iter();
        match (points.next(), points.next()) {
            (None, _) => self.covered_everywhere(node, extra),
            (Some(five), None) => {
                let won = self.forbids_beside(defender, five, &extra);
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
        // With the stone on the reply's own point there is no such reply, so this point could stay in any case. It is
        // treated like the others, and stays where the answer is valid: then this is true of it as well.
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

    /// The points of `extra` with which, a stone of the defender on one of them, the rule forbids a side to play on `point`.
    fn forbids_beside(&self, color: Color, point: Point, extra: &PointSet) -> PointSet {
        if self.renju && color == Color::Black {
            forbidden_beside(self.stones.on(), point, self.attacker.other(), extra)
        } else {
            PointSet::EMPTY
        }
    }
}
