//! Lessons in the conversation, step by step, with questions that are answered by points.

use std::rc::Rc;

use super::activity::Activity;
use super::course::Course;
use super::grammar::Command;
use super::grammar::practice::{LESSON, RESUME, TRY};
use super::outside::Outside;
use super::source::{nearest, read_text};
use super::{Answer, Session};
use crate::board::Point;
use crate::reply::{LessonJudged, LessonList, LessonReply, LessonTrouble, Reply, Stands, Trouble};
use crate::teach::analyze::Refused;
use crate::teach::lesson::{
    self, JudgedPoint, Lesson, LessonError, Manner, QuestionResult, Remembered, answer_of, library,
};

impl Session {
    /// Whether a lesson is open.
    pub const fn is_in_lesson(&self) -> bool {
        self.activity.course().is_some()
    }

    /// Whether a question of the open lesson waits for its answer.
    pub fn is_asking(&self) -> bool {
        self.activity.course().is_some_and(|course| course.asked().is_some())
    }

    /// The open lesson.
    pub(super) fn open_lesson(&self) -> Option<Rc<Lesson>> {
        self.activity.course().map(|course| Rc::clone(&course.lesson))
    }

    /// Lists the lessons, checks one with the solver, or opens one.
    pub(super) fn lesson(&mut self, command: &Command, outside: &mut dyn Outside) -> Answer {
        match command.get(&LESSON) {
            None if command.has(&RESUME) => {
                let course = library::lessons();
                let left = lesson::left(course, &learned(outside)).map_or(0, |(at, _)| at);
                self.open(&course[left].id, outside)
            }
            None => Ok(all(outside)),
            Some(name) if command.has(&TRY) => try_lesson(&name, outside),
            Some(name) => self.open(&name, outside),
        }
    }

    /// Opens a lesson, a built-in one or one from a file, where it was left.
    fn open(&mut self, name: &str, outside: &mut dyn Outside) -> Answer {
        let (lesson, broken) = found(name, outside)?;
        self.start(self.board.position.clone(), None);
        let results = learned(outside);
        let left = lesson::goes_on_at(&lesson, &results);
        let course = match left {
            Some(at) => Course::resumed(Rc::clone(&lesson), at, lesson::answered(&lesson, &results)),
            None => Course::new(lesson),
        };
        self.activity = Activity::Lesson(Box::new(course));
        let mut reply = self.entered(true)?;
        if let Reply::Lesson(LessonReply::Step(view)) = &mut reply {
            (view.broken, view.resumed) = (broken, left.is_some());
        }
        Ok(reply)
    }

    /// What a command means while a lesson is open; nothing where it means what it always does.
    pub(super) fn in_lesson(&mut self, command: &Command, outside: &dyn Outside) -> Option<Answer> {
        let course = self.activity.course()?;
        let asked = course.asked().is_some();
        let at = course.at;
        let points = command.points();
        Some(match command.path() {
            "repeat" if asked => self.again(),
            "next" if self.known.is_walking() => return None,
            "next" | "repeat" => self.enter(at + 1),
            "back" if self.known.walk().is_some() => return None,
            "back" => match at.checked_sub(1) {
                Some(before) => self.enter(before),
                None => Err(Trouble::Lesson(LessonTrouble::First)),
            },
            "show" if command.is_bare() => self.again(),
            "move" if points.is_empty() && !asked => return None,
            "points" | "move" if asked => self.given(&points, outside),
            "points" if points.len() == 1 && self.known.is_walking() => return None,
            "points" | "move" => Err(Trouble::Lesson(LessonTrouble::NothingAsked)),
            "hint" => self.lesson_hint(),
            "undo" if asked => self.take_back(),
            "answer" => self.give_up(outside),
            "restart" => self.restart_lesson(),
            _ => return None,
        })
    }

    /// Stores the result of a question.
    pub(super) fn learn(&self, reply: &Reply, outside: &mut dyn Outside) {
        let (Some(outcome), Some(course)) = (reply.outcome(), self.activity.course()) else { return };
        if let Some(content) = course.step().and_then(lesson::content) {
            let (at, outcome) = (outside.now(), outcome.clone());
            outside.progress().learn(Remembered { at, outcome, content });
        }
    }

    /// Leaves the lesson, after its last step or before.
    pub(super) fn leave_lesson(&mut self, finished: bool) -> Answer {
        let end = self.activity.lesson()?.end(finished);
        self.activity = Activity::Free;
        Ok(Reply::Lesson(end))
    }

    fn restart_lesson(&mut self) -> Answer {
        self.activity.lesson()?.restart();
        self.entered(true)
    }

    /// Says once more what the step says.
    fn again(&mut self) -> Answer {
        let view = self.activity.lesson()?.view(false);
        Ok(Reply::Lesson(LessonReply::Step(Box::new(view))))
    }

    /// Goes to a step; past the last one the lesson is over.
    fn enter(&mut self, at: usize) -> Answer {
        if self.activity.lesson()?.enter(at) { self.entered(false) } else { self.leave_lesson(true) }
    }

    /// Shows the step that was come to, its board where every other command looks.
    fn entered(&mut self, opens: bool) -> Answer {
        let course = self.activity.lesson()?;
        let (view, board) = (course.view(opens), course.board());
        if let Some(position) = board {
            self.set_up(position, None);
        }
        Ok(Reply::Lesson(LessonReply::Step(Box::new(view))))
    }

    /// Points were given as an answer.
    fn given(&mut self, points: &[Point], outside: &dyn Outside) -> Answer {
        let course = self.activity.lesson()?;
        let (question, board) = course.posed()?;
        if question.manner != Manner::Name && points.len() != 1 {
            return Err(Trouble::Lesson(LessonTrouble::OnePoint));
        }
        let budget = outside.limits();
        let judge = |&point| lesson::judge(&question, &board, point, &mut self.vcf, &budget);
        let judged: Vec<JudgedPoint> = points.iter().map(judge).collect();
        if budget.stop.is_raised() {
            // An answer whose judgement was stopped is not counted.
            return Err(stopped());
        }
        let (stands, position) = course.stand(&question, board, &judged);
        let shown = match &stands {
            Stands::Over(outcome) if outcome.result == QuestionResult::Missed => {
                answer_of(&question, &position, &budget)
            }
            _ => Vec::new(),
        };
        if position != self.board.position {
            self.set_up(position.clone(), None);
        }
        let view = LessonJudged { question, points: judged, stands, position, shown };
        Ok(Reply::Lesson(LessonReply::Judged(Box::new(view))))
    }

    fn lesson_hint(&mut self) -> Answer {
        Ok(Reply::Lesson(LessonReply::Hint(self.activity.lesson()?.hint()?)))
    }

    /// Takes back the last move of an answer, and the program's reply to it.
    fn take_back(&mut self) -> Answer {
        let board = self.activity.lesson()?.take_back().ok_or(Trouble::NothingToUndo)?;
        self.set_up(board, None);
        self.again()
    }

    /// Shows the answer; the question counts as missed.
    fn give_up(&mut self, outside: &dyn Outside) -> Answer {
        let course = self.activity.lesson()?;
        let (question, position) = course.posed()?;
        let stands = course.give_up(&question);
        let shown = answer_of(&question, &position, &outside.limits());
        let view = LessonJudged { question, points: Vec::new(), stands, position, shown };
        Ok(Reply::Lesson(LessonReply::Judged(Box::new(view))))
    }
}

/// Checks every step of a lesson with the solver.
fn try_lesson(name: &str, outside: &mut dyn Outside) -> Answer {
    let (lesson, broken) = found(name, outside)?;
    let (tried, mut wrong) = lesson::check(&lesson, &outside.limits()).ok_or_else(stopped)?;
    wrong.extend(broken);
    if wrong.is_empty() {
        return Ok(Reply::Lesson(LessonReply::Tried(lesson, tried)));
    }
    Err(Trouble::Lesson(LessonTrouble::File(name.to_owned(), wrong)))
}

/// The list of lessons, the number of known questions of each, and where the course goes on.
fn all(outside: &mut dyn Outside) -> Reply {
    let lessons = library::lessons();
    let learned = learned(outside);
    let known = lessons.iter().map(|lesson| lesson::known(lesson, &learned)).collect();
    let left = lesson::left(lessons, &learned).map(|(at, step)| (&lessons[at], step));
    Reply::Lesson(LessonReply::List(LessonList { lessons, known, left }))
}

/// The stored results of lessons. A failure to read them is reported in practice; lessons go on without them.
fn learned(outside: &mut dyn Outside) -> Vec<Remembered> {
    outside.progress().learned().unwrap_or_default()
}

pub(super) const fn stopped() -> Trouble {
    Trouble::Refused(Refused::Stopped)
}

/// The lesson with this name or from this file, and the faults of the steps that were left out.
pub(super) fn found(
    name: &str,
    outside: &mut dyn Outside,
) -> Result<(Rc<Lesson>, Vec<LessonError>), Trouble> {
    let ending =
        std::path::Path::new(name).extension().is_some_and(|ending| ending == "yaml" || ending == "yml");
    if !ending {
        let ids = library::lessons().iter().map(|lesson| lesson.id.as_str());
        let unknown = || Trouble::Lesson(LessonTrouble::Unknown(name.to_owned(), nearest(name, ids)));
        return library::find(name).map(|lesson| (Rc::new(lesson.clone()), Vec::new())).ok_or_else(unknown);
    }
    let (lesson, mut wrong) = lesson::parse(&read_text(name, outside)?);
    let none = |wrong| Err(Trouble::Lesson(LessonTrouble::File(name.to_owned(), wrong)));
    let Some(mut lesson) = lesson else { return none(wrong) };
    // A step that contradicts the solver is left out, as is a step that cannot be read.
    let (_, refused) = lesson::check(&lesson, &outside.limits()).ok_or_else(stopped)?;
    lesson.steps.retain(|step| refused.iter().all(|error| (error.line, error.column) != step.place));
    wrong.extend(refused);
    if lesson.steps.is_empty() { none(wrong) } else { Ok((Rc::new(lesson), wrong)) }
}
