//! Grades of moves towards a victory by continuous fours.

use super::grade::Grade;
use super::grader::Grader;
use crate::board::{FiveStop, Point, Position};
use crate::proof::last_moves;
use crate::solve::first::{self, Aim, Judgement};
use crate::solve::{Attack, Class, MoveValue, Verdict};
use crate::teach::explain;

impl Grader<'_> {
    /// Grades a move for the goal of a VCF; the move is on the board.
    pub(super) fn grade_fours(&mut self, position: &Position, board: Position, point: Point) -> Grade {
        let attacker = position.to_move();
        if board.winner().is_some() {
            return Grade { decided: true, ..self.keep(position, point, 1, true) };
        }
        if let Some(five) = board.five_points(attacker.other()).iter().next() {
            return Grade::lost(point, MoveValue::LosesNow, vec![five]);
        }
        let grade = match board.five_stop() {
            FiveStop::NotNeeded => self.grade_quiet(position, &board, point),
            FiveStop::Only(reply) => self.grade_four(position, board, point, reply),
            FiveStop::Impossible => {
                let reply = last_moves(&board).first().copied();
                Grade { decided: true, reply, ..self.keep(position, point, 2, true) }
            }
        };
        match grade.mark {
            MoveValue::ThrowsWin => Grade { left: self.left(position, point), ..grade },
            _ => grade,
        }
    }

    /// The class of a win by threats that begins with a move that begins no VCF; `None` where none is found.
    fn left(&self, position: &Position, point: Point) -> Option<Class> {
        match first::glance(position, point, Aim::Threats, &self.part()).0 {
            Judgement::Wins(first) if self.accepts(&*first) => Some(first.win.class),
            _ => None,
        }
    }

    /// Grades a four with one reply.
    fn grade_four(&mut self, position: &Position, mut board: Position, point: Point, reply: Point) -> Grade {
        if board.make(reply).is_err() {
            return Grade::new(point, MoveValue::Illegal);
        }
        let answer = self.win(&board);
        let grade = match answer.verdict {
            Verdict::Proven(rest) => self.keep(position, point, rest.stones + 1, answer.shortest),
            Verdict::Disproven(_) => self.thrown(position, &board, point, reply),
            Verdict::Unknown(limit) => Grade::unproven(point, limit),
        };
        Grade { reply: Some(reply), ..grade }
    }

    /// Grades a move that makes no four, and so begins no VCF. It loses if the opponent has a VCF after it,
    /// gives the win away if there is no VCF after some reply, and is another route otherwise.
    fn grade_quiet(&mut self, position: &Position, board: &Position, point: Point) -> Grade {
        if let Verdict::Proven(attack) = self.win(board).verdict {
            return Grade::lost(point, MoveValue::LosesNow, attack.line(board));
        }
        let mut limit = None;
        let mut stones = 0;
        let mut exact = true;
        let mut stubborn = None;
        for reply in self.replies(board) {
            let mut after = board.clone();
            if after.make(reply).is_err() {
                continue;
            }
            let answer = self.win(&after);
            match answer.verdict {
                Verdict::Proven(rest) => {
                    exact &= answer.shortest;
                    if rest.stones > stones {
                        stones = rest.stones;
                        stubborn = Some(reply);
                    }
                }
                Verdict::Disproven(_) => return self.thrown(position, &after, point, reply),
                Verdict::Unknown(hit) => limit = Some(hit),
            }
        }
        match (limit, stubborn) {
            (None, Some(_)) => {
                let extra_stones = self.extra(position, stones + 1, exact);
                Grade { reply: stubborn, extra_stones, ..Grade::new(point, MoveValue::OtherRoute) }
            }
            (limit, _) => Grade { limit, ..Grade::new(point, MoveValue::Unproven) },
        }
    }

    /// All replies; first those that touch the win that the attacker would have if the opponent passed.
    fn replies(&mut self, board: &Position) -> Vec<Point> {
        let passed = board.with_turn(board.to_move().other());
        let threat = self.win(&passed).verdict.proven().map_or(Vec::new(), |attack| attack.line(&passed));
        let touches = threat.iter().copied().filter(|&p| board.may_play(p));
        let others = board.legal_moves().filter(|p| !threat.contains(p));
        touches.chain(others).collect()
    }

    /// Grades a move after whose reply (made on `after`) the attacker has no VCF.
    fn thrown(&mut self, position: &Position, after: &Position, point: Point, reply: Point) -> Grade {
        let before = self.win(position).verdict;
        let needed = |attack: &Attack| attack.last == reply || attack.steps.iter().any(|s| s.attack == reply);
        Grade {
            key_point: before.proven().is_some_and(needed),
            had_win: before.proven().is_some(),
            reply_threatens: after.five_points(after.to_move().other()).iter().next(),
            fours_left: explain::fours(after).len(),
            ..Grade::lost(point, MoveValue::ThrowsWin, vec![reply])
        }
    }

    /// Grades a move that wins with this many stones in all; `exact` says whether it is known that the win
    /// takes no fewer.
    fn keep(&mut self, position: &Position, point: Point, stones: u16, exact: bool) -> Grade {
        let extra = self.extra(position, stones, exact);
        let mark = match (extra, self.win(position).verdict.proven().map(Attack::first)) {
            (Some(0), Some(first)) if first == point => MoveValue::Best,
            (Some(0), _) => MoveValue::Equivalent,
            (_, _) => MoveValue::Longer,
        };
        Grade { extra_stones: extra, ..Grade::new(point, mark) }
    }

    /// The number of stones more than the shortest win takes; `None` where it is not known.
    fn extra(&mut self, position: &Position, stones: u16, exact: bool) -> Option<u16> {
        let answer = self.win(position);
        let shortest = answer.verdict.proven().filter(|_| answer.shortest)?.stones;
        // A win that is as short as the shortest has the exact length, without further proof.
        (exact || stones <= shortest).then(|| stones.saturating_sub(shortest))
    }
}
