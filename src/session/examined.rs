//! The state of an exam.

use std::collections::VecDeque;
use std::time::Duration;

use super::outside::Outside;
use super::puzzles::LOOK;
use crate::board::Point;
use crate::reply::{ExamTask, TaskView};
use crate::solve::{MoveValue, Vcf};
use crate::teach::puzzle::Puzzle;
use crate::teach::train::grade::{Grader, NothingVerdict};
use crate::teach::train::{self, ExamResult, PracticeList};

/// An exam that is under way.
pub(super) struct Exam {
    /// The exam as it is stored.
    pub list: PracticeList,
    /// Its number, from 1.
    pub number: usize,
    /// The puzzles that have no answer yet, the one on the board first; never empty.
    pub questions: VecDeque<Question>,
    /// When the puzzle on the board was set.
    pub begun: Duration,
    /// When the time is up.
    pub until: Option<Duration>,
}

/// A puzzle of an exam.
pub(super) struct Question {
    pub puzzle: Puzzle,
    /// Whether it is set as the question whether there is a win at all.
    pub look: bool,
    /// The time that was spent on it before it was put off.
    pub spent: Duration,
}

impl Exam {
    /// What the puzzle on the board asks.
    pub fn asked(&self, outside: &dyn Outside) -> Option<ExamTask> {
        let Question { puzzle, look, .. } = self.questions.front()?;
        let shown = if *look { train::disguised(puzzle, "look", LOOK) } else { puzzle.clone() };
        Some(ExamTask {
            task: TaskView { position: puzzle.position.clone(), puzzle: shown },
            answered: self.list.puzzles.len().saturating_sub(self.questions.len()),
            of: self.list.puzzles.len(),
            left: self.until.map(|until| until.saturating_sub(outside.elapsed()).as_millis() as u64),
            finds_points: puzzle.goal.kind.finds_points(),
        })
    }

    /// Puts the puzzle on the board off until the others are answered.
    pub fn put_off(&mut self, outside: &dyn Outside) {
        if let Some(mut question) = self.questions.pop_front() {
            question.spent += outside.elapsed().saturating_sub(self.begun);
            self.questions.push_back(question);
        }
        self.begun = outside.elapsed();
    }
}

/// What an answer is worth: the points that were named, or none for the answer that there is nothing to find. One point
/// decides, except where all points of a kind are to be named.
pub(super) fn judged(puzzle: &Puzzle, points: &[Point], vcf: &mut Vcf, outside: &dyn Outside) -> ExamResult {
    let mut grader = Grader { vcf, budget: outside.limits(), goal: puzzle.goal };
    let Some(&first) = points.first() else {
        return match grader.nothing(&puzzle.position) {
            NothingVerdict::Right(_) => ExamResult::Right,
            NothingVerdict::Wins(_) | NothingVerdict::Points(_) => ExamResult::Wrong,
            NothingVerdict::Unknown(_) => ExamResult::Unproven,
        };
    };
    if puzzle.goal.kind.finds_points() {
        let wanted = grader.wanted(&puzzle.position);
        let is_missing = wanted.points.iter().any(|point| !points.contains(point));
        let is_other = points.iter().any(|point| !wanted.points.contains(point));
        return match (is_missing, is_other, wanted.complete) {
            (true, ..) | (false, true, true) => ExamResult::Wrong,
            (false, false, true) => ExamResult::Right,
            // Other points may be among those that are to be named.
            (false, _, false) => ExamResult::Unproven,
        };
    }
    match grader.grade(&puzzle.position, first).mark {
        MoveValue::Best | MoveValue::Equivalent | MoveValue::Longer => ExamResult::Right,
        // A win by other means than those asked for is no answer to the question.
        MoveValue::OtherRoute | MoveValue::ThrowsWin | MoveValue::LosesNow | MoveValue::Illegal => {
            ExamResult::Wrong
        }
        MoveValue::Unproven => ExamResult::Unproven,
    }
}
