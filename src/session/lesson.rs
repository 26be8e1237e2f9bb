//! Lessons in the conversation, step by step, with questions that are answered by points.

use std::rc::Rc;

use super::grammar::Command;
use super::grammar::practice::{LESSON, TRY};
use super::outside::Outside;
use super::source::{nearest, read_text};
use super::{Answer, Session};
use crate::board::{Point, Position};
use crate::reply::{
    LessonEnd, LessonHint, LessonJudged, LessonReply, LessonStepView, LessonTrouble, Reply, Stands, Trouble,
};
use crate::solve::Budget;
use crate::teach::analyze::Refused;
use crate::teach::lesson::{
    self, JudgedPoint, Lesson, LessonError, Manner, Question, QuestionOutcome, QuestionResult, Remembered,
    StepKind, TRIES, answer_of, library,
};

/// An open lesson.
#[derive(Clone)]
pub(super) struct Course {
    lesson: Rc<Lesson>,
    /// The index of the step, from 0.
    at: usize,
    /// The position of the question, after the moves that were played.
    board: Option<Position>,
    /// The number of failed tries at this question.
    misses: usize,
    /// The number of hints taken for this question.
    hints: usize,
    /// The points named so far.
    named: Vec<Point>,
    /// The results of the questions.
    outcomes: Vec<QuestionOutcome>,
}

impl Course {
    fn question(&self) -> Option<&Question> {
        self.lesson.steps.get(self.at)?.question()
    }

    /// The question that awaits an answer.
    fn asked(&self) -> Option<&Question> {
        self.question().filter(|question| self.outcomes.iter().all(|known| known.question != question.id))
    }

    fn view(&self, opens: bool) -> LessonStepView {
        let (lesson, played) = (Rc::clone(&self.lesson), self.board.clone());
        LessonStepView {
            lesson,
            at: self.at,
            opens,
            played,
            open: self.asked().is_some(),
            broken: Vec::new(),
        }
    }

    fn end(&self, finished: bool) -> LessonReply {
        let all = library::lessons();
        let next = all.iter().position(|lesson| lesson.id == self.lesson.id).and_then(|i| all.get(i + 1));
        let (lesson, outcomes) = (Rc::clone(&self.lesson), self.outcomes.clone());
        LessonReply::Ended(LessonEnd { lesson, outcomes, finished, next })
    }
}

impl Session {
    /// Whether a lesson is open.
    pub const fn is_in_lesson(&self) -> bool {
        self.course.is_some()
    }

    /// The open lesson.
    pub(super) fn open_lesson(&self) -> Option<Rc<Lesson>> {
        self.course.as_ref().map(|course| Rc::clone(&course.lesson))
    }

    /// Lists the lessons, checks one with the solver, or opens one.
    pub(super) fn lesson(&mut self, command: &Command, outside: &mut dyn Outside) -> Answer {
        match command.get(&LESSON) {
            None => Ok(all(outside)),
            Some(name) if command.has(&TRY) => try_lesson(&name, outside),
            Some(name) => self.open(&name, outside),
        }
    }

    /// Opens a lesson: a built-in one, or one from a file.
    fn open(&mut self, name: &str, outside: &mut dyn Outside) -> Answer {
        let (lesson, broken) = found(name, outside)?;
        self.start(self.position.clone(), None);
        self.course = Some(Course {
            lesson,
            at: 0,
            board: None,
            misses: 0,
            hints: 0,
            named: Vec::new(),
            outcomes: Vec::new(),
        });
        let mut reply = self.enter(0, true)?;
        if let Reply::Lesson(LessonReply::Step(view)) = &mut reply {
            view.broken = broken;
        }
        Ok(reply)
    }

    /// The question that awaits an answer, and its position.
    fn asked(&mut self) -> Result<(&mut Course, Question, Position), Trouble> {
        let course = self.course.as_mut().ok_or(Trouble::Lesson(LessonTrouble::None))?;
        match (course.asked().cloned(), course.board.clone()) {
            (Some(question), Some(board)) => Ok((course, question, board)),
            _ => Err(Trouble::Lesson(LessonTrouble::NothingAsked)),
        }
    }

    /// The reply to a command while a lesson is open; `None` where the command has its usual meaning.
    pub(super) fn in_lesson(&mut self, command: &Command, outside: &dyn Outside) -> Option<Answer> {
        let course = self.course.as_ref()?;
        let asked = course.asked().is_some();
        let at = course.at;
        let points = command.points();
        Some(match command.path() {
            "repeat" if asked => Ok(self.again()),
            "next" | "repeat" => self.enter(at + 1, false),
            "back" if self.walk.is_some() => return None,
            "back" => match at.checked_sub(1) {
                Some(before) => self.enter(before, false),
                None => Err(Trouble::Lesson(LessonTrouble::First)),
            },
            "show" if command.is_bare() => Ok(self.again()),
            "points" | "move" if asked => self.given(&points, outside),
            "points" if points.len() == 1 && self.is_walking() => return None,
            "points" | "move" => Err(Trouble::Lesson(LessonTrouble::NothingAsked)),
            "hint" => self.lesson_hint(),
            "undo" if asked => self.take_back(),
            "answer" => self.give_up(outside),
            "restart" => {
                self.course.iter_mut().for_each(|course| course.outcomes.clear());
                self.enter(0, true)
            }
            _ => return None,
        })
    }

    /// Stores the result of a question.
    pub(super) fn learn(&self, reply: &Reply, outside: &mut dyn Outside) {
        let (Some(outcome), Some(course)) = (reply.outcome(), &self.course) else { return };
        if let Some(content) = course.lesson.steps.get(course.at).and_then(lesson::content) {
            let (at, outcome) = (outside.now(), outcome.clone());
            outside.progress().learn(Remembered { at, outcome, content });
        }
    }

    /// Leaves the lesson.
    pub(super) fn leave_lesson(&mut self) -> Answer {
        let course = self.course.take().ok_or(Trouble::Lesson(LessonTrouble::None))?;
        Ok(Reply::Lesson(course.end(false)))
    }

    fn again(&self) -> Reply {
        let step = |course: &Course| Reply::Lesson(LessonReply::Step(Box::new(course.view(false))));
        self.course.as_ref().map_or(Reply::Silent, step)
    }

    /// Goes to a step; after the last one the lesson ends.
    fn enter(&mut self, at: usize, opens: bool) -> Answer {
        let course = self.course.as_mut().ok_or(Trouble::Lesson(LessonTrouble::None))?;
        // The user may return to a question without an answer.
        (course.misses, course.hints) = (0, 0);
        course.named.clear();
        let Some(step) = course.lesson.steps.get(at) else {
            let end = course.end(true);
            self.course = None;
            return Ok(Reply::Lesson(end));
        };
        course.at = at;
        course.board = step.board.as_ref().map(|board| board.position.clone());
        let mut shown = course.board.clone();
        if let (StepKind::Demonstration(line), Some(board)) = (&step.kind, &shown) {
            shown = board.clone().after(&line.line).ok();
        }
        if course.asked().is_none() && course.question().is_some() {
            course.board = None;
        }
        let view = course.view(opens);
        if let Some(position) = shown {
            self.set_board(position);
        }
        Ok(Reply::Lesson(LessonReply::Step(Box::new(view))))
    }

    /// Makes the lesson's board the session's position.
    fn set_board(&mut self, position: Position) {
        let course = self.course.take();
        self.start(position, None);
        self.course = course;
    }

    /// Judges points that were given as an answer.
    fn given(&mut self, points: &[Point], outside: &dyn Outside) -> Answer {
        let (_, question, board) = self.asked()?;
        if question.manner != Manner::Name && points.len() != 1 {
            return Err(Trouble::Lesson(LessonTrouble::OnePoint));
        }
        let budget = budget(outside);
        let judge = |&point| lesson::judge(&question, &board, point, &mut self.vcf, &budget);
        let judged: Vec<JudgedPoint> = points.iter().map(judge).collect();
        if budget.stop.is_raised() {
            // An answer whose judgement was stopped is not counted.
            return Err(stopped());
        }
        let (stands, position) = self.stand(&question, board, &judged);
        let shown = match &stands {
            Stands::Over(outcome) if outcome.result == QuestionResult::Missed => {
                answer_of(&question, &position, &budget)
            }
            _ => Vec::new(),
        };
        if position != self.position {
            self.set_board(position.clone());
        }
        let view = LessonJudged { question, points: judged, stands, position, shown };
        Ok(Reply::Lesson(LessonReply::Judged(Box::new(view))))
    }

    /// The state of a question after an answer, and the position after it.
    fn stand(
        &mut self,
        question: &Question,
        mut board: Position,
        judged: &[JudgedPoint],
    ) -> (Stands, Position) {
        let Some(course) = self.course.as_mut() else { return (Stands::Void, board) };
        for answer in judged.iter().filter(|answer| answer.right) {
            if !course.named.contains(&answer.point) {
                course.named.push(answer.point);
            }
        }
        let wrong = judged.iter().any(|answer| !answer.right && answer.counts());
        if wrong {
            course.misses += 1;
            let stands = if course.misses < TRIES { Stands::Again } else { over(course, question) };
            return (stands, board);
        }
        if judged.iter().any(|answer| !answer.right) {
            return (Stands::Void, board);
        }
        if question.manner == Manner::Name {
            let (named, of) = (course.named.len(), question.answer.len());
            let stands = if named < of { Stands::Named(named, of) } else { over(course, question) };
            return (stands, board);
        }
        let answer = judged.last();
        if let Some(JudgedPoint { point, reply: Some(reply), decided: false, .. }) = answer
            && question.moves > 1
            && [*point, *reply].into_iter().all(|stone| board.make(stone).is_ok())
        {
            course.board = Some(board.clone());
            return (Stands::GoesOn(*reply), board);
        }
        (over(course, question), board)
    }

    fn lesson_hint(&mut self) -> Answer {
        let (course, question, board) = self.asked()?;
        course.hints += 1;
        let mut hints = LessonHint::all(&question, &board);
        let hint = hints.swap_remove(course.hints.min(hints.len()) - 1);
        Ok(Reply::Lesson(LessonReply::Hint(hint)))
    }

    /// Takes back the last move of an answer, and the program's reply to it.
    fn take_back(&mut self) -> Answer {
        let course = self.course.as_mut().ok_or(Trouble::NothingToUndo)?;
        let start = course.lesson.steps[course.at].board.as_ref().map_or(0, |b| b.position.moves().len());
        let is_played = |board: &&mut Position| board.moves().len() > start.max(1);
        let board = course.board.as_mut().filter(is_played).ok_or(Trouble::NothingToUndo)?;
        board.undo();
        board.undo();
        let board = board.clone();
        self.set_board(board);
        Ok(self.again())
    }

    /// Shows the answer; the question counts as missed.
    fn give_up(&mut self, outside: &dyn Outside) -> Answer {
        let (course, question, position) = self.asked()?;
        course.misses = TRIES;
        let stands = over(course, &question);
        let shown = answer_of(&question, &position, &budget(outside));
        let view = LessonJudged { question, points: Vec::new(), stands, position, shown };
        Ok(Reply::Lesson(LessonReply::Judged(Box::new(view))))
    }
}

/// Checks every step of a lesson with the solver.
fn try_lesson(name: &str, outside: &mut dyn Outside) -> Answer {
    let (lesson, broken) = found(name, outside)?;
    let (tried, mut wrong) = lesson::check(&lesson, &budget(outside)).ok_or_else(stopped)?;
    wrong.extend(broken);
    if wrong.is_empty() {
        return Ok(Reply::Lesson(LessonReply::Tried(lesson, tried)));
    }
    Err(Trouble::Lesson(LessonTrouble::File(name.to_owned(), wrong)))
}

/// The list of lessons, with the number of known questions of each.
fn all(outside: &mut dyn Outside) -> Reply {
    let lessons = library::lessons();
    // A failure to read progress is reported in practice; the list is shown without it.
    let learned = outside.progress().learned().unwrap_or_default();
    let known = lessons.iter().map(|lesson| lesson::known(lesson, &learned)).collect();
    Reply::Lesson(LessonReply::List(lessons, known))
}

/// The budget of each search in a lesson.
pub(super) fn budget(outside: &dyn Outside) -> Budget {
    Budget { stop: outside.stop(), ..Budget::default() }
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
    let (_, refused) = lesson::check(&lesson, &budget(outside)).ok_or_else(stopped)?;
    lesson.steps.retain(|step| refused.iter().all(|error| (error.line, error.column) != step.place));
    wrong.extend(refused);
    if lesson.steps.is_empty() { none(wrong) } else { Ok((Rc::new(lesson), wrong)) }
}

/// Ends the question: its result is stored and returned.
fn over(course: &mut Course, question: &Question) -> Stands {
    let result = match course.misses {
        0 => QuestionResult::First,
        misses if misses < TRIES => QuestionResult::Second,
        _ => QuestionResult::Missed,
    };
    let (lesson, hints) = (course.lesson.id.clone(), course.hints);
    let outcome = QuestionOutcome { lesson, question: question.id.clone(), result, hints };
    course.outcomes.push(outcome.clone());
    Stands::Over(outcome)
}
