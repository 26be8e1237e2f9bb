//! A lesson that is open: the step, its question, and how answers to it end.

use std::rc::Rc;

use crate::board::{Point, Position};
use crate::reply::{LessonEnd, LessonHint, LessonReply, LessonStepView, LessonTrouble, Stands, Trouble};
use crate::teach::lesson::{
    JudgedPoint, Lesson, LessonStep, Manner, Question, QuestionOutcome, QuestionResult, StepKind, TRIES,
    library,
};

/// A lesson that is open.
pub(super) struct Course {
    pub lesson: Rc<Lesson>,
    /// The step, from 0.
    pub at: usize,
    /// The board of the question, with the moves that were played on it.
    board: Option<Position>,
    /// Tries at this question that failed.
    misses: usize,
    /// Hints taken at this question.
    hints: usize,
    /// Points named so far.
    named: Vec<Point>,
    /// How questions ended.
    outcomes: Vec<QuestionOutcome>,
}

impl Course {
    /// A lesson at its first step.
    pub fn new(lesson: Rc<Lesson>) -> Self {
        let (board, named, outcomes) = (None, Vec::new(), Vec::new());
        let mut course = Self { lesson, at: 0, board, misses: 0, hints: 0, named, outcomes };
        course.enter(0);
        course
    }

    /// A lesson that was left, at the step at which it goes on, with the results so far.
    pub fn resumed(lesson: Rc<Lesson>, at: usize, outcomes: Vec<QuestionOutcome>) -> Self {
        let mut course = Self { outcomes, ..Self::new(lesson) };
        course.enter(at);
        course
    }

    /// Goes to a step, where there is one.
    pub fn enter(&mut self, at: usize) -> bool {
        let Some(step) = self.lesson.steps.get(at) else { return false };
        self.at = at;
        // A question that is left unanswered may be come back to.
        (self.misses, self.hints) = (0, 0);
        self.named.clear();
        let answered = step.question().is_some() && self.asked().is_none();
        self.board = step.board.as_ref().filter(|_| !answered).map(|board| board.position.clone());
        true
    }

    /// Forgets how questions ended, and begins at the first step.
    pub fn restart(&mut self) {
        self.outcomes.clear();
        self.enter(0);
    }

    pub fn step(&self) -> Option<&LessonStep> {
        self.lesson.steps.get(self.at)
    }

    /// The board with which the step begins: of a demonstration, the one after its moves.
    pub fn board(&self) -> Option<Position> {
        let step = self.step()?;
        let board = step.board.as_ref()?.position.clone();
        match &step.kind {
            StepKind::Demonstration(line) => board.after(&line.line).ok(),
            StepKind::Told | StepKind::Question(_) => Some(board),
        }
    }

    /// The question that waits for its answer.
    pub fn asked(&self) -> Option<&Question> {
        self.step()?
            .question()
            .filter(|question| self.outcomes.iter().all(|known| known.question != question.id))
    }

    /// The question that waits for its answer, and the board on which it is asked.
    pub fn posed(&self) -> Result<(Question, Position), Trouble> {
        let posed = self.asked().cloned().zip(self.board.clone());
        posed.ok_or(Trouble::Lesson(LessonTrouble::NothingAsked))
    }

    pub fn view(&self, opens: bool) -> LessonStepView {
        let (lesson, played) = (Rc::clone(&self.lesson), self.board.clone());
        LessonStepView {
            lesson,
            at: self.at,
            opens,
            resumed: false,
            played,
            open: self.asked().is_some(),
            broken: Vec::new(),
        }
    }

    /// How the lesson ended, after its last step or before.
    pub fn end(&self, finished: bool) -> LessonReply {
        let all = library::lessons();
        let next = all.iter().position(|lesson| lesson.id == self.lesson.id).and_then(|i| all.get(i + 1));
        let (lesson, outcomes) = (Rc::clone(&self.lesson), self.outcomes.clone());
        LessonReply::Ended(LessonEnd { lesson, outcomes, finished, next })
    }

    /// What becomes of a question by an answer, and the board after it.
    pub fn stand(
        &mut self,
        question: &Question,
        mut board: Position,
        judged: &[JudgedPoint],
    ) -> (Stands, Position) {
        for answer in judged.iter().filter(|answer| answer.right) {
            if !self.named.contains(&answer.point) {
                self.named.push(answer.point);
            }
        }
        let wrong = judged.iter().any(|answer| !answer.right && answer.counts());
        if wrong {
            self.misses += 1;
            let stands = if self.misses < TRIES { Stands::Again } else { self.over(question) };
            return (stands, board);
        }
        let (named, of) = (self.named.len(), question.answer.len());
        if question.manner == Manner::Name && named == of {
            // Nothing is left to name, whatever else was named that is no answer.
            return (self.over(question), board);
        }
        if judged.iter().any(|answer| !answer.right) {
            return (Stands::Void, board);
        }
        if question.manner == Manner::Name {
            return (Stands::Named(named, of), board);
        }
        let answer = judged.last();
        if let Some(JudgedPoint { point, reply: Some(reply), decided: false, .. }) = answer
            && question.moves > 1
            && [*point, *reply].into_iter().all(|stone| board.make(stone).is_ok())
        {
            self.board = Some(board.clone());
            return (Stands::GoesOn(*reply), board);
        }
        (self.over(question), board)
    }

    /// A hint at the question, more of it each time.
    pub fn hint(&mut self) -> Result<LessonHint, Trouble> {
        let (question, board) = self.posed()?;
        self.hints += 1;
        let mut hints = LessonHint::all(&question, &board);
        Ok(hints.swap_remove(self.hints.min(hints.len()) - 1))
    }

    /// Takes the last move of an answer back, and what it was answered with; hands out the board before them.
    pub fn take_back(&mut self) -> Option<Position> {
        let start = self.step()?.board.as_ref().map_or(0, |board| board.position.moves().len());
        let board = self.board.as_mut().filter(|board| board.moves().len() > start.max(1))?;
        board.undo();
        board.undo();
        Some(board.clone())
    }

    /// The answer is shown; the question counts as missed.
    pub fn give_up(&mut self, question: &Question) -> Stands {
        self.misses = TRIES;
        self.over(question)
    }

    /// The question is over: how it ended is kept, and told.
    fn over(&mut self, question: &Question) -> Stands {
        let result = match self.misses {
            0 => QuestionResult::First,
            misses if misses < TRIES => QuestionResult::Second,
            _ => QuestionResult::Missed,
        };
        let (lesson, hints) = (self.lesson.id.clone(), self.hints);
        let outcome = QuestionOutcome { lesson, question: question.id.clone(), result, hints };
        self.outcomes.push(outcome.clone());
        Stands::Over(outcome)
    }
}
