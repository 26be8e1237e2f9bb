//! Plays and grades moves.

use super::grammar::Command;
use super::grammar::wins::MOVES;
use super::outside::Outside;
use super::task::{State, Task};
use super::{Answer, Session};
use crate::board::{Point, Position};
use crate::reply::{Done, Reply, Then, Trouble};
use crate::solve::{Budget, MoveValue};
use crate::teach::analyze::Refused;
use crate::teach::explain::{self, MoveReason};
use crate::teach::puzzle::{Goal, Puzzle};
use crate::teach::train::grade::{Grade, Grader, NothingVerdict};

/// The reply to the last of several points, with what was said of the others.
fn after(before: Vec<(Grade, MoveReason)>, mut reply: Reply) -> Reply {
    if let Reply::Graded { earlier, .. } = &mut reply {
        *earlier = before.into();
    }
    reply
}

/// The amount by which requesting the grades of moves lowers the score, which is 1 for a puzzle solved
/// without help.
const GRADE_COST: f64 = 0.3;

/// The amount by which requesting the refutation of a wrong move lowers the score.
const REFUTATION_COST: f64 = 0.1;

/// What a reply tells beside the grade of a move, as in [`Reply::Graded`].
#[derive(Clone, Copy, Default)]
struct Beside {
    again: bool,
    veiled: bool,
    found: Option<(usize, usize)>,
    then: Option<Then>,
}

/// The grade of a move in the open puzzle, as a reply.
fn graded(task: &Task, position: &Position, grade: Grade, reason: MoveReason, beside: Beside) -> Reply {
    let Beside { again, veiled, found, then } = beside;
    Reply::Graded {
        puzzle: Box::new(task.puzzle.clone()),
        reason: Some(Box::new(reason)),
        position: Box::new(position.clone()),
        misses: task.misses,
        hints: task.hints,
        moves: (task.moves(position), task.whole(position)),
        again,
        veiled,
        found,
        then,
        in_game: task.in_game,
        grade: Box::new(grade),
        earlier: Box::default(),
    }
}

impl Session {
    pub(super) fn play(&mut self, point: Point, outside: &dyn Outside) -> Answer {
        let limits = &outside.limits();
        if let Some(task) = self.board.task.as_ref().filter(|task| task.is_open()) {
            if task.found.contains(&point) {
                return Err(Trouble::FoundBefore(point));
            }
            return if task.awaits_reply(&self.board.position) {
                self.reply_by_hand(point)
            } else {
                self.play_graded(point, limits)
            };
        }
        if let Some(answer) = self.play_game(point, limits) {
            return answer;
        }
        let mover = self.board.position.to_move();
        let mut position = self.board.position.clone();
        position.make(point).map_err(Trouble::Illegal)?;
        let done = match position.forbidden_move() {
            Some(ruling) => Done::Forbidden(point, ruling.prohibitions()),
            None => Done::Moved { color: mover, point, wins: position.winner().is_some() },
        };
        self.change(position.clone());
        self.studied(Reply::Changed(done, Box::new(position)), outside)
    }

    pub(super) fn play_graded(&mut self, point: Point, limits: &Budget) -> Answer {
        let task = self.board.task.as_ref().ok_or(Trouble::NoPuzzle)?;
        let kind = task.puzzle.goal.kind;
        let played = (self.board.position.count() - task.start.count()) as u16;
        let within = task.whole(&self.board.position).map(|plies| plies.saturating_sub(played));
        let mut grader = Grader { vcf: &mut self.vcf, budget: limits.clone(), goal: Goal { kind, within } };
        let mut grade = grader.grade(&self.board.position, point);
        let wanted = kind.finds_points().then(|| grader.wanted(&self.board.position));
        if grade.mark == MoveValue::Illegal {
            let mut board = self.board.position.clone();
            board.make(point).map_err(Trouble::Illegal)?;
        }
        let mut reason = explain::explain_move(&self.board.position, point);
        let found = match (&wanted, self.board.task.as_mut()) {
            (None, Some(task)) if grade.mark.keeps() => {
                task.kept(&self.board.position, &grade);
                None
            }
            (Some(wanted), Some(task)) => {
                // A move that wins by another route than the one asked for is none of them.
                let asked = wanted.points.contains(&point) || !wanted.complete && grade.mark.keeps();
                if asked && !task.found.contains(&point) {
                    task.found.push(point);
                }
                grade.decided = wanted.complete && wanted.points.iter().all(|p| task.found.contains(p));
                // Where all points are to be found, no reply is played on them.
                grade.reply = grade.reply.filter(|_| !grade.mark.keeps());
                Some((task.found.len(), wanted.points.len()))
            }
            _ => None,
        };
        let mut then = None;
        if grade.mark.keeps() && wanted.is_none() {
            let mut position = self.board.position.clone();
            position.make(point).map_err(Trouble::Illegal)?;
            // What is taken back by `undo` has the replies that were open before the move.
            let before = self.board.moment();
            then = self.answer_to(&mut position, &mut grade)?;
            self.board.advance(before, position);
            self.known.forget();
        }
        let again = !self.is_streak();
        let Some(task) = self.board.task.as_mut() else { return Err(Trouble::NoPuzzle) };
        task.tried.push(point);
        let mut veiled = false;
        if grade.decided {
            task.state = State::Solved;
        } else if grade.mark.keeps() {
            task.missed = None;
        } else if grade.mark != MoveValue::Unproven {
            // Where the puzzle is over with a miss, nothing is left to give away.
            veiled = task.miss(&self.board.position, &grade, &reason) && again;
        }
        reason.number = found.map_or_else(|| task.moves(&self.board.position), |(found, _)| found);
        Ok(graded(task, &self.board.position, grade, reason, Beside { again, veiled, found, then }))
    }

    /// What refutes the last wrong move of the open puzzle, which is help as a hint is if it was not told before; `None`
    /// where there is no such move.
    pub(super) fn refutation(&mut self) -> Option<Reply> {
        let task = self.board.task.as_mut().filter(|task| task.is_open())?;
        let missed = task.missed.as_mut()?;
        let told = std::mem::replace(&mut missed.told, true);
        let (grade, reason) = (missed.grade.clone(), missed.reason.clone());
        if !told {
            task.hints += 1;
            task.help += REFUTATION_COST;
        }
        let beside = Beside { again: true, ..Beside::default() };
        Some(graded(task, &self.board.position, grade, reason, beside))
    }

    /// Several points on one line, where a puzzle asks for all points that win: each is graded, up to the first one
    /// that is wrong or the last one that was to be found. Points that were found before are passed over.
    pub(super) fn play_each(&mut self, points: &[Point], outside: &dyn Outside) -> Answer {
        let asked = self.board.task.as_ref().filter(|task| task.is_open());
        let Some(task) = asked.filter(|task| task.puzzle.goal.kind.finds_points()) else {
            return Err(Trouble::OneMove(points.len()));
        };
        let mut left: Vec<Point> = Vec::new();
        for &point in points {
            if !task.found.contains(&point) && !left.contains(&point) {
                left.push(point);
            }
        }
        let last = left.pop().ok_or(Trouble::FoundBefore(points[0]))?;
        let mut before = Vec::new();
        for point in left {
            match self.play(point, outside)? {
                Reply::Graded { grade, reason: Some(reason), .. } if grade.mark.keeps() && !grade.decided => {
                    before.push((*grade, *reason));
                }
                end => return Ok(after(before, end)),
            }
        }
        Ok(after(before, self.play(last, outside)?))
    }

    pub(super) fn grade(&mut self, command: &Command, outside: &mut dyn Outside) -> Answer {
        let moves: Vec<Point> = command.all(&MOVES).flatten().collect();
        let (puzzle, start) = match &self.board.task {
            // The puzzle as it is played: its rule and side may have been chosen by hand.
            Some(task) => {
                (Puzzle { position: task.start.clone(), ..task.puzzle.clone() }, task.start.clone())
            }
            // Any position may be graded: as a puzzle of continuous fours.
            None => (Puzzle::untitled(self.board.position.clone()), self.board.position.clone()),
        };
        if let Some(winner) = start.winner() {
            return Err(Trouble::Refused(Refused::Over(winner)));
        }
        let budget = self.fitted(command).budget(outside.limits());
        let report = Grader { vcf: &mut self.vcf, budget, goal: puzzle.goal }.grade_all(&start, &moves);
        if let Some(task) = self.board.task.as_mut().filter(|task| task.is_open()) {
            // What is graded without being played is help as well.
            task.hints += 1;
            task.help += GRADE_COST;
        }
        Ok(Reply::Report { puzzle: Box::new(puzzle), report: Box::new(report) })
    }

    /// Grades the answer that there is nothing to find.
    pub(super) fn nothing(&mut self, _: &Command, outside: &mut dyn Outside) -> Answer {
        let task = self.board.task.as_mut().filter(|task| task.is_open()).ok_or(Trouble::NoPuzzle)?;
        let budget = outside.limits();
        let nothing =
            Grader { vcf: &mut self.vcf, budget, goal: task.puzzle.goal }.nothing(&self.board.position);
        match nothing {
            NothingVerdict::Right(_) => task.state = State::Solved,
            NothingVerdict::Wins(_) | NothingVerdict::Points(_) => task.misses += 1,
            NothingVerdict::Unknown(_) => {}
        }
        Ok(Reply::Nothing {
            puzzle: Box::new(task.puzzle.clone()),
            nothing,
            misses: task.misses,
            hints: task.hints,
        })
    }
}
