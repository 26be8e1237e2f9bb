//! The defender's replies in practice: the longest defence, the user's choice, or all replies in turn.

use super::options::Replies;
use super::{Answer, Session};
use crate::board::{Point, Position};
use crate::reply::{Reply, Then, Trouble};
use crate::solve::{Budget, Vcf, Verdict};
use crate::teach::train::grade::Grade;

/// The limit on nodes of the search for a VCF after a reply.
const NODES: u64 = 20_000;

impl Session {
    /// Replies to a good move, which is on the board. Returns what follows instead of the reply that delays
    /// the five longest, if anything does.
    pub(super) fn answer_to(
        &mut self,
        position: &mut Position,
        grade: &mut Grade,
    ) -> Result<Option<Then>, Trouble> {
        let Some(task) = self.board.task.as_mut() else { return Ok(None) };
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
        let color = self.board.position.to_move();
        let mut position = self.board.position.clone();
        position.make(point).map_err(Trouble::Illegal)?;
        self.change(position.clone());
        Ok(Reply::Replied { color, point, position: Box::new(position) })
    }
}

/// The replies that meet the last move's threat of a VCF, as far as a few nodes show it: after them the
/// attacker has no VCF. After a four there is a single reply and the list is empty.
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
    position.legal_moves().filter(meets).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::grammar::{Command, command, parse};

    fn point_alone(point: Point) -> Command {
        parse(&point.to_string()).unwrap()
    }
    use crate::session::Session;
    use crate::session::outside::Nowhere;
    use crate::session::task::State;
    use crate::solve::{Class, goal};
    use crate::teach::puzzle;

    const PUZZLES: &str = include_str!("../../tests/data/goals.yaml");

    /// A session with a puzzle by threats and this manner of replies.
    fn session(id: &str, replies: Replies) -> Session {
        let puzzle = puzzle::parse_all(PUZZLES).unwrap().into_iter().find(|puzzle| puzzle.id == id).unwrap();
        let mut session = Session::new();
        session.start(puzzle.position.clone(), Some(puzzle));
        session.board.task.as_mut().unwrap().replies = replies;
        session
    }

    fn best(position: &Position) -> Point {
        goal::shortest(Class::Vct, position, &Budget::default()).verdict.proven().unwrap().first()
    }

    fn state(session: &Session) -> State {
        session.board.task.as_ref().unwrap().state
    }

    #[test]
    fn every_reply_that_meets_the_threat_has_to_be_answered() {
        let mut world = Nowhere::default();
        let mut lines = 0;
        for id in ["vct-9001", "vct-9002", "vct-9003"] {
            let mut session = session(id, Replies::All);
            let mut met = Vec::new();
            for _ in 0..200 {
                let point = best(session.position());
                let Reply::Graded { then, grade, .. } = session.respond(&point_alone(point), &mut world)
                else {
                    panic!("graded")
                };
                assert!(grade.mark.keeps(), "{id} {point}");
                if let Some(Then::Otherwise(reply, left)) = then {
                    assert_eq!(session.position().last_move(), Some(reply));
                    assert_eq!(session.board.task.as_ref().unwrap().pending.len(), left);
                    assert!(!met.contains(session.position()), "{id}: {reply} twice");
                    met.push(session.position().clone());
                }
                if state(&session) == State::Solved {
                    break;
                }
            }
            assert_eq!(state(&session), State::Solved, "{id}");
            assert!(session.board.task.as_ref().unwrap().pending.is_empty());
            lines += met.len();
        }
        assert!(lines >= 3, "{lines} other replies in three puzzles");
    }

    #[test]
    fn taking_back_brings_the_open_replies_back() {
        let mut world = Nowhere::default();
        let mut session = session("vct-9001", Replies::All);
        let pending = |session: &Session| session.board.task.as_ref().unwrap().pending.clone();
        for _ in 0..3 {
            let before = pending(&session);
            let point = best(session.position());
            session.respond(&point_alone(point), &mut world);
            let after = pending(&session);
            session.respond(&command("undo"), &mut world);
            assert_eq!(pending(&session), before);
            session.respond(&command("redo"), &mut world);
            assert_eq!(pending(&session), after);
        }
    }

    #[test]
    fn a_reply_by_hand_is_not_graded_and_can_be_taken_back() {
        let mut world = Nowhere::default();
        let mut session = session("vct-9001", Replies::Mine);
        let point = best(session.position());
        session.respond(&point_alone(point), &mut world);
        assert!(session.board.task.as_ref().unwrap().awaits_reply(session.position()));
        let reply = session.position().empties().next().unwrap();
        assert!(matches!(session.respond(&point_alone(reply), &mut world), Reply::Replied { .. }));
        session.respond(&command("undo"), &mut world);
        assert!(session.board.task.as_ref().unwrap().awaits_reply(session.position()));
        session.respond(&command("undo"), &mut world);
        assert_eq!(
            (session.position().count(), state(&session)),
            (session.board.task.as_ref().unwrap().start.count(), State::Open)
        );
    }
}
