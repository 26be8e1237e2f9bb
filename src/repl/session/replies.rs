//! How the program defends: stubbornly, as the solver says, or in every way.

use super::super::options::Replies;
use super::{Answer, Session};
use crate::board::{Point, Position};
use crate::solve::{Budget, Vcf, Verdict};
use crate::teach::grade::Grade;
use crate::words::{Reply, Then, Trouble};

/// Nodes of the search for a win by fours after a reply.
const NODES: u64 = 20_000;

impl Session {
    /// Answers a good move, which is on the board. What comes instead of the most stubborn reply, if anything does.
    pub(super) fn answer_to(
        &mut self,
        position: &mut Position,
        grade: &mut Grade,
    ) -> Result<Option<Then>, Trouble> {
        let Some(task) = self.task.as_mut() else { return Ok(None) };
        let attacks = task.puzzle.goal.kind.attacks();
        if attacks && task.replies == Replies::All {
            if grade.decided {
                let Some(other) = task.pending.pop() else { return Ok(None) };
                let reply = other.last_move().unwrap_or(grade.point);
                *position = other;
                (grade.decided, grade.reply) = (false, None);
                return Ok(Some(Then::Otherwise(reply, task.pending.len())));
            }
            for reply in meeting(position).into_iter().rev().filter(|reply| Some(*reply) != grade.reply) {
                let mut after = position.clone();
                if after.make(reply).is_ok() && !task.pending.contains(&after) {
                    task.pending.push(after);
                }
            }
        }
        if grade.decided {
            return Ok(None);
        }
        if attacks && task.replies == Replies::Mine {
            grade.reply = None;
            return Ok(Some(Then::YourReply));
        }
        if let Some(reply) = grade.reply {
            position.make(reply).map_err(Trouble::Illegal)?;
        }
        Ok(None)
    }

    /// The solver names the defender's reply.
    pub(super) fn reply_by_hand(&mut self, point: Point) -> Answer {
        let color = self.position.to_move();
        let mut position = self.position.clone();
        position.make(point).map_err(Trouble::Illegal)?;
        self.change(position.clone());
        Ok(Reply::Replied { color, point, position: Box::new(position) })
    }
}

/// The replies that meet the threat of fours which the last move made, as far as a few nodes show it: after them the
/// attacker has no VCF. A four has one reply, and it needs no list.
fn meeting(position: &Position) -> Vec<Point> {
    let attacker = position.to_move().other();
    if !position.five_points(attacker).is_empty() {
        return Vec::new();
    }
    let budget = Budget { nodes: Some(NODES), ..Budget::default() };
    let mut vcf = Vcf::default();
    let mut wins = |board: &Position| matches!(vcf.solve(board, &budget).verdict, Verdict::Proven(_));
    if !wins(&position.with_turn(attacker)) {
        return Vec::new();
    }
    let meets = |&reply: &Point| {
        let mut after = position.clone();
        after.make(reply).is_ok() && !wins(&after)
    };
    position.empties().filter(meets).collect()
}
