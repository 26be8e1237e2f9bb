//! An exam: puzzles are answered, and nothing is said of the answers before the end.

use super::activity::Activity;
use super::examined::{self, Exam, Question};
use super::grammar::Command;
use super::grammar::practice::{EXAM, EXAMS, FILES, MINUTES, MOVE_POINT, SET_OPTIONS};
use super::grammar::shared::SEED;
use super::outside::Outside;
use super::puzzles::looks;
use super::tasks::{filter_of, has_theme, puzzles_of};
use super::training::remembered;
use super::{Answer, Session};
use crate::board::{Dice, Point};
use crate::reply::{ExamEnd, ExamView, ExamsView, ListTrouble, ListsReply, Reply, Trouble};
use crate::teach::analyze::Refused;
use crate::teach::puzzle::{GoalKind, Puzzle};
use crate::teach::train::{
    self, Attempt, AttemptMode, ExamReport, ExamResult, ListKind, ListPlace, ListedPuzzle, PracticeList,
    PracticeRecord,
};

/// The commands that tell nothing of a puzzle, and change nothing on the board.
const HARMLESS: [&str; 5] = ["help", "lang", "glyphs", "glossary", "tour"];

/// The milliseconds of a minute.
const MINUTE: f64 = 60_000.0;

impl Session {
    /// Begins an exam.
    pub(super) fn begin_exam(&mut self, command: &Command, outside: &mut dyn Outside) -> Answer {
        let count = command.need(&EXAM)?;
        let files: Vec<String> = command.all(&FILES).collect();
        let (puzzles, _) = puzzles_of(&files, outside)?;
        let filter = filter_of(command);
        has_theme(&puzzles, &filter)?;
        let (attempts, notice) = remembered(outside);
        let now = outside.now();
        let record = PracticeRecord::replay(&attempts, now);
        let wanted = filter.select(&puzzles, &record);
        if wanted.len() < count {
            return Err(Trouble::List(ListTrouble::TooFew(count, wanted.len())));
        }
        let mut dice = Dice::new(command.get(&SEED).unwrap_or(now));
        let chosen = train::spread(wanted, count, &record, &mut dice);
        let exams = exams(outside)?;
        // Two exams may have begun within a millisecond, or before the clock was set back.
        let is_free = |name: &u64| exams.iter().all(|exam| exam.name != name.to_string());
        let name = (now..=u64::MAX).take(exams.len() + 1).find(is_free).unwrap_or(now).to_string();
        let limit = command.get(&MINUTES).unwrap_or(count as f64) * MINUTE;
        let list = PracticeList {
            at: now,
            kind: ListKind::Exam,
            name,
            puzzles: chosen.iter().map(|puzzle| ListedPuzzle::of(puzzle)).collect(),
            asked: command.written(SET_OPTIONS),
            files,
            shuffle: None,
            limit: Some(limit as u64),
        };
        outside.progress().add_list(list.clone());
        let question = |puzzle: &&Puzzle| Question {
            puzzle: (*puzzle).clone(),
            look: looks(puzzle, &mut dice) && filter.kind.is_none_or(|kind| kind == GoalKind::None),
            spent: std::time::Duration::ZERO,
        };
        let exam = Exam {
            list,
            number: exams.len() + 1,
            questions: chosen.iter().map(question).collect(),
            begun: outside.elapsed(),
            until: Some(outside.elapsed() + std::time::Duration::from_millis(limit as u64)),
        };
        self.start(chosen[0].position.clone(), None);
        self.activity = Activity::Exam(Box::new(exam));
        let mut view = self.examined(outside);
        view.notices.extend(notice);
        Ok(Reply::Lists(ListsReply::Exam(Box::new(view))))
    }

    /// Whether an exam goes on.
    pub const fn is_in_exam(&self) -> bool {
        matches!(self.activity, Activity::Exam(_))
    }

    /// The reply to a command in an exam; `None` where none is under way, or the command tells nothing.
    pub(super) fn in_exam(&mut self, command: &Command, outside: &mut dyn Outside) -> Option<Reply> {
        let Activity::Exam(exam) = &mut self.activity else { return None };
        let path = command.path();
        if path == "quit" && command.is_bare() {
            self.activity = Activity::Free;
            return None;
        }
        if exam.until.is_some_and(|until| outside.elapsed() >= until) {
            return Some(self.end_exam(ExamEnd::TimeUp, outside));
        }
        let points = command.points();
        let answer = match path {
            path if HARMLESS.contains(&path) => return None,
            "points" => self.answer_exam(&points, outside),
            "move" if command.has(&MOVE_POINT) => {
                self.answer_exam(&command.all(&MOVE_POINT).collect::<Vec<_>>(), outside)
            }
            "nothing" => self.answer_exam(&[], outside),
            "next" | "skip" => {
                exam.put_off(outside);
                Ok(self.examined(outside))
            }
            "show" | "repeat" | "board" => Ok(self.examined(outside)),
            "quit" if command.is_leaving("exam") => return Some(self.end_exam(ExamEnd::Left, outside)),
            path => Err(Trouble::List(ListTrouble::InExam(path.to_owned()))),
        };
        Some(match answer {
            Ok(view) if view.task.is_none() => self.end_exam(ExamEnd::Answered, outside),
            Ok(view) => Reply::Lists(ListsReply::Exam(Box::new(view))),
            Err(trouble) => Reply::Trouble(trouble),
        })
    }

    /// Notes an answer to the puzzle on the board; no points are the answer that there is nothing to find.
    fn answer_exam(&mut self, points: &[Point], outside: &mut dyn Outside) -> Result<ExamView, Trouble> {
        let Activity::Exam(exam) = &mut self.activity else { return Ok(ExamView::default()) };
        let Some(Question { puzzle, spent, .. }) = exam.questions.front() else {
            return Ok(ExamView::default());
        };
        if points.len() > 1 && !puzzle.goal.kind.finds_points() {
            return Err(Trouble::OneMove(points.len()));
        }
        for &point in points {
            puzzle.position.clone().make(point).map_err(Trouble::Illegal)?;
        }
        let answered = outside.elapsed();
        let result = examined::judged(puzzle, points, &mut self.vcf, outside);
        if result == ExamResult::Unproven && outside.stop().is_raised() {
            return Err(Trouble::Refused(Refused::Stopped));
        }
        let solved = result == ExamResult::Right;
        let attempt = Attempt {
            at: outside.now(),
            puzzle: puzzle.id.clone(),
            content: train::content(puzzle),
            kind: puzzle.goal.kind.name().to_owned(),
            mode: AttemptMode::Exam,
            solved,
            misses: usize::from(result == ExamResult::Wrong),
            hints: 0,
            score: train::score(solved, 0, 0.0),
            millis: (*spent + answered.saturating_sub(exam.begun)).as_millis() as u64,
            rating: train::starting(puzzle),
            moves: points.to_vec(),
            place: Some(ListPlace { list: exam.list.name.clone(), cycle: 1 }),
        };
        exam.questions.pop_front();
        // The time in which the answer was judged is not the solver's.
        let judged = outside.elapsed();
        exam.until = exam.until.map(|until| until + judged.saturating_sub(answered));
        exam.begun = judged;
        outside.progress().record(attempt);
        Ok(ExamView { noted: true, ..self.examined(outside) })
    }

    /// The puzzle of the exam that is to be answered, which is put on the board; without one where all are answered.
    fn examined(&mut self, outside: &mut dyn Outside) -> ExamView {
        let Activity::Exam(exam) = &self.activity else { return ExamView::default() };
        let task = exam.asked(outside);
        if let Some(task) = &task {
            self.set_up(task.task.position.clone(), None);
        }
        let notices = outside.progress().take_notices();
        ExamView { notices, task: task.map(Box::new), ..ExamView::default() }
    }

    /// Ends the exam and reports it.
    fn end_exam(&mut self, end: ExamEnd, outside: &mut dyn Outside) -> Reply {
        let Activity::Exam(exam) = std::mem::take(&mut self.activity) else { return Reply::Silent };
        let (attempts, notice) = remembered(outside);
        let report = ExamReport::of(&exam.list, exam.number, &attempts);
        let notices = notice.into_iter().chain(outside.progress().take_notices()).collect();
        let noted = end == ExamEnd::Answered;
        Reply::Lists(ListsReply::Exam(Box::new(ExamView {
            notices,
            noted,
            task: None,
            end: Some(end),
            report: Some(Box::new(report)),
        })))
    }

    /// The exams that were taken, or the report of one.
    pub(super) fn exams_taken(command: &Command, outside: &mut dyn Outside) -> Answer {
        let attempts = outside.progress().attempts().map_err(Trouble::Progress)?;
        let exams = exams(outside)?;
        let report = |(at, exam): (usize, &PracticeList)| ExamReport::of(exam, at + 1, &attempts);
        let notices = outside.progress().take_notices();
        let Some(number) = command.get(&EXAMS).filter(|&number| number > 0) else {
            let reports = exams.iter().enumerate().map(report).collect();
            return Ok(Reply::Lists(ListsReply::Exams(Box::new(ExamsView {
                notices,
                reports,
                now: outside.now(),
            }))));
        };
        let exam = exams.get(number - 1).ok_or(Trouble::List(ListTrouble::NoExam(number, exams.len())))?;
        let report = Some(Box::new(report((number - 1, exam))));
        Ok(Reply::Lists(ListsReply::Exam(Box::new(ExamView { notices, report, ..ExamView::default() }))))
    }
}

/// The exams that were begun, the oldest first.
pub(super) fn exams(outside: &mut dyn Outside) -> Result<Vec<PracticeList>, Trouble> {
    let mut lists = outside.progress().lists().map_err(Trouble::Progress)?;
    lists.retain(|list| list.kind == ListKind::Exam);
    Ok(lists)
}
